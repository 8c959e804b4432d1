"""A server from start to stop: the store, the workers, the tables, and the sockets before them."""

from __future__ import annotations

import contextlib
import functools
import io
import os
import resource
import signal
import socket
import sys
from collections.abc import Mapping
from typing import Final, TextIO
from urllib.parse import urlsplit

import segno
import uvicorn

from roost.store.database_url import default_database, open_store
from roost.tables.table_manager import TableManager
from roost.web.addresses import ServerAddresses
from roost.web.app import application
from roost.web.logs import begin_logging
from roost.web.rate_limits import LARGEST
from roost.web.settings import Settings
from roost.web.slow_client_guard import PatientProtocol, WholeMessages
from roost.workers.pool import WorkerPool

__all__ = ["greeting", "serve"]

_FAREWELL: Final = 5
"""Seconds that requests which are under way may still take when the server stops."""
_WHITE_ON_BLACK: Final = "\x1b[97;40m"
_USUAL: Final = "\x1b[0m"


class _Server(uvicorn.Server):
    """Says when it is there, and goodbye to everybody at a table before the connections are cut."""

    def __init__(self, config: uvicorn.Config, house: TableManager, *greeting: str) -> None:
        super().__init__(config)
        self._house = house
        self._greeting = greeting

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        # From here on it answers, and stops in order when it is told to.
        for line in self._greeting:
            sys.stdout.write(line + "\n")
        sys.stdout.flush()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._house.close()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: object) -> None:
        """Stop in order; uvicorn would raise the signal once more afterwards, which would end in a traceback."""
        del frame
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


async def serve(listening: socket.socket, settings: Settings, environ: Mapping[str, str]) -> None:
    """Serve on a socket that listens already, until a signal says stop."""
    begin_logging(settings.level)
    _make_room()
    url = default_database(environ) if settings.database is None else settings.database
    store = await open_store(url)
    try:
        crew = WorkerPool(
            quick=1,
            deep=settings.thinkers or max(1, (os.cpu_count() or 2) - 1),
            files=settings.games,
            installed=settings.installed,
        )
        await crew.start()
        try:
            house = TableManager(store, crew)
            config = uvicorn.Config(
                application(house, settings),
                http=functools.partial(PatientProtocol, patience=settings.patience),  # type: ignore[arg-type]
                ws=functools.partial(WholeMessages, patience=settings.patience),  # type: ignore[arg-type]
                log_config=None,
                access_log=False,
                ws_max_size=LARGEST,
                # Compressed together, what one part of a message says could be told from the size of the whole.
                ws_per_message_deflate=False,
                server_header=False,
                proxy_headers=settings.proxies is not None,
                forwarded_allow_ips=settings.proxies,
                timeout_graceful_shutdown=_FAREWELL,
            )
            server = _Server(
                config,
                house,
                *greeting(settings.reach, _shows_codes(sys.stdout)),
                f"Tables are kept in {_shown(url)}; Ctrl-C stops the server.",
            )
            await server.serve(sockets=[listening])
        finally:
            await crew.close()
    finally:
        await store.close()


def _make_room() -> None:
    """As many connections as the system allows; the usual limit is meant for programs that open a few files."""
    with contextlib.suppress(OSError, ValueError):
        _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def greeting(reach: ServerAddresses, terminal: bool) -> list[str]:
    """Say where to point a browser: here, in the home network and, in a terminal, as a QR code for phones."""
    lines = [f"Roost is open at http://{reach.local}/"]
    others = [f"http://{authority}/" for authority in reach.others()]
    if others:
        lines.append(f"In your network, on phones too: {' or '.join(others)}")
        if terminal:
            lines.append(_code(others[0]))
    elif reach.home:
        lines.append("There is no home network just now: only this machine can open it.")
    return lines


def _shows_codes(stream: TextIO) -> bool:
    """Whether a person looks at it, with signs for half a square."""
    return stream.isatty() and (stream.encoding or "").lower().startswith("utf")


def _code(link: str) -> str:
    drawn = io.StringIO()
    segno.make(link, error="l").terminal(drawn, compact=True)
    # In colours of its own: on white paper it would be a negative, which not every phone reads.
    return "\n".join(f"{_WHITE_ON_BLACK}{line}{_USUAL}" for line in drawn.getvalue().splitlines())


def _shown(url: str) -> str:
    """Where the tables are, without the user and the password, wherever in a URL they stand."""
    if "://" not in url:
        return url
    found = urlsplit(url)
    return f"{found.scheme}://{found.netloc.rpartition('@')[2]}{found.path}"
