"""What happened, as data."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from roost.core.message import Message

__all__ = ["Event", "OpenEvent", "plain_value"]


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """The base of every game's events; a subclass is told apart by its tag on the wire.

    Closed unless it says otherwise: an event that somebody may see overrides `seen_by`, or is an `OpenEvent`.
    """

    reveals: ClassVar[bool] = False
    """Whether it shows others what they did not know before: a move that does so cannot be taken back."""

    chapter: ClassVar[int | None] = None
    """The chapter of the rules that explains events of this kind, counted from 0."""

    def rules_chapter(self) -> int | None:
        """Return the chapter that explains this event, where not all of its kind have the same."""
        return self.chapter

    def messages(self) -> tuple[Message, ...]:
        """Return what to say about it, a message for each line; nothing where a picture or a heading tells it.

        Events that do not override this are told by their tag and their fields.
        """
        fields = msgspec.to_builtins(self)
        what = [str(fields.pop(self.__struct_config__.tag_field))]
        seat = fields.pop("seat", None)
        what += [f"{name} {plain_value(value)}" for name, value in fields.items()]
        if isinstance(seat, int):
            return (Message("event-plain", {"what": ", ".join(what)}, {"name": seat}),)
        return (Message("event-plain-table", {"what": ", ".join(what)}),)

    def seen_by(self, seat: int | None) -> Event | None:
        """This event as a seat (None: a spectator) may see it, or None if it may not."""
        del seat
        return None


class OpenEvent(Event, frozen=True):
    """Something that happens in plain sight."""

    def seen_by(self, seat: int | None) -> Event:
        return self


def plain_value(value: object) -> str:
    """Return plain data as a text for people: `1 2 / 3` for lists in a list, `-` for nothing."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {plain_value(inner)}" for key, inner in value.items())
    if isinstance(value, (list, tuple)):
        nested = any(isinstance(inner, (dict, list, tuple)) for inner in value)
        return (" / " if nested else " ").join(map(plain_value, value)) or "-"
    return "-" if value is None else str(value)
