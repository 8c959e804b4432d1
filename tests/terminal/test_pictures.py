"""The pictures of the documentation show what is really drawn."""

from __future__ import annotations

import runpy
from pathlib import Path

from roost.terminal.gamefile import load

DOCS = Path(__file__).parents[2] / "docs"


def test_the_picture_of_the_terminal_is_up_to_date() -> None:
    made = runpy.run_path(str(DOCS / "pictures.py"))["terminal"](load("heckmeck"))
    assert made == (DOCS / "pictures" / "terminal.svg").read_text(encoding="utf-8"), "run docs/pictures.py"
    assert len(made.encode()) < 200_000
