"""Conformance of Gloria Picktoria to the contract of games."""

from __future__ import annotations

import pytest

from roost.core.chance import Chance, FastChance
from roost.core.conformance import check_game, check_position
from roost.core.game import Options
from roost.games.gloria.components import KINDS
from roost.games.gloria.game import GAME
from roost.games.gloria.rules.moves import BLIND, FOX, TAKE
from tests.games.gloria.positions import contents, table
from tests.games.repetitions import repetitions, seatings


def test_gloria_conforms_with_every_number_of_seats() -> None:
    games, positions = repetitions(compiled=4, plain=1), repetitions(compiled=4, plain=2)
    seats = seatings(GAME)
    assert check_game(GAME, games=games, seats=seats, positions=positions) >= len(seats) * games * (positions - 1)


@pytest.mark.parametrize(
    "position",
    [
        *("", "points=1 used=blind", "hands=rings.joker/- rows=eggs:2/- chests=2combs/-"),
        *("rows=rings:1.eggs:1/rugs:1x fox=0:rings", "rows=rings:1.eggs:1/rugs:1x fox=0:rings phase=pass"),
        *("visitors=9 rows=rings:1/- hands=3eggs/2tails known=eggs/-", "visitors=10 rows=rings:1/- hands=3eggs/-"),
        "seats=5 hands=8rings/-/-/-/5joker known=-/-/-/-/2joker visitors=6",
    ],
)
def test_written_positions_conform(position: str) -> None:
    state = table(position)
    before = contents(state)
    for seed in range(repetitions(compiled=8, plain=2)):
        check_position(GAME, state, FastChance(seed))
    assert contents(state) == before
    assert state.census() == dict(KINDS)


class Miser:
    """Prolongs the game: prefers moves of the fox, then laying cards."""

    def choose(self, moves: tuple[int, ...], chance: Chance) -> int:
        first = [move for move in moves if move >= FOX] or [move for move in moves if move < TAKE]
        return first[chance.below(len(first))] if first else min(move for move in moves if move != BLIND)


def test_every_game_ends_because_every_turn_uses_up_cards() -> None:
    for seats in GAME.seats:
        chance = FastChance(seats)
        state = GAME.new(seats, Options(), chance)
        left = 2 * state.pile_size + sum(collector.hand for collector in state.view(None).seats)
        turns = 0
        while not state.over:
            turn = state.turn
            state.play(Miser().choose(state.moves(), chance), chance)
            if state.turn != turn:
                turns += 1
                now = 2 * state.pile_size + sum(collector.hand for collector in state.view(None).seats)
                assert now < left
                left = now
        assert turns < 230
