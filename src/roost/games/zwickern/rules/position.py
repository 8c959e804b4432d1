"""A game of Zwickern as one line of text, for programs and people.

`zwickern seats=3 round=2 dealer=2 turn=0 hands=5.8|2.7|1/11.9 table=3,2/12,[9:4.5@1!] taken=-|6.6|- bought=1 ...`:
cards that are not named are in the draw pile. `[9:4.5@1!]` is a pile worth 9: a 4, on it a 5, which seat 1 played; `!`
means in this round. Missing fields are as at the start of a deal; hands are required. `heaps` has the cards taken in
the deals of the sheet, with `?` for an unknown deal.
"""

from __future__ import annotations

import re
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from roost.core.position_format import NONE, PositionFormat, join_list, seat_text, split_list
from roost.core.state import NOBODY
from roost.games.zwickern.components import (
    ALL_CARDS,
    BIT,
    CARDS,
    LATER_HAND_SIZE,
    MOST_CARDS_POINTS,
    NAMES,
    ONE_CARD,
    PENALTY_POINTS,
    deal_count,
    hand_size,
    heap_claws,
    heap_names,
    heap_size,
    kind_of,
    round_count,
    side_count,
    side_of,
)
from roost.games.zwickern.rules.items import FRESH, is_fresh, is_pile, last_seat, loose, low_value, pile, top_kind
from roost.games.zwickern.rules.packed_scores import (
    UNKNOWN,
    claws_in,
    left_pile_values,
    pack_earnings,
    pack_left_pile,
    pack_most_cards,
    penalties_in,
    took_most_cards,
    zwicks_in,
)
from roost.games.zwickern.rules.state import PER_SIDE, ZwickernState

_FORM: Final = PositionFormat("zwickern", "Zwickern", "|")
_KEYS: Final = (
    "seats",
    "deal",
    "round",
    "dealer",
    "turn",
    "hands",
    "table",
    "taken",
    "zwicks",
    "penalties",
    "bought",
    "sheet",
    "heaps",
    "piles",
)
_UNTOLD: Final = "?"
"""Unknown heaps of a deal."""
_PILE: Final = re.compile(r"\[([0-9]{1,3}):([^:@\[\]]+)@([0-9])(!?)\]")
_LINE: Final = re.compile(r"([0-9]{1,2})\+([0-9]{1,2})\+([0-9]{1,2})-([0-9]{1,4})")


def write(state: ZwickernState) -> str:
    """Return the state as one line."""
    all_sides = range(side_count(state.seats))
    scores = ["|".join([_line(deal, side) for side in all_sides]) for deal in state.packed_scores]
    return " ".join(
        [
            "zwickern",
            f"seats={state.seats}",
            f"deal={state.deal}",
            f"round={state.round}",
            f"dealer={state.dealer}",
            f"turn={seat_text(state.turn)}",
            f"hands={'|'.join([_heap(state.hand_of(seat)) for seat in range(state.seats)])}",
            f"table={join_list([_item(state, index) for index in range(len(state.items))], ',')}",
            f"taken={'|'.join([_heap(state.taken_by(side)) for side in all_sides])}",
            f"zwicks={'|'.join([str(state.zwicks_of(side)) for side in all_sides])}",
            f"penalties={'|'.join([str(state.penalties_of(side)) for side in all_sides])}",
            f"bought={seat_text(state.last_buyer)}",
            f"sheet={join_list(scores, ';')}",
            *_explained(state),
        ]
    )


def _explained(state: ZwickernState) -> list[str]:
    """Return the fields with the details of the sheet, where known: cards taken and piles left."""
    count = int(side_count(state.seats))
    found: list[str] = []
    every_heap = [state.taken_heaps[at : at + count] for at in range(0, len(state.taken_heaps), count)]
    if any(UNKNOWN not in heaps for heaps in every_heap):
        found.append(f"heaps={';'.join([_heaps(heaps) for heaps in every_heap])}")
    if state.left_piles:
        every = [
            [left_pile_values(state.left_piles, deal, side) for side in range(count)]
            for deal in range(1, state.deal + 1)
        ]
        found.append(
            "piles="
            + ";".join(["|".join([join_list([str(value) for value in left]) for left in deal]) for deal in every])
        )
    return found


def _heaps(heaps: tuple[int, ...]) -> str:
    """Return the cards taken in one deal."""
    return _UNTOLD if UNKNOWN in heaps else "|".join([_heap(heap) for heap in heaps])


