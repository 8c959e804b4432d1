"""The command-line arguments that describe a turn."""

from __future__ import annotations

import argparse
import shlex

import pytest

from roost.core.errors import RoostError
from roost.games.heckmeck.game import GAME
from roost.games.heckmeck.rules.state import HeckmeckState
from roost.games.heckmeck.terminal.odds_arguments import add_arguments, read_turn
from roost.words import LANGUAGES, Words
from tests.games.heckmeck.positions import grill, stack
from tests.games.repetitions import field, moves


def read(line: str) -> HeckmeckState:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return read_turn(parser.parse_args(shlex.split(line)))


def helped() -> str:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return " ".join(parser.format_help().split())


def test_without_arguments_a_turn_begins_at_a_new_table() -> None:
    state = read("")
    assert moves(state) == ["roll"]
    assert grill(state) == list(range(21, 37))
    assert state.seats == 2
    assert state.turn == 0


@pytest.mark.parametrize("dice", ["4,4,W,1", "44W1", "4 4 w 1", "1,4,w4", " 4, 4, 1, W "])
def test_dice_are_written_with_commas_or_without(dice: str) -> None:
    state = read(f"--aside '{dice}'")
    assert field(state, "aside") == "144W"
    assert field(state, "phase") == "decide"
    rolled = read(f"--roll '{dice}' --aside 5555")
    assert field(rolled, "rolled") == "144W"
    assert field(rolled, "phase") == "choose"


@pytest.mark.parametrize(
    ("given", "portions"),
    [
        ("21-36", list(range(21, 37))),
        ("21-24,30", [21, 22, 23, 24, 30]),
        ("36", [36]),
        ("22-22, 25 ,0", [22, 25]),
    ],
)
def test_the_grill_is_a_list_with_ranges(given: str, portions: list[int]) -> None:
    assert grill(read(f"--grill '{given}'")) == portions


def test_top_portions_are_not_on_the_grill() -> None:
    state = read("--own 24 --stacks 30,0,-,21")
    assert [stack(state, seat) for seat in range(state.seats)] == [[24], [30], [], [], [21]]
    assert grill(state) == [22, 23, *range(25, 30), *range(31, 37)]
    assert state.seats == 5
    assert grill(read("--own 24 --stacks 30,0,-,21 --grill 21-36")) == grill(state)
    assert "ranges leave out what tops a stack" in helped()
    buried = read("--own 24 --stacks 30 --grill 21,22")
    assert grill(buried) == [21, 22]


def test_the_deluxe_game_has_more_arguments() -> None:
    state = read("--variant deluxe --specialist weasel --own 13 --stacks 24+hen,0+apple --spent --aside 5 --supply 2")
    assert [field(state, name) for name in ("weasel", "hen", "apple")] == ["seat-0", "seat-1", "seat-2"]
    assert [field(state, name) for name in ("can", "raven", "golden")] == ["11", "23", "27"], "as at the start"
    assert field(state, "again") == "spent"
    assert field(state, "supply") == "2"
    assert field(state, "worms") == "0/0/5", "an opponent has the others, who can be robbed"
    assert "an opponent is taken to have all the others, you none" in helped(), "which is told"
    assert field(state, "worms") == "0/0/5", "not with the hen"
    assert grill(state) == [11, 21, 22, 23, *range(25, 37)]


def test_specialists_stand_as_described_and_others_are_out_of_the_game() -> None:
    state = read("--variant deluxe --standing raven=30,can=13 --grill 11-13,30 --supply 0 --stacks 24+hen")
    assert [field(state, name) for name in ("raven", "can", "hen", "apple")] == ["30", "13", "seat-1", "box"]
    assert field(state, "worms") == "0/7"
    nobody = read("--variant deluxe --standing 0")
    assert {field(nobody, name) for name in ("can", "hen", "raven", "weasel", "golden", "apple")} == {"box"}
    gone = read("--variant deluxe --grill 30-36")
    assert {field(gone, name) for name in ("can", "hen", "raven", "weasel", "golden", "apple")} == {"box"}


@pytest.mark.parametrize(
    ("given", "golden", "options"),
    [
        ("", "away", ["roll", "golden"]),
        ("--aside 5", "cup", ["roll", "stop"]),
        ("--aside 5 --no-golden", "away", ["roll", "stop"]),
        ("--aside 5,g1", "kept-1", ["roll", "stop"]),
        ("--aside 5,5,5,5,W,W,W,W", "cup", ["roll", "stop"]),
        ("--aside GW,W", "kept-W", ["roll", "stop"]),
        ("--roll 1,1,2,2,5,5,5,5,gw", "shows-W", ["take 1", "take 2", "take 5", "take W"]),
        ("--aside 1,1,2,2,5,5,5,5 --roll gW", "shows-W", ["take W"]),
        ("--roll 1,1,2,2,5,5,5,5", "away", ["take 1", "take 2", "take 5"]),
        ("--aside 4,4 --roll 1,1,2,2,5,5,g1", "shows-1", ["take 1", "take 2", "take 5"]),
        ("--aside 4,4 --roll 1,1,2,2,5,5", "away", ["take 1", "take 2", "take 5"]),
    ],
)
def test_the_dice_say_where_the_golden_die_is(given: str, golden: str, options: list[str]) -> None:
    state = read(f"--variant deluxe --specialist golden {given}")
    assert field(state, "golden-die") == golden
    assert moves(state) == options


