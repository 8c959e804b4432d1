"""A game of Zwickern as one line of text, to be read and written by programs and by people.

`zwickern seats=3 round=2 dealer=2 turn=0 hands=5.8|2.7|1/11.9 table=3,2/12,[9:4.5@1!] taken=-|6.6|- bought=1 ...`:
cards that are not named are in the draw pile. `[9:4.5@1!]` is a pile worth 9: a 4, on it a 5, which seat 1 played; `!`
says that this was in this round. What is left out is as at the start of a deal; hands have to be given.
"""

from __future__ import annotations

import re
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from roost.core.errors import UnreadableError
from roost.core.state import NOBODY
from roost.games.zwickern.components import (
    ALL_CARDS,
    BIT,
    CARDS,
    LATER_HAND,
    MOST_CARDS,
    NAMES,
    PENALTY,
    UNIT,
    deals,
    hand_size,
    heap_claws,
    heap_names,
    heap_size,
    kind_of,
    rounds,
    side_of,
    sides,
)
from roost.games.zwickern.items import FRESH, is_fresh, is_pile, last_seat, loose, low_value, pile, top_kind
from roost.games.zwickern.state import CLAW_SHIFT, MOST_SHIFT, PENALTY_SHIFT, PER_SIDE, SIDE_BITS, ZwickernState

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
)
_PILE: Final = re.compile(r"\[([0-9]{1,3}):([^:@\[\]]+)@([0-9])(!?)\]")
_LINE: Final = re.compile(r"([0-9]{1,2})\+([0-9]{1,2})\+([0-9]{1,2})-([0-9]{1,4})")


def write(state: ZwickernState) -> str:
    """The whole state in one line."""
    all_sides = range(sides(state.seats))
    return " ".join(
        [
            "zwickern",
            f"seats={state.seats}",
            f"deal={state.deal}",
            f"round={state.round}",
            f"dealer={state.dealer}",
            f"turn={'-' if state.turn < 0 else state.turn}",
            f"hands={'|'.join([_heap(state.hand_of(seat)) for seat in range(state.seats)])}",
            f"table={','.join([_item(state, index) for index in range(len(state.items))]) or '-'}",
            f"taken={'|'.join([_heap(state.taken_by(side)) for side in all_sides])}",
            f"zwicks={'|'.join([str(state.zwicks_of(side)) for side in all_sides])}",
            f"penalties={'|'.join([str(state.penalties_of(side)) for side in all_sides])}",
            f"bought={'-' if state.last_buyer < 0 else state.last_buyer}",
            f"sheet={';'.join(['|'.join([_line(line, side) for side in all_sides]) for line in state.sheet]) or '-'}",
        ]
    )


def _heap(heap: i64) -> str:
    return ".".join(heap_names(heap)) or "-"


def _item(state: ZwickernState, index: i64) -> str:
    item = state.items[index]
    if not is_pile(item):
        return NAMES[top_kind(item)]
    cards = ".".join([NAMES[card] for card in state.cards_in(index)])
    return f"[{low_value(item)}:{cards}@{last_seat(item)}{'!' if is_fresh(item) else ''}]"


def _line(line: i64, side: i64) -> str:
    entry = line >> SIDE_BITS * side
    most = ((entry >> MOST_SHIFT) & 1) * MOST_CARDS
    return f"{most}+{entry & 63}+{(entry >> CLAW_SHIFT) & 63}-{((entry >> PENALTY_SHIFT) & 127) * PENALTY}"


def read(text: str) -> ZwickernState:
    """The state that a line stands for. What no table can look like is refused, with the reason."""
    fields = _fields(text)
    seats = _number(fields.get("seats", "3"), "seats", 3, 4)
    state = ZwickernState(seats, vec[i64](), vec[i64]())
    state.sheet = _read_sheet(fields.get("sheet", "-"), seats)
    scored = len(state.sheet)
    last = int(deals(seats))
    over = scored == last
    state.deal = scored if over else scored + 1
    if _number(fields.get("deal", str(state.deal)), "deal", 1, last) != state.deal:
        raise _wrong(f"deal={fields['deal']} does not go with {scored} deals in the sheet")
    most_rounds = int(rounds(seats))
    state.round = _number(fields.get("round", str(most_rounds) if over else "1"), "round", 1, most_rounds)
    state.dealer = _number(fields.get("dealer", str(seats - 1)), "dealer", 0, seats - 1)
    turn = fields.get("turn", "-" if over else str(state.starter()))
    if over != (turn == "-"):
        raise _wrong(f"the game is over, turn=-, exactly when all {last} deals are in the sheet")
    hands = _per("hands", fields.get("hands", "|".join(["-"] * seats)), seats)
    taken = _per("taken", fields.get("taken", "|".join(["-"] * sides(seats))), int(sides(seats)))
    for seat in range(seats):
        state.set_hand(seat, _read_heap(state, hands[seat]))
    for side in range(sides(seats)):
        state.set_taken(side, _read_heap(state, taken[side]))
    table = fields.get("table", "-")
    for word in [] if table == "-" else table.split(","):
        _read_item(state, word)
    if over:
        _check_over(state, fields)
        return state
    state.turn = _number(turn, "turn", 0, seats - 1)
    _check_hands(state)
    _check_piles(state)
    _read_counts(state, fields)
    bought = fields.get("bought", "-")
    if bought != "-":
        state.last_buyer = _number(bought, "bought", 0, seats - 1)
    _check_buyer(state)
    return state


