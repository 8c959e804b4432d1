"""The choice of the language."""

from __future__ import annotations

import pytest

from roost.words import UnknownLanguageError, choose_language


@pytest.mark.parametrize(
    ("asked", "environment", "language"),
    [
        ("fr", {"ROOST_LANGUAGE": "de", "LANG": "it_IT.UTF-8"}, "fr"),
        (None, {"ROOST_LANGUAGE": "de", "LANG": "it_IT.UTF-8"}, "de"),
        (None, {"LC_ALL": "fr_CH.UTF-8", "LC_MESSAGES": "de_DE", "LANG": "it_IT"}, "fr"),
        (None, {"LC_MESSAGES": "de_DE", "LANG": "it_IT"}, "de"),
        (None, {"LANG": "it_IT@euro"}, "it"),
        (None, {"LC_ALL": "", "ROOST_LANGUAGE": "", "LANG": "it"}, "it"),
        (None, {"LANG": "es_ES.UTF-8"}, "en"),
        (None, {"LANG": "C"}, "en"),
        (None, {}, "en"),
        ("DE", {}, "de"),
        ("de-AT", {}, "de"),
    ],
)
def test_argument_variable_and_locale_in_this_order(
    asked: str | None, environment: dict[str, str], language: str
) -> None:
    assert choose_language(asked, environment) == language


@pytest.mark.parametrize(("asked", "environment"), [("es", {}), (None, {"ROOST_LANGUAGE": "klingon"}), ("", {})])
def test_the_error_for_an_unknown_language_lists_all_languages(asked: str | None, environment: dict[str, str]) -> None:
    with pytest.raises(UnknownLanguageError, match="en, de, fr, it"):
        choose_language(asked, environment)
