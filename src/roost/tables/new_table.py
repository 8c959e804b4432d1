"""The first entry of a table's log."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from roost.bots.characters import character_name, face_of
from roost.core.errors import RoostError
from roost.core.fairness import FairChance, Fairness
from roost.core.game import Game
from roost.core.registry import find
from roost.tables.log_entries import Opened
from roost.tables.table_config import OPEN, TableConfig

__all__ = ["is_playable", "new_log"]

_SECRET_BYTES: Final = 32


def new_log(
    at: int,
    config: TableConfig,
    host: str,
    reserved_for: tuple[str, ...] = (),
    earlier: str = "",
    names: Sequence[str] = (),
) -> Opened:
    """Return the first entry of a new table, with a new secret.

    A rematch gives the guests that the seats are reserved for, the earlier table, and its names: bots keep theirs.
    """
    secret = secrets.token_bytes(_SECRET_BYTES)
    commitment = FairChance(secret).fairness.commitment
    bots = _bot_names(config.seats, names or config.seats, commitment)
    return Opened(at, config, find(config.game).rules, secret.hex(), commitment, host, reserved_for, earlier, bots)


def is_playable(game: Game, opened: Opened) -> bool:
    """Return whether a first entry makes sense: options, seats, secret, commitment and names of bots."""
    seats = len(opened.config.seats)
    try:
        game.check_seats(seats)
        game.choose(opened.config.options)
        Fairness(opened.commitment)
        secret = bytes.fromhex(opened.secret)
    except (RoostError, ValueError):
        return False
    complete = all(len(given) in (0, seats) for given in (opened.reserved_for, opened.bot_names))
    return complete and len(secret) == _SECRET_BYTES and _bots_are_named(opened)


def _bots_are_named(opened: Opened) -> bool:
    """Return whether the names belong to bots and differ; old logs have none."""
    names = [name for name in opened.bot_names if name]
    bots = [bool(name) == (bot != OPEN) for name, bot in zip(opened.bot_names, opened.config.seats, strict=False)]
    return all(bots) and len(set(names)) == len(names)


def _bot_names(seats: Sequence[str], former: Sequence[str], key: str) -> tuple[str, ...]:
    named = [name if face_of(bot, name) else "" for bot, name in zip(seats, former, strict=True)]
    for number, bot in enumerate(seats):
        if bot != OPEN and not named[number]:
            named[number] = character_name(bot, key, named)
    return tuple(named)
