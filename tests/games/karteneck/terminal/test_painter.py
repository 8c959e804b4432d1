"""The drawings and sentences of the painter."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from roost.core.chance import FastChance
from roost.core.event import Event
from roost.games.karteneck.game import GAME
from roost.games.karteneck.public import events
from roost.games.karteneck.public.view import KarteneckView
from roost.games.karteneck.rules.state import KarteneckState
from roost.games.karteneck.terminal.painter import Painter
from roost.terminal.move_menu import draw_menu as listed
from roost.terminal.move_menu import menu_lines
from roost.words import LANGUAGES, Words
from tests.games.repetitions import repetitions
from tests.terminal.conftest import EACH_LANGUAGE

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz")
LONGEST = tuple(letter * 14 for letter in "ABCDEF")

MIDDLE = (
    "karteneck seats=4 turn=1 round=2 passed=0 grill=24.27.38 stacks=18.20/30/0/17"
    " hands=235W17/22235W3W9W22/145W5/134 displays=-/4411/555/2W1 discard=55"
)
"""Anna has passed without a worm, Ben has four cards but no worm, and Dora would be served first."""
THEFT = (
    "karteneck seats=4 turn=1 round=2 passed=0 grill=24.27.38 stacks=18.19/30/0/17"
    " hands=235/235W3/145W5/134 displays=-/4W12W13W14/555W8/2W1"
)
"""Ben has 19 with a worm, the value of Anna's top portion; Cleo is ahead of him."""
LAST = THEFT.replace("passed=0 ", "passed=0.2.3 ")

EVENTS: list[tuple[Event, str]] = [
    (events.RoundOpened(2, 7, (0, 18, 27, 35), 1), "\n── Round 2 of 7 ── 0, 18, 27, 35 on the grill; Ben begins"),
    (events.Laid(0, ("3", "3"), 14, False), "Anna lays out two 3s: 14 so far, no worm yet."),
    (events.Laid(0, ("3",), 14, True), "Anna lays out a 3: 14 so far."),
    (events.Laid(0, ("1",) * 10, 15, True), "Anna lays out 10 1s: 15 so far."),
    (events.Laid(1, ("W7",), 5, True), "Ben lays out worm 7: 5 so far."),
    (events.Laid(1, ("W7", "W12"), 24, True), "Ben lays out worms 7, 12: 24 so far."),
    (events.Drew(0, 2, ("3", "W7")), "Anna draws 2 cards: 3, worm 7."),
    (events.NothingToDraw(0, 1), "Anna has nothing to draw: both piles are empty."),
    (events.Reshuffled(43), "The discard pile is shuffled: 43 cards form the new draw pile."),
    (events.Reshuffled(1), "The only card in the discard pile becomes the draw pile."),
    (events.Passed(1, 28, True, False), "Ben passes with 28."),
    (events.Passed(1, 9, False, False), "Ben passes with 9, but without a worm."),
    (events.Passed(1, 0, False, True), "Ben passes with nothing on display."),
    (events.PortionTaken(1, 18, 1, "lowest"), "Ben takes the lowest portion: 18 (1 worm)."),
    (events.PortionTaken(1, 0, 0, "lowest"), "Ben takes the lowest portion: 0 (no worm)."),
    (events.PortionTaken(0, 35, 7, "menu"), "Anna is served portion 35 (7 worms)."),
    (events.PortionStolen(0, 1, 28, 5), "Anna steals portion 28 from Ben (5 worms)."),
]
UNTOLD: list[Event] = [
    events.HandDealt(0, 6, ("1", "2", "3", "4", "5", "W1")),
    events.HandDealt(0, 6, None),
    events.Drew(0, 1, None),
    events.DisplayDiscarded(0, ("3", "3")),
    events.RoundEnded(2),
    events.GameEnded("supply"),
]


def painter(language: str = "en", names: tuple[str, ...] = NAMES, *, plain: bool = False) -> Painter:
    return Painter(Words(language, GAME), names, plain)


def drawn(thing: RenderableType, width: int = 300, *, color: bool = False) -> str:
    out = io.StringIO()
    Console(
        file=out, width=width, highlight=False, force_terminal=color, color_system="standard" if color else None
    ).print(thing)
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines())


def table(position: str, *, width: int = 80, plain: bool = False, color: bool = False) -> str:
    state = GAME.read(position)
    return drawn(painter(plain=plain).table(state.view(int(state.turn))), width, color=color)


