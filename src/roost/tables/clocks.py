"""How long people have thought, and how long they may: the arithmetic of clocks, in milliseconds."""

from __future__ import annotations

from typing import Final, NamedTuple

from roost.tables.table_config import Clock

__all__ = ["Clocks"]

_MIN_LEFT_ON_RETURN_MS: Final = 30_000
"""What is left at least to who comes back after being away, or after their time was up."""


class _PastDecision(NamedTuple):
    """A decision, as it was asked for."""

    seat: int
    since: int
    left: int


class Clocks:
    """The clocks of a table. Only one of them runs: that of the seat on turn."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self._clock = clock
        self._whole = 1000 * clock.seconds
        self.left = [self._whole] * seats
        """What each seat had left when its decision was asked for: of its bank, or for this decision."""
        self.started_at = 0
        """When the decision that is due was asked for, or somebody came back to it."""
        self._before: list[_PastDecision] = []
        """The decisions that were made and stand."""

    def start(self, at: int) -> None:
        """A new decision is asked for."""
        self.started_at = at
        if self._clock.kind == "move":
            self.left = [self._whole] * len(self.left)

    def decided(self, seat: int, at: int, person: bool) -> None:
        """A decision was made; a bot's costs its seat nothing."""
        self._before.append(_PastDecision(seat, self.started_at, self.left[seat]))
        if person and self._clock.kind == "bank":
            self.left[seat] = self._rest(seat, at) + 1000 * self._clock.bonus
        self.start(at)

    def taken_back(self, at: int, moves: int) -> None:
        """Decisions were taken back by consent: the first of them is asked for anew."""
        del self._before[-moves:]
        self.start(at)

    def undone(self) -> None:
        """The last decision was never made: its clock has been running all the time.

        Otherwise a move that is made and taken back, again and again, would stop the clock, or fill a bank.
        """
        seat, self.started_at, self.left[seat] = self._before.pop()

    def in_time(self, at: int) -> bool:
        """Whether there would be time left if the last decision had not been made."""
        if self._clock.kind == "none":
            return True
        last = self._before[-1]
        return at < last.since + last.left

    def stopped(self, seat: int, at: int) -> None:
        """A bot takes over on turn: the clock of the person stops."""
        if self._clock.kind != "none":
            self.left[seat] = self._rest(seat, at)

    def returned(self, seat: int, at: int, turn: int, grace: bool) -> None:
        """A person is back: with time to look around, unless they went of their own accord.

        Who is on turn meanwhile gets nothing out of it.
        """
        if grace:
            self.left[seat] = max(self.left[seat], min(_MIN_LEFT_ON_RETURN_MS, self._whole))
        if seat == turn:
            self.started_at = at

    def deadline(self, seat: int) -> int | None:
        """When the time of the seat on turn is up."""
        return None if self._clock.kind == "none" else self.started_at + self.left[seat]

    def _rest(self, seat: int, at: int) -> int:
        return max(0, self.left[seat] - (at - self.started_at))
