"""Events, and the seats that see their secrets."""

from __future__ import annotations

import pytest

from roost.core.event import Event
from roost.core.random_stream import SeededChance
from roost.core.recording import Recording
from roost.games.gloria.game import GAME
from roost.games.gloria.public import events

OPEN: list[tuple[Event, str, bool]] = [
    (events.OpenDealt(("rings", "rugs", "joker")), "open-dealt", False),
    (events.TurnBegan(1), "turn-began", False),
    (events.ChestLaid(1, "rings", 2), "chest-laid", True),
    (events.RowOpened(1, "rings", 0), "row-opened", True),
    (events.CardPlaced(1, "joker", "rings", 2), "card-placed", True),
    (events.RowClosed(1, "rings", 2), "row-closed", True),
    (events.CardTaken(1, "rings", 0), "card-taken", False),
    (events.OpenRefilled("rings", 0), "open-refilled", False),
    (events.VisitorCame(4), "visitor-came", False),
    (events.Scored(1, (3, 1), (3, 1), ()), "scored", False),
    (events.FoxEntered(1, "rings"), "fox-entered", False),
    (events.FoxMoved(1, "rings", 0, "rugs", "left"), "fox-moved", False),
    (events.FoxKept(1, "rings"), "fox-kept", False),
    (events.GameEnded("last-visitor"), "game-ended", False),
]


@pytest.mark.parametrize(("event", "tag", "reveals"), OPEN)
def test_most_events_are_open(event: Event, tag: str, reveals: bool) -> None:
    assert event.__struct_config__.tag == tag
    assert event.reveals is reveals
    for seat in (None, 0, 1, 2):
        assert event.seen_by(seat) == event


def test_a_hand_is_dealt_in_secret() -> None:
    event = events.Dealt(1, 5, ("rings", "doubler"))
    assert event.__struct_config__.tag == "dealt"
    assert event.seen_by(1) == event
    for seat in (None, 0, 2):
        assert event.seen_by(seat) == events.Dealt(1, 5, None)


def test_a_blind_draw_is_secret() -> None:
    event = events.CardDrawn(1, "rings")
    assert event.__struct_config__.tag == "card-drawn"
    assert event.seen_by(1) == event
    for seat in (None, 0, 2):
        assert event.seen_by(seat) == events.CardDrawn(1, None)


def test_a_move_that_showed_a_card_is_not_taken_back() -> None:
    recording = Recording(GAME, ["a", "b"], SeededChance("shown"))
    seat = int(recording.state.turn)
    recording.play(seat, recording.state.parse("chest doubler"))
    assert recording.state.turn == seat
    assert not recording.can_undo()


def test_a_dealt_hand_and_the_beginning_of_a_turn_need_no_message() -> None:
    assert events.Dealt(0, 1, ("rings",)).messages() == events.TurnBegan(0).messages() == ()
