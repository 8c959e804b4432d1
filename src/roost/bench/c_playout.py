"""The limit: the same random games in C, written by hand, built on the fly and run beside ours."""

from __future__ import annotations

import json
import math
import shutil
import subprocess
import tempfile
from pathlib import Path

from roost.bench.engine_timing import EngineRow, GameSetup, Moments
from roost.core.game import Game

__all__ = ["CPlayout", "sigmas_apart"]

_FOLDER = "bench/c_playout"
"""Where the C sources lie in a clone: one file per game, named after its key."""
_FLAGS = ["-std=c11", "-O3", "-Wall", "-Wextra", "-Werror"]


class CPlayout:
    """A C playout of one variant of a game."""

    def __init__(self, game: Game) -> None:
        # In the clone that this package belongs to, not in whatever folder it is run from.
        beside = (parent / _FOLDER / f"{game.key}.c" for parent in Path(__file__).parents)
        self.source = next((path for path in beside if path.is_file()), None)
        offered = game.extras.c_reference()
        self.variant: str = offered.VARIANT if offered is not None else ""
        self.compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
        self._built = tempfile.TemporaryDirectory(prefix="roost-limit-")
        self._program = Path(self._built.name) / "playout"
        self.build_error = ""
        """What the compiler complains of, if it does."""

    def plays(self, subject: GameSetup) -> bool:
        """Whether there is a C playout, and it plays what is measured."""
        return subject.variant == self.variant and self._is_built()

    def _is_built(self) -> bool:
        if self.source is None or self.compiler is None or self.build_error:
            return False
        if not self._program.exists():
            command = [self.compiler, *_FLAGS, "-o", str(self._program), str(self.source), "-lm"]
            built = subprocess.run(command, check=False, capture_output=True, text=True)  # noqa: S603 our own source
            if built.returncode != 0:
                silent = f"{self.compiler} ended with {built.returncode}"
                self.build_error = next(iter(built.stderr.strip().splitlines()), silent)
        return not self.build_error

    def measure(self, subject: GameSetup, seconds: float, seed: int) -> tuple[EngineRow, dict[str, Moments]]:
        """Play for about so long."""
        trial = self._run(1000, subject.seats, seed)
        found = self._run(max(1000, int(1000 * seconds / trial["seconds"])), subject.seats, seed + 1)
        count = int(found["games"])
        row = EngineRow(
            game=subject.game,
            variant=subject.variant,
            seats=subject.seats,
            mode="c",
            driver="inside",
            games_per_s=count / found["seconds"],
            moves_per_s=found["moves"] / found["seconds"],
            copy_ns=found["copy_ns"],
        )
        names = [name.removesuffix("_sum_sq") for name in found if name.endswith("_sum_sq")]
        return row, {
            name: Moments(count, found.get(f"{name}_sum", found.get(name, 0.0)), found[f"{name}_sum_sq"])
            for name in names
        }

    def _run(self, games: int, seats: int, seed: int) -> dict[str, float]:
        command = [str(self._program), str(games), str(seats), str(seed)]
        ran = subprocess.run(command, check=True, capture_output=True, text=True)  # noqa: S603
        found: dict[str, float] = json.loads(ran.stdout)
        return found


def sigmas_apart(one: Moments, two: Moments) -> float:
    """How far two means lie apart, in standard deviations: beyond 5 the two do not play the same game."""
    return abs(one.mean - two.mean) / (math.sqrt(one.error + two.error) or 1.0)
