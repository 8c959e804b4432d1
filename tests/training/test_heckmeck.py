"""The training of Heckmeck's weights."""

from __future__ import annotations

import pytest

from roost.core.chance import FastChance
from roost.games.heckmeck.ai import weights
from roost.games.heckmeck.ai.network import WEIGHT_COUNT
from roost.games.heckmeck.rules.state import HeckmeckState
from tests.games.heckmeck.positions import classic, deluxe
from training import heckmeck

LATE = "seats=3 stacks=25.26/27.29/31 turned=22.23.24.28.30.32.33.34.35.36"


def test_the_command_writes_a_module_with_the_shape_of_the_shipped_one(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def late(seats: int, variant: bool, chance: FastChance) -> HeckmeckState:
        return deluxe(LATE) if variant else classic(LATE)

    monkeypatch.setattr(heckmeck, "begun", late)
    heckmeck.main(["--rounds", "2", "--games", "1"])
    names: dict[str, object] = {}
    exec(capsys.readouterr().out, names)
    for name in ("CLASSIC", "DELUXE"):
        learned = names[name]
        assert isinstance(learned, tuple)
        assert len(learned) == WEIGHT_COUNT
        assert learned != getattr(weights, name)


def test_games_begin_before_the_first_roll_with_any_seat() -> None:
    chance = FastChance(3)
    starts = [heckmeck.begun(3, False, chance) for _ in range(30)]
    assert {int(state.turn) for state in starts} == {0, 1, 2}
    assert all(state.rolled == 0 and len(state.moves()) == 1 for state in starts)


def test_the_shipped_weights_survive_being_written_again() -> None:
    names: dict[str, object] = {}
    exec(heckmeck.written([weights.CLASSIC, weights.DELUXE]), names)
    assert (names["CLASSIC"], names["DELUXE"]) == (weights.CLASSIC, weights.DELUXE)
