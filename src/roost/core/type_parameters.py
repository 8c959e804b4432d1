"""Type parameters of the contract. Their defaults let `Game` or `Bot` alone mean one for any game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

__all__ = ["OptionsT", "StateT_co", "StateT_contra", "ViewT_contra"]

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from roost.core.game import Options
    from roost.core.state import State
    from roost.core.view import View

    OptionsT = TypeVar("OptionsT", bound=Options, default=Any)
    StateT_co = TypeVar("StateT_co", bound=State, default=State, covariant=True)
    StateT_contra = TypeVar("StateT_contra", bound=State, default=Any, contravariant=True)
    ViewT_contra = TypeVar("ViewT_contra", bound=View, default=Any, contravariant=True)
else:
    # Python itself knows defaults from 3.13 on.
    from typing import TypeVar

    OptionsT, StateT_co, StateT_contra, ViewT_contra = map(TypeVar, __all__)
