"""The drawings and sentences of the painter."""

from __future__ import annotations

import io

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from roost.bots.registry import make_bot
from roost.core.chance import FastChance
from roost.core.event import Event
from roost.games.heckmeck.game import GAME
from roost.games.heckmeck.public import events
from roost.games.heckmeck.terminal.painter import Painter
from roost.terminal.move_menu import menu_lines
from roost.words import LANGUAGES, Words
from tests.games.repetitions import repetitions
from tests.terminal.conftest import EACH_LANGUAGE

NAMES = ("Anna", "Ben")
LONGEST = tuple(f"{letter * 14}" for letter in "ABCDEFG")


DECISIONS = [
    "variant=deluxe seats=2 turn=0 phase=begin golden=seat-0",
    "variant=deluxe seats=2 turn=0 rolled=1234555W weasel=seat-0",
    "variant=deluxe seats=2 turn=0 aside=444 rolled=44444 weasel=seat-0",
    "variant=classic seats=2 turn=0 stacks=24/- aside=444 phase=decide",
    "variant=classic seats=2 turn=0 stacks=24/- aside=44W phase=decide",
    "variant=classic seats=2 turn=0 aside=4445WWW phase=decide",
    "variant=classic seats=2 turn=0 stacks=-/27 aside=444WWW phase=decide",
    "variant=deluxe seats=2 turn=0 stacks=-/27 aside=444WWW phase=decide hen=seat-1 golden=28",
    "variant=deluxe seats=2 turn=0 aside=5555 phase=decide can=seat-0",
    "variant=deluxe seats=2 turn=0 stacks=24/- aside=444 phase=decide golden=seat-0",
    "variant=deluxe seats=2 turn=0 aside=5555WW phase=decide golden=30",
    "variant=deluxe seats=2 turn=0 aside=444WW1 phase=decide",
    "variant=deluxe seats=3 turn=0 phase=double aside=11 supply=0 worms=0/4/3",
    "variant=deluxe seats=3 turn=0 phase=visit stacks=23/-/- aside=444WW1 supply=0 worms=0/4/3 raven=flying",
    "variant=deluxe seats=2 turn=0 phase=swap stacks=27/- golden=offered hen=seat-0 aside=444WWW",
]

