"""A slow reference for the solver: it tries every move and every roll with the real rules."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement
from math import factorial, prod

from roost.core.chance import Chance
from roost.games.heckmeck.coach.odds import PositionEvaluator
from roost.games.heckmeck.rules.state import HeckmeckState


def arbitrary_value(position: str) -> float:
    """Return an arbitrary number between -3 and 5 for a position, so that no errors cancel out."""
    return int.from_bytes(hashlib.sha256(position.encode()).digest()[:6], "big") / 2**48 * 8 - 3


class ArbitraryEvaluator(PositionEvaluator):
    """Evaluator with arbitrary values."""

    def evaluate(self, state: HeckmeckState, seat: int) -> float:
        return arbitrary_value(state.position())


class MissingRollError(Exception):
    """The script has no more rolls."""

    def __init__(self, dice: int, faces: str) -> None:
        super().__init__()
        self.dice = dice
        self.faces = faces


class TurnOverError(Exception):
    """The turn is over."""


class ScriptedDice(Chance):
    """Chance with the rolls of one turn."""

    def __init__(self, state: HeckmeckState, codes: tuple[int, ...]) -> None:
        self.state = state
        self.turns = state.turns
        self.codes = list(codes)

    def below(self, n: int) -> int:
        raise AssertionError("only dice are rolled in a turn")

    def roll(self, dice: int, faces: str) -> int:
        if self.state.turns != self.turns:
            raise TurnOverError
        if not self.codes:
            raise MissingRollError(dice, faces)
        return self.codes.pop(0)


def rolls(dice: int, faces: str) -> Iterator[tuple[int, float]]:
    """Yield one order of each roll, with the chance of the roll in any order."""
    kinds = sorted(set(faces), key=faces.index)
    for roll in combinations_with_replacement(kinds, dice):
        counts = Counter(roll)
        ways = factorial(dice) // prod(map(factorial, counts.values()))
        likely = ways * prod((faces.count(face) / len(faces)) ** count for face, count in counts.items())
        yield sum(faces.index(face) * len(faces) ** place for place, face in enumerate(roll)), likely


def after(state: HeckmeckState, move: int, codes: tuple[int, ...] = ()) -> Iterator[tuple[HeckmeckState, float]]:
    """Yield each result of a move, the next decision or the end of the turn, with its chance."""
    copy = state.copy()
    try:
        copy.play(move, ScriptedDice(copy, codes))
    except TurnOverError:
        yield copy, 1.0
    except MissingRollError as asked:
        for code, likely in rolls(asked.dice, asked.faces):
            for reached, chance in after(state, move, (*codes, code)):
                yield reached, likely * chance
    else:
        yield copy, 1.0


class Expectimax:
    """Values of positions in one turn under best play."""

    def __init__(self, state: HeckmeckState, value: Callable[[str], float] = arbitrary_value) -> None:
        self.turns = state.turns
        self.value = value
        self.known: dict[str, float] = {}

    def worth(self, state: HeckmeckState, move: int) -> float:
        return sum(chance * self.best(reached) for reached, chance in after(state, move))

    def best(self, state: HeckmeckState) -> float:
        position = state.position()
        if state.turns != self.turns:
            return self.value(position)
        if position not in self.known:
            self.known[position] = max(self.worth(state, move) for move in state.moves())
        return self.known[position]


class PolicyFollower:
    """The distribution of positions after one turn under a policy."""

    def __init__(self, state: HeckmeckState, choose: Callable[[HeckmeckState], int]) -> None:
        self.turns = state.turns
        self.choose = choose
        self.known: dict[str, dict[str, float]] = {}

    def chances(self, state: HeckmeckState) -> dict[str, float]:
        """Return the chance of each position after the turn."""
        position = state.position()
        if state.turns != self.turns:
            return {position: 1.0}
        if position not in self.known:
            found: dict[str, float] = {}
            for reached, likely in after(state, self.choose(state)):
                for end, chance in self.chances(reached).items():
                    found[end] = found.get(end, 0.0) + likely * chance
            self.known[position] = found
        return self.known[position]


def end_position_chances(state: HeckmeckState, choose: Callable[[HeckmeckState], int]) -> dict[str, float]:
    """Return the chance of each position after the turn under a policy."""
    return PolicyFollower(state, choose).chances(state)
