"""`docs/protocol.md` documents all messages and fields with valid examples."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest

from roost.core.result import Result
from roost.tables import visibility
from roost.tables.table_config import Clock, TableConfig
from roost.web import messages, rate_limits, slow_client_guard, table_endpoints, table_socket
from roost.web.errors import Problem
from roost.web.messages import Request, Response
from roost.web.settings import Settings

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
MENTIONED = set(re.findall(r"`([^`\n]+)`", PAGE))
OVER_HTTP = (
    table_endpoints.Guest,
    table_endpoints.OpenedTable,
    table_endpoints.Seated,
    visibility.ImaginedPosition,
    Problem,
)
EXAMPLES = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)


def structs(module: ModuleType) -> Iterator[type[msgspec.Struct]]:
    for _name, found in inspect.getmembers(module, inspect.isclass):
        if issubclass(found, msgspec.Struct) and found.__module__ == module.__name__:
            yield found


KINDS = [*structs(messages), *structs(visibility), Clock, Result]


def values(block: str) -> Iterator[Any]:
    """Yield the JSON values of a block."""
    decoder = json.JSONDecoder()
    rest = block.strip()
    while rest:
        value, end = decoder.raw_decode(rest)
        yield value
        rest = rest[end:].lstrip()


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_each_message_and_field_is_documented(kind: type[msgspec.Struct]) -> None:
    if kind.__struct_config__.tag_field == "type" and not kind.__name__.startswith("_"):
        assert kind.__struct_config__.tag in MENTIONED
    for field in msgspec.structs.fields(kind):
        assert field.encode_name in MENTIONED, f"{kind.__name__}.{field.name}"


def test_examples_are_valid_messages() -> None:
    shown = set()
    for block in EXAMPLES:
        for value in values(block):
            if "type" in value:
                asked = value["type"] in {tag(kind) for kind in Request.__args__}
                msgspec.convert(value, Request if asked else Response, strict=True)
                shown.add(value["type"])
            else:
                assert any(fits(value, kind) for kind in OVER_HTTP), value
    assert shown == {tag(kind) for kind in (*Request.__args__, *Response.__args__)}


def tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


def fits(value: Any, kind: type[msgspec.Struct]) -> bool:
    if set(value) != {field.name for field in msgspec.structs.fields(kind)}:
        return False
    msgspec.convert(value, kind, strict=True)
    return True


def test_http_examples_can_be_decoded() -> None:
    bodies = [json.loads(body) for body in re.findall(r"-d '\n(.*?)'", PAGE, re.DOTALL)]
    assert len(bodies) == 2
    msgspec.convert(bodies[0], TableConfig).checked()
    msgspec.convert(bodies[1], table_endpoints.Sitting)


def test_close_codes_and_limits_are_documented() -> None:
    codes = {value for name, value in vars(table_socket).items() if name.startswith("_CLOSE_")}
    assert codes <= {int(code) for code in re.findall(r"\b\d{4}\b", PAGE)}
    for number in (
        rate_limits.MAX_MESSAGE_BYTES,
        slow_client_guard._MAX_FRAMES_PER_MESSAGE,
        table_socket._MAX_MESSAGES_AT_ONCE,
        table_socket._MAX_MESSAGES_PER_S,
        table_socket.REPLACEABLE_AFTER_MS // 1000,
    ):
        assert re.search(rf"\b{number:,}\b", PAGE), number
    pings_at_once, pings_per_s = slow_client_guard._MAX_PINGS_AT_ONCE, slow_client_guard._MAX_PINGS_PER_S
    assert f"{pings_at_once} at once, then {pings_per_s} a second" in PAGE
    assert Settings().client_timeout_s == 10.0
    assert "within ten seconds (`--patience`)" in PAGE
    assert "version 1" in PAGE
    assert messages.VERSION == 1
