"""Drawings and texts of the painter."""

from __future__ import annotations

import io
import re
from functools import cache

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from roost.core.chance import Chance, FastChance
from roost.core.event import Event
from roost.core.result import ScoreLine
from roost.games.zwickern.game import GAME
from roost.games.zwickern.public import events
from roost.games.zwickern.rules.state import ZwickernState
from roost.games.zwickern.terminal.painter import Painter
from roost.terminal.move_menu import draw_menu, menu_lines
from roost.terminal.screen import MAX_WIDTH
from roost.words import LANGUAGES, Words
from tests.games.repetitions import repetitions
from tests.terminal.conftest import EACH_LANGUAGE

NAMES = ("Anna", "Ben", "Cleo")
PARTNERS = (*NAMES, "Dora")
LONGEST = tuple(letter * 14 for letter in "ABCD")

THREE = "zwickern seats=3 dealer=2 turn=0"
FOUR = "zwickern seats=4 dealer=3 turn=0"
SECOND = "zwickern seats=3 round=2 dealer=2 turn=0"
LATE = "zwickern seats=3 round=3 dealer=2 turn=0"
HANDS = "5.8.9|3.3.4|5.6.6"
TAKEN = (
    "zwickern seats=3 deal=2 round=2 dealer=2 turn=1 hands=2.9|3.3.4|5.5.6 table=7,[12:10.2@1!]"
    " taken=10c3.10c1.15.25|6.6.7|8.8 zwicks=2|0|0 penalties=0|1|0 bought=0 sheet=0+0+5-30|3+2+1-0|0+0+4-0"
)


def scored(*points: tuple[int, int, int, int]) -> tuple[ScoreLine, ...]:
    keys = ("cards", "zwicks", "claws", "penalties")
    return tuple(
        ScoreLine(side, key, number, (), 2)
        for side, row in enumerate(points)
        for key, number in zip(keys, row, strict=True)
    )


EVENTS: list[tuple[Event, str]] = [
    (events.DealBegan(2, 1), "\n── Deal 2: Ben deals"),
    (events.RoundBegan(2, 1, 2), "Round 1: Cleo begins"),
    (events.RoundBegan(2, 3, 2), "\nRound 3: Cleo begins"),
    (events.Dealt(0, 4, ("2", "5", "1/11", "10c3")), "Anna is dealt 2, 5, 1/11, 10 (3 claws)."),
    (events.TableOpened(("3", "4", "1/11")), "Cards on the table: 3, 4, 1/11."),
    (events.Laid(1, "4/14", None), "Ben lays 4/14."),
    (events.Laid(1, "10c1", None), "Ben lays 10 (1 claw)."),
    (events.Laid(1, "4/14", 14), "Ben starts a pile: 4/14 fixed at 14."),
    (events.Built(0, "3", "2/12", 0, 12, 15), "Anna builds 3 on 2/12: 12 + 3 = 15."),
    (events.Built(0, "10c3", "2c1", 0, 2, 12), "Anna builds 10 (3 claws) on 2 (1 claw): 2 + 10 = 12."),
    (events.Built(0, "3", "[12]#2", 0, 12, 9), "Anna builds 3 on pile 12 (no. 2): 12 \u2212 3 = 9."),
    (
        events.Bought(1, "8", 8, ("3", "5"), (1, 2), (("3", "5"),), ("3", "5", "8")),
        "Ben buys 3 + 5 with 8: 3 cards.",
    ),
    (
        events.Bought(1, "4/14", 4, ("3", "4", "1/11"), (0, 1, 2), (("4",), ("3", "1/11")), ("3", "4", "1/11", "4/14")),
        "Ben buys 4, 3 + 1/11 with 4/14 as 4: 4 cards, 2 claws.",
    ),
    (
        events.Bought(1, "2c1", 2, ("[2]#2",), (0,), (("[2]#2",),), ("5", "3", "2c1")),
        "Ben buys pile 2 with 2: 3 cards, 1 claw.",
    ),
    (
        events.Bought(
            1, "10c3", 10, ("10c1", "2c1", "8"), (0, 1, 2), (("10c1",), ("2c1", "8")), ("10c1", "2c1", "8", "10c3")
        ),
        "Ben buys 10, 2 + 8 with 10: 4 cards, 5 claws.",
    ),
    (events.Zwicked(2), "Cleo clears the table: a Zwick!"),
    (events.ZwicksCancelled((0, 2)), "Zwicks cancel out: Anna and Cleo each turn one down."),
    (events.Penalised(0, "[15]", -30), "Anna loses 30 points: pile 15 is left over."),
    (events.RestTaken(1, ("3", "25")), "Ben bought last and gets the cards left over: 3, 25; 6 claws."),
    (events.RestTaken(1, ("3", "2c1")), "Ben bought last and gets the cards left over: 3, 2; 1 claw."),
    (events.RestTaken(1, ("3",)), "Ben bought last and gets the cards left over: 3."),
    (events.RestTaken(None, ("2c1", "7")), "Nobody has bought: nobody gets the cards left over (2 (1 claw), 7)."),
    (events.RestTaken(None, ("3", "7")), "Nobody has bought: nobody gets the cards left over (3, 7)."),
    (
        events.DealScored(2, scored((3, 2, 17, 0), (0, 0, 9, -30), (0, 0, 0, 0)), (40, -12, 5)),
        """
Deal 2 is over
        Cards  Zwicks  Claws  Penalty  Deal  Total
  Anna      3       2     17             22     40
  Ben                      9      -30   -21    -12
  Cleo                                    0      5""",
    ),
]


