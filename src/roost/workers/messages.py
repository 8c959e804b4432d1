"""What a worker is asked, and what it answers."""

from __future__ import annotations

from typing import Final

import msgspec

from roost.core.advice import Advice

__all__ = ["READY", "Advise", "Advised", "Answer", "Choose", "Chosen", "Failed", "Job", "Ready", "Reply", "Request"]

READY: Final = 0
"""The number of what a worker says of its own accord; those of jobs are greater."""


class _Job(msgspec.Struct, frozen=True):
    game: str
    position: str
    """An imagined state: the true one never comes here."""
    seed: int
    """Of the luck that thinking needs: the same job gives the same answer on any worker."""
    effort: int = 0
    """This and `limit` are the budget; 0: what the level says."""
    limit: float = 0.0


class Choose(_Job, frozen=True, tag="choose", kw_only=True):
    """A move, please."""

    bot: str


class Advise(_Job, frozen=True, tag="advise"):
    """What is every move worth?"""


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """The worker can be asked now."""

    compiled: bool
    """Whether it runs the compiled engine."""


class Chosen(msgspec.Struct, frozen=True, tag="chosen"):
    """The bot's move."""

    move: str


class Advised(msgspec.Struct, frozen=True, tag="advised"):
    """What the coach says."""

    advice: tuple[Advice, ...]


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """The bot or the coach made a mistake."""

    error: str
    """Its kind and no more: its text could quote the position."""


Job = Choose | Advise
Answer = Ready | Chosen | Advised | Failed


class Request(msgspec.Struct, frozen=True):
    """A job on its way to a worker."""

    number: int
    """Comes back with the answer, so that none is taken for that of another job."""
    seconds: float
    """After these the worker ends itself, in case that nobody is left to do so."""
    job: Job


class Reply(msgspec.Struct, frozen=True):
    """An answer on its way back."""

    number: int
    answer: Answer
