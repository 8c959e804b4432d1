"""Plackett-Luce ratings."""

from __future__ import annotations

import builtins
import sys

import pytest

from roost.arena.errors import ArenaError
from roost.arena.play_deal import PlayedGame
from roost.arena.rating import rate_players


def game(players: tuple[int, ...], places: tuple[int, ...]) -> PlayedGame:
    nothing = (0,) * len(players)
    return PlayedGame(players, places, tuple(map(float, nothing)), nothing, nothing, tuple(map(float, nothing)))


def test_all_players_start_with_equal_ratings() -> None:
    one, two = rate_players([], (0, 1), 2)
    assert one == two
    assert one.ordinal == pytest.approx(one.mu - 3 * one.sigma)


def test_the_winner_rises_the_loser_falls_and_sigma_shrinks() -> None:
    start, _ = rate_players([], (0, 1), 2)
    one, two = rate_players([game((0, 1), (1, 2))] * 10, (0, 1), 2)
    assert one.mu > start.mu > two.mu
    assert max(one.sigma, two.sigma) < start.sigma


def test_sigma_keeps_shrinking() -> None:
    # With the default tau, for people whose strength changes, sigma would stay at 1.46.
    even = [game((0, 1), (1, 2)), game((0, 1), (2, 1))] * 500
    assert rate_players(even, (0, 1), 2)[0].sigma < 1


def test_ratings_belong_to_players_not_to_seats() -> None:
    straight = rate_players([game((0, 1), (1, 2))] * 5, (0, 1), 2)
    crossed = rate_players([game((1, 0), (2, 1))] * 5, (0, 1), 2)
    assert straight == pytest.approx(crossed)


def test_draws_bring_ratings_together() -> None:
    ahead = [game((0, 1), (1, 2))] * 5
    one, two = rate_players(ahead, (0, 1), 2)
    after, later = rate_players([*ahead, *[game((0, 1), (1, 1))] * 20], (0, 1), 2)
    assert 0 < after.mu - later.mu < one.mu - two.mu


def test_partners_are_rated_as_a_team() -> None:
    one, two = rate_players([game((0, 1, 0, 1), (1, 2, 1, 2))] * 5, (0, 1, 0, 1), 2)
    assert one.mu > two.mu
    first, second, third = rate_players([game((0, 1, 2, 1), (1, 2, 1, 2))] * 5, (0, 1, 0, 1), 3)
    assert first == pytest.approx(third)
    assert first.mu > second.mu


def test_a_player_in_several_seats_has_one_rating() -> None:
    one, two = rate_players([game((0, 1, 1), (1, 2, 3)), game((1, 0, 1), (3, 1, 2))] * 10, (0, 1, 2), 2)
    assert one.mu > two.mu
    assert (one, two) == pytest.approx(rate_players([game((1, 1, 0), (3, 2, 1))] * 20, (0, 1, 2), 2))


def test_a_missing_openskill_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("openskill")]:
        monkeypatch.delitem(sys.modules, name)
    real = builtins.__import__

    def none(name: str, *rest: object) -> object:
        if name.startswith("openskill"):
            raise ImportError(name)
        return real(name, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(builtins, "__import__", none)
    with pytest.raises(ArenaError, match=r"pip install 'roost\[arena\]'"):
        rate_players([], (0, 1), 2)
