"""The registry of games, and the extras of games."""

from __future__ import annotations

import pytest

from examples.pig import GAME, Pig
from roost.core.errors import UnknownGameError
from roost.core.registry import find, games, register


def test_a_registered_game_is_found_by_its_key() -> None:
    assert register(GAME) is GAME
    assert find("pig") is GAME


def test_a_later_game_replaces_one_with_the_same_key() -> None:
    register(GAME)
    other = Pig()
    register(other)
    assert find("pig") is other
    assert GAME not in games()


def test_games_are_listed_in_the_order_of_registration() -> None:
    class Aardvark(Pig):
        key = "aardvark"

    before = games()
    first, last = register(Pig()), register(Aardvark())
    assert games() == (*before, first, last)
    again = register(Pig())
    assert games() == (*before, again, last)


def test_the_games_of_the_package_have_a_fixed_order() -> None:
    assert [game.key for game in games()] == ["heckmeck", "karteneck", "zwickern", "gloria"]


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    register(GAME)
    with pytest.raises(UnknownGameError) as caught:
        find("Pig")
    known = ", ".join(game.key for game in games())
    assert "pig" in known
    assert str(caught.value) == f"there is no game 'Pig'; there are: {known}"
    assert caught.value.reason == "unknown-game"
    assert caught.value.data == {"given": "Pig", "known": known}


def test_every_folder_of_games_is_registered() -> None:
    for game in games():
        assert find(game.key) is game
        assert game.folder is not None
        assert game.key in game.folder


def test_a_game_without_extras_has_defaults() -> None:
    assert (dict(GAME.extras.bots()), GAME.extras.search(), GAME.extras.adviser(), GAME.extras.reasons()) == (
        {},
        None,
        None,
        None,
    )
    assert (GAME.extras.painter(), GAME.extras.odds_command()) == (None, None)
    assert (GAME.extras.c_reference(), GAME.extras.odds_benchmark()) == (None, None)
