"""How luck is taken out of a game of dice."""

from __future__ import annotations

from statistics import fmean, variance

import pytest

from docs import duels
from docs.duels import duel, ends
from roost.games.heckmeck.ai.turn_odds_bot import WormLead
from roost.games.heckmeck.rules.setup import initial_state
from roost.games.heckmeck.rules.state import HeckmeckState


def begun() -> HeckmeckState:
    state = initial_state(2, False)
    state.begin(0)
    return state


def test_the_ends_of_a_turn_are_all_that_can_happen() -> None:
    found = ends(begun(), WormLead().evaluate)
    assert sum(end.likely for end in found) == pytest.approx(1.0)
    assert len({id(end.state) for end in found}) == len(found) > 10
    assert all(end.state.turn == 1 for end in found)


def test_a_player_who_likes_one_end_best_plays_for_it() -> None:
    def high(state: HeckmeckState, seat: int) -> float:
        return float(state.score(seat) == 4)

    counted, wished = (
        sum(end.likely for end in ends(begun(), worth) if end.state.score(0) == 4)
        for worth in (WormLead().evaluate, high)
    )
    assert wished > 2 * counted > 0.0


def test_without_luck_little_is_left_to_chance() -> None:
    played = duel(1, 60, 5)
    assert {game.result for game in played} == {0.0, 1.0}
    bare = [game.result - game.luck for game in played]
    assert variance(bare) < variance([game.result for game in played]) / 8
    assert fmean(bare) == pytest.approx(0.527, abs=0.04)
    assert played[:6] == duel(1, 6, 5), "the same games again"


def test_what_was_measured_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    duels.main(["--games", "4", "--turns", "1"])
    shown = capsys.readouterr().out
    assert shown.count("±") == 2
    assert shown.endswith("%)\n")
