"""How a table begins."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from roost.bots.characters import character_name, face_of
from roost.core.fairness import FairChance
from roost.core.registry import find
from roost.tables.log_entries import Opened
from roost.tables.table_config import OPEN, TableConfig

__all__ = ["open_table"]


def open_table(
    at: int, plan: TableConfig, host: str, kept: tuple[str, ...] = (), earlier: str = "", names: Sequence[str] = ()
) -> Opened:
    """The first entry of a new table, with luck that nobody knows yet.

    After a rematch `names` says who played on each seat: bots keep their names.
    """
    secret = secrets.token_bytes(32)
    commitment = FairChance(secret).fairness.commitment
    bots = _bot_names(plan.seats, names or plan.seats, commitment)
    return Opened(at, plan, find(plan.game).rules, secret.hex(), commitment, host, kept, earlier, bots)


def _bot_names(seats: Sequence[str], former: Sequence[str], key: str) -> tuple[str, ...]:
    named = [name if face_of(bot, name) else "" for bot, name in zip(seats, former, strict=True)]
    for number, bot in enumerate(seats):
        if bot != OPEN and not named[number]:
            named[number] = character_name(bot, key, named)
    return tuple(named)
