"""Typography of messages: no-break spaces in French, and minus signs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CATALOGUES = sorted(path for folder in ("src/roost", "client/words") for path in (ROOT / folder).rglob("*.ftl"))
FRENCH = [path for path in CATALOGUES if path.name == "fr.ftl"]
BREAKABLE = re.compile(r'[^\s.\]] [?!:;»%]|« |\{ " " \}[?!:;»%]')
"""Punctuation after an ordinary space, where a line could break. After a full stop it is something to type."""


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: str(path.relative_to(ROOT)))
def test_french_punctuation_has_no_break_spaces(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    breakable = [line for line in lines if not line.startswith("#") and BREAKABLE.search(line)]
    assert breakable == []


def test_all_french_catalogues_are_checked() -> None:
    assert len(FRENCH) >= 6


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: str(path.relative_to(ROOT)))
def test_negative_numbers_have_a_minus_sign(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if re.search(r"(^|[\s(])[-\u2013]\{ \$", line)] == []
