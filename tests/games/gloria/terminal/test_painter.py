"""Drawings and sentences of the painter."""

from __future__ import annotations

import io
from functools import cache

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.text import Text

from roost.core.chance import FastChance
from roost.core.errors import RoostError
from roost.core.event import Event
from roost.core.result import ScoreLine
from roost.games.gloria.components import DOUBLER, NAMES
from roost.games.gloria.game import GAME
from roost.games.gloria.public import events
from roost.games.gloria.rules.state import GloriaState
from roost.games.gloria.terminal.painter import Painter
from roost.terminal.move_menu import draw_menu as listed
from roost.terminal.move_menu import menu_lines
from roost.words import LANGUAGES, Words
from tests.games.repetitions import repetitions
from tests.terminal.conftest import EACH_LANGUAGE

PEOPLE = ("Anna", "Ben", "Cleo", "Dora", "Emil")
LONGEST = tuple(f"{letter * 14}" for letter in "ABCDE")
SIMPLE = str.maketrans({"\u2019": "'", "\u00d7": "x", "\u201c": '"', "\u201d": '"'})
"""Replaces ambiguous characters before comparisons."""
NARROW = 60
WIDE = 80

TABLE = (
    "open=rings.joker.tails visitors=3 fox=1:tails"
    " hands=2grains.joker.rings/combs.rugs/vanes known=grains/combs/-"
    " rows=grains:3+1.rings:1/grains:2.tails:2x/rings:2.eggs:1 chests=eggs.2perches/eggs.rugs/3rugs"
)
MIDDLE = f"gloria seats=3 turn=0 points=2 {TABLE}"
MINE = MIDDLE.replace("fox=1:tails", "fox=0:rings")
BEGINNING = "gloria seats=2 turn=1 open=rings.rugs.joker hands=2eggs.tails.joker/3rings.vanes"

EVENTS: list[tuple[Event, str]] = [
    (events.TurnBegan(1), "\n── Ben"),
    (events.ChestLaid(0, "rings", 1), "Anna lays a platinum leg ring as a chest (1 empty chest)."),
    (events.ChestLaid(0, "doubler", 2), "Anna lays the doubler as a chest (2 empty chests)."),
    (events.RowOpened(0, "tails", 0), "Anna opens a row of fox tails."),
    (events.CardPlaced(1, "teeth", "teeth", 3), "Ben adds a fox-tooth necklace: 3 cards in the row."),
    (events.CardPlaced(1, "joker", "eggs", 4), "Ben adds a joker to the row of eggs: 4 cards."),
    (events.RowClosed(0, "vanes", 2), "Anna doubles and closes the row of weathervanes."),
    (events.CardTaken(0, "joker", 2), "Anna takes a joker."),
    (events.CardDrawn(0, "eggs"), "Anna draws blind: a jewelled egg."),
    (events.CardDrawn(0, None), "Anna draws a card blind."),
    (events.OpenRefilled("combs", 1), "A new card from the pile: a coral comb."),
    (events.VisitorCame(4), "The rooster drops in: visit 4 of 10."),
    (events.FoxEntered(1, "rugs"), "The fox comes to Ben's row of fox rugs."),
    (events.FoxMoved(0, "rugs", 0, "eggs", "own"), "Anna moves the fox to the row of eggs."),
    (events.FoxMoved(0, "rugs", 1, "eggs", "left"), "Anna sends the fox to Ben's row of eggs."),
    (events.FoxMoved(0, "rugs", 1, "eggs", "pass"), "Anna passes the fox to Ben's row of eggs."),
    (events.FoxKept(1, "perches"), "Ben keeps the fox on the row of perches."),
    (
        events.Scored(
            3,
            (7, -2, 0),
            (19, 3, 8),
            (
                ScoreLine(0, "sole", 4, ("eggs",), 3),
                ScoreLine(0, "longest", 3, ("rings",), 3),
                ScoreLine(0, "second", 0, (), 3),
                ScoreLine(1, "hand", -2, (2,), 3),
            ),
        ),
        (
            "Scoring 3\n  Anna +7, now 19 (Only row +4, Longest row +3)"
            "\n  Ben \u22122, now 3 (Hand cards \u22122)\n  Cleo +0, now 8"
        ),
    ),
]


