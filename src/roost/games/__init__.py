"""The games, a folder each. Whoever imports this package finds them all in the registry."""

from __future__ import annotations

import importlib
import pkgutil
from typing import TYPE_CHECKING, Final, Literal, overload

from roost.core.registry import register

if TYPE_CHECKING:
    from roost.core.game import Game
    from roost.games.gloria import Gloria
    from roost.games.heckmeck import Heckmeck
    from roost.games.karteneck import Karteneck
    from roost.games.zwickern import Zwickern

    # Type checkers know the states and views of these games.
    @overload
    def find(key: Literal["heckmeck"]) -> Heckmeck: ...
    @overload
    def find(key: Literal["karteneck"]) -> Karteneck: ...
    @overload
    def find(key: Literal["zwickern"]) -> Zwickern: ...
    @overload
    def find(key: Literal["gloria"]) -> Gloria: ...
    @overload
    def find(key: str) -> Game: ...
    def find(key: str) -> Game:
        """Return the game of that key."""

else:
    from roost.core.registry import find

__all__ = ["find"]

_FIRST: Final = ("heckmeck", "karteneck", "zwickern", "gloria")
"""How people are offered them: the best known first. A folder that is not named here comes after these."""

for _folder in sorted(
    (module.name for module in pkgutil.iter_modules(__path__)),
    key=lambda name: (_FIRST.index(name) if name in _FIRST else len(_FIRST), name),
):
    register(importlib.import_module(f"{__name__}.{_folder}.game").GAME)
