"""The view of Karteneck, without the other hands, the draw pile and the unopened portions."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from roost.core.masks import highest_bit
from roost.core.message import Message
from roost.core.view import View
from roost.games.karteneck.components import DRAWN_AFTER_PASSING, NUMBERS, PORTIONS, ROUNDS, VALUES, WORM_POINTS, WORMS
from roost.games.karteneck.public.events import WORM, cards_message, kind_of, worms_message
from roost.games.karteneck.rules.cards import DECK, DISPLAY, card_names, count, signposts, size, total, worms
from roost.games.karteneck.rules.serving_order import servings
from roost.games.karteneck.rules.state import KarteneckState


class Portion(msgspec.Struct, frozen=True):
    """A portion, on the grill or elsewhere."""

    value: int
    worms: int


class Heap(msgspec.Struct, frozen=True):
    """Cards of which only the counts matter."""

    size: int
    numbers: tuple[int, ...]
    """The counts of 1, 2, 3, 4, 5."""
    signposts: tuple[int, ...]
    """The signposts of its worms, in ascending order."""


class Display(msgspec.Struct, frozen=True):
    """The cards that a seat laid in this round; empty after an invalid pass."""

    cards: tuple[str, ...]
    """Numbers first: `3`, `3`, `W7`."""
    total: int
    valid: bool
    """Whether it has a worm."""
    signpost: int | None
    """The highest signpost, which breaks ties."""


class Theft(msgspec.Struct, frozen=True):
    """A portion that a seat could steal, and its owner."""

    victim: int
    portion: Portion


class Player(msgspec.Struct, frozen=True):
    """A seat and its belongings."""

    stack: tuple[int, ...]
    """The values of its portions, from bottom to top."""
    top: int | None
    worms: int
    """The worms on its portions: its score if the game ended now."""
    hand_size: int
    display: Display
    passed: bool
    """Out for this round."""
    menu: Portion | None
    """The portion that it would be served if the round ended now, or None without a valid display."""
    theft: Theft | None
    """The portion that it could steal by passing now; None after its pass."""


class Pass(msgspec.Struct, frozen=True):
    """What passing would do for the seat on turn."""

    valid: bool
    total: int
    takes: Portion | None
    """The lowest portion of the grill, which an invalid display must take."""
    theft: Theft | None
    """The portion that a valid display may steal."""
    draws: int
    """The number of cards that it would draw."""
    last: bool
    """Whether it is the last seat in the round, whose pass ends it."""


class Serving(msgspec.Struct, frozen=True):
    """A seat and the portion that it would be served."""

    seat: int
    portion: Portion


class KarteneckView(View, frozen=True, tag="karteneck"):
    """The table as one seat sees it."""

    round: int
    """From 1."""
    rounds: int
    grill: tuple[Portion, ...]
    """In ascending order."""
    supply: int
    """The number of portions to come after those on the grill."""
    unopened: tuple[int, ...]
    """The values that have not appeared; as many as were removed at the start never will."""
    seats: tuple[Player, ...]
    viewer: int | None
    """The seat whose view this is; None for a spectator."""
    hand: tuple[str, ...]
    """The viewer's hand, numbers first; empty for spectators."""
    pile: int
    """The size of the draw pile."""
    discard: Heap
    unseen: Heap
    """The cards in the draw pile and in the other hands."""
    passing: Pass | None
    """What passing would do now; None after the end."""
    menu: tuple[Serving, ...]
    """The portions that the valid displays would be served now, in serving order."""

    def sorted_hand(self) -> tuple[list[str], list[str]]:
        """Return the viewer's cards that can be laid out, and those of kinds that its display has already."""
        shown = set() if self.viewer is None else {kind_of(card) for card in self.seats[self.viewer].display.cards}
        free = [card for card in self.hand if kind_of(card) not in shown]
        return free, [card for card in self.hand if kind_of(card) in shown]

    def total_with(self, cards: Sequence[str]) -> int:
        """Return the total of the display on turn with cards of one kind added to it."""
        each = WORM_POINTS if kind_of(cards[0]) == WORM else int(cards[0])
        return self.seats[self.turn].display.total + len(cards) * each

    def question(self) -> Message:
        assert self.passing is not None
        seats = {"name": self.turn}
        if not self.sorted_hand()[0]:
            return Message("question-stuck", {}, seats)
        return Message("question-last" if self.passing.last else "question", {}, seats)

    def move_message(self, move: str) -> Message:
        cards = move.split()[1:]
        if cards:
            return self.lay_message(cards, cards_message(cards))
        assert self.passing is not None
        return self._steal(self.passing) if move == "steal" else self._pass(self.passing)

    def lay_message(self, cards: Sequence[str], named: Message) -> Message:
        """Return what laying out cards of one kind would do; they are named as given."""
        match = self._match(cards)
        parts: dict[str, Message | tuple[Message, ...]] = {"cards": named, "match": () if match is None else match}
        return Message("move-lay", {"total": self.total_with(cards)}, parts=parts)

    def _match(self, cards: Sequence[str]) -> Message | None:
        """Return whose top portion the display would be worth, if it is valid then."""
        if not (self.seats[self.turn].display.valid or kind_of(cards[0]) == WORM):
            return None
        total = self.total_with(cards)
        for seat, player in enumerate(self.seats):
            if seat != self.turn and player.top == total:
                return Message("move-lay-match", seats={"victim": seat})
        return None

    def _pass(self, passing: Pass) -> Message:
        if passing.takes is not None:
            worms = {"worms": worms_message(passing.takes.worms)}
            return Message("move-pass-lowest", {"portion": passing.takes.value}, parts=worms)
        last = "yes" if passing.last else "no"
        if passing.theft is not None:
            return Message("move-pass-no-steal", {"portion": self._served(), "last": last})
        return Message("move-pass", {"total": passing.total, "portion": self._served(), "last": last})

    def _steal(self, passing: Pass) -> Message:
        """Return both portions: a stolen one comes on top of the one served, K9."""
        assert passing.theft is not None
        portion = passing.theft.portion
        return Message(
            "move-steal",
            {"menu": self._served(), "last": "yes" if passing.last else "no", "portion": portion.value},
            {"victim": passing.theft.victim},
            {"worms": worms_message(portion.worms)},
        )

    def _served(self) -> int:
        """Return the portion that the valid display of the seat on turn would be served."""
        menu = self.seats[self.turn].menu
        assert menu is not None
        return menu.value

    def aim(self, seat: int) -> Message | None:
        return None if self.seats[seat].worms else Message("aim")


