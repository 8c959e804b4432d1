"""The chance of each end of a turn that is played as the solver says, computed forwards."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from roost.games.heckmeck.coach.odds.roll_probabilities import (
    ALL_KINDS,
    BRANCHES,
    DICE_COUNTS,
    GOLDEN_ONE,
    KIND_COUNTS,
    KINDS_LEFT,
    ROLL_CHANCES,
    TREE_STARTS,
)
from roost.games.heckmeck.coach.odds.solver import (
    GOLDEN_IN_CUP,
    IMPOSSIBLE,
    KIND_ROW,
    LAYERS,
    MAX_BRANCHES,
    WEASEL_READY,
    TurnSolver,
)
from roost.games.heckmeck.coach.odds.turn_ends import CHOICE, ENDS, FAIL, ROBBED
from roost.games.heckmeck.coach.odds.turn_positions import NODE_COUNT, NODE_OFFSETS
from roost.games.heckmeck.rules.dice import ALL_SYMBOLS, WORM_SYMBOL, points
from roost.games.heckmeck.rules.moves import FAIL as ACCEPT
from roost.games.heckmeck.rules.moves import GOLDEN, ROLL, STOP, WEASEL, WORM
from roost.games.heckmeck.rules.phases import SWAP, VISIT

_STAGE_COUNT: Final = 2 * KIND_COUNTS
"""Rolls are processed by the number of symbols used, and first those with the weasel ready."""


def end_probabilities(solver: TurnSolver, move: i64 = -1) -> vec[float]:
    """Return the chance of each end after a move of the solved position, or after the best move.

    Among equally good moves it takes the same one as the solver.
    """
    return _ForwardPass(solver).run(solver.best_move() if move < 0 else move)


@final
class _ForwardPass:
    """A pass over all rolls, from the first one of the turn to its ends."""

    def __init__(self, solver: TurnSolver) -> None:
        self.solver = solver
        self.ends = vec[float]([0.0] * ENDS)
        self.reached = solver.roll_chances
        self.stages: list[list[i64]] = [[] for _ in range(_STAGE_COUNT)]
        """Rolls to process, packed."""
        self.pick_chances = vec[float]([0.0] * KIND_ROW)
        """For the current roll: the chance that a kind shown by this number of white dice is chosen."""
        self._best = vec[float]([IMPOSSIBLE] * MAX_BRANCHES)
        """Buffers: the value of the best kind of each partial roll, and its index in `pick_chances`."""
        self._pick = vec[i64]([-1] * MAX_BRANCHES)
        self._later_best = self._best[:]
        self._later_pick = self._pick[:]

    def run(self, move: i64) -> vec[float]:
        solver = self.solver
        solver.move_value(move)  # refuses what is not possible
        used, dice, total, layer = solver.used, solver.dice, solver.total, solver.layer
        if solver.phase == SWAP or solver.phase == VISIT:
            self.ends[CHOICE + move] = 1.0
        elif move < ROLL:
            self._set_aside(used, dice, total, layer, move, (solver.rolled >> 4 * move) & 15, solver.shown == move, 1.0)
        elif move == STOP:
            self.ends[solver.stop_end(used, total, layer)] = 1.0
        elif move == ROLL:
            self._queue_roll(used, dice, total, layer, 1.0)
        elif move == GOLDEN:
            self._queue_roll(used, dice, total, layer + GOLDEN_IN_CUP, 1.0)
        elif move == WEASEL:
            self._queue_roll(used, dice, total, layer - WEASEL_READY, 1.0)
        elif move == ACCEPT:
            self.ends[solver.end_with_bonus(FAIL, layer)] = 1.0
        else:
            self._reach_node(used, dice, total, layer + LAYERS * solver.slot_of(ROBBED + move - WORM), 1.0)
        for stage in self.stages:
            # A roll never adds one to its own stage, so that the list does not grow meanwhile.
            for packed in stage:
                self._roll(packed >> 16, (packed >> 12) & 15, (packed >> 6) & 63, packed & 63)
        return self.ends

    def _queue_roll(self, used: i64, dice: i64, total: i64, layer: i64, chance: float) -> None:
        place = NODE_COUNT * layer + NODE_OFFSETS[DICE_COUNTS * used + dice] + total
        if self.reached[place] == 0.0:
            stage = 2 * (ALL_KINDS - (KINDS_LEFT[used] & 15))
            if not layer & WEASEL_READY:
                stage += 1
            self.stages[stage].append(used << 16 | dice << 12 | total << 6 | layer)
        self.reached[place] += chance

    def _reach_node(self, used: i64, dice: i64, total: i64, layer: i64, chance: float) -> None:
        solver = self.solver
        goes_on = used != ALL_SYMBOLS and (dice > 0 or layer & GOLDEN_IN_CUP != 0)
        if (
            goes_on
            and solver.roll_value(used, dice, total, layer) > solver.stop_value(used, total, layer) + solver.tolerance
        ):
            self._queue_roll(used, dice, total, layer, chance)
        else:
            self.ends[solver.stop_end(used, total, layer)] += chance

    def _set_aside(
        self, used: i64, dice: i64, total: i64, layer: i64, symbol: i64, count: i64, golden: bool, chance: float
    ) -> None:
        """Set aside `count` dice that show a symbol, with or without the golden one."""
        white = count
        if golden:
            white -= 1
            layer -= GOLDEN_IN_CUP
        used |= 1 << symbol
        dice -= white
        total += count * points(symbol)
        if symbol == 0 and count > 1:
            layer = self.solver.after_double(used, dice, total, layer)
        self._reach_node(used, dice, total, layer, chance)

    def _roll(self, used: i64, dice: i64, total: i64, layer: i64) -> None:
        place = NODE_COUNT * layer + NODE_OFFSETS[DICE_COUNTS * used + dice] + total
        chance = self.reached[place]
        self.reached[place] = 0.0
        if layer & GOLDEN_IN_CUP:
            self._roll_with(used, dice, total, layer, 0, chance * GOLDEN_ONE)
            self._roll_with(used, dice, total, layer, WORM_SYMBOL, chance * (1.0 - GOLDEN_ONE))
        else:
            self._roll_with(used, dice, total, layer, -1, chance)

    def _roll_with(self, used: i64, dice: i64, total: i64, layer: i64, shown: i64, chance: float) -> None:
        """Process all rolls where the golden die shows a symbol, or -1 without it, and choose the best kinds."""
        solver = self.solver
        solver.fill_kind_values(used, dice, total, layer, shown)
        kinds = KINDS_LEFT[used] & 15
        row = KIND_ROW * (ALL_KINDS - kinds)
        floor = IMPOSSIBLE
        if layer & WEASEL_READY:
            floor = solver.roll_value(used, dice, total, layer - WEASEL_READY)
        fail = solver.fail_values[layer // LAYERS]
        pick_chances = self.pick_chances
        for i in range(KIND_ROW):
            pick_chances[i] = 0.0
        busts = 0.0
        again = 0.0
        self._choose(dice, kinds, row)
        best = self._best
        pick = self._pick
        start = TREE_STARTS[KIND_COUNTS * dice + kinds]
        for leaf in range(start, TREE_STARTS[KIND_COUNTS * dice + kinds + 1]):
            place = pick[leaf - start]
            worth = best[leaf - start] if place >= 0 else fail
            if floor > worth + solver.tolerance:
                again += ROLL_CHANCES[leaf]
            elif place < 0:
                busts += ROLL_CHANCES[leaf]
            else:
                pick_chances[place] += ROLL_CHANCES[leaf]
        if again > 0.0:
            self._queue_roll(used, dice, total, layer - WEASEL_READY, chance * again)
        self.ends[solver.end_with_bonus(FAIL, layer)] += chance * busts
        for kind in range(kinds):
            symbol = (KINDS_LEFT[used] >> 4 * kind + 4) & 15
            for white in range(dice + 1):
                pick_chance = self.pick_chances[DICE_COUNTS * kind + white]
                if pick_chance > 0.0:
                    golden = symbol == shown
                    count = white + 1 if golden else white
                    self._set_aside(used, dice, total, layer, symbol, count, golden, chance * pick_chance)

    def _choose(self, dice: i64, kinds: i64, row: i64) -> None:
        """Choose the best kind for every roll in the same order as the solver.

        Among equals it takes the highest symbol, as `TurnSolver.best_move` does.
        """
        worths = self.solver.kind_values
        close = self.solver.tolerance
        best, pick = self._best, self._pick
        later_best, later_pick = self._later_best, self._later_pick
        best[0] = IMPOSSIBLE
        pick[0] = -1
        first: i64 = 0
        leaf = TREE_STARTS[KIND_COUNTS * dice + 1]
        for kind in range(kinds):
            end = TREE_STARTS[KIND_COUNTS * dice + kind + 2]
            target: i64 = 0
            while leaf < end:
                branch = BRANCHES[leaf]
                place = first + (branch & 15)
                worth = worths[row + place]
                before = best[branch >> 4]
                if worth > IMPOSSIBLE and worth >= before - close:
                    later_best[target] = worth
                    later_pick[target] = place
                else:
                    later_best[target] = before
                    later_pick[target] = pick[branch >> 4]
                target += 1
                leaf += 1
            best, later_best = later_best, best
            pick, later_pick = later_pick, pick
            first += DICE_COUNTS
        self._best, self._later_best = best, later_best
        self._pick, self._later_pick = pick, later_pick
