"""A real PostgreSQL server for tests, started on demand, shared by all workers, and always stopped.

It does not touch other servers: it has a temporary folder, a free port on 127.0.0.1 and a user of its own.
"""

from __future__ import annotations

import fcntl
import glob
import json
import os
import pwd
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any
from uuid import uuid4

import psycopg
import pytest

from tests.debian_packages import find_or_install

__all__ = ["PostgresServer", "database_url", "own_postgres", "postgres_server", "postgres_url"]

ROOT = Path(__file__).parents[1]
PLACES = ["/usr/lib/postgresql/*/bin", "/usr/local/bin", "/usr/local/pgsql/bin", "/opt/homebrew/opt/postgresql*/bin"]
PASSWORD = "correct-horse"
"""Used nowhere else, so that any output with it is a leak."""
MAX_ATTEMPTS = 5


class PostgresServer:
    """A server with its own folder."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder = folder
        self.port = port

    @classmethod
    def create(cls, *, durable: bool) -> PostgresServer:
        """Create and start a server. Only a durable one survives a failure of the machine."""
        # Not below pytest's folder, which only its owner may read.
        folder = Path(tempfile.mkdtemp(prefix="roost-postgres-", dir="/tmp" if os.getuid() == 0 else None))
        try:
            password = folder / "password"
            password.write_text(PASSWORD + "\n")
            if owner := postgres_user():
                for path in (folder, password):
                    os.chown(path, owner.pw_uid, owner.pw_gid)
            server = cls(folder, 0)
            settings = ["-U", "roost", "-A", "scram-sha-256", "--pwfile", str(password), "-E", "UTF8", "--locale=C"]
            server._run("initdb", "-D", str(server.data), "--no-sync", *settings)
            if not durable:
                with (server.data / "postgresql.conf").open("a") as conf:
                    conf.write("fsync = off\nsynchronous_commit = off\nfull_page_writes = off\n")
            server.start()
        except BaseException:
            shutil.rmtree(folder)
            raise
        return server

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def start(self) -> None:
        """Start the server, on the same port as before if it had one."""
        for attempt in range(1, MAX_ATTEMPTS + 1):
            port = self.port or free_port()
            try:
                # The log helps with failures.
                options = f"-c listen_addresses=127.0.0.1 -p {port} -k {self.folder}"
                self._run("pg_ctl", "-D", str(self.data), "-w", "-l", str(self.folder / "log"), "-o", options, "start")
            except AssertionError:
                if attempt == MAX_ATTEMPTS:
                    raise
            else:
                self.port = port
                return

    def stop(self, mode: str = "fast") -> None:
        """Stop the server. Mode `immediate` simulates a crash."""
        self._run("pg_ctl", "-D", str(self.data), "-w", "-m", mode, "stop")

    def remove(self) -> None:
        if (self.data / "postmaster.pid").exists():
            self.stop("immediate")
        shutil.rmtree(self.folder)

    def url(self, database: str) -> str:
        return f"postgresql://roost:{PASSWORD}@127.0.0.1:{self.port}/{database}"

    @contextmanager
    def database(self, encoding: str = "UTF8") -> Iterator[str]:
        """Create an empty database for the `with` block, which gets its URL."""
        name = f"test_{uuid4().hex}"
        self.command(f"CREATE DATABASE {name} ENCODING '{encoding}' TEMPLATE template0")
        try:
            yield self.url(name)
        finally:
            self.command(f"DROP DATABASE {name} WITH (FORCE)")

    def command(self, statement: str) -> None:
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(statement.encode())

    def _run(self, program: str, *arguments: str) -> None:
        # PostgreSQL does not run as root.
        owner = postgres_user()
        given: dict[str, Any] = {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []} if owner else {}
        environment = {name: value for name, value in os.environ.items() if not name.startswith("PG")}
        # A running server would keep a pipe open, so its end would never come.
        with tempfile.TemporaryFile("w+") as output:
            ran = subprocess.run(
                [str(programs() / program), *arguments],
                cwd=self.folder,
                env={**environment, "LC_ALL": "C"},
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                timeout=120,
                check=False,
                **given,
            )
            output.seek(0)
            assert ran.returncode == 0, f"{program} failed: {output.read()}"


def postgres_user() -> pwd.struct_passwd | None:
    """Return the user for the server if this process is root."""
    if os.getuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        with suppress(KeyError):
            return pwd.getpwnam(name)
    raise AssertionError("PostgreSQL does not run as root, and there is neither a user postgres nor nobody")


@cache
def programs() -> Path:
    """Return the folder of PostgreSQL's programs, after installing it if needed."""
    found = find_or_install(installed, "postgresql")
    assert found is not None, (
        "These tests need a PostgreSQL server to start, and there is none: install the package postgresql "
        "(apt-get install postgresql), or put its initdb and pg_ctl on the PATH."
    )
    return found


