"""Imports point one way, games are named only in their folders, and the README's code runs."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import roost.games  # noqa: F401
from roost.core.registry import games

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "roost"
ELSEWHERE = sorted(
    path
    for path in PACKAGE.rglob("*")
    if path.is_file()
    and "__pycache__" not in path.parts
    # The built client contains all games.
    and not {PACKAGE / "games", PACKAGE / "web" / "client"} & set(path.parents)
)


def test_every_part_imports_only_what_lies_below_it() -> None:
    finished = subprocess.run(
        [
            sys.executable,
            "-c",
            "from importlinter.cli import lint_imports_command; lint_imports_command()",
            "--no-cache",
        ],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert finished.returncode == 0, finished.stdout + finished.stderr
    assert re.search(r"Contracts: [1-9]\d* kept, 0 broken\.", finished.stdout), finished.stdout


def named(tree: ast.AST) -> Iterator[str]:
    """Yield the names and texts of a program without docstrings and comments."""
    prose = {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            yield node.value
        for field in ("id", "attr", "name", "asname", "module", "arg"):
            value = getattr(node, field, None)
            if isinstance(value, str):
                yield value


@pytest.mark.parametrize("path", ELSEWHERE, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_game_is_named_outside_of_its_folder(path: Path) -> None:
    keys = [game.key for game in games() if game.folder is not None]
    assert keys
    text = path.read_text(encoding="utf-8")
    words = named(ast.parse(text)) if path.suffix == ".py" else text.splitlines()
    for word in words:
        for key in keys:
            assert key not in word.casefold(), f"{path.relative_to(ROOT)} names {key}: {word!r}"


@pytest.mark.parametrize("key", [game.key for game in games() if game.folder is not None])
def test_every_clause_of_a_rules_page_has_a_test_named_after_it(key: str) -> None:
    page = (ROOT / "docs" / "rules" / f"{key}.md").read_text(encoding="utf-8")
    # The letters of its clauses are those of the table of rulings: W7 is a card.
    letters = "".join(set(re.findall(r"^\| ([A-Z])\d+", page, re.MULTILINE)))
    assert letters
    clauses = set(re.findall(rf"\b[{letters}]\d+\b", page))
    tests = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests" / "games" / key).rglob("test_*.py"))
    assert clauses - set(re.findall(r"def test_([A-Z]\d+)_", tests)) == set()


def test_the_python_in_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"^```python\n(.*?)^```$", (ROOT / "README.md").read_text(encoding="utf-8"), re.M | re.S)
    assert blocks, "the README has Python examples"
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {"__name__": "readme"})
    assert capsys.readouterr().out.strip(), "the examples print something"
