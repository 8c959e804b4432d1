"""Attacks: foreign pages, leaking tokens, malformed, too large, too frequent and too slow requests."""

from __future__ import annotations

import asyncio
import json
import random
import select
import socket
import sqlite3
import time
from collections.abc import Iterable, Iterator
from contextlib import closing, suppress
from itertools import count, islice
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from roost.store.database_url import open_store
from roost.tables.log_entries import Sat, write_entry
from roost.web.errors import RateLimitError
from roost.web.rate_limits import ConnectionLimit, RateLimits, TokenBucket
from tests.web.api import HEADERS, Api, check_headers
from tests.web.server import TIMEOUT_S, Person, Player, Server, serving

FRIEND = "https://friends.example"


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="module")
def server(files: Path) -> Iterator[Server]:
    arguments = ["--origin", FRIEND + "/", "--proxy", "127.0.0.1", "--patience", "1"]
    with serving(str(files / "roost.db"), *arguments, log=files / "log") as found:
        yield found


# Foreign pages.

FOREIGN = [
    "https://evil.example",
    "null",
    "",
    "http://",
    "http://[",
    "file://",
    "https://friends.example.evil.example",
    "http://friends.example",
    "https://friends.example:8443",
]


@pytest.mark.parametrize("origin", FOREIGN)
def test_requests_of_foreign_pages_are_refused(api: Api, origin: str) -> None:
    foreign = {"headers": {"origin": origin}}
    assert api.refused("POST", "/api/guests", **foreign) == (403, "web-origin")
    assert api.guest().refused("POST", "/api/tables", {}, **foreign) == (403, "web-origin")
    answer = api.ask("GET", "/api/games", **foreign)
    assert answer.status_code == 200
    assert "access-control-allow-origin" not in answer.headers, "the page cannot read the answer"


@pytest.mark.parametrize("origin", FOREIGN)
def test_sockets_of_foreign_pages_are_refused(server: Server, origin: str) -> None:
    async def run() -> None:
        with pytest.raises(InvalidStatus) as found:
            await Player(server, "zzzzzzzzzz").connect(origin=origin)
        answer = found.value.response
        assert answer.status_code == 403
        assert answer.body is not None
        assert json.loads(answer.body)["reason"] == "web-origin"
        for name, value in HEADERS.items():
            assert answer.headers[name] == value

    asyncio.run(run())


def test_own_pages_programs_and_allowed_origins_are_accepted(server: Server, api: Api) -> None:
    own = f"http://{server.address}"
    for headers in ({}, {"origin": own}, {"origin": FRIEND}):
        assert api.ask("POST", "/api/guests", headers=headers).status_code == 200
    answer = api.ask("GET", "/api/games", headers={"origin": FRIEND})
    assert answer.headers["access-control-allow-origin"] == FRIEND

    async def run() -> None:
        for headers in ({}, {"origin": own}, {"origin": FRIEND}):
            player = Player(server, "zzzzzzzzzz")
            await player.connect(**headers)
            await player.leave()

    asyncio.run(run())


def test_preflight_requests_list_the_allowed_origins(api: Api) -> None:
    asking = {"access-control-request-method": "POST", "access-control-request-headers": "authorization, content-type"}
    answer = api.ask("OPTIONS", "/api/tables", headers={"origin": FRIEND, **asking})
    assert answer.status_code == 200
    assert answer.headers["access-control-allow-origin"] == FRIEND
    assert "POST" in answer.headers["access-control-allow-methods"]
    assert "authorization" in answer.headers["access-control-allow-headers"].lower()
    assert "access-control-allow-credentials" not in answer.headers
    answer = api.ask("OPTIONS", "/api/tables", headers={"origin": "https://evil.example", **asking})
    assert answer.status_code == 400
    assert "access-control-allow-origin" not in answer.headers


# Headers.


def raw(server: Server, request: bytes) -> httpx.Response:
    """Send arbitrary bytes and return the answer."""
    host, port = server.address.split(":")
    with socket.create_connection((host, int(port)), TIMEOUT_S) as connection:
        connection.sendall(request)
        connection.settimeout(TIMEOUT_S)
        received = b""
        while chunk := connection.recv(65536):
            received += chunk
    head, _, body = received.partition(b"\r\n\r\n")
    status, *lines = head.decode().split("\r\n")
    headers = dict(line.split(": ", 1) for line in lines)
    request_of = httpx.Request("GET", server.url)
    return httpx.Response(int(status.split()[1]), headers=headers, content=body, request=request_of)


