"""`from roost import ...` gives what programs need, with types, and with docs also when compiled."""

from __future__ import annotations

import ast
import inspect
import re
import subprocess
import sys
from pathlib import Path

import pytest

import roost
from tests.examples import typed_program
from tests.registered_games import same_games

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
PROGRAMS = [*sorted((ROOT / "examples").glob("*.py")), *sorted((ROOT / "tests" / "examples").glob("*.py"))]
PUBLIC = re.compile(r"roost(\.testing|\.games(\.[a-z]+)?)?")
DOCUMENTED = [name for name in roost.__all__ if callable(getattr(roost, name))]


def imported(source: str) -> set[str]:
    """Return the modules of Roost that a program imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
    return {name for name in found if name.partition(".")[0] == "roost"}


def blocks(page: Path) -> list[str]:
    """Return the Python programs that a page shows."""
    return re.findall(r"^ *```python\n(.*?)^ *```$", page.read_text(encoding="utf-8"), re.M | re.S)


def test_pages_and_examples_import_public_modules_only() -> None:
    shown = {page: "\n".join(map(inspect.cleandoc, blocks(page))) for page in PAGES}
    sources = shown | {path: path.read_text(encoding="utf-8") for path in PROGRAMS}
    assert sum("roost" in imported(source) for source in sources.values()) >= 4
    for path, source in sources.items():
        for name in imported(source):
            assert PUBLIC.fullmatch(name), f"{path.relative_to(ROOT)} imports {name}"


def test_the_list_of_public_names_is_sorted_and_complete() -> None:
    assert [*dict.fromkeys(roost.__all__)] == roost.__all__
    for name in roost.__all__:
        assert getattr(roost, name) is not None
    with pytest.raises(AttributeError, match=r"^module 'roost' has no attribute 'nonsense'$"):
        roost.nonsense  # type: ignore[attr-defined]  # noqa: B018


def test_bots_are_imported_only_when_they_are_asked_for() -> None:
    program = "import roost, sys; before = 'roost.bots.coach' in sys.modules; roost.Coach; print(before)"
    assert subprocess.check_output([sys.executable, "-c", program], text=True) == "False\n"


@pytest.mark.parametrize("name", DOCUMENTED)
def test_help_shows_docstrings_and_parameters(name: str) -> None:
    thing = getattr(roost, name)
    assert (thing.__doc__ or "").strip()
    for key, member in vars(thing).items() if inspect.isclass(thing) else ():
        if inspect.isroutine(member) and not key.startswith("_"):
            assert inspect.getdoc(getattr(thing, key)), f"{name}.{key}"
            assert inspect.signature(getattr(thing, key)).parameters or isinstance(member, staticmethod)


def test_compiled_methods_have_the_parameters_of_their_source() -> None:
    assert list(inspect.signature(roost.FastChance).parameters) == ["seed"]
    assert list(inspect.signature(roost.FastChance.below).parameters) == ["self", "n"]
    assert list(inspect.signature(roost.Bot.choose).parameters) == ["self", "state", "chance", "budget"]
    assert inspect.getdoc(roost.State.over)
    assert "in a stable order" in (inspect.getdoc(roost.State.moves) or "")


def test_a_typed_program_runs() -> None:
    with same_games():
        typed_program.main()


@pytest.mark.compiled_only
def test_typed_programs_pass_a_strict_type_checker(tmp_path: Path) -> None:
    """The installed package carries its types."""
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache"), "."]
    for number, block in enumerate(blocks(ROOT / "README.md")):
        (tmp_path / f"readme{number}.py").write_text(block, encoding="utf-8")
    source = inspect.getsource(typed_program)
    (tmp_path / "program.py").write_text(source, encoding="utf-8")
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=120)
    assert ran.returncode == 0, ran.stdout
    (tmp_path / "program.py").write_text(source.replace(".rolled, str", ".roled, str"), encoding="utf-8")
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=120)
    assert '"HeckmeckView" has no attribute "roled"' in ran.stdout
