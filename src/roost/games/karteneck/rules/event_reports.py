"""Functions that log events, apart from the rules so that these stay short for the compiler."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from roost.games.karteneck.components import HAND_SIZE, PORTIONS, ROUNDS, VALUES, WORMS
from roost.games.karteneck.public import events
from roost.games.karteneck.rules.cards import DISPLAY, NUMBER_CARDS, card_names, total

if TYPE_CHECKING:
    from roost.core.event import Event
    from roost.games.karteneck.rules.state import KarteneckState


def dealt(state: KarteneckState, seat: i64) -> None:
    """Log the first hand of a seat."""
    _log(state, events.HandDealt(seat, HAND_SIZE, tuple(card_names(state.cards[seat]))))


def round_opened(state: KarteneckState) -> None:
    """Log a new round and its portions."""
    portions = tuple([VALUES[portion] for portion in range(PORTIONS) if (state.grill >> portion) & 1])
    _log(state, events.RoundOpened(state.round, ROUNDS[state.seats], portions, state.turn))


def laid(state: KarteneckState, cards: i64) -> None:
    """Log cards laid by the seat on turn, which its display has already."""
    display = state.cards[DISPLAY + state.turn]
    _log(state, events.Laid(state.turn, tuple(card_names(cards)), total(display), display > NUMBER_CARDS))


def passing(state: KarteneckState) -> None:
    """Log a pass, before its consequences."""
    display = state.cards[DISPLAY + state.turn]
    _log(state, events.Passed(state.turn, total(display), display > NUMBER_CARDS, state.is_last()))


def drew(state: KarteneckState, seat: i64, cards: i64) -> None:
    """Log drawn cards, if there are any."""
    if cards:
        drawn = tuple(card_names(cards))
        _log(state, events.Drew(seat, len(drawn), drawn))


def nothing_to_draw(state: KarteneckState, seat: i64, number: i64) -> None:
    """Log how many cards could not be drawn."""
    _log(state, events.NothingToDraw(seat, number))


def reshuffled(state: KarteneckState) -> None:
    """Log that the discard pile became the draw pile."""
    _log(state, events.Reshuffled(state.pile_size))


def discarded(state: KarteneckState, seat: i64, cards: i64) -> None:
    """Log a discarded display."""
    _log(state, events.DisplayDiscarded(seat, tuple(card_names(cards))))


def portion_taken(state: KarteneckState, seat: i64, portion: i64, served: bool) -> None:
    """Log a portion taken from the grill."""
    _log(state, events.PortionTaken(seat, VALUES[portion], WORMS[portion], "menu" if served else "lowest"))


def portion_stolen(state: KarteneckState, seat: i64, victim: i64, portion: i64) -> None:
    """Log a portion stolen from another stack."""
    _log(state, events.PortionStolen(seat, victim, VALUES[portion], WORMS[portion]))


def round_ended(state: KarteneckState) -> None:
    """Log the end of a round."""
    _log(state, events.RoundEnded(state.round))


def ended(state: KarteneckState) -> None:
    """Log the end of the game."""
    _log(state, events.GameEnded("supply"))


def _log(state: KarteneckState, event: Event) -> None:
    assert state.log is not None
    state.log.append(event)