@pytest.mark.parametrize(
    "request_line",
    [
        b"nonsense",
        b"GET / HTTP/1.1",
        b"GET / HTTP/1.1\r\nhost: a\r\ncontent-length: -1",
        b"GET / HTTP/1.1\r\nhost: a\r\nbad header: x",
        b"GET / HTTP/1.1\r\nhost: a\r\nx: a\x00b",
    ],
)
def test_malformed_http_is_refused_with_all_headers(server: Server, request_line: bytes) -> None:
    answer = raw(server, request_line + b"\r\n\r\n")
    assert answer.status_code == 400
    check_headers(answer)


UPGRADE = b"host: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
KEY = b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\n"


@pytest.mark.parametrize(
    ("request_line", "status"),
    [
        (b"GET /api/nope HTTP/1.1\r\n" + UPGRADE + KEY, 404),
        (b"GET /t/bnnggru3ky HTTP/1.1\r\n" + UPGRADE + KEY, 404),
        (b"GET /api/live HTTP/1.1\r\n" + UPGRADE + b"sec-websocket-key: x\r\n" + KEY[-27:], 400),
        (b"GET /api/live HTTP/1.1\r\n" + UPGRADE + KEY.replace(b"13", b"99"), 400),
        (b"GET /api/live HTTP/1.1\r\norigin: https://evil.example\r\n" + UPGRADE + KEY, 403),
    ],
)
def test_a_refused_handshake_has_all_headers_and_is_not_logged_as_an_error(
    server: Server, files: Path, request_line: bytes, status: int
) -> None:
    before = (files / "log").read_text()
    answer = raw(server, request_line + b"\r\n")
    assert answer.status_code == status
    check_headers(answer)
    assert '"level": "error"' not in (files / "log").read_text()[len(before) :]


def test_damaged_tables_are_server_errors_and_others_go_on(tmp_path: Path) -> None:
    secret = "c0ffee" * 5
    log, file = tmp_path / "log", tmp_path / "roost.db"
    with serving(str(file), log=log) as server:
        api = Api(server)
        guest = api.guest()
        broken, odd, unlisted, whole = [guest.open("heckmeck", "open", "open", public=True) for _ in range(4)]
        # The first server has the tables in memory, so another one has to read them.
        api.close()
        server.kill()
        with closing(sqlite3.connect(file)) as database, database:
            database.execute("UPDATE entries SET body = ? WHERE table_id = ?", (secret.encode(), broken))
            database.execute("UPDATE listings SET summary = ? WHERE table_id = ?", (secret.encode(), unlisted))
        asyncio.run(misplaced(file, odd, secret))
        server.start()
        api = Api(server)
        answer = api.ask("GET", f"/api/tables/{broken}")
        assert (answer.status_code, answer.json()["reason"]) == (500, "store-damaged")
        assert secret not in answer.text
        answer = api.ask("GET", f"/api/tables/{odd}")
        assert (answer.status_code, answer.json()["reason"]) == (500, "store-damaged")
        assert secret not in answer.text

        async def knock(table: str) -> int:
            player = Player(server, table)
            await player.connect()
            await player.send({"type": "hello", "table": table})
            return await player.closing()

        assert asyncio.run(knock(broken)) == 4400
        assert asyncio.run(knock(odd)) == 4400
        assert api.get(f"/api/tables/{whole}")["phase"] == "waiting"
        assert [listed["table"] for listed in api.get("/api/tables")] == [whole, odd, broken]
        api.close()
    for line in log.read_text().splitlines():
        assert secret not in line
        assert json.loads(line)["level"]


async def misplaced(file: Path, table: str, name: str) -> None:
    """Append a valid entry that is impossible at this place."""
    store = await open_store(str(file))
    (listing,) = [listing for listing in await store.lobby(10) if listing.table == table]
    await store.append(table, 2, [write_entry(Sat(listing.changed, 99, name, "", ""))], listing)
    await store.close()


# Tokens.


