"""The network: features, evaluation and training."""

from __future__ import annotations

import math

import pytest
from librt.vecs import vec

from roost.core.chance import Chance, FastChance
from roost.games.heckmeck.ai.lookahead import Lookahead
from roost.games.heckmeck.ai.network import HIDDEN_UNITS, OUTPUT_OFFSET, WEIGHT_COUNT, Network, network_for
from roost.games.heckmeck.ai.network_features import INPUT_COUNT, REACH_CHANCES, Features
from roost.games.heckmeck.ai.network_training import AdamTrainer, initial_weights
from roost.games.heckmeck.ai.self_play import EXPLORED_TURN_INTERVAL, TrainingExample, play_training_game
from roost.games.heckmeck.coach.odds.solver import TurnSolver
from roost.games.heckmeck.coach.odds.turn_ends import BONUSES, ENDS, GRILL, WAYS
from roost.games.heckmeck.components import SPECIALISTS
from roost.games.heckmeck.rules.setup import initial_state, new
from roost.games.heckmeck.rules.state import HeckmeckState
from tests.games.heckmeck.positions import classic, deluxe


def inputs(state: HeckmeckState, seat: int) -> dict[int, float]:
    """Return the non-zero inputs of the table and of a seat."""
    features = Features()
    found: dict[int, float] = {}
    for look in (features.add_table, lambda state: features.add_seat(state, seat)):
        look(state)
        length = int(features.count)
        places = [int(place) for place in features.indices][:length]
        assert len(set(places)) == length
        assert not found.keys() & set(places)
        found.update(zip(places, list(features.values)[:length], strict=True))
    return found


def aimed(ways: list[int], state: HeckmeckState) -> float:
    """Return the chance to reach some ways when the turn aims at them alone."""
    values = [0.0] * ENDS
    for bonus in range(BONUSES):
        for way in ways:
            values[bonus * WAYS + way] = 1.0
    solver = TurnSolver()
    solver.solve(state, vec[float](values))
    return float(solver.value())


@pytest.mark.parametrize("portion", [0, 1, 2, 9, 17])
def test_reach_chances_are_those_of_the_solver(portion: int) -> None:
    state = initial_state(2, True)
    state.begin(0)
    assert REACH_CHANCES[portion] == pytest.approx(aimed([GRILL + p for p in range(portion, 18)], state), abs=0.0006)


def test_positions_that_differ_for_a_seat_have_different_features() -> None:
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
    seen = [tuple(sorted(inputs(deluxe(position), 0).items())) for position in positions]
    assert len(set(seen)) == len(positions)
    assert all(0 <= place < INPUT_COUNT for one in seen for place, _ in one)


def test_seats_in_the_same_situation_have_the_same_features() -> None:
    state = classic("seats=3 turn=1 stacks=-/25/-")
    one, other = inputs(state, 0), inputs(state, 2)
    # They differ only in the turns to wait.
    assert {place for place in one.keys() | other.keys() if one.get(place) != other.get(place)} == {36, 37, 39}


def test_waits_of_three_and_more_turns_are_the_same_feature() -> None:
    state = classic("seats=7 turn=0")
    assert [{35, 36, 37, 38} & inputs(state, seat).keys() for seat in (0, 1, 2, 3, 6)] == [{35}, {36}, {37}, {38}, {38}]


def test_each_portion_and_specialist_on_the_grill_is_an_input() -> None:
    state = initial_state(2, False)
    state.begin(0)
    assert {place for place in inputs(state, 0) if 7 <= place < 25} == set(range(9, 25))
    state.open = 0
    assert not {place for place in inputs(state, 0) if 7 <= place < 25}


def test_chances_to_win_add_up_to_1() -> None:
    chance = FastChance(5)
    for variant in (False, True):
        network = network_for(variant)
        for seats in range(2, 8):
            state = new(seats, variant, chance, None)
            for _ in range(40):
                state.play(state.pick(chance), chance)
            network.evaluate(state)
            chances = list(network.win_chances)[:seats]
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
    network.evaluate(state)
    assert list(network.win_chances)[: state.seats] == pytest.approx(shares)
    result = state.result()
    assert result is not None
    assert [result.share(seat) for seat in range(state.seats)] == pytest.approx(shares)


def test_the_trained_networks_make_sense() -> None:
    network = network_for(False)

    def chance(position: str) -> float:
        network.evaluate(classic(position))
        return float(network.win_chances[0])

    even = chance("seats=2 turn=1 stacks=25/26")
    assert chance("seats=2 turn=1 stacks=25.36/26") > even > chance("seats=2 turn=1 stacks=25/26.36")
    # A lead counts more when little is left to win.
    late = "turned=21.22.23.24.27.28.29.30.31.32.33.34"
    assert chance(f"seats=2 turn=1 stacks=25.36/26 {late}") > chance("seats=2 turn=1 stacks=25.36/26")


