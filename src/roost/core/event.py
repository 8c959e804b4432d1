"""What happened, in data: the words for it are made where it is shown."""

from __future__ import annotations

import msgspec

__all__ = ["Event"]


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """The base of every game's events; a subclass is told apart by its tag on the wire."""

    def seen_by(self, seat: int | None) -> Event | None:
        """This event as a seat (None: a spectator) may see it, or None if it may not. By default everything is open."""
        del seat
        return self
