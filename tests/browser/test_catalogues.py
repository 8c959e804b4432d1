"""The client's messages: complete in four languages, and all in use."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from roost.words import LANGUAGES

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "client"
SOURCES = [path for kind in ("svelte", "ts") for path in (CLIENT / "src").rglob(f"*.{kind}") if path.name != "wire.ts"]
LITERAL = re.compile(r"""['"`]([a-z][a-z0-9]*(?:-[a-z0-9]+)+)['"`]""")
FAMILY = re.compile(r"`([a-z][a-z0-9-]*-)\$\{")
SAID = re.compile(r"""say\(\s*['"]([a-z][a-z0-9-]*)['"]""")


def messages(path: Path) -> dict[str, set[str]]:
    """Return the messages of a catalogue with their variables."""
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            found[entry.id.name] = set(re.findall(r"\{ \$(\w+)", FluentSerializer().serialize_entry(entry)))
    return found


def own(language: str) -> dict[str, set[str]]:
    return messages(CLIENT / "words" / f"{language}.ftl")


def shared(language: str) -> set[str]:
    folders = [ROOT / "src" / "roost" / "words", *(ROOT / "src" / "roost" / "games").glob("*/words")]
    return {key for folder in folders for key in messages(folder / f"{language}.ftl")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_data(language: str) -> None:
    assert own(language) == own(LANGUAGES[0])


def test_every_message_key_exists() -> None:
    known = set(own(LANGUAGES[0])) | shared(LANGUAGES[0])
    missing = {
        (path.name, key)
        for path in SOURCES
        for key in SAID.findall(path.read_text(encoding="utf-8"))
        if key not in known
    }
    assert missing == set()


def test_every_message_is_used() -> None:
    written = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    used = set(LITERAL.findall(written)) | set(SAID.findall(written))
    families = set(FAMILY.findall(written))
    unused = {key for key in own(LANGUAGES[0]) if key not in used and not key.startswith(tuple(families))}
    assert unused == set()
