"""Run a module of the benchmark in another process, interpreted."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TypeVar

import msgspec

__all__ = ["run_interpreted"]

_Output = TypeVar("_Output")


def run_interpreted(module: str, seconds: float, output: type[_Output]) -> _Output:
    """Run `python -m module seconds` without compiled modules, and decode its output."""
    command = [sys.executable, "-m", module, str(seconds)]
    ran = subprocess.run(command, check=True, capture_output=True, env={**os.environ, "ROOST_PURE": "1"})  # noqa: S603
    return msgspec.json.decode(ran.stdout, type=output)
