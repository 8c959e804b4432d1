"""Names and remarks are cleaned and limited."""

from __future__ import annotations

import pytest

from roost.tables import text_filter
from roost.tables.errors import TableError


@pytest.mark.parametrize(
    ("given", "shown_as"),
    [
        ("Anna", "Anna"),
        ("  Anna \t Maria\n", "Anna Maria"),
        ("\u202eannA\u202c", "annA"),
        ("A\u200bn\u200dna\u2066", "A n na"),
        ("Zoe\u0308", "Zoë"),
        ("X\u0301\u0302\u0303\u0304oe", "X\u0301\u0302oe"),
        ("X\u0301\u0302\u034f\u0303\u0304\ufe0foe", "X\u0301\u0302oe"),
        ("Zoe\u034f\u0308", "Zoë"),
        ("Z\u0489\u0489\u0489oe", "Z\u0489\u0489oe"),
        ("\u0301Anna \u0301B", "Anna B"),
        ("\ufe0fAnna\ufe0f", "Anna"),
        ("Anna\U000e0100", "Anna"),
        ("A\u3164B", "A B"),
        ("\u0928\u092e\u0938\u094d\u0924\u0947", "\u0928\u092e\u0938\u094d\u0924\u0947"),
        ("\u0e19\u0e49\u0e33", "\u0e19\u0e49\u0e33"),
        ("Jürgen Groß-Æsop", "Jürgen Groß-Æsop"),
        ("李小龍", "李小龍"),
        ("a\ud800b", "a b"),
    ],
)
def test_names_and_remarks_are_cleaned(given: str, shown_as: str) -> None:
    assert text_filter.clean_name(given) == shown_as
    assert text_filter.clean_remark(given) == shown_as


@pytest.mark.parametrize(
    "blank", ["\u3164", "\u2800", "\u115f\u1160", "\u17b4", "\uffa0", "\u034f", "\u0301", "\ufe0f"]
)
def test_an_invisible_name_is_refused(blank: str) -> None:
    with pytest.raises(TableError) as refusal:
        text_filter.clean_name(blank)
    assert refusal.value.reason == "table-name"


FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
RAINBOW = "\U0001f3f3\ufe0f\u200d\U0001f308"


@pytest.mark.parametrize(
    "given",
    [
        FAMILY,
        RAINBOW,
        f"Anna {FAMILY}",
        "\u2764\ufe0f",
        "\u2764\ufe0f\u200d\U0001f525",
        "\U0001f469\U0001f3fd\u200d\U0001f680",
        "\U0001f575\U0001f3fb\u200d\u2642\ufe0f",
        "\U0001f642\u200d\u2194\ufe0f",
        "1\ufe0f\u20e3",
        "\U0001f1e8\U0001f1ed",
    ],
)
def test_an_emoji_of_several_characters_stays_whole(given: str) -> None:
    assert text_filter.clean_name(given) == given
    assert text_filter.clean_remark(given) == given


MAN, WOMAN = "\U0001f468", "\U0001f469"


@pytest.mark.parametrize(
    ("given", "shown_as"),
    [
        ("An\u200dna", "An na"),
        (f"A\u200d{MAN}", f"A {MAN}"),
        (f"{MAN}\u200dA", f"{MAN} A"),
        (f"{MAN}\u200d", MAN),
        (f"\u200d{MAN}", MAN),
        (f"{MAN}\u200d\u200d{WOMAN}", f"{MAN} {WOMAN}"),
        (f"{MAN}{chr(0x200D) * 9}{WOMAN}", f"{MAN} {WOMAN}"),
        (f"{MAN} \u200d{WOMAN}", f"{MAN} {WOMAN}"),
        (f"{MAN}\u200d\ufe0f{WOMAN}", f"{MAN}\u200d{WOMAN}"),
        (f"{MAN}\u200b{WOMAN}", f"{MAN} {WOMAN}"),
        (f"{MAN}\u200d\U0001fafe{WOMAN}", f"{MAN} {WOMAN}"),
        (f"{MAN}\u0301\u200d{WOMAN}", f"{MAN}\u0301 {WOMAN}"),
        (f"{MAN}\u200d{WOMAN}\u0301\u0302\u0303", f"{MAN}\u200d{WOMAN}\u0301\u0302"),
        ("\u2800\u200d\u2800A", "A"),
        ("\u2e80\u200d\u2e80", "\u2e80 \u2e80"),
        ("\U0001f3fb\u200d\U0001f3fc", "\U0001f3fb \U0001f3fc"),
        ("Anna\ufe0f", "Anna"),
        ("Anna 1\ufe0f", "Anna 1"),
        ("e\ufe0f\u0308", "\u00eb"),
        ("A\ufe0f\u20e3", "A\u20e3"),
        ("\u2764\ufe0f\ufe0f\ufe0f", "\u2764\ufe0f"),
        ("\u2764\ufe0e", "\u2764"),
    ],
)
def test_emoji_joiners_are_removed_elsewhere(given: str, shown_as: str) -> None:
    assert text_filter.clean_name(given) == shown_as
    assert text_filter.clean_remark(given) == shown_as
    assert text_filter.clean_name(shown_as) == shown_as


def test_emoji_joiners_count_as_characters() -> None:
    text_filter.clean_name("\u200d".join(MAN * 12))
    for long in ("\u200d".join(MAN * 13), "\u2764\ufe0f" * 13):
        with pytest.raises(TableError):
            text_filter.clean_name(long)


def test_lengths_at_the_limits() -> None:
    assert len(text_filter.clean_name("x" * text_filter.MAX_NAME_LENGTH)) == 24
    assert len(text_filter.clean_remark("x" * text_filter.MAX_REMARK_LENGTH)) == 200


def test_the_second_player_of_a_name_gets_a_number() -> None:
    assert text_filter.distinct_name("Anna", set()) == "Anna"
    assert text_filter.distinct_name("Anna", {"Anna"}) == "Anna 2"
    assert text_filter.distinct_name("Anna", {"Anna", "Anna 2", "Anna 4"}) == "Anna 3"


@pytest.mark.parametrize(
    ("wanted", "taken"),
    [
        ("\u2764", "\u2764\ufe0f"),
        ("\u2764\ufe0f", "\u2764"),
        (MAN + WOMAN, f"{MAN}\u200d{WOMAN}"),
        (f"{MAN}\u200d{WOMAN}", MAN + WOMAN),
    ],
)
def test_names_that_differ_only_in_emoji_style_are_the_same(wanted: str, taken: str) -> None:
    assert text_filter.distinct_name(wanted, {taken}) == f"{wanted} 2"
