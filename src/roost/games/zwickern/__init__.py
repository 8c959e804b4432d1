"""Zwickern: buy cards from the table, build piles, and buy them before the round ends."""

from roost.games.zwickern.game import Zwickern
from roost.games.zwickern.public.view import ZwickernView
from roost.games.zwickern.rules.state import ZwickernState

__all__ = ["Zwickern", "ZwickernState", "ZwickernView"]
