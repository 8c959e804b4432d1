"""Games played at a real terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from roost.bots.characters import CHARACTERS
from roost.core.record import Record
from roost.words import LANGUAGES
from tests.terminal.conftest import Run, Sit
from tests.terminal.keyboard import Move, moves, sensible

GAME = ("play", "heckmeck", "--seed", "spur")
PIG = str(Path(__file__).parents[2] / "examples" / "pig.py")
FIVES = str(Path(__file__).parents[1] / "core" / "fives_game.py")


def only_record(records: Path) -> Record:
    (file,) = records.iterdir()
    return Record.read(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize(("variant", "by"), [("classic", "number"), ("deluxe", "notation")])
def test_a_whole_game_ends_with_a_score_sheet_and_a_record(
    sit: Sit, run: Run, records: Path, variant: str, by: str
) -> None:
    keyboard = sit(*GAME, "--variant", variant, "--seats", "me,simple")
    choose = sensible("fail")
    told = keyboard.play(lambda offered: str(getattr(choose(offered), by)), keyboard.read())
    assert keyboard.code == 0
    record = only_record(records)
    assert record.result is not None
    assert record.game.key == "heckmeck"
    assert record.names == ("Guest", "simple")
    winner = record.names[record.result.winners[0]]
    assert f"{winner} wins!" in told
    for place, score, name in zip(record.result.places, record.result.scores, record.names, strict=True):
        assert re.search(rf"│ +{place} │ {name} +│.* {score} │\n", told)
    assert f"Game record: {next(records.iterdir())}" in told.replace("\n/", " /").replace("  ", " ")
    # Everything that anybody did was told, and a replay tells the same.
    replayed = run("replay", str(next(records.iterdir()))).stdout
    story = [
        line for line in told.splitlines() if re.match("(Guest|simple) (rolls|sets aside|stops|takes|steals)", line)
    ]
    assert len(story) > 50
    assert [line for line in replayed.splitlines() if line in set(story)] == story


def test_a_german_game_is_german_throughout(sit: Sit) -> None:
    keyboard = sit(*GAME, "--seats", "Anna,simple", LANG="de_DE.UTF-8")
    choose = sensible("Fehlwurf")
    told = keyboard.play(lambda offered: choose(offered).notation, keyboard.read())
    assert keyboard.code == 0
    for words in (
        "Anna, welche Würfel legst du beiseite?",
        "beiseitelegen (",
        "simple würfelt ",
        "nimmt Portion",
        "Die letzte Portion ist weg.",
        " gewinnt!",
        "Portionen",
        "Spielprotokoll:",
    ):
        assert words in told
    assert not re.search(r"\b(the|you|portion|worm|wins|dice)\b", told.replace(" worm 2", ""))


def test_people_share_a_screen_and_are_asked_by_name(sit: Sit, records: Path) -> None:
    keyboard = sit(*GAME, "--seats", "Anna,Ben")
    choose = sensible("fail")
    asked: list[str] = []
    left = iter(range(60))

    def decide(offered: list[Move]) -> str:
        return "quit" if next(left, None) is None else choose(offered).number

    told = keyboard.play(decide, keyboard.read())
    for name in re.findall(r"^  (\w+), (?:which|do you)", told, re.MULTILINE):
        if asked[-1:] != [name]:
            asked.append(name)
    assert keyboard.code == 0
    assert len(asked) > 6
    assert set(asked) == {"Anna", "Ben"}
    assert "── Anna\nAnna rolls" in told
    assert "── Ben\nBen rolls" in told
    assert only_record(records).names == ("Anna", "Ben")


def test_nonsense_is_answered_and_the_game_goes_on(sit: Sit) -> None:
    keyboard = sit(*GAME, "--seats", "me,me")
    first = moves(keyboard.read())
    numbers = ", ".join(move.number for move in first)
    assert f"There is no move “99”. Type a number from the list ({numbers})" in keyboard.type("99").replace("\n", " ")
    assert "There is no move “0”." in keyboard.type("0")
    assert "“flap” is not a move. Moves are: take 4" in keyboard.type("flap")
    assert "set aside all dice with the same symbol first" in keyboard.type("roll")
    assert "is not a move" in keyboard.type("\x07" + "🐔" * 500)
    assert "is not a move" in keyboard.type("²")
    unseen = ({"take 1", "take 2", "take 3", "take 4", "take 5"} - {move.notation for move in first}).pop()
    assert f"No die shows a {unseen[-1]}." in keyboard.type(unseen)
    assert "sets aside" in keyboard.type(first[0].notation.upper())
    keyboard.leave("quit")
    assert keyboard.code == 0


def test_enter_shows_the_table_again(sit: Sit) -> None:
    keyboard = sit(*GAME, "--seats", "me,me")
    shown = keyboard.read()
    again = keyboard.type("")
    assert moves(again) == moves(shown)
    assert "│36 ~~~~│" in again
    keyboard.leave("q")


def test_a_move_is_taken_back_while_that_is_fair(sit: Sit, records: Path) -> None:
    keyboard = sit(*GAME, "--seats", "me,me")
    before = keyboard.read()
    assert "Nothing can be taken back now" in keyboard.type("undo")
    first, second = moves(before)[:2]
    assert moves(keyboard.type(first.number)) != moves(before)
    taken_back = keyboard.type("undo")
    assert "Move taken back." in taken_back
    assert moves(taken_back) == moves(before)
    keyboard.type(second.number)
    assert "rolls" in keyboard.type("roll")
    # The dice have fallen: what was decided before stays decided.
    assert "Nothing can be taken back now" in keyboard.type("undo")
    keyboard.leave("quit")
    assert [step.move for step in only_record(records).steps] == [second.notation, "roll"]


def test_a_die_is_taken_by_the_number_that_it_shows(sit: Sit, records: Path) -> None:
    keyboard = sit(*GAME, "--seats", "me,me")
    offered = moves(keyboard.read())
    shown = [move.notation.removeprefix("take ").replace("W", "6") for move in offered]
    assert [move.number for move in offered] == shown
    assert shown != [str(number) for number in range(1, len(shown) + 1)], "this seed is to leave a gap"
    for move in offered:
        keyboard.type(move.number)
        keyboard.type("undo")
    keyboard.type("w")
    keyboard.leave("quit")
    assert [step.move for step in only_record(records).steps] == ["take W"]


@pytest.mark.parametrize("variant", ["classic", "deluxe"])
def test_help_shows_rules_then_notation_then_commands_then_the_moves(sit: Sit, variant: str) -> None:
    keyboard = sit(*GAME, "--variant", variant, "--seats", "me,me")
    offered = moves(keyboard.read())
    helped = keyboard.type("?")
    order = ["A failed turn", "take W: all worms", "takes back your last move", "which dice do you set aside?"]
    places = [helped.index(words) for words in order]
    assert places == sorted(places)
    assert moves(helped) == offered
    assert ("Six specialists" in helped) is (variant == "deluxe")
    assert "takes back your last move" in "\n".join(helped.splitlines()[-24:]), "the commands are on the screen"
    keyboard.leave("quit")


@pytest.mark.parametrize(("line", "code"), [("quit", 0), ("\x04", 0), ("\x03", 130)], ids=["quit", "end", "Ctrl-C"])
def test_leaving_is_polite_and_keeps_the_record(sit: Sit, records: Path, line: str, code: int) -> None:
    # As people start it, since Python itself has a say in how it ends.
    keyboard = sit(*GAME, "--seats", "me,me", forked=False)
    keyboard.type(moves(keyboard.read())[0].number)
    if line == "quit":
        told = keyboard.leave(line)
    else:
        keyboard.process.send(line)
        told = keyboard.rest()
    assert keyboard.code == code
    assert "The game ends here." in told
    assert "Game record:" in told
    assert "Traceback" not in told
    record = only_record(records)
    assert record.result is None
    assert len(record.steps) == 1


def test_the_menu_asks_for_everything_and_understands_numbers(sit: Sit, records: Path) -> None:
    keyboard = sit("play", "--language", "fr")
    assert "Quel jeu ?" in keyboard.read().replace("\u00a0", " ")
    assert "de 1 à 4" in keyboard.type("5")
    assert "Quelle variante ?" in keyboard.type("1").replace("\u00a0", " ")
    assert "de 1 à 2" in keyboard.type("7")
    assert "Réponds par un nombre" in keyboard.type("?")
    assert "Combien de personnes" in keyboard.type("2")
    assert "de 1 à 7" in keyboard.type("8")
    assert "la personne 1" in keyboard.type("2")
    assert "la personne 2" in keyboard.type("Zoë")
    assert "Combien de robots participent, de 0 à 5" in keyboard.type("Anne, Marie")
    assert "Quelle sorte" in keyboard.type("2")
    assert "quels dés" in keyboard.type("")
    keyboard.leave("quit")
    record = only_record(records)
    assert record.names[:2] == ("Zoë", "Anne Marie")
    assert {*record.names[2:]} < {*CHARACTERS["hen"]}
    assert record.options.variant == "deluxe"  # type: ignore[attr-defined]


def test_enter_alone_leads_through_the_menu_to_a_game_against_one_bot(sit: Sit, records: Path) -> None:
    keyboard = sit("play")
    offered = keyboard.read()
    assert "Which game?" in offered
    titles = ["  1  Heckmeck", "  2  Heckmeck am Karteneck", "  3  Zwickern", "  4  Gloria Picktoria"]
    assert [line for line in map(str.rstrip, offered.splitlines()) if line.startswith("  ")] == titles
    assert "Which variant?" in keyboard.type("")
    assert "(Enter: just you, as Guest)" in keyboard.type("")
    assert "(Enter: 1, hen)" in keyboard.type("")
    begun = keyboard.type("")
    assert "Guest, which dice" in begun
    keyboard.leave("quit")
    record = only_record(records)
    assert record.game.key == "heckmeck"
    guest, hen = record.names
    assert guest == "Guest"
    assert hen in CHARACTERS["hen"]
    # The level is told once, beside the name.
    assert f"At the table: Guest, {hen} (hen)" in begun


def test_people_among_themselves_need_no_bots(sit: Sit, records: Path) -> None:
    keyboard = sit("play", "--variant", "classic")
    keyboard.read()
    keyboard.type("1")
    keyboard.type("2")
    keyboard.type("simple")
    assert "(Enter: none)" in keyboard.type("")
    assert ", which dice" in keyboard.type("")
    keyboard.leave("quit")
    assert only_record(records).names == ("simple", "Guest")


@pytest.mark.parametrize(("keys", "code"), [("q\r", 0), ("quit\r", 0), ("\x04", 0), ("\x03", 130)])
def test_the_menu_can_be_left(sit: Sit, records: Path, keys: str, code: int) -> None:
    keyboard = sit("play")
    keyboard.read()
    keyboard.process.send(keys)
    told = keyboard.rest()
    assert "Traceback" not in told
    assert told.endswith("\n"), "the shell gets a line of its own"
    assert keyboard.code == code
    assert not records.exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_narrow_screen_shows_everything(sit: Sit, language: str) -> None:
    names = "Anna-Katharina Maximiliane,Ben,Cleo,Dora,Emil,Franka,Gustav"
    keyboard = sit(*GAME, "--variant", "deluxe", "--seats", names, "--language", language)
    wide = keyboard.read()
    keyboard.process.setwinsize(24, 60)
    narrow = keyboard.type("")
    while "\n" not in narrow.strip():
        # On a resize, readline draws the prompt once more by itself: the answer is still to come.
        narrow = keyboard.read()
    assert max(map(len, wide.splitlines())) > 60
    assert max(len(line.rstrip()) for line in narrow.splitlines()) <= 60
    for text in ("│11 ~   │", "36 ~~~~│", "Anna-Katharin…", "  take W\n"):
        assert text in re.sub(" +\n", "\n", narrow)
    assert narrow.count("…") == 1, "nothing but the long name is cut"
    keyboard.leave("quit")


def test_typed_lines_are_not_cut(sit: Sit) -> None:
    keyboard = sit(*GAME, "--seats", "me,me")
    keyboard.read()
    assert "take " + "4" * 60 in keyboard.type("take " + "4" * 60).split("\n", 1)[1].replace("\n", "")
    keyboard.leave("quit")


def test_colours_are_there_unless_they_are_not_wanted(sit: Sit) -> None:
    colour = re.compile("\x1b\\[[0-9;]*(3[0-9]|4[0-9]|38;|48;)[0-9;]*m")

    def raw(*arguments: str, **changes: str) -> str:
        keyboard = sit(*GAME, "--seats", "me,me", *arguments, **changes)
        keyboard.read()
        keyboard.leave("quit")
        return keyboard.raw

    assert colour.search(raw())
    assert not colour.search(raw("--no-color"))
    assert not colour.search(raw(NO_COLOR="1"))
    assert "\x1b" not in raw(TERM="dumb")


def test_a_game_in_a_single_file_is_played_with_its_notation(sit: Sit, run: Run, records: Path) -> None:
    keyboard = sit("play", PIG, "--seats", "me,random", "--option", "target=20", "--seed", "4")

    def decide(offered: list[Move]) -> str:
        return offered[-1].notation

    told = keyboard.play(decide, keyboard.read())
    assert keyboard.code == 0
    assert "wins!" in told
    assert re.search(r"held", told)
    (file,) = records.iterdir()
    replayed = run("replay", str(file), "--game", PIG)
    assert replayed.returncode == 0
    assert "wins!" in replayed.stdout


def test_secrets_are_handed_over_on_an_empty_screen(sit: Sit) -> None:
    keyboard = sit("play", FIVES, "--seats", "Anna,Ben", "--seed", "4")
    shown = keyboard.read()
    first = moves(shown)
    assert re.search(r"hand +\d \d \d", shown)
    handed = keyboard.type("1")
    assert "Pass the screen to Ben, then press Enter." in handed
    assert "\x1b[2J" in keyboard.raw
    assert "\x1b[3J" in keyboard.raw, "what was scrolled off is forgotten too"
    assert not re.search(r"hand +\d", handed)
    assert "drawn, card -" in handed
    mine = keyboard.type("")
    assert f"played, card {first[0].notation[-1]}" in mine
    assert "Ben, it is your turn." in mine
    assert re.search(r"hand +\d \d \d", mine)
    keyboard.leave("quit")
