"""Positions: writing, reading, missing fields and errors."""

from __future__ import annotations

import copy
import pickle
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from roost.core.chance import FastChance
from roost.core.errors import UnreadableError
from roost.core.playout import play_random_moves
from roost.games.heckmeck.game import GAME
from roost.games.heckmeck.options import HeckmeckOptions
from roost.games.heckmeck.rules.state import HeckmeckState
from tests.games.heckmeck.positions import classic, contents, deluxe
from tests.games.repetitions import field, moves, repetitions

PHASES = ("begin", "choose", "bust", "decide", "double", "visit", "swap", "over")


def reached(seats: int, variant: bool, seed: int, steps: int) -> HeckmeckState:
    """Return a position of a random game."""
    chance = FastChance(seed)
    state = GAME.new(seats, HeckmeckOptions("deluxe" if variant else "classic"), chance)
    play_random_moves(state, chance, steps)
    return state


REACHED = st.builds(reached, st.integers(2, 7), st.booleans(), st.integers(0, 1 << 30), st.integers(0, 200))


@given(REACHED)
@settings(max_examples=repetitions(compiled=150, plain=40), deadline=None)
def test_a_position_is_read_as_the_same_state(state: HeckmeckState) -> None:
    again = GAME.read(state.position())
    assert contents(again) == contents(state)
    assert again.position() == state.position()
    assert again.log is None


def test_the_comparison_of_states_leaves_nothing_out() -> None:
    compared = contents(classic())
    assert {"seats", "turn", "phase", "turns", "over", "deluxe", "dice", "total", "supply"} <= set(compared)
    assert len(compared) >= 24


def test_positions_of_every_phase_are_read_as_the_same_state() -> None:
    """Return a position with an empty supply from the start, so that robbing becomes frequent."""
    seen = set()
    often: Counter[int] = Counter()
    most = repetitions(compiled=1 << 30, plain=30)
    # The first two reach every phase.
    for seed in (1, 4, 0, 2, 3, *range(5, 12))[: repetitions(compiled=12, plain=2)]:
        chance = FastChance(seed)
        seats = 3 + seed % 5
        worms = "/".join("1" if seat < 7 % seats or seats == 7 else "0" for seat in range(seats))
        left = 7 - worms.count("1")
        worms = str(int(worms[0]) + left) + worms[1:]
        state = GAME.read(f"heckmeck variant=deluxe seats={seats} worms={worms}")
        while not state.over:
            state.play(state.pick(chance), chance)
            often[int(state.phase)] += 1
            if often[int(state.phase)] <= most:
                seen.add(field(state, "phase"))
                assert contents(GAME.read(state.position())) == contents(state)
    assert seen == set(PHASES)


