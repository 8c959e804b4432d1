"""What happened, in data: the words for it are made where it is shown."""

from __future__ import annotations

from typing import ClassVar

import msgspec

__all__ = ["Event", "OpenEvent"]


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """The base of every game's events; a subclass is told apart by its tag on the wire.

    Closed unless it says otherwise: an event that somebody may see overrides `seen_by`, or is an `OpenEvent`.
    """

    reveals: ClassVar[bool] = False
    """Whether it shows others what they did not know before: a move that does so cannot be taken back."""

    def seen_by(self, seat: int | None) -> Event | None:
        """This event as a seat (None: a spectator) may see it, or None if it may not."""
        del seat
        return None


class OpenEvent(Event, frozen=True):
    """Something that happens in plain sight."""

    def seen_by(self, seat: int | None) -> Event:
        return self