EVENTS: list[tuple[Event, str]] = [
    (events.TurnBegan(1), "\n── Ben"),
    (events.Rolled(0, "1134W", ""), "Anna rolls 1 1 3 4 W"),
    (events.Rolled(0, "1134", "W"), "Anna rolls 1 1 3 4 and a golden W"),
    (events.Rolled(0, "", "W"), "Anna rolls only the golden die: W"),
    (events.WeaselUsed(0), "Anna sends the weasel to reroll the dice."),
    (events.SetAside(0, "4", 3, False, 17), "Anna sets aside the three 4s: 17 so far."),
    (events.SetAside(0, "4", 1, False, 9), "Anna sets aside the 4: 9 so far."),
    (events.SetAside(0, "W", 2, False, 10), "Anna sets aside both worms: 10 so far."),
    (events.SetAside(0, "W", 2, True, 10), "Anna sets aside both worms (with the golden die): 10 so far."),
    (events.SetAside(0, "1", 1, True, 10), "Anna sets aside the 1 (the golden die): 10 so far."),
    (events.SetAside(0, "1", 8, True, 38), "Anna sets aside the eight 1s (with the golden die): 38 so far."),
    (events.Stopped(0, 25, False), "Anna stops with 25."),
    (events.Stopped(0, 25, True), "Anna stops with 25. The can counts as a worm."),
    (events.TurnFailed(1, "bust"), "Ben fails: no new symbol has come up."),
    (events.TurnFailed(1, "no-worm"), "Ben fails: no worm is set aside."),
    (events.TurnFailed(1, "nothing-fits"), "Ben fails: no matching portion."),
    (events.PortionMoved(25, "grill", "seat-0"), "Anna takes portion 25 from the grill."),
    (events.PortionMoved(25, "seat-0", "seat-1"), "Ben steals portion 25 from Anna."),
    (events.PortionMoved(25, "seat-1", "grill"), "Ben puts portion 25 back on the grill."),
    (events.PortionTurned(36), "Portion 36 is turned face down."),
    (events.SpecialistMoved("hen", "grill-21", "seat-0"), "Anna gets the hen."),
    (events.SpecialistMoved("hen", "seat-0", "seat-1"), "Ben gets the hen from Anna, who keeps the portion."),
    (events.SpecialistMoved("apple", "seat-0", "seat-1"), "Ben gets the apple from Anna."),
    (events.SpecialistMoved("apple", "seat-0", "grill-11"), "Anna gives back the apple: it goes to portion 11."),
    (events.SpecialistMoved("raven", "grill-23", "grill-11"), "Portion 11 now carries the raven."),
    (events.SpecialistMoved("raven", "grill-23", "box"), "No portion is free: the raven is out of the game."),
    (events.RoastWormMoved("supply", "seat-0", "double"), "Anna gets a roast worm for the double 1."),
    (events.RoastWormMoved("supply", "seat-0", "raven"), "Anna gets a roast worm from the raven."),
    (events.RoastWormMoved("seat-1", "seat-0", "double"), "Anna takes a roast worm from Ben for the double 1."),
    (events.RoastWormMoved("seat-1", "seat-0", "raven"), "Anna gets a roast worm from Ben, thanks to the raven."),
    (events.RoastWormMissed(0, "double"), "Anna gets no roast worm for the double 1: there is none to take."),
    (events.RoastWormMissed(0, "raven"), "Anna gets no roast worm from the raven: there is none to take."),
]


def painter(language: str = "en", names: tuple[str, ...] = NAMES, *, plain: bool = False) -> Painter:
    return Painter(Words(language, GAME), names, plain)


def drawn(thing: RenderableType, *, color: bool = False) -> str:
    """Return a drawing on a screen so wide that nothing wraps."""
    out = io.StringIO()
    Console(
        file=out, width=300, highlight=False, force_terminal=color, color_system="standard" if color else None
    ).print(thing)
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines())


def table(position: str, *, plain: bool = False, color: bool = False) -> str:
    return drawn(painter(plain=plain).table(GAME.read(position).view(0)), color=color)


def moves(position: str) -> list[str]:
    state = GAME.read(position)
    view = state.view(int(state.turn))
    return [painter().move(view, state.text(move)) for move in state.moves()]


def question(position: str) -> str:
    state = GAME.read(position)
    return painter().question(state.view(int(state.turn)))


@pytest.mark.parametrize("language", EACH_LANGUAGE)
@pytest.mark.parametrize("variant", ["classic", "deluxe"])
def test_no_table_or_list_of_moves_is_wider_than_80_columns(language: str, variant: str) -> None:
    chance = FastChance(5)
    artist = painter(language, LONGEST)
    bot = make_bot("simple", GAME)
    state = GAME.start(7, chance, {"variant": variant})
    for step in range(repetitions(compiled=200, plain=60)):
        view = state.view(None)
        shown = drawn(artist.table(view)).splitlines() if step % 20 == 0 else []
        listed = [f"  9  {artist.move(view, state.text(move))}  {state.text(move)}" for move in state.moves()]
        for line in (*shown, *listed, f"  {artist.question(view)}"):
            assert len(line) <= 80, line
        state.play(bot.choose(state.copy(), chance), chance)
        if state.over:
            state = GAME.start(7, chance, {"variant": variant})


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_question_prize_or_sentence_is_wider_than_80_columns(language: str) -> None:
    artist = painter(language, LONGEST)
    for position in DECISIONS:
        state = GAME.read(f"heckmeck {position}")
        view = state.view(int(state.turn))
        listed = [f"  9  {artist.move(view, state.text(move))}  {state.text(move)}" for move in state.moves()]
        for line in (*drawn(artist.table(view)).splitlines(), *listed, f"  {artist.question(view)}"):
            assert len(line) <= 80, line
    for event, _told in EVENTS:
        told = artist.event(event)
        assert told is not None
        assert max(map(len, told.plain.splitlines())) <= 80, told.plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_specialists_fit_on_a_portion(language: str) -> None:
    for specialist in ("can", "hen", "raven", "weasel", "golden", "apple"):
        assert len(Words(language, GAME).say(f"specialist-{specialist}")) <= 7


