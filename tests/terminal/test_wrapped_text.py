"""Wrapping and transliteration of texts."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from roost.terminal.transliteration import can_encode, transliterate
from roost.terminal.wrapped_text import WrappedText


def printed(text: str, width: int = 20) -> list[str]:
    out = io.StringIO()
    Console(file=out, width=width).print(WrappedText(text), crop=False)
    return out.getvalue().splitlines()


def test_paragraphs_and_items_are_wrapped() -> None:
    text = "## A heading\nOne two three four\nfive six.\n\n- an item that is longer than a line\n- another"
    assert printed(text) == [
        "A heading",
        "One two three four",
        "five six.",
        "",
        " - an item that is",
        "   longer than a",
        "   line",
        " - another",
    ]


def test_lines_do_not_break_in_paths_or_at_no_break_spaces() -> None:
    path = "/a/very-long/path/that-has/hyphens"
    assert printed(f"Record: {path}") == ["Record:", path]
    assert printed("one two three four\u00a0!", width=19) == ["one two three", "four\u00a0!"]


@pytest.mark.parametrize(
    ("text", "encoding", "spelled"),
    [
        ("Würmer, groß", "ascii", "Wuermer, gross"),
        ("« dé d\u2019or\u00a0»", "ascii", '" de d\'or "'),
        ("è già", "ascii", "e gia"),
        ("è · 雞", "latin-1", "è · ?"),
        ("è · 雞", "utf-8", "è · 雞"),
    ],
)
def test_unencodable_letters_are_transliterated(text: str, encoding: str, spelled: str) -> None:
    assert transliterate(text, encoding) == spelled
    assert can_encode(text, encoding) is (spelled == text)