def test_a_whole_position_can_be_given_instead() -> None:
    line = "heckmeck seats=3 turn=2 stacks=22/-/24 aside=5W"
    assert read(f"--position '{line}'").position() == GAME.read(line).position()


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        (
            "--aside 4,7",
            (
                "--aside: “4,7” is not a list of dice."
                " Dice are 1, 2, 3, 4, 5 and W for a worm, separated by commas: 4,4,W."
            ),
        ),
        ("--roll 4;4", "--roll: “4;4” is not a list of dice."),
        ("--aside g", "--aside: “g” is not a list of dice."),
        ("--aside 4,4,4,4,5,5,5,5,W", "--aside names 9 white dice, but there are only 8."),
        ("--aside 4,4 --roll 1,2,3", "--roll names 3 white dice, but 6 are not set aside."),
        ("--aside 4444555 --roll 12", "--roll names 2 white dice, but 1 is not set aside."),
        ("--roll 1", "--roll names 1 white die, but 8 are not set aside."),
        ("--aside 44445555 --roll 1", "No dice are left to roll: leave out --roll"),
        ("--aside 12345W --roll 11", "No dice are left to roll: leave out --roll"),
        ("--grill 21-40", "--grill: there is no portion “40”. There are 21 to 36."),
        ("--grill 11-36", "--grill: there is no portion “11”. There are 21 to 36."),
        ("--variant deluxe --own 12", "--own: there is no portion “12”. There are 11, 13 and 21 to 36."),
        ("--stacks 24,x", "--stacks: there is no portion “x”."),
        ("--grill 30-25", "--grill: “30-25” is the wrong way round. Write 25-30."),
        ("--grill 21-25,23", "Portion 23 is named twice."),
        ("--own 24 --stacks 24", "Portion 24 is named twice."),
        ("--own 24 --grill 21-25,24", "Portion 24 is named twice."),
        ("--grill 0", "No open portion is left on the grill"),
        ("--stacks 21,22,23,24,25,26,27", "--stacks names 7 opponents, but there can be at most 6."),
        ("--variant huge", "There is no variant “huge”. Choose classic or deluxe."),
        ("--specialist can", "--specialist is only for the deluxe game: add --variant deluxe."),
        ("--variant classic --no-golden", "--no-golden is only for the deluxe game"),
        ("--supply 3", "--supply is only for the deluxe game"),
        ("--stacks 24+hen", "--stacks 24+hen is only for the deluxe game"),
        ("--variant deluxe --supply 8", "--supply must be a number from 0 to 7, not “8”."),
        ("--variant deluxe --supply many", "--supply must be a number from 0 to 7, not “many”."),
        ("--variant deluxe --specialist raven", "--specialist: nobody can own “raven”. There are: can, hen, weasel,"),
        ("--variant deluxe --stacks 24+cow", "--stacks: nobody can own “cow”."),
        (
            "--variant deluxe --specialist hen --stacks 24+hen",
            "hen is named twice: a specialist can only be in one place.",
        ),
        ("--variant deluxe --specialist hen --standing hen=24", "hen is named twice"),
        ("--variant deluxe --standing can=11,can=13", "can is named twice"),
        ("--variant deluxe --standing cow=24", "--standing: write “cow=24” in the form raven=23."),
        ("--variant deluxe --standing raven", "--standing: write “raven” in the form raven=23."),
        ("--variant deluxe --standing raven=40", "--standing: there is no portion “40”."),
        ("--variant deluxe --standing raven=24 --own 24", "--standing: portion 24 is not open on the grill."),
        ("--variant deluxe --standing raven=24,can=24", "Portion 24 has two specialists"),
        ("--variant deluxe --spent --aside 5", "--spent is for the owner of the weasel after a roll"),
        ("--variant deluxe --spent --specialist weasel", "--spent is for the owner of the weasel after a roll"),
        ("--variant deluxe --aside g1", "--aside: only the owner of the golden die rolls it. Add --specialist golden"),
        ("--variant deluxe --no-golden", "--no-golden: only the owner of the golden die rolls it."),
        ("--aside g1", "--aside: only the owner of the golden die rolls it."),
        ("--variant deluxe --specialist golden --aside g4", "--aside: there is one golden die, and it shows 1 or W"),
        ("--variant deluxe --specialist golden --aside g1,g1", "--aside: there is one golden die"),
        ("--variant deluxe --specialist golden --aside g1 --roll 22334455,gW", "--roll: there is one golden die"),
        (
            "--variant deluxe --specialist golden --aside g1 --no-golden",
            "--no-golden leaves out the golden die, but --aside names it",
        ),
        (
            "--variant deluxe --specialist golden --roll 11223344,gW --no-golden",
            "--no-golden leaves out the golden die, but --roll names it",
        ),
        ("--position 'heckmeck aside=5' --own 24", "--position already says everything: leave out --own."),
        ("--position 'heckmeck aside=5' --no-golden", "--position already says everything: leave out --no-golden."),
        ("--position 'heckmeck turn=- turns=2000'", "The game is over."),
        ("--position chess", "This is not a valid position"),
    ],
)
def test_impossible_turns_are_explained_in_every_language(given: str, complaint: str) -> None:
    with pytest.raises(RoostError) as raised:
        read(given)
    error = raised.value
    told = [Words(language, GAME).explain(error) for language in LANGUAGES]
    assert complaint in told[0]
    assert len(set(told)) == len(LANGUAGES)
    assert all(str(error) not in text for text in told[1:]), "in words of its own"
