"""A game of Gloria Picktoria as one line of text, to be read and written by programs and by people.

`gloria seats=2 turn=0 points=2 open=rings.rugs.joker hands=2eggs.tails/3rings rows=eggs:2+1x.rugs:1/- chests=...`:
sets of cards name each kind with its number in front, a row is its motif cards, `+` its jokers and `x` its doubler,
`chests` are the faces of all chests. The pile is everything that is named nowhere, and a doubler that is named nowhere
is in its hand. What else is left out is as at the start, or empty; only the open cards must be named.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from roost.core.position_format import NONE, PositionFormat, join_list, seat_text, split_list
from roost.games.gloria.components import (
    DOUBLER,
    JOKER,
    KINDS,
    MOST_SEATS,
    MOTIFS,
    NAMES,
    OPEN_CARDS,
    POINTS,
    SCORINGS,
    VISITOR,
)
from roost.games.gloria.rules.cards import bit, card, kinds, size
from roost.games.gloria.rules.legal_moves import bits
from roost.games.gloria.rules.packed_fields import (
    ALL_MOTIFS,
    CHESTS,
    CLOSED,
    FACES,
    HANDS,
    HELD,
    JOKERS,
    KNOWN,
    MARKS,
    ROWS,
    SHEETS,
)
from roost.games.gloria.rules.phases import ACT, NO_CARD, OVER, PASS_ON, PHASES
from roost.games.gloria.rules.row_scoring import DOUBLED, LONGEST, OUTCOMES, SECOND, SOLE, TIED, earning
from roost.games.gloria.rules.state import GloriaState, fresh

_FORM: Final = PositionFormat("gloria", "Gloria Picktoria")
_SHEETS: Final[tuple[str, ...]] = ("first", "second")
"""The scorings that a position remembers; the third is the end, and follows from the table."""
_KEYS: Final = (
    *("seats", "turn", "phase", "points", "used", "open", "visitors", "fox"),
    *("hands", "known", "rows", "chests", *_SHEETS),
)


def write(state: GloriaState) -> str:
    """The whole state in one line."""
    used = [word for word, spent in (("blind", state.blind_used), ("fox", state.fox_moved)) if spent]
    fox = f"{state.fox >> 4}:{NAMES[state.fox & 15]}" if state.fox >= 0 else NONE
    parts = [
        "gloria",
        f"seats={state.seats}",
        f"turn={seat_text(state.turn)}",
        f"phase={PHASES[state.phase]}",
        f"points={state.points}",
        f"used={join_list(used)}",
        f"open={'.'.join([_open(state.open_at(place)) for place in range(OPEN_CARDS)])}",
        f"visitors={state.visitors}",
        f"fox={fox}",
        f"hands={_each([_cards(state.own[HANDS + seat]) for seat in range(state.seats)])}",
        f"known={_each([_cards(_without_doubler(state.own[KNOWN + seat])) for seat in range(state.seats)])}",
        f"rows={_each([_rows(state, seat) for seat in range(state.seats)])}",
        f"chests={_each([_cards(state.own[FACES + seat]) for seat in range(state.seats)])}",
    ]
    for part in range(len(_SHEETS)):
        if state.visitors >= SCORINGS[part]:
            first = SHEETS + MOST_SEATS * part
            sheets = [_sheet(state.own[first + seat]) for seat in range(state.seats)]
            parts.append(f"{_SHEETS[part]}={_each(sheets)}")
    return " ".join(parts)


def _each(texts: list[str]) -> str:
    return "/".join(texts)


def _open(kind: i64) -> str:
    return NONE if kind == NO_CARD else NAMES[kind]


def _without_doubler(cards: i64) -> i64:
    return cards & ((card(DOUBLER)) - 1)


def _cards(cards: i64) -> str:
    named: list[str] = []
    for kind in range(len(NAMES)):
        count = (cards >> 4 * kind) & 15
        if count > 0:
            named.append(f"{count if count > 1 else ''}{NAMES[kind]}")
    return join_list(named)


def _rows(state: GloriaState, seat: i64) -> str:
    named: list[str] = []
    for motif in range(MOTIFS):
        length = state.length_of(seat, motif)
        if length > 0:
            jokers = (state.own[JOKERS + seat] >> 4 * motif) & 15
            closed = (state.own[MARKS + seat] >> (CLOSED + motif)) & 1
            named.append(f"{NAMES[motif]}:{length - jokers}{f'+{jokers}' if jokers > 0 else ''}{'x' if closed else ''}")
    return join_list(named)


def _sheet(sheet: i64) -> str:
    named: list[str] = []
    for motif in range(MOTIFS):
        outcome = (sheet >> 4 * motif) & 15
        if outcome > 0:
            named.append(f"{NAMES[motif]}:{OUTCOMES[outcome & 7]}{'x' if outcome >= DOUBLED else ''}")
    return join_list(named)


def read(text: str) -> GloriaState:
    """The state that a line stands for. What no table can look like is refused, with the reason."""
    fields = _FORM.fields(text)
    _FORM.check(fields, _KEYS)
    state = fresh(_FORM.number(fields.get("seats", "2"), "seats", 2, MOST_SEATS))
    state.visitors = _FORM.number(fields.get("visitors", "0"), "visitors", 0, SCORINGS[-1])
    over = state.visitors == SCORINGS[-1]
    _read_seats(state, fields)
    _read_open(state, fields.get("open", ""), over)
    _read_pile(state)
    _read_fox(state, fields.get("fox", ""))
    for part in range(len(_SHEETS)):
        _read_sheet(state, fields, part)
    if over:
        _read_end(state, fields)
    else:
        _read_turn(state, fields)
    return state


def _kind(name: str, key: str, most: int) -> int:
    """The number of a kind, of the first so many."""
    for kind in range(most):
        if NAMES[kind] == name:
            return kind
    raise _FORM.wrong(f"{key} does not know {name!r}: {', '.join(NAMES[:most])} it may be")


def _read_cards(text: str, key: str) -> i64:
    """A set of cards, such as `2rings.joker`."""
    cards: i64 = 0
    for word in split_list(text):
        name = word.lstrip("0123456789")
        digits = word[: len(word) - len(name)]
        kind = _kind(name, key, VISITOR)
        count = _FORM.number(digits, f"{key}: the number of {name}", 1, KINDS[kind][1]) if digits else 1
        if (cards >> 4 * kind) & 15:
            raise _FORM.wrong(f"{key} names {name} twice for one seat")
        cards += count * card(kind)
    return cards


def _read_seats(state: GloriaState, fields: dict[str, str]) -> None:
    hands = _FORM.each(fields, "hands", NONE, state.seats)
    known = _FORM.each(fields, "known", NONE, state.seats)
    rows = _FORM.each(fields, "rows", NONE, state.seats)
    chests = _FORM.each(fields, "chests", NONE, state.seats)
    for seat in range(state.seats):
        hand = _read_cards(hands[seat], "hands")
        state.own[FACES + seat] = _read_cards(chests[seat], "chests")
        _read_rows(state, seat, rows[seat])
        hand += _doubler_in_hand(state, seat, hand)
        state.own[HANDS + seat] = hand
        state.own[MARKS + seat] |= kinds(hand) << HELD
        state.own[KNOWN + seat] = _read_known(hand, seat, known[seat])
        state.own[MARKS + seat] += _empty_chests(state, seat) << CHESTS


def _read_rows(state: GloriaState, seat: i64, text: str) -> None:
    """Rows, such as `rings:2+1x`: two rings, a joker, and the doubler."""
    for word in split_list(text):
        name, sign, cards = word.partition(":")
        motif = _kind(name, "rows", MOTIFS)
        if not sign:
            raise _FORM.wrong(
                f"a row is written as {name}:2, {name}:2+1 with a joker, {name}:2x with a doubler, not {word!r}"
            )
        if state.length_of(seat, motif):
            raise _FORM.wrong(f"seat {seat} has two rows of {name}")
        closed = cards.endswith("x")
        own, plus, extra = cards.removesuffix("x").partition("+")
        count = _FORM.number(own, f"the number of {name} in a row", 1, KINDS[motif][1])
        jokers = _FORM.number(extra, f"the number of jokers in a row of {name}", 1, KINDS[JOKER][1]) if plus else 0
        state.own[ROWS + seat] += (count + jokers) * card(motif)
        state.own[JOKERS + seat] += jokers * card(motif)
        state.own[MARKS + seat] |= bit(motif)
        if closed:
            state.own[MARKS + seat] |= bit(CLOSED + motif)


def _doubler_in_hand(state: GloriaState, seat: i64, hand: i64) -> i64:
    """The doubler, if it is named nowhere: then it is in the hand."""
    closed = bits((state.own[MARKS + seat] >> CLOSED) & ALL_MOTIFS)
    named = closed + (hand >> 4 * DOUBLER) + (state.own[FACES + seat] >> 4 * DOUBLER)
    if named > 1:
        raise _FORM.wrong(f"seat {seat} has more than one doubler")
    return (1 - named) << 4 * DOUBLER


def _read_known(hand: i64, seat: i64, text: str) -> i64:
    """The cards of a hand that everybody knows; the doubler is one of them without saying so."""
    known = _read_cards(text, "known")
    known |= (hand >> 4 * DOUBLER) << 4 * DOUBLER
    for kind in range(VISITOR):
        if (known >> 4 * kind) & 15 > (hand >> 4 * kind) & 15:
            raise _FORM.wrong(f"seat {seat} is known to have more {NAMES[kind]} than it has in hand")
    return known


def _empty_chests(state: GloriaState, seat: i64) -> i64:
    empty = size(state.own[FACES + seat]) - bits(state.own[MARKS + seat] & ALL_MOTIFS)
    if empty < 0:
        raise _FORM.wrong(f"seat {seat} has more rows than chests: chests names the faces of all, those under rows too")
    return empty


def _read_open(state: GloriaState, text: str, over: bool) -> None:
    places = text.split(".")
    if len(places) != OPEN_CARDS:
        raise _FORM.wrong(f"open names the {OPEN_CARDS} open cards, as in open=rings.rugs.joker")
    missing = 0
    for place in range(OPEN_CARDS):
        kind = NO_CARD
        if places[place] == NONE:
            missing += 1
        else:
            kind = _kind(places[place], "open", JOKER + 1)
        state.open |= kind * card(place)
    if missing > over:
        raise _FORM.wrong("an open card is missing only at the end of a game, and no more than one")


def _read_pile(state: GloriaState) -> None:
    """What is named nowhere is in the pile. Counted one kind at a time, since a text can name more than 15 of one."""
    state.pile = 0
    state.pile_size = 0
    for kind in range(len(NAMES)):
        left = KINDS[kind][1]
        if kind == VISITOR:
            left -= state.visitors
        elif kind == DOUBLER:
            left = 0
        else:
            left -= _named(state, kind)
        if left < 0:
            raise _FORM.wrong(f"there are only {KINDS[kind][1]} {NAMES[kind]}")
        state.pile += left << 4 * kind
        state.pile_size += left


def _named(state: GloriaState, kind: i64) -> i64:
    """How many cards of a motif, or jokers, lie before the seats, in hands and open."""
    count: i64 = 0
    for place in range(OPEN_CARDS):
        if state.open_at(place) == kind:
            count += 1
    for seat in range(state.seats):
        count += (state.own[HANDS + seat] >> 4 * kind) & 15
        count += (state.own[FACES + seat] >> 4 * kind) & 15
        if kind == JOKER:
            count += size(state.own[JOKERS + seat])
        else:
            count += ((state.own[ROWS + seat] - state.own[JOKERS + seat]) >> 4 * kind) & 15
    return count


def _read_fox(state: GloriaState, text: str) -> None:
    """P9: the fox waits exactly as long as a seat has no row."""
    waits = False
    for seat in range(state.seats):
        if state.own[ROWS + seat] == 0:
            waits = True
    if waits:
        if text not in ("", NONE):
            raise _FORM.wrong("the fox waits until every seat has a row")
        return
    number, _sign, name = text.partition(":")
    if not name:
        raise _FORM.wrong("every seat has a row, so say where the fox is, as in fox=0:rings")
    seat = _FORM.seat(number, "the seat of the fox", state.seats)
    motif = _kind(name, "fox", MOTIFS)
    if state.length_of(seat, motif) == 0:
        raise _FORM.wrong(f"seat {seat} has no row of {name} for the fox to stand on")
    state.fox = 16 * seat + motif


def _read_sheet(state: GloriaState, fields: dict[str, str], part: int) -> None:
    """What the rows earned in a scoring."""
    key = _SHEETS[part]
    if key in fields and state.visitors < SCORINGS[part]:
        raise _FORM.wrong(f"{key} is what was earned with visitor {SCORINGS[part]}, who has not come")
    sheets = _FORM.each(fields, key, NONE, state.seats)
    for seat in range(state.seats):
        sheet: i64 = 0
        for word in split_list(sheets[seat]):
            name, _sign, why = word.partition(":")
            motif = _kind(name, key, MOTIFS)
            outcome = _outcome(why.removesuffix("x"), key)
            if why.endswith("x"):
                outcome += DOUBLED
                if not (state.own[MARKS + seat] >> (CLOSED + motif)) & 1:
                    raise _FORM.wrong(f"{key}: seat {seat} has no doubler on {name}")
            if state.length_of(seat, motif) == 0 or (sheet >> 4 * motif) & 15:
                raise _FORM.wrong(f"{key}: seat {seat} has no row of {name}, or it is named twice")
            sheet |= outcome * card(motif)
        state.own[SHEETS + MOST_SEATS * part + seat] = sheet
    for motif in range(MOTIFS):
        _check_ranks(state, part, motif)


def _outcome(why: str, key: str) -> int:
    for outcome in (SOLE, LONGEST, TIED, SECOND):
        if OUTCOMES[outcome] == why:
            return outcome
    raise _FORM.wrong(
        f"{key}: a row earns as sole, longest, tied or second (and x where it is doubled), not as {why!r}"
    )


def _check_ranks(state: GloriaState, part: int, motif: i64) -> None:
    """Refuse what P12 never gives: two longest, a second without a longest, and so on."""
    count = [0] * (SECOND + 1)
    for seat in range(state.seats):
        count[(state.own[SHEETS + MOST_SEATS * part + seat] >> 4 * motif) & 7] += 1
    earned = (count[SOLE], count[LONGEST], count[TIED], count[SECOND])
    # A longest row without a second leaves several that share the second place.
    fits = earned in ((0, 0, 0, 0), (1, 0, 0, 0), (0, 1, 0, 1)) or (earned == (0, 1, 0, 0) and state.seats > 2)
    if not fits and not (earned[2] > 1 and sum(earned) == earned[2]):
        raise _FORM.wrong(f"{_SHEETS[part]}: the rows of {NAMES[motif]} cannot have earned that together")


def _read_end(state: GloriaState, fields: dict[str, str]) -> None:
    expected = (("turn", NONE), ("phase", PHASES[OVER]), ("points", "0"), ("used", NONE))
    for key, value in expected:
        if fields.get(key, value) != value:
            raise _FORM.wrong(f"the last visitor has come, so the game is over, and {key} is {value}")
    found = state.outcomes()
    for seat in range(state.seats):
        state.own[SHEETS + MOST_SEATS * len(_SHEETS) + seat] = earning(found[seat])
    state.finish()


def _read_turn(state: GloriaState, fields: dict[str, str]) -> None:
    phase = fields.get("phase", PHASES[ACT])
    if phase not in (PHASES[ACT], PHASES[PASS_ON]) or fields.get("turn") == NONE:
        raise _FORM.wrong("the game goes on until the last visitor, so turn is a seat, and phase is act or pass")
    state.begin(_FORM.seat(fields.get("turn", "0"), "turn", state.seats))
    if phase == PHASES[ACT]:
        state.points = _FORM.number(fields.get("points", str(POINTS)), "points", 1, POINTS)
    else:
        state.points = _FORM.number(fields.get("points", "0"), "points", 0, 0)
        if state.fox >> 4 != state.turn:
            raise _FORM.wrong("phase=pass is for a seat with the fox on one of its rows")
        state.phase = PASS_ON
    _read_used(state, fields.get("used", NONE))
    state.ask()


def _read_used(state: GloriaState, text: str) -> None:
    """What was done in this turn that can be done only once, as far as the points spent allow it."""
    for word in split_list(text):
        if word == "blind" and not state.blind_used:
            state.blind_used = True
        elif word == "fox" and not state.fox_moved:
            state.fox_moved = True
        else:
            raise _FORM.wrong(f"used is blind, fox, blind.fox or {NONE}, not {text!r}")
    spent = POINTS - state.points
    if state.fox_moved:
        owner = state.fox >> 4
        if state.fox < 0 or (owner != state.turn and owner != state.left(state.turn)):
            raise _FORM.wrong("used=fox needs the fox on a row of the seat on turn, or of its left neighbour")
        spent -= 1 if owner == state.turn else 2
    if state.blind_used:
        spent -= 2
    if spent < 0:
        raise _FORM.wrong(f"used={text} costs more than the {POINTS - state.points} points that were spent")
