"""The rollout bot and its candidate moves."""

from __future__ import annotations

import time

import pytest

from roost._pure import is_compiled
from roost.core.budget import Budget
from roost.core.chance import FastChance
from roost.games.zwickern.ai.bots import cheater
from roost.games.zwickern.ai.candidates import Candidates
from roost.games.zwickern.ai.one_ply_evaluation import best_move
from roost.games.zwickern.ai.rollouts import RolloutBot
from roost.games.zwickern.game import GAME
from tests.bots.clock import Clock
from tests.games.zwickern.positions import read

ALL = 1 << 40
NOTHING = "0+0+0-0|0+0+0-0|0+0+0-0"
LATE = f"round=4 dealer=2 sheet={NOTHING};{NOTHING} hands=2.3.5|8.8.9|6.6.10 table=5,2,3,4,7"
"""The last round of the last deal, so that rollouts are short."""


def test_halving_keeps_and_sorts_the_better_half() -> None:
    candidates = Candidates(read("hands=2.3.5.9|8.8.8.8|6.6.6.6 table=7"), 5, ALL)
    moves = [int(move) for move in candidates.moves]
    assert len(moves) == 5
    for place, won in enumerate([0.0, 3.0, 1.0, 2.0, 4.0]):
        candidates.won[place] = won
    candidates.halve(0.0)
    assert [int(move) for move in candidates.moves] == [moves[4], moves[1], moves[3]]
    assert list(candidates.won) == [4.0, 3.0, 2.0]
    candidates.halve(0.0)
    assert [int(move) for move in candidates.moves] == [moves[4], moves[1]]
    candidates.halve(0.0)
    assert [int(move) for move in candidates.moves] == [moves[4]]


def test_only_significantly_worse_moves_are_dropped() -> None:
    candidates = Candidates(read("hands=2.3.5.9|8.8.8.8|6.6.6.6 table=7"), 4, ALL)
    moves = [int(move) for move in candidates.moves]
    luck = FastChance(3)
    for _ in range(100):
        # The third move is always slightly worse, the fourth seldom.
        world = int(luck.below(100)) / 100
        coin = int(luck.below(2))
        behind = (0.2 * coin - 0.1, 0.0, 0.02 + 0.01 * coin, 0.3 if luck.below(100) == 0 else 0.0)
        for place, worse in enumerate(behind):
            candidates.record(place, world - worse)
    assert candidates.won[2] < candidates.won[1]
    won = [won for place, won in enumerate(candidates.won) if place != 2]
    candidates.drop_beaten()
    assert [int(move) for move in candidates.moves] == [moves[0], moves[1], moves[3]]
    assert list(candidates.won) == won
    assert [len(results) for results in candidates.results] == [100, 100, 100]


def test_a_few_equal_worlds_prove_nothing() -> None:
    """Rare penalties may be missing in a few worlds."""
    candidates = Candidates(read("hands=2.3.5.9|8.8.8.8|6.6.6.6 table=7"), 2, ALL)
    for _ in range(32):
        candidates.record(0, 0.5)
        candidates.record(1, 0.49)
    candidates.drop_beaten()
    assert len(candidates.moves) == 2
    for _ in range(2_000):
        candidates.record(0, 0.5)
        candidates.record(1, 0.49)
    candidates.drop_beaten()
    assert len(candidates.moves) == 1


