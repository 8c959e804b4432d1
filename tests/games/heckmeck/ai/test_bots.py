"""The simple bot: its decisions, and whole games."""

from __future__ import annotations

import itertools

import pytest

from roost.bots.random_bot import RandomBot
from roost.core.chance import FastChance
from roost.games.heckmeck.ai.bots import SimpleBot
from roost.games.heckmeck.game import GAME
from roost.games.heckmeck.rules.state import HeckmeckState
from tests.games.heckmeck.positions import FirstResultChance, classic, deluxe

BOT = SimpleBot()


def choice(state: HeckmeckState) -> str:
    return state.text(BOT.choose(state, FirstResultChance()))


@pytest.mark.parametrize(
    ("dice", "move"),
    [
        ("rolled=11234555", "take 5"),
        ("rolled=11111113", "take 1"),
        ("rolled=1111135W", "take W"),
        ("rolled=22224555", "take 5"),
        ("rolled=444455WW", "take 4"),
        ("rolled=3333344W", "take 3"),
        ("rolled=5555WWWW", "take W"),
        ("rolled=11112234", "take 4"),
        ("rolled=11111334", "take 3"),
        ("aside=1 rolled=555555W", "take 5"),
        ("aside=5 rolled=555555W", "take W"),
        ("aside=5 rolled=5555511", "take 1"),
    ],
)
def test_it_takes_the_symbol_with_most_points_and_the_highest_among_equals(dice: str, move: str) -> None:
    assert choice(classic(dice)) == move


@pytest.mark.parametrize(
    ("dice", "move"),
    [
        ("aside=12 rolled=55555W", "take W"),
        ("aside=123 rolled=5555W", "take W"),
        ("aside=11 rolled=55555W", "take 5"),
        ("aside=12 rolled=334444", "take 4"),
        ("aside=1W rolled=5544WW", "take 5"),
    ],
)
def test_it_takes_worms_from_the_third_symbol_on(dice: str, move: str) -> None:
    assert choice(classic(dice)) == move


@pytest.mark.parametrize(
    ("position", "grill", "move"),
    [
        ("rolled=1122455W", "11.13", "take W"),
        ("rolled=11222555", "11.13", "take 2"),
        ("rolled=11233444", "11.13", "take 3"),
        ("rolled=1123344W", "11.13", "take 4"),
        ("rolled=1123344W", "11", "take 3"),
        ("rolled=112WW333", "11", "take W"),
        ("rolled=112WWW33", "11", "take 3"),
        ("rolled=112WWW33", "13.21", "take W"),
        ("rolled=112WWW33", "36", "take W"),
        ("rolled=11255555", "11.13.21", "take 5"),
        ("rolled=11255555", "11.13", "take 2"),
        ("aside=W rolled=3445555", "11.13", "take 4"),
        ("aside=W rolled=3445555", "11", "take 3"),
        ("aside=1W rolled=224455", "11", "take 2"),
        ("aside=12 rolled=3345WW", "11.13", "take W"),
        ("aside=12 rolled=334WWW", "11.13", "take 4"),
        ("aside=12 rolled=35WWWW", "11", "take 3"),
        ("aside=24 rolled=3355WW", "11", "take W"),
    ],
)
def test_it_avoids_overshooting_11_and_13_when_they_alone_are_left(position: str, grill: str, move: str) -> None:
    assert choice(deluxe(position, grill)) == move


@pytest.mark.parametrize(
    ("position", "move"),
    [
        ("aside=2555W", "stop"),
        ("aside=2555", "roll"),
        ("aside=555W", "roll"),
        ("aside=33W", "stop"),
        ("aside=4444W stacks=-/21", "stop"),
        ("aside=4444W stacks=21/-", "roll"),
        ("aside=4444 can=seat-0", "stop"),
        ("aside=4444W hen=seat-1 stacks=-/21", "stop"),
    ],
)
def test_it_stops_as_soon_as_a_stop_gains_something(position: str, move: str) -> None:
    assert choice(deluxe(position)) == move


def test_it_always_uses_the_golden_die_and_the_weasel() -> None:
    assert choice(deluxe("golden=seat-0")) == "golden"
    assert choice(deluxe("golden=seat-1")) == "roll"
    assert choice(deluxe("weasel=seat-0 aside=WW rolled=WWWWWW")) == "weasel"


def test_it_keeps_the_more_valuable_of_two_specialists() -> None:
    dearest = ["apple", "golden", "hen", "weasel", "can"]
    for dear, cheap in itertools.combinations(dearest, 2):
        assert choice(deluxe(f"{dear}=seat-0 {cheap}=offered aside=W")) == f"return {cheap}"
        assert choice(deluxe(f"{cheap}=seat-0 {dear}=offered aside=W")) == f"return {cheap}"


@pytest.mark.parametrize(
    ("position", "move"),
    [
        ("seats=4 worms=1/1/3/2", "worm 2"),
        ("seats=4 worms=1/2/2/2", "worm 1"),
        ("seats=4 worms=3/0/1/3", "worm 3"),
        ("seats=4 turn=3 worms=0/2/2/3", "worm 1"),
        ("seats=4 turn=2 worms=4/3/0/0", "worm 0"),
        ("seats=4 hen=seat-1 worms=0/4/1/2", "worm 3"),
    ],
)
def test_it_takes_roast_worms_from_the_first_seat_with_the_most(position: str, move: str) -> None:
    assert choice(deluxe(f"{position} aside=11 phase=double")) == move
    seat = int(position.split("turn=")[1][0]) if "turn" in position else 0
    stacks = "/".join("23" if other == seat else "-" for other in range(4))
    assert choice(deluxe(f"{position} stacks={stacks} raven=flying aside=3555W")) == move


@pytest.mark.parametrize("variant", ["classic", "deluxe"])
@pytest.mark.parametrize("seats", range(2, 8))
def test_it_plays_whole_games_with_legal_moves(variant: str, seats: int) -> None:
    for seed in range(3):
        chance = FastChance(seed)
        state = GAME.start(seats, chance, {"variant": variant})
        while not state.over:
            move = BOT.choose(state.copy(), chance)
            assert state.is_legal(move)
            state.play(move, chance)
        result = state.result()
        assert result is not None
        assert result.ending == "last-portion"


@pytest.mark.parametrize("variant", ["classic", "deluxe"])
def test_it_nearly_always_beats_the_random_bot(variant: str) -> None:
    wins = 0
    bots = (SimpleBot(), RandomBot())
    for seed in range(30):
        chance = FastChance(1000 + seed)
        state = GAME.start(2, chance, {"variant": variant})
        simple = seed % 2
        while not state.over:
            bot = bots[0] if state.turn == simple else bots[1]
            state.play(bot.choose(state, chance), chance)
        result = state.result()
        assert result is not None
        wins += result.winners == (simple,)
    assert wins >= 28


FORCED = [
    "rolled=55555555",
    "aside=5 rolled=5555555",
    "aside=11223344",
    "aside=12345W",
    "worms=0/7 aside=11 phase=double",
    "stacks=23/- raven=flying worms=0/7 aside=3555W",
    "",
]
"""Hand-written positions with a single legal move."""


@pytest.mark.parametrize("position", FORCED)
def test_it_plays_a_forced_move(position: str) -> None:
    state = deluxe(position)
    assert len(state.moves()) == 1
    assert BOT.choose(state, FirstResultChance()) == state.moves()[0]
