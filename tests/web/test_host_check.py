"""The check of host names and of clients outside the home network."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send

from roost.web.errors import RequestError, error_response
from roost.web.host_check import HostCheck
from roost.web.server_addresses import ServerAddresses, home_addresses
from tests.web.api import HEADERS, Api
from tests.web.server import TIMEOUT_S, Server, serving

REBOUND = "evil.example"
"""A foreign name that resolves to this machine."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for the home network, which is the default."""
    file = tmp_path_factory.mktemp("server") / "roost.db"
    with serving(str(file), "--host", "home", "--name", "Roost.home") as found:
        yield found


def test_dns_rebinding_is_refused(server: Server, api: Api) -> None:
    port = server.address.rpartition(":")[2]
    for host in (REBOUND, f"{REBOUND}:{port}", f"localhost.{REBOUND}:{port}"):
        # The origin that browsers send equals the host.
        headers = {"host": host, "origin": f"http://{host}"}
        assert api.refused("POST", "/api/guests", headers=headers) == (421, "web-host")
        assert httpx.get(server.url, headers=headers, timeout=TIMEOUT_S).status_code == 421

    handshake = {
        "connection": "upgrade",
        "upgrade": "websocket",
        "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
        "sec-websocket-version": "13",
    }
    answer = httpx.get(f"{server.url}api/live", headers={**headers, **handshake}, timeout=TIMEOUT_S)
    assert (answer.status_code, answer.json()["reason"]) == (421, "web-host")
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    assert 'roost_refusals_total{reason="web-host"}' in api.get("/metrics")


def test_own_names_and_addresses_are_accepted(server: Server, api: Api) -> None:
    port = server.address.rpartition(":")[2]
    own = ["localhost", "127.0.0.1", "192.168.7.3", "[fd00::7]", "roost.home", socket.gethostname()]
    for host in own:
        headers = {"host": f"{host}:{port}", "origin": f"http://{host}:{port}".lower()}
        assert api.ask("POST", "/api/guests", headers=headers).status_code == 200, host


def test_links_use_an_external_name(server: Server, api: Api) -> None:
    table = api.guest().open("heckmeck", "open", "open")
    port = server.address.rpartition(":")[2]
    found = api.get(f"/api/tables/{table}/link")
    assert found == {"link": f"http://roost.home:{port}/t/{table}", "others": True}
    # Other hosts of requests are kept in links.
    for host in ("192.168.7.3:8443", "roost.home:81"):
        found = api.get(f"/api/tables/{table}/link", headers={"host": host})
        assert found == {"link": f"http://{host}/t/{table}", "others": True}


def test_the_server_answers_at_its_home_addresses(server: Server, api: Api) -> None:
    del api
    port = server.address.rpartition(":")[2]
    for address in home_addresses([socket.AF_INET]):
        assert httpx.get(f"http://{address}:{port}/health", timeout=TIMEOUT_S).json()["ok"] is True


def test_a_local_server_has_only_local_links(tmp_path: Path) -> None:
    with serving(str(tmp_path / "roost.db"), "--name", "roost.home") as alone:
        api = Api(alone)
        table = api.guest().open("heckmeck", "open", "open")
        assert api.get(f"/api/tables/{table}/link") == {"link": f"{alone.url}t/{table}", "others": False}
        api.close()


def asked(
    addresses: ServerAddresses, kind: str, client: tuple[str, int] | None, host: str = "127.0.0.1:8000"
) -> tuple[int, str]:
    """Return status and reason of a request; 200 if it passes."""
    sent: list[Message] = []
    refused: list[str] = []

    async def passed(scope: Scope, receive: Receive, send: Send) -> None:
        del scope, receive, send
        sent.append({"type": "passed", "status": 200})

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    def refuse(error: RequestError) -> Response:
        refused.append(error.reason)
        return error_response(error)

    scope: dict[str, Any] = {
        "type": kind,
        "client": client,
        "headers": [(b"host", host.encode())],
        "extensions": {"websocket.http.response": {}},
    }
    asyncio.run(HostCheck(passed, addresses, refuse)(scope, receive, send))
    return sent[0]["status"], "".join(refused)


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_a_home_server_answers_only_the_home_network(kind: str) -> None:
    home = ServerAddresses("0.0.0.0", 8000, home_only=True)
    assert asked(home, kind, ("192.168.7.3", 5)) == (200, "")
    assert asked(home, kind, ("8.8.8.8", 5)) == (403, "web-far-away")
    assert asked(home, kind, None) == (200, ""), "clients of a Unix socket have no address"
    assert asked(ServerAddresses("0.0.0.0", 8000), kind, ("8.8.8.8", 5)) == (200, "")
    assert asked(home, "lifespan", ("8.8.8.8", 5)) == (200, "")


def test_behind_a_proxy_all_names_are_accepted() -> None:
    assert asked(ServerAddresses(), "http", ("127.0.0.1", 5), "roost.example") == (421, "web-host")
    assert asked(ServerAddresses(behind_proxy=True), "http", ("127.0.0.1", 5), "roost.example") == (200, "")
