"""The settings of a server."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from roost.web.server_addresses import ServerAddresses

__all__ = ["Settings"]


@dataclass(frozen=True)
class Settings:
    """The arguments of `roost serve`, checked."""

    database: str | None = None
    """The URL of the database; None for a file in the user's data folder."""
    deep_workers: int = 0
    """Processes for the strong bots and the coach; 0 for one per core but one."""
    games: tuple[str, ...] = ()
    """Python files with games, for the worker processes; here they are registered already."""
    origins: frozenset[str] = frozenset()
    """Foreign origins whose pages may use the server."""
    proxies: str | None = None
    """Addresses of trusted proxies, whose headers tell the address of the client."""
    addresses: ServerAddresses = field(default_factory=ServerAddresses)
    client_timeout_s: float = 10.0
    """How long a client may take to send a request or its first message."""
    engine_installed: Path | None = None
    """A file that appears when the compiled engine is installed; the workers then restart with it."""
    log_level: str = "warning"
