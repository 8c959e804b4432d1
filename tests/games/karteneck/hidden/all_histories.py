"""All that can have happened, worked out by trying every card: what imagining is compared with.

A world is what nobody sees: the hands of the others, the draw pile, and what everybody drew since the last two
shuffles. All worlds that fit go along with a game, event by event, each with the number of ways that lead to it; every
card counts as one of its own, like ones too. Nothing here knows how the state remembers or how it imagines.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from math import comb
from typing import NamedTuple

from roost.core.event import Event
from roost.games.karteneck.public.events import DisplayDiscarded, Drew, Laid, Reshuffled
from roost.games.karteneck.rules.state import KarteneckState
from tests.games.karteneck.positions import all_but
from tests.games.repetitions import field

Cards = tuple[str, ...]
"""Sorted: `("1", "1", "W7")`."""


class World(NamedTuple):
    """The other hands by seat; the observer's is empty."""

    hands: tuple[Cards, ...]
    pile: Cards
    drawn: tuple[Cards, ...]
    """The cards drawn since the last shuffle; empty before the first."""
    earlier: tuple[Cards, ...]
    """The cards drawn between the last shuffle but one and the last."""


class Histories:
    """The possible worlds of one seat, with the number of histories that lead to each."""

    def __init__(self, state: KarteneckState, observer: int) -> None:
        """Start at a position before any shuffle, where unseen cards may be anywhere."""
        self.observer = observer
        self.shuffles = 0
        self.discard = list(split(field(state, "discard")))
        hands = field(state, "hands").split("/")
        nothing: tuple[Cards, ...] = ((),) * len(hands)
        seen = [field(state, "discard"), *field(state, "displays").split("/"), hands[observer]]
        self.worlds = Counter({World(nothing, split(all_but(*seen)), nothing, nothing): 1})
        for seat, hand in enumerate(hands):
            for _ in split(hand) if seat != observer else ():
                self._each(self._draws(seat))

    def see(self, events: Iterable[Event]) -> None:
        """Remove the worlds that do not fit the next event."""
        for event in events:
            seen = event.seen_by(self.observer)
            if isinstance(seen, Laid) and seen.seat != self.observer:
                self._each(self._lays(seen.seat, seen.cards))
            elif isinstance(seen, Drew) and seen.cards is not None:
                for card in seen.cards:
                    self._each(self._draws(seen.seat, card))
            elif isinstance(seen, Drew):
                for _ in range(seen.count):
                    self._each(self._draws(seen.seat))
            elif isinstance(seen, DisplayDiscarded):
                self.discard += seen.cards
            elif isinstance(seen, Reshuffled):
                self._each(self._shuffled())
                self.discard = []
                self.shuffles += 1

    def _each(self, ways: Iterator[tuple[World, int]]) -> None:
        worlds: Counter[World] = Counter()
        for world, number in ways:
            worlds[world] += number
        self.worlds = worlds

    def _draws(self, seat: int, known: str | None = None) -> Iterator[tuple[World, int]]:
        for world, number in self.worlds.items():
            for card, there_are in Counter(world.pile).items():
                if known not in (None, card):
                    continue
                after = world._replace(pile=without(world.pile, card))
                if self.shuffles:
                    after = after._replace(drawn=put(after.drawn, seat, card.rstrip("0123456789") or card))
                if seat != self.observer:
                    after = after._replace(hands=put(after.hands, seat, card))
                yield after, number * there_are

    def _lays(self, seat: int, cards: Cards) -> Iterator[tuple[World, int]]:
        for world, number in self.worlds.items():
            hand = world.hands[seat]
            ways = 1
            for card, laid in Counter(cards).items():
                ways *= comb(hand.count(card), laid)
                for _ in range(laid if ways else 0):
                    hand = without(hand, card)
            if ways:
                yield world._replace(hands=(*world.hands[:seat], hand, *world.hands[seat + 1 :])), number * ways

    def _shuffled(self) -> Iterator[tuple[World, int]]:
        nothing: tuple[Cards, ...] = ((),) * len(next(iter(self.worlds)).hands)
        for world, number in self.worlds.items():
            assert not world.pile
            yield World(world.hands, tuple(sorted(self.discard)), nothing, world.drawn), number


def split(text: str) -> Cards:
    """Return the cards of a text such as `113W7`."""
    numbers, *worms = text.replace("-", "").split("W")
    return tuple(sorted([*numbers, *(f"W{worm}" for worm in worms)]))


def without(cards: Cards, card: str) -> Cards:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def put(hands: tuple[Cards, ...], seat: int, card: str) -> tuple[Cards, ...]:
    return (*hands[:seat], tuple(sorted((*hands[seat], card))), *hands[seat + 1 :])


def world_of(position: str, observer: int) -> World:
    """Return the part of a position that the observer cannot see."""
    told = dict(word.split("=") for word in position.split()[1:])
    hands = told["hands"].split("/")
    pile = split(all_but(told["discard"], *told["displays"].split("/"), *hands))
    hands[observer] = "-"
    drawn = [_tallies(part) for part in told["drawn"].split("|")]
    nothing: tuple[Cards, ...] = ((),) * len(hands)
    earlier = drawn[0] if len(drawn) == 2 else nothing
    return World(tuple(split(hand) for hand in hands), pile, drawn[-1] or nothing, earlier)


def _tallies(text: str) -> tuple[Cards, ...]:
    if text == "-":
        return ()
    return tuple(
        tuple(card for card, number in zip("12345W", seat.split("."), strict=True) for _ in range(int(number)))
        for seat in text.split("/")
    )
