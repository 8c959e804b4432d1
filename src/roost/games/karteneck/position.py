"""A game of Karteneck as one line of text, to be read and written by programs and by people.

`karteneck seats=2 turn=0 grill=18.30 stacks=22/0 hands=1135W7/22 displays=44W9/- discard=5W1 ...`: the draw pile and
the supply are all that is named nowhere. `fresh`, `drawn` and `laid` say what can be known of hidden cards; left out,
it is as if all cards but those discarded had been dealt from one shuffled pile. Whatever else is left out is empty or
worked out.
"""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import i64

from roost.core.fields import NONE, Form, joined, listed, whose
from roost.core.masks import bits, highest
from roost.games.karteneck.cards import (
    DECK,
    DISPLAY,
    DRAWN,
    FIELD,
    LAID,
    NUMBER_CARDS,
    WIDTH,
    WORM_BITS,
    count,
    named,
    names,
    size,
    tally,
)
from roost.games.karteneck.components import FEWEST_SEATS, KINDS, MOST_SEATS, NUMBERS, PORTIONS, ROUNDS, VALUES
from roost.games.karteneck.state import KarteneckState, fresh

_FORM: Final = Form("karteneck", "Karteneck")
_KEYS: Final = (
    *("seats", "turn", "round", "passed", "grill", "stacks", "hands", "displays", "discard"),
    *("fresh", "drawn", "laid"),
)
_KNOWN: Final = _KEYS[-3:]
_WHOLE_DECK: Final = "deck"
_CARDS: Final = re.compile("(?!$)[1-5]*(?:W[0-9]+)*")
_CARD: Final = re.compile("[1-5]|W[0-9]+")


def write(state: KarteneckState) -> str:
    """The whole state in one line."""
    seats = range(state.seats)
    return " ".join(
        [
            "karteneck",
            f"seats={state.seats}",
            f"turn={whose(state.turn)}",
            f"round={state.round}",
            f"passed={joined([str(seat) for seat in seats if (state.passed >> seat) & 1])}",
            f"grill={_portions([portion for portion in range(PORTIONS) if (state.grill >> portion) & 1])}",
            f"stacks={'/'.join([_portions(state.stack(seat)) for seat in seats])}",
            f"hands={'/'.join([_cards(state.cards[seat]) for seat in seats])}",
            f"displays={'/'.join([_cards(state.cards[DISPLAY + seat]) for seat in seats])}",
            f"discard={_cards(state.discard)}",
            f"fresh={_WHOLE_DECK if state.fresh == DECK else _cards(state.fresh)}",
            f"drawn={'/'.join([_tally(state.cards[DRAWN + seat]) for seat in seats])}",
            f"laid={'/'.join([_tally(state.cards[LAID + seat]) for seat in seats])}",
        ]
    )


def _portions(portions: list[int]) -> str:
    return joined([str(VALUES[portion]) for portion in portions])


def _cards(cards: i64) -> str:
    return joined(names(cards), "")


def _tally(counts: i64) -> str:
    return ".".join([str(count(counts, kind)) for kind in range(KINDS)])


def read(text: str) -> KarteneckState:
    """The state that a line stands for. What no table can look like is refused, with the reason."""
    fields = _FORM.fields(text)
    _FORM.check(fields, _KEYS)
    seats = _FORM.number(fields.get("seats", str(FEWEST_SEATS)), "seats", FEWEST_SEATS, MOST_SEATS)
    state = fresh(seats)
    _read_portions(state, fields)
    _read_round(state, fields)
    _read_cards(state, fields)
    _check_displays(state)
    if not any(key in fields for key in _KNOWN):
        _assume_known(state)
    else:
        _read_known(state, fields)
        _check_known(state)
    return state


def _read_portions(state: KarteneckState, fields: dict[str, str]) -> None:
    stacks = _FORM.each(fields, "stacks", NONE, state.seats)
    for seat in range(state.seats):
        for value in listed(stacks[seat]):
            state.push(seat, _open(state, value))
    for value in listed(fields.get("grill", NONE)):
        state.grill |= 1 << _open(state, value)


def _open(state: KarteneckState, value: str) -> int:
    """A portion that was opened; of those of value 0 the first that is left."""
    for portion in range(PORTIONS):
        if str(VALUES[portion]) == value and (state.supply >> portion) & 1:
            state.supply -= 1 << portion
            return portion
    raise _FORM.wrong(f"portion {value} does not exist or is named too often")


def _read_round(state: KarteneckState, fields: dict[str, str]) -> None:
    rounds = ROUNDS[state.seats]
    opened = PORTIONS - int(bits(state.supply))
    state.round = opened // state.seats
    if opened == 0 or opened % state.seats or state.round > rounds:
        raise _FORM.wrong(
            f"there are {opened} portions in stacks and on the grill: each of {rounds} rounds opens {state.seats}"
        )
    if _FORM.number(fields.get("round", str(state.round)), "round", 1, rounds) != state.round:
        raise _FORM.wrong(f"with {opened} portions in stacks and on the grill it is round {state.round}")
    for text in listed(fields.get("passed", NONE)):
        seat = _FORM.seat(text, "passed", state.seats)
        if (state.passed >> seat) & 1:
            raise _FORM.wrong(f"seat {seat} has passed twice")
        state.passed |= 1 << seat
    turn = fields.get("turn", "0")
    if turn == NONE:
        if state.round < rounds or state.grill or state.passed:
            raise _FORM.wrong("a game is over only after its last round, with an empty grill and nobody in passed")
        return
    state.turn = _FORM.seat(turn, "turn", state.seats)
    if (state.passed >> state.turn) & 1:
        raise _FORM.wrong(f"seat {state.turn} is on turn and has passed")


