"""The client's generated types and constants agree with the server."""

from __future__ import annotations

from pathlib import Path

import pytest

from roost.web.typescript import files

CLIENT = Path(__file__).parents[2] / "client" / "src"


@pytest.mark.parametrize("path", files())
def test_generated_files_are_up_to_date(path: str) -> None:
    assert (CLIENT / path).read_text(encoding="utf-8") == files()[path], "run `make types`, and see what breaks"


def test_views_events_and_constants_are_generated() -> None:
    made = files()
    assert 'game: "heckmeck";' in made["games/heckmeck/wire.ts"]
    assert "export type GameEvent = " in made["games/gloria/wire.ts"]
    assert "hand: readonly string[] | null;" in made["games/gloria/wire.ts"]
    assert "present?: boolean;" in made["wire.ts"], "fields that are omitted when false are optional"
    assert "since?: number | null;" in made["wire.ts"]
    assert "export const FINAL_CLOSE_CODES = [4400, 4404] as const;" in made["wire.ts"]
