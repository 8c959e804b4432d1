"""The characters of the bot levels."""

from __future__ import annotations

import re
from pathlib import Path

import roost
from roost.bots.characters import CHARACTERS, character_name, face_of
from roost.bots.levels import LEVELS

WORDS = Path(roost.__file__).parent / "words"
NAMES = [name for names in CHARACTERS.values() for name in names]


def test_each_level_has_three_characters_with_short_names() -> None:
    assert {level: len(names) for level, names in CHARACTERS.items()} == dict.fromkeys(LEVELS, 3)
    assert len({*NAMES}) == 12
    assert all(name.isascii() and name.isalpha() and len(name) <= 5 for name in NAMES)


def test_no_character_has_the_name_of_a_word_in_a_game() -> None:
    texts = [path.read_text(encoding="utf-8") for path in Path(roost.__file__).parent.glob("games/*/words/*.ftl")]
    assert len(texts) == 16
    words = set(re.findall(r"\w+", " ".join(texts).casefold()))
    assert not words & {name.casefold() for name in NAMES}


def test_the_same_key_brings_the_same_characters() -> None:
    drawn = {key: character_name("hen", key, ()) for key in map(str, range(40))}
    assert {*drawn.values()} == {*CHARACTERS["hen"]}, "another table has another hen"
    assert all(character_name("hen", key, ()) == name for key, name in drawn.items())


def test_no_two_bots_have_the_same_name() -> None:
    named: list[str] = []
    for _ in range(8):
        named.append(character_name("fox", "a table", named))
    first = named[:3]
    assert {*first} == {*CHARACTERS["fox"]}
    assert named[3:] == [*(f"{name} 2" for name in first), *(f"{name} 3" for name in first[:2])]
    assert [face_of("fox", name) for name in named[:4]] == [name.lower() for name in [*first, first[0]]]


def test_other_bots_keep_their_own_names() -> None:
    assert character_name("random", "a table", ()) == "random"
    assert character_name("random", "a table", ["random"]) == "random 2"
    assert face_of("random", "random") == ""
    assert face_of("hen", "hen 2") == "", "as in old logs"
    assert face_of("hen", "Zora") == "", "a fox"
