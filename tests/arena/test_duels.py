"""`docs/duels.py`: luck is removed from the results of a game of dice."""

from __future__ import annotations

from statistics import fmean, variance

import pytest

from docs import duels
from docs.duels import duel, ends
from roost.games.heckmeck.ai.turn_odds_bot import WormCounter
from roost.games.heckmeck.rules.setup import fresh
from roost.games.heckmeck.rules.state import HeckmeckState


def begun() -> HeckmeckState:
    state = fresh(2, False)
    state.begin(0)
    return state


def test_the_ends_of_a_turn_have_a_total_probability_of_1() -> None:
    found = ends(begun(), WormCounter().worth)
    assert sum(end.likely for end in found) == pytest.approx(1.0)
    assert len({id(end.state) for end in found}) == len(found) > 10
    assert all(end.state.turn == 1 for end in found)


def test_a_player_maximizes_its_evaluation() -> None:
    def high(state: HeckmeckState, seat: int) -> float:
        return float(state.score(seat) == 4)

    counted, wished = (
        sum(end.likely for end in ends(begun(), worth) if end.state.score(0) == 4)
        for worth in (WormCounter().worth, high)
    )
    assert wished > 2 * counted > 0.0


def test_removing_luck_reduces_the_variance() -> None:
    played = duel(1, 60, 5)
    assert {game.result for game in played} == {0.0, 1.0}
    bare = [game.result - game.luck for game in played]
    assert variance(bare) < variance([game.result for game in played]) / 8
    assert fmean(bare) == pytest.approx(0.527, abs=0.04)
    assert played[:6] == duel(1, 6, 5), "games are reproducible"


def test_the_result_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    duels.main(["--games", "4", "--turns", "1"])
    shown = capsys.readouterr().out
    assert shown.count("±") == 2
    assert shown.endswith("%)\n")
