"""The seatings in which a deal is played."""

from __future__ import annotations

from collections import Counter

import pytest

from roost.arena.seatings import MAX_SEATINGS, seating_count, seatings
from roost.core.chance import FastChance


@pytest.mark.parametrize(
    ("players", "orders"),
    [
        ((0, 1), {(0, 1), (1, 0)}),
        ((0, 0), {(0, 0)}),
        ((0, 1, 1), {(0, 1, 1), (1, 0, 1), (1, 1, 0)}),
        ((0, 1, 2), {(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)}),
    ],
)
def test_few_players_get_all_distinct_seatings(players: tuple[int, ...], orders: set[tuple[int, ...]]) -> None:
    found = seatings(players, FastChance(1))
    assert len(found) == len(set(found)) == seating_count(players)
    assert set(found) == orders


def test_up_to_four_different_players_get_all_seatings() -> None:
    assert seating_count((0, 1, 2, 3)) == len(seatings((0, 1, 2, 3), FastChance(1))) == MAX_SEATINGS
    assert seating_count((0,) + (1,) * 9) == len(seatings((0,) + (1,) * 9, FastChance(1))) == 10, (
        "the number of seats does not matter"
    )


def test_more_players_get_the_rotations_of_a_random_order() -> None:
    players = (0, 1, 2, 3, 4)
    one, two = seatings(players, FastChance(1)), seatings(players, FastChance(2))
    assert seating_count(players) == len(one) == 5
    for seat in range(5):
        assert Counter(order[seat] for order in one) == Counter(players), "each player has each seat"
    first = one[0].index(0)
    assert one[0][first:] + one[0][:first] != two[0][two[0].index(0) :] + two[0][: two[0].index(0)], "other neighbours"
    assert one == seatings(players, FastChance(1))


def test_the_rotations_of_a_deal_are_distinct() -> None:
    players = (0, 0, 1, 1, 2, 2)
    for seed in range(200):
        found = seatings(players, FastChance(seed))
        assert len(found) == len(set(found)) == seating_count(players), "an order such as 0 1 2 0 1 2 is drawn again"
