"""Time the computation of the odds of a whole turn, in the mode of this process."""

from __future__ import annotations

import sys
import time
from typing import Protocol

import msgspec

from roost.bench.engine_timing import engine_mode
from roost.core.game import Game
from roost.core.registry import games

__all__ = ["OddsRow", "time_odds"]

_COMPARED_DIGITS = 9


class OddsRow(msgspec.Struct):
    """One measurement, as `--json` prints it."""

    game: str
    turn: str
    mode: str
    ms: float
    """Processor time of one solution."""
    worth: float
    """The value of the turn, which must be the same in both modes."""


class _Turn(Protocol):
    def solve(self) -> float: ...


def time_odds(seconds: float) -> list[OddsRow]:
    """Time each turn of the games' `odds_benchmark` for that time."""
    rows = []
    for game in games():
        benchmark = game.extras.odds_benchmark()
        if benchmark is not None:
            rows += [_measure(game, name, benchmark.Turn(name), seconds) for name in benchmark.TURNS]
    return rows


def _measure(game: Game, name: str, turn: _Turn, seconds: float) -> OddsRow:
    worth = turn.solve()
    done = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds or not done:
        turn.solve()
        done += 1
    return OddsRow(game.key, name, engine_mode(), 1000 * spent / done, round(worth, _COMPARED_DIGITS))


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(time_odds(float(sys.argv[1]))))
