"""Gloria Picktoria: hens collect art to impress a visitor, and a fox spoils the show."""

from roost.games.gloria.game import Gloria
from roost.games.gloria.public.view import GloriaView
from roost.games.gloria.rules.state import GloriaState

__all__ = ["Gloria", "GloriaState", "GloriaView"]
