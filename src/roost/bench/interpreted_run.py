"""Run a module of the benchmark in another process, interpreted."""

from __future__ import annotations

import os
import subprocess
import sys

__all__ = ["run_interpreted"]


def run_interpreted(module: str, seconds: float) -> bytes:
    """Return the output of `python -m module seconds`, run without compiled modules."""
    command = [sys.executable, "-m", module, str(seconds)]
    ran = subprocess.run(command, check=True, capture_output=True, env={**os.environ, "ROOST_PURE": "1"})  # noqa: S603
    return ran.stdout
