"""What the events of a game change on the board is what the view that follows shows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.browser.rehearsal import RECORDS, messages, plan, recorded, rehearse

COMPUTED: dict[str, set[str]] = {
    "heckmeck": {"phase", "turns", "prize", "weasel", "worms", "away"},
    "karteneck": {"turn", "passing", "menu", "theft", "unseen", "unopened"},
    "zwickern": {"turn", "buys", "worth"},
    "gloria": {"phase", "points", "preview", "penalty", "why", "blind_used", "fox_moved"},
}
"""What follows from the rules and comes with the view alone: whose turn is next, what can be had, what rows earn; and
in which order specialists lie beside the table, which is not drawn."""


def differences(computed: set[str], shown: Any, expected: Any, path: str = "") -> list[str]:
    """Say where two views differ in what events tell."""
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
def test_events_change_the_board_as_the_game_did(stage_module: Path, name: str) -> None:
    record = recorded(name)
    sent = list(messages(record))
    (show,) = rehearse(stage_module, [plan(record, sent, speed="instant")])
    # The first view has nothing before it, and after the last move there is no turn any more.
    for message, view in list(zip(sent, show.views, strict=True))[1:-1]:
        wrong = differences(COMPUTED[record.game.key], view, message["view"])
        assert not wrong, ([shown["event"] for shown in message["events"]], wrong)
