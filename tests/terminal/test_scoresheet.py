"""The score sheet at the end of a game."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from roost.core.result import Result, ScoreLine
from roost.terminal.scoresheet import scoresheet
from roost.words import Words

NAMES = ["Anna", "Ben", "Cleo", "Dan"]


def shown(result: Result, language: str = "en") -> list[str]:
    out = io.StringIO()
    Console(file=out, width=80).print(scoresheet(result, NAMES[: len(result.places)], Words(language)))
    lines = [line.strip("│╭╮╰╯├┤─┼┬┴ ") for line in out.getvalue().splitlines()]
    return [" ".join(line.replace("│", " ").split()) for line in lines if line]


def test_a_game_scored_once_has_a_row_per_seat() -> None:
    sheet = (ScoreLine(0, "worms", 3, (21, 26)), ScoreLine(1, "worms", 4), ScoreLine(1, "apple", 3))
    assert shown(Result("done", (2, 1), (3, 7), sheet)) == [
        "ending-done",
        "Ben wins!",
        "Place Name worms apple Total",
        "1 Ben 4 3 7",
        "2 Anna 3 0 3",
        "worms: Anna (21, 26)",
    ]


def test_a_game_with_several_scorings_has_a_row_per_scoring_and_category() -> None:
    sheet = (
        ScoreLine(0, "rows", 4, part=1),
        ScoreLine(1, "rows", 2, part=1),
        ScoreLine(0, "rows", 1, ("rings", 2), part=2),
        ScoreLine(1, "rows", 6, ("eggs",), part=2),
        ScoreLine(0, "hand", -3, part=2),
        ScoreLine(0, "nothing", 0, part=2),
        ScoreLine(1, "nothing", 0, part=2),
    )
    assert shown(Result("done", (2, 1), (2, 8), sheet)) == [
        "ending-done",
        "Ben wins!",
        "1. Ben 2. Anna",
        "Part 1 2 4",
        "rows 2 4",
        "Part 2 6 -2",
        "rows 6 1",
        "hand 0 -3",
        "Total 8 2",
        "Part 2 · rows: Anna (rings, 2); Ben (eggs)",
    ]


def test_partners_share_a_column_and_win_together() -> None:
    sheet = (ScoreLine(0, "cards", 3, part=1), ScoreLine(3, "claws", 2, part=1), ScoreLine(1, "claws", 5, part=1))
    partners = Result("done", (3, 1, 3, 1), (3, 7, 3, 7), sheet, (0, 1, 0, 1))
    assert shown(partners) == [
        "ending-done",
        "Ben and Dan win together!",
        "1. Ben & Dan 3. Anna & Cleo",
        "Part 1 7 3",
        "cards 0 3",
        "claws 7 0",
        "Total 7 3",
    ]


@pytest.mark.parametrize(
    ("language", "verdict"),
    [
        ("en", "Anna and Ben share the win!"),
        ("de", "Anna und Ben teilen sich den Sieg!"),
        ("fr", "Anna et Ben se partagent la victoire !"),
        ("it", "Anna e Ben vincono a pari merito!"),
    ],
)
def test_a_shared_win_is_announced(language: str, verdict: str) -> None:
    assert shown(Result("done", (1, 1), (3, 3), ()), language)[1] == verdict


def test_all_four_may_share_the_win_of_two_sides() -> None:
    drawn = Result("done", (1, 1, 1, 1), (3, 3, 3, 3), (), (0, 1, 0, 1))
    assert shown(drawn)[1] == "Anna, Ben, Cleo and Dan share the win!"