def _heap(heap: i64) -> str:
    return join_list(heap_names(heap))


def _item(state: ZwickernState, index: i64) -> str:
    item = state.items[index]
    if not is_pile(item):
        return NAMES[top_kind(item)]
    cards = ".".join([NAMES[card] for card in state.cards_in(index)])
    return f"[{low_value(item)}:{cards}@{last_seat(item)}{'!' if is_fresh(item) else ''}]"


def _line(line: i64, side: i64) -> str:
    most = MOST_CARDS_POINTS if took_most_cards(line, side) else 0
    return f"{most}+{zwicks_in(line, side)}+{claws_in(line, side)}-{penalties_in(line, side) * PENALTY_POINTS}"


def read(text: str) -> ZwickernState:
    """Read a state; refuse impossible positions, with the reason."""
    fields = _FORM.fields(text)
    _FORM.check(fields, _KEYS)
    seats = _FORM.number(fields.get("seats", "3"), "seats", 3, 4)
    state = ZwickernState(seats, vec[i64](), vec[i64]())
    state.packed_scores = _read_sheet(fields.get("sheet", NONE), seats)
    scored = len(state.packed_scores)
    last = int(deal_count(seats))
    over = scored == last
    state.deal = scored if over else scored + 1
    if _FORM.number(fields.get("deal", str(state.deal)), "deal", 1, last) != state.deal:
        raise _FORM.wrong(f"deal={fields['deal']} does not go with {scored} deals in the sheet")
    most_rounds = int(round_count(seats))
    state.round = _FORM.number(fields.get("round", str(most_rounds) if over else "1"), "round", 1, most_rounds)
    state.dealer = _FORM.seat(fields.get("dealer", str(seats - 1)), "dealer", state.seats)
    turn = fields.get("turn", NONE if over else str(state.starter()))
    if over != (turn == NONE):
        raise _FORM.wrong(f"the game is over, turn=-, exactly when all {last} deals are in the sheet")
    hands = _FORM.each(fields, "hands", NONE, seats)
    taken = _FORM.each(fields, "taken", NONE, side_count(seats), "sides")
    for seat in range(seats):
        state.set_hand(seat, _read_heap(state, hands[seat]))
    for side in range(side_count(seats)):
        state.set_taken(side, _read_heap(state, taken[side]))
    for word in split_list(fields.get("table", NONE), ","):
        _read_item(state, word)
    state.taken_heaps = _read_heaps(state, fields.get("heaps", NONE))
    if over:
        _check_over(state, fields)
        state.left_piles = _read_piles(state, fields.get("piles", NONE))
        return state
    state.turn = _FORM.seat(turn, "turn", state.seats)
    _check_hands(state)
    _check_piles(state)
    _read_counts(state, fields)
    state.left_piles = _read_piles(state, fields.get("piles", NONE))
    bought = fields.get("bought", NONE)
    if bought != NONE:
        state.last_buyer = _FORM.seat(bought, "bought", state.seats)
    _check_buyer(state)
    return state


def _from_pile(state: ZwickernState, name: str) -> int:
    """Take a named card out of the draw pile."""
    kind = kind_of(name)
    if kind < 0:
        raise _FORM.wrong(f"there is no card {name!r}; the cards are {', '.join(NAMES)}")
    if (state.pile >> 3 * kind) & 7 == 0:
        raise _FORM.wrong(f"there are only {CARDS[kind][2]} cards {name}")
    state.pile -= ONE_CARD[kind]
    return kind


def _read_heap(state: ZwickernState, text: str) -> int:
    heap: i64 = 0
    for name in split_list(text):
        heap += ONE_CARD[_from_pile(state, name)]
    return heap


def _read_item(state: ZwickernState, word: str) -> None:
    if not word.startswith("["):
        kind = _from_pile(state, word)
        state.items = append(state.items, loose(kind))
        state.cards = append(state.cards, kind)
        return
    match = _PILE.fullmatch(word)
    if match is None:
        raise _FORM.wrong(f"{word!r} is no pile; one is written like [9:4.5@1] or, if it is of this round, [9:4.5@1!]")
    value = int(match[1])
    seat = _FORM.seat(match[3], "the seat of a pile", state.seats)
    kinds = [_from_pile(state, name) for name in match[2].split(".")]
    if value not in _values(kinds):
        raise _FORM.wrong(f"the cards of {word} cannot be worth {value}")
    for kind in kinds:
        state.cards = append(state.cards, kind)
    item = pile(kinds[-1], value, seat, len(kinds))
    state.items = append(state.items, item if match[4] else item & ~FRESH)


