"""The generated types of the client are those of the server."""

from __future__ import annotations

from pathlib import Path

import pytest

from roost.web.typescript import files

CLIENT = Path(__file__).parents[2] / "client" / "src"


@pytest.mark.parametrize("path", files())
def test_the_types_of_the_client_are_up_to_date(path: str) -> None:
    assert (CLIENT / path).read_text(encoding="utf-8") == files()[path], "run `make types`, and see what breaks"


def test_each_game_has_types_for_views_and_events() -> None:
    made = files()
    assert 'game: "heckmeck";' in made["games/heckmeck/wire.ts"]
    assert "export type GameEvent = " in made["games/gloria/wire.ts"]
    assert "hand: readonly string[] | null;" in made["games/gloria/wire.ts"]
    assert "present?: boolean;" in made["wire.ts"], "omitted defaults are optional"
    assert "since?: number | null;" in made["wire.ts"]
