"""What is checked, and how somebody comes to where a law was broken."""

from __future__ import annotations

import pytest

from roost.core.chance import Chance
from roost.core.conformance import LAWS, ConformanceError, check_game
from roost.core.game import Game
from roost.core.registry import find, games
from tests.core.breakable_pig import Variant, VariantGame
from tests.core.conformance.breaking import (
    CHANCE,
    COPIES,
    ILLEGAL,
    IMAGINING,
    MOVES,
    POSITIONS,
    RESULTS,
    SECRETS,
    TEXT,
    broken_pig,
)
from tests.core.fives_game import Fives


def test_the_laws_are_all_tried_here() -> None:
    assert set(LAWS) == {MOVES, TEXT, ILLEGAL, COPIES, CHANCE, POSITIONS, IMAGINING, SECRETS, RESULTS}


@pytest.mark.parametrize("game", [VariantGame(), Fives()], ids=lambda game: str(game.key))
def test_a_game_that_keeps_the_laws_passes(game: Game) -> None:
    assert check_game(game, games=3) >= 3 * len(game.seats)


def test_a_checked_game_is_registered_so_that_its_records_can_be_read() -> None:
    game = VariantGame()
    check_game(game, games=1, seats=[2])
    assert find("variant") is game
    check_game(game, games=1, seats=[2])
    assert games().count(game) == 1


def test_seats_options_and_positions_can_be_chosen_and_progress_is_told() -> None:
    told: list[int] = []
    looked_at = check_game(
        VariantGame(),
        games=2,
        seats=(2, 4),
        options=[{"target": "20"}, VariantGame.options(target=30)],
        positions=0,
        records=0,
        progress=told.append,
    )
    assert told == [1, 2, 3, 4, 5, 6, 7, 8]
    assert looked_at == 8, "with no positions drawn only the end of each game is looked at"


def test_only_every_so_many_games_are_looked_at_position_by_position() -> None:
    few = check_game(VariantGame(), games=7, seats=[2], options=[{"target": 30}], positions=0, every=3, records=0)
    assert few == 3, "the first, the fourth and the seventh"


def test_games_that_are_not_looked_at_are_played_twice_all_the_same() -> None:
    with pytest.raises(ConformanceError) as caught:
        check_game(
            VariantGame(Whimsical), games=9, seats=[2], options=[{"target": 30}], positions=0, every=100, records=0
        )
    assert caught.value.law == CHANCE


class Whimsical(Variant):
    """It follows chance in its first game, and later adds a point now and then out of a whim."""

    games = 0

    def play(self, move: int, chance: Chance) -> None:
        super().play(move, chance)
        if self.over:
            Whimsical.games += 1
            self.scores[0] += Whimsical.games > 6 and Whimsical.games % 2


def test_all_options_and_seats_are_defaults() -> None:
    told: list[int] = []
    check_game(Fives(), games=2, progress=told.append)
    assert len(told) == 2 * len(Fives.seats)


class Monotone(Variant):
    def text(self, move: int) -> str:
        return "roll"


def test_an_error_says_which_law_and_how_to_come_there_again() -> None:
    error = broken_pig(Monotone)
    what, where, position = str(error).split("\n")
    assert what == f"{TEXT}: two moves have the same text: ['roll', 'roll']"
    assert where == "  at: variant with 2 seats, PigOptions(target=30), seed 0"
    assert position.startswith("      pig 30 ")
    assert error.law == TEXT
    assert error.reason == "law"
    assert error.data == {
        "law": TEXT,
        "detail": "two moves have the same text: ['roll', 'roll']",
        "where": str(error).partition("  at: ")[2],
    }
