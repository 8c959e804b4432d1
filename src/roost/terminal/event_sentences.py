"""What happened, in sentences, as somebody may know it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from roost.core.event import Event
from roost.core.move_played import MovePlayed
from roost.terminal.painter import Painter
from roost.words import Words

__all__ = ["event_sentences"]


def event_sentences(
    painter: Painter, words: Words, names: Sequence[str], events: Iterable[Event], witness: int | None
) -> list[Text]:
    """A sentence for every event that the witness (None: a spectator) may see and that needs words."""
    seen = [event.seen_by(witness) for event in events]
    told = [
        _move_played(event, words, names) if isinstance(event, MovePlayed) else painter.event(event)
        for event in seen
        if event is not None
    ]
    return [sentence for sentence in told if sentence is not None]


def _move_played(event: MovePlayed, words: Words, names: Sequence[str]) -> Text:
    if event.move is None:
        return Text(words.say("event-move-hidden", name=names[event.seat]))
    return Text(words.say("event-move-played", name=names[event.seat], move=event.move))
