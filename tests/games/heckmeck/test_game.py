"""What Heckmeck offers besides its rules."""

from __future__ import annotations

from roost.games.heckmeck.ai.bots import BOTS
from roost.games.heckmeck.bench import c_reference, odds_benchmark
from roost.games.heckmeck.coach.adviser import ADVISER
from roost.games.heckmeck.coach.reasons import reason
from roost.games.heckmeck.game import GAME
from roost.games.heckmeck.terminal import odds_command
from roost.games.heckmeck.terminal.painter import Painter


def test_the_extras_are_those_of_the_folder() -> None:
    assert GAME.extras.bots() is BOTS
    assert GAME.extras.adviser() is ADVISER
    assert GAME.extras.reasons() is reason
    assert GAME.extras.painter() is Painter
    assert GAME.extras.odds_command() is odds_command
    assert GAME.extras.c_reference() is c_reference
    assert GAME.extras.odds_benchmark() is odds_benchmark
    assert GAME.extras.search() is None
