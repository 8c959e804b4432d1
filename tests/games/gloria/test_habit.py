"""What an experienced player does without thinking."""

from __future__ import annotations

import pytest

from roost.core.chance import FastChance
from roost.core.game import Options
from roost.core.playout import advance
from roost.games.gloria.bots import HastyBot, hen
from roost.games.gloria.game import GAME
from roost.games.gloria.habit import NEVER, Habit, habitual
from roost.games.gloria.moves import BLIND, FOX, PASS
from tests.games.gloria.table import contents, table


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        # A chest for the motif that nobody has, made of the card that is good for least.
        ("hands=rings.rugs/- rows=-/rugs:3", "chest rugs"),
        ("hands=rings/- chests=eggs/-", "place rings"),
        # The card that makes the row the longest.
        (
            (
                "seats=3 hands=rings.eggs/-/- rows=rings:2.eggs:5/rings:2/rugs:1 fox=2:rugs "
                "chests=combs.doubler/perches/vanes open=rugs.rugs.rugs"
            ),
            "place rings",
        ),
        # A joker goes where it decides.
        (
            (
                "seats=3 hands=joker/-/- rows=rings:2.eggs:5/rings:2/rugs:1 fox=2:rugs "
                "chests=combs.doubler/perches/vanes open=rugs.rugs.rugs"
            ),
            "place joker rings",
        ),
        # The doubler on a row with a lead.
        ("hands=-/- rows=rings:4.eggs:1/eggs:2 fox=1:eggs", "place doubler rings"),
        ("visitors=9 hands=-/- rows=rings:4.eggs:1/eggs:2 fox=1:eggs", "place doubler rings"),
        # A card of a motif that nobody has, rather than others.
        ("rows=rings:1/rugs:4 fox=1:rugs chests=2combs/perches open=rugs.teeth.rugs", "take teeth"),
        # The fox goes to the row that is worth most to the neighbour, and never stays.
        ("phase=pass rows=rings:1.eggs:3/eggs:1.teeth:2 fox=0:rings", "pass teeth"),
        # With a scoring at hand, two points are not too much.
        ("visitors=9 rows=rings:4x/teeth:2x fox=0:rings points=2", "fox left teeth"),
        ("visitors=5 rows=rings:4x/teeth:2x fox=0:rings points=2 open=eggs.eggs.eggs", "take eggs"),
    ],
)
def test_what_it_does(position: str, expected: str) -> None:
    state = table(position)
    assert state.text(habitual(state)) == expected


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_it_knows_no_more_than_its_seat_and_changes_nothing(seats: int) -> None:
    for seed in range(6):
        chance = FastChance(seed)
        state = GAME.new(seats, Options(), chance)
        while not state.over:
            before = contents(state)
            imagined = state.copy()
            imagined.imagine(state.turn, chance)
            here, there = Habit(state), Habit(imagined)
            values = [here.value(move) for move in state.moves()]
            assert values == [there.value(move) for move in state.moves()]
            assert contents(state) == before
            assert here.value(habitual(state)) == max(values)
            advance(state, chance, 2)


def test_it_never_draws_blind_and_leaves_the_fox_alone_far_from_a_scoring() -> None:
    state = table("visitors=1 rows=rings:4.eggs:1/teeth:2 fox=0:rings")
    habit = Habit(state)
    refused = [move for move in state.moves() if habit.value(move) == NEVER]
    assert refused == [move for move in state.moves() if BLIND <= move < PASS]
    assert any(FOX <= move < PASS for move in refused)


def test_hands_and_chests_cost_more_the_later_it_is() -> None:
    early = table("visitors=1 hands=rings/- rows=rings:1/eggs:1 fox=1:eggs")
    late = table("visitors=9 hands=rings/- rows=rings:1/eggs:1 fox=1:eggs")
    place, take = early.parse("place rings"), early.parse("take vanes")
    assert Habit(early).value(place) < Habit(early).value(take)
    assert Habit(late).value(place) > Habit(late).value(take)


def test_a_hasty_player_mostly_does_the_same() -> None:
    state = table("hands=rings/- chests=eggs/-")
    chance = FastChance(1)
    chosen = [state.text(HastyBot(25).choose(state, chance)) for _time in range(200)]
    assert 120 < chosen.count("place rings") < 180
    assert len(set(chosen)) == len(state.moves())
    assert {state.text(HastyBot(0).choose(state, chance)) for _time in range(9)} == {"place rings"}
    slips = [state.text(hen().choose(state, chance)) != "place rings" for _time in range(200)]
    assert 2 < sum(slips) < 30
