"""P7-P9: the fox enters, is moved, and is passed."""

from __future__ import annotations

import pytest

from roost.games.gloria.components import NAMES
from roost.games.gloria.public.events import FoxEntered, FoxKept, FoxMoved, RowOpened, TurnBegan
from tests.games.gloria.positions import fields, table
from tests.games.repetitions import field, moves, play

FOXED = "seats=3 rows=rings:1.eggs:2/rugs:1.tails:1/teeth:1 fox=0:rings"


def fox_moves(position: str) -> list[str]:
    return [move for move in moves(table(position)) if move.split()[0] in ("fox", "pass", "keep")]


def test_P9_the_fox_comes_when_the_last_seat_opens_its_first_row() -> None:
    state = table("seats=3 turn=1 hands=-/teeth.rings/- rows=rings:1/-/eggs:1 chests=combs/2perches/vanes")
    assert field(state, "fox") == "-"
    assert play(state, "place teeth") == [RowOpened(1, "teeth", 1), FoxEntered(1, "teeth")]
    assert field(state, "fox") == "1:teeth"
    # A later row does not call it again.
    assert play(state, "place rings") == [RowOpened(1, "rings", 0)]
    assert field(state, "fox") == "1:teeth"


def test_P9_the_fox_waits_until_every_seat_has_a_row() -> None:
    state = table("seats=3 hands=rings.eggs/-/- rows=-/-/tails:1 chests=2combs/-/vanes")
    assert play(state, "place rings", "place eggs") == [RowOpened(0, "rings", 1), RowOpened(0, "eggs", 0)]
    assert field(state, "fox") == "-"
    state = table("hands=rings/- rows=eggs:1/- chests=2combs/-")
    play(state, "place rings")
    assert field(state, "fox") == "-"


@pytest.mark.parametrize("motif", NAMES[:10])
def test_P9_the_fox_enters_on_the_row_just_opened(motif: str) -> None:
    other = "rugs" if motif == "rings" else "rings"
    state = table(f"turn=1 hands=-/{motif} rows={other}:1/- chests=joker/joker open=joker.joker.joker")
    play(state, f"place {motif}")
    assert field(state, "fox") == f"1:{motif}"


def test_P9_its_entry_does_not_count_as_a_move_of_the_fox() -> None:
    state = table("turn=1 hands=-/teeth.eggs rows=rings:1/- chests=combs/2perches")
    play(state, "place teeth", "place eggs")
    assert fields(state, "used", "points") == ("-", "1")
    assert "fox eggs" in moves(state)


def test_P7_the_fox_moves_between_own_rows_for_one_point() -> None:
    assert fox_moves(FOXED) == ["fox eggs", "fox left rugs", "fox left tails"]
    state = table(FOXED)
    assert play(state, "fox eggs") == [FoxMoved(0, "rings", 0, "eggs", "own")]
    assert fields(state, "fox", "points", "used", "turn") == ("0:eggs", "2", "fox", "0")


def test_P7_the_fox_moves_to_a_row_on_the_left_for_two_points() -> None:
    state = table(FOXED)
    assert play(state, "fox left tails") == [FoxMoved(0, "rings", 1, "tails", "left")]
    assert fields(state, "fox", "points", "used", "turn") == ("1:tails", "1", "fox", "0")


def test_P7_the_left_neighbour_of_the_last_seat_is_the_first() -> None:
    position = "seats=3 turn=2 rows=rings:1.eggs:2/rugs:1.tails:1/teeth:1 fox=2:teeth"
    assert fox_moves(position) == ["fox left rings", "fox left eggs"]
    state = table(position)
    play(state, "fox left eggs")
    assert field(state, "fox") == "0:eggs"


def test_P7_the_fox_moves_only_for_points_that_are_left() -> None:
    assert fox_moves(f"{FOXED} points=2") == ["fox eggs", "fox left rugs", "fox left tails"]
    assert fox_moves(f"{FOXED} points=1") == ["fox eggs"]


def test_P7_the_fox_moves_once_per_turn() -> None:
    state = table(FOXED)
    play(state, "fox eggs")
    assert not [move for move in moves(state) if move.startswith("fox")]
    assert fox_moves("seats=2 rows=rings:1.eggs:1/rugs:1 fox=0:rings points=1 used=fox") == []