@given(REACHED)
@settings(max_examples=repetitions(compiled=40, plain=15), deadline=None)
def test_copies_and_pickles_are_equal_and_independent(state: HeckmeckState) -> None:
    state.log = []
    before = contents(state)
    for other in (state.copy(), pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
        assert contents(other) == before
        assert other.log is None
        if not other.over:
            other.play(other.moves()[0], FastChance(0))
            assert contents(other) != before
    assert contents(state) == before
    assert state.log == []


@given(REACHED, st.integers(0, 1 << 30))
@settings(max_examples=repetitions(compiled=60, plain=20), deadline=None)
def test_with_and_without_a_log_the_game_is_the_same(state: HeckmeckState, seed: int) -> None:
    silent, telling = state.copy(), state.copy()
    telling.log = []
    chances = FastChance(seed), FastChance(seed)
    for _ in range(20):
        if silent.over:
            break
        told = len(telling.log)
        silent.play(silent.pick(chances[0]), chances[0])
        telling.play(telling.pick(chances[1]), chances[1])
        assert contents(silent) == contents(telling)
        assert silent.log is None
        assert len(telling.log) > told


# Missing fields


def test_an_empty_position_is_the_start_of_a_classic_game_of_two() -> None:
    assert GAME.read("heckmeck").position() == (
        "heckmeck variant=classic seats=2 turn=0 turns=0 phase=begin stacks=-/- turned=- aside=- rolled=-"
    )


def test_a_deluxe_position_is_the_start_of_a_game_too() -> None:
    assert GAME.read("heckmeck variant=deluxe seats=3").position() == (
        "heckmeck variant=deluxe seats=3 turn=0 turns=0 phase=begin stacks=-/-/- turned=- aside=- rolled=- "
        "golden-die=away again=ready supply=7 worms=0/0/0 can=11 hen=21 raven=23 weasel=25 golden=27 apple=29"
    )


@pytest.mark.parametrize(
    ("position", "phase"),
    [
        ("", "begin"),
        ("rolled=11223344", "choose"),
        ("aside=5 rolled=1122334", "choose"),
        ("aside=5 rolled=5555555", "bust"),
        ("aside=5", "decide"),
        ("aside=11 worms=0/7", "decide"),
        ("can=seat-0 apple=offered aside=W", "swap"),
        ("stacks=23/- raven=flying worms=0/7 aside=3555W", "visit"),
        ("turn=- turns=2000", "over"),
    ],
)
def test_a_missing_phase_is_derived(position: str, phase: str) -> None:
    assert field(deluxe(position), "phase") == phase
    assert contents(deluxe(f"{position} phase={phase}")) == contents(deluxe(position))


def test_a_missing_supply_is_derived() -> None:
    assert field(deluxe("seats=3 worms=1/0/2"), "supply") == "4"
    assert field(deluxe("seats=3 worms=1/0/2 supply=4"), "worms") == "1/0/2"
    assert field(deluxe("worms=7/0"), "supply") == "0"


def test_blanks_and_the_order_of_the_keys_do_not_matter() -> None:
    assert (
        GAME.read("  heckmeck   turn=1\taside=44 seats=3\n").position()
        == GAME.read("heckmeck seats=3 turn=1 aside=44").position()
    )


def test_dice_may_be_written_in_any_order() -> None:
    assert field(classic("aside=W5 rolled=4W1521"), "rolled") == "11245W"
    assert field(classic("aside=W5 rolled=4W1521"), "aside") == "5W"


FULL = (
    "heckmeck variant=deluxe seats=3 turn=2 turns=17 phase=decide stacks=21.36/11/- turned=33.34 aside=11WW rolled=- "
    "golden-die=kept-1 again=ready supply=3 worms=1/0/3 can=13 hen=seat-0 raven=22 weasel=box golden=seat-2 apple=29"
)


def test_a_position_with_everything_in_it() -> None:
    state = GAME.read(FULL)
    assert state.position() == FULL
    view = state.view(None)
    assert (view.turn, view.turns, view.total, view.dice) == (2, 17, 12, 5)
    assert [owner.stack for owner in view.seats] == [(21, 36), (11,), ()]
    assert [owner.specialist for owner in view.seats] == ["hen", None, "golden"]


@pytest.mark.parametrize(
    "position",
    [
        "heckmeck seats=7 turn=6 stacks=21/22/23/24/25/26/27",
        "heckmeck variant=deluxe seats=7 turn=6 worms=1/1/1/1/1/1/1 apple=seat-6 hen=seat-0",
        "heckmeck turns=1999",
        "heckmeck turn=- turns=2000",
        "heckmeck phase=over turn=- turns=2000",
        "heckmeck aside=55555555",
        "heckmeck rolled=5555555W",
        "heckmeck aside=5 rolled=1111111",
        "heckmeck variant=deluxe golden=seat-0 rolled=11223344W golden-die=shows-W",
        "heckmeck variant=deluxe golden=seat-0 aside=11223344W golden-die=kept-W",
        "heckmeck variant=deluxe golden=seat-0 aside=11223344 golden-die=cup",
        "heckmeck variant=deluxe golden=seat-0 aside=1 golden-die=kept-1",
    ],
)
def test_extreme_positions_are_read(position: str) -> None:
    state = GAME.read(position)
    assert set(position.split()) <= set(state.position().split())
    assert contents(GAME.read(state.position())) == contents(state)


# Errors

REFUSED = [
    ("", "a position begins with the word heckmeck"),
    ("   ", "a position begins with the word heckmeck"),
    ("zwickern seats=2", "a position begins with the word heckmeck"),
    ("Heckmeck", "a position begins with the word heckmeck"),
    ("heckmeck seats", "'seats' is not of the form key=value"),
    ("heckmeck seats=", "'seats=' is not of the form key=value"),
    ("heckmeck seats=2 seats=3", "seats is given twice"),
    ("heckmeck =2", " is no part of a classic position"),
    ("heckmeck variant=vegan", "variant is classic or deluxe, not 'vegan'"),
    (
        "heckmeck colour=red",
        "colour is no part of a classic position; the parts are: variant, seats, turn, turns, phase, stacks, turned",
    ),
    ("heckmeck hen=21", "hen is no part of a classic position"),
    ("heckmeck supply=0", "supply is no part of a classic position"),
    ("heckmeck again=ready", "again is no part of a classic position"),
    ("heckmeck worms=0/0", "worms is no part of a classic position"),
    ("heckmeck golden-die=away", "golden-die is no part of a classic position"),
    ("heckmeck variant=deluxe colour=red", "colour is no part of a deluxe position; the parts are: variant, seats,"),
    ("heckmeck variant=deluxe none=11", "none is no part of a deluxe position"),
    ("heckmeck seats=1", "seats is a number from 2 to 7, not '1'"),
    ("heckmeck seats=8", "seats is a number from 2 to 7, not '8'"),
    ("heckmeck seats=two", "seats is a number from 2 to 7, not 'two'"),
    ("heckmeck seats=-2", "seats is a number from 2 to 7, not '-2'"),
    ("heckmeck seats=²", "seats is a number from 2 to 7, not '²'"),
    ("heckmeck seats=\uff13", "seats is a number from 2 to 7, not '\uff13'"),
    ("heckmeck seats=000000002", "seats is a number from 2 to 7, not '000000002'"),
    ("heckmeck turns=2001", "turns is a number from 0 to 2000, not '2001'"),
    ("heckmeck turns=-1", "turns is a number from 0 to 2000, not '-1'"),
    ("heckmeck turn=2", "turn is a number from 0 to 1, not '2'"),
    ("heckmeck seats=7 turn=7", "turn is a number from 0 to 6, not '7'"),
    ("heckmeck turn=x", "turn is a number from 0 to 1, not 'x'"),
    ("heckmeck stacks=-", "stacks has 1 parts for 2 seats"),
    ("heckmeck stacks=-/-/-", "stacks has 3 parts for 2 seats"),
    ("heckmeck stacks=20/-", "portion 20 does not exist or is named twice"),
    ("heckmeck stacks=37/-", "portion 37 does not exist or is named twice"),
    ("heckmeck stacks=11/-", "portion 11 does not exist or is named twice"),
    ("heckmeck variant=deluxe stacks=12/-", "portion 12 does not exist or is named twice"),
    ("heckmeck stacks=22/22", "portion 22 does not exist or is named twice"),
    ("heckmeck stacks=22.22/-", "portion 22 does not exist or is named twice"),
    ("heckmeck stacks=22/- turned=22", "portion 22 does not exist or is named twice"),
    ("heckmeck turned=30.30", "portion 30 does not exist or is named twice"),
    ("heckmeck stacks=022/-", "portion 022 does not exist or is named twice"),
    ("heckmeck stacks=22./-", "portion  does not exist or is named twice"),
    ("heckmeck turned=x", "portion x does not exist or is named twice"),
    ("heckmeck variant=deluxe can=12", "the can cannot stand on '12'"),
    ("heckmeck variant=deluxe can=away", "the can cannot stand on 'away'"),
    ("heckmeck variant=deluxe can=flying", "the can cannot stand on 'flying'"),
    ("heckmeck variant=deluxe raven=seat-0", "the raven cannot stand on 'seat-0'"),
    ("heckmeck variant=deluxe raven=offered", "the raven cannot stand on 'offered'"),
    ("heckmeck variant=deluxe stacks=21/-", "the hen cannot stand on '21'"),
    ("heckmeck variant=deluxe turned=25", "the weasel cannot stand on '25'"),
    ("heckmeck variant=deluxe can=21", "two specialists stand on portion 21"),
    ("heckmeck variant=deluxe hen=seat-2", "hen is a number from 0 to 1, not '2'"),
    ("heckmeck variant=deluxe hen=seat-", "hen is a number from 0 to 1, not ''"),
    ("heckmeck variant=deluxe hen=seat-0 can=seat-0", "seat 0 has two specialists"),
    ("heckmeck variant=deluxe hen=offered apple=offered can=seat-0", "the apple cannot stand on 'offered'"),
    ("heckmeck variant=deluxe worms=0", "worms has 1 parts for 2 seats"),
    ("heckmeck variant=deluxe worms=0/x", "worms is a number from 0 to 7, not 'x'"),
    ("heckmeck variant=deluxe worms=0/8", "worms is a number from 0 to 7, not '8'"),
    ("heckmeck variant=deluxe worms=4/4", "supply and worms do not add up to 7"),
    ("heckmeck variant=deluxe seats=3 worms=7/7/7", "supply and worms do not add up to 7"),
    ("heckmeck variant=deluxe worms=4/2 supply=2", "supply and worms do not add up to 7"),
    ("heckmeck variant=deluxe worms=4/2 supply=0", "supply and worms do not add up to 7"),
    ("heckmeck variant=deluxe supply=8", "supply is a number from 0 to 7, not '8'"),
    ("heckmeck turn=- phase=choose", "turn=- and phase=over go together"),
    ("heckmeck turn=1 phase=over", "turn=- and phase=over go together"),
    ("heckmeck phase=over", "turn=- and phase=over go together"),
    ("heckmeck turn=-", "a game is not over while a portion lies open on the grill"),
    ("heckmeck turn=- turns=1999", "a game is not over while a portion lies open on the grill"),
    ("heckmeck turns=2000", "a game is over after 2000 turns"),
    ("heckmeck aside=6", "'6' is not on a die: 1, 2, 3, 4, 5, W are"),
    ("heckmeck rolled=1234567-", "'6' is not on a die: 1, 2, 3, 4, 5, W are"),
    ("heckmeck rolled=w", "'w' is not on a die"),
    ("heckmeck aside=--", "'-' is not on a die"),
    ("heckmeck aside=1111111111", "1111111111 are too many dice"),
    ("heckmeck rolled=2222222222", "2222222222 are too many dice"),
    (
        "heckmeck variant=deluxe golden-die=lost",
        "golden-die is one of away, cup, shows-1, shows-W, kept-1, kept-W, not 'lost'",
    ),
    ("heckmeck variant=deluxe again=maybe", "again is ready or spent, not 'maybe'"),
    (
        "heckmeck variant=deluxe golden=seat-0 rolled=222334455 golden-die=shows-1",
        "golden-die=shows-1 does not fit the dice",
    ),
    (
        "heckmeck variant=deluxe golden=seat-0 rolled=122334455 golden-die=shows-W",
        "golden-die=shows-W does not fit the dice",
    ),
    ("heckmeck variant=deluxe golden=seat-0 aside=2W golden-die=kept-1", "golden-die=kept-1 does not fit the dice"),
    ("heckmeck variant=deluxe golden=seat-0 aside=25 golden-die=kept-W", "golden-die=kept-W does not fit the dice"),
    ("heckmeck rolled=1122334", "the dice set aside and rolled are not eight, or nine with the golden die"),
    ("heckmeck rolled=112233445", "the dice set aside and rolled are not eight, or nine with the golden die"),
    ("heckmeck aside=111111111", "the dice set aside and rolled are not eight, or nine with the golden die"),
    ("heckmeck aside=55 rolled=1122334", "the dice set aside and rolled are not eight, or nine with the golden die"),
    ("heckmeck aside=55 rolled=11223", "the dice set aside and rolled are not eight, or nine with the golden die"),
    ("heckmeck aside=55555555 rolled=1", "the dice set aside and rolled are not eight, or nine with the golden die"),
    (
        "heckmeck variant=deluxe golden=seat-0 rolled=1122334W golden-die=shows-W",
        "the dice set aside and rolled are not eight, or nine with the golden die",
    ),
    (
        "heckmeck variant=deluxe golden=seat-0 aside=111111111 golden-die=cup",
        "the dice set aside and rolled are not eight, or nine with the golden die",
    ),
    ("heckmeck variant=deluxe golden=seat-0 golden-die=cup", "golden-die=cup before anything was set aside"),
    ("heckmeck phase=sleep", "phase is one of begin, choose, bust, decide, double, visit, swap, over, not 'sleep'"),
    ("heckmeck phase=choose", "dice just rolled and phase=choose do not go together"),
    ("heckmeck rolled=11223344 phase=decide", "dice just rolled and phase=decide do not go together"),
    ("heckmeck rolled=11223344 phase=begin", "dice just rolled and phase=begin do not go together"),
    ("heckmeck aside=5 phase=bust", "dice just rolled and phase=bust do not go together"),
    ("heckmeck turn=- turns=2000 rolled=11223344", "dice just rolled and phase=over do not go together"),
    ("heckmeck phase=swap aside=W", "a specialist on its way and phase=swap do not go together"),
    ("heckmeck phase=visit aside=W", "a specialist on its way and phase=visit do not go together"),
    (
        "heckmeck variant=deluxe can=seat-0 apple=offered aside=W phase=decide",
        "a specialist on its way and phase=decide do not go together",
    ),
    (
        "heckmeck variant=deluxe raven=flying aside=W phase=decide",
        "a specialist on its way and phase=decide do not go together",
    ),
    (
        "heckmeck variant=deluxe turn=- turns=2000 apple=offered",
        "a specialist on its way and phase=over do not go together",
    ),
    (
        "heckmeck variant=deluxe turn=- turns=2000 raven=flying",
        "a specialist on its way and phase=over do not go together",
    ),
    ("heckmeck rolled=11223344 aside=- phase=bust", "phase=bust does not fit the dice"),
    ("heckmeck aside=5 rolled=5555555 phase=choose", "phase=choose does not fit the dice"),
    ("heckmeck aside=5 phase=begin", "phase=begin does not fit the dice set aside"),
    ("heckmeck phase=decide", "phase=decide does not fit the dice set aside"),
    ("heckmeck turn=- turns=2000 aside=5", "phase=over does not fit the dice set aside"),
    ("heckmeck variant=deluxe phase=double", "phase=double does not fit the dice set aside"),
    ("heckmeck variant=deluxe can=seat-0 hen=offered", "phase=swap does not fit the dice set aside"),
    ("heckmeck phase=double aside=11", "there is nobody to take a roast worm from"),
    ("heckmeck variant=deluxe phase=double aside=11 worms=7/0", "there is nobody to take a roast worm from"),
    ("heckmeck variant=deluxe phase=double aside=11 worms=0/7 hen=seat-1", "there is nobody to take a roast worm from"),
    (
        "heckmeck variant=deluxe stacks=22/- raven=flying aside=2555W worms=7/0",
        "there is nobody to take a roast worm from",
    ),
    ("heckmeck variant=deluxe phase=double aside=1 worms=0/7", "there is no double 1"),
    ("heckmeck variant=deluxe phase=double aside=55 worms=0/7", "there is no double 1"),
    (
        "heckmeck variant=deluxe raven=flying aside=3555W worms=0/7",
        "the raven flies only from a portion just taken",
    ),
    ("heckmeck variant=deluxe apple=offered aside=W", "a specialist is offered only to who has one"),
    ("heckmeck variant=deluxe can=seat-1 apple=offered aside=W", "a specialist is offered only to who has one"),
]

REFUSED.append(("heckmeck aside=12345W rolled=11", "nobody rolls on with all six symbols set aside"))

ALL = ".".join(map(str, range(21, 37)))
REFUSED += [
    (f"heckmeck turned={ALL}", "no portion lies open on the grill, so the game is over"),
    (f"heckmeck turned={ALL} aside=5", "no portion lies open on the grill, so the game is over"),
    (f"heckmeck turned={ALL} rolled=11223344", "no portion lies open on the grill, so the game is over"),
    (f"heckmeck turned={ALL} aside=5 rolled=5555555", "no portion lies open on the grill, so the game is over"),
]


@pytest.mark.parametrize(("text", "words"), REFUSED)
def test_impossible_positions_are_errors_with_a_reason(text: str, words: str) -> None:
    with pytest.raises(UnreadableError) as refused:
        GAME.read(text)
    why = str(refused.value.data["why"])
    assert why.startswith(words)
    assert str(refused.value) == f"not a position of Heckmeck: {why}"
    assert refused.value.reason == "position"


IMPOSSIBLE = [
    (
        "golden=seat-0 aside=44 rolled=123555 golden-die=cup",
        "the golden die is not in the cup when the dice were just rolled",
    ),
    ("golden=27 rolled=11223344W golden-die=shows-W", "the golden die is rolled by its owner alone"),
    ("golden=seat-1 aside=1 golden-die=kept-1", "the golden die is rolled by its owner alone"),
    ("golden=seat-1 aside=1 golden-die=cup", "the golden die is rolled by its owner alone"),
    ("phase=double aside=11 worms=2/2", "nobody is robbed while there are roast worms in the supply"),
    ("phase=double aside=11 worms=0/6", "nobody is robbed while there are roast worms in the supply"),
    (
        "stacks=23/- raven=flying aside=3555W worms=2/2",
        "nobody is robbed while there are roast worms in the supply",
    ),
    ("weasel=seat-1 aside=5 again=spent", "the weasel is used by its owner alone, and after a roll"),
    ("turn=- turns=2000 again=spent", "the weasel is used by its owner alone, and after a roll"),
    ("turn=- turns=2000 weasel=seat-0 again=spent", "the weasel is used by its owner alone, and after a roll"),
    ("weasel=seat-0 again=spent", "the weasel is used by its owner alone, and after a roll"),
]


@pytest.mark.parametrize(("position", "words"), IMPOSSIBLE)
def test_unreachable_positions_are_errors(position: str, words: str) -> None:
    with pytest.raises(UnreadableError) as refused:
        deluxe(position)
    assert refused.value.data["why"] == words


@given(st.text(max_size=80))
def test_any_text_is_read_or_an_error(text: str) -> None:
    check_read(text)
    if text.split()[:1] != ["heckmeck"]:
        with pytest.raises(UnreadableError):
            GAME.read(text)


WORDS = [
    *(
        "seats=2",
        "seats=3",
        "seats=9",
        "turn=0",
        "turn=1",
        "turn=2",
        "turn=-",
        "turns=1999",
        "turns=2000",
        "phase=over",
    ),
    *(f"phase={phase}" for phase in PHASES),
    *("stacks=-/-", "stacks=22.23/36", "stacks=11/13", "turned=35.36", f"turned={ALL}", "aside=11", "aside=5W"),
    *("aside=11W", "rolled=11223344", "rolled=1155WW", "rolled=11223344W", "golden-die=shows-W", "golden-die=kept-1"),
    *("golden-die=cup", "again=spent", "supply=0", "worms=0/7", "worms=3/4", "hen=seat-0", "can=offered", "hen=box"),
    *("raven=flying", "weasel=seat-1", "golden=seat-0", "apple=36", "can=13", "=", "x", "x=y"),
]


@given(st.sampled_from(["", "variant=classic", "variant=deluxe"]), st.lists(st.sampled_from(WORDS), max_size=8))
@settings(max_examples=repetitions(compiled=300, plain=60), deadline=None)
def test_any_fields_are_read_or_an_error(variant: str, words: list[str]) -> None:
    check_read(" ".join(["heckmeck", variant, *words]))


@given(REACHED, st.data())
@settings(max_examples=repetitions(compiled=200, plain=40), deadline=None)
def test_a_damaged_position_is_read_or_an_error(state: HeckmeckState, data: st.DataObject) -> None:
    text = state.position()
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text) - 1))
        insert = data.draw(st.sampled_from(["", *"0123456789W-/.=", " ", "é"]))
        text = text[:at] + insert + text[at + data.draw(st.integers(0, 2)) :]
    check_read(text)


def check_read(text: str) -> None:
    """Reading either raises `UnreadableError` or gives a state that can be written, viewed and played on."""
    try:
        state = GAME.read(text)
    except UnreadableError:
        return
    assert contents(GAME.read(state.position())) == contents(state)
    assert state.view(None).turns == state.turns
    assert state.over == (moves(state) == [])
    play_random_moves(state, FastChance(1), 3)
