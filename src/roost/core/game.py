"""A game: stateless, it says what it is called, how many can play and how it begins."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

import msgspec

from roost.core.chance import Chance
from roost.core.errors import OptionsError
from roost.core.event import Event
from roost.core.extras import Extras
from roost.core.state import State

__all__ = ["Game", "Options"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's options, typed and with defaults. This base, without any, is for games that have none."""


class Game(ABC):
    """The contract that every game meets; `roost.core.conformance` checks it."""

    key: ClassVar[str]
    """The name in the registry, on the wire and in records: lower case, no spaces."""
    rules: ClassVar[int] = 1
    """Raised whenever the same moves and chance could lead elsewhere, so that old records are not misread."""
    seats: ClassVar[range]
    """How many can play."""
    options: ClassVar[type[Options]] = Options
    folder: ClassVar[str | None] = None
    """The package with the game's words; None for a game in a single file."""
    words_folder: ClassVar[Path | None] = None
    """Where a game in a single file keeps its words (`en.ftl` and so on), if it has any."""
    extras: ClassVar[Extras] = Extras()
    """What the game offers besides its rules: bots, a coach, a painter."""

    @abstractmethod
    def new(self, seats: int, options: Options, chance: Chance, log: list[Event] | None = None) -> State:
        """A fresh game, up to its first decision, with what happened until then in the log.

        Use `start` for options and seats that were not checked.
        """

    @abstractmethod
    def read(self, position: str) -> State:
        """The state that `State.position` wrote down, or one that a person wrote; raises `UnreadableError`."""

    def start(
        self,
        seats: int,
        chance: Chance,
        options: Options | Mapping[str, object] | None = None,
        log: list[Event] | None = None,
    ) -> State:
        """`new`, after checking what was asked for."""
        self.check_seats(seats)
        return self.new(seats, self.choose({} if options is None else options), chance, log)

    def check_seats(self, seats: int) -> None:
        """Raise `OptionsError` for a number of seats that the game does not have."""
        if seats not in self.seats:
            raise OptionsError(
                f"{self.key} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats}",
                "seats",
                least=self.seats[0],
                most=self.seats[-1],
                given=seats,
            )

    def sides(self, seats: int) -> tuple[int, ...]:
        """Which side each seat plays on: partners share one. Where nothing else is said, everybody plays alone."""
        return tuple(range(seats))

    def choose(self, given: Mapping[str, object] | Options) -> Options:
        """The options out of plain values, as a command line or a record has them; ready-made ones stay as they are."""
        if type(given) is self.options:
            return given
        if not isinstance(given, Mapping):
            raise OptionsError(f"{type(given).__name__} are not the options of {self.key}", "options-kind")
        try:
            return msgspec.convert(dict(given), self.options, strict=False)
        except msgspec.ValidationError as error:
            known = ", ".join(self.choices()) or "none"
            raise OptionsError(
                f"{self.key} cannot be played with {_plain(given)}: {error}; its options are: {known}",
                "options",
                given=_plain(given),
                known=known,
            ) from None

    def choices(self) -> list[str]:
        """The options in words that can be typed: `variant=classic|deluxe`."""
        described = []
        for field in msgspec.inspect.type_info(self.options).fields:  # type: ignore[attr-defined]
            kind = field.type
            values = (
                kind.values if isinstance(kind, msgspec.inspect.LiteralType) else [type(kind).__name__[:-4].lower()]
            )
            described.append(f"{field.encode_name}={'|'.join(map(str, values))}")
        return described


def _plain(given: Mapping[str, object]) -> str:
    return " ".join(f"{name}={value}" for name, value in given.items())
