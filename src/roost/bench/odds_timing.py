"""How long it takes to know the odds of a whole turn, in this process's mode, for games that know them."""

from __future__ import annotations

import sys
import time
from typing import Protocol

import msgspec

from roost.bench.engine_timing import engine_mode
from roost.core.game import Game
from roost.core.registry import games

__all__ = ["OddsRow", "time_odds"]

_DIGITS = 9
"""What is compared between the modes."""


class OddsRow(msgspec.Struct):
    """One measurement, as `--json` prints it."""

    game: str
    turn: str
    mode: str
    ms: float
    """Milliseconds of processor time for one solution."""
    worth: float
    """What the turn is worth: the same in both modes, or it is not the same turn."""


class _Turn(Protocol):
    def solve(self) -> float: ...


def time_odds(seconds: float) -> list[OddsRow]:
    """Every turn that a game offers in its `odds_benchmark`, so long for each."""
    found = []
    for game in games():
        offered = game.extras.odds_benchmark()
        if offered is not None:
            found += [_measure(game, name, offered.Turn(name), seconds) for name in offered.TURNS]
    return found


def _measure(game: Game, name: str, turn: _Turn, seconds: float) -> OddsRow:
    worth = turn.solve()
    done = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds or not done:
        turn.solve()
        done += 1
    return OddsRow(game.key, name, engine_mode(), 1000 * spent / done, round(worth, _DIGITS))


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(time_odds(float(sys.argv[1]))))
