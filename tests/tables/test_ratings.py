"""Rated games, and the ratings that follow."""

from __future__ import annotations

import pytest

from roost.core.result import Result
from roost.store.interface import Rating
from roost.tables.ratings import rated_game
from roost.tables.table import Table
from tests.tables.scenes import Scene, guest, ticket


def test_a_game_with_two_seats_of_one_guest_is_not_rated() -> None:
    scene = Scene()
    for seat in range(2):
        scene.do("sit", seat, "Anna", guest("Anna"), ticket(seat), "")
    assert not scene.table.rated
    scene.play()
    assert rated_game(scene.table) is None


def test_a_running_game_is_not_rated_yet() -> None:
    scene = Scene.begun()
    assert rated_game(scene.table) is None


def test_replaced_people_are_rated() -> None:
    """Otherwise leaving would avoid the loss of points."""
    scene = Scene.begun("karteneck")
    scene.do("leave", 0)
    scene.play()
    found = rated_game(scene.table)
    assert found is not None
    assert found.players == (f"guest {guest('Anna')}", f"guest {guest('Ben')}")


def rated(scene: Scene, *before: Rating | None) -> list[Rating]:
    found = rated_game(scene.table)
    assert found is not None
    return list(found.rate(before or [None] * len(found.players)))


def test_the_winner_gains_and_the_loser_loses() -> None:
    scene = Scene.begun("karteneck")
    scene.play()
    result = scene.table.result
    assert result is not None
    found = rated_game(scene.table)
    assert found is not None
    assert found.game == "karteneck"
    after = rated(scene)
    assert [rating.player for rating in after] == list(found.players)
    assert [rating.name for rating in after] == ["Anna", "Ben"]
    assert [rating.games for rating in after] == [1, 1]
    winner = result.places.index(1)
    assert after[winner].mu > 25 > after[1 - winner].mu
    again = rated(scene, *after)
    assert [rating.games for rating in again] == [2, 2]
    assert again[winner].mu > after[winner].mu
    assert again[winner].sigma < after[winner].sigma


def test_a_known_player_changes_less_than_a_new_one() -> None:
    scene = Scene.begun("karteneck")
    scene.play()
    known = Rating(f"guest {guest('Anna')}", "Anna as she was called", 30.0, 2.0, 17)
    after = rated(scene, known, None)
    assert [(rating.name, rating.games) for rating in after] == [("Anna", 18), ("Ben", 1)]
    assert abs(after[0].mu - 30.0) < abs(after[1].mu - 25.0), "a surer rating changes less"


def test_a_bot_on_two_seats_is_rated_once() -> None:
    scene = Scene.begun("karteneck", ["hen", "open", "hen"])
    scene.play()
    found = rated_game(scene.table)
    assert found is not None
    assert found.players == ("bot hen", f"guest {guest('Ben')}")
    hen, _ben = rated(scene)
    assert (hen.player, hen.name, hen.games) == ("bot hen", "hen", 1)


def test_partners_gain_and_lose_together() -> None:
    scene = Scene.begun("zwickern", ["open"] * 4)
    scene.play()
    result = scene.table.result
    assert result is not None
    assert result.sides == (0, 1, 0, 1)
    after = rated(scene)
    assert after[0].mu == pytest.approx(after[2].mu)
    assert after[1].mu == pytest.approx(after[3].mu)
    assert (after[0].mu > after[1].mu) == (result.places[0] < result.places[1])


def test_equal_players_keep_their_ratings_in_a_tie() -> None:
    scene = Scene.begun("karteneck")
    scene.play()
    tied = Result("no-cards", (1, 1), (3, 3), ())

    class Tied(Table):
        @property
        def result(self) -> Result:
            return tied

    scene.table.__class__ = Tied
    first, second = rated(scene)
    scene.table.__class__ = Table
    assert first.mu == pytest.approx(second.mu)
    assert first.mu == pytest.approx(25.0)
