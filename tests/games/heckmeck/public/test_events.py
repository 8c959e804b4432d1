"""Events: what moved from where to where."""

from __future__ import annotations

import msgspec
import pytest

from roost.core.event import Event, OpenEvent
from roost.core.scripted_chance import ScriptedChance
from roost.games.heckmeck.game import GAME
from roost.games.heckmeck.options import HeckmeckOptions
from roost.games.heckmeck.public import events
from roost.games.heckmeck.public.events import (
    GameEnded,
    PortionMoved,
    PortionTurned,
    RoastWormMissed,
    RoastWormMoved,
    Rolled,
    SetAside,
    SpecialistMoved,
    Stopped,
    TurnBegan,
    TurnFailed,
    WeaselUsed,
)
from tests.games.heckmeck.positions import NEXT, deluxe
from tests.games.repetitions import play

BEGIN_1: list[Event] = [TurnBegan(1), Rolled(1, NEXT, "")]

HAPPENINGS: dict[str, tuple[str, str | None, str, list[Event]]] = {
    "a roll": ("aside=44", None, "roll -> 5W1231", [Rolled(0, "11235W", "")]),
    "a roll with the golden die": ("golden=seat-0", None, "golden -> W1234511 W", [Rolled(0, "1112345W", "W")]),
    "a roll with a golden 1": ("golden=seat-0", None, "golden -> W1234511 1", [Rolled(0, "1112345W", "1")]),
    "a first roll without it": ("golden=seat-0", None, "roll -> W1234511", [Rolled(0, "1112345W", "")]),
    "setting aside": ("aside=44 rolled=223335", None, "take 3", [SetAside(0, "3", 3, False, 17)]),
    "setting aside worms": ("aside=44 rolled=22WWW5", None, "take W", [SetAside(0, "W", 3, False, 23)]),
    "setting aside with the golden die": (
        "golden=seat-0 rolled=12345WWWW golden-die=shows-W",
        None,
        "take W",
        [SetAside(0, "W", 4, True, 20)],
    ),
    "the weasel": (
        "weasel=seat-0 aside=44 rolled=444444",
        None,
        "weasel -> 112233",
        [WeaselUsed(0), Rolled(0, "112233", "")],
    ),
    "a single symbol": ("aside=44W", None, "roll -> 44WW5", [Rolled(0, "445WW", ""), SetAside(0, "5", 1, False, 18)]),
    "a double 1": (
        "rolled=11555555",
        None,
        "take 1",
        [SetAside(0, "1", 2, False, 2), RoastWormMoved("supply", "seat-0", "double")],
    ),
    "a double 1 at the cost of a seat": (
        "worms=0/7 rolled=11555555",
        None,
        "take 1",
        [SetAside(0, "1", 2, False, 2), RoastWormMoved("seat-1", "seat-0", "double")],
    ),
    "a double 1 at the cost of the first seat": (
        "turn=1 worms=7/0 rolled=11555555",
        None,
        "take 1",
        [SetAside(1, "1", 2, False, 2), RoastWormMoved("seat-0", "seat-1", "double")],
    ),
    "a double 1 that asks": ("seats=3 worms=0/3/4 rolled=11555555", None, "take 1", [SetAside(0, "1", 2, False, 2)]),
    "a double 1 at the cost of a chosen seat": (
        "seats=3 worms=0/3/4 aside=11 phase=double",
        None,
        "worm 2",
        [RoastWormMoved("seat-2", "seat-0", "double")],
    ),
    "a double 1 for nothing": (
        "worms=7/0 rolled=11555555",
        None,
        "take 1",
        [SetAside(0, "1", 2, False, 2), RoastWormMissed(0, "double")],
    ),
    "setting aside a golden 1": (
        "golden=seat-0 rolled=122345555 golden-die=shows-1",
        None,
        "take 1",
        [SetAside(0, "1", 1, True, 1)],
    ),
    "setting aside without the golden die": (
        "golden=seat-0 rolled=122345555 golden-die=shows-1",
        None,
        "take 5",
        [SetAside(0, "5", 4, False, 20)],
    ),
    "a portion": (
        "aside=2555W",
        None,
        f"stop -> {NEXT}",
        [Stopped(0, 22, False), PortionMoved(22, "grill", "seat-0"), *BEGIN_1],
    ),
    "the next lower portion": (
        "turned=22 aside=2555W",
        None,
        f"stop -> {NEXT}",
        [Stopped(0, 22, False), PortionMoved(21, "grill", "seat-0"), *BEGIN_1],
    ),
    "a portion with the can": (
        "can=seat-0 aside=2555",
        None,
        f"stop -> {NEXT}",
        [Stopped(0, 22, True), PortionMoved(22, "grill", "seat-0"), *BEGIN_1],
    ),
    "a portion with a specialist": (
        "apple=22 aside=2555W",
        None,
        f"stop -> {NEXT}",
        [
            Stopped(0, 22, False),
            PortionMoved(22, "grill", "seat-0"),
            SpecialistMoved("apple", "grill-22", "seat-0"),
            *BEGIN_1,
        ],
    ),
    "a portion with a second specialist": (
        "apple=22 can=seat-0 aside=2555W",
        None,
        "stop",
        [
            Stopped(0, 22, False),
            PortionMoved(22, "grill", "seat-0"),
            SpecialistMoved("apple", "grill-22", "seat-0"),
        ],
    ),
    "giving back the first specialist": (
        "apple=offered can=seat-0 aside=2555W",
        None,
        f"return can -> {NEXT}",
        [SpecialistMoved("can", "seat-0", "grill-11"), *BEGIN_1],
    ),
    "giving back the second specialist": (
        "apple=offered can=seat-0 hen=11 aside=2555W",
        None,
        f"return apple -> {NEXT}",
        [SpecialistMoved("apple", "seat-0", "grill-13"), *BEGIN_1],
    ),
    "the portion under the raven": (
        "raven=23 aside=3555W",
        None,
        f"stop -> {NEXT}",
        [
            Stopped(0, 23, False),
            PortionMoved(23, "grill", "seat-0"),
            RoastWormMoved("supply", "seat-0", "raven"),
            SpecialistMoved("raven", "grill-23", "grill-11"),
            *BEGIN_1,
        ],
    ),
    "the portion under the raven for nothing": (
        "raven=23 worms=7/0 aside=3555W",
        None,
        f"stop -> {NEXT}",
        [
            Stopped(0, 23, False),
            PortionMoved(23, "grill", "seat-0"),
            RoastWormMissed(0, "raven"),
            SpecialistMoved("raven", "grill-23", "grill-11"),
            *BEGIN_1,
        ],
    ),
    "the raven's worm at the cost of a chosen seat": (
        "seats=3 stacks=21.34/-/- raven=flying worms=0/3/4 aside=3555W",
        None,
        f"worm 2 -> {NEXT}",
        [RoastWormMoved("seat-2", "seat-0", "raven"), SpecialistMoved("raven", "grill-34", "grill-11"), *BEGIN_1],
    ),
    "a theft": (
        "stacks=-/22 aside=2555W",
        None,
        f"stop -> {NEXT}",
        [Stopped(0, 22, False), PortionMoved(22, "seat-1", "seat-0"), *BEGIN_1],
    ),
    "a theft with a specialist": (
        "apple=seat-1 stacks=-/22 aside=2555W",
        None,
        f"stop -> {NEXT}",
        [
            Stopped(0, 22, False),
            PortionMoved(22, "seat-1", "seat-0"),
            SpecialistMoved("apple", "seat-1", "seat-0"),
            *BEGIN_1,
        ],
    ),
    "a theft of the hen": (
        "hen=seat-1 stacks=-/22 aside=2555W",
        None,
        f"stop -> {NEXT}",
        [Stopped(0, 22, False), SpecialistMoved("hen", "seat-1", "seat-0"), *BEGIN_1],
    ),
    "a bust": (
        "stacks=22/- aside=33555W",
        None,
        f"roll -> 3W {NEXT}",
        [
            Rolled(0, "3W", ""),
            TurnFailed(0, "bust"),
            PortionMoved(22, "seat-0", "grill"),
            PortionTurned(36),
            *BEGIN_1,
        ],
    ),
    "a bust that the weasel could mend": ("weasel=seat-0 aside=33555W", None, "roll -> 3W", [Rolled(0, "3W", "")]),
    "a bust that is left as it is": (
        "weasel=seat-0 aside=33555W rolled=3W",
        None,
        f"fail -> {NEXT}",
        [TurnFailed(0, "bust"), SpecialistMoved("weasel", "seat-0", "grill-11"), *BEGIN_1],
    ),
    "a stop without a worm": (
        "aside=33555",
        None,
        f"stop -> {NEXT}",
        [Stopped(0, 21, False), TurnFailed(0, "no-worm"), *BEGIN_1],
    ),
    "a stop with too little": (
        "aside=33W",
        "21",
        f"stop -> {NEXT}",
        [Stopped(0, 11, False), TurnFailed(0, "nothing-fits"), *BEGIN_1],
    ),
    "a failure at the cost of the highest portion": (
        "stacks=36/- aside=33W",
        "21",
        f"stop -> {NEXT}",
        [Stopped(0, 11, False), TurnFailed(0, "nothing-fits"), PortionMoved(36, "seat-0", "grill"), *BEGIN_1],
    ),
    "a failure at the cost of the hen": (
        "hen=seat-0 stacks=36/- aside=33W",
        "21",
        f"stop -> {NEXT}",
        [
            Stopped(0, 11, False),
            TurnFailed(0, "nothing-fits"),
            SpecialistMoved("hen", "seat-0", "grill-21"),
            *BEGIN_1,
        ],
    ),
    "a failure with everything": (
        "apple=seat-0 hen=21 raven=36 stacks=22/- aside=33W",
        "21.36",
        f"stop -> {NEXT}",
        [
            Stopped(0, 11, False),
            TurnFailed(0, "nothing-fits"),
            PortionMoved(22, "seat-0", "grill"),
            SpecialistMoved("apple", "seat-0", "grill-22"),
            PortionTurned(36),
            SpecialistMoved("raven", "grill-36", "box"),
            *BEGIN_1,
        ],
    ),
    "the last portion": (
        "aside=2555W",
        "22",
        "stop",
        [Stopped(0, 22, False), PortionMoved(22, "grill", "seat-0"), GameEnded("last-portion")],
    ),
    "the last portion, with the raven": (
        "raven=22 aside=2555W",
        "22",
        "stop",
        [
            Stopped(0, 22, False),
            PortionMoved(22, "grill", "seat-0"),
            RoastWormMoved("supply", "seat-0", "raven"),
            SpecialistMoved("raven", "grill-22", "box"),
            GameEnded("last-portion"),
        ],
    ),
    "the last turn": (
        "turns=1999 aside=5",
        None,
        "stop",
        [Stopped(0, 5, False), TurnFailed(0, "no-worm"), GameEnded("turn-limit")],
    ),
    "a turn of a seat with the golden die": (
        "golden=seat-1 aside=5",
        None,
        "stop",
        [Stopped(0, 5, False), TurnFailed(0, "no-worm"), TurnBegan(1)],
    ),
}


