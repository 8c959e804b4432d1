"""Roost: a digital table for family games of the hen yard and the beach."""

from __future__ import annotations

import os as _os

if _os.environ.get("ROOST_PURE"):
    from roost import _pure

    _pure.prefer_source()

from roost import games
from roost.core.chance import Chance, FastChance
from roost.core.errors import RoostError
from roost.core.event import Event, OpenEvent
from roost.core.game import Game, Options
from roost.core.random_stream import SeededChance, StreamChance
from roost.core.record import Record
from roost.core.recording import Recording
from roost.core.registry import find
from roost.core.result import Result, ScoreLine
from roost.core.scripted_chance import ScriptedChance
from roost.core.state import State
from roost.core.view import View

__all__ = [
    "Chance",
    "Event",
    "FastChance",
    "Game",
    "OpenEvent",
    "Options",
    "Record",
    "Recording",
    "Result",
    "RoostError",
    "ScoreLine",
    "ScriptedChance",
    "SeededChance",
    "State",
    "StreamChance",
    "View",
    "find",
    "games",
]

__version__ = "0.1.0"
