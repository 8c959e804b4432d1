"""The coach of Heckmeck: exact odds of a turn, over everybody's chances after it.

What is tested holds for any weights of the network: the end of the game is certain, and what is equal stays equal.
"""

from __future__ import annotations

import itertools
import math

import pytest

from roost.bots.coach import Coach
from roost.bots.review import review
from roost.core.advice import Advice
from roost.core.budget import Budget
from roost.core.chance import Chance, FastChance
from roost.core.event import Event
from roost.core.game import Options
from roost.core.random_stream import SeededChance
from roost.core.recording import Recording
from roost.games.heckmeck.ai.bots import SimpleBot
from roost.games.heckmeck.coach.adviser import ADVISER, TurnAdviser
from roost.games.heckmeck.coach.odds.turn_ends import FAIL, GRILL, THEFT
from roost.games.heckmeck.coach.turn_end_values import TurnEndValues
from roost.games.heckmeck.game import GAME, Heckmeck
from roost.games.heckmeck.rules.moves import ROLL, STOP
from roost.games.heckmeck.rules.state import HeckmeckState
from tests.games.heckmeck.positions import FirstResultChance, classic, deluxe
from tests.games.repetitions import repetitions

QUICK = Budget(1, 99.0)
CLOSE = Budget(1000, 99.0)


def advised(state: HeckmeckState, budget: Budget = CLOSE) -> dict[str, Advice]:
    """Return the advice by move, the best first."""
    return {advice.notation: advice for advice in Coach(GAME).advise(state, FirstResultChance(), budget)}


def test_a_leader_who_can_end_the_game_has_won() -> None:
    best, other = advised(classic("seats=2 stacks=36/22 aside=555WW", grill="21")).values()
    assert (best.notation, best.win, best.error, best.doubt, best.score, best.wins) == ("stop", 1.0, 0, 0, 5, (1, 0))
    assert other.notation == "roll"
    assert other.win < 1.0
    assert other.doubt > 0.0
    assert best.verdict is not None
    assert best.verdict.data["win"] == 100.0
    assert other.verdict is not None
    assert other.verdict.key == "advice-behind"


def test_a_seat_that_would_end_the_game_as_loser_rolls_on() -> None:
    """A failure costs nothing here, and while a portion is left the seat can still win."""
    last = advised(classic("seats=2 stacks=-/22.36 aside=555WW", grill="21"))
    assert (last["stop"].wins, last["stop"].error, last["stop"].score) == ((0.0, 1.0), 0.0, 1.0)
    assert last["roll"].win > 0.0
    assert next(iter(last)) == "roll"


def test_moves_with_the_same_result_get_the_same_advice() -> None:
    """Both moves end the game with the last portion, whatever is rolled: no dice are left."""
    state = classic("seats=2 stacks=36/22 aside=555WW rolled=244", grill="21")
    found = advised(state)
    assert {one.win for one in found.values()} == {1.0}
    assert {one.verdict.key for one in found.values() if one.verdict} == {"advice-level"}


def test_the_odds_are_exact() -> None:
    """One die is left: a 1 makes 36 and steals, a 5 or a worm fails, anything else takes the 35,
    which is too little."""
    state = classic("seats=2 stacks=-/36 aside=5555WWW", grill="35")
    after = TurnEndValues().values(state, 1000, math.inf)
    roll = advised(state)["roll"]
    assert after[GRILL + 16].wins == (0.0, 1.0)
    for seat in range(2):
        stolen, failed, taken = (after[end].wins[seat] for end in (THEFT + 1, FAIL, GRILL + 16))
        assert roll.wins[seat] == pytest.approx(stolen / 6 + failed / 3 + taken / 2, abs=1e-9)
    assert roll.score == pytest.approx(
        after[THEFT + 1].worms / 6 + after[FAIL].worms / 3 + after[GRILL + 16].worms / 2, abs=1e-9
    )
    assert roll.error == pytest.approx(math.sqrt(after[THEFT + 1].change ** 2 / 6 + after[FAIL].change ** 2 / 3))
    assert roll.reason is not None
    assert (roll.reason.data["fails"], roll.reason.data["better"]) == (33, 50)


