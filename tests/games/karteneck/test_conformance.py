"""The conformance suite, run on Karteneck."""

from __future__ import annotations

import pytest

from roost.core.chance import FastChance
from roost.core.conformance import check_game, check_position
from roost.games.karteneck.game import GAME
from tests.games.karteneck.positions import all_but, table
from tests.games.repetitions import repetitions, seatings


def test_karteneck_passes_the_conformance_suite_with_every_number_of_seats() -> None:
    games, positions = repetitions(compiled=3, plain=1), repetitions(compiled=5, plain=2)
    seats = seatings(GAME)
    assert check_game(GAME, games=games, seats=seats, positions=positions) >= len(seats) * games * (positions - 1)


@pytest.mark.parametrize(
    "position",
    [
        "grill=16.17 hands=W1W2W3W4W5W6W7W8W9/-",
        "grill=16.17 hands=1W1W2W3W4W5W6/1",
        "grill=20.17 hands=1/1 stacks=16/22 displays=2555W5/-",
        f"grill=16.17 hands=1/{all_but('1')}",
        f"seats=3 grill=16.17.18 hands=1/2/3 discard={all_but('1', '2', '3')}",
        "turn=- stacks=16.17.18.19.20.21.22.23.24/25.26.27.28.29.30.31.32.33",
        "seats=6 grill=0.0.0.16.17.42 hands=1/2/3/4/5/W1",
    ],
)
def test_rare_positions_pass_the_conformance_suite(position: str) -> None:
    check_position(GAME, table(position), FastChance(1))


def test_the_properties_of_the_game() -> None:
    assert (GAME.key, GAME.seats, GAME.folder) == ("karteneck", range(2, 7), "roost.games.karteneck")
    assert GAME.choices() == []
