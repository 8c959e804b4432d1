"""Functions that log events, apart from the rules so that these stay short for the compiler.

A seat of -1 stands for the grill or the supply of roast worms.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from roost.games.heckmeck.components import SPECIALISTS, SYMBOLS, VALUES
from roost.games.heckmeck.public import events
from roost.games.heckmeck.rules.dice import WORM_SYMBOL
from roost.games.heckmeck.rules.phases import BUST, DOUBLE, KEPT_ONE, KEPT_WORM
from roost.games.heckmeck.rules.stop_outcome import NO_WORM, counted_total, counts_can, stop_outcome

if TYPE_CHECKING:
    from roost.core.event import Event
    from roost.games.heckmeck.rules.state import HeckmeckState


def began(state: HeckmeckState) -> None:
    """Log the begin of a turn."""
    _log(state, events.TurnBegan(state.turn))


def rolled(state: HeckmeckState) -> None:
    """Log a roll."""
    _log(
        state,
        events.Rolled(state.turn, events.white_dice(state.rolled, state.golden), events.golden_face(state.golden)),
    )


def rolling_again(state: HeckmeckState) -> None:
    """Log the use of the weasel."""
    _log(state, events.WeaselUsed(state.turn))


def set_aside(state: HeckmeckState, symbol: i64, count: i64) -> None:
    """Log dice that were set aside, and whether the golden one is among them."""
    golden = state.golden == (KEPT_WORM if symbol == WORM_SYMBOL else KEPT_ONE) and symbol in (0, WORM_SYMBOL)
    _log(state, events.SetAside(state.turn, SYMBOLS[symbol], count, golden, state.total))


def stopped(state: HeckmeckState) -> None:
    """Log a stop, chosen or forced."""
    _log(state, events.Stopped(state.turn, counted_total(state), counts_can(state)))


def failed(state: HeckmeckState) -> None:
    """Log a failed turn and its reason."""
    why = "bust"
    if state.phase != BUST:
        why = "no-worm" if stop_outcome(state)[0] == NO_WORM else "nothing-fits"
    _log(state, events.TurnFailed(state.turn, why))


def portion_moved(state: HeckmeckState, portion: i64, source: i64, target: i64) -> None:
    """Log a portion that went from one seat to another."""
    places = [events.GRILL if seat < 0 else events.seat(seat) for seat in (source, target)]
    _log(state, events.PortionMoved(VALUES[portion], places[0], places[1]))


def portion_turned(state: HeckmeckState, portion: i64) -> None:
    """Log a portion that was turned face down for good."""
    _log(state, events.PortionTurned(VALUES[portion]))


def specialist_came(state: HeckmeckState, specialist: i64, seat: i64, portion: i64) -> None:
    """Log a specialist that came to the seat on turn from a seat, or with -1 from a portion."""
    _log(state, events.SpecialistMoved(SPECIALISTS[specialist], _place(seat, portion), events.seat(state.turn)))


def specialist_went(state: HeckmeckState, specialist: i64, seat: i64, portion: i64, target: i64) -> None:
    """Log a specialist that left a seat, or with -1 a portion, for another portion, or with -1 for the box."""
    _log(state, events.SpecialistMoved(SPECIALISTS[specialist], _place(seat, portion), events.portion(target)))


def worm_earned(state: HeckmeckState, source: i64) -> None:
    """Log a roast worm and its source."""
    place = events.SUPPLY if source < 0 else events.seat(source)
    _log(state, events.RoastWormMoved(place, events.seat(state.turn), _reason(state)))


def worm_missed(state: HeckmeckState) -> None:
    """Log an earned roast worm that nobody had to give."""
    _log(state, events.RoastWormMissed(state.turn, _reason(state)))


def ended(state: HeckmeckState) -> None:
    """Log the end of the game."""
    _log(state, events.GameEnded(state.ending()))


def _place(seat: i64, portion: i64) -> str:
    return events.portion(portion) if seat < 0 else events.seat(seat)


def _reason(state: HeckmeckState) -> str:
    return "double" if state.phase == DOUBLE else "raven"


def _log(state: HeckmeckState, event: Event) -> None:
    assert state.log is not None
    state.log.append(event)
