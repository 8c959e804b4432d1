"""Games over HTTP: which there are, how they go, and the words for them."""

from __future__ import annotations

import asyncio
import functools
from typing import Any, Final

import msgspec

from roost.bots.levels import LEVELS
from roost.bots.registry import playing_bots
from roost.core.game import Game
from roost.core.registry import find, games
from roost.web.board_info import BoardInfo, board_info
from roost.web.endpoint import Call, Endpoint
from roost.web.errors import RequestError
from roost.words import LANGUAGES, Words, game_title
from roost.words.rulebook import rulebook

__all__ = ["ENDPOINTS"]


class Choice(msgspec.Struct, frozen=True):
    """An option of a game."""

    name: str
    values: tuple[str, ...]
    """What can be chosen; nothing where any value of the type of the usual one can be given."""
    usual: Any


class GameListed(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    game: str
    title: str
    rules: int
    least: int
    most: int
    sides: tuple[tuple[int, ...], ...]
    """The side of each seat, for each number of seats from the least on; partners are of the same side."""
    options: tuple[Choice, ...]
    levels: tuple[str, ...]
    """From the friendliest to the strongest."""
    bots: tuple[str, ...]
    """All that may take a seat."""


class Rules(msgspec.Struct, frozen=True):
    """How a game goes, in words."""

    game: str
    language: str
    text: str


async def all_games(call: Call) -> tuple[GameListed, ...]:
    return await asyncio.to_thread(_games, _language(call))


async def rules(call: Call) -> Rules:
    return await asyncio.to_thread(_rules, find(call.path("game")), _language(call))


async def board(call: Call) -> BoardInfo:
    return await asyncio.to_thread(board_info, find(call.path("game")), _language(call))


# To read a catalogue takes a good part of a second, and then it does not change.


@functools.cache
def _games(language: str) -> tuple[GameListed, ...]:
    return tuple(_listed(game, language) for game in games())


@functools.cache
def _rules(game: Game, language: str) -> Rules:
    return Rules(game.key, language, rulebook(game, Words(language, game)))


def _language(call: Call) -> str:
    wanted = call.request.query_params.get("language", LANGUAGES[0])
    if wanted not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise RequestError(f"there is no language {wanted!r}; there are: {known}", "web-language", known=known)
    return wanted


def _listed(game: Game, language: str) -> GameListed:
    usual = msgspec.to_builtins(game.choose({}))
    choices = [(name, values.split("|")) for name, _, values in (choice.partition("=") for choice in game.choices())]
    return GameListed(
        game=game.key,
        title=game_title(game, Words(language, game)),
        rules=game.rules,
        least=game.seats[0],
        most=game.seats[-1],
        sides=tuple(game.sides(seats) for seats in game.seats),
        options=tuple(
            # A name of a type stands where any value of the type can be given.
            Choice(name, tuple(values) if str(usual[name]) in values else (), usual[name])
            for name, values in choices
        ),
        levels=LEVELS,
        bots=tuple(playing_bots(game)),
    )


_SPOKEN: Final = {"language": {"type": "string", "enum": list(LANGUAGES), "default": LANGUAGES[0]}}

ENDPOINTS: Final = (
    Endpoint("GET", "/api/games", all_games, "The games", tuple[GameListed, ...], query_schemas=_SPOKEN),
    Endpoint("GET", "/api/games/{game}/rules", rules, "How a game goes", Rules, query_schemas=_SPOKEN),
    Endpoint("GET", "/api/games/{game}/board", board, "What a general board needs", BoardInfo, query_schemas=_SPOKEN),
)
