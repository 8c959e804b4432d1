"""What the browser's general board needs to know of a game that brings no board of its own."""

from __future__ import annotations

import functools
from typing import Final

import msgspec

from roost.core.chance import FastChance
from roost.core.game import Game
from roost.core.move_played import hides_anything
from roost.words import Words, game_title

__all__ = ["BoardInfo", "board_info"]

_MAX_SEAT_COUNTS: Final = 4
_MAX_MOVES: Final = 100
"""How far a random game is played to tell values of seats from other lists."""


class BoardInfo(msgspec.Struct, frozen=True):
    """What the general board needs to know of a game."""

    game: str
    language: str
    messages: str
    """The game's own words as Fluent messages, always with a `title`."""
    seat_fields: tuple[str, ...]
    """The fields of a view that list one value for each seat."""
    open: bool
    """Whether nothing is hidden from anybody."""


@functools.cache
def board_info(game: Game, language: str) -> BoardInfo:
    """Return what the general board needs to know of a game, with words in that language or else in English."""
    words = Words(language, game)
    return BoardInfo(
        game=game.key,
        language=language,
        messages="\n".join([f"title = {game_title(game, words)}", *words.sources()]),
        seat_fields=_seat_fields(game),
        open=not hides_anything(game.start(game.seats[0], FastChance(0))),
    )


def _seat_fields(game: Game) -> tuple[str, ...]:
    """Return the fields that are as long as there are seats in every view of random games with several seat counts.

    A hand of three cards among three players is such a list by accident, and is so neither later nor with four.
    """
    found: dict[str, None] | None = None
    for seats in game.seats[:_MAX_SEAT_COUNTS]:
        chance = FastChance(0)
        state = game.start(seats, chance)
        for _ in range(_MAX_MOVES):
            fields = msgspec.to_builtins(state.view(None if state.over else int(state.turn)))
            listed = [
                name for name, value in fields.items() if isinstance(value, (list, tuple)) and len(value) == seats
            ]
            found = dict.fromkeys(name for name in (listed if found is None else found) if name in listed)
            if state.over:
                break
            state.play(state.pick(chance), chance)
    return tuple(found or ())
