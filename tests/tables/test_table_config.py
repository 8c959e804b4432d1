"""Configurations of tables, and the reasons why some are refused."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import roost.games  # noqa: F401 fills the registry
from roost.core.errors import RoostError
from roost.tables.table_config import DEFAULT_SUBSTITUTE, Clock, TableConfig


def test_a_configuration_is_completed_with_all_options() -> None:
    config = TableConfig("heckmeck", ("open", "fox")).checked()
    assert config.options == {"variant": "classic"}
    assert (config.clock, config.public, config.watching, config.coach) == (Clock(), False, True, True)
    assert config.substitute == DEFAULT_SUBSTITUTE
    assert TableConfig("heckmeck", ("open", "open"), {"variant": "deluxe"}).checked().options == {"variant": "deluxe"}
    assert config.checked() == config


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"seats": ("open",)}, "seats"),
        ({"seats": ("open",) * 8}, "seats"),
        ({"seats": ("hen", "hen")}, "table-bots-only"),
        ({"seats": ("open", "nobody")}, "unknown-bot"),
        ({"seats": ("open", "cheater")}, "unknown-bot"),
        ({"seats": ("open", "")}, "unknown-bot"),
        ({"substitute": "nobody"}, "unknown-bot"),
        ({"substitute": "open"}, "unknown-bot"),
        ({"options": {"variant": "none"}}, "options"),
        ({"options": {"speed": 3}}, "options"),
        ({"clock": Clock("none", 5)}, "table-clock"),
        ({"clock": Clock("move", 0)}, "table-clock"),
        ({"clock": Clock("bank", 0)}, "table-clock"),
        ({"clock": Clock("move", 5, 1)}, "table-clock"),
        ({"clock": Clock("none", 0, 1)}, "table-clock"),
    ],
)
def test_unplayable_configurations_are_refused(change: dict[str, Any], reason: str) -> None:
    config = msgspec.structs.replace(TableConfig("heckmeck", ("open", "open")), **change)
    with pytest.raises(RoostError) as refusal:
        config.checked()
    assert refusal.value.reason == reason


@pytest.mark.parametrize("clock", [Clock("move", 1), Clock("bank", 86_400, 3600), Clock("bank", 1)])
def test_clocks_at_the_limits(clock: Clock) -> None:
    assert TableConfig("heckmeck", ("open", "open"), clock=clock).checked().clock == clock


@pytest.mark.parametrize(
    "sent",
    [
        b'{"game":"heckmeck","seats":[]}',
        b'{"game":"heckmeck","seats":["open","open"],"more":1}',
        b'{"game":"heckmeck","seats":["open","open"],"clock":{"kind":"bank","seconds":-1}}',
        b'{"game":"heckmeck","seats":["open","open"],"clock":{"kind":"bank","seconds":86401}}',
        b'{"game":"heckmeck","seats":["open","open"],"clock":{"kind":"hourglass","seconds":1}}',
        b'{"game":"heckmeck","seats":["open","open"],"options":{"variant":["classic"]}}',
        b'{"game":"heckmeck","seats":["open","%s"]}' % (b"x" * 41),
        b'{"game":"heckmeck","seats":[%s]}' % b",".join([b'"open"'] * 13),
    ],
)
def test_malformed_configurations_are_refused(sent: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(sent, type=TableConfig)