def moves(position: str) -> dict[str, str]:
    state = GAME.read(position)
    view = state.view(int(state.turn))
    return {state.text(move): painter().move(view, state.text(move)) for move in state.moves()}


def offered(state: KarteneckState, topic: str = "") -> list[str]:
    return [choice.description for choice in menu_lines(state, painter(), topic)]


def row(shown: str, name: str) -> list[str]:
    (line,) = [line for line in shown.splitlines() if re.match(rf"  [ ▸>] {name}\b", line)]
    return line.split()


# The table


def test_the_grill_shows_the_portions_with_their_worms_from_the_lowest_on() -> None:
    rows = table(MIDDLE).splitlines()
    assert rows[0] == "  Round 2 of 7   20 portions still to come   draw pile 80, discard pile 2"
    assert rows[1:5] == [
        "  ╭─────────┬─────────┬─────────╮",
        "  │   24    │   27    │   38    │",
        "  │   ~~~   │  ~~~~   │~~~~~~~~ │",
        "  ╰─────────┴─────────┴─────────╯",
    ]


def test_a_portion_of_0_has_no_worm_and_the_last_round_is_said() -> None:
    stacks = "/".join(".".join(map(str, range(first, 37, 2))) for first in (21, 22))
    shown = table(f"karteneck seats=2 turn=0 round=9 grill=0.42 stacks={stacks} hands=1/2").splitlines()
    assert shown[0].startswith("  Round 9 of 9   the last portions   draw pile")
    assert shown[2] == "  │    0    │   42    │"
    assert shown[3] == "  │    -    │~~~~~~~~~│"


def test_seats_show_stack_hand_display_and_what_the_menu_would_bring() -> None:
    shown = table(MIDDLE)
    assert shown.splitlines()[5].split() == ["Worms", "Top", "Hand", "Total", "Display", "Menu"]
    assert row(shown, "Anna") == ["Anna", "3", "20", "4", "-", "-", "passed"]
    assert row(shown, "Ben") == ["▸", "Ben", "5", "30", "8", "10", "1", "1", "4", "4", "no", "worm"]
    assert row(shown, "Cleo") == ["Cleo", "0", "0", "4", "15", "5", "5", "5", "no", "worm"]
    assert row(shown, "Dora") == ["Dora", "1", "17", "3", "7", "2", "W1", "→", "38"]
    assert "  ▸ Ben       5   30     8     10  1 1  4 4  no worm" in shown


def test_a_seat_that_passed_with_a_worm_waits_for_the_menu() -> None:
    shown = table(LAST)
    assert row(shown, "Ben")[-2:] == ["→", "27"]
    assert row(shown, "Cleo")[-3:] == ["passed", "→", "38"]
    assert row(shown, "Dora")[-3:] == ["passed", "→", "24"]


def test_a_seat_without_stack_and_display_has_nothing_to_say() -> None:
    shown = table("karteneck seats=2 turn=0 grill=24.27 hands=12/345")
    assert row(shown, "Anna") == ["▸", "Anna", "0", "-", "2", "-", "-"]
    assert row(shown, "Ben") == ["Ben", "0", "-", "3", "-", "-"]


def test_each_viewer_sees_stacks_and_its_unseen_cards() -> None:
    lines = table(MIDDLE).splitlines()
    assert lines[10:13] == [
        "  Stacks: Anna 18 20 \u00b7 Ben 30 \u00b7 Cleo 0 \u00b7 Dora 17",
        "  Unseen: 1 \u00d715  2 \u00d713  3 \u00d716  4 \u00d715  5 \u00d711  worms \u00d721",
        "",
    ]
    # A spectator does not see Ben's hand, 22235W3W9W22.
    watched = drawn(painter().table(GAME.read(MIDDLE).view(None))).splitlines()
    assert watched[10] == lines[10]
    assert watched[11] == "  Unseen: 1 \u00d715  2 \u00d716  3 \u00d717  4 \u00d715  5 \u00d712  worms \u00d724"
    assert "\x1b[2mUnseen: 1 \u00d715" in table(MIDDLE, color=True)
    assert "\x1b[2mStacks: Anna 18 20" in table(MIDDLE, color=True)


