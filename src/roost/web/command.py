"""`roost serve`: tables for everybody who can reach this machine."""

from __future__ import annotations

import argparse
import asyncio
import errno
import ipaddress
import os
import re
import socket
import sys
from dataclasses import replace
from pathlib import Path
from typing import Final

from roost.core.errors import RoostError
from roost.game_file import load
from roost.web.server_addresses import HOME_NETWORK, ServerAddresses, home_addresses
from roost.web.settings import Settings

__all__ = ["add_arguments", "run"]

_PORT: Final = 8000
_NAME: Final = re.compile(r"[A-Za-z0-9_]([A-Za-z0-9._-]{0,251}[A-Za-z0-9_])?")
_LEVELS: Final = ("debug", "info", "warning", "error")
_PORTS: Final = 65536
_MOST_THINKERS: Final = 256
_MOST_PATIENCE: Final = 600


class ServeError(RoostError):
    """The server cannot start; the reason says why."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `roost serve` understands."""
    parser.add_argument(
        "--host",
        metavar="ADDRESS",
        help="where to listen: home (the home network), 127.0.0.1 (this machine only), 0.0.0.0 (everybody who can "
        "reach it) or another address; home, or 127.0.0.1 with --proxy",
    )
    parser.add_argument(
        "--name",
        action="append",
        default=[],
        metavar="NAME",
        help="a name under which others find this machine, for links; can be given several times",
    )
    parser.add_argument("--port", type=int, default=_PORT, help="the port to listen on (%(default)s); 0: any free one")
    parser.add_argument(
        "--game",
        action="append",
        default=[],
        metavar="FILE.py",
        help="offer the game in this Python file, too; can be given several times",
    )
    parser.add_argument("--database", metavar="URL", help="a file for SQLite, or postgresql://... (a file of its own)")
    parser.add_argument(
        "--thinkers",
        type=int,
        default=Settings.deep_workers,
        metavar="N",
        help="processes for the strong bots and the coach (one for each core but one)",
    )
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="pages from there may use this server, too; can be given several times",
    )
    parser.add_argument(
        "--proxy",
        metavar="ADDRESSES",
        help="believe what proxies at these addresses or networks, with commas between them, say about clients",
    )
    parser.add_argument(
        "--patience",
        type=float,
        default=Settings.client_timeout_s,
        metavar="SECONDS",
        help="how long a client may take to say what it wants (%(default)g)",
    )
    parser.add_argument(
        "--engine-installed",
        type=Path,
        metavar="FILE",
        help="move bots and coach to the installed, compiled engine as soon as this file exists",
    )
    parser.add_argument("--log", choices=_LEVELS, default=Settings.log_level, help="what is worth a line (%(default)s)")


def run(arguments: argparse.Namespace) -> int:
    """Serve until somebody says stop."""
    try:
        from roost.web.server import serve
    except ModuleNotFoundError as error:
        if str(error.name).startswith("roost."):
            raise
        missing = str(error.name).partition(".")[0]
        raise ServeError(
            f"{missing} is missing; install what a server needs: pip install 'roost[server]'",
            "serve-extra",
            missing=missing,
        ) from None
    settings = _settings(arguments)
    host = arguments.host or ("127.0.0.1" if arguments.proxy else HOME_NETWORK)
    with _listen(_home() if host == HOME_NETWORK else host, arguments.port) as listening:
        addresses = _addresses(listening, arguments, home=host == HOME_NETWORK)
        asyncio.run(serve(listening, replace(settings, addresses=addresses), os.environ))
    return 0


def _addresses(listening: socket.socket, arguments: argparse.Namespace, home: bool) -> ServerAddresses:
    host, port = listening.getsockname()[:2]
    return ServerAddresses(
        host, port, home, tuple(name.lower() for name in arguments.name), arguments.proxy is not None
    )


def _home() -> str:
    """The address that listens on the home network: on all interfaces, since a laptop may join another network."""
    return "::" if not home_addresses([socket.AF_INET]) and home_addresses([socket.AF_INET6]) else "0.0.0.0"  # noqa: S104


def _settings(arguments: argparse.Namespace) -> Settings:
    from roost.web.origin_check import is_origin

    if not 0 <= arguments.thinkers <= _MOST_THINKERS:
        raise ServeError(
            f"there are 0 to {_MOST_THINKERS} thinkers, not {arguments.thinkers}",
            "serve-thinkers",
            given=arguments.thinkers,
            most=_MOST_THINKERS,
        )
    if not 0 < arguments.patience <= _MOST_PATIENCE:
        raise ServeError(f"patience is up to {_MOST_PATIENCE} seconds", "serve-patience", most=_MOST_PATIENCE)
    for file in arguments.game:
        load(file)
    origins = [str(origin).rstrip("/").lower() for origin in arguments.origin]
    for origin in origins:
        if not is_origin(origin):
            raise ServeError(f"{origin!r} is no origin; write https://example.org", "serve-origin", given=origin)
    for name in arguments.name:
        if not _NAME.fullmatch(name):
            raise ServeError(f"{name!r} is no name of a machine; write roost.home", "serve-name", given=name)
    for address in () if arguments.proxy is None else arguments.proxy.split(","):
        try:
            ipaddress.ip_network(address.strip())
        except ValueError:
            raise ServeError(
                f"{address!r} is no address; write 127.0.0.1 or 10.0.0.0/8", "serve-proxy", given=address
            ) from None
    return Settings(
        database=arguments.database,
        deep_workers=arguments.thinkers,
        games=tuple(arguments.game),
        origins=frozenset(origins),
        proxies=arguments.proxy,
        client_timeout_s=arguments.patience,
        engine_installed=arguments.engine_installed,
        log_level=arguments.log,
    )


def _listen(host: str, port: int) -> socket.socket:
    if not 0 <= port < _PORTS:
        raise ServeError(f"{port} is no port; they go from 0 to {_PORTS - 1}", "serve-port", port=str(port))
    try:
        family, kind, protocol, _name, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (OSError, UnicodeError):
        raise _elsewhere(host) from None
    # Only of a socket that says it is TCP does asyncio know that small messages must not wait for each other: without
    # that every answer would come forty milliseconds late.
    listening = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if address[0] == "::":
            # Both kinds of addresses, whatever the system usually does.
            listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        listening.bind(address)
        listening.listen(1024)
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise ServeError(
                f"port {port} is taken; choose another one with --port, or stop what uses it",
                "serve-taken",
                port=str(port),
            ) from None
        if error.errno == errno.EADDRNOTAVAIL:
            raise _elsewhere(host) from None
        raise ServeError(
            f"cannot listen on {host} port {port}: {error.strerror}",
            "serve-refused",
            host=host,
            port=str(port),
            why=str(error.strerror),
        ) from None
    return listening


def _elsewhere(host: str) -> ServeError:
    return ServeError(f"{host} is no address of this machine", "serve-host", host=host)
