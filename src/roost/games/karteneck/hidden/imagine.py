"""What a seat can know of the hidden cards, and a random deal of them that fits all of it.

Hidden from a seat are the other hands and the draw pile. Before the first shuffle of the discard pile that is all there
is to say: every card that it has not seen may be anywhere. A shuffle changes that. The discard pile was open, so
everybody knows what the pile held then, and so also what all other hands held together. From then on it matters how old
a card is (`story`): those that were in a hand at the shuffle can lie in no other hand, and those from the pile can be
nowhere but there or with somebody who drew since.

A seat knows the kinds that it drew itself, how many cards everybody drew, and what everybody laid out, and when. Once
it is settled how old the number cards are that others laid (`reckoning`), all is: each hand has so many places for
cards of each age, and the hidden cards of that age are dealt to them at random; what is left of the new ones is the
pile. All that fits is possible, and is as likely as there are ways to it.

The last two shuffles are remembered. What an even earlier one could tell is forgotten: of the cards that were in other
hands at the last shuffle but one, each may have been in any of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from roost.core.chance import Chance
from roost.games.karteneck.hidden.age_sampler import AgeSampler
from roost.games.karteneck.hidden.lay_history import MIDDLE, NEW, OLD
from roost.games.karteneck.rules.cards import DECK, DISPLAY, DRAWN, EARLIER, WORM_BITS, card_at, size, tally, tally_size

if TYPE_CHECKING:
    from roost.games.karteneck.rules.state import KarteneckState

_SIZE: Final = 7
"""Bits for a number of cards."""


def imagine(state: KarteneckState, seat: i64, chance: Chance) -> None:
    """Deal all cards that the seat cannot see to the other hands and the pile, as they could lie."""
    unseen = DECK - state.discard - state.cards[seat]
    other: i64 = 0
    while other < state.seats:
        unseen -= state.cards[DISPLAY + other]
        other += 1
    if state.fresh == 0:
        _deal_anything(state, seat, unseen, chance)
        return
    key = _key(state, seat, unseen)
    reckoning = state.sampler_cache.take(key)
    if reckoning is None:
        reckoning = AgeSampler(state, seat, unseen, key)
    reckoning.settle(chance)
    _deal_by_age(state, unseen, reckoning, chance)
    state.sampler_cache.reckoning = reckoning


@final
class SamplerCache:
    """The last reckoning: who imagines many worlds from one position has it worked out once."""

    def __init__(self) -> None:
        self.reckoning: AgeSampler | None = None

    def take(self, key: vec[i64]) -> AgeSampler | None:
        """The reckoning for that knowledge, if it is there; the shelf is empty until it is put back."""
        reckoning = self.reckoning
        if reckoning is None or len(key) != len(reckoning.key):
            return None
        place: i64 = 0
        while place < len(key):
            if key[place] != reckoning.key[place]:
                return None
            place += 1
        self.reckoning = None
        return reckoning


def _key(state: KarteneckState, seat: i64, unseen: i64) -> vec[i64]:
    """All that a reckoning depends on: what the seat knows."""
    key = vec[i64]([seat, unseen, state.pile_size, state.fresh, state.earlier, state.since])
    key = append(key, state.cards[DRAWN + seat])
    key = append(key, state.cards[EARLIER + seat])
    other: i64 = 0
    while other < state.seats:
        drawn = tally_size(state.cards[DRAWN + other]) << _SIZE | tally_size(state.cards[EARLIER + other])
        key = append(key, drawn << _SIZE | size(state.cards[other]))
        other += 1
    place: i64 = 0
    while place < len(state.lays):
        key = append(key, state.lays[place])
        place += 1
    return key


def _deal_anything(state: KarteneckState, seat: i64, unseen: i64, chance: Chance) -> None:
    """Any hidden card may be anywhere."""
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            state.cards[other] = _some(unseen, size(state.cards[other]), chance)
            unseen -= state.cards[other]
        other += 1
    state.pile = unseen


def _deal_by_age(state: KarteneckState, unseen: i64, reckoning: AgeSampler, chance: Chance) -> None:
    """Hidden cards of an age go to places of that age; the last of the new ones are the pile."""
    worms = (unseen >> WORM_BITS) << WORM_BITS
    new = reckoning.hidden(NEW) + (worms & state.fresh)
    middle = reckoning.hidden(MIDDLE) + (worms & ~state.fresh & state.earlier)
    old = unseen - middle - new
    for story in reckoning.stories:
        of_old = _some(old, story.holds(OLD), chance)
        of_middle = _some(middle, story.holds(MIDDLE), chance)
        of_new = _some(new, story.holds(NEW), chance)
        old -= of_old
        middle -= of_middle
        new -= of_new
        state.cards[story.seat] = of_old + of_middle + of_new
        state.cards[EARLIER + story.seat] = tally(of_middle) + story.laid(MIDDLE)
        state.cards[DRAWN + story.seat] = tally(of_new) + story.laid(NEW)
    state.pile = new


def _some(cards: i64, number: i64, chance: Chance) -> i64:
    """So many of the cards, at random."""
    some: i64 = 0
    left = size(cards)
    while number > 0:
        card = card_at(cards, chance.below(left))
        cards -= card
        some += card
        left -= 1
        number -= 1
    return some