def painter(language: str = "en", names: tuple[str, ...] = PEOPLE, *, plain: bool = False) -> Painter:
    return Painter(Words(language, GAME), names, plain)


def drawn(thing: RenderableType, width: int = WIDE, *, color: bool = False) -> list[str]:
    """Return the lines of a drawing, none of which may exceed the width."""
    out = io.StringIO()
    system = "truecolor" if color else None
    console = Console(file=out, width=width, highlight=False, force_terminal=color, color_system=system)  # type: ignore[arg-type]
    console.print(thing)
    return [line.rstrip().translate(SIMPLE) for line in out.getvalue().splitlines()]


def table(
    position: str, seat: int | None = 0, *, width: int = WIDE, plain: bool = False, color: bool = False
) -> list[str]:
    state = GAME.read(position)
    names = PEOPLE[: state.seats]
    return drawn(painter(names=names, plain=plain).table(state.view(seat)), width, color=color)


def line(shown: list[str], caption: str) -> str:
    """Return the text beside a caption."""
    (found,) = [text for text in shown if text.startswith(f"  {caption} ")]
    return found[2 + len(caption) :].strip()


def lists(position: str, language: str = "en") -> dict[str, list[tuple[str, str]]]:
    """Return the first list of moves under an empty title, and each list that one of its lines opens."""
    state = GAME.read(position)
    view = state.view(int(state.turn))
    artist = painter(language)
    first = menu_lines(state, artist)
    found = {"": [(choice.description.translate(SIMPLE), choice.notation) for choice in first]}
    for choice in first:
        if len(choice.moves) > 1:
            topic = artist.topic(view, state.text(choice.moves[0]))
            inner = menu_lines(state, artist, topic)
            found[topic] = [(choice.description.translate(SIMPLE), choice.notation) for choice in inner]
    return found


@cache
def random_game(seats: int, seed: int) -> list[GloriaState]:
    """Yield the states of a random game."""
    chance = FastChance(seed)
    state = GAME.start(seats, chance)
    met = [state.copy()]
    while not state.over:
        state.play(state.pick(chance), chance)
        met.append(state.copy())
    return met


# The table


def test_a_table_in_the_middle_of_a_game() -> None:
    assert table(MIDDLE) == [
        "  Visitors      [●●●○] [○○○] [○○○]  the next one brings scoring 1 of 3",
        "  Pile          72 cards, 7 of them visitors",
        "                ╭───────────╮╭───────╮╭───────────╮",
        "  Open cards    │ leg rings ││ joker ││ fox tails │",
        "                ╰───────────╯╰───────╯╰───────────╯",
        "",
        "                ?  ▸ Anna    Ben       Cleo",
        "  grains        2  ■■■J +3   ■■   +1   ·",
        "  leg rings     4  ■    +1   ·         ■■   +3",
        "  fox rugs      5  ·         ·         ·",
        "  fox tails     6  ·         ■■x2 ^^   ·",
        "  fox teeth     9  ·         ·         ·",
        "  showcases     9  ·         ·         ·",
        "  eggs          6  ·         ·         ■    +4",
        "  combs         8  ·         ·         ·",
        "  perches       7  ·         ·         ·",
        "  weathervanes  9  ·         ·         ·",
        "  ────────────────────────────────────────────",
        "  Empty chests     1         0         1",
        "  Hand cards       5 x2      2         2 x2",
        "  If scored now    +4        +1        +7",
        "  Total            0         0         0",
        "  ■ card  J joker  x2 doubler  ^^ fox  +3 if scored now  ? unseen",
        "",
        "  Fox           ^^  on Ben's row of fox tails, which earns nothing",
        "  Known cards   Anna (grains) Ben (combs)",
        "  Chests        Anna (eggs, 2 perches) Ben (fox rugs, eggs) Cleo (3 fox rugs)",
        "  Actions       ●●○  Anna has 2 actions left",
        "                ╭──────────╮╭───────────╮╭───────╮╭─────────╮",
        "  Your hand     │ 2 grains ││ leg rings ││ joker ││ doubler │",
        "                ╰──────────╯╰───────────╯╰───────╯╰─────────╯",
    ]


