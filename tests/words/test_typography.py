"""How signs are set: nothing that belongs to a word stands alone at the beginning of a line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CATALOGUES = sorted(path for folder in ("src/roost", "client/words") for path in (ROOT / folder).rglob("*.ftl"))
FRENCH = [path for path in CATALOGUES if path.name == "fr.ftl"]
LOOSE = re.compile(r'[^\s.\]] [?!:;»%]|« |\{ " " \}[?!:;»%]')
"""A sign that a line may break at: French has a space there, which must be one that nothing breaks at. Behind a full
stop it is no sign but something to type."""


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: str(path.relative_to(ROOT)))
def test_french_signs_stay_with_their_words(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    loose = [line for line in lines if not line.startswith("#") and LOOSE.search(line)]
    assert loose == []


def test_all_french_catalogues_are_looked_at() -> None:
    assert len(FRENCH) >= 6


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_is_lost_has_a_minus_and_no_hyphen(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if re.search(r"(^|[\s(])[-\u2013]\{ \$", line)] == []
