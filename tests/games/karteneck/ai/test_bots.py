"""The simple bot."""

from __future__ import annotations

import pytest

from roost.core.chance import FastChance
from roost.games.karteneck.ai.bots import BOTS, SimpleBot
from roost.games.karteneck.game import GAME
from roost.games.karteneck.rules.state import KarteneckState
from tests.games.karteneck.positions import all_but, table
from tests.games.repetitions import repetitions


def choice(position: str) -> str:
    state = table(position)
    return state.text(SimpleBot().choose(state, FastChance(0)))


def last_round(rest: str) -> str:
    return f"grill=20.42 stacks=16.17.18.19.21.22.23.24/25.26.27.28.29.31.32.33 {rest}"


def test_it_is_registered_by_name() -> None:
    assert {"simple": SimpleBot} == BOTS


def test_it_steals_what_it_can_when_it_passes() -> None:
    assert choice("grill=40.41 stacks=16/42 hands=1/2 displays=25555555W1/-") == "steal"
    assert choice("grill=40.41 hands=-/2 displays=W1/-") == "pass"


def test_it_passes_when_more_cards_bring_nothing() -> None:
    """The other seat has passed with less, and nothing better can be had."""
    assert choice("grill=40.41 passed=1 hands=1234/2 displays=5W9/W1") == "pass"


def test_it_lays_just_enough_to_be_first_in_the_last_round() -> None:
    assert choice(last_round("passed=1 hands=11/2 displays=5W9/5W10")) == "lay 1"
    assert choice(last_round("passed=1 hands=12/2 displays=5W9/15W10")) == "lay 2"
    assert choice(last_round("passed=1 hands=4/2 displays=5W9/5W10")) == "lay 4"


def test_it_lays_the_kinds_of_a_plan_from_the_lowest_to_the_worms() -> None:
    assert choice(last_round("passed=1 hands=3W2W5/2 displays=-/5W10")).startswith("lay 3")
    assert choice(last_round("passed=1 hands=W2W5/2 displays=3/W10")) == "lay W5"
    assert choice(last_round("passed=1 hands=W2W5W7/2 displays=3/444W10")) == "lay W2 W5 W7"


def test_it_saves_cards_for_later_rounds() -> None:
    """Eight cards for one more worm are too many in the first round, but not in the last."""
    few = "passed=1 hands=11111112/2 displays=5W9/444W10"
    assert choice(f"grill=22.25 {few}") == "pass"
    assert choice(last_round(few)) != "pass"


def test_of_many_cards_it_tries_three_or_all() -> None:
    assert choice(last_round("passed=1 hands=111/2 displays=5W9/25W10")) == "lay 1 1 1"
    assert choice(last_round("passed=1 hands=1111/2 displays=5W9/35W10")) == "lay 1 1 1 1"
    assert choice(last_round("passed=1 hands=11111/2 displays=5W9/35W10")) == "lay 1 1 1 1 1"
    assert choice(last_round("passed=1 hands=1111/2 displays=5W9/25W10")) == "lay 1 1 1"
    assert choice(last_round("passed=1 hands=W1W2W3W4W5/2 displays=2/3344W10")) == "lay W1 W2 W3 W4 W5"
    assert choice(last_round("passed=1 hands=W1W2W3W4W5/2 displays=2/44W10")) == "lay W1 W2 W5"


def test_it_finishes_with_a_hand_full_of_everything() -> None:
    """Trying all numbers of all kinds would mean forty million plans."""
    assert choice(f"grill=16.42 hands={all_but('12', 'W20')}/12 displays=-/W20").startswith("lay ")


def test_without_a_worm_it_hopes_to_draw_one() -> None:
    assert choice(last_round("passed=1 hands=12345/2 displays=-/W10")) == "lay 1"


def test_it_plays_when_no_card_is_unseen() -> None:
    state = table(f"grill=20.42 hands=1/- discard={all_but('1')}")
    assert SimpleBot().choose(state, FastChance(0)) in state.moves()


@pytest.mark.compiled_only
@pytest.mark.parametrize("seats", range(2, 7))
def test_it_nearly_always_beats_random_players(seats: int) -> None:
    bot = SimpleBot()
    chance = FastChance(seats)
    games = 200
    first = 0.0
    for number in range(games):
        state = GAME.new(seats, GAME.options(), chance)
        own = number % seats
        while not state.over:
            if state.turn == own:
                imagined = state.copy()
                imagined.imagine(own, chance)
                move = bot.choose(imagined, chance)
                assert imagined.is_legal(move)
                assert move in state.moves()
            else:
                move = state.pick(chance)
            state.play(move, chance)
        result = state.result()
        assert result is not None
        first += result.winners == (own,)
    assert first / games > {2: 0.85, 3: 0.75, 4: 0.7, 5: 0.6, 6: 0.55}[seats]


def test_it_uses_only_what_its_seat_knows() -> None:
    bot = SimpleBot()
    chance = FastChance(3)
    state = GAME.new(repetitions(compiled=4, plain=3), GAME.options(), chance)
    while not state.over:
        moves = set()
        for seed in range(repetitions(compiled=3, plain=2)):
            imagined: KarteneckState = state.copy()
            imagined.imagine(state.turn, FastChance(seed))
            moves.add(int(bot.choose(imagined, chance)))
        assert len(moves) == 1
        state.play(moves.pop(), chance)
