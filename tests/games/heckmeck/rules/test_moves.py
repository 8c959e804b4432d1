"""The notation of moves, and the errors for illegal ones."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roost.core.chance import FastChance
from roost.core.errors import GameOverError, IllegalMoveError, RoostError, UnreadableError
from roost.games.heckmeck.rules.moves import MOVE_COUNT, TEXTS, parse
from tests.games.heckmeck.positions import FirstResultChance, classic, contents, deluxe
from tests.games.repetitions import moves

NOTATION = [
    *("take 1", "take 2", "take 3", "take 4", "take 5", "take W", "roll", "stop", "golden", "weasel", "fail"),
    *("return can", "return hen", "return raven", "return weasel", "return golden", "return apple"),
    *("worm 0", "worm 1", "worm 2", "worm 3", "worm 4", "worm 5", "worm 6"),
]


def test_every_move_has_one_text_that_is_read_back() -> None:
    state = classic()
    assert list(TEXTS) == NOTATION
    assert len(NOTATION) == MOVE_COUNT
    for move, text in enumerate(NOTATION):
        assert state.text(move) == text
        assert state.parse(text) == move


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("TAKE 4", "take 4"),
        ("take w", "take W"),
        ("  take   W  ", "take W"),
        ("Take\t1", "take 1"),
        ("Roll", "roll"),
        ("STOP\n", "stop"),
        ("return  Golden", "return golden"),
        ("Worm 6", "worm 6"),
    ],
)
def test_capitals_and_spare_blanks_do_not_matter(text: str, canonical: str) -> None:
    assert classic().parse(text) == NOTATION.index(canonical)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "take",
        "take 6",
        "take 0",
        "take 44",
        "take4",
        "4",
        "roll 8",
        "worm 7",
        "worm",
        "worm -1",
        "return",
        "return egg",
    ],
)
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(UnreadableError) as refused:
        classic().parse(text)
    assert str(refused.value) == (
        f"{text!r} is no move; moves are: take 4, take W, roll, stop, golden, weasel, fail, return hen, worm 2"
    )
    assert refused.value.reason == "heckmeck-move"
    assert refused.value.data == {"text": text}


@given(st.text(max_size=20))
def test_any_text_is_read_or_an_error(text: str) -> None:
    try:
        move = parse(text)
    except UnreadableError:
        return
    assert " ".join(text.split()).casefold() == NOTATION[move].casefold()


REFUSALS = [
    # position, move, reason, words
    ("aside=44 rolled=123344", "take 4", "heckmeck-used", "4 was set aside in this turn already"),
    ("aside=WW rolled=123344", "take W", "heckmeck-used", "W was set aside in this turn already"),
    ("aside=44 rolled=123344", "take 5", "heckmeck-not-rolled", "no die shows 5"),
    ("rolled=22333445", "take 1", "heckmeck-not-rolled", "no die shows 1"),
    (
        "rolled=22333445",
        "roll",
        "heckmeck-not-in-choose",
        "'roll' is not possible now: take 2, take 3, take 4, take 5 would",
    ),
    ("rolled=22333445", "stop", "heckmeck-not-in-choose", "'stop' is not possible now"),
    ("rolled=22333445", "golden", "heckmeck-not-in-choose", "'golden' is not possible now"),
    ("rolled=22333445", "weasel", "heckmeck-not-in-choose", "'weasel' is not possible now"),
    ("rolled=22333445", "fail", "heckmeck-not-in-choose", "'fail' is not possible now"),
    ("rolled=22333445", "return can", "heckmeck-not-in-choose", "'return can' is not possible now"),
    ("rolled=22333445", "worm 1", "heckmeck-not-in-choose", "'worm 1' is not possible now"),
    ("aside=44", "take 4", "heckmeck-not-in-decide", "'take 4' is not possible now: roll, stop would be"),
    ("aside=44", "golden", "heckmeck-not-in-decide", "'golden' is not possible now: roll, stop would be"),
    ("golden=seat-0", "stop", "heckmeck-not-in-begin", "'stop' is not possible now: roll, golden would be"),
    ("golden=seat-0", "take 1", "heckmeck-not-in-begin", "'take 1' is not possible now: roll, golden would be"),
    ("", "golden", "heckmeck-not-in-begin", "'golden' is not possible now: roll would be"),
    ("weasel=seat-0 aside=W rolled=WWWWWWW", "take W", "heckmeck-not-in-bust", "possible now: weasel, fail would be"),
    ("weasel=seat-0 aside=W rolled=WWWWWWW", "take 1", "heckmeck-not-in-bust", "possible now: weasel, fail would be"),
    (
        "worms=0/7 aside=11 phase=double",
        "worm 0",
        "heckmeck-not-in-double",
        "'worm 0' is not possible now: worm 1 would",
    ),
    ("worms=0/7 aside=11 phase=double", "roll", "heckmeck-not-in-double", "'roll' is not possible now: worm 1 would"),
    (
        "stacks=23/- raven=flying worms=0/7 aside=3555W",
        "stop",
        "heckmeck-not-in-visit",
        "'stop' is not possible now: worm 1",
    ),
    (
        "can=seat-0 apple=offered aside=W",
        "return hen",
        "heckmeck-not-in-swap",
        "now: return can, return apple would be",
    ),
    (
        "can=seat-0 apple=offered aside=W",
        "return raven",
        "heckmeck-not-in-swap",
        "now: return can, return apple would be",
    ),
]


@pytest.mark.parametrize(("position", "move", "reason", "words"), REFUSALS)
def test_an_illegal_move_is_an_error_with_a_reason_and_changes_nothing(
    position: str, move: str, reason: str, words: str
) -> None:
    state = deluxe(position)
    before = contents(state)
    chance = FirstResultChance()
    with pytest.raises(IllegalMoveError) as refused:
        state.play(state.parse(move), chance)
    assert refused.value.reason == reason
    assert words in str(refused.value)
    assert str(refused.value).startswith(f"{move!r} is not possible now: " if "-in-" in reason else words)
    assert refused.value.data == ({"symbol": move[-1]} if "take" in move and "-in-" not in reason else {"move": move})
    assert contents(state) == before
    assert chance.asked == []
    assert not state.is_legal(state.parse(move))


@pytest.mark.parametrize("move", [-1, MOVE_COUNT, 63, 64, 1 << 40, -(1 << 40)])
def test_a_number_that_is_no_move_is_an_error(move: int) -> None:
    state = classic("rolled=22333445")
    assert not state.is_legal(move)
    with pytest.raises(IllegalMoveError, match=f"there is no move {move}") as refused:
        state.play(move, FirstResultChance())
    assert refused.value.reason == "heckmeck-no-such-move"
    assert refused.value.data == {"move": str(move)}


@pytest.mark.parametrize("move", [-1, 0, 6, 7, 17, MOVE_COUNT])
def test_no_move_is_legal_when_the_game_is_over(move: int) -> None:
    state = classic("turn=-", grill="-")
    assert not state.is_legal(move)
    with pytest.raises(GameOverError, match=r"^the game is over$") as refused:
        state.play(move, FirstResultChance())
    assert refused.value.reason == "over"
    assert isinstance(refused.value, RoostError)


POSITIONS = [
    ("", ["roll"]),
    ("golden=seat-0", ["roll", "golden"]),
    ("rolled=1122334W", ["take 1", "take 2", "take 3", "take 4", "take W"]),
    ("rolled=12345WWW", ["take 1", "take 2", "take 3", "take 4", "take 5", "take W"]),
    ("rolled=55555555", ["take 5"]),
    ("rolled=11111111", ["take 1"]),
    ("rolled=11111112", ["take 1", "take 2"]),
    ("weasel=seat-0 rolled=55555555", ["take 5", "weasel"]),
    ("weasel=seat-0 aside=5 rolled=5555555", ["weasel", "fail"]),
    ("weasel=seat-0 aside=5 rolled=5555555 again=spent", ["fail"]),
    ("aside=5", ["roll", "stop"]),
    ("aside=55555555", ["stop"]),
    ("aside=12345W", ["stop"]),
    ("seats=4 worms=1/2/2/2 aside=11 phase=double", ["worm 1", "worm 2", "worm 3"]),
    ("seats=4 turn=3 worms=1/2/2/2 aside=11 phase=double", ["worm 0", "worm 1", "worm 2"]),
    ("can=seat-0 apple=offered aside=W", ["return can", "return apple"]),
    ("apple=seat-0 hen=offered aside=W", ["return hen", "return apple"]),
]


@pytest.mark.parametrize(("position", "legal"), POSITIONS)
def test_the_legal_moves_of_a_position(position: str, legal: list[str]) -> None:
    state = deluxe(position)
    assert moves(state) == legal
    assert [NOTATION[move] for move in range(-3, MOVE_COUNT + 3) if state.is_legal(move)] == legal
    assert state.moves() == state.moves()


@pytest.mark.parametrize(("position", "legal"), POSITIONS)
def test_a_random_pick_is_any_legal_move_and_nothing_else(position: str, legal: list[str]) -> None:
    state = deluxe(position)
    picked = {state.text(state.pick(Cyclic(draw))) for draw in range(len(legal))}
    assert picked == set(legal)


@pytest.mark.parametrize(("position", "legal"), POSITIONS)
def test_forced_moves_are_played_and_choices_are_not(position: str, legal: list[str]) -> None:
    state = deluxe(position)
    settled = state.copy()
    settled.play_forced_moves(FastChance(3))
    if len(legal) == 1:
        state.play(state.parse(legal[0]), FastChance(3))
    assert contents(settled) == contents(state)
    assert settled.over or len(settled.moves()) > 1


def test_a_finished_game_has_no_forced_moves() -> None:
    state = classic("turn=-", grill="-")
    before = contents(state)
    state.play_forced_moves(FirstResultChance())
    assert contents(state) == before


class Cyclic(FirstResultChance):
    """Chance with always the same number, if that is in range."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def below(self, n: int) -> int:
        return min(self.number, n - 1)
