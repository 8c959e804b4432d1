"""Roost: a digital table for family games of the hen yard and the beach."""

from __future__ import annotations

import os as _os
from importlib import import_module as _import_module
from typing import TYPE_CHECKING

if _os.environ.get("ROOST_PURE"):
    from roost import _pure

    _pure.prefer_source()

from roost import games
from roost.core.advice import Advice, Adviser
from roost.core.bot import Bot
from roost.core.budget import STANDARD, Budget
from roost.core.chance import Chance, FastChance
from roost.core.errors import (
    FairnessError,
    GameOverError,
    IllegalMoveError,
    NotYourTurnError,
    OptionsError,
    RecordError,
    RoostError,
    ScriptError,
    UnknownGameError,
    UnreadableError,
)
from roost.core.event import Event, OpenEvent
from roost.core.extras import Extras, Painter, SearchSettings
from roost.core.fairness import FairChance
from roost.core.game import Game, Options
from roost.core.guide import ENOUGH, Guide
from roost.core.message import Message
from roost.core.random_stream import SeededChance, StreamChance
from roost.core.record import Record, Step, Turn
from roost.core.recording import Recording
from roost.core.registry import games as all_games
from roost.core.registry import register
from roost.core.result import Result, ScoreLine, places
from roost.core.scripted_chance import ScriptedChance
from roost.core.state import NOBODY, State
from roost.core.view import View
from roost.games import find

if TYPE_CHECKING:
    from roost.bots.coach import Coach
    from roost.bots.registry import UnknownBotError, make_bot

__all__ = [
    "ENOUGH",
    "NOBODY",
    "STANDARD",
    "Advice",
    "Adviser",
    "Bot",
    "Budget",
    "Chance",
    "Coach",
    "Event",
    "Extras",
    "FairChance",
    "FairnessError",
    "FastChance",
    "Game",
    "GameOverError",
    "Guide",
    "IllegalMoveError",
    "Message",
    "NotYourTurnError",
    "OpenEvent",
    "Options",
    "OptionsError",
    "Painter",
    "Record",
    "RecordError",
    "Recording",
    "Result",
    "RoostError",
    "ScoreLine",
    "ScriptError",
    "ScriptedChance",
    "SearchSettings",
    "SeededChance",
    "State",
    "Step",
    "StreamChance",
    "Turn",
    "UnknownBotError",
    "UnknownGameError",
    "UnreadableError",
    "View",
    "all_games",
    "find",
    "games",
    "make_bot",
    "places",
    "register",
]

__version__ = "0.1.0"

if not TYPE_CHECKING:
    # The bots are imported when one of these is first asked for.
    _LAZY = {
        "Coach": "roost.bots.coach",
        "UnknownBotError": "roost.bots.registry",
        "make_bot": "roost.bots.registry",
    }

    def __getattr__(name: str) -> object:
        if name not in _LAZY:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return globals().setdefault(name, getattr(_import_module(_LAZY[name]), name))
