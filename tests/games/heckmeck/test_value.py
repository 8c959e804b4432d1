"""What a position is worth: features, the network, and how it learns."""

from __future__ import annotations

import math

import pytest
from librt.vecs import vec

from roost.core.chance import Chance, FastChance
from roost.games.heckmeck.components import SPECIALISTS
from roost.games.heckmeck.expected import WormCounter
from roost.games.heckmeck.odds.ends import BONUSES, ENDS, GRILL, THEFT, WAYS
from roost.games.heckmeck.odds.solver import TurnSolver
from roost.games.heckmeck.opening import fresh, new
from roost.games.heckmeck.state import HeckmeckState
from roost.games.heckmeck.value.features import AT_LEAST, EXACTLY, INPUTS, Features
from roost.games.heckmeck.value.learning import Learner, Lesson, Opinion, fresh_weights, play_itself
from roost.games.heckmeck.value.network import HIDDEN, OUTPUT, WEIGHTS, Network, network_for
from tests.games.heckmeck.table import classic, deluxe


def inputs(state: HeckmeckState, seat: int) -> list[float]:
    features = Features()
    features.of_table(state)
    features.of_seat(state, seat)
    return list(features.inputs)


def aimed(ways: list[int], state: HeckmeckState) -> float:
    """The chance of a turn that aims at some ways to end, and nothing else."""
    values = [0.0] * ENDS
    for bonus in range(BONUSES):
        for way in ways:
            values[bonus * WAYS + way] = 1.0
    solver = TurnSolver()
    solver.solve(state, vec[float](values))
    return float(solver.value())


@pytest.mark.parametrize("portion", [0, 1, 2, 9, 17])
def test_the_tables_of_chances_are_those_of_the_solver(portion: int) -> None:
    state = fresh(2, True)
    state.begin(0)
    assert AT_LEAST[portion] == pytest.approx(aimed([GRILL + p for p in range(portion, 18)], state), abs=0.0006)
    state.open &= ~(1 << portion)
    state.push(1, portion)
    assert EXACTLY[portion] == pytest.approx(aimed([THEFT + 1], state), abs=0.0006)


def test_two_positions_that_differ_for_a_seat_have_different_features() -> None:
    positions = [
        "seats=2",
        "seats=3",
        "seats=2 turn=1",
        "seats=2 stacks=22/-",
        "seats=2 stacks=25/-",
        "seats=2 stacks=26/-",
        "seats=2 stacks=22.25/-",
        "seats=2 stacks=-/25",
        "seats=2 stacks=-/26",
        "seats=2 stacks=-/22.25",
        "seats=2 stacks=36/21",
        "seats=2 stacks=21/36",
        "seats=2 worms=1/0",
        "seats=2 worms=0/1",
        *(f"seats=2 {name}=seat-{seat}" for name in SPECIALISTS[1:] if name != "raven" for seat in (0, 1)),
    ]
    seen = [tuple(round(value, 6) for value in inputs(deluxe(position), 0)) for position in positions]
    assert len(set(seen)) == len(positions)
    assert all(len(one) == INPUTS for one in seen)


def test_features_look_the_same_from_seats_that_stand_alike() -> None:
    state = classic("seats=3 turn=1 stacks=-/25/-")
    one, other = inputs(state, 0), inputs(state, 2)
    # Only how long they wait for their turn tells them apart.
    assert [index for index in range(INPUTS) if one[index] != other[index]] == [16]


def test_the_features_of_an_empty_grill_and_of_a_full_one() -> None:
    full, empty = inputs(classic("seats=2"), 0), inputs(classic("seats=2 stacks=-/- turn=- turns=2000"), 0)
    assert full[2] == 16 / 8
    assert full[5] == 1.0
    assert empty[2] == full[2]
    state = fresh(2, False)
    state.open = 0
    assert inputs(state, 0)[5] == 0.0


def test_the_chances_of_all_seats_add_up() -> None:
    chance = FastChance(5)
    for variant in (False, True):
        network = network_for(variant)
        for seats in range(2, 8):
            state = new(seats, variant, chance, None)
            for _ in range(40):
                state.play(state.pick(chance), chance)
            network.judge(state)
            chances = list(network.chances)[:seats]
            assert sum(chances) == pytest.approx(1.0)
            assert all(0.0 < one < 1.0 for one in chances)