def test_P7_the_fox_moves_only_from_an_own_row() -> None:
    assert fox_moves("rows=rings:1.eggs:1/rugs:1 fox=1:rugs") == []
    assert fox_moves("rows=rings:1.eggs:1/-") == []
    assert fox_moves("seats=3 turn=1 rows=rings:1.eggs:2/rugs:1.tails:1/teeth:1 fox=0:rings") == []


@pytest.mark.parametrize("motif", NAMES[:10])
def test_P7_every_row_can_be_its_target(motif: str) -> None:
    other = "rugs" if motif == "rings" else "rings"
    rows = f"rows={other}:1.{motif}:1/{motif}:2 fox=0:{other} chests=2joker/joker open=joker.joker.grains"
    state = table(rows)
    assert play(state, f"fox {motif}") == [FoxMoved(0, other, 0, motif, "own")]
    assert field(state, "fox") == f"0:{motif}"
    state = table(rows)
    assert play(state, f"fox left {motif}") == [FoxMoved(0, other, 1, motif, "left")]
    assert field(state, "fox") == f"1:{motif}"
    state = table(f"{rows} phase=pass")
    assert play(state, f"pass {motif}") == [FoxMoved(0, other, 1, motif, "pass"), TurnBegan(1)]
    assert field(state, "fox") == f"1:{motif}"


def test_P8_after_the_three_actions_the_fox_may_be_passed_for_free() -> None:
    state = table(f"{FOXED} points=1")
    play(state, "take vanes -> rings")
    assert fields(state, "turn", "phase", "points") == ("0", "pass", "0")
    assert moves(state) == ["pass rugs", "pass tails", "keep"]
    assert play(state, "pass tails") == [FoxMoved(0, "rings", 1, "tails", "pass"), TurnBegan(1)]
    assert fields(state, "turn", "phase", "points", "fox", "used") == ("1", "act", "3", "1:tails", "-")


def test_P8_the_fox_may_stay() -> None:
    state = table(f"{FOXED} phase=pass")
    assert play(state, "keep") == [FoxKept(0, "rings"), TurnBegan(1)]
    assert fields(state, "turn", "phase", "fox") == ("1", "act", "0:rings")


def test_P8_the_fox_may_be_passed_after_a_move_between_own_rows() -> None:
    state = table(f"{FOXED} points=2")
    play(state, "fox eggs", "take vanes -> rings")
    assert fields(state, "phase", "used") == ("pass", "fox")
    play(state, "pass rugs")
    assert fields(state, "fox", "turn", "used") == ("1:rugs", "1", "-")


def test_P8_the_fox_may_be_passed_when_the_third_action_moved_or_called_it() -> None:
    state = table(f"{FOXED} points=1")
    play(state, "fox eggs")
    assert moves(state) == ["pass rugs", "pass tails", "keep"]
    state = table("turn=1 points=1 hands=-/teeth rows=rings:1/- chests=combs/perches")
    play(state, "place teeth")
    assert fields(state, "phase", "fox") == ("pass", "1:teeth")
    assert moves(state) == ["pass rings", "keep"]


def test_P8_without_the_fox_the_next_turn_begins_at_once() -> None:
    state = table("seats=2 points=2 rows=rings:1.eggs:1/rugs:1 fox=0:rings")
    play(state, "fox left rugs")
    assert fields(state, "turn", "phase", "fox") == ("1", "act", "1:rugs")
    state = table("points=1 rows=rings:1/-")
    play(state, "take vanes -> rings")
    assert fields(state, "turn", "phase") == ("1", "act")


def test_P8_the_neighbour_can_move_a_passed_fox() -> None:
    state = table(f"{FOXED} phase=pass")
    play(state, "pass rugs")
    assert [move for move in moves(state) if move.startswith("fox")] == ["fox tails", "fox left teeth"]


def test_P12_a_row_under_the_fox_may_grow_and_be_closed() -> None:
    state = table("hands=2rings/- rows=rings:1/rugs:1 fox=0:rings")
    play(state, "place rings", "place rings", "place doubler rings")
    assert field(state, "rows") == "rings:3x/rugs:1"
    assert field(state, "phase") == "pass"


def test_P12_the_fox_may_stand_on_a_closed_row() -> None:
    state = table("rows=rings:1x.eggs:1/rugs:1x fox=0:eggs")
    assert [move for move in moves(state) if move.startswith("fox")] == ["fox rings", "fox left rugs"]
    play(state, "fox rings")
    assert field(state, "fox") == "0:rings"
