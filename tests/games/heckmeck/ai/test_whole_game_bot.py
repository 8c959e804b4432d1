"""Players that think of the whole game, and those that err."""

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
from tests.games.heckmeck.positions import CuriousChance, classic, deluxe
from tests.games.repetitions import first_and_last, repetitions

NEARLY_OVER = "seats=2 turned=22.23.24.26.27.28.29.30.31.32.33.34.35.36"
"""Little is left, so that looking ahead is quick."""


def test_without_a_choice_nothing_is_thought_about() -> None:
    state = classic("aside=555 rolled=11111")
    assert BOTS["fox"]().choose(state, CuriousChance()) == state.moves()[0]


def test_who_leads_at_the_end_takes_what_is_safe() -> None:
    """With one portion left a stop ends the game; who is ahead takes it, who is behind by more must rob."""
    last = "turned=22.23.24.26.27.28.29.30.31.32.33.34.35.36"
    ahead = classic(f"seats=2 stacks=25/- {last} aside=55WWW")
    assert ahead.text(WholeGameBot(1, 9.0).choose(ahead, CuriousChance())) == "stop"


@pytest.mark.parametrize("position", ["seats=2 turn=0 stacks=25/26", "seats=3 turn=1 stacks=25/26.36/-"])
def test_looking_ahead_changes_chances_a_little_and_keeps_their_sum(position: str) -> None:
    lookahead = Lookahead(network_for(False))
    lookahead.deadline = float("inf")
    state = classic(position)
    known, ahead = list(lookahead.win_chances(state, 0)), list(lookahead.win_chances(state, 1))
    assert sum(ahead) == pytest.approx(1.0, abs=1e-9)
    assert ahead == pytest.approx(known, abs=0.15)
    assert ahead != known


def test_it_does_not_remember_everything() -> None:
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
def test_the_best_of_several_outcomes_of_an_end_is_chosen(position: str) -> None:
    """Which specialist goes back is the choice of who plays: everybody's chances are those after the best of them."""
    lookahead = Lookahead(network_for(True))
    lookahead.deadline = float("inf")
    state = deluxe(f"seats=3 stacks=22/-/- {position}")
    chances = lookahead.win_chances(state, 1)
    assert sum(chances) == pytest.approx(1.0, abs=1e-9)
    solver = TurnSolver()
    solver.solve(state, lookahead.end_values(state, 0))
    assert chances[0] == pytest.approx(solver.value(), abs=1e-9)


def test_what_was_cut_short_by_the_clock_is_not_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_more_effort_looks_further() -> None:
    state = classic(f"{NEARLY_OVER} stacks=25/- aside=55WW rolled=1245")
    asked = []
    for steps in (1, 8):
        bot = WholeGameBot(steps, 99.0)
        assert bot.choose(state.copy(), CuriousChance(), UNTIMED) in state.moves()
        asked.append(bot.turns)
    assert asked[0] == 1 < asked[1]


def test_the_horizon_is_the_same_for_all_decisions_of_a_turn() -> None:
    # Fourteen portions, two stacks to rob, and a failure: seventeen ends.
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


def test_a_level_may_look_at_two_turns_however_many_ends_they_have() -> None:
    state = deluxe("seats=2 worms=7/0 hen=seat-0 aside=55WW rolled=1245", grill="21.22.23.24.25.26.27")
    assert turns_to_search(state, 50) == 1
    for least in (1, 2):
        bot = WholeGameBot(50, 99.0, least)
        bot.choose(state.copy(), CuriousChance(), UNTIMED)
        assert bot.turns == least
        bot.choose(state.copy(), CuriousChance(), Budget(1, 99.0))
        assert bot.turns == 1, "who says how much effort to take is obeyed"


@pytest.mark.parametrize(
    ("seconds", "turns"),
    [
        *((3.0, 1), (6.0, 2)),
        *(pytest.param(*case, marks=pytest.mark.compiled_only) for case in [(20.0, 2), (10_000.0, 3)]),
    ],
)
def test_the_time_limit_is_kept(monkeypatch: pytest.MonkeyPatch, seconds: float, turns: int) -> None:
    """A clock that goes on by a second whenever somebody looks at it."""
    state = classic(f"{NEARLY_OVER[:-9]} stacks=25/- aside=55WW rolled=1245")
    steps = 200
    assert turns_to_search(state, steps) == 3
    ticks = itertools.count()
    bot = WholeGameBot(steps, seconds)
    monkeypatch.setattr(time, "monotonic", lambda: float(next(ticks)))
    move = bot.choose(state.copy(), CuriousChance())
    assert bot.turns == turns
    assert next(ticks) <= seconds + 2, "nobody looks at the clock when the time is up"
    assert move == WholeGameBot(1, 99.0, turns).choose(state.copy(), CuriousChance(), UNTIMED)


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


def test_a_warm_player_errs_often_by_little_and_seldom_by_much() -> None:
    state = classic("rolled=1124445W")
    best = TurnOddsBot().choose(state, CuriousChance())

    def right(warmth: float) -> int:
        bot = TurnOddsBot(warmth)
        return sum(bot.choose(state, FastChance(seed)) == best for seed in range(60))

    assert right(0.001) == 60
    assert 60 > right(0.3) > right(3.0) > 5


@pytest.mark.parametrize("name", ["chick", "hen"])
def test_nobody_stops_by_mistake_where_that_brings_nothing(name: str) -> None:
    """Sixteen without a worm, four dice left and nothing to lose."""
    bot = BOTS[name]()

    def chosen(state: HeckmeckState) -> set[str]:
        return {state.text(bot.choose(state, FastChance(seed))) for seed in range(repetitions(compiled=200, plain=25))}

    assert chosen(classic("aside=3355")) == {"roll"}
    # Where a portion could be lost, too; and it is a slip like any other where stopping brings one.
    assert chosen(classic("aside=3355 stacks=36/-")) == {"roll"}
    assert chosen(classic("aside=3355W")) == {"roll", "stop"}


def test_the_levels_are_offered_by_name() -> None:
    assert list(BOTS) == ["chick", "hen", "rooster", "fox", "simple", "expected"]
    assert isinstance(BOTS["simple"](), SimpleBot)
    assert not any(bot().cheats for bot in BOTS.values())