def test_the_plain_table_is_ascii_only() -> None:
    shown = table(MIDDLE, plain=True)
    assert "\n".join(shown).isascii()
    assert "  grains        2  ###J +3   ##   +1   ." in shown
    assert "  fox tails     6  .         ##x2 ^^   ." in shown
    assert "  Open cards    | leg rings || joker || fox tails |" in shown
    assert line(shown, "Visitors").startswith("[@@@.] [...] [...]")
    assert line(shown, "Actions").startswith("**.")
    assert any("> Anna" in text for text in shown)


def test_at_the_beginning_there_are_no_rows_and_the_fox_waits() -> None:
    shown = table(BEGINNING, 1)
    assert line(shown, "Visitors") == "[○○○○] [○○○] [○○○]  4 more to scoring 1 of 3"
    assert line(shown, "Fox") == "waits until everyone has opened a row"
    assert line(shown, "leg rings") == "5  ·         ·"
    assert line(shown, "If scored now") == "0         0"
    assert line(shown, "Your hand") == "│ 3 leg rings ││ weathervanes ││ doubler │"
    assert not any("Known cards" in text or "Penalties" in text for text in shown)


def test_penalties_are_shown_before_the_last_scoring() -> None:
    late = MIDDLE.replace("visitors=3", "visitors=8")
    assert line(table(late), "Visitors") == "[●●●●] [●●●] [●○○]  2 more to scoring 3 of 3"
    assert line(table(late), "Penalties") == "-7        -2        -4"
    assert not any("Penalties" in text for text in table(MIDDLE.replace("visitors=3", "visitors=6")))


def test_a_finished_table_shows_only_what_counts() -> None:
    over = f"gloria seats=3 turn=- {TABLE}".replace("tails visitors=3", "- visitors=10")
    shown = table(over)
    assert line(shown, "Visitors") == "[●●●●] [●●●] [●●●]  all visitors have come"
    assert line(shown, "Open cards") == "│ leg rings ││ joker ││ · │"
    assert line(shown, "Total") == "-3        -1        3"
    assert not any(word in text for text in shown for word in ("Pile", "▸", "If scored now", "Actions", "Penalties"))


def test_totals_grow_with_the_scorings() -> None:
    scored = f"{MIDDLE} first=grains:longest/grains:second/eggs:sole".replace("visitors=3", "visitors=5")
    assert line(table(scored), "Total") == "3         1         4"


def test_a_hand_without_cards_and_a_spectator_without_a_hand() -> None:
    empty = "gloria seats=2 open=rings.rugs.joker rows=eggs:1x/rings:1 chests=tails/doubler fox=1:rings hands=-/tails"
    assert line(table(empty), "Your hand") == "no cards"
    assert not any("Your hand" in text for text in table(empty, None))
    assert line(table(empty), "Hand cards") == "0         1"


def test_chest_cards_are_shown_to_spectators_but_not_at_the_end() -> None:
    faces = "Anna (eggs, 2 perches) Ben (fox rugs, eggs) Cleo (3 fox rugs)"
    assert line(table(MIDDLE, None), "Chests") == faces
    narrow = table(MIDDLE, width=NARROW)
    assert line(narrow, "Chests") == "Anna (eggs, 2 perches) Ben (fox rugs, eggs)"
    assert "                Cleo (3 fox rugs)" in narrow
    assert f"\x1b[2mChests\x1b[0m        \x1b[2m{faces.split()[0]}" in "\n".join(table(MIDDLE, color=True))
    over = f"gloria seats=3 turn=- {TABLE}".replace("tails visitors=3", "- visitors=10")
    assert not any("Chests" in text for text in (*table(over), *table(BEGINNING, 1)))


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("de", "Kisten        Anna (Prunkeier, 2 Samtstangen)"),
        ("fr", "Coffres       Anna (\u0153ufs, 2 perchoirs)"),
        ("it", "Scrigni       Anna (uova, 2 posatoi)"),
    ],
)
def test_chest_cards_have_a_caption_in_every_language(language: str, told: str) -> None:
    shown = drawn(painter(language, plain=True).table(GAME.read(MIDDLE).view(0)))
    assert any(text.startswith(f"  {told} Ben (") for text in shown)