def test_tokens_are_neither_stored_nor_logged(files: Path, server: Server, api: Api) -> None:
    async def run() -> list[str]:
        anna, ben = await Person(server, "Anna").arrive(), await Person(server, "Ben").arrive()
        table = await anna.open("karteneck", ["open", "open"])
        await anna.sit(table)
        await ben.sit(table)
        players = [
            await Player(server, table, anna.token).enter(),
            await Player(server, table, ben.token, ben.seat_token).enter(),
        ]
        watcher = await Player(server, table).enter()
        luck = random.Random(2)
        await asyncio.gather(*(player.play(luck) for player in players), watcher.until("over"))
        tokens = [anna.token, anna.seat_token, ben.token, ben.seat_token]
        # Tokens in the wrong place.
        for path in (f"/api/tables/{anna.token}", f"/{anna.token}", f"/api/games?token={anna.token}"):
            await ben.call("GET", path)
        answer = await ben.call("GET", f"/api/tables/{table}", authorization=f"Token {anna.token}")
        assert anna.token not in answer.text
        for player in (*players, watcher):
            for text in player.received:
                assert not any(token in text for token in tokens)
            await player.leave()
        for path in (f"/api/tables/{table}", f"/api/tables/{table}/record", "/api/tables", "/api/ratings/karteneck"):
            text = (await Person(server, "x").call("GET", path)).text
            assert not any(token in text for token in tokens), path
        return tokens

    tokens = asyncio.run(run())
    kept = b"".join(path.read_bytes() for path in files.iterdir())
    assert b'"roost.access"' in kept, "the log was searched too"
    assert b"karteneck" in kept
    for token in tokens:
        assert token.encode() not in kept
        assert bytes.fromhex(token) not in kept
    del api


def test_the_log_is_json_lines_without_queries_and_names(files: Path, server: Server, api: Api) -> None:
    guest = api.guest()
    table = guest.open("heckmeck", "open", "open")
    guest.sit(table, "Zaphod")
    api.get("/api/games?language=de")
    for length in range(160, 200):
        api.ask("GET", f"/{'x' * length}/{guest.token}")
    lines = [json.loads(line) for line in (files / "log").read_text().splitlines()]
    assert lines
    for line in lines:
        assert {"at", "level", "logger", "text"} <= set(line)
    assert any(line.get("path") == f"/api/tables/{table}/seats" and line["status"] == 200 for line in lines)
    text = (files / "log").read_text()
    assert "Zaphod" not in text
    assert "language" not in text
    assert guest.token[:8] not in text, "no part of a token is logged"


# Frames.


async def entered(server: Server) -> Player:
    person = await Person(server, "Anna").arrive()
    table = await person.open("heckmeck", ["open", "open"])
    await person.sit(table)
    return await Player(server, table, person.token).enter()


def test_a_message_in_several_frames_is_joined(server: Server) -> None:
    async def run() -> None:
        player = await entered(server)
        pieces = list('{"type": "ping", "id": "pieces"}')
        await player.send_pieces(pieces)
        assert await player.receive() == {"type": "pong", "id": "pieces"}
        await player.leave()

    asyncio.run(run())


@pytest.mark.parametrize(
    "pieces",
    [["x" * 1000] * 9, [" "] * 200, [""] * 500],
    ids=["too long together", "too many", "too many of nothing"],
)
def test_too_many_frames_end_the_connection(server: Server, pieces: list[str]) -> None:
    async def run() -> None:
        player = await entered(server)
        with suppress(ConnectionClosed):
            await player.send_pieces(pieces)
        # A client that keeps sending may not receive the reason.
        assert await player.closing() in {1009, 1006}

    asyncio.run(run())


@pytest.mark.parametrize("pong", [False, True])
def test_too_many_pings_end_the_connection(server: Server, pong: bool) -> None:
    """Pings never reach the application, and thousands of them can arrive at once."""

    async def run() -> None:
        player = await entered(server)
        for _ in range(20):
            await player.send_ping(pong)
        assert (await player.ask("ping"))["type"] == "pong"
        with suppress(ConnectionClosed):
            for _ in range(5_000):
                await player.send_ping(pong)
        assert await player.closing() in {1008, 1006}

    asyncio.run(run())


def test_invalid_utf_8_ends_the_connection(server: Server) -> None:
    async def run() -> None:
        player = await entered(server)
        await player.send_broken(b"\xff\xfe")
        assert await player.closing() == 1007

    asyncio.run(run())