@cache
def words(language: str) -> Words:
    return Words(language, GAME)


def painter(language: str = "en", names: tuple[str, ...] = NAMES, *, plain: bool = False) -> Painter:
    return Painter(words(language), names, plain)


def shown(thing: RenderableType, *, width: int = 300, color: bool = False) -> str:
    """Return a drawing, by default on a screen so wide that no line breaks."""
    out = io.StringIO()
    Console(
        file=out, width=width, highlight=False, force_terminal=color, color_system="truecolor" if color else None
    ).print(thing)
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines())


def table(position: str, seat: int | None = 0, **how: bool) -> str:
    state = GAME.read(position)
    names = PARTNERS[: int(state.seats)]
    return shown(
        painter(names=names, plain=how.get("plain", False)).table(state.view(seat)), color=how.get("color", False)
    )


def seat_line(name: str, drawing: str) -> list[str]:
    (row,) = [row.split() for row in drawing.splitlines() if f"{name} " in row and ":" not in row and "·" not in row]
    return row


def moves(position: str) -> dict[str, str]:
    state = GAME.read(position)
    view = state.view(int(state.turn))
    return {state.text(move): painter().move(view, state.text(move)) for move in state.moves()}


def listed(state: ZwickernState) -> list[str]:
    """Return the first list, with dots behind groups of moves."""
    artist = painter(names=PARTNERS[: int(state.seats)])
    view = state.view(int(state.turn))
    return [
        f"{artist.topic(view, state.text(choice.moves[0]))} ..." if len(choice.moves) > 1 else choice.description
        for choice in menu_lines(state, artist)
    ]


def piling(state: ZwickernState, chance: Chance) -> int:
    """Return a move that leaves as much on the table as possible."""
    staying = [move for move in state.moves() if not state.text(move).startswith("buy")]
    return staying[int(chance.below(len(staying)))]


def test_cards_of_the_table_are_boxes_with_both_values_and_their_claws() -> None:
    rows = table(f"{THREE} hands=2.5.8.9.30|3.3.3.4.4|5.5.6.6.7 table=4/14,10c3,1/11,7").splitlines()
    assert rows[0] == "  Deal 1 of 3 · Round 1 of 4   Cleo deals"
    assert rows[2] == "  ╭──────╮╭──────╮╭──────╮╭──────╮"
    assert rows[3] == "  │ 4/14 ││  10  ││ 1/11 ││  7   │"
    assert rows[4] == "  │      ││  c3  ││  c2  ││      │"
    assert rows[5] == "  ╰──────╯╰──────╯╰──────╯╰──────╯"


def test_piles_show_their_value_and_the_seat_that_would_pay() -> None:
    shown_table = table(f"{SECOND} hands=5.9|3.3|5.6 table=[9:4.1/11.6@1!],7,[9:7.2c1@0],[0:8.8@1!]")
    rows = shown_table.splitlines()
    assert rows[2] == "  ╔═════════╗╭──────╮╔═══════╗╔══════╗"
    assert rows[3] == "  ║  [9]#1  ║│  7   │║ [9]#2 ║║ [0]  ║"
    assert rows[4] == "  ║ \u00d73 c2 ! ║│      │║ \u00d72 c1 ║║ \u00d72 ! ║"
    assert rows[6] == "  [9]#1  4, 1/11, 6: \u221230 for Ben if left at the end of the round"
    assert rows[7] == "  [9]#2  7, 2 (1 claw): from an earlier round, no penalty"
    assert rows[8] == "  [0]    8, 8: \u221230 for Ben if left at the end of the round"
    assert seat_line("Ben", shown_table) == ["Ben", "2", "0", "(-60)", "0", "\u2212", "60"]


