"""The coach's reasons for moves of Heckmeck."""

from __future__ import annotations

import pytest

from roost.core.message import Message
from roost.games.heckmeck.coach.reasons import UNKNOWN, Odds, reason
from roost.games.heckmeck.game import GAME
from roost.games.heckmeck.rules.state import HeckmeckState
from roost.words import LANGUAGES, Words
from tests.games.heckmeck.positions import classic, deluxe


def why(state: HeckmeckState, move: str, odds: Odds = UNKNOWN) -> Message:
    return reason(state, state.parse(move), odds)


def sentence(message: Message, language: str = "en") -> str:
    return Words(language, GAME).say(
        message.key, **message.data, **{what: f"Anna {seat}" for what, seat in message.seats.items()}
    )


OWNING = "seats=2 stacks=22.24/25"


def test_a_stop_tells_what_it_takes_from_the_grill() -> None:
    message = why(classic(f"{OWNING} aside=555WW1"), "stop")
    assert message == Message("reason-grill", {"portion": 26, "worms": 2, "specialist": "none", "last": "no"})
    assert sentence(message) == "takes portion 26 from the grill (2 worms)"
    last = why(classic(f"{OWNING} aside=555WW1", grill="26"), "stop")
    assert sentence(last) == "takes portion 26 from the grill (2 worms), and the game ends"


def test_a_stop_tells_which_specialist_comes_along() -> None:
    assert sentence(why(deluxe("apple=29 aside=555W333"), "stop")) == (
        "takes portion 29 from the grill (3 worms) and the apple"
    )
    assert sentence(why(deluxe("raven=29 aside=555W333"), "stop")) == (
        "takes portion 29 from the grill (3 worms) and a roast worm"
    )


def test_a_stop_may_steal_from_somebody() -> None:
    message = why(classic(f"{OWNING} aside=555WW"), "stop")
    assert message == Message("reason-steal", {"portion": 25, "worms": 2, "specialist": "none"}, {"victim": 1})
    assert sentence(message) == "steals portion 25 from Anna 1 (2 worms)"
    assert sentence(why(deluxe("seats=2 stacks=-/25 weasel=seat-1 aside=555WW"), "stop")).endswith(" and the weasel")
    hen = why(deluxe("seats=2 stacks=-/25 hen=seat-1 aside=555WW"), "stop")
    assert sentence(hen) == "takes the hen from Anna 1, who keeps portion 25"


@pytest.mark.parametrize(
    ("state", "text"),
    [
        (classic("stacks=-/- aside=5551"), "the turn fails, with nothing to lose"),
        (classic("stacks=24/- aside=5551"), "the turn fails, which costs portion 24; portion 36 is turned face down"),
        (classic("stacks=36/- aside=5551"), "the turn fails, which costs portion 36"),
        (deluxe("stacks=-/- weasel=seat-0 aside=5551"), "the turn fails, which costs the weasel"),
        (deluxe("stacks=24/- hen=seat-0 aside=5551"), "the turn fails, which costs the hen"),
        (deluxe("stacks=-/- hen=seat-0 aside=5551"), "the turn fails, with nothing to lose"),
        (
            deluxe("stacks=24/- apple=seat-0 aside=5551"),
            "the turn fails, which costs portion 24 and the apple; portion 36 is turned face down",
        ),
    ],
)
def test_a_stop_that_fails_tells_what_it_costs(state: HeckmeckState, text: str) -> None:
    assert sentence(why(state, "stop")) == text


def test_rolling_on_tells_how_often_it_fails_and_what_that_costs() -> None:
    state = classic(f"{OWNING} aside=555WW")
    message = why(state, "roll", Odds(fails=0.373, better=0.41))
    assert message == Message(
        "reason-roll", {"dice": 3, "better": 41, "fails": 37, "loss": "portion", "lost": 24, "owned": "none"}
    )
    assert sentence(message) == (
        "3 dice: better than stopping in 41% of cases; the turn fails in 37% of cases, which costs portion 24"
    )
    assert sentence(why(state, "roll")) == "3 dice"


def test_a_roll_is_not_compared_with_a_stop_that_would_fail() -> None:
    message = why(classic("stacks=-/- aside=5555555"), "roll", Odds(fails=0.9, better=0.1))
    assert sentence(message) == "1 die; the turn fails in 90% of cases, with nothing to lose"


def test_percentages_are_0_and_100_only_if_certain() -> None:
    state = classic("stacks=-/- aside=555WW")
    assert [why(state, "roll", Odds(fails)).data["fails"] for fails in (0.0, 0.004, 0.5, 0.996, 1.0)] == [
        0,
        1,
        50,
        99,
        100,
    ]
    assert sentence(why(state, "roll", Odds(0.004))) == "3 dice; the turn fails in 1% of cases, with nothing to lose"
    assert sentence(why(state, "roll", Odds(1.0))) == "3 dice; the turn is sure to fail, with nothing to lose"


