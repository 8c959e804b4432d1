"""Servers that are killed during a game: no acknowledged move is lost or counted twice."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from typing import Any

from roost.core.record import Record
from tests.web.server import TIMEOUT_S, Person, Player, Server, serving

KILLS = 3
SAME = ("seq", "step", "seat", "turn", "view", "moves")
"""Fields that must not change across a restart."""


async def seated(people: Sequence[Person], seats: Sequence[str], game: str) -> str:
    table = await people[0].open(game, seats)
    for person in people:
        await person.sit(table)
    return table


async def standing(person: Person, table: str) -> list[str]:
    """Return all moves of people and bots, from the record."""
    answer = await person.call("GET", f"/api/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    return [f"{step.seat} {step.move}" for step in Record.read(answer.text).steps]


def check(made: Sequence[tuple[int, str]], steps: Sequence[str]) -> None:
    """Check that each acknowledged move is in the record.

    Entries 1 to 4 of the log are the opening, two people and the start; each later one is a move.
    """
    assert len({seq for seq, _move in made}) == len(made)
    for seq, move in made:
        assert steps[seq - 5] == move, f"entry {seq} was acknowledged as {move}"


async def acknowledged(made: Sequence[tuple[int, str]], moves: int, playing: asyncio.Future[Any]) -> None:
    """Wait for that number of acknowledged moves, before the end of the game."""
    async with asyncio.timeout(TIMEOUT_S):
        while len(made) < moves and not playing.done():
            await asyncio.sleep(0.005)
    assert not playing.done(), "the game was over too soon"


def test_a_killed_server_loses_no_acknowledged_move(database_url: str) -> None:
    async def run(server: Server) -> None:
        people = [await Person(server, name).arrive() for name in ("Anna", "Ben")]
        table = await seated(people, ["open", "open", "random"], "gloria")
        players = [await Player(server, table, person.token).enter() for person in people]
        made: list[tuple[int, str]] = []
        luck = random.Random(11)
        playing = asyncio.gather(*(player.play_despite_failures(luck, made) for player in players))
        for kill in range(1, KILLS + 1):
            await acknowledged(made, 10 * kill, playing)
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        await playing
        steps = await standing(people[0], table)
        check(made, steps)
        assert sum(not step.startswith("2 ") for step in steps) == len(made), "all moves of people were acknowledged"
        for player in players:
            await player.leave()

    with serving(database_url) as server:
        asyncio.run(run(server))


def test_another_node_continues_the_tables_of_a_killed_node(postgres_url: str) -> None:
    async def run(first: Server, second: Server) -> None:
        people = [await Person(server, name).arrive() for server, name in ((first, "Anna"), (second, "Ben"))]
        table = await seated(people, ["open", "open", "random"], "gloria")
        players = [await Player(person.server, table, person.token).enter() for person in people]
        made: list[tuple[int, str]] = []
        luck = random.Random(12)
        playing = asyncio.gather(*(player.play_despite_failures(luck, made) for player in players))
        await acknowledged(made, 20, playing)
        await asyncio.to_thread(first.kill)
        for person, player in zip(people, players, strict=True):
            person.server = player.server = second
        await playing
        check(made, await standing(people[1], table))
        for player in players:
            await player.leave()

    with serving(postgres_url) as first, serving(postgres_url) as second:
        asyncio.run(run(first, second))


def test_people_on_different_nodes_play_together(postgres_url: str) -> None:
    async def run(first: Server, second: Server) -> None:
        anna, ben = await Person(first, "Anna").arrive(), await Person(second, "Ben").arrive()
        table = await seated([anna, ben], ["open", "open"], "heckmeck")
        a = await Player(first, table, anna.token).enter()
        b = await Player(second, table, ben.token).enter()
        while not all(seat.get("present") for seat in a.shown["seats"]):
            await a.receive()
        assert (await b.ask("say", seat=1, text="Hello over there"))["type"] == "done"
        while not a.shown["remarks"]:
            await a.receive()
        assert [remark["text"] for remark in a.shown["remarks"]] == ["Hello over there"]
        await b.leave()
        while all(seat.get("present") for seat in a.shown["seats"]):
            await a.receive()
        await a.leave()

    with serving(postgres_url) as first, serving(postgres_url) as second:
        asyncio.run(run(first, second))


def test_clients_reconnect_after_a_server_stops(database_url: str) -> None:
    async def run(server: Server) -> None:
        anna = await Person(server, "Anna").arrive()
        table = await anna.open("heckmeck", ["open", "random"])
        await anna.sit(table)
        player = await Player(server, table, anna.token).enter()
        # It is Anna's turn, so that nothing changes.
        async with asyncio.timeout(TIMEOUT_S):
            while not player.shown["moves"]:
                await player.receive()
        heard = player.shown
        assert await asyncio.to_thread(server.stop) == 0
        bye = await player.receive()
        while bye["type"] != "bye":
            bye = await player.receive()
        assert bye["after"] > 0
        assert await player.closing() == 1012
        await asyncio.to_thread(server.start)
        await player.come_back()
        assert {name: player.shown[name] for name in SAME} == {name: heard[name] for name in SAME}
        await player.leave()

    with serving(database_url) as server:
        asyncio.run(run(server))