@pytest.mark.parametrize(
    ("seats", "variant"),
    [
        *((2, "classic"), (7, "deluxe")),
        *(pytest.param(seats, "classic", marks=pytest.mark.compiled_only) for seats in range(3, 8)),
        *(pytest.param(seats, "deluxe", marks=pytest.mark.compiled_only) for seats in range(2, 7)),
    ],
)
def test_chances_add_up_and_continue_from_move_to_move(seats: int, variant: str) -> None:
    """The advice for a move equals the chances after it, unless dice are rolled in between."""
    chance = FastChance(seats)
    state = GAME.start(seats, chance, {"variant": variant})
    assert isinstance(state, HeckmeckState)
    went_on = 0
    for _ in range(repetitions(compiled=12, plain=3)):
        advice = ADVISER.advise(state, chance, QUICK)
        assert sorted(one.move for one in advice) == sorted(state.moves()), "each move once"
        assert all(one.wins[state.turn] == one.win for one in advice)
        assert all(sum(one.wins) == pytest.approx(1.0) for one in advice)
        assert all(-1e-9 <= other.win <= one.win + 1e-9 for one, other in itertools.pairwise(advice))
        assert ADVISER.chances(state, chance, 1) == advice[0].wins
        chosen = advice[int(chance.below(len(advice)))]
        turns, dice = state.turns, state.rolled
        state.play(chosen.move, chance)
        if state.over:
            break
        if state.turns == turns and dice and not state.rolled and variant == "classic":
            went_on += 1
            assert ADVISER.chances(state, chance, 1) == pytest.approx(chosen.wins, abs=1e-9)
    assert went_on or variant == "deluxe"


def test_advice_does_not_depend_on_the_seat() -> None:
    """The same position with the seats exchanged."""
    one, other = (
        ADVISER.advise(classic(f"seats=2 turn={turn} stacks={stacks} aside=1234"), FirstResultChance(), QUICK)
        for turn, stacks in ((0, "22/25"), (1, "25/22"))
    )
    for mine, yours in zip(one, other, strict=True):
        assert yours.move == mine.move
        assert yours.wins == pytest.approx(mine.wins[::-1])
        assert yours.score == pytest.approx(mine.score)


def test_requested_moves_are_ranked_once_each() -> None:
    state = classic("seats=2 stacks=36/22 aside=555WW", grill="21")
    assert [one.move for one in ADVISER.advise(state, FirstResultChance(), QUICK, (ROLL, STOP, ROLL))] == [STOP, ROLL]
    assert [one.move for one in ADVISER.advise(state, FirstResultChance(), QUICK, (ROLL,))] == [ROLL]


def test_advice_depends_on_neither_luck_nor_earlier_requests() -> None:
    state = classic("seats=2 stacks=25/26 aside=44WW rolled=1235", grill="21.24.30")
    before = state.position()
    fresh = TurnAdviser().advise(state.copy(), FastChance(1), CLOSE)
    again = ADVISER.advise(state, FastChance(2), CLOSE)
    assert fresh == again == ADVISER.advise(state, FastChance(3), CLOSE)
    assert state.position() == before


def test_the_search_estimates_its_error() -> None:
    state = classic("seats=2 stacks=25/26 aside=44WW5", grill="21.24")
    quick, close = (ADVISER.advise(state, FirstResultChance(), budget) for budget in (QUICK, CLOSE))
    assert [one.error for one in quick] == pytest.approx([0.02, 0.02])
    assert all(one.error > 0.0 for one in close)
    assert [one.doubt > 0.0 for one in close] == [False, True]


def test_an_error_that_all_ends_share_cancels_out() -> None:
    """The doubt is the error of the difference between two moves: ends that both lead to cancel out."""
    state = classic("seats=2 stacks=-/36 aside=5555WWW", grill="35")
    after = TurnEndValues().values(state, 1000, math.inf)
    stop, roll = (advised(state)[move] for move in ("stop", "roll"))
    stolen, failed = after[THEFT + 1].change, after[FAIL].change
    shared = (stolen / 6 + failed / 3) / 2
    assert after[GRILL + 16].change == 0.0
    assert max(stop.doubt, roll.doubt) == pytest.approx(
        math.sqrt((stolen - shared) ** 2 / 6 + (failed - shared) ** 2 / 3 + shared**2 / 2)
    )
    assert min(stop.doubt, roll.doubt) == 0.0


def test_the_default_effort_takes_a_moment() -> None:
    (best, *_others) = ADVISER.advise(classic("seats=2 stacks=36/22 aside=555WW", grill="21"), FirstResultChance())
    assert best.win == 1.0
    assert ADVISER.effort == 20_000


