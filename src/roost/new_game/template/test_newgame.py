"""New Game keeps the contract that every game meets, and its own rules."""

from pathlib import Path

import pytest

from roost import FastChance, RoostError
from roost.game_file import load
from roost.testing import check_game
from roost.words import LANGUAGES, Words

GAME = load(str(Path(__file__).with_name("newgame.py")))


def test_the_game_meets_the_contract() -> None:
    assert check_game(GAME, options=[{}, {"stones": 15}]) > 0


def test_who_takes_last_wins() -> None:
    state = GAME.read("newgame 4 0 -1 5 6")
    assert [state.text(move) for move in state.moves()] == ["take 1", "take 2", "take 3"]
    state.play(state.parse("take 3"), FastChance(0))
    assert [state.text(move) for move in state.moves()] == ["take 1"]
    state.play(state.parse("take 1"), FastChance(0))
    result = state.result()
    assert result is not None
    assert result.places == (2, 1)


def test_more_than_three_stones_cannot_be_taken() -> None:
    with pytest.raises(RoostError):
        GAME.read("newgame 15 0 -1 3 3").parse("take 4")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_has_words(language: str) -> None:
    words = Words(language, GAME)
    for key in ("title", "rules", "field-heap", "field-taken", "option-stones", "score-last", "ending-empty"):
        assert words.find(key), key
