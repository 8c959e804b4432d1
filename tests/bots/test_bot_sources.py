"""The files that a bot runs, and those that it does not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from roost.bots.bot_import import BotImportError
from roost.bots.bot_sources import bot_sources
from tests.bots.own_bots import forgetting_imports

FILES = {
    "own.py": "import helper, json, numbers_of_nobody\nfrom roost.core.bot import Bot",
    "helper.py": "def late():\n    from pack.deep import thing",
    "pack/__init__.py": "",
    "pack/deep.py": "from . import other\nfrom .other import thing",
    "pack/other.py": "def broken(:",
    "pack/data.txt": "no source",
    "unused.py": "",
    "numpy_like/site-packages/installed.py": "",
}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    with forgetting_imports():
        monkeypatch.syspath_prepend(str(tmp_path / "numpy_like" / "site-packages"))
        yield tmp_path


def names(path: str) -> list[str]:
    return [name for name, _content in bot_sources(path)]


@pytest.mark.parametrize("path", ["own:Careful", "own.py:Careful"])
def test_a_bot_has_its_file_and_all_that_it_imports_from_here(path: str) -> None:
    assert names(path) == ["helper.py", "own.py", "pack/__init__.py", "pack/deep.py", "pack/other.py"]
    assert dict(bot_sources(path))["helper.py"] == FILES["helper.py"].encode()


def test_a_bot_in_a_package_has_all_of_it() -> None:
    assert names("pack.deep:Careful") == ["pack/__init__.py", "pack/deep.py", "pack/other.py"]


def test_of_installed_packages_only_the_bots_own_counts(folder: Path) -> None:
    (folder / "own.py").write_text("import installed", encoding="utf-8")
    assert names("own:Careful") == ["own.py"]
    assert names("installed:Careful") == ["installed.py"]


@pytest.mark.parametrize("path", ["nowhere:Careful", "nowhere.py:Careful"])
def test_a_bot_that_is_not_there_has_none(path: str) -> None:
    with pytest.raises(BotImportError, match="there is no"):
        names(path)