def test_seats_show_what_they_have_taken_and_what_the_deal_would_bring() -> None:
    shown_table = table(TAKEN)
    assert [row.split() for row in shown_table.splitlines() if "Zwicks" in row] == [
        ["Hand", "Cards", "Claws", "Zwicks", "Penalty", "Score"]
    ]
    assert seat_line("Anna", shown_table) == ["Anna", "2", "(+3)", "4", "15", "2", "-25", "+", "20"]
    assert seat_line("Ben", shown_table) == ["▸", "Ben", "3", "3", "-30", "(-30)", "6", "\u2212", "60"]
    assert seat_line("Cleo", shown_table) == ["Cleo", "3", "2", "4", "+", "0"]


def test_nobody_is_ahead_where_two_have_taken_as_many_cards() -> None:
    assert "(+3)" in table(TAKEN)
    assert "(+3)" not in table(TAKEN.replace("|6.6.7|", "|6.6.7.7|"))


def test_partners_stand_together() -> None:
    shown_table = table(f"{FOUR} hands=2.5.8.9.10|3.3.3.4.4|5.5.6.6.7|7.7.8.8.9 table=4/14,6,10c3")
    names = [row.split()[:-5] for row in shown_table.splitlines() if row.endswith("0 +  0")]
    assert names == [["▸", "Anna"], ["Ben"]]
    assert [row.split() for row in shown_table.splitlines() if "& " in row] == [["&", "Cleo", "5"], ["&", "Dora", "5"]]


def test_the_own_hand_is_sorted_and_the_others_are_not_shown() -> None:
    position = f"{THREE} hands=2.30.8.1/11.9|10c1.15.25.4.4|5.5.6.6.7 table=4/14,3,3"
    own = table(position, 0).split("Your hand")[1]
    assert "│ 1/11 ││  2   ││  8   ││  9   ││  30  │" in own
    assert "│  c2  ││      ││      ││      ││  c7  │" in own
    spectator = table(position, None)
    assert "Your hand" not in spectator
    assert "│  30" not in spectator + table(position, 1)
    assert table(position, 0) == table(position.replace("15.25.4.4|5.5", "5.5.4.4|15.25"), 0)


def test_claws_that_nobody_has_seen_are_listed() -> None:
    assert "Claws not seen yet: 1/11 \u00d74, 2c1, 10c1, 25, 30" in table(
        TAKEN.replace("25", "9").replace("10c1.", "10.")
    )
    everything = "taken=1/11.1/11.1/11.1/11.2c1.10c1.10c3.15.25.30|-|- bought=0"
    assert "not seen" not in table(f"{SECOND} hands={HANDS} table=7 {everything}")


def test_the_last_round_shows_who_gets_the_rest() -> None:
    last = TAKEN.replace("round=2", "round=4")
    assert "The last player to buy in this deal gets the cards left over: so far Anna." in table(last)
    assert "The last player to buy" not in table(TAKEN)
    fresh = f"{THREE.replace('turn=0', 'round=4 turn=0')} hands={HANDS} table=7"
    assert "The last player to buy in this deal gets the cards left over: so far nobody." in table(fresh)


def test_an_empty_table_is_named_as_empty() -> None:
    assert "The table is empty." in table(f"{SECOND} hands={HANDS} table=- taken=7.7|-|- bought=0")


def test_after_the_game_only_the_scores_are_left() -> None:
    sheet = "3+1+12-30|0+0+9-0|0+0+0-0;3+1+12-0|0+0+9-0|0+0+0-0;3+1+12-0|0+0+9-0|0+0+0-0"
    assert table(f"zwickern seats=3 turn=- sheet={sheet}", None).split() == [
        "Score",
        "Anna",
        "18",
        "Ben",
        "27",
        "Cleo",
        "0",
    ]


def test_colour_is_never_the_only_sign() -> None:
    shown_table = table(f"{SECOND} hands={HANDS} table=[9:4.1/11.6@1!],7", color=True)
    assert "\x1b[1;38;2;179;38;30;48;2;191;227;234mc2" in shown_table
    assert "\x1b[1;38;2;179;38;30;48;2;191;227;234m !" in shown_table
    assert "\x1b[38;2;13;59;76;48;2;191;227;234m \u00d73 " in shown_table
    assert "\x1b[1;36mAnna" in shown_table
    assert "\x1b[32mBen" in shown_table


