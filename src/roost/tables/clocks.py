"""The clocks of a table, in milliseconds."""

from __future__ import annotations

from typing import Final, NamedTuple

from roost.tables.table_config import Clock

__all__ = ["Clocks"]

_MIN_LEFT_ON_RETURN_MS: Final = 30_000
"""The least time for a person who comes back after being away or running out of time."""


class _PastDecision(NamedTuple):
    """The clock at the start of a decision that was made."""

    seat: int
    started_at: int
    left: int


class Clocks:
    """The clocks of all seats. Only the clock of the seat on turn runs."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self._clock = clock
        self._full = 1000 * clock.seconds
        self.left = [self._full] * seats
        """The time of each seat at the start of its decision: of its bank, or for this decision."""
        self.started_at = 0
        """When the current decision began, or its person came back."""
        self._before: list[_PastDecision] = []
        """The decisions that were not taken back."""

    def start(self, at: int) -> None:
        """Start the clock of a new decision."""
        self.started_at = at
        if self._clock.kind == "move":
            self.left = [self._full] * len(self.left)

    def decided(self, seat: int, at: int, person: bool) -> None:
        """End a decision and start the next; a bot's decision costs its seat nothing."""
        self._before.append(_PastDecision(seat, self.started_at, self.left[seat]))
        if person and self._clock.kind == "bank":
            self.left[seat] = self._rest(seat, at) + 1000 * self._clock.bonus
        self.start(at)

    def taken_back(self, at: int, moves: int) -> None:
        """Take decisions back by consent: the first of them starts anew."""
        del self._before[-moves:]
        self.start(at)

    def undone(self) -> None:
        """Undo the last decision as if its clock had never stopped.

        Otherwise making and undoing a move again and again would stop the clock or fill a bank.
        """
        seat, self.started_at, self.left[seat] = self._before.pop()

    def in_time(self, at: int) -> bool:
        """Return whether there would be time left without the last decision."""
        if self._clock.kind == "none":
            return True
        last = self._before[-1]
        return at < last.started_at + last.left

    def stopped(self, seat: int, at: int) -> None:
        """Stop the clock of the person on turn, for whom a bot takes over."""
        if self._clock.kind != "none":
            self.left[seat] = self._rest(seat, at)

    def returned(self, seat: int, at: int, turn: int, grace: bool) -> None:
        """Restart the clock of a person who is back; with `grace` they get some time at least."""
        if grace:
            self.left[seat] = max(self.left[seat], min(_MIN_LEFT_ON_RETURN_MS, self._full))
        if seat == turn:
            self.started_at = at

    def deadline(self, seat: int) -> int | None:
        """Return when the time of the seat on turn is up, or None without a clock."""
        return None if self._clock.kind == "none" else self.started_at + self.left[seat]

    def _rest(self, seat: int, at: int) -> int:
        return max(0, self.left[seat] - (at - self.started_at))
