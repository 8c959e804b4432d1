"""Messages by key: the common ones and those of games, in the language chosen or else in English."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from roost.core.errors import RecordError, RoostError
from roost.core.game import Game
from roost.core.message import Message
from roost.words.language import LANGUAGES

__all__ = ["Words"]

_FOLDER: Final = "words"
_parsed: Final = cache(FluentResource)
"""Parses a text of messages once: that takes a tenth of a second for each file."""
_Data = str | int | float


class Words:
    """What can be said about games, and about Roost itself."""

    def __init__(self, language: str, *games: Game, letters: Callable[[str], str] = str) -> None:
        self.language = language
        self._letters = letters
        """Spells a text as the place where it is shown can write it."""
        self._games = games
        self._bundles = [_bundle(spoken, games) for spoken in dict.fromkeys((language, LANGUAGES[0]))]

    def sources(self) -> list[str]:
        """Return the messages of the games alone as they are written, first in English."""
        spoken = dict.fromkeys((LANGUAGES[0], self.language))
        files = [file for language in spoken for file in _game_files(language, self._games)]
        return [file.read_text(encoding="utf-8") for file in files if file.is_file()]

    def say(self, key: str, **data: _Data) -> str:
        """The message of that key; the key and the data themselves where a game brings no words for it."""
        return self.find(key, **data) or self._letters(" ".join([key, *map(str, data.values())]))

    def find(self, key: str, **data: _Data) -> str | None:
        """The message of that key, or None."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    text, _errors = bundle.format_pattern(pattern, data)
                    return self._letters(str(text))
        return None

    def message(self, message: Message, names: Sequence[str], sides: Sequence[int] = ()) -> str:
        """Return a message with its parts and the names of its seats filled in; `sides` says who plays together."""
        data = {**message.data, **{what: names[seat] for what, seat in message.seats.items()}}
        for what, side in message.sides.items():
            members = (name for name, other in zip(names, sides or range(len(names)), strict=True) if other == side)
            data[what] = " & ".join(members)
        for what, part in message.parts.items():
            parts = (part,) if isinstance(part, Message) else part
            data[what] = ", ".join(self.message(one, names, sides) for one in parts)
        if message.fallback:
            return self.find(message.key, **data) or self._letters(message.fallback)
        return self.say(message.key, **data)

    def explain(self, error: RoostError) -> str:
        """An error in words; where there are none for it, the English ones that it brings along."""
        data = dict(error.data)
        if isinstance(error, RecordError) and error.cause is not None:
            data["cause"] = self.explain(error.cause)
        return self.find(f"error-{error.reason}", **data) or self._letters(str(error))


def _bundle(language: str, games: Iterable[Game]) -> FluentBundle:
    # The marks that isolate text of another writing direction show up as boxes in many terminals, and all four
    # languages are written in the same direction.
    bundle = FluentBundle([language], use_isolating=False)
    for file in (files(__package__) / f"{language}.ftl", *_game_files(language, games)):
        if file.is_file():
            bundle.add_resource(_parsed(file.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


def _game_files(language: str, games: Iterable[Game]) -> Iterator[Traversable]:
    for game in games:
        if game.folder is not None:
            yield files(game.folder) / _FOLDER / f"{language}.ftl"
        elif game.words_folder is not None:
            yield game.words_folder / f"{language}.ftl"