def test_the_grill_shows_what_is_open_turned_and_gone() -> None:
    rows = table(
        "heckmeck variant=deluxe seats=2 turn=0 stacks=22.27/- turned=36 rolled=1123445W golden=28"
    ).splitlines()
    assert rows[2] == "  │11 ~   │13 ~   │21 ~   │   ·   │23 ~   │24 ~   │25 ~~  │26 ~~  │   ·   │"
    assert rows[3] == "  │can    │       │hen    │       │raven  │       │weasel │       │       │"
    assert rows[5] == "  │28 ~~  │29 ~~~ │30 ~~~ │31 ~~~ │32 ~~~ │33 ~~~~│34 ~~~~│35 ~~~~│▒▒▒▒▒▒▒│"
    assert rows[6] == "  │golden │apple  │       │       │       │       │       │       │▒▒▒▒▒▒▒│"


def test_the_classic_grill_has_neither_specialists_nor_roast_worms() -> None:
    shown = table("heckmeck variant=classic seats=2 turn=0 rolled=1123445W")
    assert "│21 ~   │22 ~   │" in shown
    assert "oast" not in shown
    assert "│11" not in shown


def test_seats_show_their_top_portion_height_specialist_and_worms() -> None:
    shown = table(
        "heckmeck variant=deluxe seats=2 turn=1 stacks=22.27/- rolled=1123445W"
        " supply=5 worms=2/0 apple=seat-0 golden=29"
    )
    (anna,) = [line.split() for line in shown.splitlines() if "Anna" in line]
    (ben,) = [line.split() for line in shown.splitlines() if "Ben" in line]
    assert anna == ["Anna", "8", "27", "~~", "2", "apple", "~~"]
    assert ben == ["▸", "Ben", "0", "-", "0"]
    assert "5 roast worms left" in shown


def test_no_dice_lie_on_the_table_when_the_game_is_over() -> None:
    portions = ".".join(map(str, range(21, 37)))
    shown = table(f"heckmeck variant=classic seats=2 turn=- phase=over stacks={portions}/-")
    assert "│   ·   │" in shown
    assert "╭───╮" not in shown
    assert "▸" not in shown


def test_dice_rolled_and_set_aside_are_boxes_side_by_side() -> None:
    shown = table("heckmeck variant=classic seats=2 turn=0 aside=444 rolled=1455W").splitlines()
    assert shown[-3] == "  ╭───╮╭───╮╭───╮╭───╮╭───╮    ╭───╮╭───╮╭───╮"
    assert shown[-2] == "  │ 1 ││ 4 ││ 5 ││ 5 ││~W~│    │ 4 ││ 4 ││ 4 │"
    assert "Set aside: 12" in shown[-4]


def test_the_golden_die_is_golden_and_used_symbols_are_dim() -> None:
    position = "heckmeck variant=deluxe seats=2 turn=0 aside=44 rolled=14555WW golden-die=shows-W golden=seat-0"
    shown = table(position, color=True)
    assert "\x1b[1;33m│*W*│" in shown
    assert "\x1b[1;35m│~W~│" in shown
    assert "\x1b[2m│ 4 │" in shown
    kept = table(position.replace("44 rolled=14555WW", "44W rolled=145555").replace("shows", "kept"), color=True)
    assert "\x1b[1;33m│*W*│" in kept


