"""Random deals of the hidden cards that fit all that a seat knows.

Hidden from a seat are the other hands and the draw pile. Before the first shuffle of the discard
pile, each unseen card may be anywhere. The discard pile was open. So after a shuffle everybody
knows the draw pile, and what all other hands hold together. From then on the age of a card matters
(`lay_history`): a card that was in a hand at the shuffle cannot be in another hand, and a card from
the pile is still there or with a seat that drew since.

A seat knows the kinds that it drew, how many cards each seat drew, and what each seat laid and
when. After the ages of the number cards laid by others are sampled (`age_sampler`), each hand has a
number of places for cards of each age. The hidden cards of that age are dealt to them at random,
and the new ones that remain are the pile. The probability of a deal is proportional to the number
of histories that lead to it.

The state remembers the last two shuffles. Conclusions from earlier ones are forgotten: a card that
was in another hand at the last shuffle but one may have been in any of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from roost.core.chance import Chance
from roost.games.karteneck.hidden.age_sampler import AgeSampler
from roost.games.karteneck.hidden.lay_history import MIDDLE, NEW, OLD
from roost.games.karteneck.rules.cards import (
    DECK,
    DISPLAY,
    DRAWN,
    EARLIER,
    WORM_SHIFT,
    card_at,
    kind_counts,
    size,
    sum_counts,
)

if TYPE_CHECKING:
    from roost.games.karteneck.rules.state import KarteneckState

_SIZE: Final = 7
"""Bits for a number of cards."""


def imagine(state: KarteneckState, seat: i64, chance: Chance) -> None:
    """Replace the other hands and the pile by a random deal that fits the seat's knowledge."""
    unseen = DECK - state.discard - state.cards[seat]
    other: i64 = 0
    while other < state.seats:
        unseen -= state.cards[DISPLAY + other]
        other += 1
    if state.fresh == 0:
        _deal_freely(state, seat, unseen, chance)
        return
    key = _key(state, seat, unseen)
    sampler = state.sampler_cache.take(key)
    if sampler is None:
        sampler = AgeSampler(state, seat, unseen, key)
    sampler.sample(chance)
    _deal_by_age(state, unseen, sampler, chance)
    state.sampler_cache.sampler = sampler


@final
class SamplerCache:
    """Cache of the last sampler, for many deals from one position."""

    def __init__(self) -> None:
        self.sampler: AgeSampler | None = None

    def take(self, key: vec[i64]) -> AgeSampler | None:
        """Take out the sampler for that knowledge, if it is cached; put it back after use."""
        sampler = self.sampler
        if sampler is None or len(key) != len(sampler.key):
            return None
        place: i64 = 0
        while place < len(key):
            if key[place] != sampler.key[place]:
                return None
            place += 1
        self.sampler = None
        return sampler


def _key(state: KarteneckState, seat: i64, unseen: i64) -> vec[i64]:
    """Return all knowledge of the seat that the sampler depends on."""
    key = vec[i64]([seat, unseen, state.pile_size, state.fresh, state.earlier, state.lays_before_shuffle])
    key = append(key, state.cards[DRAWN + seat])
    key = append(key, state.cards[EARLIER + seat])
    other: i64 = 0
    while other < state.seats:
        drawn = sum_counts(state.cards[DRAWN + other]) << _SIZE | sum_counts(state.cards[EARLIER + other])
        key = append(key, drawn << _SIZE | size(state.cards[other]))
        other += 1
    place: i64 = 0
    while place < len(state.lay_log):
        key = append(key, state.lay_log[place])
        place += 1
    return key


def _deal_freely(state: KarteneckState, seat: i64, unseen: i64, chance: Chance) -> None:
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            state.cards[other] = _draw_some(unseen, size(state.cards[other]), chance)
            unseen -= state.cards[other]
        other += 1
    state.pile = unseen


def _deal_by_age(state: KarteneckState, unseen: i64, sampler: AgeSampler, chance: Chance) -> None:
    """Deal the hidden cards of each age to places of that age; the new ones left are the pile."""
    worms = (unseen >> WORM_SHIFT) << WORM_SHIFT
    new = sampler.hidden(NEW) + (worms & state.fresh)
    middle = sampler.hidden(MIDDLE) + (worms & ~state.fresh & state.earlier)
    old = unseen - middle - new
    for history in sampler.histories:
        of_old = _draw_some(old, history.cards_held(OLD), chance)
        of_middle = _draw_some(middle, history.cards_held(MIDDLE), chance)
        of_new = _draw_some(new, history.cards_held(NEW), chance)
        old -= of_old
        middle -= of_middle
        new -= of_new
        state.cards[history.seat] = of_old + of_middle + of_new
        state.cards[EARLIER + history.seat] = kind_counts(of_middle) + history.cards_laid(MIDDLE)
        state.cards[DRAWN + history.seat] = kind_counts(of_new) + history.cards_laid(NEW)
    state.pile = new


def _draw_some(cards: i64, number: i64, chance: Chance) -> i64:
    drawn: i64 = 0
    left = size(cards)
    while number > 0:
        card = card_at(cards, chance.below(left))
        cards -= card
        drawn += card
        left -= 1
        number -= 1
    return drawn
