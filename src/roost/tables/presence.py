"""Who is at a table now, on this node and on others. It is not stored: nodes announce it again and again."""

from __future__ import annotations

from typing import Final

import msgspec

__all__ = ["PRESENCE_EXPIRES_MS", "Attendance", "Presence"]

PRESENCE_EXPIRES_MS: Final = 45_000
"""How long another node's announcement counts; nodes repeat it three times as often."""


class Presence(msgspec.Struct, frozen=True):
    """The seats that somebody is at, and the number of spectators."""

    seats: tuple[int, ...] = ()
    watchers: int = 0


class Attendance:
    """The presence at one table over all nodes."""

    def __init__(self) -> None:
        self.this_node = Presence()
        """The presence on this node, which never expires."""
        self._announced: dict[str, tuple[int, Presence]] = {}
        self._last_seen: dict[int, int] = {}
        """When each seat was last seen."""

    def update(self, presence: Presence, now: int) -> bool:
        """Set the presence on this node; return whether it changed."""
        before, self.this_node = self.this_node, presence
        self._see(before, now)
        return before != presence

    def hear(self, node: str, presence: Presence, now: int) -> bool:
        """Note the announcement of another node; return whether the node is new."""
        self._expire(now)
        before = self._announced.pop(node, None)
        if before is not None:
            self._see(before[1], now)
        if presence == Presence():
            return False
        self._announced[node] = now, presence
        return before is None

    def all(self, now: int) -> Presence:
        """Return the presence over all nodes."""
        self._expire(now)
        everywhere = [self.this_node, *(presence for _at, presence in self._announced.values())]
        seats = {seat for presence in everywhere for seat in presence.seats}
        return Presence(tuple(sorted(seats)), sum(presence.watchers for presence in everywhere))

    def away(self, seat: int, now: int, since: int) -> int:
        """Return for how many ms a seat has been away, at most since `since`; 0 if it is present."""
        if seat in self.all(now).seats:
            return 0
        return max(0, now - self._last_seen.get(seat, since))

    def _expire(self, now: int) -> None:
        """Forget silent nodes; their visitors were last seen at their last announcement."""
        for node, (at, presence) in tuple(self._announced.items()):
            if now - at >= PRESENCE_EXPIRES_MS:
                del self._announced[node]
                self._see(presence, at)

    def _see(self, presence: Presence, at: int) -> None:
        for seat in presence.seats:
            self._last_seen[seat] = max(at, self._last_seen.get(seat, 0))
