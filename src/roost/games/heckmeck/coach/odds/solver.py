"""The exact value of a turn, and of every decision in it, under best play.

A turn goes from *node* to node (see `turn_positions`) by a roll and a choice. Every step uses up a
symbol, so that there are no cycles. The solver works backwards: a stop has the value of its end, a
roll the mean, over all results, of its best symbol, and a node the better of the two. Results are
kept while the ends keep their values, so that later decisions of a turn are only looked up.

The same nodes exist in several *layers*: with or without the golden die in the cup, with or without
the weasel ready, and before a double 1 (slot 0) or after it, with a slot for each possible source
of its roast worm.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from roost.core.errors import GameOverError
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
from roost.games.heckmeck.coach.odds.stop_ends import bonuses, can_double, max_total, ways_by_total
from roost.games.heckmeck.coach.odds.turn_ends import CHOICE, ENDS, FAIL, NO_BONUS, ROBBED, WAYS
from roost.games.heckmeck.coach.odds.turn_positions import NODE_COUNT, NODE_OFFSETS, TOTAL_COUNT
from roost.games.heckmeck.components import WEASEL as THE_WEASEL
from roost.games.heckmeck.rules.dice import ALL_SYMBOLS, WORM_SYMBOL, points
from roost.games.heckmeck.rules.moves import FAIL as ACCEPT
from roost.games.heckmeck.rules.moves import GOLDEN, MOVE_COUNT, RETURN, ROLL, STOP, TEXTS, WEASEL, WORM
from roost.games.heckmeck.rules.phases import ABSENT, DOUBLE, KEPT_ONE, SHOWS_ONE, SHOWS_WORM, SWAP, VISIT
from roost.games.heckmeck.rules.state import HeckmeckState

GOLDEN_IN_CUP: Final = 1
WEASEL_READY: Final = 2
LAYERS: Final = 4
"""A layer is LAYERS * slot, plus WEASEL_READY, plus GOLDEN_IN_CUP."""
KIND_ROW: Final = ALL_KINDS * DICE_COUNTS
MAX_BRANCHES: Final = 1287
"""The inner branches of the largest tree, that of eight dice."""
_GOLDEN_DIE_SYMBOLS: Final = 0b100001
"""When both are used, the golden die shows nothing new."""
IMPOSSIBLE: Final = float("-inf")
"""The value of a choice that does not exist."""
_RELATIVE_TOLERANCE: Final = 1e-12
"""Smaller differences, relative to the largest value, are rounding errors."""
_ORDER: Final[tuple[int, ...]] = (5, 4, 3, 2, 1, 0, STOP, ROLL, GOLDEN, ACCEPT, WEASEL, *range(RETURN + 1, MOVE_COUNT))
"""The order of equally good moves: highest symbol first, stop before roll, no specialist before one."""


@final
class TurnSolver:
    """Solves turns. Reuse one solver: it keeps its results while the table stays the same.

    Call `solve` first, then `best_move`, `value` and `move_value`. The rest serves
    `end_probabilities`.
    """

    def __init__(self) -> None:
        self.phase: i64 = 0
        self.legal: i64 = 0
        self.used: i64 = 0
        self.dice: i64 = 0
        self.total: i64 = 0
        self.rolled: i64 = 0
        self.shown: i64 = -1
        """The symbol that the golden die shows in the roll, or -1."""
        self.layer: i64 = 0
        """The layer of the turn, before the golden die goes into the cup or the weasel is used."""
        self.end_values: vec[float] = vec[float]()
        self.ways: vec[i64] = vec[i64]()
        self.bonuses: vec[i64] = vec[i64]([NO_BONUS])
        """The bonus of each slot."""
        self.stop_values: vec[float] = vec[float]()
        """By slot, worm set aside or not, and total."""
        self.fail_values: vec[float] = vec[float]()
        """By slot."""
        self.tolerance: float = 0.0
        """Values that differ by less are equal."""
        self.generation: i64 = 0
        """A node is solved if its entry in `generations` is this."""
        self.generations: vec[i64] = vec[i64]()
        self.roll_values: vec[float] = vec[float]()
        """By layer and node, where rolling is possible."""
        self.node_values: vec[float] = vec[float]()
        """The better of rolling and stopping."""
        self.roll_chances: vec[float] = vec[float]()
        """A buffer for `end_probabilities`, which leaves zeros in it."""
        self.kind_values: vec[float] = vec[float]([IMPOSSIBLE] * (KIND_COUNTS * KIND_ROW))
        """A buffer with a row for each depth: the value of each kind, by the number of white dice that show it."""
        self._best_so_far: vec[float] = vec[float]([0.0] * MAX_BRANCHES)
        self._next_best: vec[float] = vec[float]([0.0] * MAX_BRANCHES)

    # Results

    def solve(self, state: HeckmeckState, values: vec[float]) -> None:
        """Set the position and the value of each end of its turn (see `turn_ends`)."""
        if state.turn < 0:
            raise GameOverError("the game is over: there is no turn to solve", "over")
        if len(values) != ENDS:
            raise ValueError(f"{ENDS} ends need as many values, not {len(values)}")
        self.phase = state.phase
        self.legal = state.legal
        self.end_values = values
        if state.phase == SWAP or state.phase == VISIT:
            return
        self.used = state.used
        self.dice = state.dice
        self.total = state.total
        self.rolled = state.rolled
        self.shown = -1
        if state.golden == SHOWS_ONE:
            self.shown = 0
        elif state.golden == SHOWS_WORM:
            self.shown = WORM_SYMBOL
        self.ways = ways_by_total(state)
        self.layer = LAYERS * self._slot(state)
        if ABSENT < state.golden < KEPT_ONE:
            self.layer += GOLDEN_IN_CUP
        if state.deluxe and not state.rolled_again and state.specialist_of(state.turn) == THE_WEASEL:
            self.layer += WEASEL_READY

    def best_move(self) -> i64:
        """Return the best move, always the same one among equals."""
        found: i64 = -1
        highest = IMPOSSIBLE
        close = 0.0 if self.phase == SWAP or self.phase == VISIT else self.tolerance
        for i in range(MOVE_COUNT):
            move: i64 = _ORDER[i]
            if (self.legal >> move) & 1:
                worth = self.move_value(move)
                if found < 0 or worth > highest + close:
                    found = move
                    highest = worth
        return found

    def value(self) -> float:
        """Return the value of the position under best play."""
        return self.move_value(self.best_move())

    def move_value(self, move: i64) -> float:
        """Return the value of a legal move under best play afterwards."""
        if not (0 <= move < MOVE_COUNT and (self.legal >> move) & 1):
            raise ValueError(f"{TEXTS[move] if 0 <= move < MOVE_COUNT else move} is not possible here")
        if self.phase == SWAP or self.phase == VISIT:
            return self.end_values[CHOICE + move]
        if move < ROLL:
            return self._take_value(move)
        if move == STOP:
            return self.stop_value(self.used, self.total, self.layer)
        if move == ROLL:
            return self.roll_value(self.used, self.dice, self.total, self.layer)
        if move == GOLDEN:
            return self.roll_value(self.used, self.dice, self.total, self.layer + GOLDEN_IN_CUP)
        if move == WEASEL:
            return self.roll_value(self.used, self.dice, self.total, self.layer - WEASEL_READY)
        if move == ACCEPT:
            return self.fail_values[self.layer // LAYERS]
        return self.node_value(
            self.used, self.dice, self.total, self.layer + LAYERS * self.slot_of(ROBBED + move - WORM)
        )

    def slot_of(self, bonus: i64) -> i64:
        """Return the slot of a bonus that a double 1 can bring."""
        slot: i64 = 0
        while self.bonuses[slot] != bonus:
            slot += 1
        return slot

    def stop_end(self, used: i64, total: i64, layer: i64) -> i64:
        """Return the end that a stop brings."""
        return self.end_with_bonus(self.ways[TOTAL_COUNT * (used >> WORM_SYMBOL) + total], layer)

    def end_with_bonus(self, way: i64, layer: i64) -> i64:
        """Return the end for a way, with the bonus of a double 1 unless the position has it already."""
        slot = layer // LAYERS
        return way if slot == self.layer // LAYERS else self.bonuses[slot] * WAYS + way

    # The values of the ends

    def _slot(self, state: HeckmeckState) -> i64:
        """Return the slot of the turn; results stay valid if the values of the ends have not changed."""
        lowest_total = state.total
        total_limit = max_total(state) + 1
        if not can_double(state):
            for slot in range(len(self.fail_values)):
                if self._slot_is_current(slot, NO_BONUS, lowest_total, total_limit):
                    return slot
            self._load_end_values([NO_BONUS])
            return 0
        possible = [NO_BONUS, *bonuses(state)]
        current = len(self.fail_values) == len(possible)
        for slot in range(len(possible)):
            # The choice whom to take the worm of a double 1 from cannot be undone.
            if state.phase == DOUBLE and slot == 0:
                continue
            current = current and self.bonuses[slot] == possible[slot]
            current = current and self._slot_is_current(slot, possible[slot], lowest_total, total_limit)
        if not current:
            self._load_end_values(possible)
        return 0

    def _slot_is_current(self, slot: i64, bonus: i64, lowest_total: i64, total_limit: i64) -> bool:
        """Return whether a slot has the current values of a bonus, for the totals that are still possible."""
        first = bonus * WAYS
        if self.fail_values[slot] != self.end_values[first + FAIL]:
            return False
        for worm in range(2):
            start = TOTAL_COUNT * worm
            for total in range(lowest_total, total_limit):
                if (
                    self.stop_values[2 * TOTAL_COUNT * slot + start + total]
                    != self.end_values[first + self.ways[start + total]]
                ):
                    return False
        return True

    def _load_end_values(self, possible: list[i64]) -> None:
        self.generation += 1
        slots = len(possible)
        self.bonuses = vec[i64](possible)
        self.fail_values = vec[float]([0.0] * slots)
        self.stop_values = vec[float]([0.0] * (2 * TOTAL_COUNT * slots))
        largest = 0.0
        for slot in range(slots):
            first = possible[slot] * WAYS
            self.fail_values[slot] = self.end_values[first + FAIL]
            largest = max(largest, abs(self.fail_values[slot]))
            for i in range(2 * TOTAL_COUNT):
                value = self.end_values[first + self.ways[i]]
                self.stop_values[2 * TOTAL_COUNT * slot + i] = value
                largest = max(largest, abs(value))
        self.tolerance = _RELATIVE_TOLERANCE * largest
        if len(self.generations) < slots * LAYERS * NODE_COUNT:
            size = slots * LAYERS * NODE_COUNT
            self.generations = vec[i64]([0] * size)
            self.roll_values = vec[float]([0.0] * size)
            self.node_values = vec[float]([0.0] * size)
            self.roll_chances = vec[float]([0.0] * size)

    # The values

    def stop_value(self, used: i64, total: i64, layer: i64) -> float:
        """Return the value of stopping at a node."""
        return self.stop_values[2 * TOTAL_COUNT * (layer // LAYERS) + TOTAL_COUNT * (used >> WORM_SYMBOL) + total]

    def roll_value(self, used: i64, dice: i64, total: i64, layer: i64) -> float:
        """Return the value of rolling at a node."""
        place = NODE_COUNT * layer + NODE_OFFSETS[DICE_COUNTS * used + dice] + total
        if self.generations[place] != self.generation:
            self._solve(used, dice, total, layer)
        return self.roll_values[place]

    def node_value(self, used: i64, dice: i64, total: i64, layer: i64) -> float:
        """Return the value of a node, the better of stopping and rolling."""
        place = NODE_COUNT * layer + NODE_OFFSETS[DICE_COUNTS * used + dice] + total
        if self.generations[place] != self.generation:
            self._solve(used, dice, total, layer)
        return self.node_values[place]

    def after_double(self, used: i64, dice: i64, total: i64, layer: i64) -> i64:
        """Return the layer after a double 1, with the best source of the roast worm."""
        best = layer
        highest = IMPOSSIBLE
        for slot in range(1, len(self.fail_values)):
            worth = self.node_value(used, dice, total, layer + LAYERS * slot)
            if slot == 1 or worth > highest + self.tolerance:
                best = layer + LAYERS * slot
                highest = worth
        return best

    def _take_value(self, symbol: i64) -> float:
        """Return the value of setting aside the dice just rolled that show a symbol."""
        count = (self.rolled >> 4 * symbol) & 15
        layer = self.layer
        white = count
        if symbol == self.shown:
            white -= 1
            layer -= GOLDEN_IN_CUP
        used = self.used | 1 << symbol
        dice = self.dice - white
        total = self.total + count * points(symbol)
        if symbol == 0 and count > 1:
            layer = self.after_double(used, dice, total, layer)
        return self.node_value(used, dice, total, layer)

    def _solve(self, used: i64, dice: i64, total: i64, layer: i64) -> None:
        worth = self.stop_value(used, total, layer)
        rolled = IMPOSSIBLE
        if used != ALL_SYMBOLS and (dice > 0 or layer & GOLDEN_IN_CUP):
            rolled = self._mean_roll_value(used, dice, total, layer)
            worth = max(worth, rolled)
        place = NODE_COUNT * layer + NODE_OFFSETS[DICE_COUNTS * used + dice] + total
        self.generations[place] = self.generation
        self.roll_values[place] = rolled
        self.node_values[place] = worth

    def _mean_roll_value(self, used: i64, dice: i64, total: i64, layer: i64) -> float:
        floor = IMPOSSIBLE
        if layer & WEASEL_READY:
            # With the weasel, a roll is worth at least rolling the same dice again.
            floor = self.roll_value(used, dice, total, layer - WEASEL_READY)
        if not layer & GOLDEN_IN_CUP or used & _GOLDEN_DIE_SYMBOLS == _GOLDEN_DIE_SYMBOLS:
            return self._mean_with_golden(used, dice, total, layer, -1, floor)
        one = self._mean_with_golden(used, dice, total, layer, 0, floor)
        worm = self._mean_with_golden(used, dice, total, layer, WORM_SYMBOL, floor)
        return GOLDEN_ONE * one + (1.0 - GOLDEN_ONE) * worm

    def _mean_with_golden(self, used: i64, dice: i64, total: i64, layer: i64, shown: i64, floor: float) -> float:
        """Compute it where the golden die shows a symbol, or -1 without it."""
        self.fill_kind_values(used, dice, total, layer, shown)
        kinds = KINDS_LEFT[used] & 15
        row = KIND_ROW * (ALL_KINDS - kinds)
        blank = self.fail_values[layer // LAYERS]
        if shown >= 0 and not (used >> shown) & 1:
            # The golden die can be set aside alone. The 1 is the first kind and the worm the last.
            blank = self.kind_values[row if shown == 0 else row + DICE_COUNTS * (kinds - 1)]
        return self._mean_of_best(dice, kinds, row, floor, max(blank, floor))

    def fill_kind_values(self, used: i64, dice: i64, total: i64, layer: i64, shown: i64) -> None:
        """Fill the row of this depth with the value of each kind, by the number of white dice that show it."""
        generations = self.generations
        worths = self.node_values
        kinds = self.kind_values
        generation = self.generation
        left = KINDS_LEFT[used]
        row: i64 = KIND_ROW * (ALL_KINDS - (left & 15))
        base = NODE_COUNT * layer
        for kind in range(left & 15):
            symbol = (left >> 4 * kind + 4) & 15
            after = used | 1 << symbol
            if symbol == shown or (symbol == 0 and layer < LAYERS and len(self.fail_values) > 1):
                self._fill_special(row, after, dice, total, layer, symbol, symbol == shown)
            else:
                gain = points(symbol)
                reached = total
                kinds[row] = IMPOSSIBLE
                for count in range(1, dice + 1):
                    reached += gain
                    place = base + NODE_OFFSETS[DICE_COUNTS * after + dice - count] + reached
                    if generations[place] != generation:
                        self._solve(after, dice - count, reached, layer)
                    kinds[row + count] = worths[place]
            row += DICE_COUNTS

    def _fill_special(self, row: i64, after: i64, dice: i64, total: i64, layer: i64, symbol: i64, golden: bool) -> None:
        """Fill the row of a kind that the golden die also shows, or that can make a double 1."""
        extra: i64 = 0
        if golden:
            extra = 1
            layer -= GOLDEN_IN_CUP
        for white in range(dice + 1):
            count = white + extra
            reached = total + count * points(symbol)
            if count == 0:
                self.kind_values[row] = IMPOSSIBLE
            elif symbol == 0 and count > 1:
                target = self.after_double(after, dice - white, reached, layer)
                self.kind_values[row + white] = self.node_value(after, dice - white, reached, target)
            else:
                self.kind_values[row + white] = self.node_value(after, dice - white, reached, layer)

    def _mean_of_best(self, dice: i64, kinds: i64, row: i64, floor: float, blank: float) -> float:
        """Return the mean, over all rolls, of the best kind shown; `blank` where no white die shows one.

        The trees for 1, 2, 3 ... kinds lie side by side; each leaf holds the best of the kinds so
        far.
        """
        worths = self.kind_values
        best_so_far = self._best_so_far
        next_best = self._next_best
        best_so_far[0] = floor
        leaf = TREE_STARTS[KIND_COUNTS * dice + 1]
        for level in range(1, kinds):
            end = TREE_STARTS[KIND_COUNTS * dice + level + 1]
            target: i64 = 0
            while leaf < end:
                branch = BRANCHES[leaf]
                worth = worths[row + (branch & 15)]
                best = best_so_far[branch >> 4]
                next_best[target] = worth if worth > best else best
                target += 1
                leaf += 1
            best_so_far, next_best = next_best, best_so_far
            row += DICE_COUNTS
        end = TREE_STARTS[KIND_COUNTS * dice + kinds + 1]
        mean = 0.0
        if kinds < ALL_KINDS:
            mean = ROLL_CHANCES[leaf] * blank
            leaf += 1
        while leaf < end:
            branch = BRANCHES[leaf]
            worth = worths[row + (branch & 15)]
            best = best_so_far[branch >> 4]
            mean += ROLL_CHANCES[leaf] * (worth if worth > best else best)
            leaf += 1
        return mean
