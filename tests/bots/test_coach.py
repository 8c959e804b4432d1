"""The coach: what it advises, what it says about it, and that it knows no more than the seat it advises."""

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
from tests.core.hidden import Fives, FivesState
from tests.games.repetitions import repetitions

UNHURRIED = 1000.0
WINNING = PigState(20, [10, 19], 10, 0)


def advice(win: float, doubt: float = 0.01, notation: str = "hold") -> Advice:
    return Advice(0, notation, win, 0.02, doubt, 5.0, (win, 1 - win))


def test_the_best_move_comes_first_with_its_chance_error_and_score() -> None:
    hold, roll = Coach(Pig()).advise(WINNING.copy(), FastChance(1), Budget(200, UNHURRIED))
    assert (hold.move, hold.notation, hold.win, hold.score) == (HOLD, "hold", 1.0, 20.0)
    assert (roll.move, roll.notation) == (ROLL, "roll")
    assert 0.0 < roll.win < 1.0
    assert 0.0 < hold.error < roll.error < 0.1
    assert hold.wins == (1.0, 0.0)
    assert roll.wins == pytest.approx((roll.win, 1 - roll.win))
    assert hold.doubt == 0.0 < roll.doubt


@pytest.mark.compiled_only
@pytest.mark.parametrize("position", [(30, 10, 9, 6), (50, 30, 31, 12)])
def test_whoever_asks_again_gets_what_the_errors_allow(position: tuple[int, int, int, int]) -> None:
    goal, own, other, turn = position
    told: dict[int, list[Advice]] = {HOLD: [], ROLL: []}
    for seed in range(10):
        for one in Coach(Pig()).advise(
            PigState(goal, [own, other], turn, 0), FastChance(seed), Budget(2000, UNHURRIED)
        ):
            told[one.move].append(one)
    for asked in told.values():
        spread = statistics.stdev(one.win for one in asked)
        assert 0.5 < spread / statistics.mean(one.error for one in asked) < 1.5


def test_a_game_without_words_of_its_own_still_gets_a_verdict() -> None:
    hold, roll = Coach(Pig()).advise(WINNING.copy(), FastChance(1), Budget(200, UNHURRIED))
    assert hold.reason is roll.reason is None
    assert hold.verdict is not None
    assert hold.verdict.key == "advice-ahead"
    assert hold.verdict.data["win"] == 100.0
    assert hold.verdict.data["move"] == "roll"
    assert roll.verdict is not None
    assert roll.verdict.key == "advice-behind"


def test_what_cannot_be_told_apart_is_called_level_and_what_can_is_not() -> None:
    best, close, far = advice(0.583, 0.0), advice(0.561, 0.012, "roll"), advice(0.512, 0.012)
    assert verdict(best, close) == Message("advice-level", {"win": 58.3, "other": 56.1, "move": "roll", "lead": 2.2})
    assert verdict(close, best).key == "advice-level"
    assert verdict(best, far).key == "advice-ahead"
    assert verdict(far, best) == Message("advice-behind", {"win": 51.2, "other": 58.3, "move": "hold", "lead": 7.1})


def test_what_people_read_as_the_same_number_is_called_level() -> None:
    assert verdict(advice(0.5834, 0.0), advice(0.5831, 0.0)).key == "advice-level"
    assert verdict(advice(0.5840, 0.0), advice(0.5831, 0.0)).key == "advice-ahead"


def test_the_only_move_is_called_so() -> None:
    (only,) = Coach(Pig()).advise(PigState(20, [10, 19], 0, 0), FastChance(1), Budget(20, UNHURRIED))
    assert only.verdict == Message("advice-only")
    assert only.move == ROLL


def test_moves_can_be_asked_for() -> None:
    state = FivesState([[1, 2, 3, 4], [1, 2, 3, 4]], [5, 5, 5], [[], []], 0)
    moves = {one.move for one in Coach(Fives()).advise(state, FastChance(1), Budget(20, UNHURRIED), (2, 4))}
    assert moves == {2, 4}
    assert state.hands == [[1, 2, 3, 4], [1, 2, 3, 4]], "the state stays as it was"


def test_it_answers_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(0.01)
    monkeypatch.setattr(time, "monotonic", clock)
    assert Coach(Pig()).advise(PigState(100, [0, 0], 10, 0), FastChance(1), Budget(1 << 40, 0.2))
    assert 20 <= clock.looks <= 25


def test_states_that_look_alike_get_the_same_advice() -> None:
    one = FivesState([[1, 2, 5], [4, 4, 4]], [1, 1, 5, 5, 3], [[], []], 0)
    other = FivesState([[1, 2, 5], [1, 5, 5]], [4, 4, 4, 1, 3], [[], []], 0)
    for seed in range(10):
        advised = [Coach(Fives()).advise(state, FastChance(seed), Budget(60, UNHURRIED)) for state in (one, other)]
        assert advised[0] == advised[1]


def positions(game: Game, count: int, seed: int) -> Iterator[State]:
    """Positions from random games, all numbers of seats in turn."""
    chance = FastChance(seed)
    for number in range(count):
        state = game.start(game.seats[number % len(game.seats)], chance)
        for _ in range(chance.below(40)):
            if not state.over:
                state.play(state.pick(chance), chance)
        if not state.over:
            yield state


