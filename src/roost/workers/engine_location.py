"""The place that worker processes import Roost from."""

from __future__ import annotations

import os
import sys
from enum import Enum
from pathlib import Path

import roost

__all__ = ["EngineLocation"]


class EngineLocation(Enum):
    """The engine that a worker process runs."""

    SAME = "same"
    """The modules that the server itself uses."""
    INSTALLED = "installed"
    """The installed wheel, which may be compiled while the server runs the plain source."""

    def environment(self) -> dict[str, str]:
        """Return the environment variables of a process that runs this engine."""
        folders = [entry or os.curdir for entry in sys.path]
        environment = dict(os.environ)
        if self is EngineLocation.INSTALLED:
            source = Path(roost.__file__).resolve().parents[1]
            folders = [folder for folder in folders if Path(folder).resolve() != source]
            environment.pop("ROOST_PURE", None)
        return environment | {"PYTHONPATH": os.pathsep.join(folders)}
