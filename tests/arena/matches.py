"""Helpers for tests of the arena: configs, deals and runs of the command."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import msgspec

from roost.arena.chunk_scheduler import play_deals
from roost.arena.entrant import Allowance, read_entrant
from roost.arena.executors import GameExecutor
from roost.arena.match_config import MatchConfig
from roost.arena.play_deal import Deal
from tests.roost_process import run_roost

ROOT = Path(__file__).parents[2]
SECRET = str(Path(__file__).parent / "secret_game" / "game.py")


def make_config(*bots: str, game: str = SECRET, seats: int | None = None, seed: str = "1") -> MatchConfig:
    return MatchConfig.create(game, [read_entrant(bot, Allowance()) for bot in bots], seed, seats)


def without_times(deals: Iterable[Deal]) -> list[Deal]:
    """Return deals in order without their times, the only field that differs between runs."""
    return [
        msgspec.structs.replace(
            deal, games=tuple(msgspec.structs.replace(game, seconds=(0.0,) * len(game.players)) for game in deal.games)
        )
        for deal in sorted(deals, key=lambda deal: deal.number)
    ]


def all_deals(match: MatchConfig, count: int, executor: GameExecutor) -> list[Deal]:
    return [deal for chunk in play_deals(match, range(1, count + 1), executor) for deal in chunk]


def arena_command(*words: str) -> list[str]:
    return [sys.executable, "-m", "roost", "arena", *words]


def environment(**more: str) -> dict[str, str]:
    """Return the environment for a process without a terminal."""
    return {**os.environ, **more}


def run_arena(*words: str, **more: str) -> subprocess.CompletedProcess[str]:
    return run_roost("arena", *words, environment=environment(**more), timeout=300)
