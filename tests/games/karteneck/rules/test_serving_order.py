"""K10, K12: the serving order, and the first seat of the next round."""

from __future__ import annotations

import random
from itertools import combinations, product

import pytest

from roost.core.chance import FastChance
from roost.games.karteneck.components import PORTIONS, VALUES
from roost.games.karteneck.rules.cards import DISPLAY, parse_card
from roost.games.karteneck.rules.serving_order import servings
from roost.games.karteneck.rules.setup import initial_state
from roost.games.karteneck.rules.state import KarteneckState
from tests.games.karteneck.positions import fields, table
from tests.games.repetitions import field, play, repetitions


def test_K10_the_highest_total_takes_the_highest_portion() -> None:
    state = table("seats=4 grill=25.30.35 passed=1.2.3 hands=-/-/-/1 displays=5W1/4W2/-/55W3 stacks=-/-/16/-")
    play(state, "pass -> 40 41 42 39")
    assert fields(state, "stacks", "displays", "discard", "passed") == ["30/25/16/35", "-/-/-/-", "4555W1W2W3", "-"]


def test_K10_equal_totals_are_decided_by_the_highest_signpost() -> None:
    for first, second, winner in (("W1W9", "W7W8", 0), ("5W7", "W2W8", 1), ("5W25", "5W24", 0), ("5W1", "5W2", 1)):
        state = table(f"grill=20.30 passed=1 displays={first}/{second}")
        play(state, "pass -> 40 41")
        assert field(state, "stacks") == ("30/20", "20/30")[winner]


def test_K10_a_higher_total_beats_a_higher_signpost() -> None:
    state = table("grill=20.30 passed=1 displays=1W1/W25")
    play(state, "pass -> 40 41")
    assert field(state, "stacks") == "30/20"


def test_K10_invalid_displays_take_no_part() -> None:
    state = table("grill=20.30 passed=1 displays=5555555/W1")
    play(state, "pass -> 40 41")
    assert field(state, "stacks") == "20/30"


def test_K12_whoever_took_the_last_portion_begins() -> None:
    state = table("seats=3 turn=2 grill=20.30.40 passed=0.1 displays=1W1/W2/5W3")
    play(state, "pass -> 16 17 18")
    assert fields(state, "stacks", "turn", "round") == ["30/20/40", "1", "2"]


def test_K12_the_last_invalid_pass_before_a_menu_does_not_begin() -> None:
    state = table("grill=20.30 passed=1 displays=1/W1")
    play(state, "pass -> 16 17")
    assert fields(state, "stacks", "turn") == ["20/30", "1"]


def test_K12_with_no_menu_the_last_to_pass_begins() -> None:
    state = table("seats=3 turn=2 grill=40 stacks=20/30/- passed=0.1")
    play(state, "pass -> 16 17 18")
    assert fields(state, "stacks", "turn") == ["20/30/40", "2"]


def test_K12_a_steal_does_not_count() -> None:
    state = table("grill=20.30 stacks=16/22 passed=1 hands=-/- displays=2555W1/W2")
    play(state, "steal -> 40 41")
    assert fields(state, "stacks", "turn") == ["16.22.30/20", "1"]


def served(displays: list[list[str]], grill: list[int]) -> dict[int, int]:
    """Return the servings by sorting plain lists, independently of the rules."""
    valid = []
    for seat, cards in enumerate(displays):
        signposts = [int(card[1:]) for card in cards if card.startswith("W")]
        if signposts:
            points = sum(5 if card.startswith("W") else int(card) for card in cards)
            valid.append((-points, -max(signposts), seat))
    portions = sorted(grill, reverse=True)
    return {seat: portions[place] for place, (_, _, seat) in enumerate(sorted(valid))}


NUMBER_CARDS = [
    [
        [kind for kind, count in zip(kinds, counts, strict=True) for _ in range(count)]
        for kinds in combinations("12345", number)
        for counts in product((1, 2), repeat=number)
    ]
    for number in range(4)
]
"""All displays without worms: up to three kinds, one or two cards of each."""


def random_displays(luck: random.Random, state: KarteneckState) -> list[list[str]]:
    worms = luck.sample(range(1, 26), 2 * state.seats)
    displays = []
    for seat in range(state.seats):
        worms_laid = [f"W{worms.pop()}" for _ in range(luck.randrange(3))]
        cards = luck.choice(NUMBER_CARDS[luck.randrange(4)]) + worms_laid
        displays.append(cards)
        state.cards[DISPLAY + seat] = sum(parse_card(card) for card in cards)
    return displays


@pytest.mark.parametrize("seats", range(2, 7))
def test_K10_the_menu_agrees_with_an_independent_one(seats: int) -> None:
    luck = random.Random(seats)
    state = initial_state(seats)
    equal = 0
    for _ in range(repetitions(compiled=4000, plain=400, soak=400_000)):
        portions = luck.sample(range(PORTIONS), seats)
        state.grill = sum(1 << portion for portion in portions)
        displays = random_displays(luck, state)
        expected = served(displays, [VALUES[portion] for portion in portions])
        menu = servings(state)
        assert {seat: VALUES[portion] for seat, portion in menu} == expected
        assert [VALUES[portion] for _, portion in menu] == sorted(expected.values(), reverse=True)
        totals = [sum(5 if card[0] == "W" else int(card) for card in displays[seat]) for seat in expected]
        equal += len(set(totals)) < len(totals)
    assert equal > 10


def test_K10_rounds_end_as_the_independent_menu_says() -> None:
    chance = FastChance(5)
    luck = random.Random(5)
    checked = 0
    while checked < repetitions(compiled=3000, plain=60):
        seats = luck.randrange(2, 7)
        state = initial_state(seats)
        state.open_round(0, chance)
        displays = random_displays(luck, state)
        invalid = [seat for seat, cards in enumerate(displays) if not any(card[0] == "W" for card in cards)]
        state.pile = state.pile - sum(state.cards[DISPLAY + seat] for seat in range(seats))
        state.pile_size -= sum(len(cards) for cards in displays)
        grill = sorted(VALUES[portion] for portion in range(PORTIONS) if state.grill >> portion & 1)
        order = [int(state.turn)]
        while state.round == 1:
            state.play(0, chance)
            order.append(int(state.turn))
        expected = served(displays, grill[len(invalid) :])
        expected |= {seat: grill[place] for place, seat in enumerate(invalid)}
        assert [VALUES[state.top_of(seat)] for seat in range(seats)] == [expected[seat] for seat in range(seats)]
        menu = served(displays, grill[len(invalid) :])
        assert state.turn == (list(menu)[-1] if menu else seats - 1)
        checked += 1
