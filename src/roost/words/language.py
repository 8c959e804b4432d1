"""Which language to speak: the one asked for, or else the one of the surroundings."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from roost.core.errors import RoostError

__all__ = ["LANGUAGES", "UnknownLanguageError", "choose_language"]

LANGUAGES: Final = ("en", "de", "fr", "it")
"""The first one is spoken where nothing says otherwise."""
_ASKED: Final = "ROOST_LANGUAGE"
_SURROUNDINGS: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


class UnknownLanguageError(RoostError):
    """A language that was asked for, and that nobody has translated to."""


def choose_language(asked: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, or that of `ROOST_LANGUAGE`, or that of the locale, or English.

    Somebody who asks for a language gets it or is told why not; a locale in another language is no such wish.
    """
    wish = asked if asked is not None else environment.get(_ASKED) or None
    if wish is not None:
        language = _bare(wish)
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise UnknownLanguageError(
                f"there is no language {wish!r}; there are: {known}", "unknown-language", given=wish, known=known
            )
        return language
    locale = next((environment[name] for name in _SURROUNDINGS if environment.get(name)), "")
    return _bare(locale) if _bare(locale) in LANGUAGES else LANGUAGES[0]


def _bare(locale: str) -> str:
    """`de` out of `de_CH.UTF-8`, `de-AT` or `DE`."""
    return re.split(r"[-_.@]", locale.strip())[0].lower()
