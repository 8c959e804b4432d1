"""The upper limit of speed: the same random games in hand-written C, compiled when needed."""

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
"""The folder of the C sources in a clone; each file has the key of its game."""
_COMPILER_FLAGS = ["-std=c11", "-O3", "-Wall", "-Wextra", "-Werror"]


class CPlayout:
    """A C playout of one variant of a game."""

    def __init__(self, game: Game) -> None:
        # In the clone that this package belongs to, not in the working directory.
        candidates = (parent / _FOLDER / f"{game.key}.c" for parent in Path(__file__).parents)
        self.source = next((path for path in candidates if path.is_file()), None)
        reference = game.extras.c_reference()
        self.variant: str = reference.VARIANT if reference is not None else ""
        self.compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
        self._build_folder = tempfile.TemporaryDirectory(prefix="roost-c-playout-")
        self._program = Path(self._build_folder.name) / "playout"
        self.build_error = ""
        """The first line of the compiler's error, if there was one."""

    def plays(self, setup: GameSetup) -> bool:
        """Return whether there is a C playout of a setup that can be built."""
        return setup.variant == self.variant and self._is_built()

    def _is_built(self) -> bool:
        if self.source is None or self.compiler is None or self.build_error:
            return False
        if not self._program.exists():
            command = [self.compiler, *_COMPILER_FLAGS, "-o", str(self._program), str(self.source), "-lm"]
            built = subprocess.run(command, check=False, capture_output=True, text=True)  # noqa: S603 our own source
            if built.returncode != 0:
                exit_code = f"{self.compiler} ended with {built.returncode}"
                self.build_error = next(iter(built.stderr.strip().splitlines()), exit_code)
        return not self.build_error

    def measure(self, setup: GameSetup, seconds: float, seed: int) -> tuple[EngineRow, dict[str, Moments]]:
        """Play random games for about that time. Return their speed and statistics."""
        trial = self._run(1000, setup.seats, seed)
        found = self._run(max(1000, int(1000 * seconds / trial["seconds"])), setup.seats, seed + 1)
        count = int(found["games"])
        row = EngineRow(
            *(setup.game, setup.variant, setup.seats, "c", "inside"),
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
    """Return the difference of two means in standard deviations."""
    return abs(one.mean - two.mean) / (math.sqrt(one.error + two.error) or 1.0)
