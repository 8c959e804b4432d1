"""The options of Heckmeck."""

from __future__ import annotations

from typing import Literal

from roost.core.game import Options


class HeckmeckOptions(Options, frozen=True):
    """`classic` is Heckmeck am Bratwurmeck; `deluxe` adds two portions, the specialists and the roast worms."""

    variant: Literal["classic", "deluxe"] = "classic"
