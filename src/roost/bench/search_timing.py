"""Time steps of tree search, and random playouts, in the mode of this process."""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from roost.bench.engine_timing import GameSetup, engine_mode, game_setups
from roost.bots.playout_guide import PlayoutGuide
from roost.bots.tree_search import TreeSearch
from roost.core.chance import FastChance
from roost.core.game import Game, Options
from roost.core.guide import Guide
from roost.core.playout import playout
from roost.core.state import State

__all__ = ["SearchRow", "time_search"]

_SEED: Final = 1
_MAX_STEPS: Final = 4096
"""About as many as a strong bot takes: search gets slower as the tree grows."""
_COMPARED_STEPS: Final = 16
"""After these steps, the best moves must be the same in both modes."""
_MAX_STEPS_AT_A_TIME: Final = 256


class SearchRow(msgspec.Struct):
    """One measurement, as `--json` prints it."""

    game: str
    variant: str
    seats: int
    mode: str
    guide: str
    """`own`: the game's guide; `newcomer`: random playouts to the end of the game."""
    steps_per_s: float
    playouts_per_s: float
    found: str
    """The best moves after a few steps, which must be the same in both modes."""


def time_search(seconds: float) -> list[SearchRow]:
    """Time each game and variant in this process, for that time with each guide."""
    return [
        row
        for game, options, setup in game_setups()
        for row in _measure(_positions(game, options, setup.seats), dict(_guides(game)), setup, seconds)
    ]


def _positions(game: Game, options: Options, seats: int) -> list[State]:
    """Return the positions of a random game at its start, after a third and after two thirds of its moves."""
    length = int(playout(game.new(seats, options, FastChance(_SEED)), FastChance(_SEED)))
    positions = []
    for done in (0, length // 3, 2 * length // 3):
        chance = FastChance(_SEED)
        state = game.new(seats, options, FastChance(_SEED))
        for _ in range(done):
            state.play(state.pick(chance), chance)
        positions.append(state)
    return positions


def _guides(game: Game) -> Iterator[tuple[str, Guide]]:
    yield "newcomer", PlayoutGuide()
    settings = game.extras.search()
    if settings is not None:
        yield "own", settings.guide


def _measure(positions: list[State], guides: dict[str, Guide], setup: GameSetup, seconds: float) -> Iterator[SearchRow]:
    each = seconds / len(positions)
    playouts = [_playouts_per_s(position, each) for position in positions]
    for name, guide in guides.items():
        yield SearchRow(
            *(setup.game, setup.variant, setup.seats, engine_mode(), name),
            steps_per_s=_harmonic_mean([_steps_per_s(position, guide, each) for position in positions]),
            playouts_per_s=_harmonic_mean(playouts),
            found=", ".join(_best_move(position, guide) for position in positions),
        )


def _steps_per_s(position: State, guide: Guide, seconds: float) -> float:
    chance = FastChance(_SEED)
    search = TreeSearch(position, guide, chance)

    def run(steps: int) -> None:
        nonlocal search
        if search.steps >= _MAX_STEPS:
            search = TreeSearch(position, guide, chance)
        search.run(steps, math.inf)

    return _rate(run, seconds)


def _playouts_per_s(position: State, seconds: float) -> float:
    chance = FastChance(_SEED)

    def run(count: int) -> None:
        for _ in range(count):
            playout(position.copy(), chance)

    return _rate(run, seconds)


def _rate(run: Callable[[int], None], seconds: float) -> float:
    """Return how often per second of processor time something can be done, given a function that does it n times."""
    done = 0
    spent = 0.0
    batch = 1
    while spent < seconds:
        begun = time.process_time()
        run(batch)
        spent += time.process_time() - begun
        done += batch
        batch = min(2 * batch, _MAX_STEPS_AT_A_TIME)
    return done / spent


def _best_move(position: State, guide: Guide) -> str:
    search = TreeSearch(position, guide, FastChance(_SEED))
    search.run(_COMPARED_STEPS, math.inf)
    return position.text(search.best_move())


def _harmonic_mean(rates: list[float]) -> float:
    """Return the overall rate if each position gets equally many steps."""
    return len(rates) / sum(1 / rate for rate in rates)


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(time_search(float(sys.argv[1]))))
