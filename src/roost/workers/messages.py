"""The messages between the server and a worker."""

from __future__ import annotations

from typing import Final

import msgspec

from roost.core.advice import Advice

READY_NUMBER: Final = 0
"""The number of the `ReadyAnswer`, which answers no job; jobs are numbered from 1."""


class _Job(msgspec.Struct, frozen=True):
    game: str
    position: str
    """An imagined position, never the true one."""
    seed: int
    """The seed of all random draws: the same job gives the same answer on any worker."""
    effort: int = 0
    """Steps; 0: the default of the level."""
    time_limit_s: float = 0.0
    """0: the default of the level."""


class ChooseJob(_Job, frozen=True, tag="choose", kw_only=True):
    """A request for a bot's move."""

    bot: str


class AdviseJob(_Job, frozen=True, tag="advise"):
    """A request for the coach's advice."""


class ReadyAnswer(msgspec.Struct, frozen=True, tag="ready"):
    """The first message of a worker, which can take jobs now."""

    compiled: bool
    """Whether it runs the compiled engine."""


class ChosenAnswer(msgspec.Struct, frozen=True, tag="chosen"):
    """A bot's move."""

    move: str


class AdviceAnswer(msgspec.Struct, frozen=True, tag="advised"):
    """The coach's advice."""

    advice: tuple[Advice, ...]


class FailedAnswer(msgspec.Struct, frozen=True, tag="failed"):
    """An exception of the bot or the coach."""

    error: str
    """The class of the exception, without its text, which could quote the position."""


Job = ChooseJob | AdviseJob
Answer = ReadyAnswer | ChosenAnswer | AdviceAnswer | FailedAnswer


class Request(msgspec.Struct, frozen=True):
    """A message to a worker."""

    number: int
    """Returned with the answer, to match it to its job."""
    seconds: float
    """The worker ends itself after this time, in case the server is gone."""
    job: Job


class Reply(msgspec.Struct, frozen=True):
    """A message from a worker."""

    number: int
    answer: Answer
