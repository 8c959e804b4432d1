"""The details of a line of the score sheet: cards, Zwicks, cards with claws, or piles."""

from __future__ import annotations

from collections import Counter

from roost.core.message import Message
from roost.core.result import ScoreLine
from roost.games.zwickern.public.names import claws, printed

__all__ = ["score_detail"]


def score_detail(line: ScoreLine) -> Message:
    """Return a message with the things that a score line counts."""
    if line.key == "cards":
        return Message("sheet-cards", {"count": int(line.detail[0])})
    things = [str(thing) for thing in line.detail]
    if line.key == "claws":
        return Message("sheet-list", parts={"things": tuple(_clawed(card, n) for card, n in Counter(things).items())})
    if line.key == "penalties":
        piles = ", ".join(thing.partition("#")[0].strip("[]") for thing in things)
        return Message("sheet-piles", {"count": len(things), "piles": piles})
    count = int(things[0])
    return Message("sheet-times", {"count": count, "points": line.points // count})


def _clawed(card: str, count: int) -> Message:
    return Message("sheet-claws", {"card": printed(card), "count": count, "claws": claws([card])})
