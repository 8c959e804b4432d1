"""Bots by the path that they are imported from."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from roost.bots.bot_import import BotImportError, import_bot, is_import_path
from roost.core.chance import FastChance
from roost.core.registry import find
from roost.words import LANGUAGES, Words
from tests.bots.own_bots import forgetting_imports, source

GAME = find("karteneck")
BROKEN = {
    "missing:Careful": "there is no module missing",
    "missing.py:Careful": "there is no file missing.py",
    "own:Nobody": "own has no class Nobody",
    "own:Careful.Inner": "own has no class Careful.Inner",
    "own:NUMBER": "own:NUMBER is no class derived from Bot",
    "own:Person": "own:Person is no class derived from Bot",
    "own:Demanding": "own:Demanding cannot be made without arguments",
    "own:Unfinished": "own:Unfinished does not define choose",
    "own:Weightless": "own:Weightless fails: OSError: no weights",
    "lacking:Careful": "lacking fails: ModuleNotFoundError: No module named 'nothing_of_that_name'",
    "wrong:Careful": "wrong fails: SyntaxError: ",
    "leaving:Careful": "leaving fails: SystemExit: bye",
}
OWN = """
NUMBER = 5
class Person: pass
class Demanding(Careful):
    def __init__(self, depth): pass
class Unfinished(Bot): pass
class Weightless(Careful):
    def __init__(self): raise OSError("no\\nweights")
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with bots, which is the current one."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "own.py").write_text(source("Careful") + OWN, encoding="utf-8")
    (tmp_path / "lacking.py").write_text("import nothing_of_that_name", encoding="utf-8")
    (tmp_path / "wrong.py").write_text("class", encoding="utf-8")
    (tmp_path / "leaving.py").write_text("raise SystemExit('bye')", encoding="utf-8")
    import_bot.cache_clear()
    with forgetting_imports():
        yield tmp_path


@pytest.mark.parametrize("text", ["own:Careful", "a.b:C.D", "bots/own.py:Careful", "C:\\my bots\\own.py:Careful"])
def test_an_import_path_is_a_module_or_file_with_a_class(text: str) -> None:
    assert is_import_path(text)


@pytest.mark.parametrize("text", ["", "hen", "own:", ":Careful", "own:a b", "Dr. No:Bond", "own.py", "own:4"])
def test_other_words_are_none(text: str) -> None:
    assert not is_import_path(text)


@pytest.mark.parametrize("path", ["own:Careful", "own.py:Careful", "./own.py:Careful"])
def test_a_class_is_found_in_the_current_folder(path: str) -> None:
    state = GAME.start(2, FastChance(1))
    assert import_bot(path)().choose(state.copy(), FastChance(1)) == state.moves()[0]
    assert import_bot(path) is import_bot(path)


def test_a_class_may_be_part_of_a_package_and_of_another_class(folder: Path) -> None:
    (folder / "pack").mkdir()
    (folder / "pack" / "deep.py").write_text(source("Careful") + "class Box:\n    Inner = Careful\n", encoding="utf-8")
    assert import_bot("pack.deep:Box.Inner") is import_bot("pack.deep:Careful")


def test_two_files_of_one_name_are_two_bots(folder: Path) -> None:
    for name in ("old", "new"):
        (folder / name).mkdir()
        (folder / name / "random.py").write_text(source("Careful"), encoding="utf-8")
    old, new = import_bot("old/random.py:Careful"), import_bot("new/random.py:Careful")
    assert old is not new
    assert "old" in (sys.modules[old.__module__].__file__ or "")


@pytest.mark.parametrize(("path", "why"), BROKEN.items())
def test_what_is_wrong_is_said_in_one_line_and_four_languages(path: str, why: str) -> None:
    with pytest.raises(BotImportError) as refused:
        import_bot(path)
    assert str(refused.value).startswith(why)
    told = {Words(language).explain(refused.value) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert all("\n" not in text and path.partition(":")[0] in text for text in told)


def test_a_file_that_fails_is_read_again_once_it_is_mended(folder: Path) -> None:
    (folder / "later.py").write_text("1 / 0", encoding="utf-8")
    with pytest.raises(BotImportError, match=r"later.py fails: ZeroDivisionError: division by zero"):
        import_bot("later.py:Careful")
    (folder / "later.py").write_text(source("Careful"), encoding="utf-8")
    assert import_bot("later.py:Careful").__name__ == "Careful"
