"""Which games there are. A game is named here only by its key; what it is lies in its own folder."""

from __future__ import annotations

from roost.core.errors import UnknownGameError
from roost.core.game import Game

__all__ = ["find", "games", "register"]

_GAMES: dict[str, Game] = {}


def register(game: Game) -> Game:
    """Make a game known by its key, after those that are known; a later game of the same key takes its place."""
    _GAMES[game.key] = game
    return game


def games() -> tuple[Game, ...]:
    """All games, in the order in which they became known: so they are offered wherever there is a choice."""
    return tuple(_GAMES.values())


def find(key: str) -> Game:
    """The game of that key."""
    game = _GAMES.get(key)
    if game is None:
        known = ", ".join(_GAMES)
        raise UnknownGameError(f"there is no game {key!r}; there are: {known}", "unknown-game", given=key, known=known)
    return game