@pytest.mark.parametrize(
    ("position", "shares"),
    [
        ("seats=2 stacks=22.36/25 turn=- turns=2000", [1.0, 0.0]),
        ("seats=2 stacks=25/26 turn=- turns=2000", [0.0, 1.0]),
        ("seats=3 stacks=22/36/25.26 turn=- turns=2000", [0.0, 1.0, 0.0]),
        ("seats=3 stacks=-/-/- turn=- turns=2000", [1 / 3, 1 / 3, 1 / 3]),
    ],
)
def test_the_end_is_exact(position: str, shares: list[float]) -> None:
    state = classic(position)
    network = network_for(False)
    network.judge(state)
    assert list(network.chances)[: state.seats] == pytest.approx(shares)
    result = state.result()
    assert result is not None
    assert [result.share(seat) for seat in range(state.seats)] == pytest.approx(shares)


def test_what_was_learned_makes_sense() -> None:
    network = network_for(False)

    def chance(position: str) -> float:
        network.judge(classic(position))
        return float(network.chances[0])

    even = chance("seats=2 turn=1 stacks=25/26")
    assert chance("seats=2 turn=1 stacks=25.36/26") > even > chance("seats=2 turn=1 stacks=25/26.36")
    # A lead is worth more when little is left to win.
    late = "turned=21.22.23.24.27.28.29.30.31.32.33.34"
    assert chance(f"seats=2 turn=1 stacks=25.36/26 {late}") > chance("seats=2 turn=1 stacks=25.36/26")


def test_a_hidden_unit_below_zero_is_silent() -> None:
    weights = vec[float]([0.0] * WEIGHTS)
    weights[0] = 1.0  # the bias to the first unit
    weights[1] = -1.0  # and to the second
    weights[OUTPUT] = 2.0
    weights[OUTPUT + 1] = 100.0
    network = Network(weights)
    state = classic("seats=2")
    network.features.of_table(state)
    assert network.number(state, 0) == 2.0
    assert HIDDEN * INPUTS == OUTPUT


def test_a_lesson_moves_the_network_towards_it() -> None:
    network = Network(fresh_weights(FastChance(3)))
    learner = Learner(network)
    lesson = Lesson(classic("seats=2 stacks=25.36/26"))
    lesson.chances[0], lesson.chances[1] = 0.9, 0.1
    losses = []
    for _ in range(60):
        learner.loss = 0.0
        learner.study(lesson)
        learner.step(0.01)
        losses.append(learner.loss)
    assert losses[-1] < losses[0] - 0.1
    network.judge(lesson.state)
    assert network.chances[0] == pytest.approx(0.9, abs=0.05)
    assert losses[-1] == pytest.approx(-0.9 * math.log(0.9) - 0.1 * math.log(0.1), abs=0.05)
    assert learner.lessons == 60


LATE = "seats=3 stacks=25.26/27.29/31 turned=22.23.24.28.30.32.33.34.35.36"


@pytest.mark.parametrize("state", [classic(LATE), deluxe(f"{LATE} apple=seat-0")], ids=["classic", "deluxe"])
def test_a_game_against_itself_teaches_how_it_went_on(state: HeckmeckState) -> None:
    network = network_for(state.deluxe)
    lessons = play_itself(network, WormCounter(), state.copy(), 0.0, FastChance(1))
    assert len(lessons) > 1
    # Without trust every position is worth how the game ended.
    assert {tuple(lesson.chances) for lesson in lessons} == {tuple(lessons[0].chances)}
    assert sum(lessons[0].chances) == pytest.approx(1.0)
    assert [lesson.state.turns for lesson in lessons] == list(range(len(lessons)))
    trusting = play_itself(network, WormCounter(), state.copy(), 1.0, FastChance(1))
    assert len(trusting) == len(lessons)
    network.judge(trusting[1].state)
    assert list(trusting[0].chances) == pytest.approx(list(network.chances))


def test_now_and_then_it_plays_any_move() -> None:
    class Restless(Chance):
        """Says 0 where it is asked whether to be curious, and otherwise what another source says."""

        def __init__(self) -> None:
            self.luck = FastChance(2)
            self.curious = 0

        def below(self, n: int) -> int:
            if n == 50:
                self.curious += 1
                return 0
            return int(self.luck.below(n))

    chance = Restless()
    lessons = play_itself(network_for(False), WormCounter(), classic(LATE), 0.0, chance, 3)
    assert lessons == []
    assert chance.curious > 3


def test_a_game_that_does_not_end_teaches_nothing() -> None:
    network = network_for(False)
    assert play_itself(network, Opinion(network), classic("seats=2"), 0.0, FastChance(1), 2) == []
