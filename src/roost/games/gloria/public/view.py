"""The view of Gloria Picktoria: everything except the other hands and the pile."""

from __future__ import annotations

from typing import Literal, cast

import msgspec

from roost.core.message import Message
from roost.core.view import View
from roost.games.gloria.components import DOUBLER, JOKER, MOTIFS, NAMES, OPEN_CARDS, SCORINGS
from roost.games.gloria.public.events import card_message, row_message
from roost.games.gloria.rules.cards import card_names, count_cards
from roost.games.gloria.rules.packed_fields import CHEST_CARDS, HANDS, JOKERS, KNOWN
from roost.games.gloria.rules.phases import NO_CARD, PHASES
from roost.games.gloria.rules.row_scoring import DOUBLED, OUTCOME_NAMES, points, total_points
from roost.games.gloria.rules.state import GloriaState

Phase = Literal["act", "pass", "over"]
Outcome = Literal["sole", "longest", "tied", "second", "second-tied", "behind", "fox"]


class Row(msgspec.Struct, frozen=True):
    """A row of one motif, headed by a chest."""

    motif: str
    length: int
    """Its open cards with jokers, without a doubler."""
    jokers: int
    doubled: bool
    fox: bool
    why: Outcome
    """Its rank among the rows of its motif; the last three earn no points."""
    points: int
    """Its points if a scoring came now, doubled if it is closed."""


class Collector(msgspec.Struct, frozen=True):
    """A seat and the cards in front of it."""

    rows: tuple[Row, ...]
    """In the order of the motifs."""
    chests: int
    """The number of empty chests."""
    faces: tuple[str, ...]
    """The cards of all its chests, including those at the head of rows. They were shown to everybody."""
    hand: int
    """The number of its cards."""
    known: tuple[str, ...]
    """Its hand cards that every player knows: its doubler and cards taken openly."""
    scores: tuple[int, ...]
    """Its points in each scoring held."""
    total: int
    preview: int
    """The points of its rows if a scoring came now."""
    penalty: int
    """The points (0 or less) that it would lose for empty chests and hand cards if the game ended now; 0 at the end."""


class Fox(msgspec.Struct, frozen=True):
    """The row that the fox stands on."""

    seat: int
    motif: str


class GloriaView(View, frozen=True, tag="gloria"):
    """The table as a seat sees it."""

    phase: Phase
    """`act` chooses an action; `pass` decides whether to pass the fox after the last one."""
    points: int
    """The action points that the seat on turn has left."""
    blind_used: bool
    """Whether the seat on turn drew blind in this turn."""
    fox_moved: bool
    """Whether the seat on turn spent points on the fox in this turn."""
    open: tuple[str | None, ...]
    """The three open cards; None only if the game ended before a card was replaced."""
    pile: int
    """The number of its cards, visitors included."""
    visitors: int
    """The number of visitors that have come."""
    scorings: tuple[int, ...]
    """The visitors that bring a scoring: the 4th, 7th and 10th. The last one ends the game."""
    fox: Fox | None
    """None until every seat has a row."""
    seats: tuple[Collector, ...]
    hand: tuple[str, ...] | None
    """The viewer's cards, sorted by kind; None for a spectator."""
    unseen: dict[str, int]
    """The number of cards of each motif, and of jokers, in the pile or hidden in hands."""

    def left_of_turn(self) -> int:
        """Return the left neighbour of the seat on turn."""
        return (self.turn + 1) % len(self.seats)

    def row(self, seat: int, motif: str) -> Row | None:
        """Return the row of a motif that a seat has."""
        return next((row for row in self.seats[seat].rows if row.motif == motif), None)

    def question(self) -> Message:
        return Message(f"phase-{self.phase}", {"points": self.points}, {"name": self.turn, "left": self.left_of_turn()})

    def move_message(self, move: str) -> Message:
        kind, *what = move.split()
        if kind == "place":
            return self._place(what[0], what[-1])
        if kind == "chest":
            return Message("move-chest", {"held": self._held(what[0])}, parts={"card": card_message(what[0])})
        if kind == "take":
            return self._take(what[0])
        if kind == "blind":
            return Message("move-blind")
        if kind == "keep":
            assert self.fox is not None
            return Message("move-keep", parts={"row": row_message(self.fox.motif)})
        if kind == "fox" and len(what) == 1:
            return self._fox("fox-own", self.turn, what[0])
        return self._fox("fox-left" if kind == "fox" else "pass", self.left_of_turn(), what[-1])

    def _place(self, card: str, motif: str) -> Message:
        """Return a card of a row with the new length of the row and the longest row of the others."""
        row = self.row(self.turn, motif)
        best = self._longest_of_others(motif)
        if row is None:
            return Message("move-open", {"best": best}, parts={"row": row_message(motif)})
        if card == NAMES[DOUBLER]:
            return Message("move-doubler", {"points": 2 * row.points}, parts={"row": row_message(motif)})
        data = {"length": row.length + 1, "best": best}
        if card == NAMES[JOKER]:
            return Message("move-joker", data, parts={"row": row_message(motif)})
        return Message("move-add", data, parts={"card": card_message(card)})

    def _take(self, card: str) -> Message:
        held, parts = self._held(card), {"card": card_message(card)}
        if card == NAMES[JOKER]:
            return Message("move-take-joker", {"held": held}, parts=parts)
        row = self.row(self.turn, card)
        return Message("move-take", {"held": held, "length": 0 if row is None else row.length}, parts=parts)

    def _fox(self, key: str, seat: int, motif: str) -> Message:
        """Return the new row of the fox with its points without the fox."""
        row = self.row(seat, motif)
        assert row is not None
        return Message(f"move-{key}", {"points": row.points}, {"name": seat}, {"row": row_message(motif)})

    def _held(self, kind: str) -> int:
        return (self.hand or ()).count(kind)

    def _longest_of_others(self, motif: str) -> int:
        rows = [self.row(seat, motif) for seat in range(len(self.seats)) if seat != self.turn]
        return max((row.length for row in rows if row is not None), default=0)

    def aim(self, seat: int) -> Message | None:
        return None if self.seats[seat].total else Message("aim")


