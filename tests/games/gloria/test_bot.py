"""The simple player."""

from __future__ import annotations

import pytest

from roost.core.chance import FastChance
from roost.core.game import Options
from roost.games.gloria.bots import BOTS, SimpleBot
from roost.games.gloria.game import GAME
from tests.games.gloria.table import contents, table

GAMES = 12


def choice(position: str) -> str:
    state = table(position)
    return state.text(SimpleBot().choose(state, FastChance(0)))


def test_the_game_offers_it() -> None:
    assert BOTS["simple"] is SimpleBot


@pytest.mark.parametrize("seats", [2, 5])
def test_it_nearly_always_beats_random_players(seats: int) -> None:
    bot = SimpleBot()
    won = 0
    for seed in range(GAMES):
        chance = FastChance(seed)
        state = GAME.new(seats, Options(), chance)
        own = seed % seats
        while not state.over:
            if state.turn == own:
                imagined = state.copy()
                imagined.imagine(own, chance)
                move = bot.choose(imagined, chance)
            else:
                move = state.pick(chance)
            state.play(move, chance)
        result = state.result()
        assert result is not None
        won += result.winners == (own,)
    assert won >= GAMES - 1


def test_its_choices_depend_only_on_what_its_seat_knows() -> None:
    for seed in range(2):
        chance = FastChance(seed)
        state = GAME.new(3, Options(), chance)
        while not state.over:
            before = contents(state)
            move = SimpleBot().choose(state, FastChance(0))
            assert contents(state) == before
            imagined = state.copy()
            imagined.imagine(state.turn, chance)
            assert SimpleBot().choose(imagined, FastChance(1)) == move
            state.play(move, chance)


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
        # The doubler on a row with a safe lead, or late on the best one.
        ("hands=-/- rows=rings:4.eggs:1/eggs:2 fox=1:eggs", "place doubler rings"),
        ("hands=-/- rows=rings:2.eggs:1/eggs:2 fox=1:eggs", "take vanes"),
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
    assert choice(position) == expected