def _read_cards(state: KarteneckState, fields: dict[str, str]) -> None:
    hands = _FORM.each(fields, "hands", NONE, state.seats)
    displays = _FORM.each(fields, "displays", NONE, state.seats)
    for seat in range(state.seats):
        state.cards[seat] = _from_pile(state, hands[seat])
        state.cards[DISPLAY + seat] = _from_pile(state, displays[seat])
    state.discard = _from_pile(state, fields.get("discard", NONE))
    state.pile_size = size(state.pile)


def _from_pile(state: KarteneckState, text: str) -> i64:
    cards = _parse_cards(text, state.pile)
    state.pile -= cards
    return cards


def _parse_cards(text: str, left: i64) -> i64:
    """Cards such as `1135W7W12`, out of those that are left."""
    if text != NONE and not _CARDS.fullmatch(text):
        raise _FORM.wrong(f"{text!r} are no cards: write them as 1135W7W12, numbers first, or - for none")
    cards: i64 = 0
    for word in _CARD.findall(text):
        card: i64 = named(word)
        there = left & card if card > NUMBER_CARDS else count(left, highest(card) // WIDTH)
        if card == 0 or there == 0:
            raise _FORM.wrong(f"card {word} does not exist or is named too often")
        left -= card
        cards += card
    return cards


def _check_displays(state: KarteneckState) -> None:
    lowest: i64 = 0
    for seat in range(state.seats):
        display = state.cards[DISPLAY + seat]
        if display != 0 and state.turn < 0:
            raise _FORM.wrong("a game that is over has no displays")
        if (state.passed >> seat) & 1 and display <= NUMBER_CARDS:
            if display != 0:
                raise _FORM.wrong(f"seat {seat} has passed without a worm, so its display is gone")
            lowest += 1
    if state.turn >= 0 and bits(state.grill) != state.seats - lowest:
        raise _FORM.wrong(
            f"the grill has {state.seats - lowest} portions, one for each seat that did not pass without a worm, "
            f"not {bits(state.grill)}"
        )


def _assume_known(state: KarteneckState) -> None:
    """As if the last shuffle had left out just what is discarded now."""
    state.fresh = DECK - state.discard
    for seat in range(state.seats):
        state.cards[DRAWN + seat] = tally(state.cards[seat] + state.cards[DISPLAY + seat])
        state.cards[LAID + seat] = tally(state.cards[DISPLAY + seat])


def _read_known(state: KarteneckState, fields: dict[str, str]) -> None:
    for key in _KNOWN:
        if key not in fields:
            raise _FORM.wrong(f"{', '.join(_KNOWN)} are given together or not at all: {key} is missing")
    if fields["fresh"] != _WHOLE_DECK:
        state.fresh = _parse_cards(fields["fresh"], DECK)
    for key, first in (("drawn", DRAWN), ("laid", LAID)):
        parts = _FORM.each(fields, key, NONE, state.seats)
        for seat in range(state.seats):
            numbers = parts[seat].split(".")
            if len(numbers) != KINDS:
                raise _FORM.wrong(f"{key} has six numbers for each seat, as in 1.0.2.0.0.1, not {parts[seat]!r}")
            for kind in range(KINDS):
                state.cards[first + seat] += _FORM.number(numbers[kind], key, 0, FIELD) << WIDTH * kind


def _check_known(state: KarteneckState) -> None:
    """What was drawn since the last shuffle left the pile then, and is in the hand or was laid out."""
    more = any(count(state.fresh, kind) < count(state.pile, kind) for kind in range(NUMBERS))
    if more or (state.pile & ~state.fresh) >> WORM_BITS:
        raise _FORM.wrong("the draw pile holds cards that are not in fresh")
    gone = tally(state.fresh) - tally(state.pile)
    for kind in range(KINDS):
        drawn: i64 = 0
        laid: i64 = 0
        lying: i64 = count(tally(state.discard), kind)
        for seat in range(state.seats):
            drawn += count(state.cards[DRAWN + seat], kind)
            laid += count(state.cards[LAID + seat], kind)
            lying += count(tally(state.cards[DISPLAY + seat]), kind)
        if drawn != count(gone, kind):
            raise _FORM.wrong(
                f"of kind {_kind(kind)} {count(gone, kind)} cards were drawn since the shuffle, not {drawn}"
            )
        if laid > lying:
            raise _FORM.wrong(f"of kind {_kind(kind)} {laid} cards were laid, but only {lying} lie open")
    for seat in range(state.seats):
        _check_seat(state, seat)


def _check_seat(state: KarteneckState, seat: i64) -> None:
    hand = state.cards[seat]
    for kind in range(NUMBERS):
        if count(hand, kind) + count(state.cards[LAID + seat], kind) < count(state.cards[DRAWN + seat], kind):
            raise _FORM.wrong(f"seat {seat} drew more {kind + 1}s than are in its hand and were laid")
    held = bits((hand & state.fresh) >> WORM_BITS)
    shown = bits((state.cards[DISPLAY + seat] & state.fresh) >> WORM_BITS)
    laid = count(state.cards[LAID + seat], NUMBERS)
    if count(state.cards[DRAWN + seat], NUMBERS) != held + laid or laid < shown:
        raise _FORM.wrong(f"the worms that seat {seat} drew are not those in its hand and laid")


def _kind(kind: int) -> str:
    return "12345W"[kind]
