"""The choice between the compiled engine and its plain Python files (`ROOST_PURE=1`)."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class _SourceFinder:
    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("roost."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec is not None:
                return spec
        return None


def prefer_source() -> None:
    """Import all further modules of roost from their source files."""
    sys.meta_path.insert(0, _SourceFinder)


def is_compiled() -> bool:
    """Return whether this process runs the compiled engine."""
    from roost.core import state

    return not (state.__file__ or "").endswith(".py")
