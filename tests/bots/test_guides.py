"""The guides of all games: their sensible moves are legal, and they know the result at the end."""

from __future__ import annotations

import pytest

import roost.games
from roost.bots.levels import search_settings
from roost.core.chance import FastChance
from roost.core.game import Game
from roost.core.playout import playout
from roost.core.registry import games
from tests.bots.seat_cases import every_seating
from tests.games.repetitions import repetitions

GAMES = [game for game in games() if roost.games.__name__ in type(game).__module__ and game.extras.search() is not None]
EACH = pytest.mark.parametrize(("game", "seats"), every_seating(GAMES))


def test_all_card_games_have_a_guide() -> None:
    assert {game.key for game in GAMES} == {"karteneck", "zwickern", "gloria"}


@EACH
def test_sensible_moves_are_legal_and_do_not_depend_on_hidden_cards(game: Game, seats: int) -> None:
    guide, *_ = search_settings(game)
    chance = FastChance(seats)
    for _ in range(repetitions(compiled=10, plain=1)):
        state = game.start(seats, chance)
        while not state.over:
            moves = guide.sensible(state)
            assert moves
            assert len(set(moves)) == len(moves)
            assert set(moves) <= set(state.moves())
            imagined = state.copy()
            imagined.imagine(state.turn, chance)
            assert guide.sensible(imagined) == moves
            state.play(moves[chance.below(len(moves))], chance)


@EACH
def test_at_the_end_the_chance_is_the_share_of_the_win(game: Game, seats: int) -> None:
    guide, *_ = search_settings(game)
    chance = FastChance(seats)
    for _ in range(repetitions(compiled=300, plain=3)):
        state = game.start(seats, chance)
        playout(state, chance)
        result = state.result()
        assert result is not None
        assert [guide.chance_to_win(state, seat) for seat in range(seats)] == [
            result.share(seat) for seat in range(seats)
        ]
        assert [guide.score(state, seat) for seat in range(seats)] == list(result.scores)