def view(state: KarteneckState, seat: int | None) -> KarteneckView:
    """Return the view of a seat or a spectator."""
    menu = tuple(Serving(server, _portion(portion)) for server, portion in servings(state))
    hand = state.cards[seat] if seat is not None else 0
    seen = state.discard + hand + sum(state.cards[DISPLAY + other] for other in range(state.seats))
    return KarteneckView(
        turn=state.turn,
        round=state.round,
        rounds=ROUNDS[state.seats],
        grill=tuple(_portions(state.grill)),
        supply=(ROUNDS[state.seats] - state.round) * state.seats,
        unopened=tuple(portion.value for portion in _portions(state.supply)),
        seats=tuple(_player(state, other, menu) for other in range(state.seats)),
        viewer=seat,
        hand=tuple(card_names(hand)),
        pile=size(state.pile),
        discard=_heap(state.discard),
        unseen=_heap(DECK - seen),
        passing=None if state.over else _passing(state),
        menu=menu,
    )


def _portion(portion: int) -> Portion:
    return Portion(VALUES[portion], WORMS[portion])


def _portions(mask: int) -> list[Portion]:
    return [_portion(portion) for portion in range(PORTIONS) if mask >> portion & 1]


def _heap(cards: int) -> Heap:
    return Heap(size(cards), tuple(count(cards, kind) for kind in range(NUMBERS)), tuple(signposts(cards)))


def _player(state: KarteneckState, seat: int, menu: tuple[Serving, ...]) -> Player:
    stack = state.stack(seat)
    display = state.cards[DISPLAY + seat]
    mask = worms(display)
    return Player(
        stack=tuple(VALUES[portion] for portion in stack),
        top=VALUES[stack[-1]] if stack else None,
        worms=state.score(seat),
        hand_size=size(state.cards[seat]),
        display=Display(
            cards=tuple(card_names(display)),
            total=total(display),
            valid=mask != 0,
            signpost=highest_bit(mask) + 1 if mask else None,
        ),
        passed=bool(state.passed >> seat & 1),
        menu=next((serving.portion for serving in menu if serving.seat == seat), None),
        theft=None if state.passed >> seat & 1 else _theft(state, seat),
    )


def _theft(state: KarteneckState, seat: int) -> Theft | None:
    victim = state.victim_of(seat)
    return Theft(victim, _portion(state.top_of(victim))) if victim >= 0 else None


def _passing(state: KarteneckState) -> Pass:
    display = state.cards[DISPLAY + state.turn]
    valid = worms(display) != 0
    last = state.is_last()
    to_draw = size(state.pile) + size(state.discard) + (0 if valid else size(display))
    return Pass(
        valid=valid,
        total=total(display),
        takes=None if valid else _portions(state.grill)[0],
        theft=_theft(state, state.turn),
        draws=0 if last else min(DRAWN_AFTER_PASSING, to_draw),
        last=last,
    )
