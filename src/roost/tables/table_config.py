"""What a table is to be: the game, who may sit where, and how long they may think."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from roost.bots.registry import find_bot
from roost.core.errors import OptionsError
from roost.core.registry import find
from roost.tables.errors import TableError

__all__ = ["FAVOURITE", "OPEN", "Clock", "TableConfig"]

OPEN: Final = "open"
"""A seat for whoever comes."""
FAVOURITE: Final = "hen"
"""Who plays for people who are away."""
_LONGEST: Final = 24 * 60 * 60


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think. Bots are not timed: they have limits of their own."""

    kind: Literal["none", "move", "bank"] = "none"
    """No clock, so long for each decision, or so long for the whole game."""
    seconds: Annotated[int, Meta(ge=0, le=_LONGEST)] = 0
    bonus: Annotated[int, Meta(ge=0, le=3600)] = 0
    """What each decision adds to a bank."""


class TableConfig(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody asks for who opens a table."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(min_length=1, max_length=12)]
    """For each seat `open`, or the name of a bot."""
    options: dict[str, str | int | float | bool] = {}
    clock: Clock = Clock()
    public: bool = False
    """Whether the lobby shows it to everybody; otherwise it is for those who have the link."""
    watching: bool = True
    """Whether others may watch."""
    coach: bool = True
    """Whether players may ask the coach; games in which one did are not rated."""
    substitute: Annotated[str, Meta(max_length=40)] = FAVOURITE
    """The bot that plays for people who are away."""

    def checked(self) -> TableConfig:
        """The plan with all options in it, if it can be played; says what is wrong otherwise."""
        game = find(self.game)
        if len(self.seats) not in game.seats:
            raise OptionsError(
                f"{game.key} is for {game.seats[0]} to {game.seats[-1]} seats, not {len(self.seats)}",
                "seats",
                least=game.seats[0],
                most=game.seats[-1],
                given=len(self.seats),
            )
        if OPEN not in self.seats:
            raise TableError("somebody has to sit at the table: leave a seat open", "table-bots-only")
        for bot in (*{*self.seats} - {OPEN}, self.substitute):
            find_bot(bot, game)
        if (self.clock.kind == "none") != (self.clock.seconds == 0) or (self.clock.bonus and self.clock.kind != "bank"):
            raise TableError("a clock needs seconds, and only a bank has a bonus", "table-clock")
        return msgspec.structs.replace(self, options=msgspec.to_builtins(game.choose(self.options)))
