"""Steps of the bots' search per second of processor time, beside random playouts, in this process's mode."""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Iterator
from typing import Final

import msgspec

from roost.bench.engine import Subject, mode, subjects
from roost.bots.playout_guide import PlayoutGuide
from roost.bots.tree_search import TreeSearch
from roost.core.chance import FastChance
from roost.core.game import Game, Options
from roost.core.guide import Guide
from roost.core.playout import playout
from roost.core.state import State

__all__ = ["SearchRow", "report"]

_SEED: Final = 1
_LONGEST: Final = 4096
"""Steps of one search: about what a strong bot takes, since a tree gets slower as it grows."""
_FEW: Final = 16
"""Steps after which the moves that look best are compared between the modes."""


class SearchRow(msgspec.Struct):
    """One measurement, as `--json` prints it."""

    game: str
    variant: str
    seats: int
    mode: str
    guide: str
    """`own` where the game brings its knowledge; `newcomer`: random playouts to the end, in every game the same."""
    steps_per_s: float
    playouts_per_s: float
    found: str
    """The moves found best after a few steps: the same in both modes, or it is not the same search."""


def report(seconds: float) -> list[SearchRow]:
    """Measure every game and variant in this process, so long for each kind of guide."""
    return [
        row
        for game, options, subject in subjects()
        for row in _measure(_positions(game, options, subject.seats), dict(_guides(game)), subject, seconds)
    ]


def _positions(game: Game, options: Options, seats: int) -> list[State]:
    """The start of a random game, and where a third and two thirds of its moves are made."""
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


def _measure(positions: list[State], guides: dict[str, Guide], subject: Subject, seconds: float) -> Iterator[SearchRow]:
    each = seconds / len(positions)
    playouts = [_playouts(position, each) for position in positions]
    for name, guide in guides.items():
        yield SearchRow(
            game=subject.game,
            variant=subject.variant,
            seats=subject.seats,
            mode=mode(),
            guide=name,
            steps_per_s=_harmonic([_steps(position, guide, each) for position in positions]),
            playouts_per_s=_harmonic(playouts),
            found=", ".join(_found(position, guide) for position in positions),
        )


def _steps(position: State, guide: Guide, seconds: float) -> float:
    chance = FastChance(_SEED)
    search = TreeSearch(position, guide, chance)
    done = 0
    spent = 0.0
    batch = 1
    while spent < seconds:
        begun = time.process_time()
        search.run(batch, math.inf)
        spent += time.process_time() - begun
        done += batch
        batch = min(2 * batch, 256)
        if search.steps >= _LONGEST:
            search = TreeSearch(position, guide, chance)
    return done / spent


def _playouts(position: State, seconds: float) -> float:
    chance = FastChance(_SEED)
    done = 0
    spent = 0.0
    batch = 1
    while spent < seconds:
        begun = time.process_time()
        for _ in range(batch):
            playout(position.copy(), chance)
        spent += time.process_time() - begun
        done += batch
        batch = min(2 * batch, 256)
    return done / spent


def _found(position: State, guide: Guide) -> str:
    search = TreeSearch(position, guide, FastChance(_SEED))
    search.run(_FEW, math.inf)
    return position.text(search.best_move())


def _harmonic(rates: list[float]) -> float:
    """The rate over all positions, if each gets as many steps as the others."""
    return len(rates) / sum(1 / rate for rate in rates)


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(report(float(sys.argv[1]))))
