"""The bot that plays the odds of a turn."""

from __future__ import annotations

from itertools import product

import pytest
from librt.vecs import vec

from roost.core.chance import FastChance
from roost.games.heckmeck.ai.bots import BOTS, SimpleBot
from roost.games.heckmeck.ai.turn_odds_bot import SPECIALIST_WORMS, TurnOddsBot, WormLead
from roost.games.heckmeck.game import GAME
from roost.games.heckmeck.rules.state import HeckmeckState
from tests.games.heckmeck.positions import FirstResultChance, classic, deluxe

BOT = TurnOddsBot()


def choice(state: HeckmeckState) -> str:
    return state.text(BOT.choose(state, FirstResultChance()))


@pytest.mark.parametrize(
    ("position", "worth"),
    [
        ("seats=2 stacks=22.36/25", 5.0 - 2.0),
        ("seats=3 stacks=22.36/25/30", 5.0 - 2.5),
        ("seats=3 turn=1 stacks=22.36/25/30", 5.0 - 2.5),
        ("seats=2 worms=3/1", 2.0),
        ("seats=2 apple=seat-0 can=seat-1 worms=3/1", 12.0),
        ("seats=2 apple=seat-1 worms=3/1 stacks=24/-", -7.0),
        ("seats=2 apple=seat-1 worms=3/1 turn=- turns=2000", -1.0),
        ("seats=2 can=seat-1 worms=3/1 turn=- turns=2000", 2.0),
    ],
)
def test_the_worm_lead_is_own_worms_minus_the_average_of_others(position: str, worth: float) -> None:
    evaluator = WormLead(vec[float]([0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 10.0]))
    assert evaluator.evaluate(deluxe(position), 0) == worth


def test_the_worm_lead_takes_values_of_specialists() -> None:
    evaluator = WormLead()
    worths = [
        evaluator.evaluate(deluxe(f"{specialist}=seat-0"), 0)
        for specialist in ("can", "hen", "weasel", "golden", "apple", "raven=11 can")
    ]
    assert worths == [SPECIALIST_WORMS[i] for i in (1, 2, 4, 5, 6, 1)]
    assert all(0 < worth <= 3 for worth in worths)
    assert SPECIALIST_WORMS[0] == SPECIALIST_WORMS[3] == 0


@pytest.mark.parametrize(
    ("position", "move"),
    [
        ("rolled=1124445W", "take 4"),
        ("aside=333 rolled=1344W", "take W"),
        ("aside=3555W", "roll"),
        # The cost of a failure decides: nothing, or four worms.
        ("aside=3355W", "roll"),
        ("aside=3355W stacks=36/-", "stop"),
        # The value of a theft decides: with two seats the victim's whole loss counts.
        ("seats=2 aside=1555W stacks=-/21", "stop"),
        ("seats=7 aside=1555W stacks=-/21/-/-/-/-/-", "roll"),
    ],
)
def test_it_maximises_the_worms_of_a_turn(position: str, move: str) -> None:
    assert choice(classic(position)) == move


@pytest.mark.parametrize(
    ("seats", "variant"),
    [
        *(pytest.param(*case, marks=pytest.mark.compiled_only) for case in product((2, 4), ("classic", "deluxe"))),
        *((7, "classic"), (7, "deluxe")),
    ],
)
def test_it_plays_whole_games_with_legal_moves(seats: int, variant: str) -> None:
    chance = FastChance(seats)
    state = GAME.start(seats, chance, {"variant": variant})
    simple = SimpleBot()
    while not state.over:
        bot = BOT if state.turn == 0 else simple
        move = bot.choose(state.copy(), chance)
        assert state.is_legal(move)
        state.play(move, chance)
    result = state.result()
    assert result is not None
    assert result.ending == "last-portion"


def test_it_plays_a_forced_move() -> None:
    for position in ("rolled=55555555", "aside=12345W", ""):
        state = deluxe(position)
        assert [BOT.choose(state, FirstResultChance())] == list(state.moves())


def test_it_is_registered_by_name() -> None:
    assert isinstance(BOTS["expected"](), TurnOddsBot)
