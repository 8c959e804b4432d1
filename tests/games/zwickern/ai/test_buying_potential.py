"""The approximate buys are possible, and at least as good as the best single group."""

from __future__ import annotations

from itertools import product

from librt.vecs import vec
from mypy_extensions import i64

from roost.core.chance import FastChance
from roost.games.zwickern.ai.buying_potential import BuyingPotential
from roost.games.zwickern.components import kind_of
from roost.games.zwickern.rules.items import high_value, loose, low_value, pile
from roost.games.zwickern.rules.partition import can_partition

ALL = (1 << 31) - 1


def seen(*items: int, wanted: int = ALL) -> dict[int, tuple[int, int]]:
    """Return the taken items and their worth by value; the items are worth 1, 10, 100."""
    potential = BuyingPotential()
    # Earlier evaluations have no effect.
    potential.evaluate(vec[i64]([loose(3)] * 5), vec[i64]([7] * 5), ALL)
    potential.evaluate(vec[i64](list(items)), vec[i64]([10**place for place in range(len(items))]), wanted)
    return {
        value: (int(potential.taken[value]), int(potential.worths[value]))
        for value in range(1, 31)
        if potential.worths[value] or potential.taken[value]
    }


def card(name: str) -> int:
    return int(loose(kind_of(name)))


def worth(value: int) -> int:
    return int(pile(0, value, 0, 2))


def test_a_group_is_extended_by_single_items_and_pairs() -> None:
    assert seen(card("2"), card("3"), card("5"), wanted=1 << 5 | 1 << 8) == {5: (0b111, 111), 8: (0b110, 110)}
    assert seen(card("5"), card("2"), card("5"), card("3"), wanted=1 << 5) == {5: (0b1111, 1111)}
    assert seen(card("4/14"), card("1/11"), card("3/13"), wanted=1 << 4) == {4: (0b111, 111)}
    assert seen(card("4/14"), card("1/11"), card("3/13"), wanted=1 << 24) == {24: (0b110, 110)}
    assert seen(card("7"), card("15"), wanted=1 << 30) == {}


def test_the_best_of_several_groups_is_found() -> None:
    assert seen(card("3"), card("3"), card("6"), wanted=1 << 9) == {9: (0b110, 110)}
    assert seen(card("10"), card("4"), card("6"), card("2"), wanted=1 << 12) == {12: (0b1110, 1110)}


def test_piles_of_0_join_and_high_piles_cannot_be_bought() -> None:
    assert seen(worth(0), card("5"), worth(31), wanted=1 << 5) == {5: (0b11, 11)}
    assert seen(worth(0), worth(40)) == {}
    assert seen() == {}


def test_only_a_single_group_is_found_on_a_crowded_table() -> None:
    assert seen(*[card("2")] * 17, wanted=1 << 4) == {4: (0b11 << 15, 11 * 10**15)}
    assert seen(*[card("2")] * 16, wanted=1 << 4)[4][0] == (1 << 16) - 1


def test_the_result_can_be_bought_and_beats_every_single_group() -> None:
    chance = FastChance(8)
    potential = BuyingPotential()
    for _ in range(150):
        count = 1 + chance.below(7)
        items = vec[i64](
            [pile(0, chance.below(33), 0, 2) if chance.below(3) == 0 else loose(chance.below(19)) for _ in range(count)]
        )
        prices = [1 + int(chance.below(500)) for _ in range(count)]
        potential.evaluate(items, vec[i64](prices), ALL)
        for value in range(1, 31):
            taken = int(potential.taken[value])
            assert potential.worths[value] == sum(prices[i] for i in range(count) if taken >> i & 1)
            assert not taken or can_partition(items, taken, value)
            assert potential.worths[value] >= best_group(items, prices, value)


def best_group(items: vec[i64], prices: list[int], value: int) -> int:
    readings = [sorted({0, int(low_value(item)), int(high_value(item))}) for item in items]
    worths = [
        sum(price for price, count in zip(prices, counts, strict=True) if count)
        for counts in product(*readings)
        if sum(counts) == value
    ]
    return max(worths, default=0)
