"""The command `roost serve`: arguments, output, start and stop."""

from __future__ import annotations

import asyncio
import io
import math
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import psutil  # type: ignore[import-untyped]
import pytest
import segno

from roost.cli import main
from roost.web import server_addresses
from roost.web.command import _listen
from roost.web.server import _can_show_qr_codes, _without_credentials, greeting
from roost.web.server_addresses import ServerAddresses
from roost.words import LANGUAGES
from tests.postgres import PASSWORD, PostgresServer
from tests.roost_process import run_roost
from tests.web.api import Api
from tests.web.server import TIMEOUT_S, serving


def complaint(*arguments: str, code: str = "") -> str:
    """Return the line that explains why a server cannot start."""
    environment = {**os.environ, "ROOST_LANGUAGE": "en"}
    if code:
        ran = subprocess.run(
            [sys.executable, "-c", code, "serve", *arguments],
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=TIMEOUT_S,
            check=False,
        )
    else:
        ran = run_roost("serve", *arguments, environment=environment, timeout=math.ceil(TIMEOUT_S))
    assert ran.returncode == 2, ran.stderr
    assert ran.stdout == ""
    assert ran.stderr.startswith("roost: ")
    assert len(ran.stderr.splitlines()) == 1, ran.stderr
    return ran.stderr.removeprefix("roost: ").strip()


# Wrong arguments.

BAD = {
    "a port that is none": (["--port", "65536"], "65536 is not a port"),
    "a port below all": (["--port", "-1"], "-1 is not a port"),
    "an address of somebody else": (["--host", "192.0.2.1"], "192.0.2.1 is not an address of this computer"),
    "a name that nobody has": (["--host", "nowhere.invalid"], "nowhere.invalid is not an address of this computer"),
    "a name that cannot be": (["--host", "a" * 70 + ".invalid"], "is not an address of this computer"),
    "too many thinkers": (["--thinkers", "257"], "257 is not a valid number of processes"),
    "too few thinkers": (["--thinkers", "-1"], "-1 is not a valid number of processes"),
    "no patience": (["--patience", "0"], "--patience must be more than 0"),
    "endless patience": (["--patience", "nan"], "--patience must be more than 0"),
    "no origin": (["--origin", "example.org"], "example.org is not the origin of a page"),
    "an origin with a path": (["--origin", "https://example.org/a"], "is not the origin of a page"),
    "no name": (["--name", "http://roost.home"], "http://roost.home is no name of a machine"),
    "no proxy": (["--proxy", "127.0.0.1,nginx"], "nginx is not the address of a proxy"),
    "everybody a proxy": (["--proxy", "*"], "* is not the address of a proxy"),
}