def test_a_long_hand_wraps() -> None:
    many = "gloria seats=2 open=rings.rugs.joker hands=" + ".".join(NAMES[:DOUBLER]) + "/-"
    shown = table(many)
    assert line(shown, "Your hand") == "│ grains ││ leg rings ││ fox rugs ││ fox tails ││ fox teeth │"
    assert "                │ showcases ││ eggs ││ combs ││ perches ││ weathervanes │" in shown
    assert "                │ joker ││ doubler │" in shown


def test_cards_without_room_are_counted() -> None:
    long = (
        "gloria seats=5 open=rings.rugs.eggs fox=1:eggs hands=-/-/-/-/-"
        " rows=rings:4+2x/eggs:1/tails:8/vanes:1/rugs:1 chests=combs/combs/combs/combs/combs"
    )
    assert line(table(long), "leg rings").startswith("4  ■■■■JJx2 +8 ")
    narrow = table(long, width=NARROW)
    assert line(narrow, "leg rings") == "6■Jx2+8 ·       ·       ·       ·"
    assert line(narrow, "fox tails") == "·       ·       8■   +4 ·       ·"
    assert not any("unseen" in text for text in narrow)


def test_the_seat_on_turn_and_the_fox_stand_out_in_colour_too() -> None:
    shown = "\n".join(table(MIDDLE, color=True))
    assert "\x1b[1;36m▸ Anna" in shown
    assert "\x1b[1;31m^^" in shown
    assert "\x1b[38;2;217;164;0m■■■" in shown
    assert "\x1b[2m■■\x1b[0m\x1b[1;33mx2" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_captions_are_short_enough_for_the_columns_beside_them(language: str) -> None:
    words = Words(language, GAME)
    captions = [words.say(f"kind-{kind}") for kind in NAMES[: DOUBLER + 1]]
    for key in (
        "visitors",
        "pile",
        "open",
        "chests",
        "cards",
        "preview",
        "penalty",
        "total",
        "fox",
        "known",
        "faces",
        "points",
    ):
        captions.append(words.say(f"caption-{key}"))
    captions.append(words.say("caption-hand"))
    assert max(map(cell_len, captions)) <= 13


@pytest.mark.parametrize("language", EACH_LANGUAGE)
@pytest.mark.parametrize("seats", [2, 5])
def test_every_table_fits_the_screen_completely(seats: int, language: str) -> None:
    """Draw every other table in ASCII, and the last one both ways."""
    artists = [painter(language, LONGEST[:seats], plain=plain) for plain in (False, True)]
    *met, end = random_game(seats, seed=seats)
    for number, state in enumerate((*met[:: repetitions(compiled=9, plain=60)], end, end)):
        artist = artists[number % 2]
        for seat in (None, 0 if state.over else int(state.turn)):
            view = state.view(seat)
            for width in (WIDE, NARROW):
                for text in drawn(artist.table(view), width):
                    assert cell_len(text) <= width, text
                    assert "…" not in text
        if not state.over:
            assert cell_len(artist.question(view)) <= WIDE - 2
            first = menu_lines(state, artist)
            assert len(first) <= 12
            for text in drawn(listed(first)):
                assert cell_len(text) <= WIDE, text


@pytest.mark.parametrize("language", EACH_LANGUAGE)
def test_moves_with_ordinary_names_need_one_line_each(language: str) -> None:
    artist = painter(language)
    for state in random_game(5, seed=3)[: -1 : repetitions(compiled=5, plain=25)]:
        for topic in {artist.topic(state.view(int(state.turn)), state.text(move)) for move in state.moves()} | {""}:
            offered = menu_lines(state, artist, topic)
            assert len(drawn(listed(offered))) == len(offered), drawn(listed(offered))


def test_cards_of_other_hands_are_not_on_the_screen() -> None:
    hidden = "gloria seats=2 turn=0 open=rings.rings.rings hands=eggs/teeth.vanes"
    assert table(hidden) == table(hidden.replace("teeth.vanes", "grains.combs"))
    assert line(table(hidden), "Hand cards") == "2 x2      3 x2"
    shown = table(hidden, None)
    assert shown == table(hidden.replace("eggs/teeth.vanes", "tails/2perches"), None)