def test_each_stage_has_a_share_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock of the test advances at each call."""
    left: list[int] = []
    halve = Candidates.halve

    def noting(candidates: Candidates, prior_weight: float) -> None:
        halve(candidates, prior_weight)
        left.append(len(candidates.moves))

    if is_compiled():
        pytest.skip("compiled classes cannot be patched")
    monkeypatch.setattr(Candidates, "halve", noting)
    ticks = iter(range(1_000))
    monkeypatch.setattr(time, "monotonic", lambda: next(ticks) / 100)
    state = read(LATE)
    assert len(Candidates(state, 8, ALL).moves) == 8
    RolloutBot(1 << 60, 0.15, max_gap=ALL).choose(state, FastChance(1))
    assert left == [4, 2, 1]
    assert next(ticks) == 16


def test_rollouts_end_when_one_move_is_left() -> None:
    # The last card of a round; this many rollouts would never end.
    state = read("dealer=2 turn=2 hands=-|-|9 table=4,5,30")
    assert len(Candidates(state, 8, 400).moves) == 2
    assert state.text(RolloutBot(1 << 60, 1e9).choose(state, FastChance(1))) == "buy 9: 4 5"


def test_the_one_ply_evaluation_decides_between_equal_results() -> None:
    state = read("hands=2.3.5.9|8.8.8.8|6.6.6.6 table=7")
    candidates = Candidates(state, 5, ALL)
    candidates.won[4] = 0.001
    assert candidates.estimate(4, 0.0) > candidates.estimate(0, 0.0)
    assert candidates.estimate(4, 1e9) < candidates.estimate(0, 1e9)
    candidates.halve(1e9)
    assert candidates.moves[0] == best_move(state)


@pytest.mark.parametrize("seats", [3, pytest.param(4, marks=pytest.mark.compiled_only)])
def test_rollouts_work_until_the_end_of_the_game(seats: int) -> None:
    chance = FastChance(seats)
    state = GAME.new(seats, GAME.options(), chance)
    bot = RolloutBot(8, 60.0)
    while not state.over:
        move = best_move(state)
        if state.deal == seats and state.round == 7 - seats:
            move = bot.choose(state.copy(), chance)
            assert move in [int(known) for known in Candidates(state, 8, 400).moves]
        state.play(move, chance)


def test_a_certain_gain_is_bought() -> None:
    state = read("dealer=2 turn=2 hands=-|-|9 table=4,5,30")
    assert state.text(RolloutBot(10, 60.0).choose(state, FastChance(1))) == "buy 9: 4 5"


def test_a_single_candidate_is_played_without_rollouts() -> None:
    state = read("hands=9|8|7 table=-")
    assert state.text(RolloutBot(1 << 60, 60.0).choose(state, FastChance(1))) == "lay 9"


def test_the_time_limit_stops_the_rollouts(monkeypatch: pytest.MonkeyPatch) -> None:
    state = read(LATE)
    clock = Clock(0.002)
    monkeypatch.setattr(time, "monotonic", clock)
    move = RolloutBot(1 << 60, 0.02).choose(state.copy(), FastChance(1))
    assert 10 <= clock.calls <= 13
    assert move in [int(known) for known in Candidates(state, 8, 400).moves]


def test_the_same_effort_gives_the_same_move_and_a_budget_overrules_the_level() -> None:
    state = read(LATE)
    budget = Budget(16, 60.0)
    first = RolloutBot(1 << 60, 60.0).choose(state.copy(), FastChance(5), budget)
    assert RolloutBot(1, 60.0).choose(state.copy(), FastChance(5), budget) == first


def test_a_bot_that_sees_hidden_cards_is_a_cheater() -> None:
    assert RolloutBot(1, 1.0, honest=False).cheats
    assert cheater().cheats
    assert not RolloutBot(1, 1.0).cheats


@pytest.mark.compiled_only
def test_only_a_cheater_depends_on_hidden_cards() -> None:
    chance = FastChance(4)
    state = GAME.new(3, GAME.options(), chance)
    differ = False
    while not state.over and not differ:
        moves = []
        for honest in (True, False):
            chosen = set()
            for seed in range(4):
                imagined = state.copy()
                imagined.imagine(state.turn, FastChance(seed))
                chosen.add(int(RolloutBot(4, 60.0, honest=honest).choose(imagined, FastChance(7))))
            moves.append(chosen)
        assert len(moves[0]) == 1
        differ = len(moves[1]) > 1
        state.play(best_move(state), chance)
    assert differ
