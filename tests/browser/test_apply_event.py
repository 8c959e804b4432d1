"""`applyEvent` changes the view as the game did."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.browser.stage_simulation import RECORDS, messages, plan, recorded, simulate

COMPUTED: dict[str, set[str]] = {
    "heckmeck": {"phase", "turns", "prize", "weasel", "worms", "away"},
    "karteneck": {"turn", "passing", "menu", "theft", "unseen", "unopened"},
    "zwickern": {"turn", "buys", "worth"},
    "gloria": {"phase", "points", "preview", "penalty", "why", "blind_used", "fox_moved"},
}
"""Parts of views that no event tells: they follow from the rules, or are not drawn."""


def differences(computed: set[str], shown: Any, expected: Any, path: str = "") -> list[str]:
    """Return where two views differ in parts that events tell."""
    if isinstance(expected, dict):
        keys = expected.keys() - computed
        return [
            found for key in sorted(keys) for found in differences(computed, shown[key], expected[key], f"{path}.{key}")
        ]
    if isinstance(expected, list) and len(shown) == len(expected):
        pairs = enumerate(zip(shown, expected, strict=True))
        return [found for at, pair in pairs for found in differences(computed, *pair, f"{path}[{at}]")]
    return [] if shown == expected else [f"{path}: {shown}, and not {expected}"]


@pytest.mark.parametrize("name", sorted(record.stem for record in RECORDS.glob("*.txt")))
def test_events_change_the_view_as_the_game_did(stage_module: Path, name: str) -> None:
    record = recorded(name)
    sent = list(messages(record))
    (game,) = simulate(stage_module, [plan(record, sent, speed="instant")])
    # There is no view before the first one, and no turn after the last move.
    for message, view in list(zip(sent, game.views, strict=True))[1:-1]:
        wrong = differences(COMPUTED[record.game.key], view, message["view"])
        assert not wrong, ([shown["event"] for shown in message["events"]], wrong)
