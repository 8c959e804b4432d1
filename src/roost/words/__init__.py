"""All texts for people, in four languages: Fluent files here and in the folder of each game."""

from roost.words.catalogue import Words
from roost.words.game_title import game_title
from roost.words.language import LANGUAGES, UnknownLanguageError, choose_language

__all__ = ["LANGUAGES", "UnknownLanguageError", "Words", "choose_language", "game_title"]