# Decisions


def test_every_question_has_few_lines() -> None:
    assert painter().question(GAME.read(MINE).view(0)) == "Anna, what do you do? You have 2 actions left."
    assert lists(MINE) == {
        "": [
            ("lay a card as a chest ...", ""),
            ("add a golden grain: 5 cards (best opponent: 2)", "place grains"),
            ("add a platinum leg ring: 2 cards (best opponent: 2)", "place rings"),
            ("add a joker to a row ...", ""),
            ("double and close a row ...", ""),
            ("take a platinum leg ring (your row: 1, 1 in hand)", "take rings"),
            ("take a fox tail (no row, 0 in hand)", "take tails"),
            ("take a joker (1 in hand)", "take joker"),
            ("draw a card blind, for 2 actions", "blind"),
            ("move the fox ...", ""),
        ],
        "lay a card as a chest": [
            ("lay a golden grain as a chest (2 in hand)", "chest grains"),
            ("lay a platinum leg ring as a chest", "chest rings"),
            ("lay a joker as a chest", "chest joker"),
            ("lay the doubler as a chest", "chest doubler"),
        ],
        "add a joker to a row": [
            ("joker to your row of grains: 5 (others: 2)", "place joker grains"),
            ("joker to your row of leg rings: 2 (others: 2)", "place joker rings"),
        ],
        "double and close a row": [
            ("double and close your row of grains (worth 6)", "place doubler grains"),
            ("double and close your row of leg rings (worth 0)", "place doubler rings"),
        ],
        "move the fox": [
            ("fox to your row of grains (worth 3)", "fox grains"),
            ("fox to Ben's row of grains (worth 1), 2 actions", "fox left grains"),
            ("fox to Ben's row of fox tails (worth 8), 2 actions", "fox left tails"),
        ],
    }


def test_many_kinds_of_cards_to_place_are_listed_in_a_second_step() -> None:
    few = "gloria seats=2 turn=0 points=1 open=rings.rings.rings hands=eggs.teeth.vanes.combs/- chests=rugs/-"
    assert [words for words, _notation in lists(few)[""]] == [
        "lay a card as a chest ...",
        "open a row of fox teeth (no opponent has one)",
        "open a row of eggs (no opponent has one)",
        "open a row of combs (no opponent has one)",
        "open a row of weathervanes (no opponent has one)",
        "take a platinum leg ring (no row, 0 in hand)",
    ]
    many = few.replace("hands=", "hands=tails.")
    assert len(lists(many)["place a card in a row"]) == 5
    assert lists(many)[""][1] == ("place a card in a row ...", "")


def test_the_fox_may_be_passed_at_the_end_of_a_turn() -> None:
    position = MINE.replace("points=2", "phase=pass")
    state = GAME.read(position)
    assert painter().question(state.view(0)) == "Anna, do you pass the fox on to Ben?"
    assert lists(position) == {
        "": [
            ("pass the fox to Ben's row of grains (worth 1)", "pass grains"),
            ("pass the fox to Ben's row of fox tails (worth 8)", "pass tails"),
            ("keep the fox on your row of leg rings", "keep"),
        ]
    }
    assert line(table(position), "Actions") == "○○○  Anna has no actions left"


def test_the_left_neighbour_of_the_last_seat_is_the_first() -> None:
    position = MIDDLE.replace("turn=0", "turn=2").replace("fox=1:tails", "fox=2:eggs").replace("points=2", "phase=pass")
    state = GAME.read(position)
    assert painter().question(state.view(2)) == "Cleo, do you pass the fox on to Anna?"
    assert lists(position)[""][0] == ("pass the fox to Anna's row of grains (worth 3)", "pass grains")


def test_moves_can_be_typed_as_numbers() -> None:
    assert painter().keys(GAME.read(MIDDLE).view(0), "blind", 7) == ("7",)