def _values(kinds: list[int]) -> set[int]:
    """Return the possible values of a pile (Z8, Z9); a single card is a pile only if it has two values."""
    first = CARDS[kinds[0]][0]
    values = set(first) if len(kinds) > 1 or len(first) > 1 else set()
    for kind in kinds[1:]:
        values = {value + sign * card for value in values for card in CARDS[kind][0] for sign in (1, -1)}
        values = {value for value in values if value >= 0}
    return values


def _read_sheet(text: str, seats: int) -> tuple[int, ...]:
    sheet: list[int] = []
    for deal in split_list(text, ";"):
        line = 0
        firsts = 0
        showing = 0
        claws = 0
        parts = _FORM.parts(deal, "each deal of the sheet", side_count(seats), "sides")
        for side in range(len(parts)):
            match = _LINE.fullmatch(parts[side])
            if match is None:
                raise _FORM.wrong(f"{parts[side]!r} is no part of a sheet; one is written like 3+1+12-30")
            most, zwicks, own, penalty = int(match[1]), int(match[2]), int(match[3]), int(match[4])
            if most not in (0, MOST_CARDS_POINTS):
                raise _FORM.wrong(f"most cards are worth {MOST_CARDS_POINTS} points, not {most}")
            if penalty % PENALTY_POINTS or penalty // PENALTY_POINTS > _most_penalties(
                seats, int(round_count(seats)) + 1
            ):
                raise _FORM.wrong(f"{penalty} is no sum of penalties of {PENALTY_POINTS} points")
            if zwicks > 26:
                raise _FORM.wrong(f"there are not {zwicks} Zwicks in a deal")
            firsts += most != 0
            showing += zwicks != 0
            claws += own
            line |= pack_earnings(side, zwicks, own, penalty // PENALTY_POINTS)
            if most:
                line |= pack_most_cards(side)
        if firsts > 1 or showing > 1 or claws > heap_claws(ALL_CARDS):
            raise _FORM.wrong(f"{deal!r} has too many claws, or two sides with most cards or with Zwicks")
        sheet.append(line)
    if len(sheet) > deal_count(seats):
        raise _FORM.wrong(f"the sheet has more than {deal_count(seats)} deals")
    return tuple(sheet)


def _read_heaps(state: ZwickernState, text: str) -> tuple[int, ...]:
    """Read the cards taken in the deals of the sheet."""
    count = int(side_count(state.seats))
    if text == NONE:
        return (UNKNOWN,) * (count * len(state.packed_scores))
    every = text.split(";")
    if len(every) != len(state.packed_scores):
        raise _FORM.wrong(f"heaps has {len(every)} deals, and the sheet has {len(state.packed_scores)}")
    heaps: list[int] = []
    for line, deal in zip(state.packed_scores, every, strict=True):
        if deal == _UNTOLD:
            heaps += [UNKNOWN] * count
            continue
        # Every deal uses all cards.
        cards = ZwickernState(state.seats, vec[i64](), vec[i64]())
        parts = _FORM.parts(deal, "each deal of heaps", count, "sides")
        for side in range(count):
            heap = _read_heap(cards, parts[side])
            if heap_claws(heap) != claws_in(line, side):
                raise _FORM.wrong(f"{parts[side]!r} has not as many claws as the sheet says")
            heaps.append(heap)
    return tuple(heaps)


def _read_piles(state: ZwickernState, text: str) -> tuple[int, ...]:
    """Read the values of the piles that cost penalties, in the deals of the sheet and in this one."""
    if text == NONE:
        return ()
    every = text.split(";")
    if len(every) != state.deal:
        raise _FORM.wrong(f"piles has {len(every)} deals, and this is deal {state.deal}")
    piles: list[int] = []
    count = int(side_count(state.seats))
    for number, deal in enumerate(every, 1):
        parts = _FORM.parts(deal, "each deal of piles", count, "sides")
        for side in range(count):
            left = [_FORM.number(value, "the value of a pile", 0, 999) for value in split_list(parts[side])]
            scored = number <= len(state.packed_scores)
            paid = penalties_in(state.packed_scores[number - 1], side) if scored else state.penalties_of(side)
            if len(left) > paid:
                raise _FORM.wrong(f"{parts[side]!r} are more piles than there were penalties")
            piles += [int(pack_left_pile(number, side, value)) for value in left]
    return tuple(piles)


def _most_penalties(seats: int, number: int) -> int:
    """Return how many cards were played before a round; each can have left one pile at most."""
    return seats * sum(int(hand_size(earlier)) for earlier in range(1, number))


def _check_over(state: ZwickernState, fields: dict[str, str]) -> None:
    """Check that all cards are in the draw pile after the game."""
    count = side_count(state.seats)
    counted = _FORM.each(fields, "zwicks", "0", count, "sides") + _FORM.each(fields, "penalties", "0", count, "sides")
    if state.pile != ALL_CARDS or counted != ["0"] * (2 * count) or fields.get("bought", NONE) != NONE:
        raise _FORM.wrong(
            "after the game no card lies anywhere: hands, table and taken are empty, zwicks and penalties are 0 for "
            f"each side, and bought is {NONE}"
        )
    if state.round != round_count(state.seats):
        raise _FORM.wrong("a game ends with the last round")


def _check_hands(state: ZwickernState) -> None:
    """Check hand sizes (Z3, Z4): seats that have played in this turn hold one card less."""
    size = heap_size(state.hand_of(state.turn))
    if not 1 <= size <= hand_size(state.round):
        raise _FORM.wrong(
            f"the seat on turn holds 1 to {hand_size(state.round)} cards in round {state.round}, not {size}"
        )
    seat = state.starter()
    expected = size - 1
    for _ in range(state.seats):
        if seat == state.turn:
            expected = size
        if heap_size(state.hand_of(seat)) != expected:
            raise _FORM.wrong(
                f"seat {seat} should hold {expected} cards, when seat {state.turn} is on turn with {size} "
                f"and seat {state.starter()} began the round"
            )
        seat = (seat + 1) % state.seats
    later = state.seats * LATER_HAND_SIZE * (round_count(state.seats) - state.round)
    if heap_size(state.pile) < later:
        raise _FORM.wrong(f"the draw pile needs {later} cards for the rounds to come and has {heap_size(state.pile)}")


def _check_piles(state: ZwickernState) -> None:
    """Check which seats can have left piles (Z10)."""
    for item in state.items:
        if state.round == 1 and is_pile(item) and not is_fresh(item):
            raise _FORM.wrong("in the first round every pile is of this round: end it with !]")
    for seat in range(state.seats):
        piles = state.penalties_due(seat)
        played = hand_size(state.round) - heap_size(state.hand_of(seat))
        if piles > played:
            raise _FORM.wrong(
                f"seat {seat} has played {played} cards in this round: it cannot have left {piles} piles in it"
            )


def _read_counts(state: ZwickernState, fields: dict[str, str]) -> None:
    count = int(side_count(state.seats))
    zwicks = _FORM.each(fields, "zwicks", "0", count, "sides")
    penalties = _FORM.each(fields, "penalties", "0", count, "sides")
    showing = 0
    left = _most_penalties(int(state.seats), int(state.round))
    for side in range(count):
        shown = _FORM.number(zwicks[side], "zwicks", 0, int(heap_size(state.taken_by(side))) // 2)
        showing += shown != 0
        state.zwicks += shown * (BIT[PER_SIDE * side])
        number = _FORM.number(penalties[side], "penalties", 0, left)
        left -= number
        state.penalties += number * (BIT[PER_SIDE * side])
    if showing > 1:
        raise _FORM.wrong("only one side shows Zwicks at a time")


def _check_buyer(state: ZwickernState) -> None:
    """Check that the last buyer is named if and only if cards were taken, and that its side took some."""
    bought = False
    for side in range(side_count(state.seats)):
        size = heap_size(state.taken_by(side))
        if size == 1:
            raise _FORM.wrong(f"side {side} has taken a single card: who buys takes two at least")
        if size > 0:
            bought = True
    buyer = state.last_buyer
    if (buyer != NOBODY) != bought:
        raise _FORM.wrong("bought names the seat that bought last, exactly when any cards were taken")
    if buyer != NOBODY and state.taken_by(side_of(buyer, state.seats)) == 0:
        raise _FORM.wrong(f"seat {buyer} did not buy last: its side has taken no cards")