def test_empty_stacks_and_absent_kinds_are_not_listed() -> None:
    shown = table("karteneck seats=2 turn=0 grill=24.27 hands=12/345")
    assert "Stacks:" not in shown
    shown = table("karteneck seats=2 turn=0 grill=26.27 stacks=-/24.25 hands=12/345")
    assert "  Stacks: Ben 24 25" in shown.splitlines()
    ones = f"karteneck seats=2 turn=0 grill=24.27 hands={'1' * 17}2/345"
    assert "  Unseen: 2 \u00d716  3 \u00d717  4 \u00d717  5 \u00d717  worms \u00d725" in table(ones).splitlines()
    everything = "".join(str(number) * 17 for number in range(1, 6)) + "".join(f"W{post}" for post in range(1, 26))
    assert "Unseen:" not in table(f"karteneck seats=2 turn=0 grill=24.27 hands={everything}/-")


def test_long_stacks_wrap() -> None:
    values = [str(value) for value in range(16, 32)]
    position = f"karteneck seats=2 turn=0 grill=41.42 stacks={'.'.join(values[:14])}/{'.'.join(values[14:])} hands=1/2"
    lines = [line for line in table(position, width=40).splitlines() if "16" in line or "30" in line]
    assert lines[0] == "  Stacks: Anna 16 17 18 19 20 21 22 23"
    assert lines[1] == "          24 25 26 27 28 29 \u00b7 Ben 30 31"
    assert "\n          5 \u00d717  worms \u00d725\n" in table(position, width=40)
    assert "  Stacks: Anna 16 17 18 19 20 21 22 23 24 25 26 27 28 29, Ben 30 31" in table(position, plain=True)


@pytest.mark.parametrize(
    ("language", "stacks", "unseen"),
    [
        ("de", "Stapel: Anna 18 20", "Verdeckt: 1 x15  2 x13  3 x16  4 x15  5 x11  W\u00fcrmer x21"),
        ("fr", "Piles\u00a0: Anna 18 20", "Pas vues\u00a0: 1 x15  2 x13  3 x16  4 x15  5 x11  vers x21"),
        ("it", "Pile: Anna 18 20", "Mai viste: 1 x15  2 x13  3 x16  4 x15  5 x11  vermi x21"),
    ],
)
def test_stacks_and_unseen_cards_are_named_in_every_language(language: str, stacks: str, unseen: str) -> None:
    shown = drawn(painter(language, plain=True).table(GAME.read(MIDDLE).view(1)), 60).splitlines()
    assert any(line.startswith(f"  {stacks}, Ben 30") for line in shown)
    assert f"  {unseen}" in shown


def test_the_hand_is_drawn_in_fans_by_kind() -> None:
    assert table(MIDDLE).splitlines()[-5:-1] == [
        "  Your hand",
        "  ╭───╭───╭───╮  ╭───╮  ╭───╮  ╭───╭───╭───╮",
        "  │ 2 │ 2 │ 2 │  │ 3 │  │ 5 │  │W3 │W9 │W22│",
        "  ╰───╰───╰───╯  ╰───╯  ╰───╯  ╰───╰───╰───╯",
    ]


def test_cards_of_kinds_in_the_display_are_set_apart() -> None:
    shown = table(THEFT).splitlines()
    hand = next(number for number, line in enumerate(shown) if "Your hand" in line)
    assert shown[hand] == "  Your hand              Kinds already on display"
    assert shown[hand + 2] == "  │ 2 │  │ 3 │  │ 5 │    │W3 │"
    only = table(THEFT.replace("235W3", "W3"))
    assert "Your hand" not in only
    assert "Kinds already on display" in only


def test_cards_that_do_not_fit_beside_each_other_go_into_more_rows() -> None:
    hand = "1" * 9 + "3" * 4 + "5" * 4
    many = f"karteneck seats=2 turn=0 grill=24.27 hands={hand}/- displays=3/-"
    shown = table(many).splitlines()
    assert f"  {'│ 1 ' * 9}│  {'│ 5 ' * 4}│" in shown
    assert f"  {'│ 3 ' * 4}│" in shown
    worms = "".join(f"W{signpost}" for signpost in range(1, 26))
    spread = [
        line for line in table(f"karteneck seats=2 turn=0 grill=24.27 hands={worms}/-").splitlines() if "│W" in line
    ]
    assert [line.count("W") for line in spread] == [19, 6]


def test_worms_stand_out_and_cards_that_cannot_be_laid_are_dim() -> None:
    shown = table(THEFT, color=True)
    assert "\x1b[1;35mW12 W13 W14\x1b[0m" in shown
    assert "\x1b[1m│ 2 │\x1b[0m" in shown
    assert "\x1b[2m│W3 │\x1b[0m" in shown
    assert "\x1b[1;35m│W3 │W9 │W22│\x1b[0m" in table(MIDDLE, color=True)


