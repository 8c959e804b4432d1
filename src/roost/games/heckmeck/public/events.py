"""The events of Heckmeck. All are open to every seat."""

from __future__ import annotations

from typing import Final

from roost.core.event import OpenEvent
from roost.core.message import Message
from roost.games.heckmeck.components import SYMBOLS, VALUES

# Places that things move between; `seat` and `portion` name the others.
GRILL: Final = "grill"
SUPPLY: Final = "supply"
BOX: Final = "box"
"""Out of the game."""
WORM: Final = "W"


def seat(number: int) -> str:
    """Return the place of a seat."""
    return f"seat-{number}"


def portion(number: int) -> str:
    """Return the place of a portion on the grill, or the box for -1."""
    return BOX if number < 0 else f"grill-{VALUES[number]}"


def white_dice(rolled: int, golden_die: int) -> str:
    """Return the white dice of a roll, sorted: `1124W`."""
    shown = golden_face(golden_die)
    return "".join(symbol * ((rolled >> 4 * i & 15) - (symbol == shown)) for i, symbol in enumerate(SYMBOLS))


def golden_face(golden_die: int) -> str:
    """Return what the golden die shows in a roll, or an empty string."""
    return {2: "1", 3: "W"}.get(golden_die, "")


def symbol_data(symbol: str) -> str | int:
    """Return a symbol as message data: numbers as int, because languages such as Italian inflect by them."""
    return int(symbol) if symbol.isdecimal() else symbol


def count_message(count: int) -> Message:
    """Return the message of a count in words: `the three`."""
    return Message("number", {"count": count})


def place_number(place: str) -> int:
    """Return the seat of `seat-2`, or the portion of `grill-25`."""
    return int(place.rpartition("-")[2])


class TurnBegan(OpenEvent, frozen=True, tag="turn-began"):
    """A seat gets the dice."""

    seat: int

    def messages(self) -> tuple[Message, ...]:
        return ()


class Rolled(OpenEvent, frozen=True, tag="rolled"):
    """The dice just rolled, sorted."""

    chapter = 1
    seat: int
    dice: str
    golden: str

    def messages(self) -> tuple[Message, ...]:
        seats = {"name": self.seat}
        if not self.dice:
            return (Message("event-rolled-only-golden", {"golden": self.golden}, seats),)
        dice = " ".join(self.dice)
        if self.golden:
            return (Message("event-rolled-golden", {"dice": dice, "golden": self.golden}, seats),)
        return (Message("event-rolled", {"dice": dice}, seats),)


class WeaselUsed(OpenEvent, frozen=True, tag="weasel-used"):
    """The dice just rolled will be rolled again."""

    chapter = 5
    seat: int

    def messages(self) -> tuple[Message, ...]:
        return (Message("event-weasel-used", {}, {"name": self.seat}),)


class SetAside(OpenEvent, frozen=True, tag="set-aside"):
    """All dice of one symbol were set aside."""

    chapter = 1
    seat: int
    symbol: str
    count: int
    golden: bool
    """Whether the golden die is among them."""
    total: int

    def messages(self) -> tuple[Message, ...]:
        golden = Message("event-golden-among", {"count": self.count}) if self.golden else ()
        return (
            Message(
                "event-set-aside-worm" if self.symbol == WORM else "event-set-aside-number",
                {"symbol": symbol_data(self.symbol), "count": self.count, "total": self.total},
                {"name": self.seat},
                {"many": count_message(self.count), "golden": golden},
            ),
        )


class Stopped(OpenEvent, frozen=True, tag="stopped"):
    """The turn stopped, by choice or because nothing was left to roll."""

    seat: int
    total: int
    can: bool
    chapter = 2

    def messages(self) -> tuple[Message, ...]:
        data, seats = {"total": self.total}, {"name": self.seat}
        return (Message("event-stopped-can" if self.can else "event-stopped", data, seats),)


class TurnFailed(OpenEvent, frozen=True, tag="turn-failed"):
    """Why: `bust`, `no-worm` or `nothing-fits`."""

    chapter = 3
    seat: int
    why: str

    def messages(self) -> tuple[Message, ...]:
        return (Message("event-turn-failed", {"why": self.why}, {"name": self.seat}, tone="bad"),)


class PortionMoved(OpenEvent, frozen=True, tag="portion-moved"):
    """A portion was taken, stolen or returned."""

    chapter = 2
    value: int
    source: str
    target: str

    def messages(self) -> tuple[Message, ...]:
        data = {"portion": self.value}
        if self.target == GRILL:
            return (Message("event-portion-returned", data, {"name": place_number(self.source)}),)
        name = place_number(self.target)
        if self.source == GRILL:
            return (Message("event-portion-taken", data, {"name": name}, tone="good"),)
        seats = {"name": name, "victim": place_number(self.source)}
        return (Message("event-portion-stolen", data, seats, tone="good"),)


class PortionTurned(OpenEvent, frozen=True, tag="portion-turned"):
    """A portion of the grill was turned face down for good."""

    chapter = 3
    value: int

    def messages(self) -> tuple[Message, ...]:
        return (Message("event-portion-turned", {"portion": self.value}, tone="bad"),)


class SpecialistMoved(OpenEvent, frozen=True, tag="specialist-moved"):
    """A specialist was taken, stolen, returned, moved on or left the game."""

    chapter = 5
    specialist: str
    source: str
    target: str

    def messages(self) -> tuple[Message, ...]:
        who = {"specialist": Message(f"the-{self.specialist}")}
        stolen = self.source.startswith("seat")
        if self.target == BOX:
            return (Message("event-specialist-left", parts=who),)
        if self.target.startswith("grill"):
            data = {"portion": place_number(self.target)}
            if stolen:
                return (Message("event-specialist-returned", data, {"name": place_number(self.source)}, who),)
            return (Message("event-specialist-moved", data, parts=who),)
        name = place_number(self.target)
        if not stolen:
            return (Message("event-specialist-taken", {}, {"name": name}, who, "good"),)
        seats = {"name": name, "victim": place_number(self.source)}
        if self.specialist == "hen":
            return (Message("event-hen-stolen", {}, seats, tone="good"),)
        return (Message("event-specialist-stolen", {}, seats, who, "good"),)


class RoastWormMoved(OpenEvent, frozen=True, tag="roast-worm-moved"):
    """A roast worm was earned, from the supply or from a seat. Why: `double` (two 1s) or `raven`."""

    chapter = 5
    source: str
    target: str
    why: str

    def messages(self) -> tuple[Message, ...]:
        name = place_number(self.target)
        if self.source == SUPPLY:
            return (Message("event-roast-worm-earned", {"why": self.why}, {"name": name}, tone="good"),)
        seats = {"name": name, "victim": place_number(self.source)}
        return (Message("event-roast-worm-stolen", {"why": self.why}, seats, tone="good"),)


class RoastWormMissed(OpenEvent, frozen=True, tag="roast-worm-missed"):
    """A roast worm was earned, but there was none to take. Why: `double` or `raven`."""

    chapter = 5
    seat: int
    why: str

    def messages(self) -> tuple[Message, ...]:
        return (Message("event-roast-worm-missed", {"why": self.why}, {"name": self.seat}, tone="notice"),)


class GameEnded(OpenEvent, frozen=True, tag="game-ended"):
    """Why: `last-portion` or `turn-limit`."""

    why: str

    def messages(self) -> tuple[Message, ...]:
        # Shown by the score sheet.
        return ()
