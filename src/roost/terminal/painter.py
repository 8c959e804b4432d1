"""What draws a game: the one from the game's own folder, or a plain one that can draw any game."""

from __future__ import annotations

from collections.abc import Sequence

from roost.core.extras import Painter
from roost.core.game import Game
from roost.painting.symbols import Symbols
from roost.terminal.plain_painter import PlainPainter
from roost.words import Words

__all__ = ["Painter", "painter"]


def painter(game: Game, words: Words, names: Sequence[str], plain: bool) -> Painter:
    """A painter for a game with these names; `plain` asks for ASCII."""
    own = game.extras.painter()
    return PlainPainter(words, names, Symbols(plain)) if own is None else own(words, names, plain)