@pytest.mark.parametrize(
    ("position", "moves"),
    [
        pytest.param("seats=3 golden=seat-0 stacks=22/-/-", {"roll", "golden"}, marks=pytest.mark.compiled_only),
        ("seats=3 weasel=seat-0 stacks=22/-/- aside=1234 rolled=1122", {"weasel", "fail"}),
        ("seats=3 stacks=-/-/- worms=0/4/3 phase=double aside=11", {"worm 1", "worm 2"}),
        ("seats=3 can=seat-0 stacks=29/-/- apple=offered aside=W", {"return can", "return apple"}),
    ],
)
def test_it_advises_on_all_decisions_of_the_deluxe_game(position: str, moves: set[str]) -> None:
    found = advised(deluxe(position), QUICK)
    assert set(found) == moves
    assert all(sum(one.wins) == pytest.approx(1.0) for one in found.values())
    assert all(one.reason is not None for one in found.values())


class LateGame(Heckmeck):
    """Heckmeck that begins at a position near its end."""

    def __init__(self, position: str) -> None:
        self._position = position

    def new(self, seats: int, options: Options, chance: Chance, log: list[Event] | None = None) -> HeckmeckState:
        return self.read(self._position)


LATE = "seats=2 stacks=22.36/24.30"
LATE_CLASSIC = f"heckmeck variant=classic {LATE} turned=23.25.26.27.28.29.31.32.33.34.35"
"""Portion 21 is the last one, and seat 0 leads."""
LATE_DELUXE = (
    f"heckmeck variant=deluxe {LATE} turned=11.13.23.25.26.27.28.29.31.32.33.34.35 worms=1/2 "
    "can=seat-0 golden=seat-1 apple=21 hen=box raven=box weasel=box"
)


def played(game: Heckmeck, variant: str, seed: str, daring: bool) -> Recording:
    """Play a game of two simple bots; a daring one once rolls on where a stop would end and win the game."""
    recording = Recording(game, ("a", "b"), SeededChance(seed), {"variant": variant})
    bot, luck = SimpleBot(), FastChance(1)
    while not recording.state.over:
        state = recording.state
        assert isinstance(state, HeckmeckState)
        move = int(bot.choose(state.copy(), luck))
        if daring and move == STOP and state.is_legal(ROLL):
            ended = state.copy()
            ended.play(STOP, FirstResultChance())
            result = ended.result()
            if result is not None and result.share(int(state.turn)) == 1.0:
                move = ROLL
                daring = False
        recording.play(int(state.turn), move)
    assert not daring
    return recording


@pytest.mark.parametrize(
    ("game", "variant", "seed"),
    [
        pytest.param(GAME, "classic", "156", marks=pytest.mark.compiled_only, id="classic"),
        pytest.param(GAME, "deluxe", "238", marks=pytest.mark.compiled_only, id="deluxe"),
        pytest.param(LateGame(f"{LATE_CLASSIC} aside=1133"), "classic", "0", id="classic, late"),
        pytest.param(LateGame(f"{LATE_DELUXE} aside=2233"), "deluxe", "42", id="deluxe, late"),
    ],
)
def test_a_whole_game_is_reviewed(game: Heckmeck, variant: str, seed: str) -> None:
    record = played(game, variant, seed, daring=False).record
    found = review(record, 1)
    assert all(sum(wins) == pytest.approx(1.0) for wins in found.curve)
    assert record.result is not None
    assert found.curve[-1] == tuple(record.result.share(seat) for seat in range(2))
    for account in found.accounts:
        assert account.start + account.own + account.others + account.luck == pytest.approx(account.end)
    for decision in found.decisions:
        # The best move keeps the chances of the curve; other moves get a deeper search.
        if decision.played == decision.best:
            assert decision.best.wins == found.curve[decision.step - 1]


@pytest.mark.parametrize(
    ("game", "seed"),
    [
        pytest.param(GAME, "d", marks=pytest.mark.compiled_only, id="whole"),
        pytest.param(LateGame(f"{LATE_CLASSIC} aside=55WW"), "5", id="late"),
    ],
)
def test_a_review_finds_a_win_that_was_given_away(game: Heckmeck, seed: str) -> None:
    found = review(played(game, "classic", seed, daring=True).record, 1)
    (given,) = [one for one in found.decisions if (one.best.notation, one.best.win) == ("stop", 1.0) and one.cost > 0.0]
    assert given.played.notation == "roll"
    assert given.best.error == 0.0
    assert given.best.reason is not None
    assert (given.best.reason.key, given.best.reason.data["last"]) == ("reason-grill", "yes")
    assert given.change[1 - given.seat] == pytest.approx(given.cost), "what one gives away the other gets"
