"""Messages of the client that are easily wrong: plurals, and one word for two things."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from roost.words import LANGUAGES, Words

WORDS = Path(__file__).parents[2] / "client" / "words"
WON = {
    "en": ("Anna wins!", "Anna & Carla win!"),
    "de": ("Anna gewinnt!", "Anna & Carla gewinnen!"),
    "fr": ("Anna gagne\xa0!", "Anna & Carla gagnent\xa0!"),
    "it": ("Vince Anna!", "Vincono Anna & Carla!"),
}


def said(language: str, key: str, **data: str | float) -> str:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((WORDS / f"{language}.ftl").read_text(encoding="utf-8")))
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, data)
    assert errors == []
    return str(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_winners_have_singular_and_plural(language: str) -> None:
    one, two = WON[language]
    assert said(language, "sheet-won", names="Anna", count=1) == one
    assert said(language, "sheet-won", names="Anna & Carla", count=2) == two


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["karteneck", "gloria"])
def test_putting_a_card_back_and_taking_a_move_back_have_different_words(language: str, game: str) -> None:
    assert said(language, f"{game}-put-back") != said(language, "table-undo")


@pytest.mark.parametrize("language", LANGUAGES)
def test_french_has_a_space_before_a_colon(language: str) -> None:
    assert said(language, "gloria-caption", caption="Total") == ("Total\u00a0:" if language == "fr" else "Total:")
    # A colon in the markup would be the same in all languages.
    pages = (WORDS.parent / "src" / "games" / "gloria").glob("*.svelte")
    assert [page.name for page in pages if re.search(r"say\([^{}]*\)\}:", page.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize(("lead", "told"), [(0.3, "0,3 point "), (1.9, "1,9 point "), (2.0, "2,0 points ")])
def test_french_has_no_plural_below_two(lead: float, told: str) -> None:
    assert Words("fr").say("advice-behind", lead=lead).startswith(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_point_is_singular(language: str) -> None:
    one = {"en": "1 point ", "de": "1 Punkt ", "fr": "1 point ", "it": "1 punto "}[language]
    assert said(language, "zwickern-score", total=1, worth=0).startswith(one)
    assert not said(language, "zwickern-score", total=11, worth=0).startswith(f"1{one}")


def test_german_has_one_word_for_each_thing() -> None:
    files = [WORDS / "de.ftl", *(WORDS.parents[1] / "src" / "roost").rglob("words/de.ftl")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    for other in ("Trainer", "Bratwürmer", "Haufen"):
        assert other not in text, other


def test_italian_has_one_word_for_the_coach() -> None:
    files = [WORDS / "it.ftl", *(WORDS.parents[1] / "src" / "roost").rglob("words/it.ftl")]
    assert not [path for path in files if "allenator" in path.read_text(encoding="utf-8")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_of_the_coach_have_the_same_number_of_digits(language: str) -> None:
    comma = "." if language == "en" else ","
    assert said(language, "coach-win", win=32).startswith(f"32{comma}0")
    assert said(language, "coach-win", win=59.1273).startswith(f"59{comma}1")
    assert said(language, "coach-about", win=32, error=0.4321).startswith(f"32{comma}0 ± 0{comma}4")
    assert said(language, "coach-score", score=27).endswith(f"27{comma}0")
    assert f"32{comma}0" in Words(language).say("advice-ahead", win=59.1, other=32, move="stop")