@pytest.mark.parametrize(
    "hello",
    [
        {"tokens": ["0" * 32] * 13},
        {"tokens": "0" * 32},
        {"tokens": [None]},
        {"since": -1},
        {"since": "1"},
        {"table": ""},
        {"table": None},
        {"version": "1"},
        {"more": 1},
    ],
)
def test_an_unreadable_hello_is_refused(server: Server, hello: dict[str, Any]) -> None:
    async def run() -> None:
        player = Player(server, "zzzzzzzzzz")
        await player.connect()
        await player.send({"type": "hello", "table": "zzzzzzzzzz", **hello})
        assert (await player.receive())["reason"] == "web-unreadable"
        assert await player.closing() == 4400

    asyncio.run(run())


@pytest.mark.parametrize("name", ["\x00", "a' OR 1=1", "\u202e", "..", "ABCDEFGHJK", "%00"])
def test_strange_table_names_are_unknown(server: Server, name: str) -> None:
    async def run() -> None:
        player = Player(server, name)
        await player.connect()
        await player.send({"type": "hello", "table": name})
        assert (await player.receive())["type"] == "welcome"
        assert (await player.receive())["reason"] == "table-unknown"
        assert await player.closing() == 4404

    asyncio.run(run())


# Too slow.


def test_clients_that_send_too_slowly_are_disconnected(server: Server) -> None:
    """Test all kinds at the same time, since all of them wait."""
    host, port = server.address.split(":")

    async def silence(given: bytes, drip: bytes = b"") -> bytes:
        reader, writer = await asyncio.open_connection(host, int(port))
        received = b""
        async with asyncio.timeout(TIMEOUT_S):
            writer.write(given)
            while True:
                try:
                    async with asyncio.timeout(0.2):
                        chunk = await reader.read(65536)
                except TimeoutError:
                    writer.write(drip)
                    continue
                except ConnectionResetError:
                    break
                if not chunk:
                    break
                received += chunk
        writer.close()
        return received

    async def no_hello() -> int:
        player = Player(server, "zzzzzzzzzz")
        await player.connect()
        return await player.closing()

    async def run() -> None:
        anna = await Person(server, "Anna").arrive()
        head = (
            f"POST /api/tables HTTP/1.1\r\nhost: a\r\nauthorization: Bearer {anna.token}\r\ncontent-length: 99\r\n\r\n"
        )
        results = await asyncio.gather(
            silence(b""),
            silence(b"GET / HTTP/1.1\r\nx: ", b"y"),
            silence(b"GET /health HTTP/1.1\r\nhost: a\r\n\r\nGET / HTTP/1.1\r\nx: ", b"y"),
            silence(head.encode(), b" "),
            no_hello(),
        )
        assert results[0] == results[1] == b""
        assert isinstance(results[2], bytes)
        assert results[2].startswith(b"HTTP/1.1 200")
        assert isinstance(results[3], bytes)
        assert results[3].startswith(b"HTTP/1.1 408")
        assert b"web-too-late" in results[3]
        assert results[4] == 4408

    asyncio.run(run())


def test_clients_that_do_not_read_are_disconnected(server: Server) -> None:
    """Unread messages and their connection must not be kept forever."""
    host, port = server.address.split(":")
    address = "x-forwarded-for: 198.51.100.90"

    def deaf() -> socket.socket:
        found = socket.socket()
        found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        found.connect((host, int(port)))
        return found

    def gone(who: socket.socket) -> bool:
        poll = select.poll()
        poll.register(who, 0)
        return bool(poll.poll(0))

    with deaf() as page, deaf() as live:
        # More than the buffers of the system hold.
        page.sendall(f"GET /api/openapi.json HTTP/1.1\r\nhost: a\r\n{address}\r\n\r\n".encode() * 290)
        live.sendall(
            f"GET /api/openapi.json HTTP/1.1\r\nhost: a\r\n{address}1\r\n\r\n".encode()
            * 290
            + b"GET /api/live HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
            b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        end = time.monotonic() + TIMEOUT_S
        while not (gone(page) and gone(live)):
            assert time.monotonic() < end, "the clients are still connected"
            time.sleep(0.1)


# Too much.


def test_a_token_bucket_empties_and_refills() -> None:
    bucket = TokenBucket(3, 1000)
    for _ in range(3):
        bucket.take()
    slow = TokenBucket(1, 0.001)
    slow.take()
    with pytest.raises(RateLimitError) as found:
        slow.take()
    assert 0 < int(found.value.data["wait"]) <= 1_000_001
    with pytest.raises(RateLimitError):
        slow.take()


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("10.0.0.1", "10.0.0.2", False),
        ("10.0.0.1", "::ffff:10.0.0.1", True),
        ("2001:db8::1", "2001:db8::ffff:2", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("2001:db8::1", "2001:db8:0:0:abcd::1", True),
        ("nonsense", "nonsense", True),
        ("nonsense", "", False),
    ],
)
def test_each_client_network_has_its_own_bucket(one: str, other: str, same: bool) -> None:
    buckets = RateLimits(1, 0.001)
    buckets.take(one)
    if same:
        with pytest.raises(RateLimitError):
            buckets.take(other)
    else:
        buckets.take(other)


