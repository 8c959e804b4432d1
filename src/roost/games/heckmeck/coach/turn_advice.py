"""The odds of every choice in a turn, as plain data for `roost odds`."""

from __future__ import annotations

from typing import Final

import msgspec

from roost.games.heckmeck.ai.turn_odds_bot import WormLead, owned_worms
from roost.games.heckmeck.coach.odds import TurnSolver, end_probabilities
from roost.games.heckmeck.coach.odds.positions_after import PositionAfter, best_by_end, positions_after
from roost.games.heckmeck.coach.odds.turn_ends import CHOICE, FAIL, GRILL, NO_BONUS, THEFT, WAYS
from roost.games.heckmeck.components import HEN, VALUES
from roost.games.heckmeck.rules.state import HeckmeckState

_MIN_SHOWN_CHANCE: Final = 1e-12
"""Smaller chances are rounding errors."""


class PortionChance(msgspec.Struct, frozen=True):
    """A portion that can end the turn."""

    portion: int
    victim: int | None
    """The seat from which it is stolen."""
    exactly: float
    at_least: float
    """The chance of this portion or a higher one."""


class Choice(msgspec.Struct, frozen=True):
    """A move, and its odds when the rest of the turn is played for the greatest lead."""

    move: str
    worms: float
    """The expected gain in worms from here on, less what a failure loses."""
    lead: float
    """The same plus the losses of others, divided by their number. Choices are ranked by it."""
    fails: float
    hen: float
    """The chance to get a hen instead of the portion that she guards."""
    roast_worm: float
    """The chance of a double 1 that brings a roast worm."""
    prospects: tuple[PortionChance, ...]


class TurnAdvice(msgspec.Struct, frozen=True):
    """All choices, the best first."""

    position: str
    choices: tuple[Choice, ...]


def advise(state: HeckmeckState) -> TurnAdvice:
    """Return the odds of a turn."""
    evaluator = WormLead()
    ahead = evaluator.evaluate(state, state.turn)
    ends = positions_after(state)
    leads = [evaluator.evaluate(end.state, state.turn) - ahead for end in ends]
    solver = TurnSolver()
    solver.solve(state, best_by_end(ends, leads))
    best = solver.best_move()
    moves = sorted(state.moves(), key=lambda move: (move != best, -solver.move_value(move)))
    found = [list(end_probabilities(solver, move)) for move in moves]
    before = owned_worms(state, state.turn)
    gains = {end: owned_worms(after, state.turn) - before for end, after in best_outcomes(ends, leads).items()}
    # Leave out portions that no choice can bring.
    ways = sorted(
        {
            end % WAYS
            for chances in found
            for end in range(FAIL + 1, CHOICE)
            if chances[end] > _MIN_SHOWN_CHANCE and end % WAYS
        },
        key=lambda way: _portion(state, way),
    )
    return TurnAdvice(
        state.position(),
        tuple(
            _choice(state, state.text(move), solver.move_value(move), gains, chances, ways)
            for move, chances in zip(moves, found, strict=True)
        ),
    )


def best_outcomes(found: list[PositionAfter], worths: list[float]) -> dict[int, HeckmeckState]:
    """Return the position after each end; if the end leaves a choice, after the best one."""
    best: dict[int, tuple[float, HeckmeckState]] = {}
    for outcome, worth in zip(found, worths, strict=True):
        if outcome.end not in best or worth > best[outcome.end][0]:
            best[int(outcome.end)] = (worth, outcome.state)
    return {end: state for end, (_, state) in best.items()}


def _choice(
    state: HeckmeckState, move: str, lead: float, gains: dict[int, float], chances: list[float], ways: list[int]
) -> Choice:
    way_chances = [sum(chances[way:CHOICE:WAYS]) for way in range(WAYS)]
    hens = [way for way in ways if _hen_guards(state, way)]
    prospects: list[PortionChance] = []
    at_least = 0.0
    for way in reversed(ways):
        if way not in hens:
            at_least += way_chances[way]
            victim = way - THEFT if way >= THEFT else None
            prospects.append(PortionChance(_portion(state, way), victim, way_chances[way], min(at_least, 1.0)))
    return Choice(
        move=move,
        worms=sum(chances[end] * gain for end, gain in gains.items()),
        lead=lead,
        fails=way_chances[FAIL],
        hen=sum((way_chances[way] for way in hens), 0.0),
        roast_worm=sum(chances[WAYS * (NO_BONUS + 1) : CHOICE]),
        prospects=tuple(reversed(prospects)),
    )


def _portion(state: HeckmeckState, way: int) -> int:
    return VALUES[way - GRILL if way < THEFT else state.top_of(way - THEFT)]


def _hen_guards(state: HeckmeckState, way: int) -> bool:
    return way >= THEFT and state.specialist_of(way - THEFT) == HEN
