"""The heuristic policy."""

from __future__ import annotations

import pytest

from roost.core.chance import FastChance
from roost.core.game import Options
from roost.core.playout import play_random_moves
from roost.games.gloria.ai.bots import CarelessBot, hen
from roost.games.gloria.ai.heuristic_policy import NEVER, HeuristicPolicy, heuristic_move
from roost.games.gloria.game import GAME
from roost.games.gloria.rules.moves import BLIND, FOX, PASS
from tests.games.gloria.positions import contents, table
from tests.games.gloria.random_positions import SITUATIONS
from tests.games.repetitions import repetitions


@pytest.mark.parametrize(("position", "expected"), SITUATIONS)
def test_the_policy_finds_the_sensible_move(position: str, expected: str) -> None:
    state = table(position)
    assert state.text(heuristic_move(state)) == expected


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_policy_uses_only_the_knowledge_of_its_seat_and_changes_nothing(seats: int) -> None:
    for seed in range(repetitions(compiled=6, plain=2)):
        chance = FastChance(seed)
        state = GAME.new(seats, Options(), chance)
        while not state.over:
            before = contents(state)
            imagined = state.copy()
            imagined.imagine(state.turn, chance)
            here, there = HeuristicPolicy(state), HeuristicPolicy(imagined)
            values = [here.value(move) for move in state.moves()]
            assert values == [there.value(move) for move in state.moves()]
            assert contents(state) == before
            assert here.value(heuristic_move(state)) == max(values)
            play_random_moves(state, chance, 2)


def test_the_policy_never_draws_blind_and_moves_the_fox_only_before_a_scoring() -> None:
    state = table("visitors=1 rows=rings:4.eggs:1/teeth:2 fox=0:rings")
    policy = HeuristicPolicy(state)
    refused = [move for move in state.moves() if policy.value(move) == NEVER]
    assert refused == [move for move in state.moves() if BLIND <= move < PASS]
    assert any(FOX <= move < PASS for move in refused)


def test_hand_cards_and_chests_cost_more_later_in_the_game() -> None:
    early = table("visitors=1 hands=rings/- rows=rings:1/eggs:1 fox=1:eggs")
    late = table("visitors=9 hands=rings/- rows=rings:1/eggs:1 fox=1:eggs")
    place, take = early.parse("place rings"), early.parse("take vanes")
    assert HeuristicPolicy(early).value(place) < HeuristicPolicy(early).value(take)
    assert HeuristicPolicy(late).value(place) > HeuristicPolicy(late).value(take)


def test_a_careless_bot_mostly_follows_the_policy() -> None:
    state = table("hands=rings/- chests=eggs/-")
    chance = FastChance(1)
    chosen = [state.text(CarelessBot(25).choose(state, chance)) for _time in range(200)]
    assert 120 < chosen.count("place rings") < 180
    assert len(set(chosen)) == len(state.moves())
    assert {state.text(CarelessBot(0).choose(state, chance)) for _time in range(9)} == {"place rings"}
    slips = [state.text(hen().choose(state, chance)) != "place rings" for _time in range(200)]
    assert 2 < sum(slips) < 30