def test_plain_drawings_use_only_ascii() -> None:
    shown = table("heckmeck variant=deluxe seats=2 turn=0 stacks=22/- turned=36 aside=444 rolled=1455W", plain=True)
    assert shown.isascii()
    assert "|#######|" in shown
    assert "| 5 |" in shown
    assert "> Anna" in shown


@pytest.mark.parametrize(
    ("position", "prize", "stop"),
    [
        (
            "classic seats=2 turn=0 aside=444WW",
            ["If you stop now, you take portion 22 from the grill: 1 worm."],
            "stop and take portion 22",
        ),
        (
            "deluxe seats=2 turn=0 aside=555WWW hen=22 apple=29 golden=30",
            ["If you stop now, you take portion 30 from the grill: 3 worms.", "You would also get the golden die."],
            "stop and take portion 30",
        ),
        (
            "deluxe seats=2 turn=0 aside=444WW1",
            ["If you stop now, you take portion 23 from the grill: 1 worm.", "The raven would bring you a roast worm."],
            "stop and take portion 23",
        ),
        (
            "classic seats=2 turn=0 stacks=-/27 aside=444WWW",
            ["If you stop now, you steal portion 27 from Ben: 2 worms."],
            "stop and steal portion 27",
        ),
        (
            "deluxe seats=2 turn=0 stacks=-/27 aside=444WWW hen=seat-1 golden=28",
            ["If you stop now, you take the hen from Ben, who keeps portion 27."],
            "stop and take the hen",
        ),
        (
            "classic seats=2 turn=0 stacks=24/- aside=444",
            [
                "If you stop now, your turn fails: no worm is set aside.",
                "You would lose portion 24. Portion 36 would be turned over.",
            ],
            "stop (the turn fails)",
        ),
        (
            "deluxe seats=2 turn=0 stacks=24/- aside=444 apple=seat-0 golden=29",
            [
                "If you stop now, your turn fails: no worm is set aside.",
                "You would lose portion 24 and the apple. Portion 36 would be turned over.",
            ],
            "stop (the turn fails)",
        ),
        (
            "deluxe seats=2 turn=0 aside=44 apple=seat-0 golden=29",
            ["If you stop now, your turn fails: no worm is set aside.", "You would lose the apple."],
            "stop (the turn fails)",
        ),
        (
            "classic seats=2 turn=0 aside=44W",
            ["If you stop now, your turn fails: no portion matches 13."],
            "stop (the turn fails)",
        ),
    ],
)
def test_the_table_says_what_stopping_would_bring(position: str, prize: list[str], stop: str) -> None:
    whole = f"heckmeck variant={position} phase=decide"
    shown = [line.strip() for line in table(whole).splitlines()]
    assert shown[shown.index(prize[0]) :] == prize
    assert moves(whole)[1] == stop


def test_the_can_counts_in_the_total() -> None:
    shown = table("heckmeck variant=deluxe seats=2 turn=0 aside=5555 phase=decide can=seat-0")
    assert "Set aside: 20 (25 with the can)" in shown
    assert "you take portion 25" in shown


@pytest.mark.parametrize(
    ("position", "asked", "offered"),
    [
        (
            "classic seats=2 turn=0 aside=44W rolled=11245",
            "Anna, which dice do you set aside?",
            [
                "set aside both 1s (2 points, 15 in all)",
                "set aside the 2 (2 points, 15 in all)",
                "set aside the 5 (5 points, 18 in all)",
            ],
        ),
        (
            "classic seats=2 turn=0 rolled=1WWW5555",
            "Anna, which dice do you set aside?",
            [
                "set aside the 1 (1 point, 1 in all)",
                "set aside the four 5s (20 points, 20 in all)",
                "set aside the three worms (15 points, 15 in all)",
            ],
        ),
        (
            "deluxe seats=2 turn=1 phase=begin golden=seat-1",
            "Ben, do you roll the golden die too?",
            ["roll 8 dice", "roll 9 dice, including the golden die"],
        ),
        (
            "classic seats=2 turn=0 aside=111222W phase=decide",
            "Anna, do you stop or roll on?",
            ["roll the last die", "stop (the turn fails)"],
        ),
        (
            "deluxe seats=2 turn=0 aside=444 rolled=44444 weasel=seat-0",
            "Anna, no new symbol has come up. What now?",
            ["send the weasel: reroll the same dice", "accept the failed roll"],
        ),
    ],
)
def test_questions_and_moves_are_written_in_words(position: str, asked: str, offered: list[str]) -> None:
    whole = f"heckmeck variant={position}"
    assert question(whole) == asked
    assert moves(whole) == offered


