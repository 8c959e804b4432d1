"""The choice of the language: as requested, or from the environment."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from roost.core.errors import RoostError

__all__ = ["LANGUAGES", "UnknownLanguageError", "choose_language"]

LANGUAGES: Final = ("en", "de", "fr", "it")
"""The first one is the default."""
_LANGUAGE_VARIABLE: Final = "ROOST_LANGUAGE"
_LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


class UnknownLanguageError(RoostError):
    """A requested language that Roost does not have."""


def choose_language(requested: str | None, environment: Mapping[str, str]) -> str:
    """Return the requested language, or that of `ROOST_LANGUAGE`, or that of the locale, or English.

    Raises:
        UnknownLanguageError: The argument or `ROOST_LANGUAGE` names another language. (A locale may.)
    """
    requested = requested if requested is not None else environment.get(_LANGUAGE_VARIABLE) or None
    if requested is not None:
        language = _language_code(requested)
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            text = f"there is no language {requested!r}; there are: {known}"
            raise UnknownLanguageError(text, "unknown-language", given=requested, known=known)
        return language
    locale = next((environment[name] for name in _LOCALE_VARIABLES if environment.get(name)), "")
    return _language_code(locale) if _language_code(locale) in LANGUAGES else LANGUAGES[0]


def _language_code(locale: str) -> str:
    """Return `de` for `de_CH.UTF-8`, `de-AT` or `DE`."""
    return re.split(r"[-_.@]", locale.strip())[0].lower()
