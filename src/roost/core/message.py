"""Sentences as data: keys of messages and what they speak of. The words are made where they are shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

__all__ = ["Message"]


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message of the catalogue and its data."""

    key: str
    data: Mapping[str, str | int | float] = {}
    seats: Mapping[str, int] = {}
    """Seats whose names the message mentions."""
    parts: Mapping[str, Message | tuple[Message, ...]] = {}
    """Messages within the message; several are joined by commas."""
    tone: Literal["", "good", "bad", "notice", "quiet", "headline", "triumph"] = ""
    """How to colour the sentence."""
    fallback: str = ""
    """The text to show where the catalogue has no such message."""
    sides: Mapping[str, int] = {}
    """Sides whose names it mentions: a player, or partners joined by `&`."""
