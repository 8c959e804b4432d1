"""The review of a recorded game, which separates luck from skill.

Every decision is judged by the knowledge of its seat at that time. The coach searches for the best move, then compares
it with the played move in new imagined worlds, since the best of many estimates is too high on average. The cost of a
decision is the loss of the seat's own chance to win; the gain of the others is the gift to them. A cost is negative if
the comparison finds the played move better, so that the sum over many decisions is unbiased.

Every side starts with the same chance to win and ends with its share of the win. The part that the decisions do not
explain is luck: dice, cards, and hidden information.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

import msgspec

from roost.bots.coach import MIN_VISIBLE_DIFFERENCE, SIGNIFICANT_STANDARD_ERRORS, Coach
from roost.core.advice import Advice
from roost.core.budget import Budget
from roost.core.chance import Chance, FastChance
from roost.core.record import Record
from roost.core.seed import seed_from_text
from roost.core.state import State

__all__ = ["Review", "ReviewedDecision", "SeatReview", "default_effort", "review"]

_COMPARISON_EFFORT_FACTOR: Final = 4
"""The effort for comparing two moves, relative to the search for the best move."""
_NO_TIME_LIMIT: Final = math.inf


class ReviewedDecision(msgspec.Struct, frozen=True):
    """A decision between at least two moves."""

    step: int
    """The number of the step in the record, from 1."""
    seat: int
    played: Advice
    best: Advice
    """The same as `played` if no better move was found."""
    change: tuple[float, ...]
    """Each seat's chance to win after the played move minus that after the best move."""
    error: float
    """The standard error of `change`."""

    @property
    def cost(self) -> float:
        """The chance to win that the seat gave away."""
        return -self.change[self.seat]


class SeatReview(msgspec.Struct, frozen=True):
    """A seat's way from its fair share to its result: start + own + others + luck = end."""

    seat: int
    start: float
    """1 divided by the number of sides."""
    own: float
    """The change by its own decisions, seldom above 0."""
    others: float
    """The change by the decisions of the others, including partners."""
    luck: float
    end: float
    """The share of the win, or the chance to win if the game was not finished."""
    error: float
    """The standard error of `own`."""


class Review(msgspec.Struct, frozen=True):
    """The review of a game."""

    game: str
    names: tuple[str, ...]
    sides: tuple[int, ...]
    """The side of each seat."""
    finished: bool
    effort: int
    seed: str
    curve: tuple[tuple[float, ...], ...]
    """Each seat's chance to win in the true state, at the start and after each step."""
    decisions: tuple[ReviewedDecision, ...]
    accounts: tuple[SeatReview, ...]

    def costly_decisions(self, max_count: int) -> list[ReviewedDecision]:
        """Return the most costly decisions, of those whose cost is significant."""
        significant = [
            decision
            for decision in self.decisions
            if decision.cost > max(MIN_VISIBLE_DIFFERENCE, SIGNIFICANT_STANDARD_ERRORS * decision.error)
        ]
        return sorted(significant, key=lambda decision: -decision.cost)[:max_count]


def default_effort(record: Record) -> int:
    """Return the default number of steps for finding the best move of a decision."""
    return Coach(record.game).effort


def review(record: Record, effort: int, seed: str = "", progress: Callable[[int], None] = lambda step: None) -> Review:
    """Review all decisions of a game but those that were taken back.

    The same record, effort and seed give the same review. `progress` is called with the number of each step before it.
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
            coach.chances(state, _step_chance(seed, step, "curve"), effort)
            if result is None
            else tuple(result.share(seat) for seat in range(state.seats))
        )
        if step in standing and (len(state.moves()) > 1 or state.truncated):
            move = state.parse(record.steps[step].move)
            chance = _step_chance(seed, step, "decision")
            decisions.append(_review_decision(coach, state, move, step + 1, effort, chance))
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
            _review_seat(seat, 1 / len(set(sides)), curve[-1][seat], decisions) for seat in range(len(record.names))
        ),
    )


def _review_decision(coach: Coach, state: State, move: int, step: int, effort: int, chance: Chance) -> ReviewedDecision:
    seat = int(state.turn)
    best = coach.advise(state, chance, Budget(effort, _NO_TIME_LIMIT))[0]
    if best.move == move:
        return ReviewedDecision(step, seat, best, best, tuple(0.0 for _win in best.wins), 0.0)
    budget = Budget(_COMPARISON_EFFORT_FACTOR * effort, _NO_TIME_LIMIT)
    pair = coach.advise(state, chance, budget, (best.move, move))
    best, played = sorted(pair, key=lambda advice: advice.move == move)
    change = tuple(after - before for after, before in zip(played.wins, best.wins, strict=True))
    return ReviewedDecision(step, seat, played, best, change, max(played.doubt, best.doubt))


def _review_seat(seat: int, start: float, end: float, decisions: list[ReviewedDecision]) -> SeatReview:
    own = math.fsum(decision.change[seat] for decision in decisions if decision.seat == seat)
    others = math.fsum(decision.change[seat] for decision in decisions if decision.seat != seat)
    error = math.sqrt(math.fsum(decision.error**2 for decision in decisions if decision.seat == seat))
    return SeatReview(seat, start, own, others, end - start - own - others, end, error)


def _step_chance(seed: str, step: int, purpose: str) -> Chance:
    """Return a chance for one step, independent of the draws for all others."""
    return FastChance(seed_from_text(f"{seed} {purpose} {step}"))
