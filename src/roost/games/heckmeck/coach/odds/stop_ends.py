"""The effects of the table on a turn: the end for each total, and the source of a double 1's roast worm."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from roost.games.heckmeck.coach.odds.turn_ends import FAIL, ROBBED, SUPPLY, THEFT
from roost.games.heckmeck.coach.odds.turn_ends import GRILL as TAKE
from roost.games.heckmeck.coach.odds.turn_positions import TOTAL_COUNT
from roost.games.heckmeck.components import GOLDEN_DIE
from roost.games.heckmeck.rules.dice import WORM_SYMBOL
from roost.games.heckmeck.rules.legal_moves import enter_phase
from roost.games.heckmeck.rules.moves import WORM
from roost.games.heckmeck.rules.phases import ABSENT, BEGIN, DOUBLE, KEPT_ONE
from roost.games.heckmeck.rules.state import HeckmeckState
from roost.games.heckmeck.rules.stop_outcome import GRILL, counts_can, stop_outcome


def ways_by_total(state: HeckmeckState) -> vec[i64]:
    """Return the way in which a stop ends, for each total without a worm and then for each with one."""
    probe = state.copy()
    found = vec[i64]([FAIL] * (2 * TOTAL_COUNT))
    for worm in range(2):
        probe.used = worm << WORM_SYMBOL
        if worm == 0 and not counts_can(probe):
            continue
        for total in range(TOTAL_COUNT):
            probe.total = total
            kind, portion, victim = stop_outcome(probe)
            if portion >= 0:
                found[TOTAL_COUNT * worm + total] = TAKE + portion if kind == GRILL else THEFT + victim
    return found


def max_total(state: HeckmeckState) -> i64:
    """Return an upper bound of the total in this turn."""
    return state.total + 5 * dice_in_play(state)


def dice_in_play(state: HeckmeckState) -> i64:
    """Return the number of dice not set aside, with the golden one if it is or could be in play."""
    if ABSENT < state.golden < KEPT_ONE:
        return state.dice + 1
    if state.phase == BEGIN and state.specialist_of(state.turn) == GOLDEN_DIE:
        return state.dice + 1
    return state.dice


def can_double(state: HeckmeckState) -> bool:
    """Return whether two 1s can still be set aside, or just were and the seat chooses whom to rob."""
    return state.phase == DOUBLE or (not state.used & 1 and dice_in_play(state) > 1)


def bonuses(state: HeckmeckState) -> list[i64]:
    """H14, H15: Return the bonuses that a double 1 can bring, or none."""
    if not state.deluxe:
        return []
    if state.supply > 0:
        return [SUPPLY]
    probe = state.copy()
    enter_phase(probe, DOUBLE)
    found: list[i64] = []
    for seat in range(state.seats):
        if (probe.legal >> WORM + seat) & 1:
            found.append(ROBBED + seat)
    return found