def _wrong(message: str) -> UnreadableError:
    return UnreadableError(f"not a position of Zwickern: {message}", "zwickern-position", why=message)


def _fields(text: str) -> dict[str, str]:
    words = text.split()
    if not words or words[0] != "zwickern":
        raise _wrong("a position begins with the word zwickern")
    fields: dict[str, str] = {}
    for word in words[1:]:
        key, sign, value = word.partition("=")
        if not sign or not value:
            raise _wrong(f"{word!r} is not of the form key=value")
        if key in fields:
            raise _wrong(f"{key} is given twice")
        if key not in _KEYS:
            raise _wrong(f"{key} is no part of a position; {', '.join(_KEYS)} are")
        fields[key] = value
    return fields


def _number(text: str, key: str, least: int, most: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 9 and least <= int(text) <= most):
        raise _wrong(f"{key} is a number from {least} to {most}, not {text!r}")
    return int(text)


def _per(key: str, text: str, count: int) -> list[str]:
    parts = text.split("|")
    if len(parts) != count:
        raise _wrong(f"{key} has {len(parts)} parts, not {count}")
    return parts


def _from_pile(state: ZwickernState, name: str) -> int:
    """Take a card that is named somewhere out of the draw pile."""
    kind = kind_of(name)
    if kind < 0:
        raise _wrong(f"there is no card {name!r}; the cards are {', '.join(NAMES)}")
    if (state.pile >> 3 * kind) & 7 == 0:
        raise _wrong(f"there are only {CARDS[kind][2]} cards {name}")
    state.pile -= UNIT[kind]
    return kind


def _read_heap(state: ZwickernState, text: str) -> int:
    heap: i64 = 0
    for name in [] if text == "-" else text.split("."):
        heap += UNIT[_from_pile(state, name)]
    return heap


def _read_item(state: ZwickernState, word: str) -> None:
    if not word.startswith("["):
        kind = _from_pile(state, word)
        state.items = append(state.items, loose(kind))
        state.cards = append(state.cards, kind)
        return
    match = _PILE.fullmatch(word)
    if match is None:
        raise _wrong(f"{word!r} is no pile; one is written like [9:4.5@1] or, if it is of this round, [9:4.5@1!]")
    value = int(match[1])
    seat = _number(match[3], "the seat of a pile", 0, int(state.seats) - 1)
    kinds = [_from_pile(state, name) for name in match[2].split(".")]
    if value not in _values(kinds):
        raise _wrong(f"the cards of {word} cannot be worth {value}")
    for kind in kinds:
        state.cards = append(state.cards, kind)
    item = pile(kinds[-1], value, seat, len(kinds))
    state.items = append(state.items, item if match[4] else item & ~FRESH)


def _values(kinds: list[int]) -> set[int]:
    """Z8, Z9: what a pile of these cards can be worth; by itself only a two-value card is a pile."""
    first = CARDS[kinds[0]][0]
    values = set(first) if len(kinds) > 1 or len(first) > 1 else set()
    for kind in kinds[1:]:
        values = {value + sign * card for value in values for card in CARDS[kind][0] for sign in (1, -1)}
        values = {value for value in values if value >= 0}
    return values


def _read_sheet(text: str, seats: int) -> tuple[int, ...]:
    sheet: list[int] = []
    for deal in [] if text == "-" else text.split(";"):
        line = 0
        firsts = 0
        showing = 0
        claws = 0
        parts = _per("each deal of the sheet", deal, int(sides(seats)))
        for side in range(len(parts)):
            match = _LINE.fullmatch(parts[side])
            if match is None:
                raise _wrong(f"{parts[side]!r} is no part of a sheet; one is written like 3+1+12-30")
            most, zwicks, own, penalty = int(match[1]), int(match[2]), int(match[3]), int(match[4])
            if most not in (0, MOST_CARDS):
                raise _wrong(f"most cards are worth {MOST_CARDS} points, not {most}")
            if penalty % PENALTY or penalty // PENALTY > _most_penalties(seats, int(rounds(seats)) + 1):
                raise _wrong(f"{penalty} is no sum of penalties of {PENALTY} points")
            if zwicks > 26:
                raise _wrong(f"there are not {zwicks} Zwicks in a deal")
            firsts += most != 0
            showing += zwicks != 0
            claws += own
            line |= (
                zwicks | own << CLAW_SHIFT | penalty // PENALTY << PENALTY_SHIFT | (most != 0) << MOST_SHIFT
            ) << SIDE_BITS * side
        if firsts > 1 or showing > 1 or claws > heap_claws(ALL_CARDS):
            raise _wrong(f"{deal!r} has too many claws, or two sides with most cards or with Zwicks")
        sheet.append(line)
    if len(sheet) > deals(seats):
        raise _wrong(f"the sheet has more than {deals(seats)} deals")
    return tuple(sheet)


