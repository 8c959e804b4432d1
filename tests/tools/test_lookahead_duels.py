"""The duels that measure lookahead with the luck subtracted."""

from __future__ import annotations

from statistics import fmean, variance

import pytest

from roost.games.heckmeck.ai.turn_odds_bot import WormLead
from roost.games.heckmeck.rules.setup import initial_state
from roost.games.heckmeck.rules.state import HeckmeckState
from tools import lookahead_duels
from tools.lookahead_duels import duel, turn_outcomes


def begun() -> HeckmeckState:
    state = initial_state(2, False)
    state.begin(0)
    return state


def test_the_probabilities_of_all_outcomes_of_a_turn_add_up_to_1() -> None:
    outcomes = turn_outcomes(begun(), WormLead().evaluate)
    assert sum(outcome.probability for outcome in outcomes) == pytest.approx(1.0)
    assert len({id(outcome.state) for outcome in outcomes}) == len(outcomes) > 10
    assert all(outcome.state.turn == 1 for outcome in outcomes)


def test_a_player_aims_for_the_outcome_with_the_highest_value() -> None:
    def high(state: HeckmeckState, seat: int) -> float:
        return float(state.score(seat) == 4)

    usual, wanted = (
        sum(outcome.probability for outcome in turn_outcomes(begun(), evaluation) if outcome.state.score(0) == 4)
        for evaluation in (WormLead().evaluate, high)
    )
    assert wanted > 2 * usual > 0.0


def test_subtracting_luck_reduces_the_variance() -> None:
    results = duel(1, 60, 5)
    assert {game.result for game in results} == {0.0, 1.0}
    without_luck = [game.result - game.luck for game in results]
    assert variance(without_luck) < variance([game.result for game in results]) / 8
    assert fmean(without_luck) == pytest.approx(0.527, abs=0.04)
    assert results[:6] == duel(1, 6, 5), "the same games again"


def test_the_command_prints_the_share_with_and_without_luck(capsys: pytest.CaptureFixture[str]) -> None:
    lookahead_duels.main(["--games", "4", "--turns", "1"])
    shown = capsys.readouterr().out
    assert shown.count("±") == 2
    assert shown.endswith("%)\n")
