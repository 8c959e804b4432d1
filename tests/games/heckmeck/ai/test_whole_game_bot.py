"""The bots that play for the whole game, and the levels that make errors."""

from __future__ import annotations

import itertools
import time

import pytest

from roost.core.budget import UNTIMED, Budget
from roost.core.chance import FastChance
from roost.games.heckmeck.ai.bots import BOTS, SimpleBot
from roost.games.heckmeck.ai.lookahead import Lookahead
from roost.games.heckmeck.ai.network import network_for
from roost.games.heckmeck.ai.turn_odds_bot import TurnOddsBot
from roost.games.heckmeck.ai.whole_game_bot import WholeGameBot, turns_to_search
from roost.games.heckmeck.coach.odds.solver import TurnSolver
from roost.games.heckmeck.game import GAME
from roost.games.heckmeck.rules.state import HeckmeckState
from tests.games.heckmeck.positions import FirstResultChance, classic, deluxe
from tests.games.repetitions import first_and_last, repetitions

NEARLY_OVER = "seats=2 turned=22.23.24.26.27.28.29.30.31.32.33.34.35.36"
"""A nearly finished game, which is quick to search."""


def test_it_does_not_search_forced_moves() -> None:
    state = classic("aside=555 rolled=11111")
    assert BOTS["fox"]().choose(state, FirstResultChance()) == state.moves()[0]


def test_the_leader_takes_the_last_portion() -> None:
    """With one portion left a stop ends the game: the leader takes it, a seat that is behind by more must rob."""
    last = "turned=22.23.24.26.27.28.29.30.31.32.33.34.35.36"
    ahead = classic(f"seats=2 stacks=25/- {last} aside=55WWW")
    assert ahead.text(WholeGameBot(1, 9.0).choose(ahead, FirstResultChance())) == "stop"


@pytest.mark.parametrize("position", ["seats=2 turn=0 stacks=25/26", "seats=3 turn=1 stacks=25/26.36/-"])
def test_search_changes_chances_slightly_and_keeps_their_sum(position: str) -> None:
    lookahead = Lookahead(network_for(False))
    lookahead.deadline = float("inf")
    state = classic(position)
    known, ahead = list(lookahead.win_chances(state, 0)), list(lookahead.win_chances(state, 1))
    assert sum(ahead) == pytest.approx(1.0, abs=1e-9)
    assert ahead == pytest.approx(known, abs=0.15)
    assert ahead != known


def test_its_cache_is_limited() -> None:
    state = classic(f"{NEARLY_OVER} stacks=25/-")
    lookahead = Lookahead(network_for(False), 1)
    lookahead.deadline = float("inf")
    forgetful = list(lookahead.end_values(state, 2))
    lookahead = Lookahead(network_for(False))
    lookahead.deadline = float("inf")
    assert list(lookahead.end_values(state, 2)) == forgetful


@pytest.mark.parametrize(
    "position", first_and_last([("can=seat-0 apple=29",), ("apple=seat-0 can=29",), ("hen=seat-0 weasel=29",)])
)
def test_an_end_with_a_choice_leads_to_its_best_outcome(position: str) -> None:
    """The seat on turn chooses which specialist to return, so the chances are those after its best choice."""
    lookahead = Lookahead(network_for(True))
    lookahead.deadline = float("inf")
    state = deluxe(f"seats=3 stacks=22/-/- {position}")
    chances = lookahead.win_chances(state, 1)
    assert sum(chances) == pytest.approx(1.0, abs=1e-9)
    solver = TurnSolver()
    solver.solve(state, lookahead.end_values(state, 0))
    assert chances[0] == pytest.approx(solver.value(), abs=1e-9)


def test_results_after_the_deadline_are_not_cached(monkeypatch: pytest.MonkeyPatch) -> None:
    state = classic("seats=2 stacks=25/26", grill="21")
    patient, hasty = Lookahead(network_for(False)), Lookahead(network_for(False))
    patient.deadline, hasty.deadline = float("inf"), 2.0
    ticks = itertools.count()
    monkeypatch.setattr(time, "monotonic", lambda: float(next(ticks)))
    hasty.win_chances(state, 2)
    assert hasty.timed_out
    assert next(ticks) == 3, "the time was up at the second end of three"
    hasty.timed_out, hasty.deadline = False, float("inf")
    found = list(hasty.win_chances(state, 2))
    assert found == list(patient.win_chances(state, 2))
    begun = next(ticks)
    assert found == list(hasty.win_chances(state, 2))
    assert next(ticks) == begun + 2, "what was found in time is remembered"


