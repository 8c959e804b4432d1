"""Whole games over real sockets, with bots, spectators, reconnections, clocks and rematches."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

import roost.games  # noqa: F401 fills the registry
from roost.cli import main
from roost.core.record import Record
from tests.core.forgeries import KINDS as KINDS_OF_FORGERY
from tests.core.forgeries import forgeries
from tests.core.record_editing import with_checksums
from tests.variants import VARIANTS
from tests.web.server import TIMEOUT_S, Person, Player, Server, serving

each_kind = pytest.mark.parametrize(
    ("game", "options"),
    [(variant.game.key, variant.options) for variant in VARIANTS],
    ids=[variant.name for variant in VARIANTS],
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("server") / "roost.db")) as found:
        yield found


async def arrived(server: Server, *names: str) -> list[Person]:
    return [await Person(server, name).arrive() for name in names]


async def record_of(person: Person, table: str) -> str:
    answer = await person.call("GET", f"/api/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    return answer.text


def last_views(text: str, seats: list[int | None]) -> list[Any]:
    """Return the last views of these seats, from the record."""
    *_, last = Record.read(text).replay()
    return [json.loads(msgspec.json.encode(last.state.view(seat))) for seat in seats]


async def settled(person: Person, path: Path, *players: Player) -> str:
    """Check the record of a finished game and the players' last views, and return the record."""
    text = await record_of(person, players[0].table)
    path.write_text(text, encoding="utf-8")
    assert main(["verify", str(path), "--commitment", players[0].shown["commitment"]]) == 0
    for player in players:
        await player.until("over")
    seats = [player.shown["seat"] for player in players]
    assert [player.shown["view"] for player in players] == last_views(text, seats)
    assert [player.shown["result"] for player in players] == [players[0].shown["result"]] * len(players)
    for player in players:
        await player.leave()
    return text


@each_kind
def test_people_bots_and_a_spectator_play_a_whole_game(
    server: Server, game: str, options: dict[str, str], tmp_path: Path
) -> None:
    """Play a game in which Ben leaves, is replaced by a bot, and comes back."""

    async def run() -> str:
        anna, ben = await arrived(server, "Anna", "Ben")
        table = await anna.open(game, ["open", "simple", "open"], options=options)
        assert (await anna.sit(table), await ben.sit(table)) == (0, 2)
        players = [Player(server, table, anna.token), Player(server, table, ben.seat_token), Player(server, table)]
        for player in players:
            await player.enter()
        luck = random.Random(game)
        a, b, spectator = players
        watching = asyncio.create_task(spectator.until("over"))
        assert (await b.ask("leave", seat=2))["type"] == "done"
        assert b.shown["seats"][2]["cause"] == "left"
        assert b.shown["seats"][2]["bot"] == "hen"
        await b.leave()
        # The bot plays for Ben, so that Anna can go on alone.
        await a.play(luck, max_moves=12)
        await b.come_back()
        assert b.events, "events since then are sent"
        assert (await b.ask("return", seat=2))["type"] == "done"
        assert "cause" not in b.shown["seats"][2]
        await asyncio.gather(a.play(luck), b.play(luck), watching)
        assert [player.shown["seat"] for player in players] == [0, 2, None]
        text = await settled(anna, path, *players)
        assert Record.read(text).names == ("Anna", "simple", "Ben")
        return text

    path = tmp_path / "game.roost"
    text = asyncio.run(run())
    for kind in KINDS_OF_FORGERY:
        for lines in islice(forgeries(Record.read(text), kind), 1):
            path.write_text(with_checksums(lines), encoding="utf-8")
            assert main(["verify", str(path)]) == 1, kind


@each_kind
def test_people_play_a_game_and_a_rematch_with_rotated_seats(
    server: Server, game: str, options: dict[str, str], tmp_path: Path
) -> None:
    async def run() -> None:
        people = await arrived(server, "Anna", "Ben", "Carla")
        table = await people[0].open(game, ["open"] * 3, options=options)
        for person in people:
            await person.sit(table)
        a, b, c = [await Player(server, table, person.token).enter() for person in people]
        luck = random.Random(game)
        await asyncio.gather(a.play(luck), b.play(luck), c.play(luck))
        assert (await b.ask("rematch"))["type"] == "done"
        again = b.shown["rematch"]
        while not a.shown["rematch"]:
            await a.receive()
        assert a.shown["rematch"] == again
        assert (await a.ask("rematch"))["type"] == "done"
        assert [await person.sit(again) for person in people] == [1, 2, 0]
        d = await Player(server, again, people[0].token).enter()
        assert [seat["name"] for seat in d.shown["seats"]] == ["Carla", "Anna", "Ben"]
        assert d.shown["phase"] == "playing"
        assert d.shown["earlier"] == table
        assert d.shown["commitment"] != a.shown["commitment"]
        listed = await people[0].get("/api/guests/me/tables")
        assert [(found["table"], found["phase"]) for found in listed] == [(again, "playing"), (table, "over")]
        await settled(people[0], tmp_path / "first.roost", a, b, c)
        e, f = [await Player(server, again, person.token).enter() for person in people[1:]]
        if game == "karteneck":
            await asyncio.gather(d.play(luck), e.play(luck), f.play(luck))
            text = await settled(people[0], tmp_path / "second.roost", d, e, f)
            assert Record.read(text).names == ("Carla", "Anna", "Ben")
        else:
            # Only the seats differ from the first game, so the shortest game is played again.
            (moving,) = [player for player in (d, e, f) if player.shown["moves"]]
            assert await moving.play(luck, max_moves=1) == 1
            for player in (d, e, f):
                await player.leave()

    asyncio.run(run())


