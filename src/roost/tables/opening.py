"""How a table begins."""

from __future__ import annotations

import secrets

from roost.core.fairness import FairChance
from roost.core.registry import find
from roost.tables.entries import Opened
from roost.tables.plan import Plan

__all__ = ["opening"]


def opening(at: int, plan: Plan, host: str, kept: tuple[str, ...] = (), earlier: str = "") -> Opened:
    """The first entry of a new table, with luck that nobody knows yet."""
    secret = secrets.token_bytes(32)
    commitment = FairChance(secret).fairness.commitment
    return Opened(at, plan, find(plan.game).rules, secret.hex(), commitment, host, kept, earlier)
