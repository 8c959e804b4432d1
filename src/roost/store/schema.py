"""The database schema as a list of migration steps, one per version.

Both databases share the steps; names in braces stand for words that differ between them (`Dialect`). Never change a
released step: add another one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from roost.store.errors import StoreError

__all__ = ["POSTGRES", "SQLITE", "STEPS", "Dialect", "Execute", "Step", "check_version", "migrate", "version"]

Execute = Callable[[str], Sequence[tuple[Any, ...]]]
"""Runs a statement and returns its rows."""
Step = tuple[str, ...]


class Dialect(NamedTuple):
    """The words of a database for types and table options."""

    text: str
    """Compared byte by byte, so that both databases sort alike."""
    bytes: str
    integer: str
    real: str
    flag: str
    strict: str
    """Table option: columns accept only values of their types."""
    clustered: str
    """Table option: `strict`, and rows are stored in the order of the key."""


SQLITE: Final = Dialect("TEXT", "BLOB", "INTEGER", "REAL", "INTEGER", "STRICT", "WITHOUT ROWID, STRICT")
POSTGRES: Final = Dialect('TEXT COLLATE "C"', "BYTEA", "BIGINT", "DOUBLE PRECISION", "BOOLEAN", "", "")

STEPS: Final[tuple[Step, ...]] = (
    (
        """CREATE TABLE entries (
            table_id {text} NOT NULL,
            seq {integer} NOT NULL CHECK (seq > 0),
            body {bytes} NOT NULL,
            mark {bytes} NOT NULL,
            PRIMARY KEY (table_id, seq)
        ) {clustered}""",
        # `last`, the number of the last entry, reveals that the end of a log is missing.
        """CREATE TABLE listings (
            table_id {text} NOT NULL PRIMARY KEY,
            game {text} NOT NULL,
            phase {text} NOT NULL CHECK (phase IN ('waiting', 'playing', 'over')),
            public {flag} NOT NULL,
            changed {integer} NOT NULL,
            last {integer} NOT NULL,
            guests {text} NOT NULL,
            summary {bytes} NOT NULL,
            mark {bytes} NOT NULL
        ) {strict}""",
        "CREATE INDEX lobby ON listings (changed DESC, table_id) WHERE public AND phase = 'waiting'",
        "CREATE INDEX phases ON listings (phase, changed DESC, table_id)",
        """CREATE TABLE guests (
            guest {text} NOT NULL,
            table_id {text} NOT NULL REFERENCES listings (table_id) ON DELETE CASCADE,
            PRIMARY KEY (guest, table_id)
        ) {clustered}""",
        "CREATE INDEX guests_of_table ON guests (table_id)",
        """CREATE TABLE ratings (
            game {text} NOT NULL,
            player {text} NOT NULL,
            name {text} NOT NULL,
            mu {real} NOT NULL,
            sigma {real} NOT NULL,
            games {integer} NOT NULL,
            PRIMARY KEY (game, player)
        ) {clustered}""",
        "CREATE INDEX strongest ON ratings (game, (mu - 3 * sigma) DESC, player)",
    ),
)


def migrate(execute: Execute, dialect: Dialect, where: str, steps: Sequence[Step] = STEPS) -> None:
    """Migrate a database to the newest version, within an exclusive transaction."""
    integer = dialect.integer
    columns = f"version {integer} NOT NULL, touched {integer} NOT NULL DEFAULT 0"
    execute(f"CREATE TABLE IF NOT EXISTS meta ({columns}) {dialect.strict}")
    if not execute("SELECT version FROM meta"):
        execute("INSERT INTO meta (version) VALUES (0)")
    found = version(execute, where, steps)
    for step in steps[found:]:
        for statement in step:
            execute(statement.format(**dialect._asdict()))
    # The number is a constant of this module, so the statement needs no parameter.
    execute(f"UPDATE meta SET version = {len(steps)}")  # noqa: S608


def check_version(execute: Execute, where: str, steps: Sequence[Step] = STEPS) -> None:
    """Raise `StoreError` unless the database has the newest version."""
    found = version(execute, where, steps)
    if found < len(steps):
        raise StoreError(
            f"{where} has version {found}, but this Roost needs {len(steps)}: start a server on it once",
            "store-older",
            where=where,
            given=found,
            known=len(steps),
        )


def version(execute: Execute, where: str, steps: Sequence[Step] = STEPS) -> int:
    """Return the version of a database; raise `StoreError` if it is newer than this Roost."""
    ((found,),) = execute("SELECT version FROM meta")
    if found > len(steps):
        raise StoreError(
            f"{where} has version {found}, but this Roost supports only {len(steps)}: install a newer Roost",
            "store-newer",
            where=where,
            given=found,
            known=len(steps),
        )
    return int(found)
