"""The bots of Heckmeck, and the simplest of them, which knows no odds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from roost.core.bot import Bot
from roost.core.budget import STANDARD, Budget
from roost.core.chance import Chance
from roost.core.masks import bit_count, highest_bit
from roost.games.heckmeck.ai.turn_odds_bot import TurnOddsBot
from roost.games.heckmeck.ai.whole_game_bot import WholeGameBot
from roost.games.heckmeck.components import APPLE, CAN, GOLDEN_DIE, HEN, VALUES, WEASEL
from roost.games.heckmeck.rules.dice import WORM_SYMBOL, points
from roost.games.heckmeck.rules.masks import only_bit
from roost.games.heckmeck.rules.moves import GOLDEN, RETURN, ROLL, STOP, WORM
from roost.games.heckmeck.rules.moves import WEASEL as ROLL_AGAIN
from roost.games.heckmeck.rules.phases import BEGIN, BUST, CHOOSE, DECIDE, SWAP
from roost.games.heckmeck.rules.state import HeckmeckState
from roost.games.heckmeck.rules.stop_outcome import stop_outcome

_BY_VALUE: Final[tuple[int, ...]] = (APPLE, GOLDEN_DIE, HEN, WEASEL, CAN)
"""The specialists in the order in which they are kept."""
_EXACT_PORTIONS: Final[tuple[int, ...]] = VALUES[:2]
"""The portions that only an exact total takes."""
_WORM_PRIORITY: Final = 1000


@final
class SimpleBot(Bot[HeckmeckState]):
    """Bot that takes the symbol worth most, from the third symbol on worms, and stops on any gain.

    When only the 11 and 13 of the deluxe game are left on the grill, it avoids overshooting them.
    """

    def choose(self, state: HeckmeckState, chance: Chance, budget: Budget = STANDARD) -> i64:
        if bit_count(state.legal) == 1:
            return only_bit(state.legal)
        if state.phase == CHOOSE:
            return _choose_symbol(state)
        if state.phase == DECIDE:
            return STOP if stop_outcome(state)[1] >= 0 else ROLL
        if state.phase == BEGIN:
            return GOLDEN
        if state.phase == BUST:
            return ROLL_AGAIN
        if state.phase == SWAP:
            return _choose_returned_specialist(state)
        return _choose_worm_victim(state)


def _choose_symbol(state: HeckmeckState) -> i64:
    best: i64 = -1
    best_value: i64 = -1
    best_within = False
    for symbol in range(6):
        if not state.is_legal(symbol):
            continue
        value = ((state.rolled >> 4 * symbol) & 15) * points(symbol)
        within = _can_hit_exactly(state, symbol, value)
        if bit_count(state.used) >= 2 and symbol == WORM_SYMBOL:
            value = _WORM_PRIORITY
        if (within, value) >= (best_within, best_value):
            best = symbol
            best_value = value
            best_within = within
    return best


def _can_hit_exactly(state: HeckmeckState, symbol: i64, value: i64) -> bool:
    """Return whether the 13 or the 11 can still be hit exactly, if they alone are left on the grill."""
    if state.open >= 1 << len(_EXACT_PORTIONS):
        return True
    worm = 0 if symbol == WORM_SYMBOL or (state.used >> WORM_SYMBOL) & 1 else points(WORM_SYMBOL)
    return state.total + value + worm <= _EXACT_PORTIONS[highest_bit(state.open)]


def _choose_returned_specialist(state: HeckmeckState) -> i64:
    own = state.specialist_of(state.turn)
    return RETURN + (own if _BY_VALUE.index(own) > _BY_VALUE.index(state.offered) else state.offered)


def _choose_worm_victim(state: HeckmeckState) -> i64:
    """Return the move that takes a roast worm from the seat with the most of them."""
    richest: i64 = -1
    for seat in range(state.seats):
        if state.is_legal(WORM + seat) and (richest < 0 or state.worms_of(seat) > state.worms_of(richest)):
            richest = seat
    return WORM + richest


def chick() -> Bot:
    """Return the bot that plays by the odds with large random errors."""
    return TurnOddsBot(0.55)


def hen() -> Bot:
    """Return the bot that plays by the odds with small random errors."""
    return TurnOddsBot(0.26)


def rooster() -> Bot:
    """Return the bot that plays for the chance to win the game."""
    return WholeGameBot(200, 0.09)


def fox() -> Bot:
    """Return the bot that also searches at least one more turn."""
    return WholeGameBot(2_000, 0.98, 2)


BOTS: Final[dict[str, Callable[[], Bot]]] = {
    "chick": chick,
    "hen": hen,
    "rooster": rooster,
    "fox": fox,
    "simple": SimpleBot,
    "expected": TurnOddsBot,
}