def test_a_second_specialist_and_roast_worms_of_others_are_asked_for() -> None:
    swap = "heckmeck variant=deluxe seats=2 turn=0 phase=swap stacks=29/- apple=offered hen=seat-0 aside=555WWW"
    assert question(swap) == "Anna, you now also have the apple. Which one do you give back?"
    assert moves(swap) == ["give back the hen", "give back the apple"]
    double = "heckmeck variant=deluxe seats=3 turn=0 phase=double aside=11 supply=0 worms=0/4/3"
    state = GAME.read(double)
    view = state.view(0)
    artist = painter(names=("Anna", "Ben", "Cleo"))
    assert artist.question(view) == "Anna, whose roast worm do you take for the double 1?"
    assert [artist.move(view, state.text(move)) for move in state.moves()] == [
        "take a roast worm from Ben",
        "take a roast worm from Cleo",
    ]


@pytest.mark.parametrize(
    ("position", "keys"),
    [
        (
            "deluxe seats=2 turn=0 rolled=1555555W weasel=seat-0",
            {"take 1": ("1",), "take 5": ("5",), "take W": ("6", "w"), "weasel": ("7",)},
        ),
        ("deluxe seats=2 turn=0 aside=444 rolled=44444 weasel=seat-0", {"weasel": ("1",), "fail": ("2",)}),
        ("classic seats=2 turn=0 aside=44W phase=decide", {"roll": ("1",), "stop": ("2",)}),
    ],
)
def test_dice_are_typed_by_their_face_and_other_moves_by_their_position(
    position: str, keys: dict[str, tuple[str, ...]]
) -> None:
    state = GAME.read(f"heckmeck variant={position}")
    view = state.view(0)
    texts = [state.text(move) for move in state.moves()]
    assert {text: painter().keys(view, text, place) for place, text in enumerate(texts, 1)} == keys
    assert [choice.moves for choice in menu_lines(state, painter())] == [(move,) for move in state.moves()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", ["classic", "deluxe"])
@pytest.mark.parametrize("width", [60, 40])
def test_the_grill_and_the_seats_fit_a_narrow_screen(language: str, variant: str, width: int) -> None:
    names = LONGEST if width == 60 else NAMES * 4
    view = GAME.start(7, FastChance(5), {"variant": variant}).view(None)
    out = io.StringIO()
    Console(file=out, width=width).print(painter(language, names).table(view))
    shown = out.getvalue()
    for value in range(21, 37):
        assert f"│{value} ~" in shown
    assert all(name in shown for name in names[:7])
    assert max(len(line.rstrip()) for line in shown.splitlines()) <= width


def test_specialists_that_left_the_game_are_listed() -> None:
    shown = table("heckmeck variant=deluxe seats=2 turn=0 rolled=1123445W apple=box weasel=box")
    assert "Out of the game: weasel, apple" in shown
    assert "Out of" not in table("heckmeck variant=deluxe seats=2 turn=0 rolled=1123445W")


@pytest.mark.parametrize(("event", "told"), EVENTS)
def test_events_are_written_in_words(event: Event, told: str) -> None:
    text = painter().event(event)
    assert isinstance(text, Text)
    assert text.plain == told


def test_the_end_has_no_sentence() -> None:
    assert painter().event(events.GameEnded("last-portion")) is None