@pytest.mark.parametrize("clock", [{"kind": "move", "seconds": 1}, {"kind": "bank", "seconds": 1, "bonus": 1}])
def test_a_player_out_of_time_is_replaced_and_may_return(server: Server, clock: dict[str, Any], tmp_path: Path) -> None:
    async def run() -> None:
        anna, ben = await arrived(server, "Anna", "Ben")
        table = await anna.open("karteneck", ["open", "open"], clock=clock, substitute="random")
        await anna.sit(table)
        await ben.sit(table)
        a, b = await Player(server, table, anna.token).enter(), await Player(server, table, ben.token).enter()
        # On a busy machine a second may pass before a move is made.
        late = ["table-replaced", "over"]
        playing = asyncio.create_task(a.play(random.Random(1), allowed=late))
        async with asyncio.timeout(TIMEOUT_S):
            while not b.shown["seats"][1].get("cause"):
                await b.receive()
        assert b.shown["seats"][1]["cause"] == "time"
        refused = await b.ask("move", seat=1, step=b.shown["step"], move="anything")
        assert refused["reason"] == "table-replaced"
        await b.take_over()
        await asyncio.gather(playing, b.play(random.Random(2), allowed=late))
        await settled(anna, tmp_path / "game.roost", a, b)

    asyncio.run(run())


def test_several_seats_on_one_device_are_shown_one_at_a_time(server: Server, tmp_path: Path) -> None:
    async def run() -> None:
        anna = (await arrived(server, "Anna"))[0]
        table = await anna.open("gloria", ["open", "open"])
        await anna.sit(table)
        await anna.sit(table, name="Carla")
        device = await Player(server, table, anna.token).enter()
        assert device.shown["seat"] is None
        assert device.shown["moves"] == []
        luck = random.Random(5)
        while device.shown["phase"] != "over":
            turn = device.shown["turn"]
            if device.shown["seat"] != turn:
                assert (await device.ask("look", seat=turn))["type"] == "done"
                assert device.shown["seat"] == turn
            else:
                assert (await device.ask("move", **device.move(luck)))["type"] == "done"
        assert not device.shown["rated"], "games with both sides on one device are not rated"
        await settled(anna, tmp_path / "game.roost", device)

    asyncio.run(run())


def test_a_takeback_by_consent_is_recorded(server: Server, tmp_path: Path) -> None:
    async def run() -> None:
        anna, ben = await arrived(server, "Anna", "Ben")
        table = await anna.open("heckmeck", ["open", "open"])
        await anna.sit(table)
        await ben.sit(table)
        a, b = await Player(server, table, anna.token).enter(), await Player(server, table, ben.token).enter()
        first, second = (a, b) if a.shown["moves"] else (b, a)
        luck = random.Random(4)
        # Without a roll since, the move could be taken back at once.
        while first.shown["undo"] != "ask":
            await first.play(luck, max_moves=1)
        seat, step = first.shown["seat"], first.shown["step"]
        asked = await first.ask("undo", seat=seat, id="back")
        assert asked["type"] == "done"
        while second.shown["asked"] is None:
            await second.receive()
        assert second.shown["asked"] == {"seat": seat, "moves": 1, "waiting": [1 - seat]}
        assert (await second.ask("answer", seat=1 - seat, yes=True))["type"] == "done"
        assert await first.ask("undo", seat=seat, id="back") == asked, "it counts once"
        assert first.shown["step"] == step + 1
        await asyncio.gather(a.play(luck), b.play(luck))
        assert not a.shown["rated"]
        text = await settled(anna, tmp_path / "game.roost", a, b)
        assert [step.move for step in Record.read(text).steps].count("undo") == 1

    asyncio.run(run())


def test_partners_play_on_four_devices(server: Server, tmp_path: Path) -> None:
    async def run() -> None:
        people = await arrived(server, "Anna", "Ben", "Carla", "Dora")
        table = await people[0].open("zwickern", ["open"] * 4)
        for person in people:
            await person.sit(table)
        players = [await Player(server, table, person.token).enter() for person in people]
        assert players[0].shown["sides"] == [0, 1, 0, 1]
        luck = random.Random(8)
        await asyncio.gather(*(player.play(luck) for player in players))
        places = players[0].shown["result"]["places"]
        assert places[0] == places[2]
        assert places[1] == places[3]
        await settled(people[0], tmp_path / "game.roost", *players)

    asyncio.run(run())