def test_a_narrow_screen_has_two_lists_and_more_rows() -> None:
    long = "karteneck seats=5 turn=0 grill=24.27.38.39.42 hands=12/-/-/-/- displays=-/1112223344455W23W24W25/-/-/-"
    shown = table(long, width=40).splitlines()
    assert shown[:8] == [
        "  Round 1 of 6",
        "  25 portions still to come",
        "  draw pile 92, discard pile 0",
        "  ╭─────────┬─────────┬─────────╮",
        "  │   24    │   27    │   38    │",
        "  │   ~~~   │  ~~~~   │~~~~~~~~ │",
        "  ├─────────┼─────────┼─────────┤",
        "  │   39    │   42    │         │",
    ]
    titles = [line.split() for line in shown if "Worms" in line or "Display" in line]
    assert titles == [["Worms", "Top", "Hand"], ["Total", "Display", "Menu"]]
    assert max(map(len, shown)) <= 40
    wide = table(long, width=60).splitlines()
    assert wide[0] == "  Round 1 of 6   25 portions still to come"
    assert wide[1] == "  draw pile 92, discard pile 0"
    assert table(MIDDLE, width=60).splitlines()[6].split() == ["Worms", "Top", "Hand", "Total", "Display", "Menu"]


def test_spectators_see_no_hand() -> None:
    shown = drawn(painter().table(GAME.read(MIDDLE).view(None)))
    assert "Your hand" not in shown
    assert "Without a worm, passing" in shown


def test_a_seat_not_on_turn_sees_its_whole_hand() -> None:
    shown = drawn(painter().table(GAME.read(MIDDLE).view(0)))
    assert "│ 2 │  │ 3 │  │ 5 │  │W17│" in shown
    assert "Kinds already" not in shown


def test_the_end_shows_all_portions() -> None:
    state = GAME.start(3, FastChance(1))
    chance = FastChance(2)
    while not state.over:
        state.play(state.pick(chance), chance)
    shown = drawn(painter().table(state.view(0)))
    assert len(shown.splitlines()) == 4
    assert shown.splitlines()[0].split() == ["Worms", "Top", "Hand"]


def test_plain_drawings_use_only_ascii() -> None:
    shown = table(THEFT, plain=True)
    assert shown.isascii()
    assert "+---------+---------+---------+" in shown
    assert "| 2 |  | 3 |" in shown
    assert ".---.  .---." in shown
    assert "'---'  '---'" in shown
    assert row(shown, "Ben")[0] == ">"
    assert row(shown, "Ben")[-2:] == ["->", "27"]


@pytest.mark.parametrize(
    ("position", "told"),
    [
        (MIDDLE, ["Without a worm, passing brings the lowest portion, 24 (3 worms), and 2 cards."]),
        (
            LAST.replace("4W12W13W14", "4"),
            ["Without a worm, passing brings portion 24 (3 worms) and ends the round."],
        ),
        (
            THEFT,
            [
                "If you pass now, you draw 2 cards and would get portion 27 (4 worms).",
                "You can also steal portion 19 from Anna (2 worms).",
            ],
        ),
        (
            LAST,
            [
                "If you pass now, the round ends and you get portion 27 (4 worms).",
                "You can also steal portion 19 from Anna (2 worms).",
            ],
        ),
        (
            THEFT.replace("stacks=18.19", "stacks=18.16"),
            ["If you pass now, you draw 2 cards and would get portion 27 (4 worms)."],
        ),
    ],
)
def test_the_outcome_of_passing_is_written(position: str, told: list[str]) -> None:
    assert [line.strip() for line in table(position).splitlines()[-len(told) :]] == told


# Decisions


@pytest.mark.parametrize(
    ("position", "asked"),
    [
        (MIDDLE, "Ben, what do you lay out? Or do you pass?"),
        (LAST, "Ben, you are the last one left. Do you lay out more?"),
        (THEFT.replace("235W3", "4W3"), "Ben, you cannot lay out anything, so you have to pass."),
        (LAST.replace("235W3", "-"), "Ben, you cannot lay out anything, so you have to pass."),
    ],
)
def test_the_question_names_the_decision(position: str, asked: str) -> None:
    state = GAME.read(position)
    assert painter().question(state.view(int(state.turn))) == asked


