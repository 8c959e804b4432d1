"""Who is at a table right now, on this node and on others. It is not kept: whoever is there says so again."""

from __future__ import annotations

from typing import Final

import msgspec

__all__ = ["PRESENCE_EXPIRES_MS", "Attendance", "Presence"]

PRESENCE_EXPIRES_MS: Final = 45_000
"""What another node said about its visitors is believed for so long (ms); it says so again every third of that."""


class Presence(msgspec.Struct, frozen=True):
    """Which seats somebody looks through, and how many just watch."""

    seats: tuple[int, ...] = ()
    watchers: int = 0


class Attendance:
    """What all nodes say about one table."""

    def __init__(self) -> None:
        self.this_node = Presence()
        """Who is on this node: known for certain, however long nothing changes."""
        self._said: dict[str, tuple[int, Presence]] = {}
        self._seen: dict[int, int] = {}
        """Until when a seat was there."""

    def update(self, presence: Presence, now: int) -> bool:
        """Who is on this node from now on; whether that is news."""
        before, self.this_node = self.this_node, presence
        self._see(before, now)
        return before != presence

    def hear(self, node: str, presence: Presence, now: int) -> bool:
        """Another node says who is there; whether it was not there before."""
        self._expire(now)
        before = self._said.pop(node, None)
        if before is not None:
            self._see(before[1], now)
        if presence == Presence():
            return False
        self._said[node] = now, presence
        return before is None

    def all(self, now: int) -> Presence:
        """Everybody who is there."""
        self._expire(now)
        everywhere = [self.this_node, *(presence for _at, presence in self._said.values())]
        seats = {seat for presence in everywhere for seat in presence.seats}
        return Presence(tuple(sorted(seats)), sum(presence.watchers for presence in everywhere))

    def away(self, seat: int, now: int, since: int) -> int:
        """For how long a seat is away (ms), 0 if it is there; `since` is from when on anybody looked."""
        if seat in self.all(now).seats:
            return 0
        return max(0, now - self._seen.get(seat, since))

    def _expire(self, now: int) -> None:
        """Nodes that are silent are gone, and their visitors were last seen when they spoke."""
        for node, (at, presence) in tuple(self._said.items()):
            if now - at >= PRESENCE_EXPIRES_MS:
                del self._said[node]
                self._see(presence, at)

    def _see(self, presence: Presence, at: int) -> None:
        for seat in presence.seats:
            self._seen[seat] = max(at, self._seen.get(seat, 0))
