"""Each message exists in each language, is used, and gets its variables."""

from __future__ import annotations

import importlib
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import roost
import roost.games
from roost.bench.engine_timing import game_setups
from roost.bots.registry import playing_bots
from roost.core.chance import FastChance
from roost.core.errors import RecordError, ScriptError, UnreadableError
from roost.core.game import Game, Options
from roost.core.registry import find, games
from roost.words import LANGUAGES, Words
from tests.words.message_usage import Use, advised, messages, reasons

SOURCE = Path(roost.__file__).parent
OF_EVERY_GAME = {"title", "rules", "notation"}
"""Messages that the terminal uses for each game."""
ENGLISH_ONLY = [SOURCE / "core" / "conformance.py", SOURCE / "arena", SOURCE / "bench"]
"""Tools for developers."""
DECLARED = {
    game.key: importlib.import_module(f"tests.games.{game.key}.message_keys") for game in games() if game.folder
}
FAMILIES = {key: declared.FAMILIES for key, declared in DECLARED.items()}
"""Keys with a computed part and its values, declared by the tests of each game."""
AS_WRITTEN = {key: getattr(declared, "AS_WRITTEN", re.compile("(?!)")) for key, declared in DECLARED.items()}
"""Details of a score sheet that are shown as they are."""
OPTIONAL = {"error-[^ ]+", r"value\-[^ ]+\-[^ ]+"} | {
    rf"{family}\-[^ ]+" for family in ("detail", "field", "option", "rules", "title")
}
"""Computed keys with a fallback."""
CATALOGUES = [None, *games()]


def title(game: Game | None) -> str:
    return game.key if game is not None else "common"


def folder(game: Game | None) -> Path:
    return SOURCE / "words" if game is None else SOURCE / "games" / game.key / "words"


def sources(game: Game | None) -> list[Path]:
    if game is not None:
        return sorted((SOURCE / "games" / game.key).rglob("*.py"))
    apart = [SOURCE / "games", SOURCE / "new_game" / "template", *ENGLISH_ONLY]
    return [file for file in sorted(SOURCE.rglob("*.py")) if not any(file.is_relative_to(other) for other in apart)]


@cache
def read(game: Game | None, language: str) -> dict[str, set[str]]:
    """Return the keys of a file, each with the variables of its message."""
    text = (folder(game) / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, Junk), f"{title(game)} {language}: {entry.content}"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{title(game)} {language}: {entry.id.name} is there twice"
            found[entry.id.name] = variables(entry)
    return found


def variables(message: Message) -> set[str]:
    names: set[str] = set()

    class Names(Visitor):
        def visit_VariableReference(self, node: VariableReference) -> None:
            names.add(node.id.name)

    Names().visit(message)
    return names


@cache
def uses(game: Game | None) -> list[Use]:
    files = sources(game)
    return [*messages(files), *reasons(files), *advised(files)]


def expected(game: Game | None) -> set[str]:
    written = {use.key for use in uses(game) if not use.computed}
    if game is None:
        return (written - OF_EVERY_GAME) | {f"bot-{bot}" for game in games() for bot in playing_bots(game)}
    families = {f"{family}-{key}" for family, keys in FAMILIES[game.key].items() for key in keys}
    for choice in game.choices():
        name, _, values = choice.partition("=")
        families |= {f"option-{name}", *(f"value-{name}-{value}" for value in values.split("|"))}
    return (written - expected(None)) | families | OF_EVERY_GAME


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOGUES, ids=title)
def test_no_message_is_missing_and_none_is_unused(game: Game | None, language: str) -> None:
    there, wanted = set(read(game, language)), expected(game)
    assert (wanted - there, there - wanted) == (set(), set()), "missing, unused"


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", CATALOGUES, ids=title)
def test_messages_use_the_same_variables_in_each_language(game: Game | None, language: str) -> None:
    assert read(game, language) == read(game, LANGUAGES[0])


@pytest.mark.parametrize("game", CATALOGUES, ids=title)
def test_messages_get_their_variables(game: Game | None) -> None:
    needed = read(game, LANGUAGES[0])
    computed = set(needed) - {use.key for use in uses(game) if not use.computed}
    for use in uses(game):
        fitting = [key for key in computed if re.fullmatch(use.key, key)] if use.computed else [use.key]
        for key in fitting:
            if use.given is not None and key in needed:
                assert needed[key] <= use.given, f"{use.where}: {key}"


@pytest.mark.parametrize("game", games(), ids=title)
def test_every_computed_key_is_of_a_declared_family(game: Game) -> None:
    keys = expected(game) | expected(None)
    for use in (*uses(game), *uses(None)):
        if use.computed and use.key not in OPTIONAL:
            assert any(re.fullmatch(use.key, key) for key in keys), f"{use.where}: {use.key}"


