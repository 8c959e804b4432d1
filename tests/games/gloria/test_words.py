"""The sentences of Gloria Picktoria in every language."""

from __future__ import annotations

import pytest

from roost.games.gloria.game import GAME
from roost.words import LANGUAGES, Words

ACTIONS = {"en": "actions", "de": "Aktionen", "fr": "actions", "it": "azioni"}
POINT = {"en": "point", "de": "punkt", "fr": "point", "it": "punt"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_has_actions_and_points_are_only_scored(language: str) -> None:
    words = Words(language, GAME)
    told = (
        words.say("phase-act", name="Anna", points=3),
        words.say("points-left", name="Anna", count=2),
        words.say("error-gloria-too-dear", move="blind", cost=2, left=1),
        words.say("move-blind"),
    )
    for sentence in told:
        assert ACTIONS[language] in sentence
        assert POINT[language] not in sentence.lower()
