"""Keys of Heckmeck messages with a computed part, and its possible values."""

from __future__ import annotations

from typing import get_args

import msgspec

from roost.games.heckmeck.components import SPECIALISTS
from roost.games.heckmeck.public.view import Prize
from roost.games.heckmeck.rules.phases import PHASES

FAMILIES = {
    "specialist": SPECIALISTS[1:],
    "the": SPECIALISTS[1:],
    "phase": PHASES[:-1],
    "prize": get_args(msgspec.structs.fields(Prize)[0].type),
    "move": ("roll", "golden", "weasel", "fail"),
    "odds-move": ("roll", "stop", "golden", "weasel", "fail"),
    "reason": ("worms", "dice", "gain", "risk", "loss", "named", "owned"),
    "error-heckmeck-not-in": PHASES[:-1],
    "ending": ("last-portion", "turn-limit"),
    "score": ("portions", "roast-worms", "apple"),
    "tie": ("break",),
    "rules": ("variant-deluxe",),
    "title": ("deluxe",),
}
