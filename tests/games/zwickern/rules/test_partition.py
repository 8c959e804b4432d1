"""Z5: partitions of crowded tables, compared with other algorithms, and their work."""

from __future__ import annotations

from functools import cache

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from roost.core.chance import FastChance
from roost.games.zwickern.components import kind_of
from roost.games.zwickern.rules.buys import MAX_EASY_STEPS
from roost.games.zwickern.rules.infeasibility_proof import InfeasibilityProof, total_price
from roost.games.zwickern.rules.items import high_value, loose, low_value, pile
from roost.games.zwickern.rules.partition import Partition, can_partition, group_items
from tests.games.repetitions import repetitions
from tests.games.zwickern.rules.brute_force import buyable

OPEN = ("1/11", "2/12", "3/13", "4/14")


def items_of(numbers: list[int], cards: str = "") -> vec[i64]:
    """Piles with these values, and loose cards."""
    return vec[i64]([pile(0, number, 0, 2) for number in numbers] + [loose(kind_of(card)) for card in cards.split()])


def hard_items(numbers: str, cards: tuple[int, ...]) -> vec[i64]:
    """Items written as in the list below."""
    values: list[int] = []
    for word in numbers.split():
        number, _, count = word.partition("*")
        values += [int(number)] * int(count or 1)
    return items_of(values, " ".join(f"{card} " * count for card, count in zip(OPEN, cards, strict=True)))


def all_of(items: vec[i64]) -> int:
    return (1 << len(items)) - 1


def split_of(items: vec[i64], value: int) -> Partition:
    return Partition(items, all_of(items), value)


def check_groups(items: vec[i64], value: int) -> None:
    """Check that the groups have each item once and add up."""
    found = group_items(items, all_of(items), value)
    assert sorted(index for group in found for index in group) == list(range(len(items)))
    for group in found:
        sums = {0}
        for index in group:
            sums = {
                total + total_price
                for total in sums
                for total_price in (low_value(items[index]), high_value(items[index]))
            }
        assert value in sums


def by_counts(kinds: tuple[tuple[int, int], ...], counts: tuple[int, ...], value: int) -> bool:
    """Decide in another way, by the reachable counts of items."""

    @cache
    def able(left: tuple[int, ...]) -> bool:
        if not any(left):
            return True
        first = next(kind for kind, count in enumerate(left) if count)
        return any(able(rest) for rest in rests(left, first, value) if rest[first] < left[first])

    def rests(left: tuple[int, ...], kind: int, lacking: int) -> set[tuple[int, ...]]:
        if kind == len(left):
            return set() if lacking else {left}
        low, high = kinds[kind]
        found: set[tuple[int, ...]] = set()
        for lows in range(left[kind] + 1):
            for highs in range(left[kind] - lows + 1 if high != low else 1):
                more = lacking - lows * low - highs * high
                if more >= 0:
                    rest = (*left[:kind], left[kind] - lows - highs, *left[kind + 1 :])
                    found |= rests(rest, kind + 1, more)
        return found

    return able(counts)


HARD = [
    # Values of piles, how many of each open card, the value to make, whether it can be done, the most steps and rounds.
    # Searching alone would take seconds for the first ones; the one for 22 can be mixed, but not split.
    ("1 8*4 9*4 10 11*11 12*8 13*2 14*7", (4, 4, 4, 4), 30, False, 400, 60),
    ("1*4 2 3*5 4*3 5*3 6 7 8*5 9*4 10*3 11 12*4 13*2 14", (6, 4, 4, 2), 14, False, 390, 40),
    ("7*7 8*7 9*3 10*10 11*5 12*5 17", (2, 6, 2, 6), 26, True, 410, 40),
    ("1*5 2*4 3 4*3 5*4 6 7*5 8 9*2 10 15 16*3 17*4 18*4 19", (2, 2, 1, 1), 30, True, 2530, 470),
    ("1*9 2*4 3*2 4*5 5 6*3 8 9*3 11 14 15 17*2 18*2 20 23*2 29", (1, 1, 1, 2), 30, True, 3040, 460),
    ("1*8 2*3 3*2 4*2 5*2 7*3 9 10*6 14 16*3 17*4 20*3 22", (1, 1, 3, 2), 28, True, 600, 100),
    ("4*5 6*10 10*2 14*5 21*2", (3, 3, 3, 1), 22, False, 2960, 90),
    ("1*3 2*4 3 4*2 5*2 6 7*5 8 9*2 10 14 15 16*4 17*6 18*2 19*2 21 25 26 30", (1, 1, 1, 1), 30, False, 390, 130),
    (
        "1*2 2*5 3 5*2 6*4 7 9*2 10*3 11*2 13*2 14 15 16*2 17*4 18 20 21*4 23 24 25*2 26 27",
        (4, 3, 1, 2),
        28,
        True,
        390,
        110,
    ),
    # Items that make the value by themselves change nothing.
    ("1*8 2*3 3*2 4*2 5*2 7*3 9 10*6 14 16*3 17*4 20*3 22 28*3", (1, 1, 3, 2), 28, True, 600, 100),
    ("4*5 6*10 10*2 14*5 21*2 22*4", (3, 3, 3, 1), 22, False, 2960, 90),
    # Here the likely groups lead nowhere, and it takes trying all groups of one item to find those that do.
    ("4*4 5*2 6*9 10*2 12 14*3 16 21*2", (3, 3, 3, 1), 22, True, 580, 30),
    ("4*5 6*9 7 9 10 14*5 21*2", (3, 3, 3, 1), 22, True, 1010, 60),
    ("3 4*4 6*10 10*2 14*4 15 21*2", (3, 3, 3, 1), 22, True, 1480, 130),
    ("3 4*5 6*9 10*2 14*4 17 21*2", (3, 3, 3, 1), 22, True, 3000, 110),
    (
        "1*2 2*5 3 4 5 6*3 7*3 9*2 10*2 11*2 12 13*2 14 16 17*5 18 20 21*2 23*2 24*2 25*2 26 27",
        (4, 3, 1, 2),
        28,
        True,
        5680,
        620,
    ),
]
MAX_INTERPRETED_ROUNDS = 100
"""Tables with more rounds take seconds on the plain source, where the others do."""


