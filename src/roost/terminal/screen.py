"""The screen: output and input with colours, encodings, pipes and the keyboard."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, TextIO

from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from roost.terminal.transliteration import can_encode, transliterate, transliterate_unencodable
from roost.terminal.wrapped_text import WrappedText

__all__ = ["MAX_WIDTH", "Screen", "parse_number"]

MAX_WIDTH: Final = 80
"""Of drawings and of lines of text, since longer lines are hard to read."""
_CLEAR_SCROLLBACK: Final = "\x1b[3J"
_MAX_DIGITS: Final = 9
_DRAWING_CHARACTERS: Final = "╭─╮│╰╯├┼┤┬┴▒▸·"


class Screen:
    """The standard streams."""

    def __init__(self, *, color: bool = True, out: TextIO | None = None) -> None:
        # A closed standard stream is None.
        file = out or sys.stdout or io.StringIO()
        transliterate_unencodable(file)
        self.console = _Console(file=file, no_color=None if color else True, highlight=False, markup=False, emoji=False)
        if not self.console.is_terminal:
            self.console.width = MAX_WIDTH
        self.encoding = getattr(file, "encoding", None) or "utf-8"
        self.ascii_only = not can_encode(_DRAWING_CHARACTERS, self.encoding)
        """Whether drawings must use ASCII."""
        self.interactive = sys.stdin is not None and sys.stdin.isatty() and self.console.is_terminal
        """Whether a person sees the output and types the input."""
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        if self.interactive and not self.console.is_dumb_terminal:
            _enable_line_editing()

    def transliterate(self, text: str) -> str:
        """Return a text in letters that the screen can show."""
        return transliterate(text, self.encoding)

    def show(self, *things: RenderableType) -> None:
        """Print things one below the other."""
        for thing in things:
            self.console.print(thing, width=self._width)

    def show_spaced(self, *things: RenderableType) -> None:
        """Print things with an empty line above and below."""
        self.show(Text(), *things, Text())

    def write(self, text: str = "", style: str = "") -> None:
        """Print a text, wrapped to the width."""
        self.console.print(WrappedText(text, style) if text else Text(), crop=False, width=self._width)

    @property
    def _width(self) -> int:
        """The current width, since windows can be resized."""
        return min(self.console.width, MAX_WIDTH)

    def clear(self) -> None:
        """Clear the terminal and its scrollback, where hands could be read."""
        if self.interactive and not self.console.is_dumb_terminal:
            self.console.clear()
            self.console.file.write(_CLEAR_SCROLLBACK)
            self.console.file.flush()

    @contextmanager
    def progress(self, text: str, last: int) -> Iterator[Callable[[int], None]]:
        """Show a progress bar on standard error, if that is a terminal, and remove it afterwards.

        The `with` block gets a function that sets the progress, from 0 to `last`.
        """
        if sys.stderr is None or not sys.stderr.isatty():
            yield lambda done: None
            return
        transliterate_unencodable(sys.stderr)
        console = _Console(file=sys.stderr, no_color=self.console.no_color, markup=False, emoji=False)
        columns = TextColumn(text, markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
        with Progress(*columns, console=console, transient=True) as bar:
            task = bar.add_task("", total=last)
            yield lambda done: bar.update(task, completed=done)

    def ask(self, prompt: str = "> ") -> str:
        """Return a line of input; raises `EOFError` at the end."""
        self.console.file.flush()
        if sys.stdin is None:
            raise EOFError
        if self.interactive:
            # Line editing needs the prompt as an argument of input().
            return input(prompt)
        self.console.file.write(prompt)
        self.console.file.flush()
        answer = sys.stdin.readline()
        if not answer:
            raise EOFError
        # The input does not come from a terminal, so the output has to show it.
        self.console.file.write(self.transliterate(answer.rstrip("\n")) + "\n")
        return answer


class _Console(Console):
    def on_broken_pipe(self) -> None:
        # rich would exit at once, but a game must be saved first.
        raise BrokenPipeError


def parse_number(typed: str) -> int:
    """Return a typed number, or -1 if it is not a number or too long."""
    return int(typed) if typed.isdecimal() and len(typed) <= _MAX_DIGITS else -1


def _enable_line_editing() -> None:
    """Enable arrow keys and history for input(), if Python has readline."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