def test_the_plain_drawing_is_pure_ascii() -> None:
    artist = painter(plain=True)
    state = GAME.read(TAKEN)
    shown_table = shown(artist.table(state.view(1)))
    assert "#======#" in shown_table
    assert "|  7   |" in shown_table
    assert "> Ben" in shown_table
    assert "6 - 60" in shown_table
    assert shown_table.replace(" · ", " - ").replace("\u2212", "-").isascii(), "but for what words say"
    built = artist.event(events.Built(0, "3", "2/12", 0, 12, 9))
    assert built is not None
    assert built.plain == "Anna builds 3 on 2/12: 12 \u2212 3 = 9.", "a screen without that sign spells it"


def test_the_question_names_the_player() -> None:
    assert painter().question(GAME.read(TAKEN).view(1)) == "Ben, what do you play?"


@pytest.mark.parametrize(
    ("hand", "lying", "notation", "words"),
    [
        ("5.7", "2,3,5", "buy 5: 2 3 5", "buy 5, 2 + 3 with 5: 4 cards, Zwick!"),
        ("8.7", "2,3,5", "buy 8: 3 5", "buy 3 + 5 with 8: 3 cards"),
        ("4/14.7", "3,4,1/11", "buy 4/14: 3 1/11", "buy 3 + 1 with 4/14 as 4: 3 cards, 2 claws"),
        ("4/14.7", "3,4,1/11", "buy 4/14: 3 4 1/11", "buy 4, 3 + 1 with 4/14 as 4: 4 cards, 2 claws, Zwick!"),
        ("4/14.7", "3,4/14,9", "buy 4/14: 4/14", "buy 4 with 4/14 as 4: 2 cards"),
        ("3/13.7", "3,9,10", "buy 3/13: 3 10", "buy 3 + 10 with 3/13 as 13: 3 cards"),
        ("10c1.7", "5,5,9", "buy 10c1: 5 5", "buy 5 + 5 with 10: 3 cards, 1 claw"),
        ("10c3.7", "[5:4.1/11@1!],5,9,5", "buy 10c3: [5] 5", "buy pile 5 + 5 with 10: 4 cards, 5 claws"),
        ("9.7", "[0:4.4@1!],9,5,[9:6.3@0]#2", "buy 9: [0] 9", "buy pile 0 + 9 with 9: 4 cards"),
    ],
)
def test_buys_say_which_groups_make_the_value_and_what_they_bring(
    hand: str, lying: str, notation: str, words: str
) -> None:
    assert moves(f"{LATE} hands={hand}|6.8|6.8 table={lying.replace('#2', '')}")[notation] == words


def test_builds_say_the_sum_and_who_could_buy_the_pile() -> None:
    said = moves(f"{LATE} hands=3.9|6.8|6.8 table=2/12,5,[28:25.3@1!]")
    assert {text: words for text, words in said.items() if text.startswith("build 3")} == {
        "build 3: 2/12 = 5": "build on 2/12: 2 + 3 = 5 (\u221230 if left)",
        "build 3: 2/12 = 15": "build on 2/12: 12 + 3 = 15 (\u221230 if left)",
        "build 3: 2/12 = 9": "build on 2/12: 12 \u2212 3 = 9 (your 9 buys it)",
        "build 3: 5 = 8": "build on 5: 5 + 3 = 8 (\u221230 if left)",
        "build 3: 5 = 2": "build on 5: 5 \u2212 3 = 2 (\u221230 if left)",
        "build 3: [28] = 31": "build on pile 28: 28 + 3 = 31 (no card can buy it)",
        "build 3: [28] = 25": "build on pile 28: 28 \u2212 3 = 25 (\u221230 if left)",
    }
    # The card itself is played and cannot buy any more; another one like it can.
    assert moves(f"{LATE} hands=3.9|6.8|6.8 table=6")["build 3: 6 = 3"].endswith("(\u221230 if left)")
    assert moves(f"{LATE} hands=3.3|6.8|6.8 table=6")["build 3: 6 = 3"].endswith("(your 3 buys it)")


