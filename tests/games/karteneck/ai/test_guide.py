"""The guide for search, and the levels that use it."""

from __future__ import annotations

import pytest

from roost.bots.levels import level_bot
from roost.bots.random_bot import RandomBot
from roost.bots.registry import playing_bots
from roost.core.bot import Bot
from roost.core.budget import Budget
from roost.core.chance import FastChance
from roost.core.guide import ENOUGH
from roost.core.playout import play_random_moves
from roost.games.karteneck.ai.bots import SimpleBot
from roost.games.karteneck.ai.guide import GUIDE, STEPS
from roost.games.karteneck.game import GAME
from roost.games.karteneck.rules.state import KarteneckState
from tests.games.karteneck.positions import all_but, table

SEATS = range(2, 7)


def stopped(position: str) -> KarteneckState:
    """Return a game that ends early."""
    state = table(position)
    state.turn = -1
    return state


def chances(state: KarteneckState) -> list[float]:
    return [GUIDE.chance_to_win(state, seat) for seat in range(state.seats)]


def sensible(position: str) -> list[str]:
    state = table(position)
    return [state.text(move) for move in GUIDE.sensible(state)]


# Evaluation


@pytest.mark.parametrize(
    ("position", "shares"),
    [
        ("grill=41.42 stacks=19/20", [0.0, 1.0]),
        ("grill=41.42 stacks=20/19", [1.0, 0.0]),
        ("grill=41.42 stacks=0/0", [0.5, 0.5]),
        ("grill=41.42 stacks=0.16/-", [1.0, 0.0]),
        ("grill=40.41 stacks=16.19/0.22", [0.0, 1.0]),
        ("seats=3 grill=40.41.42 stacks=19/21/0", [0.0, 1.0, 0.0]),
        ("seats=3 grill=40.41.42 stacks=0/0/0", [1 / 3, 1 / 3, 1 / 3]),
        ("seats=4 grill=39.40.41.42", [0.25, 0.25, 0.25, 0.25]),
    ],
)
def test_ties_go_to_the_highest_portion_or_are_shared(position: str, shares: list[float]) -> None:
    state = stopped(position)
    result = state.result()
    assert result is not None
    assert [result.share(seat) for seat in range(state.seats)] == shares
    assert chances(state) == shares


@pytest.mark.parametrize("seats", SEATS)
def test_before_the_end_chances_add_up_to_1(seats: int) -> None:
    chance = FastChance(seats)
    state = GAME.new(seats, GAME.options(), chance)
    while not state.over:
        assert sum(chances(state)) == pytest.approx(1.0)
        assert min(chances(state)) > 0.0
        play_random_moves(state, chance, 1)


def test_worms_and_good_cards_are_better() -> None:
    even = table("grill=41.42 stacks=19/20 hands=12345W1/12345W2")
    assert chances(even) == pytest.approx([0.5, 0.5])
    assert chances(table("grill=41.42 stacks=30/20 hands=12345W1/12345W2"))[0] > 0.55
    assert chances(table("grill=41.42 stacks=19/20 hands=12345W1/12345W2W3"))[1] > 0.52
    assert chances(table("grill=41.42 stacks=19/20 hands=12345W1/11111W2"))[0] > 0.52


def test_a_lead_weighs_more_with_fewer_rounds_to_come() -> None:
    early = table("grill=41.42 stacks=30/20 hands=1/1")
    late = table("grill=41.42 stacks=30.16.17.18/20.0.19.0 hands=1/1")
    assert chances(late)[0] > chances(early)[0]
    many = table("seats=3 grill=40.41.42 stacks=30/20/21 hands=1/1/1")
    assert chances(many)[0] > 0.4
    assert chances(many)[1] == pytest.approx(chances(many)[2])


def test_the_expected_score_includes_worms_to_come() -> None:
    """135 worms on thirty portions: 9 on 42 and 5 on 30, so 121 on 28 for the sixteen that will be opened."""
    state = table("seats=2 grill=42.0 stacks=30/0 hands=1/1")
    supply = 135 - 9 - 5
    each = (9 + supply / 26 * 14) / 2
    assert [GUIDE.score(state, seat) for seat in range(2)] == pytest.approx([5 + each, each])


# Sensible moves


def test_each_number_of_worms_has_one_sensible_lay() -> None:
    assert sensible("grill=41.42 hands=1123W3W5W9/2") == [
        *("pass", "lay 1", "lay 1 1", "lay 2", "lay 3"),
        *("lay W9", "lay W3 W9", "lay W3 W5 W9"),
    ]
    assert sensible("grill=41.42 hands=112W3/2 displays=1W5/-") == ["pass", "lay 2"]
    assert len(sensible(f"grill=41.42 hands={all_but('12', 'W20')}/12 displays=-/W20")) == 1 + 5 * 17 - 2 + 24


def test_a_pass_is_not_sensible_when_a_steal_is_legal() -> None:
    assert sensible("grill=40.41 stacks=16/42 hands=1/2 displays=25555555W1/-") == ["steal", "lay 1"]


# Playouts


def test_a_playout_ends_with_the_round() -> None:
    chance = FastChance(1)
    state = GAME.new(3, GAME.options(), chance)
    while not state.over:
        round_, steps = state.round, 0
        assert GUIDE.follow(state, chance) == ENOUGH
        state.play(SimpleBot().choose(state, chance), chance)
        while not state.over and state.round == round_:
            move = GUIDE.follow(state, chance)
            assert move == SimpleBot().choose(state, chance)
            state.play(move, chance)
            steps += 1
        assert steps >= 2


def test_a_pass_alone_is_not_a_new_round() -> None:
    assert GUIDE.follow(table("grill=42 stacks=0/- passed=0 turn=1 hands=1/W1"), FastChance(1)) != ENOUGH
    assert GUIDE.follow(table("grill=41.42 turn=1 hands=1/W1 displays=-/3"), FastChance(1)) != ENOUGH


# The levels


def wins(one: Bot, other: Bot, pairs: int, budget: Budget) -> float:
    """Return the share of games that the first bot won, with each deal played from both seats."""
    won = 0.0
    for number in range(2 * pairs):
        chance = FastChance(number // 2)
        thoughts = FastChance(1000 + number)
        state = GAME.new(2, GAME.options(), chance)
        own = number % 2
        while not state.over:
            imagined = state.copy()
            imagined.imagine(state.turn, thoughts)
            move = (one if state.turn == own else other).choose(imagined, thoughts, budget)
            state.play(move, chance)
        won += GUIDE.chance_to_win(state, own)
    return won / (2 * pairs)


def test_all_levels_are_registered() -> None:
    assert list(playing_bots(GAME)) == ["chick", "hen", "rooster", "fox", "simple", "random"]
    assert STEPS["chick"] < STEPS["hen"] < STEPS["rooster"] < STEPS["fox"]


@pytest.mark.compiled_only
def test_a_hen_nearly_always_beats_random_players() -> None:
    assert wins(level_bot("hen", GAME), RandomBot(), 60, Budget(0, 60.0)) > 0.85


@pytest.mark.compiled_only
def test_a_hen_beats_chicks_and_the_simple_bot() -> None:
    hen = level_bot("hen", GAME)
    budget = Budget(0, 60.0)
    assert wins(hen, level_bot("chick", GAME), 60, budget) > 0.65
    assert wins(hen, SimpleBot(), 60, budget) > 0.55