@pytest.mark.parametrize(("game", "options"), [(game, options) for game, options, _setup in game_setups()])
def test_declared_families_contain_all_keys_of_random_games(game: Game, options: Options) -> None:
    families = FAMILIES[game.key]
    chance = FastChance(7)
    for seats in game.seats:
        state = game.start(seats, chance, options)
        while not state.over:
            phase = getattr(state.view(None), "phase", None)
            assert phase is None or phase in families["phase"]
            state.play(state.pick(chance), chance)
        result = state.result()
        assert result is not None
        assert result.ending in families["ending"]
        assert {line.key for line in result.sheet} <= set(families["score"])
        details = {str(thing) for line in result.sheet for thing in line.detail if isinstance(thing, str)}
        told = {thing for thing in details if not AS_WRITTEN[game.key].fullmatch(thing)}
        assert told <= set(families.get("detail", ()))


def test_a_message_has_plurals_in_each_language() -> None:
    game = find("heckmeck")
    said = {language: Words(language, game).say("supply", count=1) for language in LANGUAGES}
    many = {language: Words(language, game).say("supply", count=3) for language in LANGUAGES}
    assert said == {
        "en": "1 roast worm left",
        "de": "noch 1 Rostbratwurm im Vorrat",
        "fr": "il reste 1 ver grillé",
        "it": "resta 1 verme arrosto",
    }
    assert many["de"] == "noch 3 Rostbratwürmer im Vorrat"
    assert many["it"] == "restano 3 vermi arrosto"


def test_a_single_seat_has_a_singular() -> None:
    one = RecordError("English", "record-seats", 5, None, given=1, least=2, most=7)
    assert [Words(language).explain(one) for language in LANGUAGES[:2]] == [
        "Line 5: 1 seat is named; the game is for 2 to 7.",
        "Zeile 5: Es ist nur 1 Platz angegeben; das Spiel ist für 2 bis 7 Personen.",
    ]


def test_a_missing_message_becomes_its_key_and_data() -> None:
    assert Words("de").say("no-such-key", first=1, second="two") == "no-such-key 1 two"
    assert Words("de").find("no-such-key") is None


def test_data_is_not_wrapped_in_invisible_marks() -> None:
    assert Words("en").say("winner", name="Anna") == "Anna wins!"


def test_errors_without_a_message_are_explained_in_english() -> None:
    known = UnreadableError("English", "unknown-game", given="chess", known="heckmeck")
    assert Words("de").explain(known) == "Das Spiel „chess“ gibt es nicht. Es gibt: heckmeck."
    assert Words("it").explain(UnreadableError("plain English", "of-a-stranger")) == "plain English"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games(), ids=title)
def test_errors_in_positions_are_explained_in_each_language(game: Game, language: str) -> None:
    with pytest.raises(UnreadableError) as refused:
        game.read("nonsense")
    told = Words(language, game).explain(refused.value)
    assert told.endswith(f": {refused.value.data['why']}")
    assert told != str(refused.value)


def test_an_error_in_a_record_names_the_line_and_the_cause() -> None:
    cause = UnreadableError("English", "heckmeck-move", text="fly")
    error = RecordError("English", "record-line", 7, cause)
    text = Words("de", find("heckmeck")).explain(error)
    assert text.startswith("Zeile 7: „fly“ ist kein Zug.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_in_a_record_names_its_line(language: str) -> None:
    messages = read(None, language)
    raised = {use.key for use in uses(None) if use.given is not None and {"line", "cause"} <= use.given}
    assert len(raised) > 6
    assert all("line" in messages[key] for key in raised), raised


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_error_within_a_line_of_a_record_names_the_line(language: str) -> None:
    words = Words(language)
    causes = [
        ScriptError("English", "script-ends-roll", dice=5, faces="12345W"),
        ScriptError("English", "script-ends-number", below="16"),
        ScriptError("English", "script-misfit-roll", given="12", dice=1, faces="12345W"),
        ScriptError("English", "script-misfit-number", given="20", below="16"),
        ScriptError("English", "script-left", given="7"),
        ScriptError("English", "record-seed", drawn="1", given="2"),
        ScriptError("English", "record-key", drawn="1", given="2"),
        ScriptError("English", "record-turn", turn=2),
        ScriptError("English", "record-undo", seat=2),
        UnreadableError("English", "record-form", form="SEAT MOVE"),
    ]
    told = [words.explain(RecordError("English", "record-line", 93, cause)) for cause in causes]
    for cause, text in zip(causes, told, strict=True):
        assert "93" in text
        assert "English" not in text
        assert all(str(value) in text for value in cause.data.values()), text
    assert len(set(told)) == len(causes)


def test_an_italian_one_is_elided() -> None:
    words = Words("it", find("heckmeck"))
    data: dict[str, str | int] = {"name": "Anna", "count": 1, "many": "", "golden": "", "total": 1}
    assert words.say("event-set-aside-number", symbol=1, **data) == "Anna mette da parte l\u20191: 1 finora."
    assert words.say("event-set-aside-number", symbol=4, **data) == "Anna mette da parte il 4: 1 finora."


def test_texts_can_be_transliterated() -> None:
    assert Words("de", letters=str.upper).say("undone") == "ZURÜCKGENOMMEN."
