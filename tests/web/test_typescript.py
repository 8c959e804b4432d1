"""The client's types are those of the server: nobody changes one without the other."""

from __future__ import annotations

from pathlib import Path

import pytest

from roost.web.typescript import files

CLIENT = Path(__file__).parents[2] / "client" / "src"


@pytest.mark.parametrize("path", files())
def test_the_types_of_the_client_are_those_of_the_server(path: str) -> None:
    assert (CLIENT / path).read_text(encoding="utf-8") == files()[path], "run `make types`, and see what breaks"


def test_views_and_events_of_every_game_are_there() -> None:
    made = files()
    assert 'game: "heckmeck";' in made["games/heckmeck/wire.ts"]
    assert "export type GameEvent = " in made["games/gloria/wire.ts"]
    assert "hand: readonly string[] | null;" in made["games/gloria/wire.ts"]
    assert "present?: boolean;" in made["wire.ts"], "what is left out when it is not so is optional"
    assert "since?: number | null;" in made["wire.ts"]
