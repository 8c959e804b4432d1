"""The bots of each game."""

from __future__ import annotations

import pytest

from examples.pig import GAME as PIG
from roost.bots.levels import CHEATER, LEVELS
from roost.bots.playout_guide import PlayoutGuide
from roost.bots.random_bot import RandomBot
from roost.bots.registry import UnknownBotError, all_bots, make_bot, playing_bots
from roost.core.chance import FastChance
from roost.core.game import Game
from roost.core.registry import games


@pytest.mark.parametrize("game", [*games(), PIG], ids=lambda game: game.key)
def test_every_game_has_the_four_levels_and_random(game: Game) -> None:
    bots = playing_bots(game)
    assert list(bots)[:4] == list(LEVELS)
    assert list(bots)[-1] == "random"
    assert isinstance(make_bot("random", game), RandomBot)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.key)
def test_no_bot_that_can_sit_at_a_table_cheats(game: Game) -> None:
    assert [name for name, bot in playing_bots(game).items() if bot().cheats] == []


@pytest.mark.parametrize("game", [game for game in games() if game.extras.search()], ids=lambda game: game.key)
def test_the_cheater_is_available_for_measurements_only(game: Game) -> None:
    assert make_bot(CHEATER, game, measuring=True).cheats
    assert set(all_bots(game)) - set(playing_bots(game)) == {CHEATER}
    with pytest.raises(UnknownBotError, match=f"'cheater' plays {game.key}; there are: chick, hen, rooster, fox"):
        make_bot(CHEATER, game)


def test_a_game_without_a_guide_has_bots_that_use_playouts() -> None:
    chance = FastChance(1)
    state = PIG.start(2, chance, {"target": 20})
    while not state.over:
        state.play(make_bot("hen", PIG).choose(state.copy(), FastChance(1)), chance)
    guide = PlayoutGuide()
    assert sum(guide.chance_to_win(state, seat) for seat in range(2)) == 1.0
    assert max(guide.score(state, seat) for seat in range(2)) >= 20
    assert (guide.chance_to_win(PIG.start(2, FastChance(1)), 0), guide.score(PIG.start(2, FastChance(1)), 0)) == (0, 0)
