"""Time random games and copies of states, in the mode of this process."""

from __future__ import annotations

import itertools
import sys
import time
from collections.abc import Iterator
from typing import Literal, get_args, get_origin

import msgspec

from roost._pure import is_compiled
from roost.bench.copy_loop import copy_repeatedly
from roost.core.chance import FastChance
from roost.core.game import Game, Options
from roost.core.playout import playout
from roost.core.registry import games
from roost.core.state import State

__all__ = ["EngineRow", "GameSetup", "Moments", "engine_mode", "game_setups", "time_random_games"]


_MAX_GAMES_AT_A_TIME = 256


class GameSetup(msgspec.Struct, frozen=True):
    """A game, a variant and a number of seats."""

    game: str
    variant: str
    seats: int


class Moments(msgspec.Struct):
    """Count, sum and sum of squares of a statistic of random games."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        """Add the value of one game."""
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        """The mean over the games."""
        return self.total / self.count

    @property
    def error(self) -> float:
        """The variance of the mean."""
        return max(self.squares / self.count - self.mean**2, 0.0) / self.count


class EngineRow(msgspec.Struct):
    """One measurement, as `--json` prints it."""

    game: str
    variant: str
    seats: int
    mode: str
    driver: str
    games_per_s: float
    moves_per_s: float
    copy_ns: float


def engine_mode() -> str:
    """Return the mode of this process, `compiled` or `interpreted`."""
    return "compiled" if is_compiled() else "interpreted"


def game_setups() -> Iterator[tuple[Game, Options, GameSetup]]:
    """Yield each game in each variant, with the fewest seats."""
    for game in games():
        fields = msgspec.structs.fields(game.options)
        for values in itertools.product(*(_values(field) for field in fields)):
            options = game.choose({field.name: value for field, value in zip(fields, values, strict=True)})
            yield game, options, GameSetup(game.key, "-".join(map(str, values)) or "-", game.seats[0])


def _values(field: msgspec.structs.FieldInfo) -> tuple[object, ...]:
    """Return all values of an option, or the default if it is not a choice."""
    if get_origin(field.type) is Literal:
        return get_args(field.type)
    return (False, True) if field.type is bool else (field.default,)


def time_random_games(
    game: Game, options: Options, setup: GameSetup, seconds: float
) -> tuple[list[EngineRow], dict[str, Moments]]:
    """Play random games for that time with each driver. Return speeds and statistics."""
    chance = FastChance(time.perf_counter_ns())
    moments: dict[str, Moments] = {}
    counter = game.extras.c_reference()

    def inside(state: State) -> int:
        return playout(state, chance)

    def python(state: State) -> int:
        count = 0
        while not state.over:
            moves = state.moves()
            state.play(moves[chance.below(len(moves))], chance)
            count += 1
        return count

    rows = []
    for driver, play in (("inside", inside), ("python", python)):
        played = moves = 0
        spent = 0.0
        batch = 1
        while spent < seconds:
            # Time many games at once, and evaluate them afterwards: reading the clock costs as much as forty moves.
            # The C playout times its whole loop too.
            begun = time.process_time()
            finished = [(state := game.new(setup.seats, options, chance), play(state)) for _ in range(batch)]
            spent += time.process_time() - begun
            played += batch
            batch = min(2 * batch, _MAX_GAMES_AT_A_TIME)
            for state, count in finished:
                moves += count
                observed = {"moves": count, **(counter.observe(state) if counter is not None else {})}
                for name, value in observed.items():
                    moments.setdefault(name, Moments()).add(value)
        rows.append(
            EngineRow(
                *(setup.game, setup.variant, setup.seats, engine_mode(), driver),
                games_per_s=played / spent,
                moves_per_s=moves / spent,
                copy_ns=_copy_ns(game.new(setup.seats, options, chance), driver),
            )
        )
    return rows, moments


def _copy_ns(state: State, driver: str) -> float:
    times = 100_000 if engine_mode() == "compiled" else 10_000
    begun = time.process_time()
    if driver == "inside":
        copy_repeatedly(state, times)
    else:
        for _ in range(times):
            state.copy()
    return (time.process_time() - begun) / times * 1e9


class EngineTimings(msgspec.Struct):
    """The measurements of a process in one mode."""

    rows: list[EngineRow]
    moments: list[tuple[GameSetup, dict[str, Moments]]]


def time_engine(seconds: float) -> EngineTimings:
    """Time all setups in this process."""
    rows: list[EngineRow] = []
    moments: list[tuple[GameSetup, dict[str, Moments]]] = []
    for game, options, setup in game_setups():
        measured, observed = time_random_games(game, options, setup, seconds)
        rows += measured
        moments.append((setup, observed))
    return EngineTimings(rows, moments)


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(time_engine(float(sys.argv[1]))))
