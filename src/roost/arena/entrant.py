"""Entrants of a match: a bot and how much it may think, as `fox`, `fox@500` (steps) or `fox@0.1s` (time)."""

from __future__ import annotations

import math
import re
from typing import Final

import msgspec

from roost.arena.errors import ArenaError
from roost.core.budget import Budget

__all__ = ["ENDLESS", "Allowance", "Entrant", "read_entrant"]

ENDLESS: Final = 10**12
"""More steps than any bot takes, so that only its time limit ends a search."""
_MAX_SECONDS: Final = 3600.0
_FORM: Final = re.compile(r"([^@\s]+|[^@]+\.py:[\w.]+)(?:@(?:(?P<steps>[0-9]{1,12})|(?P<seconds>[0-9]*\.?[0-9]+)s))?")


class Allowance(msgspec.Struct, frozen=True):
    """How much a bot may think about a move; the values are those of a `Budget`."""

    effort: int = 0
    """The number of steps; 0: the bot's own."""
    seconds: float | None = None
    """The time limit; None: no limit; 0: the bot's own."""

    @classmethod
    def of(cls, effort: int | None, seconds: float | None) -> Allowance:
        """Return what `--effort` and `--seconds` ask for. Bots use up a time limit that stands alone."""
        if effort is not None and not 1 <= effort <= ENDLESS:
            raise ArenaError(f"an effort is a number of steps from 1 to {ENDLESS}, not {effort}")
        if seconds is not None and not 0.0 <= seconds <= _MAX_SECONDS:
            raise ArenaError(f"a time limit is from 0 (what each level takes at a table) to {_MAX_SECONDS:.0f} seconds")
        return cls(effort or (ENDLESS if seconds else 0), seconds)

    def __str__(self) -> str:
        """Return a text for people, such as `500 steps, 0.1 s`."""
        steps = "as its level" if self.effort == 0 else "endless" if self.effort == ENDLESS else f"{self.effort} steps"
        if self.seconds is None:
            return steps
        return f"{steps}, {f'{self.seconds:g} s' if self.seconds else 'in time'}"

    @property
    def budget(self) -> Budget:
        """Return the budget that the bot is given."""
        return Budget(self.effort, math.inf if self.seconds is None else self.seconds)


class Entrant(msgspec.Struct, frozen=True):
    """A bot with an allowance. Entrants with the same label are the same player in several seats."""

    label: str
    bot: str
    allowance: Allowance


def read_entrant(text: str, usual: Allowance) -> Entrant:
    """Return the entrant that a word stands for; `usual` is its allowance where the word says none."""
    form = _FORM.fullmatch(text)
    if form is None:
        raise ArenaError(f"{text!r} is no bot; write NAME, NAME@STEPS or NAME@TIMEs, such as fox@500 or fox@0.1s")
    steps, seconds = form["steps"], form["seconds"]
    if steps is None and seconds is None:
        return Entrant(text, form[1], usual)
    own = Allowance.of(None if steps is None else int(steps), None if seconds is None else float(seconds))
    return Entrant(text, form[1], own)
