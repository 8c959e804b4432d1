"""Positions of Karteneck as one line of text.

`karteneck seats=2 turn=0 grill=18.30 stacks=22/0 hands=1135W7/22 displays=44W9/- discard=5W1 ...`:
the draw pile and the supply hold all that is named nowhere. `fresh`, `drawn` and `lays` are the
public history since the discard pile was shuffled: the pile after the shuffle, the kinds that each
seat drew from it, and the lays, such as `1+2:33` if seat 1 had drawn two cards by then and laid two
3s. After a second shuffle each has two parts with a `|` between them, first for the time since the
last shuffle but one. Without them there was no shuffle. Other missing fields are empty or derived.
"""

from __future__ import annotations

import re
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from roost.core.masks import bit_count, highest_bit
from roost.core.position_format import NONE, PositionFormat, join_list, seat_text, split_list
from roost.games.karteneck.components import KINDS, MAX_SEATS, MIN_SEATS, PORTIONS, ROUNDS, VALUES
from roost.games.karteneck.hidden.public_history import find_problem, lay_cards, lay_draws, lay_seat, pack_lay
from roost.games.karteneck.rules.cards import (
    DECK,
    DISPLAY,
    DRAWN,
    EARLIER,
    KIND_BITS,
    KIND_MASK,
    NUMBER_CARDS,
    card_names,
    count,
    parse_card,
    size,
)
from roost.games.karteneck.rules.setup import initial_state
from roost.games.karteneck.rules.state import KarteneckState

_FORMAT: Final = PositionFormat("karteneck", "Karteneck")
_KEYS: Final = (
    *("seats", "turn", "round", "passed", "grill", "stacks", "hands", "displays", "discard"),
    *("fresh", "drawn", "lays"),
)
_HISTORY_KEYS: Final = _KEYS[-3:]
_SHUFFLE: Final = "|"
_CARDS: Final = re.compile("(?!$)[1-5]*(?:W[0-9]+)*")
_CARD: Final = re.compile("[1-5]|W[0-9]+")
_LAY: Final = re.compile("([0-5])[+]([0-9]{1,3}):(1+|2+|3+|4+|5+|(?:W[0-9]+)+)")


def write(state: KarteneckState) -> str:
    """Return the position of a state."""
    seats = range(state.seats)
    return " ".join(
        [
            "karteneck",
            f"seats={state.seats}",
            f"turn={seat_text(state.turn)}",
            f"round={state.round}",
            f"passed={join_list([str(seat) for seat in seats if (state.passed >> seat) & 1])}",
            f"grill={_portions([portion for portion in range(PORTIONS) if (state.grill >> portion) & 1])}",
            f"stacks={'/'.join([_portions(state.stack(seat)) for seat in seats])}",
            f"hands={'/'.join([_cards(state.cards[seat]) for seat in seats])}",
            f"displays={'/'.join([_cards(state.cards[DISPLAY + seat]) for seat in seats])}",
            f"discard={_cards(state.discard)}",
            *_known(state),
        ]
    )


def _known(state: KarteneckState) -> list[str]:
    if state.fresh == 0:
        return [f"{key}={NONE}" for key in _HISTORY_KEYS]
    piles, drawn, lays = (
        [_cards(state.fresh)],
        [_kind_counts(state, DRAWN)],
        [_lays(state.lay_log[state.lays_before_shuffle :])],
    )
    if state.earlier != 0:
        piles.insert(0, _cards(state.earlier))
        drawn.insert(0, _kind_counts(state, EARLIER))
        lays.insert(0, _lays(state.lay_log[: state.lays_before_shuffle]))
    return [f"{key}={_SHUFFLE.join(parts)}" for key, parts in zip(_HISTORY_KEYS, (piles, drawn, lays), strict=True)]


def _portions(portions: list[int]) -> str:
    return join_list([str(VALUES[portion]) for portion in portions])


def _cards(cards: i64) -> str:
    return join_list(card_names(cards), "")


def _kind_counts(state: KarteneckState, first: i64) -> str:
    counts = [state.cards[first + seat] for seat in range(state.seats)]
    return "/".join([".".join([str(count(one, kind)) for kind in range(KINDS)]) for one in counts])


def _lays(lays: vec[i64]) -> str:
    return join_list([f"{lay_seat(lay)}+{lay_draws(lay)}:{_cards(lay_cards(lay))}" for lay in lays])


def read(text: str) -> KarteneckState:
    """The state that a line stands for. What no table can look like is refused, with the reason."""
    fields = _FORMAT.fields(text)
    _FORMAT.check(fields, _KEYS)
    seats = _FORMAT.number(fields.get("seats", str(MIN_SEATS)), "seats", MIN_SEATS, MAX_SEATS)
    state = initial_state(seats)
    _read_portions(state, fields)
    _read_round(state, fields)
    _read_cards(state, fields)
    _check_displays(state)
    if any(key in fields for key in _HISTORY_KEYS):
        _read_history(state, fields)
    return state


def _read_portions(state: KarteneckState, fields: dict[str, str]) -> None:
    stacks = _FORMAT.each(fields, "stacks", NONE, state.seats)
    for seat in range(state.seats):
        for value in split_list(stacks[seat]):
            state.push(seat, _take_from_supply(state, value))
    for value in split_list(fields.get("grill", NONE)):
        state.grill |= 1 << _take_from_supply(state, value)


