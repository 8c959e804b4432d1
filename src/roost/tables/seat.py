"""A place at a table, and who is in it."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Seat"]


@dataclass(slots=True)
class Seat:
    """A seat of a table: a person's, a bot's, or free."""

    name: str = ""
    bot: str = ""
    """The bot whose seat it is."""
    guest: str = ""
    """The hash of the token of the person whose seat it is ..."""
    token: str = ""
    """... and of the token that is for this seat alone."""
    entropy: str = ""
    reserved_for: str = ""
    """Whom it is kept for: the hash of their token."""
    face: str = ""
    """The character of a bot, or the face that a person chose."""
    cause: str = ""
    """Why a bot plays for the person, if one does ..."""
    substitute: str = ""
    """... and what that bot is called."""

    @property
    def taken(self) -> bool:
        """Whether anybody sits there."""
        return bool(self.bot or self.guest)

    @property
    def person_plays(self) -> bool:
        """Whether a person decides there."""
        return bool(self.guest) and not self.cause

    def bot_playing(self, substitute: str) -> str:
        """The bot that decides there; nothing where a person does."""
        return self.bot or ("" if self.person_plays else substitute)

    def clear(self) -> None:
        """Nobody sits there any more."""
        self.name = self.guest = self.token = self.entropy = self.face = ""