def test_setting_dice_aside_tells_its_result() -> None:
    state = classic(f"{OWNING} aside=444 rolled=1335W")
    assert why(state, "take 3", Odds(0.25)) == Message(
        "reason-take",
        {
            "total": 18,
            "dice": 3,
            "worm": "no",
            "enough": 0,
            "earned": 0,
            "fails": 25,
            "loss": "portion",
            "lost": 24,
            "owned": "none",
        },
    )
    assert sentence(why(state, "take 3", Odds(0.25))) == (
        "18 points and still no worm, 3 dice left; the turn fails in 25% of cases, which costs portion 24"
    )
    assert sentence(why(state, "take W")) == "17 points, 4 dice left"
    assert sentence(why(classic("rolled=11123455"), "take 2")) == "2 points and still no worm, 7 dice left"
    assert sentence(why(classic("stacks=-/- aside=55544 rolled=1WW"), "take W")) == (
        "33 points, 1 die left, enough for portion 33"
    )
    assert sentence(why(classic("stacks=-/- aside=555444 rolled=1W"), "take 1")).startswith(
        "28 points and still no worm"
    )
    assert sentence(why(classic("stacks=-/- aside=111122 rolled=3W"), "take W")) == "13 points, 1 die left"


def test_the_can_counts_as_worm_and_the_golden_die_as_die() -> None:
    assert sentence(why(deluxe("can=seat-0 stacks=22/- aside=444 rolled=13355"), "take 5")) == (
        "22 points, 3 dice left, enough for portion 27"
    )
    golden = deluxe("golden=seat-0 stacks=22/- golden-die=shows-1 rolled=123345WW1")
    assert why(golden, "take 3").data["dice"] == 7
    assert why(golden, "take 1").data["dice"] == 7


def test_a_double_1_earns_a_roast_worm_from_the_supply_or_from_somebody() -> None:
    assert sentence(why(deluxe("rolled=11333345"), "take 1")) == (
        "2 points and still no worm, 6 dice left, and a roast worm"
    )
    robbing = deluxe("seats=3 supply=0 worms=0/4/3 rolled=11333345")
    assert why(robbing, "take 1").data["earned"] == 1
    nobody = deluxe("seats=2 supply=0 worms=0/7 hen=seat-1 stacks=-/22 rolled=11333345")
    assert why(nobody, "take 1").data["earned"] == 0


def test_a_turn_begins_with_the_golden_die_or_without_it() -> None:
    state = deluxe("golden=seat-0 stacks=22/-")
    assert sentence(why(state, "roll", Odds(0.1))) == (
        "8 dice; the turn fails in 10% of cases, which costs portion 22 and the golden die"
    )
    assert sentence(why(state, "golden")) == "9 dice"


def test_the_weasel_rolls_the_same_dice_and_a_failure_is_accepted() -> None:
    state = deluxe("weasel=seat-0 stacks=22/- aside=1234 rolled=1122")
    assert sentence(why(state, "weasel", Odds(0.2))) == (
        "reroll of 4 dice; the turn fails in 20% of cases, which costs portion 22 and the weasel"
    )
    assert sentence(why(state, "fail")) == (
        "the turn fails, which costs portion 22 and the weasel; portion 36 is turned face down"
    )


def test_a_specialist_goes_back_to_the_grill_or_leaves_the_game() -> None:
    state = deluxe("can=seat-0 apple=offered aside=W")
    assert sentence(why(state, "return can")) == "keeps the apple; the other one goes to portion 11"
    assert sentence(why(state, "return apple")) == "keeps the can; the other one goes to portion 11"
    full = deluxe("seats=2 can=seat-0 apple=offered hen=36 aside=W", grill="36")
    assert sentence(why(full, "return apple")) == "keeps the can; the other one leaves the game"


def test_a_roast_worm_tells_how_many_its_owner_has_left() -> None:
    state = deluxe("seats=4 supply=0 worms=0/4/2/1 phase=double aside=11")
    assert [sentence(why(state, f"worm {seat}")) for seat in (1, 2, 3)] == [
        "leaves Anna 1 3 roast worms",
        "leaves Anna 2 1 roast worm",
        "leaves Anna 3 no roast worms",
    ]


TOLD = {
    "en": "3 dice: better than stopping in 41% of cases; the turn fails in 37% of cases, "
    "which costs portion 24 and the hen",
    "de": "3 Würfel: in 41\xa0% der Fälle besser als Aufhören; Fehlwurf in 37\xa0% der Fälle, "
    "das kostet Portion 24 und die Glucke",
    "fr": "3 dés\xa0: mieux que s\u2019arrêter dans 41\xa0% des cas\xa0; le tour est raté dans 37\xa0% des cas, "
    "ce qui coûte la portion 24 et la poule",
    "it": "3 dadi: meglio che fermarsi in 41 casi su 100; il turno fallisce in 37 casi su 100, "
    "e costa la porzione 24 e la gallina",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_exists_in_every_language(language: str) -> None:
    data: dict[str, str | int | float] = {"dice": 3, "better": 41, "fails": 37, "loss": "both", "lost": 24}
    assert sentence(Message("reason-roll", {**data, "owned": "hen"}), language) == TOLD[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_specialist_has_a_name_in_every_language(language: str) -> None:
    words = Words(language, GAME)
    for name in ("can", "hen", "weasel", "golden", "apple"):
        message = Message("reason-return", {"specialist": name, "portion": 22})
        assert words.say(f"the-{name}") in sentence(message, language)
        lost = Message("reason-fails", {"loss": "specialist", "lost": 0, "owned": name, "turned": 0})
        assert words.say(f"the-{name}") in sentence(lost, language)
