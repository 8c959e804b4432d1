"""Where everything is shown and asked: one place that knows colours, encodings, pipes and the keyboard."""

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
"""What everything fits into. Wider lines are hard to read, so that sentences break here too."""
_FORGET: Final = "\x1b[3J"
_LONGEST_NUMBER: Final = 9
_DRAWN: Final = "╭─╮│╰╯├┼┤┬┴▒▸·"


class Screen:
    """The standard streams, as a person sees them."""

    def __init__(self, *, color: bool = True, out: TextIO | None = None) -> None:
        # A program that was started without streams has None in their place.
        file = out or sys.stdout or io.StringIO()
        transliterate_unencodable(file)
        self.console = _Console(
            file=file,
            no_color=None if color else True,
            highlight=False,
            markup=False,
            emoji=False,
        )
        if not self.console.is_terminal:
            self.console.width = MAX_WIDTH
        self.encoding = getattr(file, "encoding", None) or "utf-8"
        self.ascii_only = not can_encode(_DRAWN, self.encoding)
        """Whether drawings have to do with ASCII."""
        self.interactive = sys.stdin is not None and sys.stdin.isatty() and self.console.is_terminal
        """Whether there is somebody at a keyboard who sees what is shown."""
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        if self.interactive and not self.console.is_dumb_terminal:
            _edit_lines()

    def transliterate(self, text: str) -> str:
        """A text as it can be written here."""
        return transliterate(text, self.encoding)

    def show(self, *things: RenderableType) -> None:
        """Print things one below the other."""
        for thing in things:
            self.console.print(thing, width=self._width)

    def show_spaced(self, *things: RenderableType) -> None:
        """Print things with an empty line above and below."""
        self.show(Text(), *things, Text())

    def write(self, text: str = "", style: str = "") -> None:
        """Print a sentence; what is too long for one line goes on in the next."""
        self.console.print(WrappedText(text, style) if text else Text(), crop=False, width=self._width)

    @property
    def _width(self) -> int:
        """Measured anew for everything that is shown: people change the size of their windows."""
        return min(self.console.width, MAX_WIDTH)

    def clear(self) -> None:
        """Empty the screen, where there is one, and what has been scrolled off it: hands could still be read there."""
        if self.interactive and not self.console.is_dumb_terminal:
            self.console.clear()
            self.console.file.write(_FORGET)
            self.console.file.flush()

    @contextmanager
    def progress(self, text: str, last: int) -> Iterator[Callable[[int], None]]:
        """How far something is that takes a while; gone when it is done.

        It stands apart from what is printed, and only where somebody sees it.
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
        """A line from the keyboard or from a pipe; raises `EOFError` at its end."""
        self.console.file.flush()
        if sys.stdin is None:
            raise EOFError
        if self.interactive:
            # Python edits the line only if it prints the prompt itself.
            return input(prompt)
        self.console.file.write(prompt)
        self.console.file.flush()
        answer = sys.stdin.readline()
        if not answer:
            raise EOFError
        # Nobody typed it on this screen: whoever reads the output wants to see it.
        self.console.file.write(self.transliterate(answer.rstrip("\n")) + "\n")
        return answer


class _Console(Console):
    def on_broken_pipe(self) -> None:
        # rich would leave the program on the spot; a game is to be saved first.
        raise BrokenPipeError


def parse_number(typed: str) -> int:
    """The number that somebody typed, or -1 where it is none, or one beyond all counting."""
    return int(typed) if typed.isdecimal() and len(typed) <= _LONGEST_NUMBER else -1


def _edit_lines() -> None:
    """Arrow keys and a history of lines, where Python has them."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
