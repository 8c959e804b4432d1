"""The position that a bot may think on is for the seat on turn alone. What is in it: `test_hidden.py`."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from tests.web.api import Api
from tests.web.server import Person, Player, Server


def path(table: str, seat: Any = None) -> str:
    return f"/api/tables/{table}/position" + ("" if seat is None else f"?seat={seat}")


def test_only_the_owner_of_the_seat_on_turn_gets_one(api: Api) -> None:
    anna, ben = api.guest(), api.guest()
    table = anna.open("karteneck", "open", "open")
    anna.sit(table, "Anna")
    assert anna.refused("GET", path(table)) == (400, "table-not-begun")
    assert ben.refused("GET", path(table)) == (400, "table-not-yours")
    seat_token = ben.sit(table, "Ben")["token"]
    turn = anna.get(f"/api/tables/{table}")["turn"]
    people = [anna, ben]
    told = people[turn].get(path(table))
    assert (told["step"], told["seat"]) == (0, turn)
    assert told == people[turn].get(path(table, turn))
    if turn == 1:
        assert told == api.with_token(seat_token).get(path(table))
    assert people[1 - turn].refused("GET", path(table)) == (400, "not-your-turn")
    assert people[1 - turn].refused("GET", path(table, 1 - turn)) == (400, "not-your-turn")
    assert people[1 - turn].refused("GET", path(table, turn)) == (400, "table-not-yours")
    assert people[turn].refused("GET", path(table, 1 - turn)) == (400, "table-not-yours")
    assert people[turn].refused("GET", path(table, 99)) == (400, "table-not-yours")
    assert api.refused("GET", path(table)) == (401, "web-token")
    assert api.guest().refused("GET", path(table, turn)) == (400, "table-not-yours")
    assert people[turn].refused("GET", path("nowhere")) == (404, "table-unknown")


@pytest.mark.parametrize("seat", ["", "-1", "x", "1.0", "999", "%C2%B2"])
def test_a_seat_is_a_number(api: Api, seat: str) -> None:
    table = api.guest().open("heckmeck", "open", "open")
    assert api.guest().refused("GET", path(table, seat)) == (400, "web-unreadable")


def test_two_seats_of_one_hand_have_two_positions(api: Api, server: Server) -> None:
    async def run() -> None:
        anna = await Person(server, "Anna").arrive()
        table = await anna.open("karteneck", ["open", "open"])
        for _ in range(2):
            await anna.sit(table)
        shown = await anna.get(f"/api/tables/{table}")
        told = await anna.get(path(table))
        assert told["seat"] == shown["turn"]
        assert (await anna.call("GET", path(table, 1 - shown["turn"]))).json()["reason"] == "not-your-turn"

    asyncio.run(run())


def test_there_is_none_when_the_game_is_over(server: Server) -> None:
    async def run() -> None:
        anna = await Person(server, "Anna").arrive()
        table = await anna.open("karteneck", ["open", "random"])
        await anna.sit(table)
        player = await Player(server, table, anna.token).enter()
        await player.play(random.Random(1))
        await player.leave()
        answer = await anna.call("GET", path(table))
        assert (answer.status_code, answer.json()["reason"]) == (400, "over")

    asyncio.run(run())
