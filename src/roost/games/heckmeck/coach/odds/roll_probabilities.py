"""Tables of all rolls of n dice and their chances.

Only the symbols that may still be set aside matter, the *kinds*; all others count as one face. The
rolls of some dice with some kinds form a tree with a level for each kind. Its branches are the
number of dice that show the kind, from none to all that are left. The tables list its leaves in
that order, so that the first one is the roll that shows no kind.
"""

from __future__ import annotations

from math import factorial
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roost.games.heckmeck.components import DICE, GOLDEN_DIE_FACES, SYMBOLS

DICE_COUNTS: Final = 9
"""DICE + 1: a kind is shown by none to eight dice."""
KIND_COUNTS: Final = 7
"""Tables of trees have a row for each number of dice, with a place for each number of kinds from 0 to 6."""
ALL_KINDS: Final = 6

GOLDEN_ONE: Final = GOLDEN_DIE_FACES.count(SYMBOLS[0]) / len(GOLDEN_DIE_FACES)
"""H5: the chance that the golden die shows a 1; otherwise it shows a worm."""


class _RollTrees:
    """The trees for all numbers of dice and kinds, one after the other."""

    def __init__(self) -> None:
        self.starts: list[i64] = []
        self.branches: list[i64] = []
        self.chances: list[float] = []
        self.counts: list[i64] = []
        for dice in range(DICE + 1):
            rolls: list[tuple[int, ...]] = [()]
            self._start()
            self._add(dice, (), 0)
            for kinds in range(1, KIND_COUNTS):
                self._start()
                rolls = self._grow(rolls, dice, kinds)
        self._start()

    def _start(self) -> None:
        self.starts.append(len(self.branches))

    def _grow(self, rolls: list[tuple[int, ...]], dice: int, kinds: int) -> list[tuple[int, ...]]:
        grown: list[tuple[int, ...]] = []
        for number, counts in enumerate(rolls):
            rest = dice - sum(counts)
            # If every symbol is a kind, the dice left must show the last one.
            for count in range(rest if kinds == ALL_KINDS else 0, rest + 1):
                grown.append((*counts, count))
                self._add(dice, grown[-1], number)
        return grown

    def _add(self, dice: int, counts: tuple[int, ...], number: int) -> None:
        rest = dice - sum(counts)
        ways = factorial(dice) // factorial(rest)
        packed = 0
        for kind, count in enumerate(counts):
            ways //= factorial(count)
            packed |= count << 4 * kind
        self.branches.append(number << 4 | (counts[-1] if counts else 0))
        self.chances.append(ways * (ALL_KINDS - len(counts)) ** rest / ALL_KINDS**dice)
        self.counts.append(packed)


def _kinds_left() -> list[i64]:
    rows: list[i64] = []
    for used in range(1 << ALL_KINDS):
        left = [symbol for symbol in range(ALL_KINDS) if not used >> symbol & 1]
        rows.append(len(left) + sum([symbol << 4 * kind + 4 for kind, symbol in enumerate(left)]))
    return rows


_ROLL_TREES: Final = _RollTrees()
TREE_STARTS: Final = vec[i64](_ROLL_TREES.starts)
"""The start of a tree in the tables below, by `KIND_COUNTS * dice + kinds`; it ends where the next one starts."""
BRANCHES: Final = vec[i64](_ROLL_TREES.branches)
"""The leaf of the tree with one kind less from which a leaf grows, and in the low 4 bits the count of the last kind."""
ROLL_CHANCES: Final = vec[float](_ROLL_TREES.chances)
"""The chance of the roll."""
SHOWN_COUNTS: Final = vec[i64](_ROLL_TREES.counts)
"""4 bits a kind: the number of dice that show it."""
KINDS_LEFT: Final = vec[i64](_kinds_left())
"""For each mask of used symbols, 4 bits each: the number of kinds left, and then each kind from the lowest."""
