"""Positions of Gloria Picktoria as one line of text.

`gloria seats=2 turn=0 points=2 open=rings.rugs.joker hands=2eggs.tails/3rings rows=eggs:2+1x.rugs:1/- chests=...`:
a set of cards names each kind after its count; a row has its motif cards, `+` its jokers and `x` its doubler; `chests`
names the cards of all chests. Cards not named are in the pile, a doubler not named is in the hand of its seat. Other
fields may be left out: they are as at the start, or empty. Only the open cards are required.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from roost.core.position_format import NONE, PositionFormat, join_list, seat_text, split_list
from roost.games.gloria.components import (
    DOUBLER,
    JOKER,
    KINDS,
    MAX_SEATS,
    MOTIFS,
    NAMES,
    OPEN_CARDS,
    SCORINGS,
    TURN_POINTS,
    VISITOR,
)
from roost.games.gloria.rules.cards import bit, card, count_cards, kinds_mask
from roost.games.gloria.rules.legal_moves import count_bits
from roost.games.gloria.rules.packed_fields import (
    ALL_MOTIFS,
    CHEST_CARDS,
    CHESTS,
    CLOSED,
    DERIVED,
    EARNINGS,
    HANDS,
    HELD,
    JOKERS,
    KNOWN,
    ROWS,
)
from roost.games.gloria.rules.phases import ACT, NO_CARD, OVER, PASS_ON, PHASES
from roost.games.gloria.rules.row_scoring import DOUBLED, LONGEST, OUTCOME_NAMES, SECOND, SOLE, TIED, earning_outcomes
from roost.games.gloria.rules.state import GloriaState, initial_state

_FORMAT: Final = PositionFormat("gloria", "Gloria Picktoria")
_SCORING_KEYS: Final[tuple[str, ...]] = ("first", "second")
"""The scorings that a position records. The third follows from the table, since it ends the game."""
_KEYS: Final = (
    *("seats", "turn", "phase", "points", "used", "open", "visitors", "fox"),
    *("hands", "known", "rows", "chests", *_SCORING_KEYS),
)


def write(state: GloriaState) -> str:
    """Return the state as one line."""
    used = [word for word, spent in (("blind", state.blind_used), ("fox", state.fox_moved)) if spent]
    fox = f"{state.fox >> 4}:{NAMES[state.fox & 15]}" if state.fox >= 0 else NONE
    parts = [
        "gloria",
        f"seats={state.seats}",
        f"turn={seat_text(state.turn)}",
        f"phase={PHASES[state.phase]}",
        f"points={state.points}",
        f"used={join_list(used)}",
        f"open={'.'.join([_write_open_card(state.open_at(place)) for place in range(OPEN_CARDS)])}",
        f"visitors={state.visitors}",
        f"fox={fox}",
        f"hands={_join([_write_cards(state.packed[HANDS + seat]) for seat in range(state.seats)])}",
        f"known={_join([_write_cards(_no_doubler(state.packed[KNOWN + seat])) for seat in range(state.seats)])}",
        f"rows={_join([_write_rows(state, seat) for seat in range(state.seats)])}",
        f"chests={_join([_write_cards(state.packed[CHEST_CARDS + seat]) for seat in range(state.seats)])}",
    ]
    for part in range(len(_SCORING_KEYS)):
        if state.visitors >= SCORINGS[part]:
            first = EARNINGS + MAX_SEATS * part
            sheets = [_write_earnings(state.packed[first + seat]) for seat in range(state.seats)]
            parts.append(f"{_SCORING_KEYS[part]}={_join(sheets)}")
    return " ".join(parts)


def _join(texts: list[str]) -> str:
    return "/".join(texts)


def _write_open_card(kind: i64) -> str:
    return NONE if kind == NO_CARD else NAMES[kind]


def _no_doubler(cards: i64) -> i64:
    return cards & ((card(DOUBLER)) - 1)


def _write_cards(cards: i64) -> str:
    named: list[str] = []
    for kind in range(len(NAMES)):
        count = (cards >> 4 * kind) & 15
        if count > 0:
            named.append(f"{count if count > 1 else ''}{NAMES[kind]}")
    return join_list(named)


def _write_rows(state: GloriaState, seat: i64) -> str:
    named: list[str] = []
    for motif in range(MOTIFS):
        length = state.length_of(seat, motif)
        if length > 0:
            jokers = (state.packed[JOKERS + seat] >> 4 * motif) & 15
            closed = (state.packed[DERIVED + seat] >> (CLOSED + motif)) & 1
            named.append(f"{NAMES[motif]}:{length - jokers}{f'+{jokers}' if jokers > 0 else ''}{'x' if closed else ''}")
    return join_list(named)


def _write_earnings(sheet: i64) -> str:
    named: list[str] = []
    for motif in range(MOTIFS):
        outcome = (sheet >> 4 * motif) & 15
        if outcome > 0:
            named.append(f"{NAMES[motif]}:{OUTCOME_NAMES[outcome & 7]}{'x' if outcome >= DOUBLED else ''}")
    return join_list(named)


def read(text: str) -> GloriaState:
    """Return the state of a line. Refuse impossible tables."""
    fields = _FORMAT.fields(text)
    _FORMAT.check(fields, _KEYS)
    state = initial_state(_FORMAT.number(fields.get("seats", "2"), "seats", 2, MAX_SEATS))
    state.visitors = _FORMAT.number(fields.get("visitors", "0"), "visitors", 0, SCORINGS[-1])
    over = state.visitors == SCORINGS[-1]
    _read_seats(state, fields)
    _read_open(state, fields.get("open", ""), over)
    _read_pile(state)
    _read_fox(state, fields.get("fox", ""))
    for part in range(len(_SCORING_KEYS)):
        _read_earnings(state, fields, part)
    if over:
        _read_end(state, fields)
    else:
        _read_turn(state, fields)
    return state


def _read_kind(name: str, key: str, end: int) -> int:
    """Return the number of a kind, which must be below `end`."""
    for kind in range(end):
        if NAMES[kind] == name:
            return kind
    raise _FORMAT.wrong(f"{key} does not know {name!r}: {', '.join(NAMES[:end])} it may be")


def _read_cards(text: str, key: str) -> i64:
    """Read a set of cards, such as `2rings.joker`."""
    cards: i64 = 0
    for word in split_list(text):
        name = word.lstrip("0123456789")
        digits = word[: len(word) - len(name)]
        kind = _read_kind(name, key, VISITOR)
        count = _FORMAT.number(digits, f"{key}: the number of {name}", 1, KINDS[kind][1]) if digits else 1
        if (cards >> 4 * kind) & 15:
            raise _FORMAT.wrong(f"{key} names {name} twice for one seat")
        cards += count * card(kind)
    return cards


def _read_seats(state: GloriaState, fields: dict[str, str]) -> None:
    hands = _FORMAT.each(fields, "hands", NONE, state.seats)
    known = _FORMAT.each(fields, "known", NONE, state.seats)
    rows = _FORMAT.each(fields, "rows", NONE, state.seats)
    chests = _FORMAT.each(fields, "chests", NONE, state.seats)
    for seat in range(state.seats):
        hand = _read_cards(hands[seat], "hands")
        state.packed[CHEST_CARDS + seat] = _read_cards(chests[seat], "chests")
        _read_rows(state, seat, rows[seat])
        hand += _doubler_in_hand(state, seat, hand)
        state.packed[HANDS + seat] = hand
        state.packed[DERIVED + seat] |= kinds_mask(hand) << HELD
        state.packed[KNOWN + seat] = _read_known(hand, seat, known[seat])
        state.packed[DERIVED + seat] += _empty_chests(state, seat) << CHESTS


def _read_rows(state: GloriaState, seat: i64, text: str) -> None:
    """Read rows, such as `rings:2+1x`: two rings, a joker, and the doubler."""
    for word in split_list(text):
        name, sign, cards = word.partition(":")
        motif = _read_kind(name, "rows", MOTIFS)
        if not sign:
            raise _FORMAT.wrong(
                f"a row is written as {name}:2, {name}:2+1 with a joker, {name}:2x with a doubler, not {word!r}"
            )
        if state.length_of(seat, motif):
            raise _FORMAT.wrong(f"seat {seat} has two rows of {name}")
        closed = cards.endswith("x")
        own, plus, extra = cards.removesuffix("x").partition("+")
        count = _FORMAT.number(own, f"the number of {name} in a row", 1, KINDS[motif][1])
        jokers = _FORMAT.number(extra, f"the number of jokers in a row of {name}", 1, KINDS[JOKER][1]) if plus else 0
        state.packed[ROWS + seat] += (count + jokers) * card(motif)
        state.packed[JOKERS + seat] += jokers * card(motif)
        state.packed[DERIVED + seat] |= bit(motif)
        if closed:
            state.packed[DERIVED + seat] |= bit(CLOSED + motif)


def _doubler_in_hand(state: GloriaState, seat: i64, hand: i64) -> i64:
    """Return the doubler of a seat if the position names it nowhere: then it is in the hand."""
    closed = count_bits((state.packed[DERIVED + seat] >> CLOSED) & ALL_MOTIFS)
    named = closed + (hand >> 4 * DOUBLER) + (state.packed[CHEST_CARDS + seat] >> 4 * DOUBLER)
    if named > 1:
        raise _FORMAT.wrong(f"seat {seat} has more than one doubler")
    return (1 - named) << 4 * DOUBLER


def _read_known(hand: i64, seat: i64, text: str) -> i64:
    """Read the cards of a hand that every player knows. The doubler is always known."""
    known = _read_cards(text, "known")
    known |= (hand >> 4 * DOUBLER) << 4 * DOUBLER
    for kind in range(VISITOR):
        if (known >> 4 * kind) & 15 > (hand >> 4 * kind) & 15:
            raise _FORMAT.wrong(f"seat {seat} is known to have more {NAMES[kind]} than it has in hand")
    return known


def _empty_chests(state: GloriaState, seat: i64) -> i64:
    empty = count_cards(state.packed[CHEST_CARDS + seat]) - count_bits(state.packed[DERIVED + seat] & ALL_MOTIFS)
    if empty < 0:
        raise _FORMAT.wrong(f"seat {seat} has more rows than chests: chests names all faces, those under rows too")
    return empty


def _read_open(state: GloriaState, text: str, over: bool) -> None:
    places = text.split(".")
    if len(places) != OPEN_CARDS:
        raise _FORMAT.wrong(f"open names the {OPEN_CARDS} open cards, as in open=rings.rugs.joker")
    missing = 0
    for place in range(OPEN_CARDS):
        kind = NO_CARD
        if places[place] == NONE:
            missing += 1
        else:
            kind = _read_kind(places[place], "open", JOKER + 1)
        state.open |= kind * card(place)
    if missing > over:
        raise _FORMAT.wrong("an open card is missing only at the end of a game, and no more than one")


def _read_pile(state: GloriaState) -> None:
    """Put all cards named nowhere in the pile. Count kind by kind, since a text can name more than 15 of a kind."""
    state.pile = 0
    state.pile_size = 0
    for kind in range(len(NAMES)):
        left = KINDS[kind][1]
        if kind == VISITOR:
            left -= state.visitors
        elif kind == DOUBLER:
            left = 0
        else:
            left -= _count_outside_pile(state, kind)
        if left < 0:
            raise _FORMAT.wrong(f"there are only {KINDS[kind][1]} {NAMES[kind]}")
        state.pile += left << 4 * kind
        state.pile_size += left


def _count_outside_pile(state: GloriaState, kind: i64) -> i64:
    """Count the cards of a motif, or the jokers, that are not in the pile."""
    count: i64 = 0
    for place in range(OPEN_CARDS):
        if state.open_at(place) == kind:
            count += 1
    for seat in range(state.seats):
        count += (state.packed[HANDS + seat] >> 4 * kind) & 15
        count += (state.packed[CHEST_CARDS + seat] >> 4 * kind) & 15
        if kind == JOKER:
            count += count_cards(state.packed[JOKERS + seat])
        else:
            count += ((state.packed[ROWS + seat] - state.packed[JOKERS + seat]) >> 4 * kind) & 15
    return count


def _read_fox(state: GloriaState, text: str) -> None:
    """Read the place of the fox. It waits as long as a seat has no row: P9."""
    waits = False
    for seat in range(state.seats):
        if state.packed[ROWS + seat] == 0:
            waits = True
    if waits:
        if text not in ("", NONE):
            raise _FORMAT.wrong("the fox waits until every seat has a row")
        return
    number, _sign, name = text.partition(":")
    if not name:
        raise _FORMAT.wrong("every seat has a row, so say where the fox is, as in fox=0:rings")
    seat = _FORMAT.seat(number, "the seat of the fox", state.seats)
    motif = _read_kind(name, "fox", MOTIFS)
    if state.length_of(seat, motif) == 0:
        raise _FORMAT.wrong(f"seat {seat} has no row of {name} for the fox to stand on")
    state.fox = 16 * seat + motif


def _read_earnings(state: GloriaState, fields: dict[str, str], part: int) -> None:
    """Read the outcomes of the rows that earned points in a scoring."""
    key = _SCORING_KEYS[part]
    if key in fields and state.visitors < SCORINGS[part]:
        raise _FORMAT.wrong(f"{key} is what was earned with visitor {SCORINGS[part]}, who has not come")
    sheets = _FORMAT.each(fields, key, NONE, state.seats)
    for seat in range(state.seats):
        sheet: i64 = 0
        for word in split_list(sheets[seat]):
            name, _sign, why = word.partition(":")
            motif = _read_kind(name, key, MOTIFS)
            outcome = _read_outcome(why.removesuffix("x"), key)
            if why.endswith("x"):
                outcome += DOUBLED
                if not (state.packed[DERIVED + seat] >> (CLOSED + motif)) & 1:
                    raise _FORMAT.wrong(f"{key}: seat {seat} has no doubler on {name}")
            if state.length_of(seat, motif) == 0 or (sheet >> 4 * motif) & 15:
                raise _FORMAT.wrong(f"{key}: seat {seat} has no row of {name}, or it is named twice")
            sheet |= outcome * card(motif)
        state.packed[EARNINGS + MAX_SEATS * part + seat] = sheet
    for motif in range(MOTIFS):
        _check_outcomes(state, part, motif)


def _read_outcome(why: str, key: str) -> int:
    for outcome in (SOLE, LONGEST, TIED, SECOND):
        if OUTCOME_NAMES[outcome] == why:
            return outcome
    raise _FORMAT.wrong(
        f"{key}: a row earns as sole, longest, tied or second (and x where it is doubled), not as {why!r}"
    )


def _check_outcomes(state: GloriaState, part: int, motif: i64) -> None:
    """Refuse outcomes that P12 never gives, such as two longest rows or a second without a longest."""
    count = [0] * (SECOND + 1)
    for seat in range(state.seats):
        count[(state.packed[EARNINGS + MAX_SEATS * part + seat] >> 4 * motif) & 7] += 1
    earned = (count[SOLE], count[LONGEST], count[TIED], count[SECOND])
    # A longest row without a second leaves several that share the second place.
    fits = earned in ((0, 0, 0, 0), (1, 0, 0, 0), (0, 1, 0, 1)) or (earned == (0, 1, 0, 0) and state.seats > 2)
    if not fits and not (earned[2] > 1 and sum(earned) == earned[2]):
        raise _FORMAT.wrong(f"{_SCORING_KEYS[part]}: the rows of {NAMES[motif]} cannot have earned that together")


def _read_end(state: GloriaState, fields: dict[str, str]) -> None:
    expected = (("turn", NONE), ("phase", PHASES[OVER]), ("points", "0"), ("used", NONE))
    for key, value in expected:
        if fields.get(key, value) != value:
            raise _FORMAT.wrong(f"the last visitor has come, so the game is over, and {key} is {value}")
    found = state.outcomes()
    for seat in range(state.seats):
        state.packed[EARNINGS + MAX_SEATS * len(_SCORING_KEYS) + seat] = earning_outcomes(found[seat])
    state.end_game()


def _read_turn(state: GloriaState, fields: dict[str, str]) -> None:
    phase = fields.get("phase", PHASES[ACT])
    if phase not in (PHASES[ACT], PHASES[PASS_ON]) or fields.get("turn") == NONE:
        raise _FORMAT.wrong("the game goes on until the last visitor, so turn is a seat, and phase is act or pass")
    state.begin_turn(_FORMAT.seat(fields.get("turn", "0"), "turn", state.seats))
    if phase == PHASES[ACT]:
        state.points = _FORMAT.number(fields.get("points", str(TURN_POINTS)), "points", 1, TURN_POINTS)
    else:
        state.points = _FORMAT.number(fields.get("points", "0"), "points", 0, 0)
        if state.fox >> 4 != state.turn:
            raise _FORMAT.wrong("phase=pass is for a seat with the fox on one of its rows")
        state.phase = PASS_ON
    _read_used(state, fields.get("used", NONE))
    state.find_legal_moves()


def _read_used(state: GloriaState, text: str) -> None:
    """Read which moves of once per turn were made. The points spent must cover them."""
    for word in split_list(text):
        if word == "blind" and not state.blind_used:
            state.blind_used = True
        elif word == "fox" and not state.fox_moved:
            state.fox_moved = True
        else:
            raise _FORMAT.wrong(f"used is blind, fox, blind.fox or {NONE}, not {text!r}")
    spent = TURN_POINTS - state.points
    if state.fox_moved:
        owner = state.fox >> 4
        if state.fox < 0 or (owner != state.turn and owner != state.left_of(state.turn)):
            raise _FORMAT.wrong("used=fox needs the fox on a row of the seat on turn, or of its left neighbour")
        spent -= 1 if owner == state.turn else 2
    if state.blind_used:
        spent -= 2
    if spent < 0:
        raise _FORMAT.wrong(f"used={text} costs more than the {TURN_POINTS - state.points} points that were spent")
