"""The search bot: forced moves, time limits, effort and temperature."""

from __future__ import annotations

import time
from collections import Counter

import pytest

from examples.pig import HOLD, ROLL, PigState
from roost.bots.playout_guide import PlayoutGuide
from roost.bots.search_bot import SearchBot
from roost.core.budget import STANDARD, UNTIMED, Budget
from roost.core.chance import Chance, FastChance
from roost.core.state import State
from tests.bots.clock import Clock
from tests.core.fives_game import FivesState

WINNING = PigState(20, [10, 19], 10, 0)


def test_it_plays_the_winning_move() -> None:
    assert SearchBot(PlayoutGuide(), 200, 1.0).choose(WINNING.copy(), FastChance(1)) == HOLD


def test_a_forced_move_needs_no_search() -> None:
    class Silent(Chance):
        def below(self, n: int) -> int:
            raise AssertionError("no draw is needed")

    assert SearchBot(PlayoutGuide(), 200, 1.0).choose(PigState(20, [10, 19], 0, 0), Silent()) == ROLL


@pytest.mark.parametrize(
    ("steps", "seconds", "budget"),
    [(1 << 40, 0.05, STANDARD), (5, 1000.0, Budget(1 << 40, 0.05))],
    ids=["own", "given"],
)
def test_it_stops_at_its_time_limit(
    steps: int, seconds: float, budget: Budget, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(0.005)
    monkeypatch.setattr(time, "monotonic", clock)
    SearchBot(PlayoutGuide(), steps, seconds).choose(PigState(100, [0, 0], 5, 0), FastChance(1), budget)
    assert 10 <= clock.calls <= 13


def test_effort_can_be_given() -> None:
    class Counting(Chance):
        def __init__(self) -> None:
            self.asked = 0
            self.luck = FastChance(1)

        def below(self, n: int) -> int:
            self.asked += 1
            return int(self.luck.below(n))

    def asked(budget: Budget) -> int:
        chance = Counting()
        # A position without an immediate win.
        SearchBot(PlayoutGuide(), 20, 1000.0).choose(PigState(100, [0, 0], 5, 0), chance, budget)
        return chance.asked

    assert asked(Budget(200)) > 4 * asked(UNTIMED) > 0


@pytest.mark.parametrize("honest", [True, False])
def test_only_the_cheater_says_that_it_cheats(honest: bool) -> None:
    assert SearchBot(PlayoutGuide(), 20, 1.0, 0.0, honest).cheats is not honest


@pytest.mark.compiled_only
def test_a_bot_with_a_temperature_errs_often_by_little_and_seldom_by_much() -> None:
    def played(temperature: float, state: State) -> Counter[int]:
        bot = SearchBot(PlayoutGuide(), 60, 1000.0, temperature)
        return Counter(int(bot.choose(state.copy(), FastChance(seed))) for seed in range(60))

    # To hold wins at once; to roll wins most of the time.
    assert played(0.0, WINNING) == {HOLD: 60}
    assert 0 < played(0.1, WINNING)[ROLL] < 30
    assert played(0.1, WINNING)[ROLL] < played(0.5, WINNING)[ROLL] < 45


def test_states_that_look_alike_get_the_same_move() -> None:
    for seed in range(20):
        one = FivesState([[1, 2, 5], [4, 4, 4]], [1, 1, 5, 5, 3], [[], []], 0)
        other = FivesState([[1, 2, 5], [1, 5, 5]], [4, 4, 4, 1, 3], [[], []], 0)
        bot = SearchBot(PlayoutGuide(), 40, 1000.0)
        assert bot.choose(one, FastChance(seed)) == bot.choose(other, FastChance(seed))