def test_lays_are_listed_with_the_new_total_and_whose_top_portion_it_equals() -> None:
    assert moves(MIDDLE) == {
        "pass": "pass and take portion 24 (3 worms)",
        "lay 2": "lay out a 2 (12 in all)",
        "lay 2 2": "lay out two 2s (14 in all)",
        "lay 2 2 2": "lay out three 2s (16 in all)",
        "lay 3": "lay out a 3 (13 in all)",
        "lay 5": "lay out a 5 (15 in all)",
        "lay W3": "lay out worm 3 (15 in all)",
        "lay W9": "lay out worm 9 (15 in all)",
        "lay W22": "lay out worm 22 (15 in all)",
        "lay W3 W9": "lay out worms 3, 9 (20 in all, like Anna\u2019s top portion)",
        "lay W3 W22": "lay out worms 3, 22 (20 in all, like Anna\u2019s top portion)",
        "lay W9 W22": "lay out worms 9, 22 (20 in all, like Anna\u2019s top portion)",
        "lay W3 W9 W22": "lay out worms 3, 9, 22 (25 in all)",
    }


def test_only_a_valid_display_is_said_to_equal_a_portion_and_only_of_others() -> None:
    number = "karteneck seats=2 turn=0 round=2 grill=24.27 stacks=16/18 hands=4/1 displays=555{}/-"
    assert moves(number.format(""))["lay 4"] == "lay out a 4 (19 in all)"
    own = number.replace("16/18", "24/18")
    assert moves(own.replace("24.27", "25.27").format("W1"))["lay 4"] == "lay out a 4 (24 in all)"
    other = number.replace("16/18", "18/24").replace("24.27", "25.27")
    assert moves(other.format("W1"))["lay 4"] == "lay out a 4 (24 in all, like Ben\u2019s top portion)"
    assert moves(other.replace("555{}", "5555").format())["lay 4"] == "lay out a 4 (24 in all)"


@pytest.mark.parametrize(
    ("position", "passes"),
    [
        (
            THEFT,
            [
                "pass without stealing (menu now: only portion 27)",
                "pass, steal portion 19 from Anna (2 worms) and wait for the menu (now: 27)",
            ],
        ),
        (
            LAST,
            [
                "pass without stealing and get only portion 27",
                "pass, steal portion 19 from Anna (2 worms) and also get 27",
            ],
        ),
        (
            THEFT.replace("stacks=18.19", "stacks=18.16"),
            ["pass with 19 and wait for the menu (now: portion 27)"],
        ),
        (LAST.replace("stacks=18.19", "stacks=18.16"), ["pass with 19 and get portion 27"]),
    ],
)
def test_passes_say_their_outcome(position: str, passes: list[str]) -> None:
    assert [words for notation, words in moves(position).items() if not notation.startswith("lay")] == passes


# Topics


def test_few_moves_are_all_listed_at_once() -> None:
    state = GAME.read("karteneck seats=2 turn=0 grill=24.27 hands=1334W7W9/-")
    assert offered(state) == [
        "pass and take portion 24 (3 worms)",
        "lay out a 1 (1 in all)",
        "lay out a 3 (3 in all)",
        "lay out two 3s (6 in all)",
        "lay out a 4 (4 in all)",
        "lay out worm 7 (5 in all)",
        "lay out worm 9 (5 in all)",
        "lay out worms 7, 9 (10 in all)",
    ]
    more = GAME.read("karteneck seats=2 turn=0 grill=24.27 hands=13344W7W9/-")
    assert offered(more)[-2:] == ["lay out one worm (5 in all) ...", "lay out worms 7, 9 (10 in all)"]


def test_many_worms_are_chosen_by_their_number_first() -> None:
    state = GAME.read(MIDDLE)
    assert offered(state) == [
        "pass and take portion 24 (3 worms)",
        "lay out a 2 (12 in all)",
        "lay out two 2s (14 in all)",
        "lay out three 2s (16 in all)",
        "lay out a 3 (13 in all)",
        "lay out a 5 (15 in all)",
        "lay out one worm (15 in all) ...",
        "lay out two worms (20 in all, like Anna\u2019s top portion) ...",
        "lay out worms 3, 9, 22 (25 in all)",
    ]
    assert offered(state, "lay out one worm (15 in all)") == [
        "lay out worm 3 (15 in all)",
        "lay out worm 9 (15 in all)",
        "lay out worm 22 (15 in all)",
    ]


