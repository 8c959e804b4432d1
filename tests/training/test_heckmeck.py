"""Where the weights of Heckmeck come from."""

from __future__ import annotations

import pytest

from roost.games.heckmeck.value import weights
from roost.games.heckmeck.value.network import WEIGHTS, network_for
from training import heckmeck


def test_the_command_writes_a_module_like_the_one_that_is_shipped(capsys: pytest.CaptureFixture[str]) -> None:
    texts = []
    for _ in range(2):
        heckmeck.main(["--rounds", "2", "--games", "1"])
        texts.append(capsys.readouterr().out)
    assert texts[0] == texts[1]
    names: dict[str, object] = {}
    exec(texts[0], names)
    for name in ("CLASSIC", "DELUXE"):
        learned = names[name]
        assert isinstance(learned, tuple)
        assert len(learned) == WEIGHTS
        assert learned != getattr(weights, name)


def test_what_is_shipped_is_written_as_the_command_writes_it() -> None:
    names: dict[str, object] = {}
    exec(heckmeck.written([network_for(False), network_for(True)]), names)
    assert (names["CLASSIC"], names["DELUXE"]) == (weights.CLASSIC, weights.DELUXE)
