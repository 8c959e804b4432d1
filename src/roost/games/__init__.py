"""The games, a folder each. Whoever imports this package finds them all in the registry."""

from __future__ import annotations

import importlib
import pkgutil
from typing import Final

from roost.core.registry import register

_FIRST: Final = ("heckmeck", "karteneck", "zwickern", "gloria")
"""How people are offered them: the best known first. A folder that is not named here comes after these."""

for _folder in sorted(
    (module.name for module in pkgutil.iter_modules(__path__)),
    key=lambda name: (_FIRST.index(name) if name in _FIRST else len(_FIRST), name),
):
    register(importlib.import_module(f"{__name__}.{_folder}.game").GAME)
