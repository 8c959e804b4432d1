"""Where Roost keeps what belongs to a person."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

__all__ = ["data_folder"]


def data_folder(environment: Mapping[str, str]) -> Path:
    """The folder for a person's own data, as the XDG base directories have it."""
    home = environment.get("XDG_DATA_HOME") or os.path.join(os.path.expanduser("~"), ".local", "share")
    return Path(home) / "roost"
