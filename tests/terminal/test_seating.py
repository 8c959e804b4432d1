"""The list of seats of `roost play`."""

from __future__ import annotations

from pathlib import Path

import pytest

from roost.bots.bot_import import BotImportError
from roost.bots.characters import CHARACTERS
from roost.bots.registry import UnknownBotError
from roost.core.registry import find
from roost.terminal.seating import SeatingError, default_seats, luck, seat_all
from roost.terminal.short_names import MAX_WIDTH, short_names
from tests.bots.own_bots import source
from tests.terminal.conftest import Run

GAME = find("heckmeck")


def seated(listed: str) -> list[tuple[str, str]]:
    """Return the names with the class of the bot, or "person"."""
    return [
        (seat.name, type(seat.bot).__name__ if seat.bot else "person") for seat in seat_all(listed, GAME, "Guest", "")
    ]


@pytest.mark.parametrize(
    ("listed", "expected"),
    [
        ("me,simple", [("Guest", "person"), ("simple", "SimpleBot")]),
        ("Anna, Ben ,random", [("Anna", "person"), ("Ben", "person"), ("random", "RandomBot")]),
        (
            "me,me,simple,simple",
            [("Guest", "person"), ("Guest 2", "person"), ("simple", "SimpleBot"), ("simple 2", "SimpleBot")],
        ),
        ("person:simple,bot:simple", [("simple", "person"), ("simple 2", "SimpleBot")]),
        ("person:me,Zo\x07ë", [("me", "person"), ("Zo ë", "person")]),
    ],
)
def test_a_list_of_seats_is_parsed(listed: str, expected: list[tuple[str, str]]) -> None:
    assert seated(listed) == expected


@pytest.mark.parametrize("listed", ["", ",", "me,", "bot:,me", "me,person:"])
def test_an_empty_seat_is_refused(listed: str) -> None:
    with pytest.raises(SeatingError):
        seat_all(listed, GAME, "Guest", "")


@pytest.mark.parametrize("listed", ["me,cheater", "me,bot:cheater"])
def test_a_cheating_bot_is_refused(listed: str) -> None:
    with pytest.raises(UnknownBotError, match="no bot 'cheater' plays karteneck"):
        seat_all(listed, find("karteneck"), "Guest", "")
    assert [seat.bot for seat in seat_all("me,person:cheater", find("karteneck"), "Guest", "")] == [None, None]


def test_bots_get_names_of_characters_that_no_person_has() -> None:
    listed = "hen,Rosa,hen,hen,fox"
    seats = seat_all(listed, GAME, "Guest", "a seed")
    assert [seat.level for seat in seats] == ["hen", "", "hen", "hen", "fox"]
    names = [seat.name for seat in seats]
    assert names[1] == "Rosa"
    hens = {names[0], names[2], names[3]}
    assert {"Frida", "Toni"} < hens
    assert hens - {"Frida", "Toni"} < {"Frida 2", "Rosa 2", "Toni 2"}
    assert names[4] in CHARACTERS["fox"]
    assert seat_all(listed, GAME, "Guest", "a seed")[0].name == names[0], "a seed brings the same characters"


def test_the_default_is_one_person_against_a_hen() -> None:
    assert default_seats(GAME) == "me,hen"


def test_each_seat_has_its_own_random_numbers() -> None:
    draws = {(seed, seat): luck(seed, seat).below(1 << 30) for seed in ("a", "b") for seat in range(7)}
    assert len(set(draws.values())) == len(draws)
    assert draws["a", 3] == luck("a", 3).below(1 << 30)


def test_long_names_are_truncated_and_stay_distinct() -> None:
    names = ["Maximilian von Hahn", "Maximilian von Huhn", "Anna", "雞" * 10]
    shown = short_names(names, str)
    assert shown == ("Maximilian vo…", "Maximilian… 2", "Anna", "雞雞雞雞雞雞…")
    assert all(len(label) <= MAX_WIDTH for label in shown)


def test_a_bot_of_ones_own_is_called_by_its_class(tmp_path: Path) -> None:
    file = tmp_path / "my bots.py"
    file.write_text(source("Careful"), encoding="utf-8")
    seats = seat_all(f"me,{file}:Careful,bot:{file}:Careful,person:{file}:Careful", GAME, "Guest", "")
    assert [seat.name for seat in seats[:3]] == ["Guest", "Careful", "Careful 2"]
    assert [type(seat.bot).__name__ for seat in seats] == ["NoneType", "Careful", "Careful", "NoneType"]
    with pytest.raises(BotImportError, match="there is no module nowhere"):
        seat_all("me,nowhere:Careful", GAME, "Guest", "")


def test_a_bot_of_ones_own_that_cheats_is_refused(tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(source("Seer") + "    cheats = True\n", encoding="utf-8")
    with pytest.raises(BotImportError, match="it plays in the arena only"):
        seat_all(f"me,{tmp_path / 'own.py'}:Seer", GAME, "Guest", "")


def test_a_bot_that_fails_in_a_game_ends_it_in_one_line(run: Run, records: Path, tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(source("Lost", move="1 // 0"), encoding="utf-8")
    ended = run("play", "heckmeck", "--seats", f"{tmp_path / 'own.py'}:Lost,hen")
    assert ended.returncode == 2
    assert ended.stderr.splitlines()[-1].startswith(f"roost: {tmp_path / 'own.py'}:Lost fails: ZeroDivisionError: ")
    assert len(ended.stderr.splitlines()) == 1
    assert len(list(records.iterdir())) == 1, "the game so far is saved"