@pytest.mark.parametrize("game", games(), ids=lambda game: game.key)
def test_no_game_lets_the_coach_see_what_its_seat_does_not(game: Game) -> None:
    coach = Coach(game)
    told_apart = 0
    for number, true in enumerate(positions(game, repetitions(compiled=8, plain=3), 11)):
        alike = true.copy()
        alike.imagine(true.turn, FastChance(900 + number))
        told_apart += alike.position() != true.position()
        moves = true.moves()[:2]
        advised = [coach.advise(state, FastChance(number), Budget(4, UNHURRIED), moves) for state in (true, alike)]
        assert advised[0] == advised[1]
    assert told_apart or game.key == "heckmeck", "most positions have something to hide"


@pytest.mark.parametrize("game", [game for game in games() if game.extras.reasons()], ids=lambda game: game.key)
def test_reasons_tell_only_what_the_seat_knows(game: Game) -> None:
    reasons = game.extras.reasons()
    assert reasons is not None
    for number, true in enumerate(positions(game, repetitions(compiled=40, plain=12), 5)):
        before = true.position()
        alike = true.copy()
        alike.imagine(true.turn, FastChance(number))
        for move in true.moves()[:60]:
            assert reasons(true, move) == reasons(alike, move)
        assert true.position() == before, "and looking changes nothing"


class Oracle(Adviser):
    """Knows it exactly, and keeps what it was shown."""

    effort = 7

    def __init__(self) -> None:
        self.shown: list[State] = []

    def advise(
        self, state: State, chance: Chance, budget: Budget = STANDARD, moves: tuple[int, ...] = ()
    ) -> tuple[Advice, ...]:
        self.shown.append(state)
        return (
            Advice(5, "play 5", 0.7, 0.0, 0.0, 12.0, (0.7, 0.3)),
            Advice(1, "play 1", 0.6, 0.0, 0.0, 9.0, (0.6, 0.4)),
        )

    def chances(self, state: State, chance: Chance, effort: int) -> tuple[float, ...]:
        self.shown.append(state)
        return (0.7, 0.3)


@pytest.fixture
def oracle(monkeypatch: pytest.MonkeyPatch) -> Oracle:
    """A game that offers an adviser."""
    made = Oracle()

    class WithAdviser(Extras):
        def adviser(self) -> Adviser:
            return made

    monkeypatch.setattr(Fives, "extras", WithAdviser())
    return made


def test_a_game_may_bring_an_adviser_of_its_own_which_sees_an_imagined_state(oracle: Oracle) -> None:
    state = FivesState([[1, 2, 5], [4, 4, 4]], [1, 1, 5, 5, 3], [[], []], 0)
    seen = set()
    for seed in range(8):
        best, other = Coach(Fives()).advise(state, FastChance(seed))
        shown = oracle.shown[-1]
        assert isinstance(shown, FivesState)
        assert shown.hands[0] == [1, 2, 5]
        seen.add(tuple(shown.hands[1]))
    assert len(seen) > 2
    # What is exact is never level unless it is equal.
    assert best.verdict is not None
    assert best.verdict.key == "advice-ahead"
    assert other.verdict is not None
    assert other.verdict.key == "advice-behind"


def test_it_also_tells_everybodys_chances_with_all_cards_open(oracle: Oracle) -> None:
    state = FivesState([[1, 2, 5], [4, 4, 4]], [1, 1, 5, 5, 3], [[], []], 0)
    coach = Coach(Fives())
    assert (coach.chances(state, FastChance(1), 3), coach.effort) == ((0.7, 0.3), 7)
    shown = oracle.shown[-1]
    assert shown is not state, "but the state stays as it was"
    assert shown.position() == state.position()


def test_the_adviser_for_any_game_plays_on_to_tell_the_chances() -> None:
    coach = Coach(Pig())
    ahead = PigState(20, [18, 2], 0, 0)
    wins = coach.chances(ahead, FastChance(1), 400)
    assert wins == tuple(estimate_wins(ahead, PlayoutGuide(), FastChance(1), 400))
    assert coach.effort == 500


def test_the_adviser_for_any_game_says_what_the_game_says_about_a_move() -> None:
    game = next(game for game in games() if game.extras.reasons())
    state = game.start(game.seats[0], FastChance(3))
    reasons = game.extras.reasons()
    assert reasons is not None
    for one in SamplingAdviser(game).advise(state, FastChance(1), Budget(10, UNHURRIED)):
        assert one.reason == reasons(state, one.move)


def test_the_lead_is_the_difference_of_the_numbers_that_people_read() -> None:
    best, other = (
        Advice(number, "x", win, 0.001, 0.001, 0.0, (win, 1 - win)) for number, win in ((1, 0.4856), (2, 0.4534))
    )
    assert verdict(other, best).data == {"win": 45.3, "other": 48.6, "move": "x", "lead": 3.3}


@pytest.mark.parametrize(
    "game", [game for game in games() if game.extras.adviser() is None], ids=lambda game: str(game.key)
)
def test_without_time_nothing_is_said_to_be_the_only_thing(game: Game) -> None:
    state = game.start(game.seats[0], FastChance(5))
    advice = Coach(game).advise(state, FastChance(1), Budget(0, 1e-9))
    assert len(advice) > 1
    assert all(one.verdict is not None and one.verdict.key != "advice-only" for one in advice)
