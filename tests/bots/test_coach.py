"""The coach: its advice, its verdicts, and that it uses no hidden information."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator

import pytest

import roost.games  # noqa: F401
from examples.pig import HOLD, ROLL, Pig, PigState
from roost.bots.coach import Coach, verdict
from roost.bots.playout_estimate import estimate_wins
from roost.bots.playout_guide import PlayoutGuide
from roost.bots.sampling_adviser import SamplingAdviser
from roost.core.advice import Advice, Adviser
from roost.core.budget import STANDARD, Budget
from roost.core.chance import Chance, FastChance
from roost.core.extras import Extras
from roost.core.game import Game
from roost.core.message import Message
from roost.core.registry import games
from roost.core.state import State
from tests.bots.clock import Clock
from tests.core.fives_game import Fives, FivesState
from tests.games.repetitions import repetitions

LONG_TIME_LIMIT_S = 1000.0
WINNING = PigState(20, [10, 19], 10, 0)


def advice(win: float, doubt: float = 0.01, notation: str = "hold") -> Advice:
    return Advice(0, notation, win, 0.02, doubt, 5.0, (win, 1 - win))


def test_the_best_move_comes_first_with_its_chance_error_and_score() -> None:
    hold, roll = Coach(Pig()).advise(WINNING.copy(), FastChance(1), Budget(200, LONG_TIME_LIMIT_S))
    assert (hold.move, hold.notation, hold.win, hold.score) == (HOLD, "hold", 1.0, 20.0)
    assert (roll.move, roll.notation) == (ROLL, "roll")
    assert 0.0 < roll.win < 1.0
    assert 0.0 < hold.error < roll.error < 0.1
    assert hold.wins == (1.0, 0.0)
    assert roll.wins == pytest.approx((roll.win, 1 - roll.win))
    assert hold.doubt == 0.0 < roll.doubt


@pytest.mark.compiled_only
@pytest.mark.parametrize("position", [(30, 10, 9, 6), (50, 30, 31, 12)])
def test_repeated_advice_varies_by_its_standard_error(position: tuple[int, int, int, int]) -> None:
    goal, own, other, turn = position
    advice_by_move: dict[int, list[Advice]] = {HOLD: [], ROLL: []}
    for seed in range(10):
        for one in Coach(Pig()).advise(
            PigState(goal, [own, other], turn, 0), FastChance(seed), Budget(2000, LONG_TIME_LIMIT_S)
        ):
            advice_by_move[one.move].append(one)
    for answers in advice_by_move.values():
        spread = statistics.stdev(one.win for one in answers)
        assert 0.5 < spread / statistics.mean(one.error for one in answers) < 1.5


def test_a_game_without_reasons_still_gets_a_verdict() -> None:
    hold, roll = Coach(Pig()).advise(WINNING.copy(), FastChance(1), Budget(200, LONG_TIME_LIMIT_S))
    assert hold.reason is roll.reason is None
    assert hold.verdict is not None
    assert hold.verdict.key == "advice-ahead"
    assert hold.verdict.data["win"] == 100.0
    assert hold.verdict.data["move"] == "roll"
    assert roll.verdict is not None
    assert roll.verdict.key == "advice-behind"


def test_moves_are_level_only_if_their_difference_is_not_significant() -> None:
    best, close, far = advice(0.583, 0.0), advice(0.561, 0.012, "roll"), advice(0.512, 0.012)
    assert verdict(best, close) == Message("advice-level", {"win": 58.3, "other": 56.1, "move": "roll", "lead": 2.2})
    assert verdict(close, best).key == "advice-level"
    assert verdict(best, far).key == "advice-ahead"
    assert verdict(far, best) == Message("advice-behind", {"win": 51.2, "other": 58.3, "move": "hold", "lead": 7.1})


def test_moves_with_the_same_rounded_number_are_level() -> None:
    assert verdict(advice(0.5834, 0.0), advice(0.5831, 0.0)).key == "advice-level"
    assert verdict(advice(0.5840, 0.0), advice(0.5831, 0.0)).key == "advice-ahead"


def test_the_only_move_gets_a_verdict_of_its_own() -> None:
    (only,) = Coach(Pig()).advise(PigState(20, [10, 19], 0, 0), FastChance(1), Budget(20, LONG_TIME_LIMIT_S))
    assert only.verdict == Message("advice-only")
    assert only.move == ROLL


def test_advice_can_be_limited_to_given_moves() -> None:
    state = FivesState([[1, 2, 3, 4], [1, 2, 3, 4]], [5, 5, 5], [[], []], 0)
    moves = {one.move for one in Coach(Fives()).advise(state, FastChance(1), Budget(20, LONG_TIME_LIMIT_S), (2, 4))}
    assert moves == {2, 4}
    assert state.hands == [[1, 2, 3, 4], [1, 2, 3, 4]], "the state stays as it was"


def test_it_answers_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(0.01)
    monkeypatch.setattr(time, "monotonic", clock)
    assert Coach(Pig()).advise(PigState(100, [0, 0], 10, 0), FastChance(1), Budget(1 << 40, 0.2))
    assert 20 <= clock.calls <= 25


def test_states_that_look_alike_get_the_same_advice() -> None:
    one = FivesState([[1, 2, 5], [4, 4, 4]], [1, 1, 5, 5, 3], [[], []], 0)
    other = FivesState([[1, 2, 5], [1, 5, 5]], [4, 4, 4, 1, 3], [[], []], 0)
    for seed in range(10):
        advised = [
            Coach(Fives()).advise(state, FastChance(seed), Budget(60, LONG_TIME_LIMIT_S)) for state in (one, other)
        ]
        assert advised[0] == advised[1]


def positions(game: Game, count: int, seed: int) -> Iterator[State]:
    """Yield positions of random games, with all numbers of seats in turn."""
    chance = FastChance(seed)
    for number in range(count):
        state = game.start(game.seats[number % len(game.seats)], chance)
        for _ in range(chance.below(40)):
            if not state.over:
                state.play(state.pick(chance), chance)
        if not state.over:
            yield state


@pytest.mark.parametrize("game", games(), ids=lambda game: game.key)
def test_the_coach_sees_no_hidden_information_in_any_game(game: Game) -> None:
    coach = Coach(game)
    different = 0
    for number, true in enumerate(positions(game, repetitions(compiled=8, plain=3), 11)):
        alike = true.copy()
        alike.imagine(true.turn, FastChance(900 + number))
        different += alike.position() != true.position()
        moves = true.moves()[:2]
        advised = [
            coach.advise(state, FastChance(number), Budget(4, LONG_TIME_LIMIT_S), moves) for state in (true, alike)
        ]
        assert advised[0] == advised[1]
    assert different or game.key == "heckmeck", "most positions have hidden information"


@pytest.mark.parametrize("game", [game for game in games() if game.extras.reasons()], ids=lambda game: game.key)
def test_reasons_use_no_hidden_information(game: Game) -> None:
    reasons = game.extras.reasons()
    assert reasons is not None
    for number, true in enumerate(positions(game, repetitions(compiled=40, plain=12), 5)):
        before = true.position()
        alike = true.copy()
        alike.imagine(true.turn, FastChance(number))
        for move in true.moves()[:60]:
            assert reasons(true, move) == reasons(alike, move)
        assert true.position() == before, "the state is unchanged"


class ExactAdviser(Adviser):
    """An exact adviser that keeps the states it gets."""

    effort = 7

    def __init__(self) -> None:
        self.states: list[State] = []

    def advise(
        self, state: State, chance: Chance, budget: Budget = STANDARD, moves: tuple[int, ...] = ()
    ) -> tuple[Advice, ...]:
        self.states.append(state)
        return (
            Advice(5, "play 5", 0.7, 0.0, 0.0, 12.0, (0.7, 0.3)),
            Advice(1, "play 1", 0.6, 0.0, 0.0, 9.0, (0.6, 0.4)),
        )

    def chances(self, state: State, chance: Chance, effort: int) -> tuple[float, ...]:
        self.states.append(state)
        return (0.7, 0.3)


@pytest.fixture
def exact_adviser(monkeypatch: pytest.MonkeyPatch) -> ExactAdviser:
    """Give the game Fives an exact adviser."""
    made = ExactAdviser()

    class WithAdviser(Extras):
        def adviser(self) -> Adviser:
            return made

    monkeypatch.setattr(Fives, "extras", WithAdviser())
    return made


def test_an_adviser_of_the_game_gets_an_imagined_state(exact_adviser: ExactAdviser) -> None:
    state = FivesState([[1, 2, 5], [4, 4, 4]], [1, 1, 5, 5, 3], [[], []], 0)
    seen = set()
    for seed in range(8):
        best, other = Coach(Fives()).advise(state, FastChance(seed))
        shown = exact_adviser.states[-1]
        assert isinstance(shown, FivesState)
        assert shown.hands[0] == [1, 2, 5]
        seen.add(tuple(shown.hands[1]))
    assert len(seen) > 2
    # Exact chances are level only if they are equal.
    assert best.verdict is not None
    assert best.verdict.key == "advice-ahead"
    assert other.verdict is not None
    assert other.verdict.key == "advice-behind"


def test_chances_are_those_of_the_true_state(exact_adviser: ExactAdviser) -> None:
    state = FivesState([[1, 2, 5], [4, 4, 4]], [1, 1, 5, 5, 3], [[], []], 0)
    coach = Coach(Fives())
    assert (coach.chances(state, FastChance(1), 3), coach.effort) == ((0.7, 0.3), 7)
    shown = exact_adviser.states[-1]
    assert shown is not state, "a copy of the state"
    assert shown.position() == state.position()


def test_the_general_adviser_estimates_chances_by_playouts() -> None:
    coach = Coach(Pig())
    ahead = PigState(20, [18, 2], 0, 0)
    wins = coach.chances(ahead, FastChance(1), 400)
    assert wins == tuple(estimate_wins(ahead, PlayoutGuide(), FastChance(1), 400))
    assert coach.effort == 500


def test_the_general_adviser_gives_the_reasons_of_the_game() -> None:
    game = next(game for game in games() if game.extras.reasons())
    state = game.start(game.seats[0], FastChance(3))
    reasons = game.extras.reasons()
    assert reasons is not None
    for one in SamplingAdviser(game).advise(state, FastChance(1), Budget(10, LONG_TIME_LIMIT_S)):
        assert one.reason == reasons(state, one.move)


def test_the_lead_is_the_difference_of_the_rounded_numbers() -> None:
    best, other = (
        Advice(number, "x", win, 0.001, 0.001, 0.0, (win, 1 - win)) for number, win in ((1, 0.4856), (2, 0.4534))
    )
    assert verdict(other, best).data == {"win": 45.3, "other": 48.6, "move": "x", "lead": 3.3}


@pytest.mark.parametrize(
    "game", [game for game in games() if game.extras.adviser() is None], ids=lambda game: str(game.key)
)
def test_without_time_no_move_is_called_the_only_one(game: Game) -> None:
    state = game.start(game.seats[0], FastChance(5))
    advice = Coach(game).advise(state, FastChance(1), Budget(0, 1e-9))
    assert len(advice) > 1
    assert all(one.verdict is not None and one.verdict.key != "advice-only" for one in advice)
