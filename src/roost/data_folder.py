"""The folder for the data of one user."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

__all__ = ["data_folder"]


def data_folder(environment: Mapping[str, str]) -> Path:
    """Return the folder that the XDG base directory specification gives for the user's data."""
    home = environment.get("XDG_DATA_HOME") or os.path.join(os.path.expanduser("~"), ".local", "share")
    return Path(home) / "roost"