def test_negative_hidden_units_count_as_0() -> None:
    weights = vec[float]([0.0] * WEIGHT_COUNT)
    weights[0] = 1.0  # the bias to the first unit
    weights[1] = -1.0  # and to the second
    weights[OUTPUT_OFFSET] = 2.0
    weights[OUTPUT_OFFSET + 1] = 100.0
    network = Network(weights)
    state = classic("seats=2")
    network.prepare(state)
    assert network.logit(state, 0) == 2.0
    assert HIDDEN_UNITS * INPUT_COUNT == OUTPUT_OFFSET


def test_training_moves_the_network_towards_an_example() -> None:
    network = Network(initial_weights(FastChance(3)))
    trainer = AdamTrainer(network)
    example = TrainingExample(classic("seats=2 stacks=25.36/26"))
    example.chances[0], example.chances[1] = 0.9, 0.1
    losses = []
    for _ in range(60):
        trainer.loss = 0.0
        trainer.add_example(example)
        trainer.step(0.01)
        losses.append(trainer.loss)
    assert losses[-1] < 0.005 < losses[0]
    network.evaluate(example.state)
    assert network.win_chances[0] == pytest.approx(0.9, abs=0.05)


TURNED = "turned=22.23.24.28.30.32.33.34.35.36"
LATE = f"seats=3 stacks=25.26/27.29/31 {TURNED}"


@pytest.mark.parametrize(
    ("state", "seed"),
    [
        pytest.param(classic(LATE), 2, marks=pytest.mark.compiled_only, id="classic, 16 turns"),
        pytest.param(classic(f"seats=2 stacks=25.26.31/27.29 {TURNED}"), 669, id="classic, 3 turns, one by whim"),
        pytest.param(deluxe(f"{LATE} apple=seat-0"), 2, marks=pytest.mark.compiled_only, id="deluxe, 20 turns"),
    ],
)
def test_examples_learn_from_how_a_game_went_on(state: HeckmeckState, seed: int) -> None:
    network = Network(initial_weights(FastChance(4)))
    state.begin(state.turn)
    examples = play_training_game(network, state.copy(), 0.0, FastChance(seed))
    assert len(examples) > 1
    assert [example.state.turns for example in examples] == list(range(len(examples)))
    lookahead = Lookahead(network)
    lookahead.deadline = math.inf
    # Without trace decay, the target is the mean over all rolls of the turn.
    for example in examples:
        assert list(example.chances) == pytest.approx(list(lookahead.win_chances(example.state, 1)))
        assert sum(example.chances) == pytest.approx(1.0)
    # With it, the target also takes over the network's error in the next position.
    traced = play_training_game(network, state.copy(), 1.0, FastChance(seed))
    assert len(traced) == len(examples)
    assert list(traced[0].chances) != pytest.approx(list(examples[0].chances))
    assert list(traced[-1].chances) == pytest.approx(list(examples[-1].chances)), "the end is no mistake"
    for example, plain, after in zip(traced[-2::-1], examples[-2::-1], traced[:0:-1], strict=True):
        network.evaluate(after.state)
        mistaken = [after.chances[seat] - network.win_chances[seat] for seat in range(state.seats)]
        expected = [plain.chances[seat] + (0.0 if example.explored else mistaken[seat]) for seat in range(state.seats)]
        assert list(example.chances)[: state.seats] == pytest.approx(expected)


@pytest.mark.compiled_only
def test_examples_ignore_the_result_of_explored_turns() -> None:
    class Restless(Chance):
        """Chance that explores every turn, and otherwise uses another source."""

        def __init__(self) -> None:
            self.luck = FastChance(15)
            self.explored_turns = 0

        def below(self, n: int) -> int:
            if n == EXPLORED_TURN_INTERVAL:
                self.explored_turns += 1
                return 0
            return int(self.luck.below(n))

    chance = Restless()
    network = network_for(False)
    state = classic(LATE)
    state.begin(state.turn)
    examples = play_training_game(network, state, 1.0, chance)
    assert chance.explored_turns == len(examples) > 1
    lookahead = Lookahead(network)
    lookahead.deadline = math.inf
    for example in examples:
        assert example.explored
        assert list(example.chances) == pytest.approx(list(lookahead.win_chances(example.state, 1)))


@pytest.mark.parametrize("variant", ["classic", "deluxe"])
def test_a_training_game_without_end_is_stopped(variant: str) -> None:
    state = {"classic": classic, "deluxe": deluxe}[variant]("seats=2")
    state.begin(0)
    examples = play_training_game(network_for(variant == "deluxe"), state, 0.9, FastChance(1), 2)
    assert len(examples) == 2
    assert state.turn >= 0