def _most_penalties(seats: int, number: int) -> int:
    """How many cards were played in the rounds before one: each can have left one pile at most."""
    return seats * sum(int(hand_size(earlier)) for earlier in range(1, number))


def _check_over(state: ZwickernState, fields: dict[str, str]) -> None:
    """After the game all cards are back together."""
    if state.pile != ALL_CARDS or any(
        set(fields.get(key, "-")) - set("0|-") for key in ("zwicks", "penalties", "bought")
    ):
        raise _wrong(
            "after the game no card lies anywhere: hands, table, taken, zwicks, penalties and bought are empty"
        )
    if state.round != rounds(state.seats):
        raise _wrong("a game ends with the last round")


def _check_hands(state: ZwickernState) -> None:
    """Z3, Z4: everybody plays in turn, so who has played in this circle holds one card less."""
    size = heap_size(state.hand_of(state.turn))
    if not 1 <= size <= hand_size(state.round):
        raise _wrong(f"the seat on turn holds 1 to {hand_size(state.round)} cards in round {state.round}, not {size}")
    seat = state.starter()
    expected = size - 1
    for _ in range(state.seats):
        if seat == state.turn:
            expected = size
        if heap_size(state.hand_of(seat)) != expected:
            raise _wrong(
                f"seat {seat} should hold {expected} cards, when seat {state.turn} is on turn with {size} "
                f"and seat {state.starter()} began the round"
            )
        seat = (seat + 1) % state.seats
    later = state.seats * LATER_HAND * (rounds(state.seats) - state.round)
    if heap_size(state.pile) < later:
        raise _wrong(f"the draw pile needs {later} cards for the rounds to come and has {heap_size(state.pile)}")


def _check_piles(state: ZwickernState) -> None:
    """Z10: who can have left a pile, and when."""
    played = hand_size(state.round) * state.seats
    for seat in range(state.seats):
        played -= heap_size(state.hand_of(seat))
    fresh: i64 = 0
    for item in state.items:
        if not is_pile(item):
            continue
        if not is_fresh(item):
            if state.round == 1:
                raise _wrong("in the first round every pile is of this round: end it with !]")
            continue
        fresh += 1
        if heap_size(state.hand_of(last_seat(item))) == hand_size(state.round):
            raise _wrong(
                f"seat {last_seat(item)} has not played yet in this round, so a pile of its is not of this round"
            )
    if fresh > played:
        raise _wrong(f"{fresh} piles cannot come from {played} cards played in this round")


def _read_counts(state: ZwickernState, fields: dict[str, str]) -> None:
    count = int(sides(state.seats))
    zeros = "|".join(["0"] * count)
    zwicks = _per("zwicks", fields.get("zwicks", zeros), count)
    penalties = _per("penalties", fields.get("penalties", zeros), count)
    showing = 0
    left = _most_penalties(int(state.seats), int(state.round))
    for side in range(count):
        shown = _number(zwicks[side], "zwicks", 0, int(heap_size(state.taken_by(side))) // 2)
        showing += shown != 0
        state.zwicks += shown * (BIT[PER_SIDE * side])
        number = _number(penalties[side], "penalties", 0, left)
        left -= number
        state.penalties += number * (BIT[PER_SIDE * side])
    if showing > 1:
        raise _wrong("only one side shows Zwicks at a time")


def _check_buyer(state: ZwickernState) -> None:
    """Somebody bought last exactly if anything was bought, and then its side took cards."""
    taken: i64 = 0
    for side in range(sides(state.seats)):
        taken += heap_size(state.taken_by(side))
    buyer = state.last_buyer
    if (buyer == NOBODY) != (taken == 0):
        raise _wrong("bought names the seat that bought last, exactly when any cards were taken")
    if buyer != NOBODY and heap_size(state.taken_by(side_of(buyer, state.seats))) < 2:
        raise _wrong(f"seat {buyer} has not bought anything, which takes two cards at least")