@pytest.mark.parametrize("name", HAPPENINGS)
def test_moves_log_exactly_these_events(name: str) -> None:
    position, grill, step, expected = HAPPENINGS[name]
    assert play(deluxe(position, grill), step) == expected


@pytest.mark.parametrize("name", HAPPENINGS)
def test_G4_everything_is_open_to_every_seat_and_to_spectators(name: str) -> None:
    position, grill, step, _ = HAPPENINGS[name]
    for event in play(deluxe(position, grill), step):
        for seat in (None, 0, 1):
            assert event.seen_by(seat) == event


def test_the_cases_above_cover_every_event() -> None:
    kinds = {type(event) for *_, expected in HAPPENINGS.values() for event in expected}
    assert kinds == {kind for kind in OpenEvent.__subclasses__() if kind.__module__ == events.__name__}
    assert len(kinds) == 12


def test_events_have_tags_on_the_wire() -> None:
    assert msgspec.to_builtins(SpecialistMoved("hen", "seat-1", "box")) == {
        "event": "specialist-moved",
        "specialist": "hen",
        "source": "seat-1",
        "target": "box",
    }
    tags = {
        str(kind.__struct_config__.tag) for kind in OpenEvent.__subclasses__() if kind.__module__ == events.__name__
    }
    assert tags == {
        *("turn-began", "rolled", "weasel-used", "set-aside", "stopped", "turn-failed", "portion-moved"),
        *("portion-turned", "specialist-moved", "roast-worm-moved", "roast-worm-missed", "game-ended"),
    }


def test_only_the_state_keeps_the_log() -> None:
    state = deluxe("aside=44")
    first: list[Event] = [TurnBegan(0)]
    state.log = first
    other = state.copy()
    assert other.log is None
    assert state.log is first
    play(other, "roll -> 112233")
    assert first == [TurnBegan(0)]


def test_the_log_begins_before_the_first_decision() -> None:
    log: list[Event] = []
    state = GAME.new(2, HeckmeckOptions(), ScriptedChance(["1", "54W1132W"]), log)
    assert log == [TurnBegan(1), Rolled(1, "112345WW", "")]
    assert state.log is log
