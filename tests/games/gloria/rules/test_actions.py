"""P3-P6 and P10: the points of a turn, chests, rows, and taking cards."""

from __future__ import annotations

import pytest

from roost.games.gloria.components import NAMES
from roost.games.gloria.public.events import (
    CardDrawn,
    CardPlaced,
    CardTaken,
    ChestLaid,
    OpenRefilled,
    RowClosed,
    RowOpened,
    TurnBegan,
)
from tests.games.gloria.positions import fields, seat, table
from tests.games.repetitions import field, moves, play


def test_P3_a_turn_has_three_actions_and_all_are_used() -> None:
    state = table("seats=3 turn=1 hands=-/rings.rugs.eggs/-")
    assert (state.turn, field(state, "points")) == (1, "3")
    play(state, "chest rings")
    assert (state.turn, field(state, "points")) == (1, "2")
    play(state, "chest rugs")
    assert (state.turn, field(state, "points")) == (1, "1")
    assert "keep" not in moves(state)
    happened = play(state, "chest eggs")
    assert fields(state, "turn", "points", "phase", "used") == ("2", "3", "act", "-")
    assert happened[-1] == TurnBegan(2)


def test_G2_the_first_seat_follows_the_last() -> None:
    state = table("seats=3 turn=2 points=1 hands=-/-/rings")
    play(state, "chest rings")
    assert state.turn == 0
    state = table("seats=2 turn=1 points=1 hands=-/rings")
    play(state, "chest rings")
    assert state.turn == 0


def test_P3_there_is_always_a_card_to_take() -> None:
    state = table("points=1 chests=doubler/- open=rings.joker.rings")
    assert moves(state) == ["take rings", "take joker"]


@pytest.mark.parametrize("kind", NAMES[:-1])
def test_P4_any_hand_card_becomes_a_chest(kind: str) -> None:
    hand = "-" if kind == "doubler" else f"2{kind}"
    state = table(f"hands={hand}/-")
    happened = play(state, f"chest {kind}")
    assert happened == [ChestLaid(0, kind, 1)]
    view = seat(state, 0)
    assert (view.chests, view.faces) == (1, (kind,))
    assert (f"chest {kind}" in moves(state)) == (kind != "doubler")
    assert field(state, "hands").split("/")[0] == ("-" if kind == "doubler" else f"{kind}.doubler")


def test_P4_any_number_of_chests() -> None:
    state = table("hands=3rings/- chests=2rings.joker/-")
    happened = play(state, "chest rings", "chest rings", "chest rings")
    assert happened[:3] == [ChestLaid(0, "rings", 4), ChestLaid(0, "rings", 5), ChestLaid(0, "rings", 6)]
    assert seat(state, 0).faces == ("rings",) * 5 + ("joker",)
    assert seat(state, 0).chests == 6


def test_P5_a_motif_card_opens_a_row_at_an_empty_chest() -> None:
    state = table("hands=rings/- chests=2eggs/-")
    assert play(state, "place rings") == [RowOpened(0, "rings", 1)]
    assert fields(state, "rows", "chests", "hands", "fox") == ("rings:1/-", "2eggs/-", "doubler/doubler", "-")
    assert (seat(state, 0).chests, field(state, "points")) == (1, "2")


def test_P5_no_row_without_an_empty_chest() -> None:
    state = table("hands=rings.rugs/- rows=rugs:1/-")
    assert [move for move in moves(state) if move.startswith("place")] == ["place rugs", "place doubler rugs"]
    state = table("hands=rings.rugs/-")
    assert not [move for move in moves(state) if move.startswith("place")]


def test_P5_a_row_grows_by_its_own_motif_and_takes_no_second_chest() -> None:
    state = table("hands=2rings.eggs/- rows=rings:1/- chests=2combs/-")
    assert play(state, "place rings") == [CardPlaced(0, "rings", "rings", 2)]
    assert (seat(state, 0).chests, field(state, "rows")) == (1, "rings:2/-")
    play(state, "place rings", "place eggs")
    assert (seat(state, 0).chests, field(state, "rows")) == (0, "rings:3.eggs:1/-")


def test_P5_a_joker_extends_any_row_but_opens_none() -> None:
    state = table("hands=2joker/- rows=rings:1.eggs:2/- chests=3combs/-")
    assert moves(state) == [
        *("chest joker", "chest doubler", "place joker rings", "place joker eggs"),
        *("place doubler rings", "place doubler eggs", "take vanes", "blind"),
    ]
    assert play(state, "place joker eggs") == [CardPlaced(0, "joker", "eggs", 3)]
    assert fields(state, "rows", "points") == ("rings:1.eggs:2+1/-", "2")
    play(state, "place joker rings")
    assert fields(state, "rows", "points", "hands") == ("rings:1+1.eggs:2+1/-", "1", "doubler/doubler")