def _take_from_supply(state: KarteneckState, value: str) -> int:
    """Take a portion from the supply; of those of value 0, the first one left."""
    for portion in range(PORTIONS):
        if str(VALUES[portion]) == value and (state.supply >> portion) & 1:
            state.supply -= 1 << portion
            return portion
    raise _FORMAT.wrong(f"portion {value} does not exist or is named too often")


def _read_round(state: KarteneckState, fields: dict[str, str]) -> None:
    rounds = ROUNDS[state.seats]
    opened = PORTIONS - int(bit_count(state.supply))
    state.round = opened // state.seats
    if opened == 0 or opened % state.seats or state.round > rounds:
        raise _FORMAT.wrong(
            f"there are {opened} portions in stacks and on the grill: each of {rounds} rounds opens {state.seats}"
        )
    if _FORMAT.number(fields.get("round", str(state.round)), "round", 1, rounds) != state.round:
        raise _FORMAT.wrong(f"with {opened} portions in stacks and on the grill it is round {state.round}")
    for text in split_list(fields.get("passed", NONE)):
        seat = _FORMAT.seat(text, "passed", state.seats)
        if (state.passed >> seat) & 1:
            raise _FORMAT.wrong(f"seat {seat} has passed twice")
        state.passed |= 1 << seat
    turn = fields.get("turn", "0")
    if turn == NONE:
        if state.round < rounds or state.grill or state.passed:
            raise _FORMAT.wrong("a game is over only after its last round, with an empty grill and nobody in passed")
        return
    state.turn = _FORMAT.seat(turn, "turn", state.seats)
    if (state.passed >> state.turn) & 1:
        raise _FORMAT.wrong(f"seat {state.turn} is on turn and has passed")


def _read_cards(state: KarteneckState, fields: dict[str, str]) -> None:
    hands = _FORMAT.each(fields, "hands", NONE, state.seats)
    displays = _FORMAT.each(fields, "displays", NONE, state.seats)
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
    """Return the cards of a text such as `1135W7W12`, out of those that are left."""
    if text != NONE and not _CARDS.fullmatch(text):
        raise _FORMAT.wrong(f"{text!r} are no cards: write them as 1135W7W12, numbers first, or - for none")
    cards: i64 = 0
    for word in _CARD.findall(text):
        card: i64 = parse_card(word)
        there = left & card if card > NUMBER_CARDS else count(left, highest_bit(card) // KIND_BITS)
        if card == 0 or there == 0:
            raise _FORMAT.wrong(f"card {word} does not exist or is named too often")
        left -= card
        cards += card
    return cards


def _check_displays(state: KarteneckState) -> None:
    lowest: i64 = 0
    for seat in range(state.seats):
        display = state.cards[DISPLAY + seat]
        if display != 0 and state.turn < 0:
            raise _FORMAT.wrong("a game that is over has no displays")
        if (state.passed >> seat) & 1 and display <= NUMBER_CARDS:
            if display != 0:
                raise _FORMAT.wrong(f"seat {seat} has passed without a worm, so its display is gone")
            lowest += 1
    if state.turn >= 0 and bit_count(state.grill) != state.seats - lowest:
        raise _FORMAT.wrong(
            f"the grill has {state.seats - lowest} portions, one for each seat that did not pass without a worm, "
            f"not {bit_count(state.grill)}"
        )


def _read_history(state: KarteneckState, fields: dict[str, str]) -> None:
    for key in _HISTORY_KEYS:
        if key not in fields:
            raise _FORMAT.wrong(f"{', '.join(_HISTORY_KEYS)} are given together or not at all: {key} is missing")
    if all(fields[key] == NONE for key in _HISTORY_KEYS):
        return
    piles, drawn, lays = [fields[key].split(_SHUFFLE) for key in _HISTORY_KEYS]
    if not len(piles) == len(drawn) == len(lays) <= 2:
        raise _FORMAT.wrong(
            f"{', '.join(_HISTORY_KEYS)} all tell of one shuffle, or all of two with a {_SHUFFLE} between them"
        )
    for pile in piles:
        state.earlier, state.fresh = state.fresh, _parse_cards(pile, DECK)
        if state.fresh == 0:
            raise _FORMAT.wrong("fresh names what the pile held when it was shuffled, which is not nothing")
    for first, counts in zip((DRAWN, EARLIER), reversed(drawn), strict=False):
        _read_kind_counts(state, first, counts)
    for part in lays:
        state.lays_before_shuffle = len(state.lay_log)
        for text in split_list(part):
            state.lay_log = append(state.lay_log, _read_lay(state, text))
    why = find_problem(state)
    if why:
        raise _FORMAT.wrong(why)


def _read_kind_counts(state: KarteneckState, first: i64, text: str) -> None:
    parts = _FORMAT.parts(text, "drawn", state.seats)
    for seat in range(state.seats):
        numbers = parts[seat].split(".")
        if len(numbers) != KINDS:
            raise _FORMAT.wrong(f"drawn has six numbers for each seat, as in 1.0.2.0.0.1, not {parts[seat]!r}")
        for kind in range(KINDS):
            state.cards[first + seat] += _FORMAT.number(numbers[kind], "drawn", 0, KIND_MASK) << KIND_BITS * kind


def _read_lay(state: KarteneckState, text: str) -> i64:
    match = _LAY.fullmatch(text)
    if match is None or int(match[1]) >= state.seats:
        raise _FORMAT.wrong(
            f"{text!r} is no lay: write it as 1+2:33, the seat, how many it had drawn and cards of one kind"
        )
    drawn = _FORMAT.number(match[2], "what a seat had drawn", 0, size(DECK))
    return pack_lay(int(match[1]), drawn, _parse_cards(match[3], DECK))
