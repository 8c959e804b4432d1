"""The coach's reasons for moves."""

from __future__ import annotations

import pytest

from roost.core.message import Message
from roost.games.zwickern.coach.reasons import reason
from roost.games.zwickern.game import GAME
from roost.games.zwickern.rules.state import ZwickernState
from roost.words import Words
from tests.games.zwickern.positions import read, table


def why(state: ZwickernState, move: str) -> Message:
    return reason(state, state.parse(move))


def test_the_reason_of_a_buy_has_cards_claws_and_clearing_cards() -> None:
    told = why(table("3,5,10c3,1/11", "8.10"), "buy 8: 3 5")
    # 10 + 1 is 11, and 10 + 11 is 21, which no card has: the three other cards of 1/11 could take both.
    assert told == Message("reason-buy", {"cards": 3, "claws": 0, "zwick": "none", "saved": 0, "spared": 0, "clear": 3})
    told = why(table("3,5,10c3,1/11", "8.10"), "buy 10: 10c3")
    assert told.data["claws"] == 3
    assert told.data["clear"] == 4, "3 + 5 + 1 is 9, and no card makes 3 + 5 + 11"


def test_a_zwick_is_shown_or_cancels_another_one() -> None:
    assert why(table("8", "8.2"), "buy 8: 8").data["zwick"] == "shown"
    cancels = read("round=2 dealer=2 turn=0 hands=8|8|8 table=8 taken=-|4.4.4.4|- bought=1 zwicks=0|2|0")
    assert why(cancels, "buy 8: 8").data["zwick"] == "cancels"
    own = read("round=2 dealer=2 turn=0 hands=8|8|8 table=8 taken=4.4.4.4|-|- bought=0 zwicks=2|0|0")
    assert why(own, "buy 8: 8").data["zwick"] == "shown"


def test_a_buy_saves_ones_own_penalties_and_spares_those_of_others() -> None:
    state = read("round=2 hands=8.2|9.9|7.7 table=[8:3.5@0!],[8:6.2@1!],[8:4.4@2]")
    told = why(state, "buy 8: [8]#1 [8]#2")
    assert (told.data["saved"], told.data["spared"]) == (30, 30)


def test_partners_save_each_other() -> None:
    state = read("seats=4 turn=0 dealer=3 hands=8.2|9.9|9.9|7.7 table=[8:3.5@2!],4")
    assert why(state, "buy 8: [8]").data["saved"] == 30
    assert why(state, "build 2: [8] = 6").data["over"] == "no"


def test_the_reason_of_a_pile_has_its_possible_buyers() -> None:
    state = table("5,7", "3.8.2")
    assert why(state, "build 3: 5 = 8") == Message("reason-pile", {"own": "8", "unseen": 3, "over": "no"})
    assert why(state, "build 2: 5 = 3") == Message("reason-pile", {"own": "3", "unseen": 7, "over": "no"})
    assert why(state, "build 2: 7 = 9") == Message("reason-pile", {"own": "none", "unseen": 4, "over": "no"})
    # Its claws do not matter here, and 10c3 is for those who type.
    assert why(table("5,7", "3.10c3.2"), "build 3: 7 = 10").data["own"] == "10"


def test_to_build_on_a_pile_of_another_side_takes_its_penalty_over() -> None:
    state = read("round=2 hands=3.8.2|9.9.9|7.7.7 table=[9:4.5@1!],[6:4.2@1]")
    assert why(state, "build 3: [9] = 12").data["over"] == "yes"
    assert why(state, "build 3: [6] = 9").data["over"] == "no", "an old pile costs nobody anything"


def test_a_pile_of_nothing_and_one_that_no_card_reaches() -> None:
    state = read("hands=7.8.2|9.9.9|6.6.6 table=25,7")
    assert why(state, "build 7: 25 = 32") == Message("reason-pile-dear", {"value": 32, "points": 30})
    assert why(state, "build 7: 7 = 0") == Message("reason-pile-zero", {"over": "no"})


def test_a_fixed_card_is_a_pile() -> None:
    state = read("hands=4/14.4|9.9|6.6 table=25,7")
    assert why(state, "lay 4/14 = 14") == Message("reason-pile", {"own": "none", "unseen": 3, "over": "no"})
    assert why(state, "lay 4/14 = 4").data["own"] == "4"


def test_the_reason_of_a_lay_has_its_claws_and_clearing_cards() -> None:
    assert why(table("3", "1/11.2"), "lay 1/11") == Message("reason-lay", {"claws": 2, "clear": 8})
    # Only the 30 takes 3 + 25 + 2.
    assert why(read("hands=1/11.2|9.9|6.6 table=3,25"), "lay 2") == Message("reason-lay", {"claws": 0, "clear": 1})
    crowded = table(",".join(["2"] * 3 + ["3"] * 4 + ["4"] * 4 + ["5"] * 2), "6.8")
    assert why(crowded, "lay 6").data["clear"] == 0


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "your 8 can buy it; 3 unseen cards can buy it"),
        ("de", "die 8 auf der Hand kann ihn kaufen; 3 verdeckte Karten haben diesen Wert"),
        ("fr", "ton 8 peut l\u2019acheter\xa0; 3 cartes cachées peuvent l\u2019acheter"),
        ("it", "il tuo 8 può comprarla; 3 carte non ancora viste possono comprarla"),
    ],
)
def test_reasons_exist_in_every_language(language: str, text: str) -> None:
    told = why(table("5,7", "3.8.2"), "build 3: 5 = 8")
    assert Words(language, GAME).say(told.key, **told.data) == text