def test_the_least_recently_used_buckets_are_dropped() -> None:
    buckets = RateLimits(1, 0.001, max_buckets=2)
    for address in ("a", "b", "c"):
        buckets.take(address)
    buckets.take("a")
    with pytest.raises(RateLimitError):
        buckets.take("c")


def test_simultaneous_connections_are_limited() -> None:
    crowd = ConnectionLimit(2)
    with crowd.hold("a"), crowd.hold("a"), crowd.hold("b"), pytest.raises(RateLimitError), crowd.hold("a"):
        raise AssertionError("there were two of them already")
    with crowd.hold("a"), crowd.hold("a"):
        pass


BURST = 200
"""New guests that one address may request at once."""
MAX_GUESTS = 1_000
"""Beyond the limit of five per second, if the machine answers more than seven per second."""


def until_refused(api: Api, addresses: Iterable[str]) -> httpx.Response:
    """Request up to `MAX_GUESTS` guests from these addresses, and return the first refusal."""
    for number, address in enumerate(islice(addresses, MAX_GUESTS)):
        answer = api.ask_once("POST", "/api/guests", headers={"x-forwarded-for": address})
        if answer.status_code == 429:
            assert number >= BURST
            return answer
        assert answer.status_code == 200, answer.text
    raise AssertionError("nobody is refused, however many come")


def test_each_client_behind_a_proxy_has_its_own_limits(api: Api) -> None:
    # A client's own header comes before what the proxy adds, and is ignored.
    answer = until_refused(api, (f"6.6.{number // 250}.{number % 250}, 198.51.100.1" for number in count()))
    assert answer.json()["reason"] == "web-too-often"
    assert int(answer.headers["retry-after"]) >= 1
    assert answer.json()["data"]["wait"] > 0
    assert api.ask_once("POST", "/api/guests", headers={"x-forwarded-for": "198.51.100.2"}).status_code == 200


def test_forwarded_addresses_are_ignored_without_a_proxy(tmp_path: Path) -> None:
    with serving(str(tmp_path / "roost.db")) as server:
        api = Api(server)
        until_refused(api, (f"198.51.{number // 250}.{number % 250}" for number in count()))
        api.close()


def test_links_behind_a_proxy_use_its_scheme_and_host(api: Api) -> None:
    guest = api.guest()
    body = {"game": "heckmeck", "seats": ["open", "open"]}
    headers = {"x-forwarded-proto": "https", "host": "roost.example"}
    assert guest.ask("POST", "/api/tables", body, headers=headers).json()["link"].startswith("https://roost.example/t/")
    headers = {"x-forwarded-proto": "javascript", "host": "roost.example"}
    assert guest.ask("POST", "/api/tables", body, headers=headers).json()["link"].startswith("http://roost.example/t/")


def test_the_sockets_of_an_address_are_limited(server: Server, api: Api) -> None:
    async def run() -> None:
        address = {"x-forwarded-for": "198.51.100.77"}
        anna = await Person(server, "Anna").arrive()
        table = await anna.open("heckmeck", ["open", "random"])
        await anna.sit(table)
        crowd = []
        for _ in range(200):
            player = Player(server, table)
            await player.connect(**address)
            await player.send({"type": "hello", "table": table})
            crowd.append(player)
        with pytest.raises(InvalidStatus) as refused:
            await Player(server, table).connect(**address)
        answer = refused.value.response
        assert answer.status_code == 429
        assert answer.body is not None
        assert json.loads(answer.body)["reason"] == "web-crowd"
        other = await Player(server, table, anna.token).enter()
        # The last connections may still be opening.
        async with asyncio.timeout(TIMEOUT_S):
            while other.shown["watchers"] != 200:
                await other.receive()
        for player in crowd:
            player.vanish()
        await other.leave()

    asyncio.run(run())
    assert "web-crowd" in api.get("/metrics")
