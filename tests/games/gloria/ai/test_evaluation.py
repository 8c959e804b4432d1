"""Features and weights of the evaluation."""

from __future__ import annotations

import pytest

from roost.games.gloria.ai import evaluation
from roost.games.gloria.ai.evaluation import (
    FEATURES,
    WEIGHT_ROWS,
    expected_score,
    expected_win,
    features,
    weights_index,
)
from roost.games.gloria.ai.weights import SPREADS, WEIGHTS
from tests.games.gloria.positions import table

NAMES = {
    evaluation.DECIDING_CARDS: "deciding",
    evaluation.ROW_CARDS: "other",
    evaluation.USELESS_CARDS: "useless",
    evaluation.NEW_MOTIFS: "new",
    evaluation.SHORT_MOTIFS: "short",
    evaluation.LATE_MOTIFS: "late",
    evaluation.FURTHER_CARDS: "further",
    evaluation.JOKERS: "jokers",
    evaluation.READY_DOUBLER: "ready doubler",
    evaluation.HELD_DOUBLER: "held doubler",
    evaluation.USEFUL_CHESTS: "useful chests",
    evaluation.IDLE_CHESTS: "idle chests",
    evaluation.POINTS_LEFT: "tempo",
    evaluation.FOX_COST: "fox cost",
    evaluation.FOX_COST + 1: "fox cost, away",
    evaluation.FOX_GIFT: "fox gift",
    evaluation.FOX_GIFT + 1: "fox gift, away",
    evaluation.FOX: "fox",
}


def counted(position: str, seat: int) -> dict[str, int]:
    """Return the features besides the rows."""
    found = list(features(table(position), seat))
    assert found[evaluation.ALWAYS] == 1
    return {name: found[number] for number, name in NAMES.items() if found[number]}


def rows(position: str, seat: int, first: int = evaluation.ROWS) -> list[int]:
    return list(features(table(position), seat))[first : first + evaluation.STANDINGS]


@pytest.mark.parametrize(
    ("lengths", "expected"),
    [
        ("rings:1/eggs:1/eggs:1", [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
        ("rings:3/eggs:1/eggs:1", [1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
        ("rings:6/eggs:1/eggs:1", [1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0]),
        ("rings:2/rings:1/eggs:1", [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]),
        ("rings:5/rings:1/eggs:1", [0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0]),
        ("rings:2/rings:2/rings:1", [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]),
        ("rings:2/rings:3/rings:1", [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]),
        ("rings:1/rings:3/eggs:1", [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0]),
        ("rings:1/rings:2/rings:1", [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0]),
        ("rings:1/rings:3/rings:2", [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1]),
    ],
)
def test_a_row_counts_every_step_of_its_standing(lengths: str, expected: list[int]) -> None:
    position = f"seats=3 hands=-/-/- rows={lengths} fox=2:{lengths.split('/')[2].split(':')[0]}"
    assert rows(position, 0) == expected
    assert rows(position, 0, evaluation.CLOSED_ROWS) == [0] * evaluation.STANDINGS
    closed = position.replace("/", "x/").replace("-x/", "-/")
    assert rows(closed, 0) == expected
    assert rows(closed, 0, evaluation.CLOSED_ROWS) == expected


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        (
            "hands=2rings.eggs/- rows=rings:1.eggs:2/rings:1.teeth:1 fox=1:teeth",
            {"deciding": 2, "other": 1, "ready doubler": 1},
        ),
        ("hands=rings/- rows=rings:2x/eggs:1 fox=1:eggs", {"useless": 1}),
        (
            "hands=2rings.eggs.teeth.joker/- rows=-/eggs:1.teeth:2",
            {"new": 1, "short": 1, "late": 1, "further": 1, "jokers": 1, "held doubler": 1},
        ),
        ("hands=rings/- chests=3eggs/-", {"new": 1, "useful chests": 1, "idle chests": 2, "held doubler": 1}),
    ],
)
def test_features_besides_the_rows(position: str, expected: dict[str, int]) -> None:
    assert counted(position, 0) == {**expected, "tempo": 3}


def test_features_of_the_fox() -> None:
    held = "hands=-/- rows=rings:3x/rings:1 fox=0:rings"
    assert counted(held, 0)["fox cost"] == 6
    assert counted(held, 1)["fox gift"] == 3
    away = held.replace("fox=0", "turn=1 fox=0")
    assert counted(away, 0) == {"fox cost, away": 6, "fox": 1}
    assert counted(away, 1)["fox gift, away"] == 3


def test_every_feature_has_a_weight() -> None:
    assert [len(row) for row in WEIGHTS] == [FEATURES] * WEIGHT_ROWS
    assert len(SPREADS) == WEIGHT_ROWS
    assert all(spread > 0 for spread in SPREADS)


def test_weights_depend_on_seats_and_visitors() -> None:
    assert weights_index(table("visitors=3")) == 3
    assert weights_index(table("seats=3 visitors=3 hands=-/-/-")) == 13


def test_the_expected_score_is_the_score_plus_the_weighted_features() -> None:
    state = table("visitors=5 hands=rings/- rows=eggs:2/teeth:1 fox=1:teeth")
    found = list(features(state, 0))
    worth = sum(weight * count for weight, count in zip(WEIGHTS[5], found, strict=True))
    assert expected_score(state, 0) == pytest.approx(int(state.score(0)) + worth / 100)


def test_a_hopeless_seat_still_has_a_small_chance() -> None:
    state = table("visitors=9 hands=-/- rows=rings:1/teeth:4.vanes:3.combs:3.perches:3.grains:3 fox=0:rings")
    assert 0.0 < expected_win(state, 0) < 0.1
