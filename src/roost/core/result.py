"""How a game ended, and why: places, scores, and the lines that each score is made of."""

from __future__ import annotations

import msgspec

__all__ = ["Result", "ScoreLine", "places"]


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of a score sheet."""

    seat: int
    """Who earned them; with partners, any seat of the side, for the whole side."""
    key: str
    """What the points are for: a message of the game's catalogue, `score-<key>`."""
    points: int
    detail: tuple[int | str, ...] = ()
    """The things that were counted, such as the values of portions or the names of cards."""
    part: int = 0
    """The deal or scoring in which they were earned, from 1; 0 where a game is scored once, at its end."""


class Result(msgspec.Struct, frozen=True):
    """The end of a game."""

    ending: str
    """What ended it: a message of the game's catalogue, `ending-<key>`."""
    places: tuple[int, ...]
    """Each seat's place, from 1; seats that tie share a place."""
    scores: tuple[int, ...]
    """Each seat's score; partners share theirs."""
    sheet: tuple[ScoreLine, ...]
    sides: tuple[int, ...] = ()
    """Which side each seat is on, where there are partners; nothing where all play for themselves."""

    def side(self, seat: int) -> tuple[int, ...]:
        """The seat and its partners."""
        if not self.sides:
            return (seat,)
        return tuple(other for other, side in enumerate(self.sides) if side == self.sides[seat])

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that share the first place: usually one, or the partners of one side."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    def share(self, seat: int) -> float:
        """How much of the win is the seat's: 1 alone or with its partners, a half if two sides tie, 0 if it lost."""
        winners = self.winners
        if seat not in winners:
            return 0.0
        return len(self.side(seat)) / len(winners)


def places(ranks: list[tuple[int, ...]]) -> tuple[int, ...]:
    """Places from comparable ranks, one per seat, the highest first; equal ranks share a place, with a gap below."""
    return tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
