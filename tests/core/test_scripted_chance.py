"""Recorded and scripted outcomes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from examples.pig import PigState
from roost.core.chance import Chance, FastChance
from roost.core.errors import ScriptError
from roost.core.random_stream import SeededChance
from roost.core.scripted_chance import RecordingChance, ScriptedChance
from tests.core.fives_game import FivesState

SYMBOLS = "12345W"


def test_rolls_are_written_as_faces_and_other_draws_as_numbers() -> None:
    chance = RecordingChance(ScriptedChance(["1", "1124445W", "W", "0"]))
    assert chance.below(7) == 1
    code = chance.roll(8, SYMBOLS)
    assert [SYMBOLS[code // 6**digit % 6] for digit in range(8)] == list("1124445W"), (
        "the first die is the lowest digit"
    )
    assert chance.roll(1, "111WWW") == 3, "the first of the equal faces"
    assert chance.below(1) == 0
    assert chance.outcomes == ["1", "1124445W", "W", "0"]


questions = st.lists(
    st.integers(1, 2**31)
    | st.tuples(st.integers(1, 8), st.sampled_from([SYMBOLS, "HT", "12345678", "abcdefghijkl"]))
    | st.just((1, "W")),
    max_size=30,
)


def answers(chance: Chance, asked: list[int | tuple[int, str]]) -> list[int]:
    return [chance.below(what) if isinstance(what, int) else chance.roll(*what) for what in asked]


@given(questions, st.integers())
def test_recorded_outcomes_can_be_replayed(asked: list[int | tuple[int, str]], seed: int) -> None:
    recorder = RecordingChance(FastChance(seed))
    drawn = answers(recorder, asked)
    assert drawn == answers(FastChance(seed), asked), "recording changes no draw"
    script = ScriptedChance(recorder.outcomes)
    assert script.remaining == len(asked)
    assert answers(script, asked) == drawn
    assert script.remaining == 0


def test_equal_faces_are_read_as_the_first_of_them() -> None:
    recorder = RecordingChance(FastChance(4))
    codes = [recorder.roll(1, "111WWW") for _ in range(50)]
    assert set(codes) == {0, 1, 2, 3, 4, 5}
    assert recorder.outcomes == ["1" if code < 3 else "W" for code in codes]
    script = ScriptedChance(recorder.outcomes)
    assert [script.roll(1, "111WWW") for _ in codes] == [0 if code < 3 else 3 for code in codes]


def test_remaining_counts_down() -> None:
    script = ScriptedChance(iter(["3", "1W"]))
    assert script.remaining == 2
    script.below(6)
    assert script.remaining == 1
    script.roll(2, SYMBOLS)
    assert script.remaining == 0


def test_a_script_that_ends_names_the_expected_outcome() -> None:
    script = ScriptedChance(["0"])
    script.below(2)
    with pytest.raises(ScriptError, match=r"^the script ends where a number below 6 should follow$") as caught:
        script.below(6)
    assert caught.value.reason == "script-ends-number"
    assert caught.value.data == {"below": "6"}
    with pytest.raises(
        ScriptError, match=r"^the script ends where 3 dice with the faces 12345W should follow$"
    ) as caught:
        script.roll(3, SYMBOLS)
    assert caught.value.reason == "script-ends-roll"
    assert caught.value.data == {"dice": 3, "faces": "12345W"}
    assert script.remaining == 0


@pytest.mark.parametrize(
    "text", ["6", "07", "-1", "", "W", "1.0", " 1", "1 ", "+1", "1_0", "٣", "²", "9" * 19, "9" * 5000]
)
def test_an_unexpected_number_is_refused(text: str) -> None:
    with pytest.raises(ScriptError) as caught:
        ScriptedChance([text]).below(6)
    assert str(caught.value) == f"the script has {text!r} where a number below 6 should stand"
    assert caught.value.reason == "script-misfit-number"
    assert caught.value.data == {"given": text, "below": "6"}


@pytest.mark.parametrize("text", ["", "12", "1234", "126", "12w", "12 ", "0"])
def test_unexpected_dice_are_refused(text: str) -> None:
    with pytest.raises(ScriptError) as caught:
        ScriptedChance([text]).roll(3, SYMBOLS)
    assert str(caught.value) == f"the script has {text!r} where 3 dice with the faces 12345W should stand"
    assert caught.value.reason == "script-misfit-roll"
    assert caught.value.data == {"given": text, "dice": 3, "faces": "12345W"}


def test_the_error_names_each_face_once() -> None:
    with pytest.raises(ScriptError, match="where 1 dice with the faces 1W should stand"):
        ScriptedChance(["2"]).roll(1, "111WWW")


def test_the_largest_number_can_be_scripted() -> None:
    assert ScriptedChance([str(2**31 - 1)]).below(2**31) == 2**31 - 1


# Cards


def fives(*pile: int) -> FivesState:
    return FivesState([[], []], list(pile), [[], []], 0)


def test_a_card_is_recorded_by_its_name() -> None:
    recorder = RecordingChance(ScriptedChance(["two", "five"]))
    state = fives(1, 2, 2, 5)
    assert recorder.draw(4, state, 0) == 1
    assert recorder.draw(4, state, 0) == 3
    assert recorder.outcomes == ["two", "five"]


def test_drawing_a_card_uses_the_same_numbers_as_below() -> None:
    state = fives(1, 2, 3, 4, 5)
    one, two, three = FastChance(8), FastChance(8), SeededChance("8")
    assert [one.draw(5, state, 0) for _ in range(40)] == [two.below(5) for _ in range(40)]
    again = SeededChance("8")
    assert [three.draw(5, state, 0) for _ in range(40)] == [again.below(5) for _ in range(40)]


def test_a_script_without_a_card_is_refused() -> None:
    with pytest.raises(ScriptError, match=r"^the script ends where one of 3 cards should follow$") as caught:
        ScriptedChance([]).draw(3, fives(1, 1, 1), 0)
    assert caught.value.reason == "script-ends-card"
    assert caught.value.data == {}


@pytest.mark.parametrize("text", ["", "three", "2", "TWO"])
def test_a_card_that_is_not_in_the_pile_is_refused(text: str) -> None:
    with pytest.raises(ScriptError) as caught:
        ScriptedChance([text]).draw(2, fives(1, 2), 0)
    assert str(caught.value) == f"the script has {text!r}, which is not among the cards"
    assert caught.value.reason == "script-misfit-card"
    assert caught.value.data == {"given": text}


def test_a_card_beyond_the_size_is_refused() -> None:
    with pytest.raises(ScriptError, match="'two', which is not among the cards"):
        ScriptedChance(["two"]).draw(1, fives(1, 2), 0)


@pytest.mark.parametrize(("text", "place"), [("0", 0), ("7", 7), ("x", -1), ("-1", -1), ("1" * 10, -1), ("²", -1)])
def test_a_game_without_card_names_writes_indices(text: str, place: int) -> None:
    state = PigState(20, [0, 0], 0, 0)
    assert state.place(0, text) == place
    assert state.card(0, 7) == "7"
    assert not state.truncated
