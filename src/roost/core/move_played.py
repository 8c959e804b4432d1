"""The event of a move of which the game itself tells nothing, so that every move is told of."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from roost.core.event import Event
from roost.core.message import Message
from roost.core.state import State

__all__ = ["MovePlayed", "events_of_move", "hides_anything"]


class MovePlayed(Event, frozen=True, tag="move-played", omit_defaults=True):
    """A seat made a move."""

    seat: int
    move: str | None
    """The text of the move; None for those who may not know it."""
    secret: bool = False
    """Whether only the seat itself may know the move."""

    def messages(self) -> tuple[Message, ...]:
        if self.move is None:
            return (Message("event-move-hidden", seats={"name": self.seat}),)
        return (Message("event-plain", {"what": self.move}, {"name": self.seat}),)

    def seen_by(self, seat: int | None) -> MovePlayed:
        if self.secret and seat != self.seat:
            return msgspec.structs.replace(self, move=None)
        return self


def events_of_move(logged: Sequence[Event], state: State, seat: int, move: str) -> tuple[Event, ...]:
    """Return what the game logged of a move or, if that is nothing, that the move was played.

    The text of a move may name what others do not see. So in a game that hides anything only the seat itself is told.
    """
    if logged:
        return tuple(logged)
    return (MovePlayed(seat, move, secret=hides_anything(state)),)


def hides_anything(state: State) -> bool:
    """Return whether the game of this state has hidden information: then it says how to imagine it."""
    return type(state).imagine is not State.imagine
