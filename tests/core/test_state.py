"""The base classes State, Event, View and Bot, used from plain Python."""

from __future__ import annotations

from collections import Counter

import pytest

from examples.pig import HOLD, ROLL, PigState
from roost.core.bot import Bot
from roost.core.budget import STANDARD, Budget
from roost.core.chance import Chance, FastChance
from roost.core.event import Event, OpenEvent
from roost.core.game import Options
from roost.core.scripted_chance import ScriptedChance
from roost.core.state import NOBODY, State
from roost.core.view import View
from tests.core.fives_game import Drawn, Fives


class BareState(PigState):
    """A state that calls the constructor of the base class only."""

    def __init__(self, seats: int) -> None:
        State.__init__(self, seats)


def test_a_new_state_has_no_turn_and_no_log() -> None:
    state = BareState(3)
    assert state.seats == 3
    assert state.turn == NOBODY == -1
    assert state.log is None
    assert state.over


def test_a_game_without_a_seat_on_turn_is_over() -> None:
    state = PigState(20, [0, 0], 0, 1)
    assert not state.over
    state.turn = NOBODY
    assert state.over


def test_is_legal_uses_the_moves() -> None:
    state = PigState(20, [0, 0], 0, 0)
    assert [state.is_legal(move) for move in (-1, ROLL, HOLD, 2)] == [False, True, False, False]
    state.play(ROLL, ScriptedChance(["5"]))
    assert state.is_legal(HOLD)


def test_pick_is_uniform_over_the_legal_moves() -> None:
    state = PigState(20, [0, 0], 4, 0)
    chance = FastChance(7)
    counts = Counter(state.pick(chance) for _ in range(4000))
    assert set(counts) == {ROLL, HOLD}
    assert 1850 < counts[ROLL] < 2150
    state.pot = 0
    assert {state.pick(chance) for _ in range(20)} == {ROLL}


def test_a_game_without_hidden_information_has_nothing_to_imagine() -> None:
    state = PigState(20, [3, 0], 4, 0)
    before = state.position()
    state.imagine(1, FastChance(1))
    assert state.position() == before


def test_the_census_is_empty_by_default() -> None:
    assert PigState(20, [3, 0], 4, 0).census() == {}


class IncompleteState(State):
    """A state without methods."""


def test_a_state_without_its_methods_is_refused() -> None:
    # Interpreted, it cannot be made; compiled, it cannot be asked.
    with pytest.raises(TypeError):
        IncompleteState(2).copy()  # type: ignore[abstract]


def test_imagine_draws_other_hands_and_keeps_the_own_one() -> None:
    state = Fives().new(2, Options(), FastChance(1))
    hands = set()
    for seed in range(50):
        other = state.copy()
        other.imagine(0, FastChance(seed))
        assert other.hands[0] == state.hands[0]
        hands.add(tuple(other.hands[1]))
    assert len(hands) > 10


def test_an_event_is_closed_by_default() -> None:
    assert Event().seen_by(None) is None
    assert Event().seen_by(2) is None
    event = OpenEvent()
    assert event.seen_by(None) is event
    assert event.seen_by(2) is event
    drawn = Drawn(1, 5)
    assert drawn.seen_by(1) is drawn
    assert drawn.seen_by(0) == drawn.seen_by(None) == Drawn(1, None)


def test_a_view_has_the_seat_on_turn() -> None:
    view = PigState(20, [3, 0], 4, 1).view(None)
    assert isinstance(view, View)
    assert view.turn == 1


class FirstMoveBot(Bot):
    def choose(self, state: State, chance: Chance, budget: Budget = STANDARD) -> int:
        return state.moves()[0]


def test_a_bot_can_be_written_in_plain_python() -> None:
    assert FirstMoveBot().choose(PigState(20, [0, 0], 4, 0), FastChance(1)) == ROLL


class IncompleteBot(Bot):
    """A bot without `choose`."""


def test_a_bot_without_choose_is_refused() -> None:
    with pytest.raises(TypeError):
        IncompleteBot().choose(PigState(20, [0, 0], 4, 0), FastChance(1))  # type: ignore[abstract]
