"""The text format of positions."""

from __future__ import annotations

import pytest

from roost.core.errors import UnreadableError
from roost.core.position_format import NONE, PositionFormat, join_list, seat_text, split_list

FORM = PositionFormat("ludo", "Ludo")


def test_fields_come_in_any_order_and_with_any_blanks() -> None:
    assert FORM.fields("ludo  turn=1\tseats=3 ") == FORM.fields("ludo seats=3 turn=1") == {"seats": "3", "turn": "1"}
    assert FORM.fields("ludo") == {}
    assert FORM.fields("ludo row=a=b") == {"row": "a=b"}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "a position begins with the word ludo"),
        ("seats=3", "a position begins with the word ludo"),
        ("Ludo seats=3", "a position begins with the word ludo"),
        ("ludo seats", "'seats' is not of the form key=value"),
        ("ludo seats=", "'seats=' is not of the form key=value"),
        ("ludo seats=3 turn=1 seats=3", "seats is given twice"),
    ],
)
def test_a_malformed_position_is_refused_with_the_name_of_the_game(text: str, why: str) -> None:
    with pytest.raises(UnreadableError) as refused:
        FORM.fields(text)
    assert str(refused.value) == f"not a position of Ludo: {why}"
    assert (refused.value.reason, refused.value.data) == ("position", {"why": why})


def test_unknown_fields_are_refused_with_the_known_ones() -> None:
    FORM.check({"seats": "3"}, ("seats", "turn"))
    with pytest.raises(UnreadableError, match=r": moon is no part of a position; the parts are: seats, turn$"):
        FORM.check({"seats": "3", "moon": "4"}, ("seats", "turn"))
    with pytest.raises(UnreadableError, match=r": moon is no part of a short position; the parts are: seats$"):
        FORM.check({"moon": "4"}, ("seats",), "short position")


def test_numbers_are_limited() -> None:
    assert [FORM.number(text, "turns", 2, 12) for text in ("2", "00000002", "12")] == [2, 2, 12]
    assert FORM.seat("3", "turn", 4) == 3
    for text in ("1", "13", "000000002", "", "-3", "+3", " 3", "3.0", "two", "²", "\uff13", "9" * 5000):
        with pytest.raises(UnreadableError, match=": turns is a number from 2 to 12, not "):
            FORM.number(text, "turns", 2, 12)
    with pytest.raises(UnreadableError, match=r": turn is a number from 0 to 3, not '4'$"):
        FORM.seat("4", "turn", 4)


def test_a_field_can_have_a_part_for_each_seat() -> None:
    assert FORM.each({"hands": "a/b"}, "hands", NONE, 2) == ["a", "b"]
    assert FORM.each({}, "hands", NONE, 3) == ["-", "-", "-"]
    assert PositionFormat("ludo", "Ludo", "|").parts("1/2|3", "rows", 2) == ["1/2", "3"]
    with pytest.raises(UnreadableError, match=r": hands has 2 parts for 3 seats$"):
        FORM.each({"hands": "a/b"}, "hands", NONE, 3)
    with pytest.raises(UnreadableError, match=r": rows has 1 parts for 2 sides$"):
        FORM.parts("a", "rows", 2, "sides")


@pytest.mark.parametrize(("words", "text"), [([], "-"), (["a"], "a"), (["a", "b"], "a.b")])
def test_lists_are_read_as_they_are_written(words: list[str], text: str) -> None:
    assert join_list(words) == text
    assert split_list(text) == words
    assert split_list(join_list(words, ","), ",") == words


def test_a_missing_seat_is_written_as_a_dash() -> None:
    assert [seat_text(seat) for seat in (-1, 0, 5)] == ["-", "0", "5"]