def test_many_number_cards_are_chosen_by_their_kind_first() -> None:
    state = GAME.read("karteneck seats=2 turn=0 grill=24.27 hands=1222333W3W4W5W6/-")
    assert offered(state) == [
        "pass and take portion 24 (3 worms)",
        "lay out a 1 (1 in all)",
        "lay out 2s (you have 3) ...",
        "lay out 3s (you have 3) ...",
        "lay out one worm (5 in all) ...",
        "lay out two worms (10 in all) ...",
        "lay out three worms (15 in all) ...",
        "lay out worms 3, 4, 5, 6 (20 in all)",
    ]
    assert offered(state, "lay out 2s (you have 3)") == [
        "lay out a 2 (2 in all)",
        "lay out two 2s (4 in all)",
        "lay out three 2s (6 in all)",
    ]
    fewer = GAME.read("karteneck seats=2 turn=0 grill=24.27 hands=122233W3W4W5W6/-")
    assert len(offered(fewer)) == 11


def test_moves_are_typed_by_their_position_in_the_list() -> None:
    state = GAME.read(MIDDLE)
    assert [choice.keys for choice in menu_lines(state, painter())] == [(str(place),) for place in range(1, 10)]
    assert painter().keys(state.view(1), "lay 3", 5) == ("5",)


# Events


@pytest.mark.parametrize(("event", "told"), EVENTS)
def test_events_are_written_in_words(event: Event, told: str) -> None:
    text = painter().event(event)
    assert isinstance(text, Text)
    assert text.plain == told


@pytest.mark.parametrize("event", UNTOLD)
def test_events_shown_by_table_or_score_sheet_have_no_sentence(event: Event) -> None:
    assert painter().event(event) is None


# All drawings


@pytest.mark.parametrize("language", EACH_LANGUAGE)
def test_nothing_is_wider_than_the_screen(language: str) -> None:
    """Every second table is drawn in ASCII."""
    chance = FastChance(5)
    often = repetitions(compiled=11, plain=55)
    for names in (LONGEST, NAMES):
        artists = [painter(language, names, plain=plain) for plain in (False, True)]
        state = GAME.start(6, chance)
        step = 0
        while not state.over:
            step += 1
            if step % often == 0:
                artist = artists[step // often % 2]
                view = state.view(int(state.turn))
                for width in (80, 60):
                    shown = drawn(artist.table(view), width)
                    assert max(map(len, shown.splitlines())) <= width, shown
                    assert all(name in shown for name in names)
                    assert "…" not in shown
                offered = menu_lines(state, artist)
                moves_shown = drawn(listed(offered), 80)
                assert max(map(len, moves_shown.splitlines())) <= 80, moves_shown
                assert len(offered) <= 14
                assert len(f"  {artist.question(view)}") <= 80
            state.play(state.pick(chance), chance)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_about_passing_or_an_event_is_longer_than_a_line(language: str) -> None:
    artist = painter(language, LONGEST)
    for position in (MIDDLE, THEFT, LAST):
        state = GAME.read(position)
        shown = drawn(artist.table(state.view(int(state.turn))))
        # The stacks may wrap.
        stacks = f"  {Words(language, GAME).say('stacks')}"
        assert max(len(line) for line in shown.splitlines() if not line.startswith(stacks)) <= 80, shown
    for event, _told in EVENTS:
        told = artist.event(event)
        assert told is not None
        assert max(map(len, told.plain.splitlines())) <= 80, told.plain


def test_other_hands_are_not_on_the_screen() -> None:
    chance = FastChance(8)
    state = GAME.start(4, chance)
    seen = 0
    step = 0
    while not state.over:
        step += 1
        if step % repetitions(compiled=5, plain=10) == 0:
            shown = {}
            for seat in (0, None):
                view = state.view(seat)
                assert isinstance(view, KarteneckView)
                laid = {card for player in view.seats for card in player.display.cards}
                shown[seat] = drawn(painter().table(view))
                worms = set(re.findall(r"W\d+", shown[seat]))
                assert worms == {card for card in laid | set(view.hand) if card.startswith("W")}
                seen += len(worms)
            imagined = state.copy()
            imagined.imagine(0, chance)
            assert drawn(painter().table(imagined.view(0))) == shown[0]
        state.play(state.pick(chance), chance)
    assert seen > 50


def test_other_possible_thefts_are_listed() -> None:
    shown = table("karteneck seats=3 turn=2 grill=25.30.33 stacks=17/20/19 hands=1/2/3 displays=555W3/34W1W2/25W4")
    assert f"{NAMES[0]} could pass and steal portion 20 from {NAMES[1]} (2 worms)." in shown
    assert f"{NAMES[1]} could pass and steal portion 17 from {NAMES[0]} (1 worm)." in shown
    assert "You can also steal" not in shown