def test_lays_say_whether_a_value_is_fixed_and_which_claws_are_given_away() -> None:
    said = moves(f"{LATE} hands=4/14.7|6.8|6.8 table=9")
    assert said["lay 7"] == "lay 7"
    assert said["lay 4/14"] == "lay 4/14 with both values open"
    assert said["lay 4/14 = 14"] == "start a pile: 4/14 fixed at 14 (\u221230 if left)"
    said = moves(f"{LATE} hands=1/11.10c1|6.8|6.8 table=9")
    assert said["lay 1/11"] == "lay 1/11 with both values open, 2 claws"
    assert said["lay 10c1"] == "lay 10, 1 claw"
    assert moves(f"{LATE} hands=1/11.1/11|6.8|6.8 table=9")["lay 1/11 = 11"].endswith("(your 1/11 buys it)")


def test_the_code_of_a_card_stands_only_where_moves_are_typed() -> None:
    state = GAME.read(f"{LATE} hands=10c3.10c1|6.8|6.8 table=2c1,10,8")
    view = state.view(0)
    for language in LANGUAGES:
        for text in map(state.text, state.moves()):
            said = painter(language).move(view, text) + painter(language).topic(view, text)
            assert not re.search(r"\dc\d", said), said
    # Those with claws are told apart, so that each of them has a list of its own.
    assert {painter().topic(view, text) for text in map(state.text, state.moves())} == {
        "",
        "build with 10 (1 claw)",
        "build with 10 (3 claws)",
    }
    built = moves(f"{LATE} hands=10c3.8|6.8|6.8 table=2c1,9")["build 8: 2c1 = 10"]
    assert built == "build on 2 (1 claw): 2 + 8 = 10 (your 10 buys it)"


def test_buys_and_lays_are_listed_at_once_and_builds_by_card() -> None:
    state = GAME.read(f"{SECOND} hands=3.5.7.4/14|3.3.8.4|5.5.6.6 table=3,4,9")
    assert listed(state) == [
        "buy 3 with 3: 2 cards",
        "buy 4 with 4/14 as 4: 2 cards",
        "buy 3 + 4 with 7: 3 cards",
        "build with 3 ...",
        "build with 4/14 ...",
        "build with 5 ...",
        "build with 7 ...",
        "lay 3",
        "lay 4/14 with both values open",
        "lay 5",
        "lay 7",
    ]
    offered = menu_lines(state, painter(), "build with 4/14")
    assert offered[-1].description == "start a pile: 4/14 fixed at 14 (\u221230 if left)"
    assert offered[-2].description == "start a pile: 4/14 fixed at 4 (\u221230 if left)"
    assert [choice.keys for choice in offered[:2]] == [("1",), ("2",)]


def test_lays_make_way_before_buys_do() -> None:
    some = GAME.read(f"{THREE} hands=3.5.7.8.9|3.3.4/14.4.4|5.5.6.6.7 table=3,5,2,7")
    assert [words for words in listed(some) if not words.startswith("buy ")] == [
        *(f"build with {card} ..." for card in (3, 5, 7, 8, 9)),
        "lay a card on the table ...",
    ]
    assert sum(words.startswith("buy ") for words in listed(some)) <= 6
    many = GAME.read(f"{THREE} hands=3.5.7.8|3.3.4/14.4|5.6.6.6 table=3,5,2,7,2,5")
    assert listed(many) == [
        "buy 3 with 3: 2 cards",
        "buy with 5 ...",
        "buy with 7 ...",
        "buy 3 + 5 with 8: 3 cards",
        *(f"build with {card} ..." for card in (3, 5, 7, 8)),
        *(f"lay {card}" for card in (3, 5, 7, 8)),
    ]
    assert [choice.description for choice in menu_lines(some, painter(), "lay a card on the table")] == [
        f"lay {card}" for card in (3, 5, 7, 8, 9)
    ]
    both = GAME.read(f"{THREE} hands=3.4.5.6.7|3.3.4.4.8|8.9.9.10.10 table=1/11,2/12,3/13,4/14")
    assert "buy with 7 ..." in listed(both)
    assert "lay a card on the table ..." in listed(both)


def test_on_an_empty_table_all_lays_are_listed() -> None:
    state = GAME.read(f"{THREE} hands=3.5.7.8.4/14|3.3.10.4.4|5.6.6.6.10 table=- taken=-|2.2.2c1|- bought=1")
    assert listed(state) == [
        "lay 3",
        "lay 4/14 with both values open",
        "build with 4/14 ...",
        "lay 5",
        "lay 7",
        "lay 8",
    ]