@pytest.mark.parametrize(
    ("language", "moves"),
    [
        ("de", ["ein Goldkorn anlegen: 5 Karten (Gegner: 2)", "einen Platinring anlegen: 2 Karten (Gegner: 2)"]),
        ("fr", ["ajouter un grain d'or\xa0: 5 cartes (adverse\xa0: 2)"]),
        ("it", ["aggiungi un chicco d'oro: 5 carte (avversari: 2)"]),
    ],
)
def test_moves_have_sentences_in_every_language(language: str, moves: list[str]) -> None:
    assert [words for words, _notation in lists(MINE, language)[""]][1 : 1 + len(moves)] == moves


# Events


@pytest.mark.parametrize(("event", "told"), EVENTS)
def test_events_have_sentences(event: Event, told: str) -> None:
    text = painter().event(event)
    assert isinstance(text, Text)
    assert text.plain.translate(SIMPLE) == told


@pytest.mark.parametrize(
    "event",
    [
        events.OpenDealt(("rings", "rugs", "joker")),
        events.Dealt(0, 5, None),
        events.Dealt(0, 5, ("eggs", "eggs", "rings", "tails", "doubler")),
        events.GameEnded("last-visitor"),
    ],
)
def test_events_shown_by_the_table_or_the_score_sheet_have_no_sentence(event: Event) -> None:
    assert painter().event(event) is None


def test_names_in_a_scoring_have_the_colours_of_their_seats() -> None:
    scored = events.Scored(1, (4, 0), (4, 0), (ScoreLine(0, "sole", 4, ("eggs",), 1),))
    text = painter().event(scored)
    assert text is not None
    coloured = {text.plain[span.start : span.end] for span in text.spans if span.style in ("cyan", "green")}
    assert coloured == {"Anna", "Ben"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_wider_than_80_columns(language: str) -> None:
    artist = painter(language, LONGEST)
    keys = ("sole", "longest", "tied", "second", "doubler", "chests", "hand")
    full = events.Scored(
        3, (-10,) * 5, (-100,) * 5, tuple(ScoreLine(seat, key, -10, (), 3) for seat in range(5) for key in keys)
    )
    motifs = NAMES[:10]
    moved = [events.FoxMoved(0, "eggs", 1, motif, how) for motif in motifs for how in ("own", "left", "pass")]
    entered = [events.FoxEntered(0, motif) for motif in motifs]
    for event in (full, *moved, *entered, *(event for event, _told in EVENTS)):
        told = artist.event(event)
        assert told is not None
        assert max(map(cell_len, told.plain.splitlines())) <= WIDE, told.plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_scoring_wraps_between_its_parts(language: str) -> None:
    words = Words(language, GAME)
    keys = ("sole", "longest", "tied", "second", "doubler", "chests", "hand")
    told = painter(language, LONGEST).event(
        events.Scored(3, (7,), (7,), tuple(ScoreLine(0, key, 1, (), 3) for key in keys))
    )
    assert told is not None
    assert len(told.plain.splitlines()) in (3, 4)
    assert all(any(f"{words.say(f'score-{key}')} +1" in part for part in told.plain.splitlines()) for key in keys)


# Errors


@pytest.mark.parametrize(
    ("typed", "language", "told"),
    [
        ("place eggs", "en", "You do not have this card in your hand: eggs."),
        ("place eggs", "de", "Diese Karte hast du nicht auf der Hand: Prunkeier."),
        ("place eggs", "fr", "Tu n'as pas cette carte en main\xa0: œufs."),
        ("place eggs", "it", "Non hai in mano questa carta: uova."),
        ("place joker eggs", "de", "Ein Joker eröffnet keine Reihe, und du hast keine mit diesem Motiv: Prunkeier."),
        ("fox left vanes", "fr", "À ta gauche, cette rangée n'existe pas\xa0: girouettes."),
        (
            "keep",
            "de",
            '„keep" kommt erst am Ende deines Zuges, wenn du keine Aktionen mehr hast und der Fuchs bei dir steht.',
        ),
    ],
)
def test_errors_name_cards_in_the_language_of_the_player(typed: str, language: str, told: str) -> None:
    state = GAME.read(MINE)
    with pytest.raises(RoostError) as caught:
        state.play(state.parse(typed), FastChance(1))
    assert Words(language, GAME).explain(caught.value).translate(SIMPLE) == told
