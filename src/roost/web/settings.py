"""What whoever runs a server can choose."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from roost.web.addresses import ServerAddresses

__all__ = ["Settings"]


@dataclass(frozen=True)
class Settings:
    """The arguments of `roost serve`, checked."""

    database: str | None = None
    """Where the tables are; None for a file among a person's data."""
    thinkers: int = 0
    """Processes for the strong bots and the coach; 0 for as many as the machine has cores to spare."""
    games: tuple[str, ...] = ()
    """Python files with games, for the worker processes; here they are registered already."""
    origins: frozenset[str] = frozenset()
    """Whose pages may use the server besides its own."""
    proxies: str | None = None
    """The addresses of proxies, which are believed when they say where a request comes from."""
    reach: ServerAddresses = field(default_factory=ServerAddresses)
    """Where the server listens, and under which names it is known."""
    patience: float = 10.0
    """Seconds in which a client has to say what it wants."""
    installed: Path | None = None
    """A file that appears once the compiled engine is installed; bots and the coach then move to it."""
    level: str = "warning"
    """What is worth a line in the log."""
