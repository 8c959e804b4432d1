"""The rules as text, with chapters for terminal and browser."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

import roost.games  # noqa: F401 fills the registry
from roost.core.registry import find
from roost.terminal.help import help_text, rules_text
from roost.words import LANGUAGES, Words
from roost.words.rulebook import rulebook


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chapter_about_the_terminal_is_left_out_elsewhere(language: str) -> None:
    game = find("zwickern")
    words = Words(language, game)
    chapter = words.say("rules-terminal")
    assert "c2" in chapter
    assert "terminal" not in rulebook(game, words).lower()
    assert rulebook(game, words, more=("terminal",)) == f"{rulebook(game, words)}\n\n{chapter}"
    heading, *_ = chapter.removeprefix("## ").splitlines()
    for shown in (rules_text(game, words), *list(help_text(game, game.choose({}), words))[:1]):
        console = Console(file=StringIO(), width=100)
        with console.capture() as drawn:
            console.print(shown)
        assert heading in drawn.get()
