"""The licences of the libraries and fonts that the wheel contains."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import roost
from roost._pure import is_compiled
from roost.web.pages import FOLDER

CLIENT = Path(__file__).parents[2] / "client"
IMPORTED = re.compile(r"""(?:from |import |import\(|url\()['"]((?:@[\w-]+/)?[\w-]+)[\w/.-]*['"]""")
HEADING = re.compile(r"^-{80}\n\n(\S+) (\S+) \((\S+)\)$", re.M)


def imported_packages() -> Iterator[str]:
    """Yield the packages that the client's source names."""
    for path in (CLIENT / "src").rglob("*"):
        if path.suffix in {".ts", ".svelte", ".css"}:
            yield from IMPORTED.findall(path.read_text(encoding="utf-8"))


def test_every_bundled_package_is_named_with_its_version_and_licence() -> None:
    text = (FOLDER / "licences.txt").read_text(encoding="utf-8")
    named = {name: (version, licence) for name, version, licence in HEADING.findall(text)}
    locked = json.loads((CLIENT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    expected = set(imported_packages())
    assert {"svelte", "@fluent/bundle", "@fontsource-variable/fredoka", "@fontsource-variable/nunito"} <= expected
    assert expected <= named.keys()
    for name, (version, licence) in named.items():
        package = locked[f"node_modules/{name}"]
        assert (version, licence) == (package["version"], package["license"])


def test_every_licence_has_its_text() -> None:
    parts = HEADING.split((FOLDER / "licences.txt").read_text(encoding="utf-8"))[1:]
    for name, text in zip(parts[::4], parts[3::4], strict=True):
        assert len(text) > 500, name
        assert re.search("licen[cs]e|permission", text, re.I), name


@pytest.mark.skipif(not is_compiled(), reason="only the compiled wheel contains the runtime library of mypyc")
def test_the_compiled_wheel_has_the_licence_of_mypyc() -> None:
    text = Path(roost.__file__).with_name("mypyc-licence.txt").read_text(encoding="utf-8")
    assert "Jukka Lehtosalo" in text
