"""The configuration of a table: game, seats, clock, visibility."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from roost.bots.registry import make_bot
from roost.core.registry import find
from roost.tables.errors import TableError

__all__ = ["DEFAULT_SUBSTITUTE", "OPEN", "Clock", "TableConfig"]

OPEN: Final = "open"
"""A seat for a person."""
DEFAULT_SUBSTITUTE: Final = "hen"
"""The bot that plays for people who are away."""
_MAX_CLOCK_S: Final = 24 * 60 * 60


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The thinking time of people. Bots have limits of their own."""

    kind: Literal["none", "move", "bank"] = "none"
    """No clock, `seconds` for each decision, or `seconds` for the whole game."""
    seconds: Annotated[int, Meta(ge=0, le=_MAX_CLOCK_S)] = 0
    bonus: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Seconds that each decision adds to a bank."""


class TableConfig(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The request to open a table."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(min_length=1, max_length=12)]
    """For each seat `open`, or the name of a bot."""
    options: dict[str, str | int | float | bool] = {}
    clock: Clock = Clock()
    public: bool = False
    """Whether the lobby lists it; otherwise people need the link."""
    watching: bool = True
    """Whether spectators may watch."""
    coach: bool = True
    """Whether players may ask the coach, which makes the game unrated."""
    substitute: Annotated[str, Meta(max_length=40)] = DEFAULT_SUBSTITUTE

    def checked(self) -> TableConfig:
        """Return the configuration with all options filled in; raise if it cannot be played."""
        game = find(self.game)
        game.check_seats(len(self.seats))
        if OPEN not in self.seats:
            raise TableError("somebody has to sit at the table: leave a seat open", "table-bots-only")
        for bot in (*{*self.seats} - {OPEN}, self.substitute):
            make_bot(bot, game)
        if (self.clock.kind == "none") != (self.clock.seconds == 0) or (self.clock.bonus and self.clock.kind != "bank"):
            raise TableError("a clock needs seconds, and only a bank has a bonus", "table-clock")
        return msgspec.structs.replace(self, options=msgspec.to_builtins(game.choose(self.options)))
