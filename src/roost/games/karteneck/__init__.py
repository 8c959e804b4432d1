"""Heckmeck am Karteneck: cards laid out for a place in the queue at the grill."""

from roost.games.karteneck.game import Karteneck
from roost.games.karteneck.public.view import KarteneckView
from roost.games.karteneck.rules.state import KarteneckState

__all__ = ["Karteneck", "KarteneckState", "KarteneckView"]
