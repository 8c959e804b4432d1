"""What `roost odds` asks of a game: how a turn is described, what can be said about it, and how that is drawn."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from rich.console import RenderableType

from roost.games.heckmeck.advice import Advice
from roost.games.heckmeck.advice import advise as advise_on
from roost.games.heckmeck.chart import Chart
from roost.games.heckmeck.question import add_arguments, asked

__all__ = ["add_arguments", "advise", "draw"]


def advise(arguments: argparse.Namespace) -> Advice:
    """The odds of the turn that somebody described."""
    return advise_on(asked(arguments))


def draw(advice: Advice, say: Callable[..., str], plain: bool) -> RenderableType:
    """The same for people."""
    return Chart(advice, say, plain).drawn()
