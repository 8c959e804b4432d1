"""Events, and who sees them."""

from __future__ import annotations

import msgspec
import pytest

from roost.core.chance import FastChance
from roost.core.event import Event, OpenEvent
from roost.games.karteneck.game import GAME
from roost.games.karteneck.public import events
from roost.games.karteneck.public.events import (
    DisplayDiscarded,
    Drew,
    HandDealt,
    Laid,
    Passed,
    PortionStolen,
    PortionTaken,
    RoundEnded,
    RoundOpened,
)
from tests.games.karteneck.positions import table
from tests.games.repetitions import play

HAPPENINGS: dict[str, tuple[str, str, list[Event]]] = {
    "laying numbers": (
        "grill=16.17 hands=133/1",
        "33 -> W9",
        [Laid(0, ("3", "3"), 6, False), Drew(0, 1, ("W9",))],
    ),
    "laying worms": (
        "grill=16.17 turn=1 hands=1/W3W10 displays=-/22",
        "w3w10 -> 1",
        [Laid(1, ("W3", "W10"), 14, True), Drew(1, 1, ("1",))],
    ),
    "laying numbers to a valid display": (
        "grill=16.17 hands=1/1 displays=W3/-",
        "1 -> 1",
        [Laid(0, ("1",), 6, True), Drew(0, 1, ("1",))],
    ),
    "passing with nothing": (
        "grill=16.17 hands=1/1",
        "pass -> 2 1",
        [Passed(0, 0, False, False), PortionTaken(0, 16, 1, "lowest"), Drew(0, 2, ("1", "2"))],
    ),
    "passing without a worm": (
        "grill=22.17 hands=1/1 displays=1255/-",
        "pass -> 2 2",
        [
            Passed(0, 13, False, False),
            DisplayDiscarded(0, ("1", "2", "5", "5")),
            PortionTaken(0, 17, 1, "lowest"),
            Drew(0, 2, ("2", "2")),
        ],
    ),
    "passing with a worm": (
        "grill=22.17 hands=1/1 displays=1W5/-",
        "pass -> 2 2",
        [Passed(0, 6, True, False), Drew(0, 2, ("2", "2"))],
    ),
    "stealing": (
        "grill=40.17 hands=1/1 displays=2555W5/- stacks=16/22",
        "steal -> W2 2",
        [Passed(0, 22, True, False), PortionStolen(0, 1, 22, 3), Drew(0, 2, ("2", "W2"))],
    ),
    "the end of a round": (
        "seats=3 grill=22.40 turn=1 passed=0.2 stacks=-/-/19 hands=1/1/1 displays=5W5/1W2/-",
        "pass -> 16 17 18",
        [
            Passed(1, 6, True, True),
            PortionTaken(0, 40, 9, "menu"),
            PortionTaken(1, 22, 3, "menu"),
            DisplayDiscarded(0, ("5", "W5")),
            DisplayDiscarded(1, ("1", "W2")),
            RoundEnded(1),
            RoundOpened(2, 8, (16, 17, 18), 1),
        ],
    ),
}


@pytest.mark.parametrize("name", HAPPENINGS)
def test_moves_log_exactly_these_events(name: str) -> None:
    position, step, expected = HAPPENINGS[name]
    assert play(table(position), step) == expected


def test_G4_only_its_seat_sees_a_drawn_card() -> None:
    for event in (Drew(1, 2, ("3", "W4")), HandDealt(1, 2, ("3", "W4"))):
        assert event.seen_by(1) is event
        for other in (None, 0, 2):
            seen = event.seen_by(other)
            assert seen == type(event)(1, 2, None)


def test_all_other_events_are_open() -> None:
    closed = {Drew, HandDealt}
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)}
    kinds -= {Event, OpenEvent}
    assert {kind for kind in kinds if not issubclass(kind, OpenEvent)} == closed
    assert {kind.__struct_config__.tag for kind in kinds} == {
        *("hand-dealt", "round-opened", "laid", "drew", "nothing-to-draw", "reshuffled", "passed"),
        *("display-discarded", "portion-taken", "portion-stolen", "round-ended", "game-ended"),
    }
    assert {kind for kind in kinds if kind.reveals} == {Laid}
    assert Laid(0, ("1",), 1, False).seen_by(None) == Laid(0, ("1",), 1, False)
    assert msgspec.to_builtins(RoundEnded(3)) == {"event": "round-ended", "round": 3}


def test_no_event_shows_a_card_to_others_before_it_is_laid() -> None:
    """In a whole game, the events of a seat name only cards of its own hand and those laid."""
    chance = FastChance(8)
    log: list[Event] = []
    state = GAME.new(3, GAME.options(), chance, log)
    while not state.over:
        state.play(state.pick(chance), chance)
    for seat in (None, 0, 1, 2):
        told = [event.seen_by(seat) for event in log]
        for event in told:
            if isinstance(event, (Drew, HandDealt)):
                assert (event.cards is not None) == (event.seat == seat)
    assert len(log) > 100
