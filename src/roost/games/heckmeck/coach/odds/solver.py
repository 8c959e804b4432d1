"""The exact value of a turn: what each decision is worth when the rest of the turn is played as well as can be.

A turn goes on from *node* to node (see `nodes`), by a roll and a choice; every step uses up a symbol, so that there are
no circles. The best play is found backwards: a stop is worth what its end is worth, a roll the mean, over everything
that the dice can show, of the best symbol, and a node the better of the two. What was found is kept as long as the ends
are worth the same, so that the further decisions of a turn are only looked up.

The same nodes are visited in several *layers*: with the golden die in the cup or without it, with the weasel ready or
not, and before a double 1 (slot 0) or after it, with a slot for each place that its roast worm can come from.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from roost.core.errors import GameOverError
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
from roost.games.heckmeck.coach.odds.stop_ends import bonuses, may_double, most, ways
from roost.games.heckmeck.coach.odds.turn_ends import CHOICE, ENDS, FAIL, NO_BONUS, ROBBED, WAYS
from roost.games.heckmeck.coach.odds.turn_positions import NODES, SIZE, TOTALS
from roost.games.heckmeck.components import WEASEL as THE_WEASEL
from roost.games.heckmeck.rules.dice import ALL_SYMBOLS, WORM_SYMBOL, points
from roost.games.heckmeck.rules.moves import FAIL as ACCEPT
from roost.games.heckmeck.rules.moves import GOLDEN, MOVES, RETURN, ROLL, STOP, TEXTS, WEASEL, WORM
from roost.games.heckmeck.rules.phases import ABSENT, DOUBLE, KEPT_ONE, SHOWS_ONE, SHOWS_WORM, SWAP, VISIT
from roost.games.heckmeck.rules.state import HeckmeckState

IN_CUP: Final = 1
READY: Final = 2
LAYERS: Final = 4
"""A layer is LAYERS * slot, plus READY for the weasel, plus IN_CUP for the golden die."""
ROW: Final = ALL_KINDS * SPAN
WIDEST: Final = 1287
"""The branches that carry the leaves of the largest tree, of eight dice."""
_GOLDEN_KINDS: Final = 0b100001
"""With 1s and worms used, the golden die shows nothing new any more."""
NOTHING: Final = float("-inf")
"""Less than anything: what cannot be chosen."""
_CLOSE: Final = 1e-12
"""Values that differ by less than this, as a part of the largest one, are equal: the difference is rounding."""
_PREFERRED: Final[tuple[int, ...]] = (5, 4, 3, 2, 1, 0, STOP, ROLL, GOLDEN, ACCEPT, WEASEL, *range(RETURN + 1, MOVES))
"""Among equally good moves: the highest symbol, and rather a stop, or rather no specialist."""


@final
class TurnSolver:
    """Solves turns. Keep one and use it again: it remembers what it has worked out for the last table.

    First `solve`, then ask for `best`, `value` and `worth`; the rest is for what follows its steps, as `forecast` does.
    """

    def __init__(self) -> None:
        self.phase: i64 = 0
        self.legal: i64 = 0
        self.used: i64 = 0
        self.dice: i64 = 0
        self.total: i64 = 0
        self.rolled: i64 = 0
        self.shown: i64 = -1
        """The symbol that the golden die shows in a roll, or -1."""
        self.layer: i64 = 0
        """Where the turn stands, before the golden die is put into the cup or the weasel is sent."""
        self.values: vec[float] = vec[float]()
        """What the ends are worth."""
        self.ways: vec[i64] = vec[i64]()
        self.bonuses: vec[i64] = vec[i64]([NO_BONUS])
        """By slot."""
        self.stops: vec[float] = vec[float]()
        """What stopping is worth: by slot, worm set aside or not, and total ..."""
        self.fails: vec[float] = vec[float]()
        """... and failing, by slot."""
        self.close: float = 0.0
        """A difference of values that is none."""
        self.run: i64 = 0
        """A node is solved if its stamp is this."""
        self.stamps: vec[i64] = vec[i64]()
        self.rolls: vec[float] = vec[float]()
        """By layer and node: what rolling on is worth, for nodes where that is possible ..."""
        self.worths: vec[float] = vec[float]()
        """... and the better of rolling and stopping."""
        self.reached: vec[float] = vec[float]()
        """Room for `forecast` to work in, where it leaves noughts."""
        self.kinds: vec[float] = vec[float]([NOTHING] * (ROWS * ROW))
        """Room to work in: what each kind in a roll is worth, by how many white dice show it. A row for each depth."""
        self._here: vec[float] = vec[float]([0.0] * WIDEST)
        self._there: vec[float] = vec[float]([0.0] * WIDEST)

    # Questions

    def solve(self, state: HeckmeckState, values: vec[float]) -> None:
        """Take up a position and what the ends of its turn are worth (see `ends`), and be ready for questions."""
        if state.turn < 0:
            raise GameOverError("the game is over: there is no turn to solve", "over")
        if len(values) != ENDS:
            raise ValueError(f"{ENDS} ends need as many values, not {len(values)}")
        self.phase = state.phase
        self.legal = state.legal
        self.values = values
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
        self.ways = ways(state)
        self.layer = LAYERS * self._slot(state)
        if ABSENT < state.golden < KEPT_ONE:
            self.layer += IN_CUP
        if state.deluxe and not state.rolled_again and state.specialist_of(state.turn) == THE_WEASEL:
            self.layer += READY

    def best(self) -> i64:
        """The best move; of several equally good ones always the same."""
        found: i64 = -1
        highest = NOTHING
        close = 0.0 if self.phase == SWAP or self.phase == VISIT else self.close
        for i in range(MOVES):
            move: i64 = _PREFERRED[i]
            if (self.legal >> move) & 1:
                worth = self.worth(move)
                if found < 0 or worth > highest + close:
                    found = move
                    highest = worth
        return found

    def value(self) -> float:
        """What the position is worth when the turn is played as well as can be."""
        return self.worth(self.best())

    def worth(self, move: i64) -> float:
        """What a legal move is worth when the rest of the turn is played as well as can be."""
        if not (0 <= move < MOVES and (self.legal >> move) & 1):
            raise ValueError(f"{TEXTS[move] if 0 <= move < MOVES else move} is not possible here")
        if self.phase == SWAP or self.phase == VISIT:
            return self.values[CHOICE + move]
        if move < ROLL:
            return self._symbol(move)
        if move == STOP:
            return self.stop(self.used, self.total, self.layer)
        if move == ROLL:
            return self.roll(self.used, self.dice, self.total, self.layer)
        if move == GOLDEN:
            return self.roll(self.used, self.dice, self.total, self.layer + IN_CUP)
        if move == WEASEL:
            return self.roll(self.used, self.dice, self.total, self.layer - READY)
        if move == ACCEPT:
            return self.fails[self.layer // LAYERS]
        return self.node(self.used, self.dice, self.total, self.layer + LAYERS * self.slot_of(ROBBED + move - WORM))

    def slot_of(self, bonus: i64) -> i64:
        """The slot of a bonus that a double 1 can bring."""
        slot: i64 = 0
        while self.bonuses[slot] != bonus:
            slot += 1
        return slot

    def end(self, used: i64, total: i64, layer: i64) -> i64:
        """The end that a stop brings."""
        return self.end_of(self.ways[TOTALS * (used >> WORM_SYMBOL) + total], layer)

    def end_of(self, way: i64, layer: i64) -> i64:
        """The end in some way, with what a double 1 brought, unless that is in the position already."""
        slot = layer // LAYERS
        return way if slot == self.layer // LAYERS else self.bonuses[slot] * WAYS + way

    # What is known of the ends

    def _slot(self, state: HeckmeckState) -> i64:
        """The slot that the turn is in: if the ends are worth what they were, what was worked out is still true."""
        least = state.total
        limit = most(state) + 1
        if not may_double(state):
            for slot in range(len(self.fails)):
                if self._holds(slot, NO_BONUS, least, limit):
                    return slot
            self._load([NO_BONUS])
            return 0
        possible = [NO_BONUS, *bonuses(state)]
        holds = len(self.fails) == len(possible)
        for slot in range(len(possible)):
            # Whom to rob for a double 1 is being asked: there is no way back.
            if state.phase == DOUBLE and slot == 0:
                continue
            holds = holds and self.bonuses[slot] == possible[slot]
            holds = holds and self._holds(slot, possible[slot], least, limit)
        if not holds:
            self._load(possible)
        return 0

    def _holds(self, slot: i64, bonus: i64, least: i64, limit: i64) -> bool:
        """Whether a slot has the values of a bonus, as far as totals go."""
        first = bonus * WAYS
        if self.fails[slot] != self.values[first + FAIL]:
            return False
        for worm in range(2):
            start = TOTALS * worm
            for total in range(least, limit):
                if self.stops[2 * TOTALS * slot + start + total] != self.values[first + self.ways[start + total]]:
                    return False
        return True

    def _load(self, possible: list[i64]) -> None:
        self.run += 1
        slots = len(possible)
        self.bonuses = vec[i64](possible)
        self.fails = vec[float]([0.0] * slots)
        self.stops = vec[float]([0.0] * (2 * TOTALS * slots))
        largest = 0.0
        for slot in range(slots):
            first = possible[slot] * WAYS
            self.fails[slot] = self.values[first + FAIL]
            largest = max(largest, abs(self.fails[slot]))
            for i in range(2 * TOTALS):
                value = self.values[first + self.ways[i]]
                self.stops[2 * TOTALS * slot + i] = value
                largest = max(largest, abs(value))
        self.close = _CLOSE * largest
        if len(self.stamps) < slots * LAYERS * SIZE:
            size = slots * LAYERS * SIZE
            self.stamps = vec[i64]([0] * size)
            self.rolls = vec[float]([0.0] * size)
            self.worths = vec[float]([0.0] * size)
            self.reached = vec[float]([0.0] * size)

    # The values

    def stop(self, used: i64, total: i64, layer: i64) -> float:
        """What stopping there is worth."""
        return self.stops[2 * TOTALS * (layer // LAYERS) + TOTALS * (used >> WORM_SYMBOL) + total]

    def roll(self, used: i64, dice: i64, total: i64, layer: i64) -> float:
        """What rolling there is worth."""
        place = SIZE * layer + NODES[SPAN * used + dice] + total
        if self.stamps[place] != self.run:
            self._solve(used, dice, total, layer)
        return self.rolls[place]

    def node(self, used: i64, dice: i64, total: i64, layer: i64) -> float:
        """What it is worth to stand there, with the choice to stop or to roll."""
        place = SIZE * layer + NODES[SPAN * used + dice] + total
        if self.stamps[place] != self.run:
            self._solve(used, dice, total, layer)
        return self.worths[place]

    def after_double(self, used: i64, dice: i64, total: i64, layer: i64) -> i64:
        """The layer that a double 1 leads to: the best place to take the roast worm from."""
        best = layer
        highest = NOTHING
        for slot in range(1, len(self.fails)):
            worth = self.node(used, dice, total, layer + LAYERS * slot)
            if slot == 1 or worth > highest + self.close:
                best = layer + LAYERS * slot
                highest = worth
        return best

    def _symbol(self, symbol: i64) -> float:
        """What setting aside the dice just rolled that show a symbol is worth."""
        count = (self.rolled >> 4 * symbol) & 15
        layer = self.layer
        white = count
        if symbol == self.shown:
            white -= 1
            layer -= IN_CUP
        used = self.used | 1 << symbol
        dice = self.dice - white
        total = self.total + count * points(symbol)
        if symbol == 0 and count > 1:
            layer = self.after_double(used, dice, total, layer)
        return self.node(used, dice, total, layer)

    def _solve(self, used: i64, dice: i64, total: i64, layer: i64) -> None:
        """Find out what a node is worth, and all that can come after it."""
        worth = self.stop(used, total, layer)
        rolled = NOTHING
        if used != ALL_SYMBOLS and (dice > 0 or layer & IN_CUP):
            rolled = self._mean(used, dice, total, layer)
            worth = max(worth, rolled)
        place = SIZE * layer + NODES[SPAN * used + dice] + total
        self.stamps[place] = self.run
        self.rolls[place] = rolled
        self.worths[place] = worth

    def _mean(self, used: i64, dice: i64, total: i64, layer: i64) -> float:
        """What rolling there is worth, worked out."""
        floor = NOTHING
        if layer & READY:
            # With the weasel no roll is worth less than rolling the same dice again.
            floor = self.roll(used, dice, total, layer - READY)
        if not layer & IN_CUP or used & _GOLDEN_KINDS == _GOLDEN_KINDS:
            return self._mean_with(used, dice, total, layer, -1, floor)
        one = self._mean_with(used, dice, total, layer, 0, floor)
        worm = self._mean_with(used, dice, total, layer, WORM_SYMBOL, floor)
        return GOLDEN_ONE * one + (1.0 - GOLDEN_ONE) * worm

    def _mean_with(self, used: i64, dice: i64, total: i64, layer: i64, shown: i64, floor: float) -> float:
        """The same, where the golden die shows a symbol, or -1 without it."""
        self.fill(used, dice, total, layer, shown)
        kinds = KINDS[used] & 15
        row = ROW * (ALL_KINDS - kinds)
        blank = self.fails[layer // LAYERS]
        if shown >= 0 and not (used >> shown) & 1:
            # The golden die can be set aside alone. The 1 is the first of the kinds and the worm the last one.
            blank = self.kinds[row if shown == 0 else row + SPAN * (kinds - 1)]
        return self._mean_of_best(dice, kinds, row, floor, max(blank, floor))

    def fill(self, used: i64, dice: i64, total: i64, layer: i64, shown: i64) -> None:
        """Write into the row of this depth what each kind is worth, by how many white dice show it."""
        stamps = self.stamps
        worths = self.worths
        kinds = self.kinds
        run = self.run
        left = KINDS[used]
        row: i64 = ROW * (ALL_KINDS - (left & 15))
        base = SIZE * layer
        for kind in range(left & 15):
            symbol = (left >> 4 * kind + 4) & 15
            after = used | 1 << symbol
            if symbol == shown or (symbol == 0 and layer < LAYERS and len(self.fails) > 1):
                self._fill_special(row, after, dice, total, layer, symbol, symbol == shown)
            else:
                gain = points(symbol)
                reached = total
                kinds[row] = NOTHING
                for count in range(1, dice + 1):
                    reached += gain
                    place = base + NODES[SPAN * after + dice - count] + reached
                    if stamps[place] != run:
                        self._solve(after, dice - count, reached, layer)
                    kinds[row + count] = worths[place]
            row += SPAN

    def _fill_special(self, row: i64, after: i64, dice: i64, total: i64, layer: i64, symbol: i64, golden: bool) -> None:
        """The same for a kind that the golden die shows too, or that can make a double 1."""
        extra: i64 = 0
        if golden:
            extra = 1
            layer -= IN_CUP
        for white in range(dice + 1):
            count = white + extra
            reached = total + count * points(symbol)
            if count == 0:
                self.kinds[row] = NOTHING
            elif symbol == 0 and count > 1:
                target = self.after_double(after, dice - white, reached, layer)
                self.kinds[row + white] = self.node(after, dice - white, reached, target)
            else:
                self.kinds[row + white] = self.node(after, dice - white, reached, layer)

    def _mean_of_best(self, dice: i64, kinds: i64, row: i64, floor: float, blank: float) -> float:
        """The mean, over all rolls, of the best kind that is shown; `blank` where no white die shows any.

        Trees of one kind after the other lie side by side; at every leaf stands the best of the kinds so far.
        """
        worths = self.kinds
        here = self._here
        there = self._there
        here[0] = floor
        leaf = TREES[ROWS * dice + 1]
        for level in range(1, kinds):
            end = TREES[ROWS * dice + level + 1]
            target: i64 = 0
            while leaf < end:
                branch = BRANCHES[leaf]
                worth = worths[row + (branch & 15)]
                best = here[branch >> 4]
                there[target] = worth if worth > best else best
                target += 1
                leaf += 1
            here, there = there, here
            row += SPAN
        end = TREES[ROWS * dice + kinds + 1]
        mean = 0.0
        if kinds < ALL_KINDS:
            mean = CHANCES[leaf] * blank
            leaf += 1
        while leaf < end:
            branch = BRANCHES[leaf]
            worth = worths[row + (branch & 15)]
            best = here[branch >> 4]
            mean += CHANCES[leaf] * (worth if worth > best else best)
            leaf += 1
        return mean
