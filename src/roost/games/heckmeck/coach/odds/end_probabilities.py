"""How likely each end of a turn is when it is played as the solver says: the same steps, forwards."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from roost.games.heckmeck.coach.odds.roll_probabilities import (
    ALL_KINDS,
    BRANCHES,
    CHANCES,
    GOLDEN_ONE,
    KINDS,
    ROWS,
    SPAN,
    TREES,
)
from roost.games.heckmeck.coach.odds.solver import IN_CUP, LAYERS, NOTHING, READY, ROW, WIDEST, TurnSolver
from roost.games.heckmeck.coach.odds.turn_ends import CHOICE, ENDS, FAIL, ROBBED
from roost.games.heckmeck.coach.odds.turn_positions import NODES, SIZE
from roost.games.heckmeck.rules.dice import ALL_SYMBOLS, WORM_SYMBOL, points
from roost.games.heckmeck.rules.moves import FAIL as ACCEPT
from roost.games.heckmeck.rules.moves import GOLDEN, ROLL, STOP, WEASEL, WORM
from roost.games.heckmeck.rules.phases import SWAP, VISIT

_STAGES: Final = 2 * ROWS
"""Rolls are followed in this order: by how many symbols are used, and first those with the weasel ready."""


def end_probabilities(solver: TurnSolver, move: i64 = -1) -> vec[float]:
    """The chance of each end after a move of the position that was solved, or else after the best one.

    Where several decisions are equally good, one of them is taken, always the same.
    """
    return _Forecast(solver).of(solver.best() if move < 0 else move)


@final
class _Forecast:
    """How likely it is to come by each roll: a roll is what follows a node where the turn goes on."""

    def __init__(self, solver: TurnSolver) -> None:
        self.solver = solver
        self.ends = vec[float]([0.0] * ENDS)
        self.reached = solver.reached
        self.stages: list[list[i64]] = [[] for _ in range(_STAGES)]
        """The rolls to come, packed."""
        self.picks = vec[float]([0.0] * ROW)
        """Of one roll: how likely it is that a kind is chosen when so many white dice show it."""
        self._best = vec[float]([NOTHING] * WIDEST)
        """Room to work in: what the best kind of a roll is worth ..."""
        self._pick = vec[i64]([-1] * WIDEST)
        """... and which it is, as its place among the picks."""
        self._later_best = self._best[:]
        self._later_pick = self._pick[:]

    def of(self, move: i64) -> vec[float]:
        solver = self.solver
        solver.worth(move)  # refuses what is not possible
        used, dice, total, layer = solver.used, solver.dice, solver.total, solver.layer
        if solver.phase == SWAP or solver.phase == VISIT:
            self.ends[CHOICE + move] = 1.0
        elif move < ROLL:
            self._set_aside(used, dice, total, layer, move, (solver.rolled >> 4 * move) & 15, solver.shown == move, 1.0)
        elif move == STOP:
            self.ends[solver.end(used, total, layer)] = 1.0
        elif move == ROLL:
            self._expect(used, dice, total, layer, 1.0)
        elif move == GOLDEN:
            self._expect(used, dice, total, layer + IN_CUP, 1.0)
        elif move == WEASEL:
            self._expect(used, dice, total, layer - READY, 1.0)
        elif move == ACCEPT:
            self.ends[solver.end_of(FAIL, layer)] = 1.0
        else:
            self._arrive(used, dice, total, layer + LAYERS * solver.slot_of(ROBBED + move - WORM), 1.0)
        for stage in self.stages:
            # No roll leads to one of its own stage, so that the list does not grow meanwhile.
            for packed in stage:
                self._roll(packed >> 16, (packed >> 12) & 15, (packed >> 6) & 63, packed & 63)
        return self.ends

    def _expect(self, used: i64, dice: i64, total: i64, layer: i64, chance: float) -> None:
        place = SIZE * layer + NODES[SPAN * used + dice] + total
        if self.reached[place] == 0.0:
            stage = 2 * (ALL_KINDS - (KINDS[used] & 15))
            if not layer & READY:
                stage += 1
            self.stages[stage].append(used << 16 | dice << 12 | total << 6 | layer)
        self.reached[place] += chance

    def _arrive(self, used: i64, dice: i64, total: i64, layer: i64, chance: float) -> None:
        """At a node, to stop or to go on."""
        solver = self.solver
        goes_on = used != ALL_SYMBOLS and (dice > 0 or layer & IN_CUP != 0)
        if goes_on and solver.roll(used, dice, total, layer) > solver.stop(used, total, layer) + solver.close:
            self._expect(used, dice, total, layer, chance)
        else:
            self.ends[solver.end(used, total, layer)] += chance

    def _set_aside(
        self, used: i64, dice: i64, total: i64, layer: i64, symbol: i64, count: i64, golden: bool, chance: float
    ) -> None:
        """So many dice that show a symbol, the golden one among them or not."""
        white = count
        if golden:
            white -= 1
            layer -= IN_CUP
        used |= 1 << symbol
        dice -= white
        total += count * points(symbol)
        if symbol == 0 and count > 1:
            layer = self.solver.after_double(used, dice, total, layer)
        self._arrive(used, dice, total, layer, chance)

    def _roll(self, used: i64, dice: i64, total: i64, layer: i64) -> None:
        place = SIZE * layer + NODES[SPAN * used + dice] + total
        chance = self.reached[place]
        self.reached[place] = 0.0
        if layer & IN_CUP:
            self._roll_with(used, dice, total, layer, 0, chance * GOLDEN_ONE)
            self._roll_with(used, dice, total, layer, WORM_SYMBOL, chance * (1.0 - GOLDEN_ONE))
        else:
            self._roll_with(used, dice, total, layer, -1, chance)

    def _roll_with(self, used: i64, dice: i64, total: i64, layer: i64, shown: i64, chance: float) -> None:
        """All rolls, where the golden die shows a symbol, or -1 without it: each kind gets those where it is best."""
        solver = self.solver
        solver.fill(used, dice, total, layer, shown)
        kinds = KINDS[used] & 15
        row = ROW * (ALL_KINDS - kinds)
        floor = NOTHING
        if layer & READY:
            floor = solver.roll(used, dice, total, layer - READY)
        fail = solver.fails[layer // LAYERS]
        picks = self.picks
        for i in range(ROW):
            picks[i] = 0.0
        busts = 0.0
        again = 0.0
        self._choose(dice, kinds, row)
        best = self._best
        pick = self._pick
        start = TREES[ROWS * dice + kinds]
        for leaf in range(start, TREES[ROWS * dice + kinds + 1]):
            place = pick[leaf - start]
            worth = best[leaf - start] if place >= 0 else fail
            if floor > worth + solver.close:
                again += CHANCES[leaf]
            elif place < 0:
                busts += CHANCES[leaf]
            else:
                picks[place] += CHANCES[leaf]
        if again > 0.0:
            self._expect(used, dice, total, layer - READY, chance * again)
        self.ends[solver.end_of(FAIL, layer)] += chance * busts
        for kind in range(kinds):
            symbol = (KINDS[used] >> 4 * kind + 4) & 15
            for white in range(dice + 1):
                likely = self.picks[SPAN * kind + white]
                if likely > 0.0:
                    golden = symbol == shown
                    count = white + 1 if golden else white
                    self._set_aside(used, dice, total, layer, symbol, count, golden, chance * likely)

    def _choose(self, dice: i64, kinds: i64, row: i64) -> None:
        """For every roll the best kind: as the solver does it, one kind after the other.

        Among equals the highest symbol, as the solver's `best` does.
        """
        worths = self.solver.kinds
        close = self.solver.close
        best, pick = self._best, self._pick
        later_best, later_pick = self._later_best, self._later_pick
        best[0] = NOTHING
        pick[0] = -1
        first: i64 = 0
        leaf = TREES[ROWS * dice + 1]
        for kind in range(kinds):
            end = TREES[ROWS * dice + kind + 2]
            target: i64 = 0
            while leaf < end:
                branch = BRANCHES[leaf]
                place = first + (branch & 15)
                worth = worths[row + place]
                before = best[branch >> 4]
                if worth > NOTHING and worth >= before - close:
                    later_best[target] = worth
                    later_pick[target] = place
                else:
                    later_best[target] = before
                    later_pick[target] = pick[branch >> 4]
                target += 1
                leaf += 1
            best, later_best = later_best, best
            pick, later_pick = later_pick, pick
            first += SPAN
        self._best, self._later_best = best, later_best
        self._pick, self._later_pick = pick, later_pick