def test_P5_a_doubler_closes_a_row_and_counts_for_no_length() -> None:
    state = table("hands=joker.rings.eggs/- rows=rings:2.eggs:1/- chests=3combs/-")
    assert play(state, "place doubler rings") == [RowClosed(0, "rings", 2)]
    assert fields(state, "rows", "points", "hands") == ("rings:2x.eggs:1/-", "2", "rings.eggs.joker/doubler")
    # A closed row takes neither its motif nor a joker, and an empty chest opens no second row of it.
    assert [move for move in moves(state) if move.startswith("place")] == ["place eggs", "place joker eggs"]


def test_P5_every_motif_has_a_row_of_its_own() -> None:
    for motif in NAMES[:10]:
        state = table(f"hands=2{motif}.joker/- chests=joker/- open=joker.joker.joker")
        play(state, f"place {motif}", f"place {motif}", f"place joker {motif}")
        assert field(state, "rows") == f"{motif}:2+1/-"
        state = table(f"rows={motif}:1/- chests=joker/- open=joker.joker.joker")
        play(state, f"place doubler {motif}")
        assert field(state, "rows") == f"{motif}:1x/-"


def test_P6_an_open_card_is_taken_and_replaced_at_once() -> None:
    state = table("open=rings.eggs.rings")
    assert [move for move in moves(state) if move.startswith("take")] == ["take rings", "take eggs"]
    assert play(state, "take eggs -> joker") == [CardTaken(0, "eggs", 1), OpenRefilled("joker", 1)]
    assert fields(state, "open", "hands", "known", "points") == (
        *("rings.joker.rings", "eggs.doubler/doubler", "eggs/-", "2"),
    )
    assert play(state, "take rings -> tails") == [CardTaken(0, "rings", 0), OpenRefilled("tails", 0)]
    assert field(state, "open") == "tails.joker.rings"
    assert play(state, "take rings -> rings")[:2] == [CardTaken(0, "rings", 2), OpenRefilled("rings", 2)]
    assert fields(state, "open", "hands", "turn") == ("tails.joker.rings", "2rings.eggs.doubler/doubler", "1")


@pytest.mark.parametrize("kind", NAMES[:11])
def test_P6_every_kind_can_be_taken_drawn_and_turned_up(kind: str) -> None:
    other = "rugs" if kind == "rings" else "rings"
    state = table(f"open={other}.{kind}.{other}")
    assert state.is_legal(state.parse(f"take {kind}"))
    play(state, f"take {kind} -> {kind}", f"blind -> {kind}")
    assert fields(state, "hands", "known") == (f"2{kind}.doubler/doubler", f"{kind}/-")
    assert state.view(0).pile == 95 + 10 - 5


def test_P6_a_blind_draw_costs_two_points_and_stays_secret() -> None:
    state = table("")
    assert play(state, "blind -> eggs") == [CardDrawn(0, "eggs")]
    assert fields(state, "points", "used", "hands", "known", "open") == (
        *("1", "blind", "eggs.doubler/doubler", "-/-", "vanes.vanes.vanes"),
    )


def test_P6_blind_at_most_once_and_with_two_points_left() -> None:
    assert "blind" in moves(table(""))
    assert "blind" in moves(table("points=2"))
    assert "blind" not in moves(table("points=1"))
    state = table("hands=rings/-")
    play(state, "blind -> eggs")
    assert "blind" not in moves(state)
    play(state, "chest rings")
    assert state.turn == 1
    assert "blind" in moves(state)
    state = table("points=2")
    play(state, "blind -> rings")
    assert state.turn == 1


def test_P10_nothing_that_was_laid_can_be_taken_back() -> None:
    state = table("rows=rings:2x.eggs:1/- chests=2combs.joker/- open=joker.joker.joker")
    assert moves(state) == ["take joker", "blind"]


def test_cards_of_a_kind_are_interchangeable_and_the_known_one_is_played_first() -> None:
    state = table("hands=2rings/- known=rings/- chests=eggs/-")
    play(state, "place rings")
    assert fields(state, "hands", "known") == ("rings.doubler/doubler", "-/-")
    play(state, "place rings")
    assert fields(state, "hands", "known") == ("doubler/doubler", "-/-")
    state = table("hands=2rings.joker/- known=2rings.joker/- rows=eggs:1/-")
    play(state, "chest rings", "place joker eggs")
    assert fields(state, "hands", "known") == ("rings.doubler/doubler", "rings/-")
    assert seat(state, 0).known == ("rings", "doubler")
    play(state, "place doubler eggs")
    assert seat(state, 0).known == ("rings",)
