"""Zwickern: buy what lies on the table, build piles, and do not get caught with one."""

from roost.games.zwickern.game import Zwickern
from roost.games.zwickern.public.view import ZwickernView
from roost.games.zwickern.rules.state import ZwickernState

__all__ = ["Zwickern", "ZwickernState", "ZwickernView"]
