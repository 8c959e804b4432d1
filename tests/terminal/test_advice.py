"""What the coach says, as it is drawn."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from roost.core.advice import Advice
from roost.core.message import Message
from roost.terminal.advice import AdviceTable, explained
from roost.words import LANGUAGES, Words


def advice(number: int, win: float, notation: str = "") -> Advice:
    return Advice(
        number,
        notation or f"play {number}",
        win,
        0.0123,
        0.01,
        -3.25,
        (win, 1 - win),
        verdict=Message("advice-ahead", {"win": 58.3, "other": 51.0, "move": "roll", "lead": 7.3}),
    )


def drawn(*given: Advice, width: int = 80, plain: bool = False, language: str = "en") -> list[str]:
    out = io.StringIO()
    console = Console(file=out, width=width, color_system=None)
    console.print(AdviceTable(given, ["Anna", "Ben"], Words(language), plain))
    return [line.rstrip() for line in out.getvalue().splitlines()]


def test_a_line_has_the_move_a_bar_and_the_numbers_and_below_it_is_why() -> None:
    assert drawn(advice(1, 0.583), advice(2, 0.25)) == [
        "  Move                               Chance        ±    Score",
        "  play 1  ██████████████              58.3%      2.5     -3.2",
        "    58.3% against 51.0% for “roll”",
        "  play 2  ██████                      25.0%      2.5     -3.2",
        "    58.3% against 51.0% for “roll”",
    ]


def test_numbers_and_words_are_those_of_the_language() -> None:
    lines = drawn(advice(1, 0.583), language="de")
    assert lines[0].split() == ["Zug", "Chance", "±", "Punkte"]
    assert "58,3\xa0%" in lines[1]
    assert lines[2].strip() == "58,3\xa0% gegen 51,0\xa0% für „roll“"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_above_the_numbers_can_be_read(language: str) -> None:
    words = Words(language)
    heading, *lines = drawn(advice(1, 0.583), language=language)
    assert heading.split() == [words.say(f"advice-{name}") for name in ("move", "win", "error", "score")]
    assert heading.index(words.say("advice-win")) + len(words.say("advice-win")) == lines[0].index("%") + 1
    assert max(map(len, drawn(advice(1, 0.583), language=language, width=40))) <= 40


def test_where_only_ascii_can_be_drawn_bars_are_of_ascii() -> None:
    assert drawn(advice(1, 0.5), plain=True)[1].split()[2] == "#" * 12


def test_many_moves_are_counted_rather_than_listed() -> None:
    lines = drawn(*(advice(number, 0.5) for number in range(11)))
    assert sum("play" in line for line in lines) == 8
    assert lines[-1] == "  and 3 more moves"
    assert drawn(*(advice(number, 0.5) for number in range(9)))[-1] == "  and 1 more move"


@pytest.mark.parametrize("width", [80, 60, 40])
def test_it_fits_the_width_and_long_moves_go_on_in_the_next_line(width: int) -> None:
    lines = drawn(advice(1, 0.9, "buy 30: 2 3 4 5 6 7 [15]#2 [15]#3 1/11 2/12 3/13"), width=width)
    assert all(len(line) <= width for line in lines)
    assert sum("3/13" in line for line in lines) == 1
    assert any("90.0%" in line for line in lines)


def test_seats_in_a_reason_become_names() -> None:
    told = Advice(1, "steal", 0.5, 0.0, 0.0, 0.0, (0.5, 0.5), Message("no-such-words", {"portion": 22}, {"victim": 1}))
    assert explained(told, Words("en"), ["Anna", "Ben"]) == "no-such-words 22 Ben"
