"""What happened, in sentences, as somebody may know it."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from roost.core.event import Event
from roost.terminal.painter import Painter

__all__ = ["event_sentences"]


def event_sentences(painter: Painter, events: Iterable[Event], witness: int | None) -> list[Text]:
    """A sentence for every event that the witness (None: a spectator) may see and that needs words."""
    seen = [event.seen_by(witness) for event in events]
    told = [painter.event(event) for event in seen if event is not None]
    return [sentence for sentence in told if sentence is not None]
