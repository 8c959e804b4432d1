"""Gloria Picktoria: hens who collect art, a visitor to impress, and a fox who spoils the show."""

from roost.games.gloria.game import Gloria
from roost.games.gloria.public.view import GloriaView
from roost.games.gloria.rules.state import GloriaState

__all__ = ["Gloria", "GloriaState", "GloriaView"]