@pytest.mark.parametrize("case", BAD)
def test_impossible_arguments_are_explained_in_one_line(
    case: str, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ROOST_LANGUAGE", "en")
    arguments, text = BAD[case]
    assert main(["serve", "--port", "0", "--host", "127.0.0.1", *arguments]) == 2
    out, err = capfd.readouterr()
    assert (out, len(err.splitlines())) == ("", 1)
    assert text in err


@pytest.mark.parametrize(
    ("database", "text"),
    [
        ("mysql://localhost/roost", "This is not a database."),
        (f"postgresql://roost:{PASSWORD}@127.0.0.1:x/roost", ""),
        (f"postgresql://roost:{PASSWORD}@127.0.0.1:1/roost", "cannot be reached"),
    ],
    ids=["of another kind", "at no port", "not there"],
)
def test_an_unusable_database_is_explained_without_the_password(database: str, text: str) -> None:
    said = complaint("--port", "0", "--database", database)
    assert text in said
    assert PASSWORD not in said


def test_a_taken_port_is_explained_in_four_languages(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    said = []
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        for language in LANGUAGES:
            monkeypatch.setenv("ROOST_LANGUAGE", language)
            assert main(["serve", "--port", str(port), "--host", "127.0.0.1"]) == 2
            said.append(capfd.readouterr().err.removeprefix("roost: ").strip())
    assert len(set(said)) == len(LANGUAGES)
    for text in said:
        assert str(port) in text
        assert "--port" in text
    assert said[0] == f"Port {port} is in use. Choose another one with --port, or stop the program that uses it."


def test_a_wrong_password_is_never_shown(postgres_server: PostgresServer) -> None:
    url = postgres_server.url("postgres").replace(PASSWORD, "another-secret")
    said = complaint("--port", "0", "--database", url)
    assert "does not accept this user" in said
    assert "another-secret" not in said
    assert PASSWORD not in said


def test_an_unwritable_folder_is_explained(tmp_path: Path) -> None:
    # A file in the place of a folder stops even root.
    (tmp_path / "file").write_text("")
    assert "cannot be written" in complaint("--port", "0", "--database", str(tmp_path / "file" / "roost.db"))
    assert "is a folder" in complaint("--port", "0", "--database", str(tmp_path))


def test_a_file_that_is_not_a_database_is_not_changed(tmp_path: Path) -> None:
    text = tmp_path / "letter.txt"
    text.write_text("Dear Anna, " * 500)
    assert "is not an SQLite database" in complaint("--port", "0", "--database", str(text))
    assert text.read_text() == "Dear Anna, " * 500
    foreign = tmp_path / "foreign.db"
    with closing(sqlite3.connect(foreign)) as database, database:
        database.execute("CREATE TABLE letters (text TEXT)")
    assert "another program" in complaint("--port", "0", "--database", str(foreign))


def test_a_database_in_use_is_refused(tmp_path: Path) -> None:
    file = str(tmp_path / "roost.db")
    with serving(file) as server:
        assert "Another server is using" in complaint("--port", "0", "--database", file)
        assert httpx.get(f"{server.url}ready", timeout=TIMEOUT_S).status_code == 200


@pytest.mark.parametrize("missing", ["starlette", "openskill", "segno"])
def test_a_missing_package_is_explained(missing: str) -> None:
    # None in sys.modules makes an import fail.
    code = f"import sys; sys.modules[{missing!r}] = None; from roost.cli import main; sys.exit(main())"
    said = complaint("--port", "0", code=code)
    assert said == f"{missing} is missing. Install the packages for the server: pip install 'roost[server]'"


def test_other_commands_do_not_need_the_server_packages() -> None:
    names = ["starlette", "uvicorn", "prometheus_client", "segno", "websockets", "psycopg"]
    code = f"""
import contextlib, sys
sys.modules.update(dict.fromkeys({names!r}))
from roost.cli import COMMANDS, main
for name in COMMANDS:
    with contextlib.suppress(SystemExit):
        main([name, "--help"])
main(["games"])
"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=TIMEOUT_S, check=False)
    assert ran.returncode == 0, ran.stderr
    assert "usage: roost arena " in ran.stdout
    assert "usage: roost serve " in ran.stdout
    assert "heckmeck" in ran.stdout


def test_a_missing_postgres_package_is_explained() -> None:
    code = "import sys; sys.modules['psycopg'] = None; from roost.cli import main; sys.exit(main())"
    said = complaint("--port", "0", "--database", "postgresql://127.0.0.1:1/x", code=code)
    assert "pip install 'roost[postgres]'" in said


# Start and stop.


class Running:
    """A server that was started from a shell."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        self._process = process
        self.lines = [process.stdout.readline(), process.stdout.readline()]
        self.workers = [child.pid for child in psutil.Process(process.pid).children(recursive=True)]

    @property
    def url(self) -> str:
        return self.lines[0].split()[-1]

    def end(self, sign: signal.Signals) -> tuple[int, str, str]:
        self._process.send_signal(sign)
        out, err = self._process.communicate(timeout=TIMEOUT_S)
        return self._process.returncode, out, err


@contextmanager
def running(*arguments: str, environment: Mapping[str, str] | None = None) -> Iterator[Running]:
    process = subprocess.Popen(
        [sys.executable, "-m", "roost", "serve", "--port", "0", "--host", "127.0.0.1", *arguments],
        env={**os.environ, **(environment or {})},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield Running(process)
    finally:
        process.kill()
        process.communicate(timeout=TIMEOUT_S)


def gone(pids: list[int]) -> bool:
    """Wait for processes, and return whether all have ended."""
    end = time.monotonic() + TIMEOUT_S
    while any(psutil.pid_exists(pid) for pid in pids):
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_stops_the_server_in_order(tmp_path: Path, sign: signal.Signals) -> None:
    with running("--database", str(tmp_path / "roost.db")) as server:
        # The printed link works.
        assert re.fullmatch(r"Roost is open at http://127\.0\.0\.1:\d+/\n", server.lines[0])
        assert server.lines[1] == f"Tables are stored in {tmp_path / 'roost.db'}; Ctrl-C stops the server.\n"
        assert httpx.get(f"{server.url}health", timeout=TIMEOUT_S).json()["ok"] is True
        assert len(server.workers) >= 2
        assert server.end(sign) == (0, "", "")
        assert gone(server.workers)


def test_the_server_stops_in_order_with_a_silent_client(tmp_path: Path) -> None:
    async def run(server: Running) -> None:
        host, _, port = server.url.removeprefix("http://").rstrip("/").partition(":")
        _reader, silent = await asyncio.open_connection(host, int(port))
        stopped = await asyncio.to_thread(server.end, signal.SIGTERM)
        assert stopped == (0, "", "")
        silent.close()

    with running("--database", str(tmp_path / "roost.db")) as server:
        asyncio.run(run(server))
        assert gone(server.workers)


def test_the_default_database_is_created_and_found_again(tmp_path: Path) -> None:
    surroundings = {"HOME": str(tmp_path), "XDG_DATA_HOME": "", "ROOST_DATABASE": ""}
    file = tmp_path / ".local" / "share" / "roost" / "tables.sqlite"
    with running(environment=surroundings) as first:
        assert str(file) in first.lines[1]
        assert file.stat().st_mode & 0o077 == 0, "it contains hidden cards, so only its owner may read it"
        token = httpx.post(f"{first.url}api/guests", timeout=TIMEOUT_S).json()["token"]
        mine = {"authorization": f"Bearer {token}"}
        plan = {"game": "gloria", "seats": ["open", "simple"]}
        table = httpx.post(f"{first.url}api/tables", json=plan, headers=mine, timeout=TIMEOUT_S).json()["table"]
        sitting = {"name": "Anna"}
        httpx.post(f"{first.url}api/tables/{table}/seats", json=sitting, headers=mine, timeout=TIMEOUT_S)
        assert first.end(signal.SIGTERM)[0] == 0
    with running(environment=surroundings) as second:
        again = httpx.get(f"{second.url}api/tables/{table}", headers=mine, timeout=TIMEOUT_S).json()
        assert (again["phase"], again["seat"], again["seats"][0]["name"]) == ("playing", 0, "Anna")
        listed = httpx.get(f"{second.url}api/guests/me/tables", headers=mine, timeout=TIMEOUT_S).json()
        assert [found["table"] for found in listed] == [table]


def test_small_messages_are_sent_without_delay() -> None:
    """Without TCP_NODELAY, each answer waits up to 40 ms for an acknowledgement of the one before."""
    with _listen("127.0.0.1", 0) as listening:
        assert listening.proto == socket.IPPROTO_TCP, "asyncio sets TCP_NODELAY only for these sockets"


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("roost.db", "roost.db"),
        ("sqlite:/var/lib/roost/a@b.db", "sqlite:/var/lib/roost/a@b.db"),
        ("postgresql://roost:secret@db.example:5432/roost", "postgresql://db.example:5432/roost"),
        ("postgresql://roost:sec@ret@db.example/roost", "postgresql://db.example/roost"),
        ("postgresql://db.example/roost?user=roost&password=secret", "postgresql://db.example/roost"),
        ("postgres:///roost?host=/run/postgresql&password=secret", "postgres:///roost"),
    ],
)
def test_the_database_is_shown_without_a_password(url: str, shown: str) -> None:
    assert _without_credentials(url) == shown


def test_the_greeting_shows_local_and_external_links() -> None:
    open_here = "Roost is open at http://127.0.0.1:8000/"
    assert greeting(ServerAddresses("127.0.0.1", 8000), terminal=True) == [open_here]
    named = ServerAddresses("0.0.0.0", 8000, extra_names=("roost.home",))
    assert greeting(named, terminal=False)[1].startswith("In your network, on phones too: http://roost.home:8000/")
    one = ServerAddresses("192.168.7.3", 8000)
    assert greeting(one, terminal=False) == [
        "Roost is open at http://192.168.7.3:8000/",
        "In your network, on phones too: http://192.168.7.3:8000/",
    ]


def test_only_a_terminal_shows_a_qr_code() -> None:
    reach = ServerAddresses("192.168.7.3", 8000)
    assert len(greeting(reach, terminal=False)) == 2
    code = re.sub(r"\x1b\[[0-9;]+m", "", greeting(reach, terminal=True)[2])
    drawn = io.StringIO()
    segno.make("http://192.168.7.3:8000/", error="l").terminal(drawn, compact=True)
    assert code == drawn.getvalue().rstrip("\n")


@pytest.mark.parametrize(("encoding", "shown"), [("utf-8", True), ("UTF8", True), ("latin-1", False)])
def test_a_terminal_without_block_characters_shows_no_qr_code(encoding: str, shown: bool) -> None:
    class Terminal(io.TextIOWrapper):
        def isatty(self) -> bool:
            return True

    assert _can_show_qr_codes(Terminal(io.BytesIO(), encoding)) is shown
    assert not _can_show_qr_codes(io.TextIOWrapper(io.BytesIO(), encoding)), "a file"


def test_the_greeting_without_a_network_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_addresses, "_routed", lambda family: ())
    monkeypatch.setattr(server_addresses, "_interfaces", lambda: [("lo", "127.0.0.1")])
    assert greeting(ServerAddresses("0.0.0.0", 8000, home_only=True), terminal=True) == [
        "Roost is open at http://127.0.0.1:8000/",
        "No home network was found: only this machine can open it.",
    ]


def test_the_server_answers_on_ipv6(tmp_path: Path) -> None:
    try:
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
    except OSError:
        pytest.skip("this machine has no IPv6")
    with running("--host", "::1", "--database", str(tmp_path / "roost.db")) as server:
        assert server.url.startswith("http://[::1]:")
        assert httpx.get(f"{server.url}health", timeout=TIMEOUT_S).json()["ok"] is True
        assert server.end(signal.SIGTERM) == (0, "", "")


def test_no_foreign_origin_is_allowed_by_default(tmp_path: Path) -> None:
    with serving(str(tmp_path / "roost.db")) as server:
        api = Api(server)
        answer = api.ask("GET", "/api/games", headers={"origin": "https://friends.example"})
        assert "access-control-allow-origin" not in answer.headers
        api.close()
