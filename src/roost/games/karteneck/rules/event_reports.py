"""What is told of a game while it is played: apart from the rules, so that those stay short for the compiler too."""

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
    """The first hand of a seat."""
    _log(state, events.HandDealt(seat, HAND_SIZE, tuple(card_names(state.cards[seat]))))


def round_opened(state: KarteneckState) -> None:
    """With the portions on the grill."""
    portions = tuple([VALUES[portion] for portion in range(PORTIONS) if (state.grill >> portion) & 1])
    _log(state, events.RoundOpened(state.round, ROUNDS[state.seats], portions, state.turn))


def laid(state: KarteneckState, cards: i64) -> None:
    """By the seat on turn; they are in its display already."""
    display = state.cards[DISPLAY + state.turn]
    _log(state, events.Laid(state.turn, tuple(card_names(cards)), total(display), display > NUMBER_CARDS))


def passing(state: KarteneckState) -> None:
    """Before anything follows from it."""
    display = state.cards[DISPLAY + state.turn]
    _log(state, events.Passed(state.turn, total(display), display > NUMBER_CARDS, state.is_last()))


def drew(state: KarteneckState, seat: i64, cards: i64) -> None:
    """If there are any."""
    if cards:
        drawn = tuple(card_names(cards))
        _log(state, events.Drew(seat, len(drawn), drawn))


def nothing_to_draw(state: KarteneckState, seat: i64, number: i64) -> None:
    """So many cards are missing."""
    _log(state, events.NothingToDraw(seat, number))


def reshuffled(state: KarteneckState) -> None:
    """The discard pile is the draw pile now."""
    _log(state, events.Reshuffled(state.pile_size))


def discarded(state: KarteneckState, seat: i64, cards: i64) -> None:
    """The display of a seat."""
    _log(state, events.DisplayDiscarded(seat, tuple(card_names(cards))))


def portion_taken(state: KarteneckState, seat: i64, portion: i64, served: bool) -> None:
    """From the grill."""
    _log(state, events.PortionTaken(seat, VALUES[portion], WORMS[portion], "menu" if served else "lowest"))


def portion_stolen(state: KarteneckState, seat: i64, victim: i64, portion: i64) -> None:
    """From the stack of another seat."""
    _log(state, events.PortionStolen(seat, victim, VALUES[portion], WORMS[portion]))


def round_ended(state: KarteneckState) -> None:
    """After the displays were discarded."""
    _log(state, events.RoundEnded(state.round))


def ended(state: KarteneckState) -> None:
    """The game."""
    _log(state, events.GameEnded("supply"))


def _log(state: KarteneckState, event: Event) -> None:
    assert state.log is not None
    state.log.append(event)