@pytest.mark.parametrize(("event", "told"), EVENTS)
def test_events_are_told_in_words(event: Event, told: str) -> None:
    text = painter().event(event)
    assert isinstance(text, Text)
    assert text.plain == told


def test_partners_are_told_by_both_names() -> None:
    artist = painter(names=PARTNERS)
    cancelled = artist.event(events.ZwicksCancelled((0, 1)))
    assert cancelled is not None
    assert cancelled.plain == "Zwicks cancel out: Anna & Cleo and Ben & Dora each turn one down."
    score = artist.event(events.DealScored(1, scored((3, 0, 17, 0), (0, 1, 9, 0)), (20, 10)))
    assert score is not None
    assert [line.split() for line in score.plain.splitlines()[3:]] == [
        ["Anna", "&", "Cleo", "3", "17", "20", "20"],
        ["Ben", "&", "Dora", "1", "9", "10", "10"],
    ]


@pytest.mark.parametrize(
    "event", [events.Dealt(0, 4, ()), events.RoundEnded(1, 2), events.GameEnded("last-deal")], ids=str
)
def test_hidden_or_silent_events_have_no_text(event: Event) -> None:
    assert painter().event(event) is None


@cache
def crowded(seats: int) -> list[ZwickernState]:
    """Return states of a game in which the table gets crowded before cards are bought."""
    chance = FastChance(seats)
    state = GAME.start(seats, chance)
    met: list[ZwickernState] = []
    for step in range(90):
        state.play(state.pick(chance) if step % 25 > 17 else piling(state, chance), chance)
        if step % 6 == 0:
            met.append(state.copy())
    return met


@pytest.mark.parametrize("language", EACH_LANGUAGE)
@pytest.mark.parametrize("seats", [3, 4])
def test_tables_and_lists_fit_into_80_columns(language: str, seats: int) -> None:
    """Every other table is drawn in ASCII."""
    for number, state in enumerate(crowded(seats)[:: repetitions(compiled=1, plain=4)]):
        plain = number % 2 == 1
        artist = painter(language, LONGEST[:seats], plain=plain)
        for seat in (int(state.turn), None):
            drawing = shown(artist.table(state.view(seat)), width=MAX_WIDTH)
            assert max(map(len, drawing.splitlines())) <= MAX_WIDTH
            assert "…" not in drawing
            assert not plain or not set(drawing) & set("╭│╔║\u00d7▸")
        offered = menu_lines(state, artist)
        assert len(offered) <= 12
        for line in shown(draw_menu(offered), width=MAX_WIDTH).splitlines():
            assert len(line) <= MAX_WIDTH
        assert len(artist.question(state.view(int(state.turn)))) <= MAX_WIDTH


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_narrow_screen_shows_all_of_the_table(language: str) -> None:
    view = GAME.read(TAKEN.replace("table=7", "table=7,8,9,10,4/14,3/13,2,3")).view(0)
    drawing = shown(painter(language, LONGEST[:3]).table(view), width=60)
    assert max(map(len, drawing.splitlines())) <= 60
    for name in LONGEST[:3]:
        assert name in drawing
    for card in ("│  7   │", "│ 4/14 │", "║ [12] ║", "-25 + 20", "6 \u2212 60"):
        assert card in drawing
    assert "…" not in drawing


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_wider_than_80_columns(language: str) -> None:
    for event, _told in EVENTS:
        told = painter(language, LONGEST[:3]).event(event)
        assert told is not None
        assert max(map(len, told.plain.splitlines())) <= MAX_WIDTH, told.plain
    partners = painter(language, LONGEST).event(
        events.DealScored(4, scored((3, 12, 31, -120), (0, 0, 0, 0)), (-300, -99))
    )
    assert partners is not None
    assert max(map(len, partners.plain.splitlines())) <= MAX_WIDTH, partners.plain


@pytest.mark.parametrize("language", EACH_LANGUAGE)
def test_move_texts_name_every_card_and_pile(language: str) -> None:
    chance = FastChance(11)
    artist = painter(language)
    state = GAME.start(3, chance)
    for _step in range(repetitions(compiled=45, plain=15)):
        view = state.view(int(state.turn))
        for move in state.moves():
            text = state.text(move)
            words = artist.move(view, text)
            assert "$" not in words
            assert not words.startswith("move-")
            assert artist.topic(view, text) != text
            value = text.partition(" = ")[2]
            assert value in words
        state.play(state.pick(chance), chance)
