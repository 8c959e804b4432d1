"""The hash of rules and bots."""

from __future__ import annotations

from pathlib import Path

import pytest

from roost.arena import fingerprint as module
from roost.arena.fingerprint import fingerprint
from roost.core.registry import games


def test_each_game_has_its_own_fingerprint() -> None:
    found = [fingerprint(game.key) for game in games()]
    assert len(set(found)) == len(found)
    assert all(len(one) == 16 for one in found)


@pytest.mark.parametrize("place", ["rules.py", "odds/solver.py"])
def test_the_fingerprint_changes_with_each_source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str) -> None:
    monkeypatch.setattr(module, "files", lambda folder: tmp_path / folder)
    key = games()[0].key
    folder = games()[0].folder
    assert folder is not None
    for name in ("roost.core", "roost.bots", folder, f"{folder}/odds", f"{folder}/words"):
        (tmp_path / name).mkdir()
    source = tmp_path / folder / place
    found = set()
    for text in ("one", "two"):
        source.write_text(text, encoding="utf-8")
        fingerprint.cache_clear()
        found.add(fingerprint(key))
    (tmp_path / folder / "words" / "en.ftl").write_text("no rules", encoding="utf-8")
    fingerprint.cache_clear()
    assert fingerprint(key) in found
    assert len(found) == 2
