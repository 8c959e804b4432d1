"""Values of the ends of a turn."""

from __future__ import annotations

import math
import time

import pytest

from roost.games.heckmeck.ai.lookahead import Lookahead
from roost.games.heckmeck.ai.network import network_for
from roost.games.heckmeck.coach import turn_end_values
from roost.games.heckmeck.coach.odds import positions_after
from roost.games.heckmeck.coach.odds.turn_ends import FAIL, GRILL
from roost.games.heckmeck.coach.turn_end_values import TurnEndValue, TurnEndValues
from roost.games.heckmeck.rules.state import HeckmeckState
from tests.games.heckmeck.positions import classic, deluxe

FOREVER = math.inf
TAKE_21 = GRILL + 2
NEARLY_OVER = "seats=2 stacks=36/22 aside=555WW"


def looked(state: HeckmeckState, turns: int) -> list[list[float]]:
    """Return each seat's chance to win after each outcome of a turn, searching `turns` turns."""
    lookahead = Lookahead(network_for(state.deluxe))
    lookahead.deadline = FOREVER
    return [list(lookahead.win_chances(outcome.state, turns))[: state.seats] for outcome in positions_after(state)]


def test_enough_steps_search_the_next_turn() -> None:
    state = classic(NEARLY_OVER, grill="21")
    afters = TurnEndValues().values(state, 1000, FOREVER)
    assert set(afters) == {FAIL, TAKE_21}
    at_once, ahead = looked(state, 0), looked(state, 1)
    assert afters[FAIL].wins == tuple(ahead[0])
    assert afters[FAIL].change == pytest.approx(ahead[0][0] - at_once[0][0])
    assert afters[FAIL].change != 0.0 == afters[FAIL].unsearched_error
    assert sum(afters[FAIL].wins) == pytest.approx(1.0)


def test_the_end_of_the_game_has_no_error() -> None:
    for steps in (1, 1000):
        assert TurnEndValues().values(classic(NEARLY_OVER, grill="21"), steps, FOREVER)[TAKE_21] == TurnEndValue(
            (1.0, 0.0), 5.0, 0.0, 0.0
        )


@pytest.mark.parametrize(("steps", "late"), [(3, False), (1000, True)], ids=["effort", "time"])
def test_without_time_or_steps_values_are_unsearched(steps: int, late: bool) -> None:
    state = classic(NEARLY_OVER, grill="21")
    horizon = TurnEndValues()
    afters = horizon.values(state, steps, time.monotonic() - 1.0 if late else FOREVER)
    assert afters[FAIL].wins == tuple(looked(state, 0)[0])
    assert (afters[FAIL].change, afters[FAIL].unsearched_error) == (0.0, 0.02)
    assert horizon.values(state, 4, FOREVER)[FAIL].wins == tuple(looked(state, 1)[0]), "nothing wrong was kept"


def test_an_end_with_a_choice_has_its_best_outcome() -> None:
    state = deluxe("seats=2 can=seat-0 stacks=22/36.35 apple=29 aside=55WW")
    found, chances = positions_after(state), looked(state, 0)
    afters = TurnEndValues().values(state, 1, FOREVER)
    choices = [at for at, outcome in enumerate(found) if outcome.end == GRILL + 10]
    assert len(choices) == 2, "the can or the apple goes back"
    assert chances[choices[0]] != chances[choices[1]]
    assert afters[GRILL + 10].wins[0] == max(chances[at][0] for at in choices)
    assert set(afters) == {outcome.end for outcome in found}


def test_the_cache_keeps_values_for_the_next_decision_but_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    horizon = TurnEndValues()
    state = classic(NEARLY_OVER, grill="21")
    first = horizon.values(state, 1000, FOREVER)
    # Without time only cached values are available.
    assert horizon.values(state, 1000, time.monotonic() - 1.0) == first
    monkeypatch.setattr(turn_end_values, "_MAX_CACHED_POSITIONS", 1)
    assert horizon.values(state, 1000, FOREVER) == first
    assert horizon.values(state, 1000, time.monotonic() - 1.0) != first
