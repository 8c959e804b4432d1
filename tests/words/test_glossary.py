"""No message uses a word that the glossary of its language rules out."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term, TextElement
from fluent.syntax.visitor import Visitor

from roost.words import LANGUAGES

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "roost"


@dataclass(frozen=True)
class Entry:
    """A term of a glossary: what it means, the word for it, and the words that are ruled out.

    Words that are ruled out are regular expressions for whole words, upper or lower case.
    """

    means: str
    say: str
    never: tuple[str, ...]
    game: str = ""
    """The game whose messages it is about; empty for all messages."""

    @property
    def pattern(self) -> re.Pattern[str]:
        return re.compile(rf"\b(?:{'|'.join(self.never)})\b", re.IGNORECASE)


@cache
def glossary(language: str) -> tuple[Entry, ...]:
    """Return the terms of all messages, then those of each game's own."""
    entries: list[Entry] = []
    for game, path in catalogues(language):
        if (terms := path.with_name(f"{language}.glossary.toml")).exists():
            found = tomllib.loads(terms.read_text(encoding="utf-8"))["term"]
            entries += [Entry(**{**term, "never": tuple(term["never"])}, game=game) for term in found]
    return tuple(entries)


def catalogues(language: str) -> Iterator[tuple[str, Path]]:
    """Yield the files of messages in a language, each with the game that it belongs to."""
    yield "", SOURCE / "words" / f"{language}.ftl"
    yield "", ROOT / "client" / "words" / f"{language}.ftl"
    for path in sorted((SOURCE / "games").glob(f"*/words/{language}.ftl")):
        yield path.parents[1].name, path


def sentences(path: Path) -> Iterator[tuple[str, str]]:
    """Yield the key and the text of every message, without the names of variables."""
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, Message | Term):
            parts: list[str] = []

            class Texts(Visitor):
                def visit_TextElement(self, node: TextElement, parts: list[str] = parts) -> None:
                    parts.append(node.value)

            Texts().visit(entry)
            yield entry.id.name, " … ".join(parts)


def ruled_out(entries: tuple[Entry, ...], game: str, text: str) -> list[str]:
    """Return what is wrong with a text, and what to say instead."""
    return [
        f"{found.group()!r}: say {entry.say!r} ({entry.means})"
        for entry in entries
        if entry.never and entry.game in ("", game)
        for found in entry.pattern.finditer(text)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_uses_a_word_that_the_glossary_rules_out(language: str) -> None:
    entries = glossary(language)
    wrong = [
        f"{path.relative_to(ROOT)} {key}: {problem}"
        for game, path in catalogues(language)
        for key, text in sentences(path)
        for problem in ruled_out(entries, game, text)
    ]
    assert not wrong, "\n".join(wrong)


def test_a_word_that_is_ruled_out_is_found_with_the_word_to_use() -> None:
    entries = (Entry("leave a seat", "Leave", ("get up",)), Entry("goods", "goods", ("wares?",), game="gloria"))
    assert ruled_out(entries, "heckmeck", "Get up from the table, wares") == ["'Get up': say 'Leave' (leave a seat)"]
    assert ruled_out(entries, "gloria", "two wares, softwares") == ["'wares': say 'goods' (goods)"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_glossary_never_rules_out_the_word_that_it_recommends(language: str) -> None:
    for entry in glossary(language):
        assert not entry.never or not entry.pattern.search(entry.say), entry


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_glossary_says_a_word_for_each_meaning_and_rules_others_out(language: str) -> None:
    meanings = [entry.means for entry in glossary(language)]
    assert len(meanings) == len(set(meanings))
    assert all(entry.say and entry.never for entry in glossary(language))
    common = {entry.means for entry in glossary(LANGUAGES[0])}
    assert common <= set(meanings), common - set(meanings)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Touch a card of your hand"),
        ("en", "Go on"),
        ("en", "Get up"),
        ("en", "Keep the record"),
        ("en", "Finished in the last days"),
        ("en", "It can hardly be told apart from it"),
        ("en", "Nothing else is worth a thought"),
        ("en", "At once"),
        ("en", "too dear to buy"),
        ("en", "A move in short"),
        ("en", "Hen plays for them"),
        ("de", "Berühre eine Karte"),
        ("de", "Tippe eine Karte an"),
        ("de", "Was geschah"),
        ("de", "Gespräch"),
        ("de", "Misslungen!"),
        ("de", "liegt schon"),
        ("de", "Der Link ist vertippt"),
        ("de", "Du gäbst Portion 24 ab"),
        ("fr", "Demander à reprendre"),
        ("fr", "Anna préfère que non."),
        ("fr", "Remontrer"),
        ("it", "vermi arrostiti"),
        ("it", "mazzetti"),
    ],
)
def test_unnatural_phrases_are_ruled_out(language: str, text: str) -> None:
    assert ruled_out(glossary(language), "", text)
