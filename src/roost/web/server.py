"""A server from start to stop: store, workers, tables and uvicorn."""

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
from roost.web.app import create_app
from roost.web.rate_limits import MAX_MESSAGE_BYTES
from roost.web.server_addresses import ServerAddresses
from roost.web.server_logging import configure_logging
from roost.web.settings import Settings
from roost.web.slow_client_guard import GuardedHttpProtocol, GuardedWebSocketProtocol
from roost.workers.pool import WorkerPool

__all__ = ["greeting", "serve"]

_SHUTDOWN_TIMEOUT_S: Final = 5
"""How long requests in progress may take when the server stops."""
_WHITE_ON_BLACK: Final = "\x1b[97;40m"
_RESET_COLOURS: Final = "\x1b[0m"


class _Server(uvicorn.Server):
    """A uvicorn server that prints a greeting, and takes leave of its clients before it closes their connections."""

    def __init__(self, config: uvicorn.Config, manager: TableManager, *greeting: str) -> None:
        super().__init__(config)
        self._manager = manager
        self._greeting = greeting

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        # From here on the server answers, and a signal stops it in order.
        for line in self._greeting:
            sys.stdout.write(line + "\n")
        sys.stdout.flush()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._manager.close()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: object) -> None:
        """Stop in order. Uvicorn would raise the signal again afterwards, which would print a traceback."""
        del frame
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


async def serve(listening: socket.socket, settings: Settings, environ: Mapping[str, str]) -> None:
    """Serve on a listening socket until a signal stops the server."""
    configure_logging(settings.log_level)
    _raise_file_limit()
    url = default_database(environ) if settings.database is None else settings.database
    store = await open_store(url)
    try:
        pool = WorkerPool(
            quick=1,
            deep=settings.deep_workers or max(1, (os.cpu_count() or 2) - 1),
            files=settings.games,
            installed=settings.engine_installed,
        )
        await pool.start()
        try:
            manager = TableManager(store, pool)
            config = uvicorn.Config(
                create_app(manager, settings),
                http=functools.partial(GuardedHttpProtocol, client_timeout_s=settings.client_timeout_s),  # type: ignore[arg-type]
                ws=functools.partial(GuardedWebSocketProtocol, client_timeout_s=settings.client_timeout_s),  # type: ignore[arg-type]
                log_config=None,
                access_log=False,
                ws_max_size=MAX_MESSAGE_BYTES,
                # The size of a compressed message would leak its content.
                ws_per_message_deflate=False,
                server_header=False,
                proxy_headers=settings.proxies is not None,
                forwarded_allow_ips=settings.proxies,
                timeout_graceful_shutdown=_SHUTDOWN_TIMEOUT_S,
            )
            server = _Server(
                config,
                manager,
                *greeting(settings.addresses, _can_show_qr_codes(sys.stdout)),
                f"Tables are stored in {_without_credentials(url)}; Ctrl-C stops the server.",
            )
            await server.serve(sockets=[listening])
        finally:
            await pool.close()
    finally:
        await store.close()


def _raise_file_limit() -> None:
    """Allow as many connections as the system does; the default limit suits programs with few open files."""
    with contextlib.suppress(OSError, ValueError):
        _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def greeting(addresses: ServerAddresses, terminal: bool) -> list[str]:
    """Return the lines that say where to point a browser, in a terminal with a QR code for phones."""
    lines = [f"Roost is open at http://{addresses.local}/"]
    others = [f"http://{authority}/" for authority in addresses.external()]
    if others:
        lines.append(f"In your network, on phones too: {' or '.join(others)}")
        if terminal:
            lines.append(_qr_code(others[0]))
    elif addresses.home_only:
        lines.append("No home network was found: only this machine can open it.")
    return lines


def _can_show_qr_codes(stream: TextIO) -> bool:
    """Return whether a stream is a terminal with block characters."""
    return stream.isatty() and (stream.encoding or "").lower().startswith("utf")


def _qr_code(link: str) -> str:
    drawn = io.StringIO()
    segno.make(link, error="l").terminal(drawn, compact=True)
    # The colours are set: on a white background the code would be inverted, which not every phone reads.
    return "\n".join(f"{_WHITE_ON_BLACK}{line}{_RESET_COLOURS}" for line in drawn.getvalue().splitlines())


def _without_credentials(url: str) -> str:
    """Return a database URL without user and password, wherever in the URL they are."""
    if "://" not in url:
        return url
    found = urlsplit(url)
    return f"{found.scheme}://{found.netloc.rpartition('@')[2]}{found.path}"
