"""Errors repeat long values only in part."""

from __future__ import annotations

import asyncio

import pytest

from roost.core.errors import RoostError
from roost.web.errors import problem_for
from tests.web.server import Person, Player, Server


@pytest.mark.parametrize("move", ["roll " * 300, "\u202e" * 900, "'\"" * 700])
def test_a_long_move_is_echoed_truncated(server: Server, move: str) -> None:
    async def run() -> None:
        anna, ben = [await Person(server, name).arrive() for name in ("Anna", "Ben")]
        table = await anna.open("heckmeck", ["open", "open"])
        for person in (anna, ben):
            await person.sit(table)
        players = [await Player(server, table, person.token).enter() for person in (anna, ben)]
        mover = players[players[0].shown["turn"]]
        answer = await mover.ask("move", seat=mover.shown["seat"], step=mover.shown["step"], move=move)
        assert answer["type"] == "refused"
        assert len(answer["text"]) <= 300
        assert all(len(value) <= 100 for value in answer["data"].values() if isinstance(value, str))
        for player in players:
            await player.leave()

    asyncio.run(run())


def test_short_values_are_echoed_unchanged() -> None:
    problem = problem_for(RoostError("'fly' is no move", "unreadable", text="fly", least=1))
    assert (problem.data, problem.text) == ({"text": "fly", "least": 1}, "'fly' is no move")


def test_long_values_are_truncated_in_data_and_text() -> None:
    long = "x" * 150
    problem = problem_for(RoostError(f"'{long}' is no move", "unreadable", text=long))
    assert problem.data == {"text": "x" * 99 + "…"}
    assert problem.text == f"'{'x' * 99}…' is no move"