@pytest.mark.parametrize(
    ("numbers", "cards", "value", "possible", "steps", "rounds"),
    [
        pytest.param(*case, marks=[pytest.mark.compiled_only] if case[-1] > MAX_INTERPRETED_ROUNDS else [])
        for case in HARD
    ],
)
def test_Z5_hard_tables_take_little_work(
    numbers: str, cards: tuple[int, ...], value: int, possible: bool, steps: int, rounds: int
) -> None:
    items = hard_items(numbers, cards)
    search = split_of(items, value)
    assert search.solve() == possible
    assert search.steps <= steps
    assert search.proof is not None
    assert search.proof.rounds <= rounds
    if possible:
        check_groups(items, value)


def test_Z5_sets_made_of_groups_have_a_partition() -> None:
    chance = FastChance(3)
    for _ in range(repetitions(compiled=150, plain=25)):
        value = 5 + chance.below(26)
        numbers: list[int] = []
        cards: list[str] = []
        while True:
            group: list[int] = []
            opened: list[str] = []
            while sum(group) + sum(int(card.split("/")[0]) for card in opened) < value - 14:
                opened.append(OPEN[chance.below(4)])
                group.append(10 * chance.below(2))
            lacking = value - sum(group) - sum(int(card.split("/")[0]) for card in opened)
            if lacking < 0:
                continue
            group = []
            while lacking > 0:
                group.append(1 + chance.below(min(lacking, value // 2 + 1)))
                lacking -= group[-1]
            if len(numbers) + len(cards) + len(group) + len(opened) > 54:
                break
            numbers += group
            cards += opened
        items = items_of(numbers, " ".join(cards))
        assert can_partition(items, all_of(items), value)
        check_groups(items, value)


def test_Z5_sets_that_provably_have_no_partition_are_refused() -> None:
    chance = FastChance(4)
    refuted = 0
    for _ in range(3000):
        # All items but three are multiples of a number that the value is none of: each group needs one of the three.
        factor = (2, 3, 5)[chance.below(3)]
        value = 9 + chance.below(22)
        numbers = [factor * (1 + chance.below(value // 2 // factor)) for _ in range(20 + chance.below(30))]
        numbers += [1 + chance.below(value // 2) for _ in range(3)]
        if value % factor and sum(numbers) % value == 0 and sum(numbers) > 3 * value:
            refuted += 1
            assert not can_partition(items_of(numbers), all_of(items_of(numbers)), value)
    assert refuted > 60


def test_Z5_larger_tables_of_few_kinds_agree_with_another_algorithm() -> None:
    chance = FastChance(5)
    answers: list[bool] = []
    tables = repetitions(compiled=60, plain=20)
    while len(answers) < tables:
        value = 9 + chance.below(22)
        kinds: dict[tuple[int, int], int] = {}
        for _ in range(2 + chance.below(3)):
            low = 1 + chance.below(value // 2)
            # Other gaps than those of the cards.
            high = min(value, low + chance.below(2) * (1 + chance.below(9)))
            kinds[low, high] = 1 + chance.below(12)
        search = Partition(vec[i64](), 0, value)
        for (low, high), count in kinds.items():
            for _ in range(count):
                search.add(low, high)
        expected = by_counts(tuple(kinds), tuple(kinds.values()), value)
        if expected or chance.below(8) == 0:
            answers.append(expected)
            assert search.solve() == expected, (kinds, value)
    assert tables // 6 < sum(answers) < tables - tables // 30


def test_Z5_small_tables_with_any_gaps_agree_with_brute_force() -> None:
    chance = FastChance(6)
    able = 0
    tables = repetitions(compiled=2000, plain=400)
    for _ in range(tables):
        value = 3 + chance.below(14)
        readings = []
        search = Partition(vec[i64](), 0, value)
        for _ in range(2 + chance.below(5)):
            low = chance.below(value + 1)
            readings.append((low, low + chance.below(2) * chance.below(8) if low else 0))
            search.add(*readings[-1])
        expected = buyable(tuple(readings), (value,))
        able += expected
        assert search.solve() == expected, (readings, value)
    assert able > tables // 20


def test_Z5_pairs_that_make_the_value_are_taken_at_once() -> None:
    search = split_of(items_of([1, 29, 2, 28, 28, 2, 15, 15, 30, 7, 23, 14, 16]), 30)
    assert search.solve()
    assert search.steps == 0
    # One of 15 has no other; and an open card is never taken for granted.
    assert not can_partition(items_of([15, 15, 15]), 0b111, 30)
    assert can_partition(items_of([1, 13, 11, 2], "1/11"), 0b11111, 14)
    assert can_partition(items_of([3, 4, 10], "1/11"), 0b1111, 14)


def test_Z5_the_empty_set_and_piles_of_0_are_no_group() -> None:
    assert not can_partition(vec[i64](), 0, 9)
    assert not split_of(items_of([0, 0]), 9).solve()
    assert not split_of(items_of([10, 9]), 9).solve()
    assert group_items(items_of([0, 10]), 0b11, 9) == []
    assert group_items(items_of([0, 4, 9, 0, 5]), 0b11111, 9) == [[0, 2, 3], [1, 4]]


def test_the_easy_search_is_sound_but_incomplete() -> None:
    items = items_of([4, 5, 3, 6, 2, 2, 5])
    assert split_of(items, 9).solve_easily(MAX_EASY_STEPS)
    assert not Partition(items, all_of(items) ^ 1, 9).solve_easily(MAX_EASY_STEPS)
    hard = hard_items(*HARD[2][:2])
    assert can_partition(hard, all_of(hard), 26)
    assert not split_of(hard, 26).solve_easily(MAX_EASY_STEPS)


# Prices


def test_prices_prove_infeasibility() -> None:
    prices = InfeasibilityProof(vec[i64]([16, 14]), vec[i64]([16, 14]), 30, vec[i64]([9, 9]))
    # Only one of each makes a group.
    assert prices.refute(vec[i64]([7, 8]), 7)
    assert total_price(prices.prices, vec[i64]([7, 8])) > 7 * prices.max_group_price(vec[i64]([7, 8]))
    assert not prices.refute(vec[i64]([7, 7]), 7)
    assert list(prices.whole_groups()) == [16 << 6, 14 << 6 | 1] * 7
    assert list(prices.largest_group()) == [16 << 6, 14 << 6 | 1]


def test_the_maximal_group_price_agrees_with_brute_force() -> None:
    chance = FastChance(7)
    for _ in range(100):
        value = 4 + chance.below(12)
        lows = [1 + chance.below(value) for _ in range(3)]
        highs = [min(value, low + chance.below(2) * chance.below(5)) for low in lows]
        counts = [chance.below(4) for _ in range(3)]
        prices = InfeasibilityProof(vec[i64](lows), vec[i64](highs), value, vec[i64](counts))
        prices.prices = vec[i64]([chance.below(19) - 9 for _ in range(3)])
        sums = {(0, 0)}
        for kind in range(3):
            for _ in range(counts[kind]):
                sums |= {
                    (total + part, paid + int(prices.prices[kind]))
                    for total, paid in sums
                    for part in (lows[kind], highs[kind])
                }
        worths = [paid for total, paid in sums if total == value]
        most = prices.max_group_price(vec[i64](counts))
        if not worths:
            assert most < -(1 << 40)
            continue
        assert most == max(worths)
        assert sum(int(pick) >> 6 for pick in prices.group) == value
        assert sum(int(prices.prices[pick & 63]) for pick in prices.group) == most


def test_wrong_shares_prove_nothing() -> None:
    prices = InfeasibilityProof(vec[i64]([16, 14]), vec[i64]([16, 14]), 30, vec[i64]([9, 9]))
    assert not prices.refute(vec[i64]([2, 2]), 2)
    for place in range(len(prices.inverse)):
        prices.inverse[place] = 0.0
    assert not prices._pivot()
