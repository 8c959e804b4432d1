"""What happens in Heckmeck. Everything is open, so every seat sees every event."""

from __future__ import annotations

from typing import Final

from roost.core.event import OpenEvent
from roost.games.heckmeck.components import SYMBOLS, VALUES

# Places that things move from and to; `seat` and `portion` name the others.
GRILL: Final = "grill"
SUPPLY: Final = "supply"
BOX: Final = "box"
"""Out of the game."""


def seat(number: int) -> str:
    """Before that seat: in its stack, or beside it."""
    return f"seat-{number}"


def portion(number: int) -> str:
    """On the grill, on that portion; -1, where no portion was free, is out of the game."""
    return BOX if number < 0 else f"grill-{VALUES[number]}"


def white(rolled: int, golden_die: int) -> str:
    """The white dice of a roll, sorted: `1124W`."""
    shown = golden(golden_die)
    return "".join(symbol * ((rolled >> 4 * i & 15) - (symbol == shown)) for i, symbol in enumerate(SYMBOLS))


def golden(golden_die: int) -> str:
    """What the golden die shows in a roll, or nothing."""
    return {2: "1", 3: "W"}.get(golden_die, "")


class TurnBegan(OpenEvent, frozen=True, tag="turn-began"):
    """A seat gets the dice."""

    seat: int


class Rolled(OpenEvent, frozen=True, tag="rolled"):
    """The dice just rolled, sorted."""

    seat: int
    dice: str
    golden: str


class WeaselUsed(OpenEvent, frozen=True, tag="weasel-used"):
    """The dice just rolled will be rolled again."""

    seat: int


class SetAside(OpenEvent, frozen=True, tag="set-aside"):
    """All dice of one symbol were set aside."""

    seat: int
    symbol: str
    count: int
    golden: bool
    """Whether the golden die is among them."""
    total: int


class Stopped(OpenEvent, frozen=True, tag="stopped"):
    """The turn stopped, by choice or because nothing was left to roll."""

    seat: int
    total: int
    can: bool


class TurnFailed(OpenEvent, frozen=True, tag="turn-failed"):
    """Why: `bust`, `no-worm` or `nothing-fits`."""

    seat: int
    why: str


class PortionMoved(OpenEvent, frozen=True, tag="portion-moved"):
    """A portion was taken, stolen or returned."""

    value: int
    source: str
    target: str


class PortionTurned(OpenEvent, frozen=True, tag="portion-turned"):
    """A portion of the grill was turned face down for good."""

    value: int


class SpecialistMoved(OpenEvent, frozen=True, tag="specialist-moved"):
    """A specialist was taken, stolen, returned, moved on or left the game."""

    specialist: str
    source: str
    target: str


class RoastWormMoved(OpenEvent, frozen=True, tag="roast-worm-moved"):
    """A roast worm was earned, from the supply or from a seat. Why: `double` (two 1s) or `raven`."""

    source: str
    target: str
    why: str


class RoastWormMissed(OpenEvent, frozen=True, tag="roast-worm-missed"):
    """A roast worm was earned, but there was none to take. Why: `double` or `raven`."""

    seat: int
    why: str


class GameEnded(OpenEvent, frozen=True, tag="game-ended"):
    """Why: `last-portion` or `turn-limit`."""

    why: str
