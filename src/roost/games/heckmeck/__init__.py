"""Heckmeck am Bratwurmeck and Heckmeck Deluxe: dice, worms, and a greedy stop too late."""

from roost.games.heckmeck.game import Heckmeck
from roost.games.heckmeck.options import HeckmeckOptions
from roost.games.heckmeck.public.view import HeckmeckView
from roost.games.heckmeck.rules.state import HeckmeckState

__all__ = ["Heckmeck", "HeckmeckOptions", "HeckmeckState", "HeckmeckView"]
