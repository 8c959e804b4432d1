"""A person at a real terminal, who types into a process and reads its screen."""

from __future__ import annotations

import fcntl
import os
import re
import struct
import sys
import termios
from collections.abc import Callable, Mapping
from typing import NamedTuple

import pexpect  # type: ignore[import-untyped]
import pexpect.fdpexpect  # type: ignore[import-untyped]

from tests.roost_process import start_roost

PROMPT = "(?:\x1b\\[\\?2004h)?> $"
CODES = re.compile("\x1b\\[[0-9;?]*[A-Za-z]|\x1b[=>]")
MOVE = re.compile(r"^ {1,3}(\d+)  (\S.*?)(?:  +(\S.*?))? *$")


class Move(NamedTuple):
    """A line of the menu of moves."""

    number: str
    words: str
    notation: str


def surroundings(**changes: str) -> dict[str, str]:
    """Return an environment in which only the test decides on language and colours."""
    names = (
        "LANG",
        "LC_ALL",
        "LC_MESSAGES",
        "ROOST_LANGUAGE",
        "NO_COLOR",
        "FORCE_COLOR",
        "COLUMNS",
        "PYTHONIOENCODING",
    )
    kept = {name: value for name, value in os.environ.items() if name not in names}
    return {**kept, "LANG": "C.UTF-8", "TERM": "xterm-256color", **changes}


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "roost", *arguments]


class Terminal(pexpect.fdpexpect.fdspawn):  # type: ignore[misc]
    """A terminal of 24 lines and 80 columns with a forked process."""

    def __init__(self, *arguments: str, environment: Mapping[str, str]) -> None:
        ours, theirs = os.openpty()
        super().__init__(ours, encoding="utf-8", timeout=20)
        self.setwinsize(24, 80)
        self._end = os.fdopen(start_roost(*arguments, environment=environment, terminal=theirs))
        os.close(theirs)

    def setwinsize(self, rows: int, columns: int) -> None:
        fcntl.ioctl(self.child_fd, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def close(self) -> None:
        if not self.closed:
            with self._end as end:
                # Hang up unless the process has closed the terminal; then it is about to end by itself.
                if not self.flag_eof:
                    super().close()
                self.exitstatus = int(end.read())
            super().close()


class Keyboard:
    """A process of `roost` in a terminal of 24 lines and 80 columns, forked or started as usual."""

    def __init__(self, *arguments: str, environment: Mapping[str, str], forked: bool = False) -> None:
        if forked:
            self.process = Terminal(*arguments, environment=environment)
        else:
            program, *rest = command(*arguments)
            self.process = pexpect.spawn(
                program, rest, env=dict(environment), dimensions=(24, 80), encoding="utf-8", timeout=20
            )
        self.process.delaybeforesend = None
        self.raw = ""
        """The whole output with escape codes."""

    def read(self) -> str:
        """Return the output up to the next prompt."""
        self.process.expect(PROMPT)
        return self._shown()

    def type(self, line: str) -> str:
        """Type a line, and return the output up to the next prompt."""
        self.process.sendline(line)
        return self.read()

    def leave(self, line: str) -> str:
        """Type a line that ends the process, and return the rest of the output."""
        self.process.sendline(line)
        return self.rest()

    def rest(self) -> str:
        """Return the output until the process ends."""
        self.process.expect(pexpect.EOF)
        self.process.close()
        return self._shown()

    @property
    def code(self) -> int:
        assert self.process.exitstatus is not None
        return int(self.process.exitstatus)

    def _shown(self) -> str:
        after = self.process.after
        text = self.process.before + (after if isinstance(after, str) else "")
        self.raw += text
        return plain(text)

    def play(self, decide: Callable[[list[Move]], str], shown: str) -> str:
        """Play to the end with a rule for decisions, and return the whole output."""
        output = [shown]
        for _decision in range(2000):
            self.process.sendline(decide(moves(shown)))
            if self.process.expect([PROMPT, pexpect.EOF]) == 1:
                self.process.close()
                output.append(self._shown())
                return "".join(output)
            shown = self._shown()
            output.append(shown)
        raise AssertionError("the game does not end")


def plain(text: str) -> str:
    return CODES.sub("", text).replace("\r\n", "\n")


def moves(shown: str) -> list[Move]:
    """Return the last menu of moves on the screen."""
    lists: list[list[Move]] = [[]]
    for line in shown.splitlines():
        if (match := MOVE.match(line)) is not None:
            lists[-1].append(Move(match[1], match[2], match[3] or match[2]))
        elif lists[-1]:
            lists.append([])
    found = [offered for offered in lists if offered]
    assert found, shown
    return found[-1]


def sensible(failure: str) -> Callable[[list[Move]], Move]:
    """Return a rule: take worms, then the highest symbol, and stop unless the description contains `failure`."""

    def choose(offered: list[Move]) -> Move:
        by_notation = {move.notation: move for move in offered}
        stop = by_notation.get("stop")
        if stop is not None:
            return stop if failure not in stop.words else by_notation["roll"]
        return by_notation.get("take W") or [move for move in offered if move.notation != "weasel"][-1]

    return choose
