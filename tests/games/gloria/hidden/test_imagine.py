"""Imagined hands: every deal that fits the knowledge of a seat, with its true probability."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TypeVar

from roost.core.chance import FastChance
from roost.core.game import Options
from roost.games.gloria.game import GAME
from roost.games.gloria.rules.position import read
from tests.games.gloria.positions import contents, table
from tests.games.repetitions import field, moves, play, repetitions

Drawn = TypeVar("Drawn", str, tuple[str, ...])
SMALL = (
    "gloria seats=3 open=grains.grains.grains "
    "rows=grains:6.rugs:9/tails:9.teeth:8.showcases:9/combs:9 "
    "chests=eggs.perches/3eggs/5eggs fox=0:grains "
    "hands=vanes.doubler/rings.vanes.doubler/2rings.doubler known=-/vanes/- "
    "visitors=9"
)
"""The cards unseen by seat 0: the other hidden cards and the pile."""


def test_imagining_is_uniform_over_the_hidden_cards() -> None:
    # Everything is laid but: 9 rings, a tooth, 8 perches, 9 vanes and 5 jokers, less the hand of seat 0 and a vane.
    state = read(SMALL)
    pool = ["rings"] * 9 + ["teeth"] + ["perches"] * 8 + ["vanes"] * 7 + ["joker"] * 5
    exact: Counter[tuple[str, ...]] = Counter()
    for pair in combinations(range(len(pool)), 2):
        exact[tuple(sorted(pool[card] for card in pair))] += 1
    runs = repetitions(compiled=6000, plain=1500)
    ones: Counter[str] = Counter()
    pairs: Counter[tuple[str, ...]] = Counter()
    chance = FastChance(11)
    for _ in range(runs):
        other = state.copy()
        other.imagine(0, chance)
        hands = [_cards(hand) for hand in field(other, "hands").split("/")]
        assert hands[0] == ["vanes", "doubler"]
        assert hands[1].count("vanes") >= 1
        assert (len(hands[1]), len(hands[2])) == (3, 3)
        assert field(other, "known") == "-/vanes/-"
        assert other.pile_size == state.pile_size
        rest = Counter(hands[1]) - Counter(["vanes", "doubler"])
        [card] = rest.elements()
        ones[card] += 1
        pairs[tuple(sorted((Counter(hands[2]) - Counter(["doubler"])).elements()))] += 1
    shares = Counter(pool)
    assert set(ones) == set(shares)
    assert _chi(ones, {card: count / len(pool) for card, count in shares.items()}, runs) < 20  # 4 degrees of freedom
    ways = sum(exact.values())
    assert set(pairs) <= set(exact)
    assert _chi(pairs, {pair: count / ways for pair, count in exact.items()}, runs) < 36  # 13 degrees


def _cards(text: str) -> list[str]:
    cards: list[str] = []
    for word in text.split("."):
        name = word.lstrip("0123456789")
        cards += [name] * int(word.removesuffix(name) or 1)
    return cards


def _chi(seen: Counter[Drawn], shares: dict[Drawn, float], runs: int) -> float:
    return sum((seen[key] - runs * share) ** 2 / (runs * share) for key, share in shares.items())


def test_G4_seen_cards_stay_known_until_they_are_played() -> None:
    state = table("seats=2 turn=1 open=joker.eggs.vanes hands=-/rings")
    play(state, "take joker -> rugs", "take eggs -> tails", "chest eggs")
    assert field(state, "known") == "-/joker"
    for seed in range(50):
        other = state.copy()
        other.imagine(0, FastChance(seed))
        assert other.view(None).seats[1].known == ("joker", "doubler")
        hand = other.view(1).hand
        assert hand is not None
        assert (len(hand), hand[-2:]) == (3, ("joker", "doubler"))
        assert other.view(1).seats[1].faces == ("eggs",)
        assert other.census() == state.census()


def test_imagining_keeps_the_own_hand_and_all_open_cards() -> None:
    for seed in range(30):
        chance = FastChance(seed)
        state = GAME.new(2 + seed % 4, Options(), chance)
        for _ in range(10 * seed):
            if not state.over:
                state.play(state.pick(chance), chance)
        for seat in range(state.seats):
            other = state.copy()
            other.imagine(seat, chance)
            assert other.view(seat) == state.view(seat)
            assert contents(read(other.position())) == contents(other)


def test_the_legal_moves_follow_the_imagined_hand() -> None:
    state = table("hands=rings/- chests=eggs/-")
    other = state.copy()
    seen = set()
    for seed in range(60):
        other.imagine(1, FastChance(seed))
        [card] = [card for card in other.view(0).hand or () if card != "doubler"]
        seen.add(card)
        assert f"chest {card}" in moves(other)
        assert (f"place {card}" in moves(other)) == (card != "joker")
        assert len([move for move in moves(other) if move.startswith("chest")]) == 2
    assert len(seen) >= 8


def test_a_finished_game_can_be_imagined_too() -> None:
    state = table("visitors=10 hands=rings/eggs")
    state.imagine(0, FastChance(1))
    assert (state.over, state.moves()) == (True, ())
