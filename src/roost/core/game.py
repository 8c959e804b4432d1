"""The base class of games: their key, seats and options, and how they begin."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Generic

import msgspec

from roost.core.chance import Chance
from roost.core.errors import OptionsError
from roost.core.event import Event
from roost.core.extras import Extras
from roost.core.type_parameters import OptionsT, StateT_co

__all__ = ["Game", "Options"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The typed options of a game, with defaults. Games without options use this base class."""


class Game(ABC, Generic[StateT_co, OptionsT]):
    """A game without any state; `roost.testing.check_game` checks that it keeps the contract.

    Its type parameters are its class of states and, unless it has no options, its class of options.
    """

    if not TYPE_CHECKING:  # pragma: no branch
        # `Generic` would insist on both parameters, though the second one has a default.
        def __class_getitem__(cls, _parameters: object) -> type[Game]:
            return cls

    key: ClassVar[str]
    """The name in the registry, on the wire and in records: lower case, no spaces."""
    rules: ClassVar[int] = 1
    """The version of the rules.

    Raise it when the same moves and chance could lead elsewhere, so that old records are refused.
    """
    seats: ClassVar[range]
    """The possible numbers of seats."""
    options: type[OptionsT] = Options  # type: ignore[assignment]
    folder: ClassVar[str | None] = None
    """The package that holds the game's words; None for a game in a single file."""
    words_folder: ClassVar[Path | None] = None
    """The folder with the words (`en.ftl` and so on) of a game in a single file, if it has any."""
    extras: ClassVar[Extras] = Extras()
    """Everything besides the rules: bots, a coach, a painter."""

    @abstractmethod
    def new(self, seats: int, options: OptionsT, chance: Chance, log: list[Event] | None = None) -> StateT_co:
        """Return a new game at its first decision, and append the events until then to the log.

        `start` calls this after checking options and seats.
        """

    @abstractmethod
    def read(self, position: str) -> StateT_co:
        """Return the state of a text in the form of `State.position`; raise `UnreadableError`."""

    def start(
        self,
        seats: int,
        chance: Chance,
        options: OptionsT | Mapping[str, object] | None = None,
        log: list[Event] | None = None,
    ) -> StateT_co:
        """Check seats and options and return a new game."""
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
        """Return the side of each seat. Partners share one; by default everybody plays alone."""
        return tuple(range(seats))

    def choose(self, given: Mapping[str, object] | OptionsT) -> OptionsT:
        """Return options made from plain values, as in a record; keep ready-made ones."""
        if type(given) is self.options:
            return given
        if not isinstance(given, Mapping):
            raise OptionsError(f"{type(given).__name__} are not the options of {self.key}", "options-kind")
        try:
            chosen: OptionsT = msgspec.convert(dict(given), self.options, strict=False)
            return chosen
        except msgspec.ValidationError as error:
            known = ", ".join(self.choices()) or "none"
            raise OptionsError(
                f"{self.key} cannot be played with {_plain(given)}: {error}; its options are: {known}",
                "options",
                given=_plain(given),
                known=known,
            ) from None

    def choices(self) -> list[str]:
        """Return the options as people type them, such as `variant=classic|deluxe`."""
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
