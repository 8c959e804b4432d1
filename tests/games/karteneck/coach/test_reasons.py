"""The coach's reasons for moves of Karteneck."""

from __future__ import annotations

import pytest

from roost.core.message import Message
from roost.games.karteneck.coach.reasons import reason
from roost.games.karteneck.game import GAME
from roost.words import Words
from tests.games.karteneck.positions import table


def why(position: str, move: str) -> Message:
    state = table(position)
    return reason(state, state.parse(move))


def test_a_lay_tells_its_total_and_what_the_menu_would_bring() -> None:
    position = "seats=3 grill=20.30.40 stacks=-/-/- hands=14W7/2/3 displays=55/W1/4444W2"
    assert why(position, "lay W7") == Message("reason-lay", {"total": 15, "portion": 30, "count": 5})
    assert why(position.replace("55/", "5555/"), "lay W7") == Message(
        "reason-lay", {"total": 25, "portion": 40, "count": 9}
    )


def test_a_lay_without_a_worm_tells_how_many_worms_are_left() -> None:
    position = "grill=20.30 hands=144W7W8/2 displays=5/-"
    assert why(position, "lay 4 4") == Message("reason-lay-bare", {"total": 13, "worms": 2})


def test_a_lay_that_equals_a_top_portion_names_its_owner() -> None:
    position = "grill=20.30 stacks=16/22 hands=2/2 displays=555W1/-"
    assert why(position, "lay 2") == Message(
        "reason-lay-match", {"total": 22, "portion": 30, "count": 5}, {"victim": 1}
    )


def test_a_pass_without_a_worm_takes_the_lowest_portion() -> None:
    position = "seats=3 grill=20.30.40 hands=1/2/3 displays=55/W1/-"
    assert why(position, "pass") == Message("reason-pass-lowest", {"portion": 20, "count": 2, "draws": 2})
    last = "seats=3 grill=19.30 stacks=-/-/16 hands=1/2/3 displays=55/W1/- passed=1.2"
    assert why(last, "pass") == Message("reason-pass-lowest", {"portion": 19, "count": 2, "draws": 0})


def test_a_pass_with_a_worm_tells_how_many_can_still_do_better() -> None:
    position = "seats=3 grill=20.30.40 hands=1/2/3 displays=55W1/W2/-"
    assert why(position, "pass") == Message("reason-pass", {"portion": 40, "count": 9, "rivals": 2})
    assert why(f"{position} passed=1", "pass") == Message("reason-pass", {"portion": 40, "count": 9, "rivals": 1})


def test_a_theft_names_portion_victim_and_served_portion() -> None:
    position = "grill=20.30 stacks=16/22 hands=1/2 displays=2555W1/-"
    assert why(position, "steal") == Message(
        "reason-steal", {"portion": 22, "count": 3, "menu": 30, "rivals": 1}, {"victim": 1}
    )


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "takes portion 22 (3 worms) from Ben; the menu would now add portion 30"),
        ("de", "stiehlt Portion 22 von Ben (3 Würmer); nach jetzigem Stand dazu Portion 30"),
        ("fr", "prend la portion 22 (3 vers) à Ben\xa0; le menu ajouterait maintenant la portion 30"),
        ("it", "ruba la porzione 22 (3 vermi) a Ben; dal menù arriverebbe ora anche la porzione 30"),
    ],
)
def test_every_reason_exists_in_every_language(language: str, text: str) -> None:
    message = why("grill=20.30 stacks=16/22 hands=1/2 displays=2555W1/-", "steal")
    assert Words(language, GAME).say(message.key, **message.data, victim="Ben") == text
