"""A recorded game once more, with luck and skill apart.

Every decision is judged by what its seat could know then. First the best move is looked for; then it and the move that
was played are compared afresh, in worlds that had no part in choosing it: whoever looks at many moves finds one that
seems better than it is. What a seat's chance to win loses by the difference is the cost of its decision, and what the
others' chances gain is the gift to them. Where a second look finds that the move played was better, the cost is below
0, so that the sum of many small doubts is right.

Everybody starts with the same chance and ends with the share of the win that the result gives. What own decisions and
those of others do not account for is luck: dice and cards, and what nobody could know.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

import msgspec

from roost.bots.coach import SEEN, SURE, Coach
from roost.core.advice import Advice
from roost.core.budget import Budget
from roost.core.chance import Chance, FastChance
from roost.core.record import Record
from roost.core.seed import seed_of
from roost.core.state import State

__all__ = ["Review", "ReviewedDecision", "SeatReview", "review", "usual_effort"]

_CLOSER: Final = 4
"""How much more effort it takes to compare two moves than to look for the best one."""
_FOREVER: Final = math.inf


class ReviewedDecision(msgspec.Struct, frozen=True):
    """A decision that somebody had to make: positions with a single move are none."""

    step: int
    """The number of the step in the record, from 1."""
    seat: int
    played: Advice
    best: Advice
    """The same where nothing better was found."""
    change: tuple[float, ...]
    """What playing this instead of the best did to everybody's chance to win."""
    error: float
    """The standard error of that."""

    @property
    def cost(self) -> float:
        """How much of its chance to win the seat gave away."""
        return -self.change[self.seat]


class SeatReview(msgspec.Struct, frozen=True):
    """How a seat came from its fair share to its result: start + own + others + luck = end."""

    seat: int
    start: float
    """1 by the number of sides."""
    own: float
    """What its own decisions changed: seldom more than 0."""
    others: float
    """What the decisions of the others changed, partners included."""
    luck: float
    end: float
    """The share of the win; in a game that was not finished, the chance to win."""
    error: float
    """The standard error of `own`."""


class Review(msgspec.Struct, frozen=True):
    """A game, looked at."""

    game: str
    names: tuple[str, ...]
    sides: tuple[int, ...]
    """Which side each seat is on."""
    finished: bool
    effort: int
    seed: str
    curve: tuple[tuple[float, ...], ...]
    """Everybody's chance to win at the start and after each step, with all cards open."""
    decisions: tuple[ReviewedDecision, ...]
    accounts: tuple[SeatReview, ...]

    def costly(self, most: int) -> list[ReviewedDecision]:
        """The decisions that cost most, of those that surely cost something."""
        sure = [decision for decision in self.decisions if decision.cost > max(SEEN, SURE * decision.error)]
        return sorted(sure, key=lambda decision: -decision.cost)[:most]


def usual_effort(record: Record) -> int:
    """How many steps it takes to look for a best move where nothing else is said."""
    return Coach(record.game).effort


def review(record: Record, effort: int, seed: str = "", progress: Callable[[int], None] = lambda step: None) -> Review:
    """Look at all decisions of a game. The same record, effort and seed give the same review.

    Moves that were taken back are no decisions: nobody answers for them. `progress` is told the number of each step
    before it is looked at.
    """
    coach = Coach(record.game)
    curve: list[tuple[float, ...]] = []
    decisions: list[ReviewedDecision] = []
    standing = record.standing()
    for step, turn in enumerate(record.replay()):
        progress(step)
        state = turn.state
        result = state.result()
        curve.append(
            coach.chances(state, _luck(seed, step, "curve"), effort)
            if result is None
            else tuple(result.share(seat) for seat in range(state.seats))
        )
        if step in standing and (len(state.moves()) > 1 or state.truncated):
            move = state.parse(record.steps[step].move)
            decisions.append(_judged(coach, state, move, step + 1, effort, _luck(seed, step, "decision")))
    sides = record.game.sides(len(record.names))
    return Review(
        game=record.game.key,
        names=record.names,
        sides=sides,
        finished=record.result is not None,
        effort=effort,
        seed=seed,
        curve=tuple(curve),
        decisions=tuple(decisions),
        accounts=tuple(
            _account(seat, 1 / len(set(sides)), curve[-1][seat], decisions) for seat in range(len(record.names))
        ),
    )


def _judged(coach: Coach, state: State, move: int, step: int, effort: int, chance: Chance) -> ReviewedDecision:
    seat = int(state.turn)
    best = coach.advise(state, chance, Budget(effort, _FOREVER))[0]
    if best.move == move:
        return ReviewedDecision(step, seat, best, best, tuple(0.0 for _win in best.wins), 0.0)
    pair = coach.advise(state, chance, Budget(_CLOSER * effort, _FOREVER), (best.move, move))
    best, played = sorted(pair, key=lambda advice: advice.move == move)
    change = tuple(after - before for after, before in zip(played.wins, best.wins, strict=True))
    return ReviewedDecision(step, seat, played, best, change, max(played.doubt, best.doubt))


def _account(seat: int, start: float, end: float, decisions: list[ReviewedDecision]) -> SeatReview:
    own = math.fsum(decision.change[seat] for decision in decisions if decision.seat == seat)
    others = math.fsum(decision.change[seat] for decision in decisions if decision.seat != seat)
    error = math.sqrt(math.fsum(decision.error**2 for decision in decisions if decision.seat == seat))
    return SeatReview(seat, start, own, others, end - start - own - others, end, error)


def _luck(seed: str, step: int, what: str) -> Chance:
    """Chance of its own for each step, so that none depends on how another was looked at."""
    return FastChance(seed_of(f"{seed} {what} {step}"))
