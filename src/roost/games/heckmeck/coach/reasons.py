"""The coach's reasons: what a move does, and how its turn will probably end."""

from __future__ import annotations

from typing import Final, NamedTuple

from roost.core.message import Message
from roost.games.heckmeck.components import HEN, SPECIALISTS, VALUES, WORMS
from roost.games.heckmeck.rules.dice import WORM_SYMBOL
from roost.games.heckmeck.rules.moves import FAIL, RETURN, ROLL, STOP, WEASEL, WORM
from roost.games.heckmeck.rules.phases import BEGIN, CUP, DOUBLE, KEPT_ONE, SWAP
from roost.games.heckmeck.rules.state import HeckmeckState
from roost.games.heckmeck.rules.stop_outcome import HEN_THEFT, counts_can, stop_outcome

_Data = dict[str, str | int | float]
_PERCENT: Final = 100


class Odds(NamedTuple):
    """How a turn will probably end after a move and best play."""

    fails: float = 0.0
    better: float = 0.0
    """The chance to end better than by stopping now, if stopping is legal."""


UNKNOWN: Final = Odds()
"""Reasons then only say what a move does at once."""


def reason(state: HeckmeckState, move: int, odds: Odds = UNKNOWN) -> Message:
    """Return the reason of a move: its effect, and with odds its risks."""
    if move < ROLL:
        return _take(state, move, odds)
    if move == STOP:
        return _stop(state)
    if state.phase == SWAP:
        return _return(state, move - RETURN)
    if move >= WORM:
        victim = move - WORM
        return Message("reason-worm", {"worms": int(state.worms_of(victim)) - 1}, {"victim": victim})
    if move == FAIL:
        return Message("reason-fails", _failure(state))
    dice = _to_roll(state)
    if move == WEASEL:
        return Message("reason-weasel", {"dice": dice, **_risk(state, odds)})
    if state.phase == BEGIN:
        return Message("reason-begin", {"dice": dice + (move != ROLL), **_risk(state, odds)})
    # If a stop would fail, comparing a roll with it says nothing.
    better = odds.better if stop_outcome(state)[1] >= 0 else 0.0
    return Message("reason-roll", {"dice": dice, "better": _percent(better), **_risk(state, odds)})


def _stop(state: HeckmeckState) -> Message:
    kind, portion, victim = stop_outcome(state)
    if portion < 0:
        return Message("reason-fails", _failure(state))
    if kind == HEN_THEFT:
        return Message("reason-hen", {"portion": VALUES[portion]}, {"victim": int(victim)})
    if victim >= 0:
        return Message(
            "reason-steal",
            {
                "portion": VALUES[portion],
                "worms": WORMS[portion],
                "specialist": SPECIALISTS[state.specialist_of(victim)],
            },
            {"victim": int(victim)},
        )
    return Message(
        "reason-grill",
        {
            "portion": VALUES[portion],
            "worms": WORMS[portion],
            "specialist": SPECIALISTS[state.specialist_on(portion)],
            "last": "yes" if state.open == 1 << portion else "no",
        },
    )


def _take(state: HeckmeckState, symbol: int, odds: Odds) -> Message:
    after = state.copy()
    after.set_aside(symbol)
    earned = int(after.worms_of(state.turn) - state.worms_of(state.turn))
    # The next question is whom to take the worm of a double 1 from.
    if after.phase == DOUBLE:
        earned = 1
    portion = int(stop_outcome(after)[1])
    worm = "yes" if after.used >> WORM_SYMBOL & 1 or counts_can(after) else "no"
    return Message(
        "reason-take",
        {
            "total": int(after.total),
            "dice": _to_roll(after),
            "worm": worm,
            "enough": VALUES[portion] if portion >= 0 else 0,
            "earned": earned,
            **_risk(state, odds),
        },
    )


def _to_roll(state: HeckmeckState) -> int:
    """Return the number of dice not set aside, with the golden one if it is in play."""
    return int(state.dice) + (CUP <= state.golden < KEPT_ONE)


def _return(state: HeckmeckState, returned: int) -> Message:
    own = int(state.specialist_of(state.turn))
    kept = int(state.offered) if returned == own else own
    after = state.copy()
    after.swap(returned)
    places = [portion for portion in range(len(VALUES)) if after.specialist_on(portion) == returned]
    return Message("reason-return", {"specialist": SPECIALISTS[kept], "portion": VALUES[places[0]] if places else 0})


def _risk(state: HeckmeckState, odds: Odds) -> _Data:
    return {"fails": _percent(odds.fails), **_loss(state)}


def _failure(state: HeckmeckState) -> _Data:
    """Return what a failure costs, and the portion that it takes out of the game."""
    after = state.copy()
    after.fail()
    turned = int(after.turned & ~state.turned)
    return {**_loss(state), "turned": VALUES[turned.bit_length() - 1] if turned else 0}


def _loss(state: HeckmeckState) -> _Data:
    """H12, H20: Return the loss of a failure: top portion and specialist, or the hen instead of both."""
    top = int(state.top_of(state.turn))
    specialist = int(state.specialist_of(state.turn))
    lost = VALUES[top] if top >= 0 and specialist != HEN else 0
    if specialist == HEN and top < 0:
        specialist = 0
    return {
        "loss": ("both" if specialist else "portion") if lost else ("specialist" if specialist else "nothing"),
        "lost": lost,
        "owned": SPECIALISTS[specialist],
    }


def _percent(chance: float) -> int:
    """Return a percentage in which only 0 and 1 become 0 and 100."""
    if 0.0 < chance < 1.0:
        return min(max(1, round(_PERCENT * chance)), _PERCENT - 1)
    return _PERCENT if chance >= 1.0 else 0
