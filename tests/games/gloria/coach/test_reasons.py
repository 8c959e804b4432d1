"""Reasons of the coach."""

from __future__ import annotations

import pytest

from roost.core.message import Message
from roost.games.gloria.coach.reasons import reason
from roost.games.gloria.game import GAME
from roost.words import Words
from tests.games.gloria.positions import table

FOXED = "seats=3 rows=rings:1.eggs:2/rugs:1.tails:1/teeth:1 fox=0:rings"


def why(position: str, move: str) -> Message:
    state = table(position)
    return reason(state, state.parse(move))


def test_the_reason_for_a_chest_names_chests_and_opening_motifs() -> None:
    position = "hands=2rings.eggs.joker/- rows=rugs:1/- chests=combs/-"
    assert why(position, "chest joker") == Message("reason-chest", {"chests": 1, "motifs": 2, "idle": 0})
    crowded = "hands=rings.joker/- rows=rugs:1/- chests=3combs/-"
    assert why(crowded, "chest rings") == Message("reason-chest", {"chests": 3, "motifs": 0, "idle": 6})


def test_the_reason_for_a_placed_card_names_its_points_and_the_cost_to_others() -> None:
    position = "hands=rings.eggs/- rows=rings:2/rings:2.rugs:1 chests=2combs/2vanes fox=1:rugs"
    assert why(position, "place rings") == Message("reason-place", {"points": 3, "before": 2, "fox": "no", "cost": 1})
    assert why(position, "place eggs") == Message("reason-place", {"points": 4, "before": 0, "fox": "no", "cost": 0})


def test_a_joker_counts_as_a_card_of_its_row() -> None:
    position = "seats=3 hands=joker/-/- rows=rings:1/rings:1/rings:2.eggs:1 fox=2:eggs"
    # From a shared second place without points to a shared longest row.
    assert why(position, "place joker rings") == Message(
        "reason-place", {"points": 2, "before": 0, "fox": "no", "cost": 1}
    )


def test_the_fox_comes_with_the_last_first_row_and_stays_on_it() -> None:
    position = "turn=1 hands=-/2teeth rows=rings:1/- chests=combs/2perches"
    assert why(position, "place teeth") == Message(
        "reason-place", {"points": 0, "before": 0, "fox": "comes", "cost": 0}
    )
    under = "turn=1 hands=-/2teeth rows=rings:1/teeth:1 fox=1:teeth"
    assert why(under, "place teeth").data["fox"] == "there"


def test_the_reason_for_a_doubler_names_its_points_and_the_rival_row() -> None:
    position = "hands=doubler/- rows=rings:3.eggs:1/rings:1 fox=0:eggs"
    assert why(position, "place doubler rings") == Message(
        "reason-double", {"points": 6, "before": 3, "length": 3, "rival": 1}
    )


@pytest.mark.parametrize(("rows", "use"), [("rings:1", "row"), ("eggs:1", "new"), ("rings:1x", "closed")])
def test_the_reason_for_taking_a_card_names_its_use(rows: str, use: str) -> None:
    position = f"rows={rows}/rings:2.rugs:1 open=rings.joker.eggs fox=1:rugs"
    assert why(position, "take rings") == Message("reason-take", {"use": use, "rival": 2, "visit": 0})
    assert why(position, "take joker") == Message("reason-take-joker", {"visit": 0})


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "for a row you already have, no opponent has such a row"),
        ("de", "für die eigene Reihe, sonst hat niemand dieses Motiv"),
        ("fr", "pour ta rangée, aucun adversaire n\u2019a de rangée de ce motif"),
        ("it", "per una fila che hai già, nessun avversario ha una fila di questo motivo"),
    ],
)
def test_known_cards_of_a_rival_are_not_a_row(language: str, text: str) -> None:
    cards = "hands=doubler/2rings known=-/2rings rows=rings:1.eggs:1/rugs:1 fox=0:eggs"
    taking = why(f"{cards} open=rings.joker.eggs", "take rings")
    words = Words(language, GAME)
    assert words.say(taking.key, **taking.data) == text
    doubling = why(cards, "place doubler rings")
    assert words.say(doubling.key, **doubling.data).endswith(text.partition(", ")[2])


def test_before_a_scoring_a_card_from_the_pile_may_bring_it() -> None:
    position = "rows=rings:1/- open=rings.joker.eggs visitors=3"
    state = table(position)
    expected = round(100 * 7 / int(state.pile_size), 1)
    assert why(position, "take eggs").data["visit"] == expected
    assert why(position, "blind").data["visit"] == expected


def test_the_reason_for_a_blind_draw_names_the_chance_of_a_fitting_card() -> None:
    state = table("rows=rings:1/-")
    unseen = state.view(0).unseen
    told = why("rows=rings:1/-", "blind")
    assert told.data["fits"] == pytest.approx(
        100 * (unseen["rings"] + unseen["joker"]) / sum(unseen.values()), abs=0.05
    )
    assert why("", "blind").data["fits"] == 0.0, "without a row not even a joker fits"


def test_the_fox_frees_one_row_and_spoils_another() -> None:
    assert why(FOXED, "fox eggs") == Message("reason-fox-own", {"own": "same", "change": 0})
    assert why("seats=3 rows=rings:1.eggs:2/rings:2.tails:1/teeth:1 fox=0:rings", "fox eggs") == Message(
        "reason-fox-own", {"own": "less", "change": 3}
    )
    assert why("seats=3 rows=rings:1.eggs:2/eggs:3.tails:1/teeth:1 fox=0:rings", "fox eggs").data["own"] == "more"
    assert why(FOXED, "fox left rugs") == Message("reason-fox-left", {"own": 4, "lost": 4}, {"name": 1})


def test_reasons_for_passing_or_keeping_the_fox() -> None:
    position = f"{FOXED} phase=pass"
    assert why(position, "pass tails") == Message("reason-fox-left", {"own": 4, "lost": 4}, {"name": 1})
    assert why(position, "keep") == Message("reason-keep", {"lost": 4})


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "a scoring now would bring Ben 4 less and you 4 more"),
        ("de", "Wertung jetzt: 4 weniger für Ben, 4 mehr für die eigenen Reihen"),
        ("fr", "un décompte maintenant donnerait 4 de moins à Ben et 4 de plus à toi"),
        ("it", "se si contasse ora, 4 in meno per Ben e 4 in più per le tue file"),
    ],
)
def test_reasons_have_sentences_in_every_language(language: str, text: str) -> None:
    told = why(FOXED, "fox left rugs")
    assert Words(language, GAME).say(told.key, **told.data, name="Ben") == text
