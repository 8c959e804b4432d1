"""The games, a folder each. Whoever imports this package finds them all in the registry."""

from __future__ import annotations

import importlib
import pkgutil

from roost.core.registry import register

for _folder in pkgutil.iter_modules(__path__):
    register(importlib.import_module(f"{__name__}.{_folder.name}.game").GAME)
