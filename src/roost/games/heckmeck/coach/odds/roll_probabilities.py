"""How dice fall, as tables: every roll of so many dice, as far as it matters, and how likely it is.

Of a roll it matters how many dice show each of the symbols that may still be set aside, the *kinds*. The others count
as one face: together they make up the rest. All rolls of some dice with some kinds form a tree, a kind a level, where
the branches are how many dice show it, from none to all that are left. Its leaves are what the tables list, in that
order, so that the first one is the roll that shows nothing new.
"""

from __future__ import annotations

from math import factorial
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roost.games.heckmeck.components import GOLDEN_DIE_FACES, SYMBOLS, WHITE_DICE

DICE_COUNTS: Final = 9
"""DICE + 1: a kind is shown by none to eight dice."""
KIND_COUNTS: Final = 7
"""The tables of trees have a row for every number of dice, with a place for every number of kinds from 0 to 6."""
ALL_KINDS: Final = 6

GOLDEN_ONE: Final = GOLDEN_DIE_FACES.count(SYMBOLS[0]) / len(GOLDEN_DIE_FACES)
"""H5: how often the golden die shows a 1; otherwise it is a worm."""


class _RollTrees:
    """The trees of all numbers of dice and kinds, one after the other."""

    def __init__(self) -> None:
        self.starts: list[i64] = []
        self.branches: list[i64] = []
        self.chances: list[float] = []
        self.counts: list[i64] = []
        for dice in range(WHITE_DICE + 1):
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
        """The tree with one more level."""
        grown: list[tuple[int, ...]] = []
        for number, counts in enumerate(rolls):
            rest = dice - sum(counts)
            # When every symbol is a kind, what shows none of the others must show the last one.
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
"""Where a tree starts in the tables below, by `ROWS * dice + kinds`; the next one starts where it ends."""
BRANCHES: Final = vec[i64](_ROLL_TREES.branches)
"""Which leaf of the tree with one kind less a leaf grows from, and in 4 bits how many dice show the last kind."""
ROLL_CHANCES: Final = vec[float](_ROLL_TREES.chances)
"""How likely the roll is."""
SHOWN_COUNTS: Final = vec[i64](_ROLL_TREES.counts)
"""4 bits a kind: how many dice show it."""
KINDS_LEFT: Final = vec[i64](_kinds_left())
"""For every mask of used symbols, 4 bits each: how many are left, and then which, from the lowest."""
