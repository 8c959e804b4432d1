"""What a coach says about moves, in every language: whole sentences, whatever happens in a game."""

from __future__ import annotations

from functools import cache

import pytest

import roost.games  # noqa: F401
from roost.core.chance import FastChance
from roost.core.game import Game
from roost.core.message import Message
from roost.core.registry import games
from roost.words import LANGUAGES, Words

TELLING = [game for game in games() if game.extras.reasons() is not None]


@cache
def told(game: Game) -> list[Message]:
    """What a coach has to say about the moves of random games, with every number of seats, each thing once."""
    reasons = game.extras.reasons()
    assert reasons is not None
    chance = FastChance(3)
    found: dict[str, Message] = {}
    for seats in game.seats:
        state = game.start(seats, chance)
        while not state.over:
            move = int(state.pick(chance))
            reason = reasons(state, move)
            found[repr(reason)] = reason
            state.play(move, chance)
    return list(found.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TELLING, ids=lambda game: game.key)
def test_every_reason_gets_the_data_that_it_speaks_of(game: Game, language: str) -> None:
    words = Words(language, game)
    said = {}
    for reason in told(game):
        text = words.find(reason.key, **reason.data, **{what: f"Anna {seat}" for what, seat in reason.seats.items()})
        assert text, reason.key
        assert "$" not in text, text
        assert "{" not in text, text
        assert text == text.strip()
        said[reason.key] = text
    assert len(said) > 3


def test_numbers_are_written_as_the_language_has_it() -> None:
    assert [Words(language).say("percent", value=58.25) for language in LANGUAGES] == [
        "58.2%",
        "58,2\xa0%",
        "58,2\xa0%",
        "58,2\xa0%",
    ]
    assert Words("de").say("decimal", value=-1234.0) == "-1.234,0"
    assert Words("en").say("change", sign="+", value=3.0) == "+3.0%"