def installed() -> Path | None:
    folders = [folder for place in PLACES for folder in sorted(glob.glob(place), key=newest, reverse=True)]
    for folder in [*folders, *os.environ.get("PATH", "").split(os.pathsep)]:
        if all(os.access(os.path.join(folder, name), os.X_OK) for name in ("initdb", "pg_ctl", "postgres")):
            return Path(folder)
    return None


def newest(folder: str) -> int:
    version = Path(folder).parent.name
    return int(version) if version.isdigit() else 0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class SharedServer:
    """A server shared by the processes that use a folder. Each user holds a lock, which ends with its process."""

    def __init__(self, folder: Path, *, durable: bool = False) -> None:
        self._durable = durable
        self._users = folder / "postgres-users"
        self._lock = folder / "postgres-door"
        self._address = folder / "postgres.json"
        self._folder = folder

    @contextmanager
    def use(self) -> Iterator[PostgresServer]:
        with self._users.open("w") as users:
            with self._locked():
                fcntl.flock(users, fcntl.LOCK_SH)
                server = self._running() or self._begin()
            try:
                yield server
            finally:
                with self._locked():
                    self._leave(users.fileno())

    def watch(self) -> None:
        """Stop the server when it has no users, since killed tests cannot."""
        server = self._running()
        while server is not None:
            time.sleep(0.2)
            try:
                with self._locked(), self._users.open("w") as users:
                    if self._running() is None:
                        return
                    self._leave(users.fileno())
            except FileNotFoundError:  # the folder was deleted
                server.remove()
                return

    @contextmanager
    def _locked(self) -> Iterator[None]:
        with self._lock.open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield

    def _running(self) -> PostgresServer | None:
        if not self._address.exists():
            return None
        folder, port = json.loads(self._address.read_text())
        return PostgresServer(Path(folder), port)

    def _begin(self) -> PostgresServer:
        server = PostgresServer.create(durable=self._durable)
        self._address.write_text(json.dumps([str(server.folder), server.port]))
        # The shell detaches the watcher, so that it survives this process.
        watcher = [sys.executable, "-m", "tests.postgres", str(self._folder)]
        shell = ["sh", "-c", '"$@" < /dev/null > /dev/null 2>&1 &', "sh", *watcher]
        subprocess.run(shell, cwd=ROOT, start_new_session=True, check=True)
        return server

    def _leave(self, users: int) -> None:
        fcntl.flock(users, fcntl.LOCK_UN)
        try:
            fcntl.flock(users, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return
        if server := self._running():
            self._address.unlink()
            server.remove()


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PostgresServer]:
    """The server of the test run."""
    folder = tmp_path_factory.getbasetemp()
    # The folders of all workers have the same parent.
    with SharedServer(folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder).use() as server:
        yield server


@pytest.fixture
def own_postgres(tmp_path: Path) -> Iterator[PostgresServer]:
    """A durable server that the test may stop."""
    with SharedServer(tmp_path, durable=True).use() as server:
        yield server


@pytest.fixture
def postgres_url(postgres_server: PostgresServer) -> Iterator[str]:
    """A fresh, empty database."""
    with postgres_server.database() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh, empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:{tmp_path / 'data' / 'tables.sqlite'}"
    url: str = request.getfixturevalue("postgres_url")
    return url


if __name__ == "__main__":
    SharedServer(Path(sys.argv[1])).watch()
