"""Which messages the source asks for, found in its syntax trees."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

SPEAKERS = {"say", "_say", "find", "_told"}
"""Functions whose first argument is the key of a message."""
RAISERS = re.compile("[A-Z][A-Za-z]*Error|__init__|wrong|_take")
"""Functions whose second argument is the reason of an error; `super().__init__` where an error always has the same."""


class Use(NamedTuple):
    """A place that asks for a message."""

    key: str
    """The key, or a pattern of keys where a part of it is computed: `phase-[^ ]+`."""
    computed: bool
    given: frozenset[str] | None
    """The names of the data, or None where they are not written out."""
    where: str


def calls(files: Iterable[Path]) -> Iterator[tuple[ast.Call, str, str]]:
    for file in files:
        yield from calls_in(file)


@cache
def calls_in(file: Path) -> list[tuple[ast.Call, str, str]]:
    """Every call in a file that has a name: its node, the name, and where it stands."""
    found: list[tuple[ast.Call, str, str]] = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, (ast.Name, ast.Attribute)):
            name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            found.append((node, name, f"{file.name}:{node.lineno}"))
    return found


def messages(files: Iterable[Path]) -> Iterator[Use]:
    """Every message that is said."""
    for call, name, where in calls(files):
        if name in SPEAKERS and call.args:
            given = names(call) if name != "_told" else names(call, "name")
            for key, computed in keys(call.args[0]):
                yield Use(key, computed, given, where)


def advised(files: Iterable[Path]) -> Iterator[Use]:
    """The message of every reason that a coach is given, with its data where they are written out."""
    for call, name, where in calls(files):
        if name == "Message":
            written = [value.value for value in call.keywords if value.arg in ("data", "seats", "parts", "sides")]
            data = [*call.args[1:4], *written]
            given = frozenset().union(*map(entries, data))
            complete = all(isinstance(one, ast.Dict) and None not in one.keys for one in data)
            for key, computed in keys(call.args[0]):
                yield Use(key, computed, given if complete else None, where)


def entries(data: ast.expr) -> set[str]:
    """The keys of a dictionary that is written out."""
    written = data.keys if isinstance(data, ast.Dict) else []
    return {str(key.value) for key in written if isinstance(key, ast.Constant)}


def reasons(files: Iterable[Path]) -> Iterator[Use]:
    """The message of every error that is raised with a reason."""
    for call, name, where in calls(files):
        if RAISERS.fullmatch(name) and len(call.args) > 1:
            record = ("line", "cause") if name in ("RecordError", "wrong") else ()
            for key, computed in keys(call.args[1]):
                yield Use(f"error-{key}", computed, names(call, *record), where)


def keys(node: ast.expr) -> Iterator[tuple[str, bool]]:
    match node:
        case ast.Constant(str(key)):
            yield key, False
        case ast.IfExp():
            yield from keys(node.body)
            yield from keys(node.orelse)
        case ast.JoinedStr():
            parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[^ ]+" for part in node.values]
            yield "".join(parts), True


def names(call: ast.Call, *more: str) -> frozenset[str] | None:
    if any(keyword.arg is None for keyword in call.keywords):
        return None
    return frozenset([*(str(keyword.arg) for keyword in call.keywords), *more])