def view(state: GloriaState, seat: int | None) -> GloriaView:
    """Return the view of a seat; None is a spectator."""
    outcomes = state.outcomes()
    open_cards = [state.open_at(place) for place in range(OPEN_CARDS)]
    return GloriaView(
        turn=state.turn,
        phase=cast("Phase", PHASES[state.phase]),
        points=state.points,
        blind_used=state.blind_used,
        fox_moved=state.fox_moved,
        open=tuple(None if kind == NO_CARD else NAMES[kind] for kind in open_cards),
        pile=state.pile_size,
        visitors=state.visitors,
        scorings=SCORINGS,
        fox=Fox(state.fox >> 4, NAMES[state.fox & 15]) if state.fox >= 0 else None,
        seats=tuple(_collector(state, other, outcomes[other]) for other in range(state.seats)),
        hand=None if seat is None else tuple(card_names(state.packed[HANDS + seat])),
        unseen=_unseen(state, seat),
    )


def _collector(state: GloriaState, seat: int, outcomes: int) -> Collector:
    held = sum(state.visitors >= visitors for visitors in SCORINGS)
    return Collector(
        rows=tuple(_row(state, seat, motif, outcomes >> 4 * motif & 15) for motif in _rows(outcomes)),
        chests=state.chests_of(seat),
        faces=tuple(card_names(state.packed[CHEST_CARDS + seat])),
        hand=count_cards(state.packed[HANDS + seat]),
        known=tuple(card_names(state.packed[KNOWN + seat])),
        scores=tuple(state.scoring_points(seat, part) for part in range(held)),
        total=state.score(seat),
        preview=0 if state.over else total_points(outcomes),
        penalty=0 if state.over else -state.penalty(seat),
    )


def _rows(outcomes: int) -> list[int]:
    return [motif for motif in range(MOTIFS) if outcomes >> 4 * motif & 15]


def _row(state: GloriaState, seat: int, motif: int, outcome: int) -> Row:
    return Row(
        motif=NAMES[motif],
        length=state.length_of(seat, motif),
        jokers=state.packed[JOKERS + seat] >> 4 * motif & 15,
        doubled=outcome >= DOUBLED,
        fox=state.fox == seat << 4 | motif,
        why=cast("Outcome", OUTCOME_NAMES[outcome & 7]),
        points=points(outcome),
    )


def _unseen(state: GloriaState, seat: int | None) -> dict[str, int]:
    """Count the cards of the pile and the hidden cards of other hands together, to reveal neither."""
    cards = state.pile
    for other in range(state.seats):
        if other != seat:
            cards += state.packed[HANDS + other] - state.packed[KNOWN + other]
    return {NAMES[kind]: cards >> 4 * kind & 15 for kind in range(JOKER + 1)}
