"""The chart of the odds of a turn."""

from __future__ import annotations

import argparse
import io
from functools import cache

import pytest
from rich.console import Console

from roost.games.heckmeck.coach.turn_advice import TurnAdvice, advise
from roost.games.heckmeck.game import GAME
from roost.games.heckmeck.rules.state import HeckmeckState
from roost.games.heckmeck.terminal.odds_command import add_arguments, draw
from roost.games.heckmeck.terminal.odds_command import advise as advise_on
from roost.words import LANGUAGES, Words
from tests.games.heckmeck.positions import classic, deluxe


@cache
def advised(position: str) -> TurnAdvice:
    """Compute the odds of a turn once for all languages."""
    return advise(GAME.read(position))


def drawn(state: HeckmeckState, language: str = "en", plain: bool = False, width: int = 80) -> list[str]:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(draw(advised(state.position()), Words(language, GAME), plain))
    assert isinstance(console.file, io.StringIO)
    lines = [line.rstrip() for line in console.file.getvalue().splitlines()]
    assert all(len(line) <= width for line in lines)
    return lines


def spoken(lines: list[str]) -> str:
    """Return the sentences on one line."""
    return " ".join(" ".join(lines).split())


def line(lines: list[str], start: str) -> list[str]:
    """Return the cells of the line with this beginning."""
    (found,) = [line for line in lines if line.strip().startswith(start)]
    return found.strip()[len(start) :].split()


def test_a_column_for_every_choice_and_a_line_for_every_portion() -> None:
    lines = drawn(classic("aside=333 rolled=1344W"))
    assert ["W", "4", "1"] in [text.split() for text in lines]
    assert line(lines, "worms on average") == ["1.00", "0.86", "0.67"]
    fails = line(lines, "the turn fails")
    assert [cell[-1] for cell in fails] == ["%"] * 3
    first = line(lines, "21 ~")
    assert float(first[0][:-1]) == pytest.approx(100 - float(fails[0][:-1]), abs=0.11)
    assert set(first[3]) <= set("█▏▎▍▌▋▊▉")
    told = "Advice: set aside the worm (5 points, 14 in all). Ahead of the next best move by 0.14 worms."
    assert told in spoken(lines)


def test_bars_are_as_long_as_their_share() -> None:
    lines = drawn(classic("aside=4555W"), plain=True)
    bars = [len(text.split()[-1]) for text in lines if text.rstrip().endswith("#")]
    assert bars == sorted(bars, reverse=True)
    assert bars[0] == round(0.3 * float(line(lines, "24 ~")[0][:-1]))
    certain = drawn(classic("aside=44455W turned=28.29.30.31.32.33.34.35.36 stacks=-/-"))
    assert line(certain, "27 ~~")[:1] == ["100%"]
    assert line(certain, "27 ~~")[-1] == "█" * 30
    half = drawn(classic("aside=4555W"), width=50)
    assert max(text.count("█") for text in half) < 30


def test_tiny_chances_are_left_out_or_dimmed() -> None:
    lines = drawn(classic("aside=55W"))
    assert line(lines, "the turn fails")[1] == "100%"
    assert line(lines, "21 ~")[1] == "0%"
    assert not [text for text in lines if text.strip().startswith("36")]


def test_equally_good_choices_are_named_as_such() -> None:
    told = "Advice: set aside the 3 (3 points, 26 in all). The next best move is just as good."
    assert told in spoken(drawn(classic("aside=4455W rolled=123", "21")))


def test_the_start_of_a_turn_needs_no_advice() -> None:
    lines = drawn(classic())
    assert ["roll"] in [text.split() for text in lines]
    assert line(lines, "worms on average") == ["1.64"]
    assert not any("Advice" in text for text in lines)


def test_the_deluxe_chart_shows_more() -> None:
    lines = drawn(deluxe("seats=3 turn=1 golden=seat-1 stacks=21/-/30 hen=seat-2 raven=23"))
    assert ["golden", "roll"] in [text.split() for text in lines]
    assert line(lines, "the hen")
    assert line(lines, "a double 1")
    assert line(lines, "21 ~ opponent 2")
    assert "Specialists count as worms: can 1.0; hen 1.0; weasel 1.0; golden 2.0; apple 2.0." in spoken(lines)


def test_specialists_are_listed_in_the_style_of_the_language() -> None:
    assert "\xa0; " in Words("fr", GAME).say("advice-joint")
    for language in LANGUAGES:
        words = Words(language, GAME)
        joint = words.say("advice-joint").replace("\xa0", " ")
        can, hen = (words.say(f"specialist-{name}") for name in ("can", "hen"))
        one = words.say("odds-number", whole="1", part="0")
        assert f"{can} {one}{joint}{hen} {one}{joint}" in spoken(drawn(deluxe("aside=5W"), language))


@pytest.mark.parametrize(
    ("position", "labels"),
    [
        ("weasel=seat-0 aside=4455 rolled=4455", ["weasel", "fail"]),
        ("can=seat-0 apple=offered aside=W", ["can", "apple"]),
        ("seats=3 worms=0/3/4 aside=11W phase=double", ["opponent", "1", "opponent", "2"]),
    ],
)
def test_every_kind_of_choice_has_a_label(position: str, labels: list[str]) -> None:
    assert labels in [text.split() for text in drawn(deluxe(position))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("plain", [False, True])
def test_seven_choices_fit_on_the_screen_in_every_language(language: str, plain: bool) -> None:
    state = deluxe("seats=7 weasel=seat-0 rolled=1123455W stacks=24/33/-/-/-/-/22 hen=seat-6")
    lines = drawn(state, language, plain)
    labels = next(text.split() for text in lines if {"1", "2", "3", "4", "5", "W"} <= set(text.split()))
    assert len(labels) == 7
    assert not any("\u2026" in text for text in lines), "nothing is cut"
    longest = max(lines, key=lambda text: text.count("#" if plain else "█"))
    assert longest.count("#" if plain else "█") >= 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_percentages_follow_the_language(language: str) -> None:
    words = Words(language, GAME)
    assert words.say("odds-percent", number="7") == words.say("percent", value=7.0).replace(",0", "").replace(".0", "")


def test_the_described_turn_is_drawn() -> None:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    described = advise_on(parser.parse_args(["--aside", "3,3,3", "--roll", "1,3,4,4,W"]))
    assert described.choices == advise(classic("aside=333 rolled=1344W")).choices
