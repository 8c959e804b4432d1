"""The part of `roost odds` that Heckmeck provides: arguments, advice and its drawing."""

from __future__ import annotations

import argparse

from rich.console import RenderableType

from roost.core.extras import Speaker
from roost.games.heckmeck.coach.turn_advice import TurnAdvice
from roost.games.heckmeck.coach.turn_advice import advise as advise_on
from roost.games.heckmeck.terminal.odds_arguments import add_arguments, read_turn
from roost.games.heckmeck.terminal.odds_chart import Chart

__all__ = ["add_arguments", "advise", "draw"]


def advise(arguments: argparse.Namespace) -> TurnAdvice:
    """Return the odds of the described turn."""
    return advise_on(read_turn(arguments))


def draw(advice: TurnAdvice, words: Speaker, plain: bool) -> RenderableType:
    """Return a drawing of the advice."""
    return Chart(advice, words, plain).drawn()
