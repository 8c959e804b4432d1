"""The coach's reasons in each language."""

from __future__ import annotations

from functools import cache

import pytest

import roost.games  # noqa: F401
from roost.core.chance import FastChance
from roost.core.game import Game
from roost.core.message import Message
from roost.core.registry import games
from roost.words import LANGUAGES, Words

GAMES_WITH_REASONS = [game for game in games() if game.extras.reasons() is not None]


@cache
def all_reasons(game: Game) -> list[Message]:
    """Return the distinct reasons in random games with each number of seats."""
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
@pytest.mark.parametrize("game", GAMES_WITH_REASONS, ids=lambda game: game.key)
def test_reasons_get_their_variables(game: Game, language: str) -> None:
    words = Words(language, game)
    said = {}
    for reason in all_reasons(game):
        text = words.find(reason.key, **reason.data, **{what: f"Anna {seat}" for what, seat in reason.seats.items()})
        assert text, reason.key
        assert "$" not in text, text
        assert "{" not in text, text
        assert text == text.strip()
        said[reason.key] = text
    assert len(said) > 3


def test_numbers_follow_the_language() -> None:
    assert [Words(language).say("percent", value=58.25) for language in LANGUAGES] == [
        "58.2%",
        "58,2\xa0%",
        "58,2\xa0%",
        "58,2\xa0%",
    ]
    assert Words("de").say("decimal", value=-1234.0) == "-1.234,0"
    assert Words("en").say("change", sign="+", value=3.0) == "+3.0%"
