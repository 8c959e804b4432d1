"""Expected final scores."""

from __future__ import annotations

import pytest

from roost.core.chance import FastChance
from roost.games.heckmeck.ai.bots import SimpleBot
from roost.games.heckmeck.ai.expected_score import expected_score
from roost.games.heckmeck.game import GAME
from roost.games.heckmeck.rules.state import HeckmeckState
from tests.games.heckmeck.positions import classic, deluxe
from tests.games.repetitions import play


def test_after_the_end_it_is_the_score() -> None:
    state = classic("seats=2 stacks=36/22 aside=555W1", grill="21")
    play(state, "stop")
    assert state.over
    assert [expected_score(state, seat) for seat in range(2)] == [5.0, 1.0]


def test_it_shares_out_the_worms_on_the_grill() -> None:
    assert (
        expected_score(classic("seats=2"), 0)
        == expected_score(classic("seats=2"), 1)
        > expected_score(classic("seats=4"), 0)
        > 0.0
    )
    assert expected_score(deluxe("seats=2"), 0) > expected_score(classic("seats=2"), 0)


@pytest.mark.parametrize("position", ["seats=3 stacks=36/22/-", "seats=2 stacks=25.29/21"])
def test_a_lead_shrinks_but_stays_a_lead(position: str) -> None:
    state = classic(position)
    lead = expected_score(state, 0) - expected_score(state, 1)
    assert 0.0 < lead < int(state.score(0) - state.score(1))


def test_it_differs_less_from_the_score_near_the_end() -> None:
    early, late = classic("seats=2 stacks=36/22"), classic("seats=2 stacks=36/22", grill="24.30")
    assert abs(expected_score(late, 0) - 4.0) < abs(expected_score(early, 0) - 4.0)
    assert expected_score(late, 0) - expected_score(late, 1) > expected_score(early, 0) - expected_score(early, 1)


@pytest.mark.parametrize("variant", ["classic", "deluxe"])
def test_final_scores_are_close_to_it(variant: str) -> None:
    expected = found = 0.0
    bot = SimpleBot()
    for seed in range(40):
        chance = FastChance(seed)
        state = GAME.start(3, chance, {"variant": variant})
        assert isinstance(state, HeckmeckState)
        while state.turns < 9:
            state.play(bot.choose(state, chance), chance)
        expected += sum(expected_score(state, seat) for seat in range(3))
        while not state.over:
            state.play(bot.choose(state, chance), chance)
        found += sum(expected_score(state, seat) for seat in range(3))
    assert found == pytest.approx(expected, rel=0.2)
