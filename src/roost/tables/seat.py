"""A seat and its player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

__all__ = ["Face", "Seat"]

Face = Literal["cat", "dog", "duck", "frog", "mouse", "owl", "pig", "rabbit"]
"""The faces that people can choose. Bots have others; the browser draws them all."""


@dataclass(slots=True)
class Seat:
    """A seat of a table: a person's, a bot's, or free."""

    name: str = ""
    bot: str = ""
    """The level of the bot whose seat it is."""
    guest: str = ""
    """The token hash of the person whose seat it is."""
    token: str = ""
    """The hash of the token for this seat alone."""
    entropy: str = ""
    reserved_for: str = ""
    """The token hash of the guest that a free seat is reserved for."""
    face: str = ""
    """The character of a bot, or the face chosen by a person."""
    cause: str = ""
    """Why a bot plays for the person, or ''."""
    substitute: str = ""
    """The name of that bot."""

    @property
    def taken(self) -> bool:
        return bool(self.bot or self.guest)

    @property
    def person_plays(self) -> bool:
        return bool(self.guest) and not self.cause

    def bot_playing(self, substitute: str) -> str:
        """Return the level of the bot that plays the seat; '' for a person or a free seat with no substitute."""
        return self.bot or ("" if self.person_plays else substitute)

    def clear(self) -> None:
        """Free the seat again."""
        self.name = self.guest = self.token = self.entropy = self.face = ""
