"""The guide of the search, and the strength of the levels."""

from __future__ import annotations

import pytest

from roost.bots.random_bot import RandomBot
from roost.bots.search_bot import SearchBot
from roost.core.bot import Bot
from roost.core.chance import FastChance
from roost.core.game import Options
from roost.core.guide import ENOUGH
from roost.core.playout import play_random_moves, playout
from roost.games.gloria.ai.bots import BOTS, chick, hen
from roost.games.gloria.ai.guide import GUIDE, STEPS, GloriaGuide, promising_moves
from roost.games.gloria.ai.heuristic_policy import heuristic_move
from roost.games.gloria.components import TURN_POINTS
from roost.games.gloria.game import GAME
from roost.games.gloria.rules.phases import ACT
from tests.games.gloria.positions import table
from tests.games.repetitions import moves, repetitions


def test_chick_and_hen_do_not_search_and_the_other_levels_do() -> None:
    assert BOTS["chick"] is chick
    assert BOTS["hen"] is hen
    assert set(STEPS) == {"rooster", "fox"}


@pytest.mark.parametrize(("seats", "tied"), [(2, 125), (3, 75), (4, 1), (5, 1)])
def test_P14_finished_games_are_valued_exactly(seats: int, tied: int) -> None:
    """The random game of the first seed ends in a tie."""
    shared = 0
    for seed in range(tied, tied + repetitions(compiled=200, plain=10)):
        chance = FastChance(seed)
        state = GAME.new(seats, Options(), chance)
        playout(state, chance)
        result = state.result()
        assert result is not None
        shared += len(result.winners) > 1
        for seat in range(seats):
            assert GUIDE.chance_to_win(state, seat) == result.share(seat)
            assert GUIDE.score(state, seat) == result.scores[seat]
    assert shared > 0, "no game ended in a tie, so that was not tried"


@pytest.mark.parametrize("seats", [2, 5])
def test_before_the_end_the_chances_add_up_to_1(seats: int) -> None:
    chance = FastChance(seats)
    state = GAME.new(seats, Options(), chance)
    while not state.over:
        chances = [GUIDE.chance_to_win(state, seat) for seat in range(seats)]
        assert all(0.0 < share < 1.0 for share in chances)
        assert sum(chances) == pytest.approx(1.0)
        play_random_moves(state, chance, 9)


def test_a_seat_far_ahead_is_likely_to_win() -> None:
    state = table("visitors=9 hands=-/- rows=rings:4x.eggs:3.teeth:3/vanes:1 fox=1:vanes")
    assert GUIDE.chance_to_win(state, 0) > 0.85
    assert GUIDE.score(state, 0) > GUIDE.score(state, 1) + 8


@pytest.mark.parametrize("seats", [2, 4])
def test_sensible_moves_are_few_and_begin_with_the_heuristic_move(seats: int) -> None:
    for seed in range(4):
        chance = FastChance(seed)
        state = GAME.new(seats, Options(), chance)
        while not state.over:
            sensible = GUIDE.sensible(state)
            assert 1 <= len(sensible) <= 8
            assert sensible[0] == heuristic_move(state)
            play_random_moves(state, chance, 3)


def test_the_number_of_sensible_moves_is_configurable() -> None:
    state = table("hands=rings.rugs.eggs/- chests=2combs/perches rows=teeth:1/rugs:3 fox=1:rugs open=vanes.vanes.rings")
    assert len(promising_moves(state, 3, 10_000)) == 3
    assert len(promising_moves(state, 1000, 0)) == 1
    everything = promising_moves(state, 1000, 1 << 50)
    assert sorted(everything) == sorted(state.moves())
    assert [state.text(move) for move in everything][-1] == "blind"


def test_a_playout_follows_the_heuristic_policy_and_may_end_when_a_turn_begins() -> None:
    ended = 0
    begun = 0
    chance = FastChance(5)
    state = GAME.new(3, Options(), chance)
    while not state.over:
        move = GUIDE.follow(state, chance)
        begins = state.phase == ACT and state.points == TURN_POINTS
        begun += begins
        if move == ENOUGH:
            assert begins
            ended += 1
            move = heuristic_move(state)
        assert move == heuristic_move(state)
        state.play(move, chance)
    assert 0 < ended < begun


def test_the_search_widens_with_its_visits() -> None:
    guide = GloriaGuide(exploration=0.25, widening=0.5)
    assert guide.exploration() == 0.25
    assert [guide.width(visits) for visits in (0, 3, 8, 99)] == [2, 3, 4, 11]


def match(bot: Bot, rival: Bot, seats: int, games: int) -> float:
    """Return the share of wins of the bot against rivals, in every seat in turn."""
    share = 0.0
    for number in range(games):
        chance = FastChance(number // seats)
        state = GAME.new(seats, Options(), chance)
        own = number % seats
        while not state.over:
            imagined = state.copy()
            imagined.imagine(state.turn, chance)
            state.play((bot if state.turn == own else rival).choose(imagined, chance), chance)
        share += GUIDE.chance_to_win(state, own)
    return share / games


@pytest.mark.compiled_only
def test_hens_beat_chicks() -> None:
    assert match(hen(), chick(), 2, 20) > 0.6


def test_chicks_beat_random_bots() -> None:
    assert match(chick(), RandomBot(), 4, 8) > 0.7


@pytest.mark.compiled_only
def test_a_short_search_beats_chicks() -> None:
    assert match(SearchBot(GUIDE, 6, float("inf")), chick(), 2, 4) > 0.6


def test_the_search_does_not_depend_on_hidden_cards() -> None:
    thinker = SearchBot(GUIDE, repetitions(compiled=20, plain=6), float("inf"))
    chance = FastChance(3)
    state = GAME.new(3, Options(), chance)
    tried = 0
    while not state.over:
        imagined = state.copy()
        imagined.imagine(state.turn, chance)
        if imagined.position() != state.position():
            assert thinker.choose(state, FastChance(1)) == thinker.choose(imagined, FastChance(1))
            tried += 1
        play_random_moves(state, chance, 12)
    assert tried > 5


def test_a_search_passes_the_fox_on() -> None:
    state = table("phase=pass visitors=6 rows=rings:3.eggs:3/eggs:1.teeth:4x fox=0:rings")
    assert "keep" in moves(state)
    assert state.text(SearchBot(GUIDE, 60, float("inf")).choose(state, FastChance(2))) == "pass teeth"
