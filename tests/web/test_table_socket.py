"""Refusals over the WebSocket: wrong requests are answered and change nothing."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from tests.web.server import Person, Player, Server, serving

MOST = 1_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("server") / "roost.db")) as found:
        yield found


class Scene:
    """Two people at a table."""

    def __init__(self, people: list[Person], players: list[Player], table: str) -> None:
        self.people = people
        self.table = table
        self.turn = players[0].shown["turn"]
        self.mover = players[self.turn]
        self.other = players[1 - self.turn]
        self.waiter = 1 - self.turn

    async def close(self) -> None:
        await self.mover.leave()
        await self.other.leave()


def scene(server: Server, act: Callable[[Scene], Awaitable[None]], game: str = "heckmeck") -> None:
    async def run() -> None:
        people = [await Person(server, name).arrive() for name in ("Anna", "Ben")]
        table = await people[0].open(game, ["open", "open"])
        for person in people:
            await person.sit(table)
        players = [await Player(server, table, person.token).enter() for person in people]
        found = Scene(people, players, table)
        try:
            await act(found)
        finally:
            await found.close()

    asyncio.run(run())


async def state(player: Player) -> dict[str, object]:
    """Return the current table from a new connection."""
    await player.leave()
    await player.enter()
    return {name: player.shown[name] for name in ("seq", "step", "view", "turn", "remarks")}


def test_two_connections_of_a_seat_see_everything_and_one_move_counts(server: Server) -> None:
    async def act(found: Scene) -> None:
        twin = await Player(server, found.table, *found.mover.tokens).enter()
        assert twin.shown["view"] == found.mover.shown["view"]
        move = found.mover.move(random.Random(1))
        answers = await asyncio.gather(found.mover.ask("move", **move), twin.ask("move", id="of the twin", **move))
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
        refused = next(answer for answer in answers if answer["type"] == "refused")
        assert refused["reason"] == "table-stale"
        assert (await state(twin))["step"] == 1
        await twin.leave()

    scene(server, act)


def test_a_message_sent_twice_counts_once(server: Server) -> None:
    async def act(found: Scene) -> None:
        move = found.mover.move(random.Random(1))
        first = await found.mover.ask("move", id="one", **move)
        again = await found.mover.ask("move", id="one", **move)
        assert first == again == {"type": "done", "id": "one", "seq": first["seq"]}
        said = [await found.mover.ask("say", id="two", seat=found.turn, text="hello") for _ in range(2)]
        assert said[0] == said[1]
        after = await state(found.mover)
        assert after["step"] == 1
        assert after["seq"] == first["seq"] + 1
        assert len(after["remarks"]) == 1  # type: ignore[arg-type]

    scene(server, act)


def test_a_stale_move_is_refused(server: Server) -> None:
    async def act(found: Scene) -> None:
        move = found.mover.move(random.Random(1))
        assert (await found.mover.ask("move", **move))["type"] == "done"
        before = await state(found.mover)
        refused = await found.mover.ask("move", **move)
        assert (refused["type"], refused["reason"]) == ("refused", "table-stale")
        assert refused["data"] == {"step": 1}
        assert await state(found.mover) == before

    scene(server, act)


def test_a_move_for_another_seat_or_out_of_turn_is_refused(server: Server) -> None:
    async def act(found: Scene) -> None:
        before = await state(found.mover)
        move = found.mover.move(random.Random(1))
        refused = await found.other.ask("move", **move)
        assert refused["reason"] == "table-not-yours"
        refused = await found.other.ask("move", **{**move, "seat": found.waiter})
        assert refused["reason"] == "not-your-turn"
        watcher = await Player(server, found.table).enter()
        for kind, rest in {
            "move": {"step": 0, "move": move["move"]},
            "say": {"text": "hello"},
            "undo": {},
            "leave": {},
            "return": {},
            "answer": {"yes": True},
            "replace": {"away": found.turn},
            "look": {},
        }.items():
            refused = await watcher.ask(kind, seat=found.turn, **rest)
            # The refusal does not tell who is away.
            assert refused["reason"] == ("table-not-away" if kind == "replace" else "table-not-yours"), kind
        assert (await watcher.ask("rematch"))["reason"] == "table-not-yours"
        assert (await watcher.ask("fill", seat=0, bot="hen"))["reason"] == "table-full"
        await watcher.leave()
        assert await state(found.mover) == before

    scene(server, act)


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("fly", "heckmeck-move"),
        ("take 9", "heckmeck-move"),
        ("\u202e", "heckmeck-move"),
        ("roll " * 300, "heckmeck-move"),
        ("stop", "heckmeck-not-in-choose"),
    ],
)
def test_an_impossible_move_is_explained(server: Server, move: str, reason: str) -> None:
    async def act(found: Scene) -> None:
        before = await state(found.mover)
        refused = await found.mover.ask("move", seat=found.turn, step=0, move=move)
        assert (refused["type"], refused["reason"]) == ("refused", reason)
        assert refused["text"]
        assert await state(found.mover) == before

    scene(server, act)


def test_requests_after_the_end_of_the_game_are_refused(server: Server) -> None:
    async def act(found: Scene) -> None:
        luck = random.Random(4)
        move = found.mover.move(luck)
        await asyncio.gather(found.mover.play(luck), found.other.play(luck))
        before = await state(found.mover)
        for kind, rest in {
            "move": {"step": found.mover.shown["step"], "move": move["move"]},
            "undo": {},
            "leave": {},
        }.items():
            refused = await found.mover.ask(kind, seat=found.turn, **rest)
            assert (refused["type"], refused["reason"]) == ("refused", "over"), kind
        assert await state(found.mover) == before

    scene(server, act, "karteneck")


@pytest.mark.parametrize(
    "message",
    [
        "",
        "nonsense",
        "[]",
        "null",
        '{"type":"fly"}',
        '{"type":"move"}',
        '{"type":"move","id":"a","seat":"0","step":0,"move":"roll"}',
        '{"type":"move","id":"a","seat":99,"step":0,"move":"roll"}',
        '{"type":"move","id":"","seat":0,"step":0,"move":"roll"}',
        '{"type":"say","id":"a","seat":0,"text":"x","more":1}',
        '{"type":"hello","table":"x"}',
        "[" * 4000,
        '{"type":"say","id":"a","seat":0,"text":' + '{"a":' * 1200 + "1" + "}" * 1200 + "}",
        "\ud83d\ude00",
    ],
)
def test_an_unreadable_message_is_refused(server: Server, message: str) -> None:
    async def act(found: Scene) -> None:
        before = await state(found.mover)
        await found.mover.send_raw(message.encode("utf-16", "surrogatepass").decode("utf-16"))
        refused = await found.mover.refusal()
        assert refused["id"] == ""
        assert refused["reason"] == ("web-hello" if '"hello"' in message else "web-unreadable")
        assert await state(found.mover) == before

    scene(server, act)


def test_a_binary_message_is_refused(server: Server) -> None:
    async def act(found: Scene) -> None:
        await found.mover.send_raw(b'{"type":"ping","id":"a"}')
        assert (await found.mover.refusal())["reason"] == "web-binary"
        assert (await found.mover.ask("ping"))["type"] == "pong"

    scene(server, act)


def test_a_message_over_8_kb_ends_the_connection(server: Server) -> None:
    async def act(found: Scene) -> None:
        before = await state(found.other)
        await found.mover.send({"type": "say", "id": "a", "seat": found.turn, "text": "x" * 9000})
        assert await found.mover.closing() == 1009
        after = await state(found.other)
        assert after == before

    scene(server, act)


def test_too_many_errors_end_the_connection(server: Server) -> None:
    async def act(found: Scene) -> None:
        # One error per second is allowed.
        with suppress(ConnectionClosed):
            for _ in range(MOST):
                await found.mover.send_raw("nonsense")
                assert (await found.mover.refusal())["reason"] == "web-unreadable"
        assert await found.mover.closing() == 4429

    scene(server, act)


def test_too_many_messages_are_refused(server: Server) -> None:
    async def act(found: Scene) -> None:
        hearing = asyncio.create_task(found.mover.refusal())
        # Far more than the limit even on a slow machine. Clients that go on are disconnected.
        with suppress(ConnectionClosed):
            for number in range(MOST):
                await found.mover.send({"type": "ping", "id": f"{number}"})
                await asyncio.sleep(0)
                if hearing.done():
                    break
        refused = await hearing
        assert refused["reason"] == "web-too-often"
        assert int(refused["id"]) >= 100
        assert refused["data"]["wait"] > 0
        # Unread answers would delay the close frame.
        found.mover.vanish()

    scene(server, act)


def test_chat_is_limited_and_cleaned(server: Server) -> None:
    async def act(found: Scene) -> None:
        said = "a\u202eb\x07\nc" + "e\u0301\u0301\u0301\u0301"
        assert (await found.mover.ask("say", seat=found.turn, text=said))["type"] == "done"
        assert [remark["text"] for remark in found.mover.shown["remarks"]] == ["a b c" + "\u00e9\u0301\u0301"]
        for text in ("", "   ", "\u200b", "x" * 201):
            assert (await found.mover.ask("say", seat=found.turn, text=text))["reason"] == "table-remark"
        answers = [await found.mover.ask("say", seat=found.turn, text="hurry") for _ in range(6)]
        assert [answer.get("reason") for answer in answers] == [None] * 4 + ["table-too-much"] * 2

    scene(server, act)


@pytest.mark.parametrize(
    ("hello", "code", "reason"),
    [
        ({"type": "hello", "table": "nowhere"}, 4404, "table-unknown"),
        ({"type": "hello", "table": "nowhere", "version": 2}, 4400, "web-hello"),
        ({"type": "ping", "id": "a"}, 4400, "web-hello"),
        ({"type": "hello", "table": "nowhere", "tokens": ["secret"]}, 4400, "web-unreadable"),
        ({"type": "hello", "table": "x" * 50}, 4400, "web-unreadable"),
    ],
)
def test_a_wrong_hello_is_refused(server: Server, hello: object, code: int, reason: str) -> None:
    async def run() -> None:
        player = Player(server, "nowhere")
        await player.connect()
        await player.send(hello)
        answer = await player.receive()
        if answer["type"] == "welcome":
            answer = await player.receive()
        assert (answer["type"], answer["reason"]) == ("refused", reason)
        assert await player.closing() == code
        assert "secret" not in json.dumps(answer)

    asyncio.run(run())


def test_a_private_table_shows_nothing_to_others(server: Server) -> None:
    async def run() -> None:
        anna = await Person(server, "Anna").arrive()
        table = await anna.open("heckmeck", ["open", "random"], watching=False)
        waiting = await Player(server, table).enter()
        assert waiting.shown["view"] is None
        await anna.sit(table)
        assert (await anna.call("GET", f"/api/tables/{table}")).status_code == 200
        stranger = await Person(server, "Ben").arrive()
        answer = await stranger.call("GET", f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["reason"]) == (400, "table-private")
        assert await waiting.closing() == 1012
        player = Player(server, table, stranger.token)
        await player.connect()
        await player.send({"type": "hello", "table": table, "tokens": [stranger.token]})
        assert (await player.receive())["type"] == "welcome"
        assert (await player.receive())["reason"] == "table-private"
        assert await player.closing() == 4400

    asyncio.run(run())
