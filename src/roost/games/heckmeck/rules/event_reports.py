"""What is told of a game while it is played: apart from the rules, so that those stay short for the compiler too.

A seat of -1 stands for the grill, or for the supply of roast worms.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from roost.games.heckmeck.components import SPECIALISTS, SYMBOLS, VALUES
from roost.games.heckmeck.public import events
from roost.games.heckmeck.rules.dice import WORM_SYMBOL
from roost.games.heckmeck.rules.phases import BUST, DOUBLE, KEPT_ONE, KEPT_WORM
from roost.games.heckmeck.rules.stop_outcome import NO_WORM, counts_can, reached, stop_outcome

if TYPE_CHECKING:
    from roost.core.event import Event
    from roost.games.heckmeck.rules.state import HeckmeckState


def began(state: HeckmeckState) -> None:
    """A turn."""
    _tell(state, events.TurnBegan(state.turn))


def rolled(state: HeckmeckState) -> None:
    """The dice."""
    _tell(state, events.Rolled(state.turn, events.white(state.rolled, state.golden), events.golden(state.golden)))


def rolling_again(state: HeckmeckState) -> None:
    """The weasel's work."""
    _tell(state, events.WeaselUsed(state.turn))


def set_aside(state: HeckmeckState, symbol: i64, count: i64) -> None:
    """Dice, and whether the golden one is among them."""
    golden = state.golden == (KEPT_WORM if symbol == WORM_SYMBOL else KEPT_ONE) and symbol in (0, WORM_SYMBOL)
    _tell(state, events.SetAside(state.turn, SYMBOLS[symbol], count, golden, state.total))


def stopped(state: HeckmeckState) -> None:
    """By choice or not."""
    _tell(state, events.Stopped(state.turn, reached(state), counts_can(state)))


def failed(state: HeckmeckState) -> None:
    """And why."""
    why = "bust"
    if state.phase != BUST:
        why = "no-worm" if stop_outcome(state)[0] == NO_WORM else "nothing-fits"
    _tell(state, events.TurnFailed(state.turn, why))


def portion_moved(state: HeckmeckState, portion: i64, source: i64, target: i64) -> None:
    """From a seat to another one."""
    places = [events.GRILL if seat < 0 else events.seat(seat) for seat in (source, target)]
    _tell(state, events.PortionMoved(VALUES[portion], places[0], places[1]))


def portion_turned(state: HeckmeckState, portion: i64) -> None:
    """Face down for good."""
    _tell(state, events.PortionTurned(VALUES[portion]))


def specialist_came(state: HeckmeckState, specialist: i64, seat: i64, portion: i64) -> None:
    """To the seat on turn, from a seat or else from a portion."""
    _tell(state, events.SpecialistMoved(SPECIALISTS[specialist], _standing(seat, portion), events.seat(state.turn)))


def specialist_went(state: HeckmeckState, specialist: i64, seat: i64, portion: i64, target: i64) -> None:
    """From a seat, or else from a portion, to another portion, or with -1 out of the game."""
    _tell(state, events.SpecialistMoved(SPECIALISTS[specialist], _standing(seat, portion), events.portion(target)))


def worm_earned(state: HeckmeckState, source: i64) -> None:
    """A roast worm."""
    place = events.SUPPLY if source < 0 else events.seat(source)
    _tell(state, events.RoastWormMoved(place, events.seat(state.turn), _occasion(state)))


def worm_missed(state: HeckmeckState) -> None:
    """There was none to take."""
    _tell(state, events.RoastWormMissed(state.turn, _occasion(state)))


def ended(state: HeckmeckState) -> None:
    """The game."""
    _tell(state, events.GameEnded(state.ending()))


def _standing(seat: i64, portion: i64) -> str:
    return events.portion(portion) if seat < 0 else events.seat(seat)


def _occasion(state: HeckmeckState) -> str:
    return "double" if state.phase == DOUBLE else "raven"


def _tell(state: HeckmeckState, event: Event) -> None:
    assert state.log is not None
    state.log.append(event)