def test_more_effort_searches_more_turns() -> None:
    state = classic(f"{NEARLY_OVER} stacks=25/- aside=55WW rolled=1245")
    asked = []
    for steps in (1, 8):
        bot = WholeGameBot(steps, 99.0)
        assert bot.choose(state.copy(), FirstResultChance(), UNTIMED) in state.moves()
        asked.append(bot.turns)
    assert asked[0] == 1 < asked[1]


def test_all_decisions_of_a_turn_search_the_same_number_of_turns() -> None:
    # Seventeen ends: fourteen portions, two stacks to rob, and a failure.
    assert [turns_to_search(classic("seats=3 stacks=-/25/26"), steps) for steps in (1, 288, 289, 4912, 4913)] == [
        1,
        1,
        2,
        2,
        3,
    ]
    late = classic("seats=3 stacks=-/25/26 aside=55WWW")
    assert [turns_to_search(late, steps) for steps in (288, 289)] == [1, 2]
    assert turns_to_search(classic(f"{NEARLY_OVER} stacks=25/-"), 1 << 40) == 5


def test_a_level_can_search_two_turns_with_any_number_of_ends() -> None:
    state = deluxe("seats=2 worms=7/0 hen=seat-0 aside=55WW rolled=1245", grill="21.22.23.24.25.26.27")
    assert turns_to_search(state, 50) == 1
    for least in (1, 2):
        bot = WholeGameBot(50, 99.0, least)
        bot.choose(state.copy(), FirstResultChance(), UNTIMED)
        assert bot.turns == least
        bot.choose(state.copy(), FirstResultChance(), Budget(1, 99.0))
        assert bot.turns == 1, "who says how much effort to take is obeyed"


@pytest.mark.parametrize(
    ("seconds", "turns"),
    [
        *((3.0, 1), (6.0, 2)),
        *(pytest.param(*case, marks=pytest.mark.compiled_only) for case in [(20.0, 2), (10_000.0, 3)]),
    ],
)
def test_it_keeps_its_time_limit(monkeypatch: pytest.MonkeyPatch, seconds: float, turns: int) -> None:
    """The clock advances by a second whenever it is read."""
    state = classic(f"{NEARLY_OVER[:-9]} stacks=25/- aside=55WW rolled=1245")
    steps = 200
    assert turns_to_search(state, steps) == 3
    ticks = itertools.count()
    bot = WholeGameBot(steps, seconds)
    monkeypatch.setattr(time, "monotonic", lambda: float(next(ticks)))
    move = bot.choose(state.copy(), FirstResultChance())
    assert bot.turns == turns
    assert next(ticks) <= seconds + 2, "nobody looks at the clock when the time is up"
    assert move == WholeGameBot(1, 99.0, turns).choose(state.copy(), FirstResultChance(), UNTIMED)


@pytest.mark.parametrize("variant", ["classic", "deluxe"])
@pytest.mark.parametrize("name", ["chick", "hen", "rooster"])
def test_the_same_seed_gives_the_same_game(name: str, variant: str) -> None:
    games = []
    for _ in range(2):
        chance = FastChance(8)
        state = GAME.start(2, chance, {"variant": variant})
        bot = BOTS[name]()
        moves = []
        for _ in range(4):
            moves.append(int(bot.choose(state.copy(), chance, Budget(1, 99.0))))
            state.play(moves[-1], chance)
        games.append(moves)
    assert games[0] == games[1]


def test_temperature_makes_small_errors_more_frequent_than_large_ones() -> None:
    state = classic("rolled=1124445W")
    best = TurnOddsBot().choose(state, FirstResultChance())

    def right(temperature: float) -> int:
        bot = TurnOddsBot(temperature)
        return sum(bot.choose(state, FastChance(seed)) == best for seed in range(60))

    assert right(0.001) == 60
    assert 60 > right(0.3) > right(3.0) > 5


@pytest.mark.parametrize("name", ["chick", "hen"])
def test_no_level_stops_by_mistake_when_a_stop_gains_nothing(name: str) -> None:
    """Sixteen points without a worm, four dice left and nothing to lose."""
    bot = BOTS[name]()

    def chosen(state: HeckmeckState) -> set[str]:
        return {state.text(bot.choose(state, FastChance(seed))) for seed in range(repetitions(compiled=200, plain=25))}

    assert chosen(classic("aside=3355")) == {"roll"}
    # Also where a portion could be lost; where a stop brings one, it is an ordinary error.
    assert chosen(classic("aside=3355 stacks=36/-")) == {"roll"}
    assert chosen(classic("aside=3355W")) == {"roll", "stop"}


def test_the_levels_are_registered_by_name() -> None:
    assert list(BOTS) == ["chick", "hen", "rooster", "fox", "simple", "expected"]
    assert isinstance(BOTS["simple"](), SimpleBot)
    assert not any(bot().cheats for bot in BOTS.values())
