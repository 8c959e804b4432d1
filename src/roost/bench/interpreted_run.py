"""The other mode: what a module of the bench prints when it runs interpreted, in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys

__all__ = ["run_interpreted"]


def run_interpreted(module: str, seconds: float) -> bytes:
    """The output of `python -m module seconds`, without anything compiled."""
    command = [sys.executable, "-m", module, str(seconds)]
    ran = subprocess.run(command, check=True, capture_output=True, env={**os.environ, "ROOST_PURE": "1"})  # noqa: S603
    return ran.stdout
