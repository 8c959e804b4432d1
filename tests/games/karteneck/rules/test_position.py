"""Positions: writing, reading, missing fields and errors."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from roost.core.chance import FastChance
from roost.core.errors import UnreadableError
from roost.core.playout import play_random_moves
from roost.games.karteneck.game import GAME
from roost.games.karteneck.rules.state import KarteneckState
from tests.games.karteneck.positions import all_but, fields, table
from tests.games.repetitions import field, repetitions

STACKS_AT_THE_END = "16.17.18.19.20.21.22.23.24/25.26.27.28.29.30.31.32.33"


def reached(seats: int, seed: int, steps: int) -> KarteneckState:
    """Return a position of a random game."""
    chance = FastChance(seed)
    state = GAME.new(seats, GAME.options(), chance)
    play_random_moves(state, chance, steps)
    return state


REACHED = st.builds(reached, st.integers(2, 6), st.integers(0, 1 << 30), st.integers(0, 150))


def contents(state: KarteneckState) -> dict[str, object]:
    """Return all data of a state, with portions of value 0 made equal."""
    names = (
        "seats",
        "turn",
        "round",
        "passed",
        "supply",
        "pile",
        "pile_size",
        "discard",
        "fresh",
        "earlier",
        "lays_before_shuffle",
    )
    cards = [int(number) for number in state.cards]
    lays = [int(lay) for lay in state.lay_log]
    stacks = [[max(portion, 2) for portion in state.stack(seat)] for seat in range(state.seats)]
    return {name: int(getattr(state, name)) for name in names} | {
        "cards": cards,
        "lays": lays,
        "stacks": stacks,
        "grill": (state.grill >> 3, bin(state.grill & 7).count("1")),
    }


@given(REACHED)
@settings(max_examples=repetitions(compiled=150, plain=40))
def test_a_position_is_read_as_the_same_state(state: KarteneckState) -> None:
    again = GAME.read(state.position())
    assert contents(again) == contents(state)
    assert again.position() == state.position()
    assert again.log is None


@given(REACHED)
@settings(max_examples=repetitions(compiled=40, plain=10))
def test_copies_and_pickles_are_equal_and_independent(state: KarteneckState) -> None:
    state.log = []
    before = state.position()
    for other in (state.copy(), pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
        assert contents(other) == contents(state)
        assert other.log is None
        if not other.over:
            other.play(0, FastChance(0))
            assert other.position() != before
    assert state.position() == before
    assert state.log == []


def test_missing_fields_are_empty_or_derived() -> None:
    state = table("grill=30.18")
    assert state.position() == (
        "karteneck seats=2 turn=0 round=1 passed=- grill=18.30 stacks=-/- hands=-/- displays=-/- discard=-"
        " fresh=- drawn=- lays=-"
    )
    assert (state.pile_size, state.turn) == (110, 0)


def test_without_history_the_pile_was_never_shuffled() -> None:
    text = "grill=18.30 hands=15W3/2 displays=33W9/4 discard=55W1"
    state = table(text)
    assert fields(state, "fresh", "drawn", "lays") == ["-", "-", "-"]
    assert table(f"{text} fresh=- drawn=- lays=-").position() == state.position()


def test_cards_of_a_kind_may_be_written_in_any_order() -> None:
    state = table("grill=18.30 hands=5131W9W2/-")
    assert field(state, "hands") == "1135W2W9/-"


GOOD = "grill=16.17"
NOTHING = "0.0.0.0.0.0/0.0.0.0.0.0"
KNOWN = f"hands=1W3/2 displays=-/W5 fresh={all_but()} drawn={{0}} lays={{1}}"
DRAWN = "1.0.0.0.0.1/0.1.0.0.0.1"
REFUSED_LAY = "is no lay: write it as 1+2:33, the seat, how many it had drawn and cards of one kind"
REFUSALS = {
    "seats": "'seats' is not of the form key=value",
    "seats=": "'seats=' is not of the form key=value",
    "colour=red": "colour is no part of a position; the parts are: seats, turn, round, passed, grill, stacks, hands,"
    " displays, discard, fresh, drawn, lays",
    "seats=2 seats=2": "seats is given twice",
    "seats=1": "seats is a number from 2 to 6, not '1'",
    "seats=7": "seats is a number from 2 to 6, not '7'",
    "seats=x": "seats is a number from 2 to 6, not 'x'",
    "seats=²": "seats is a number from 2 to 6, not '²'",
    "seats=000000002": "seats is a number from 2 to 6, not '000000002'",
    "": "there are 0 portions in stacks and on the grill: each of 9 rounds opens 2",
    "grill=16": "there are 1 portions in stacks and on the grill: each of 9 rounds opens 2",
    "seats=3 grill=16.17.18.19": "there are 4 portions in stacks and on the grill: each of 8 rounds opens 3",
    f"grill=34.35 stacks={STACKS_AT_THE_END}": "there are 20 portions in stacks and on the grill: each of 9"
    " rounds opens 2",
    "grill=16.15": "portion 15 does not exist or is named too often",
    "grill=16.43": "portion 43 does not exist or is named too often",
    "grill=16.16": "portion 16 does not exist or is named too often",
    "grill=16.17 stacks=16/-": "portion 16 does not exist or is named too often",
    "grill=0.0 stacks=0/0": "portion 0 does not exist or is named too often",
    "grill=16.17 stacks=-": "stacks has 1 parts for 2 seats",
    "grill=16.17 hands=-/-/-": "hands has 3 parts for 2 seats",
    "grill=16.17 round=2": "with 2 portions in stacks and on the grill it is round 1",
    "grill=16.17 round=0": "round is a number from 1 to 9, not '0'",
    "grill=16.17 round=10": "round is a number from 1 to 9, not '10'",
    "grill=16.17 turn=2": "turn is a number from 0 to 1, not '2'",
    "grill=16.17 passed=2": "passed is a number from 0 to 1, not '2'",
    "grill=16.17 turn=0 passed=1.1": "seat 1 has passed twice",
    "grill=16.17 turn=1 passed=1": "seat 1 is on turn and has passed",
    "grill=16.17 turn=-": "a game is over only after its last round, with an empty grill and nobody in passed",
    "stacks=16/17 turn=-": "a game is over only after its last round, with an empty grill and nobody in passed",
    f"turn=- passed=1 stacks={STACKS_AT_THE_END}": "a game is over only after its last round, with an empty grill"
    " and nobody in passed",
    f"turn=- grill=24 stacks={STACKS_AT_THE_END.replace('.24', '')}": "a game is over only after its last round,"
    " with an empty grill and nobody in passed",
    f"turn=- displays=1/- stacks={STACKS_AT_THE_END}": "a game that is over has no displays",
    f"{GOOD} hands=6/-": "'6' are no cards: write them as 1135W7W12, numbers first, or - for none",
    f"{GOOD} hands=W1.2/-": "'W1.2' are no cards: write them as 1135W7W12, numbers first, or - for none",
    f"{GOOD} hands=W/-": "'W' are no cards: write them as 1135W7W12, numbers first, or - for none",
    f"{GOOD} hands=/-": "'' are no cards: write them as 1135W7W12, numbers first, or - for none",
    f"{GOOD} hands=W0/-": "card W0 does not exist or is named too often",
    f"{GOOD} hands=W26/-": "card W26 does not exist or is named too often",
    f"{GOOD} hands=W01/-": "card W01 does not exist or is named too often",
    f"{GOOD} hands=W4/W4": "card W4 does not exist or is named too often",
    f"{GOOD} hands=W4W4/-": "card W4 does not exist or is named too often",
    f"{GOOD} hands={'3' * 18}/-": "card 3 does not exist or is named too often",
    f"{GOOD} hands={'5' * 17}/- displays=-/5": "card 5 does not exist or is named too often",
    f"{GOOD} discard=1W9 displays=W9/-": "card W9 does not exist or is named too often",
    f"{GOOD} passed=1 displays=-/55": "seat 1 has passed without a worm, so its display is gone",
    f"{GOOD} passed=1": "the grill has 1 portions, one for each seat that did not pass without a worm, not 2",
    "grill=16 stacks=-/17": "the grill has 2 portions, one for each seat that did not pass without a worm, not 1",
    f"{GOOD} fresh=-": "fresh, drawn, lays are given together or not at all: drawn is missing",
    f"{GOOD} drawn=-": "fresh, drawn, lays are given together or not at all: fresh is missing",
    f"{GOOD} fresh=- drawn=-": "fresh, drawn, lays are given together or not at all: lays is missing",
    f"{GOOD} fresh=1 drawn={NOTHING}|{NOTHING} lays=-": "fresh, drawn, lays all tell of one shuffle, or all of two"
    " with a | between them",
    f"{GOOD} fresh=1|2 drawn={NOTHING}|{NOTHING} lays=-": "fresh, drawn, lays all tell of one shuffle, or all of two"
    " with a | between them",
    f"{GOOD} fresh=1|2|3 drawn=-|-|- lays=-|-|-": "fresh, drawn, lays all tell of one shuffle, or all of two with a |"
    " between them",
    f"{GOOD} fresh=- drawn={NOTHING} lays=-": "fresh names what the pile held when it was shuffled, which is not"
    " nothing",
    f"{GOOD} fresh=-|1 drawn={NOTHING}|{NOTHING} lays=-|-": "fresh names what the pile held when it was shuffled,"
    " which is not nothing",
    f"{GOOD} {KNOWN.format('1.0.0/-', '-')}": "drawn has six numbers for each seat, as in 1.0.2.0.0.1, not '1.0.0'",
    f"{GOOD} {KNOWN.format('-/-', '-')}": "drawn has six numbers for each seat, as in 1.0.2.0.0.1, not '-'",
    f"{GOOD} {KNOWN.format('1.0.0.0.0.32/-', '-')}": "drawn is a number from 0 to 31, not '32'",
    f"{GOOD} {KNOWN.format('1.0.0.0.0.1', '-')}": "drawn has 1 parts for 2 seats",
    f"{GOOD} fresh=7 drawn={NOTHING} lays=-": "'7' are no cards: write them as 1135W7W12, numbers first, or - for none",
    f"{GOOD} fresh=W1W1 drawn={NOTHING} lays=-": "card W1 does not exist or is named too often",
    f"{GOOD} {KNOWN.format(DRAWN, '1+2')}": f"'1+2' {REFUSED_LAY}",
    f"{GOOD} {KNOWN.format(DRAWN, '1+2:')}": f"'1+2:' {REFUSED_LAY}",
    f"{GOOD} {KNOWN.format(DRAWN, '1+2:12')}": f"'1+2:12' {REFUSED_LAY}",
    f"{GOOD} {KNOWN.format(DRAWN, '1+2:1W5')}": f"'1+2:1W5' {REFUSED_LAY}",
    f"{GOOD} {KNOWN.format(DRAWN, '2+2:W5')}": f"'2+2:W5' {REFUSED_LAY}",
    f"{GOOD} {KNOWN.format(DRAWN, '1:W5')}": f"'1:W5' {REFUSED_LAY}",
    f"{GOOD} {KNOWN.format(DRAWN, '1+2:W5.')}": f"'' {REFUSED_LAY}",
    f"{GOOD} {KNOWN.format(DRAWN, '1+111:W5')}": "what a seat had drawn is a number from 0 to 110, not '111'",
    f"{GOOD} {KNOWN.format(DRAWN, '1+2:W26')}": "card W26 does not exist or is named too often",
    f"{GOOD} {KNOWN.format(DRAWN, '1+2:' + '3' * 18)}": "card 3 does not exist or is named too often",
    f"{GOOD} {KNOWN.format('0.0.0.0.0.1/0.1.0.0.0.1', '1+2:W5')}": "of kind 1 1 cards were drawn since the shuffle,"
    " not 0",
    f"{GOOD} {KNOWN.format('1.0.0.0.0.1/0.1.0.0.0.2', '1+2:W5')}": "of kind W 2 cards were drawn since the shuffle,"
    " not 3",
    f"{GOOD} {KNOWN.format(DRAWN, '1+2:W5.0+1:3')}": "seat 0 laid 3, and that does not lie open",
    f"{GOOD} {KNOWN.format(DRAWN, '1+2:W5.1+2:W5')}": "seat 1 laid W5, and that does not lie open",
    f"{GOOD} {KNOWN.format(DRAWN, '1+2:W3')}": "seat 1 laid W3, and that does not lie open",
    f"{GOOD} {KNOWN.format('0.1.0.0.0.1/1.0.0.0.0.1', '1+2:W5')}": "seat 0 drew more 2s than are in its hand and were"
    " laid",
    f"{GOOD} {KNOWN.format('1.0.0.0.0.0/0.1.0.0.0.2', '1+2:W5')}": "the worms that seat 0 drew are not those in its"
    " hand and laid",
    f"{GOOD} {KNOWN.format(DRAWN, '-')}": "the worms that seat 1 drew are not those in its hand and laid",
    f"{GOOD} {KNOWN.format(DRAWN, '0+2:W5')}": "the worms that seat 0 drew are not those in its hand and laid",
    f"{GOOD} {KNOWN.format(DRAWN, '1+3:W5')}": "seat 1 laid W5 after 3 draws, not after 0 to 2",
    f"{GOOD} {KNOWN.format(DRAWN, '1+0:W5')}": "seat 1 laid W5 before it can have drawn all of it",
    f"{GOOD} hands=-/- displays=33W5/2 discard={all_but('33W5', '2', '1')} fresh=13W5 drawn=0.0.1.0.0.1/0.0.0.0.0.0"
    " lays=0+2:W5.0+1:33": "seat 0 laid 33 after 1 draws, not after 2 to 2",
    f"{GOOD} hands=-/- displays=333W5/2 discard={all_but('333W5', '2', '1')} fresh=133W5 drawn=0.0.2.0.0.1/0.0.0.0.0.0"
    " lays=0+2:W5.0+2:333": "seat 0 laid 333 before it can have drawn all of it",
    f"{GOOD} hands=-/2 displays=3/- discard={all_but('2', '3', '1')} fresh=13 drawn=0.0.1.0.0.0/0.0.0.0.0.0"
    " lays=0+0:3.0+0:3": "seat 0 laid 3 before it can have drawn all of it",
}


@pytest.mark.parametrize("text", REFUSALS)
def test_impossible_positions_are_errors(text: str) -> None:
    with pytest.raises(UnreadableError) as caught:
        GAME.read(f"karteneck {text}")
    why = REFUSALS[text]
    assert str(caught.value) == f"not a position of Karteneck: {why}"
    assert (caught.value.reason, caught.value.data) == ("position", {"why": why})


@pytest.mark.parametrize("text", ["", "zwickern grill=16.17", "grill=16.17"])
def test_positions_of_other_games_are_errors(text: str) -> None:
    with pytest.raises(UnreadableError, match="a position begins with the word karteneck"):
        GAME.read(text)


def test_the_pile_can_hold_only_shuffled_cards() -> None:
    for missing in ("1", "5", "W1", "W25"):
        known = f"fresh={all_but(missing)} drawn={NOTHING} lays=-"
        with pytest.raises(UnreadableError, match="the draw pile holds cards that are not in fresh"):
            table(f"{GOOD} {known}")
        assert field(table(f"{GOOD} hands={missing}/- {known}"), "fresh") == all_but(missing)


def test_the_history_may_be_written_out() -> None:
    state = table(f"{GOOD} {KNOWN.format(DRAWN, '1+1:W5')}")
    assert fields(state, "fresh", "drawn", "lays") == [all_but(), DRAWN, "1+1:W5"]
