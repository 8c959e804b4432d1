"""P11-P14: visitors, scorings and the end."""

from __future__ import annotations

import pytest

from roost.core.errors import GameOverError
from roost.core.result import Result, ScoreLine
from roost.games.gloria.components import NAMES
from roost.games.gloria.public.events import (
    CardDrawn,
    CardTaken,
    GameEnded,
    OpenRefilled,
    Scored,
    TurnBegan,
    VisitorCame,
)
from roost.games.gloria.rules.state import GloriaState
from tests.games.gloria.positions import CuriousChance, fields, seat, table
from tests.games.repetitions import field, moves, play


def standing(position: str) -> list[list[tuple[str, str, int]]]:
    """Return the rows of every seat with their outcomes and points."""
    view = table(position).view(None)
    return [[(row.motif, row.why, row.points) for row in collector.rows] for collector in view.seats]


def test_P12_the_only_row_earns_four() -> None:
    assert standing("rows=rings:1/-") == [[("rings", "sole", 4)], []]
    assert standing("rows=rings:1/eggs:9 fox=0:rings")[1] == [("eggs", "sole", 4)]


def test_P12_the_longest_three_and_the_second_one() -> None:
    position = "seats=4 rows=rings:1/rings:3/rings:2/eggs:1 fox=3:eggs"
    rows = [[("rings", "behind", 0)], [("rings", "longest", 3)], [("rings", "second", 1)], [("eggs", "fox", 0)]]
    assert standing(position) == rows
    position = "seats=4 rows=rings:3/rings:2/rings:1/eggs:1 fox=3:eggs"
    assert [rows[0][2] for rows in standing(position)] == [3, 1, 0, 0]


def test_P12_several_longest_get_two_each_and_there_is_no_second() -> None:
    position = "seats=4 rows=rings:3/rings:1/rings:3/eggs:1 fox=3:eggs chests=combs/perches/vanes/combs"
    assert [rows[0] for rows in standing(position)[:3]] == [
        *(("rings", "tied", 2), ("rings", "behind", 0), ("rings", "tied", 2))
    ]
    position = "seats=4 rows=rings:2/rings:2/rings:2/eggs:1 fox=3:eggs"
    assert [rows[0][2] for rows in standing(position)] == [2, 2, 2, 0]


def test_P12_several_second_get_nothing_nor_do_shorter_rows() -> None:
    position = "seats=5 rows=rings:3/rings:2/rings:2/rings:1/eggs:1 fox=4:eggs"
    assert [rows[0][1:] for rows in standing(position)[:4]] == [
        *(("longest", 3), ("second-tied", 0), ("second-tied", 0), ("behind", 0))
    ]
    # The order of the seats does not matter.
    position = "seats=5 rows=rings:1/rings:2/rings:2/rings:3/eggs:1 fox=4:eggs"
    assert [rows[0][1:] for rows in standing(position)[:4]] == [
        *(("behind", 0), ("second-tied", 0), ("second-tied", 0), ("longest", 3))
    ]


def test_P12_at_a_full_table_every_row_is_judged() -> None:
    assert standing("seats=5 rows=rings:1/rings:2/rings:2/rings:3/eggs:1 fox=4:eggs") == [
        [("rings", "behind", 0)],
        [("rings", "second-tied", 0)],
        [("rings", "second-tied", 0)],
        [("rings", "longest", 3)],
        [("eggs", "fox", 0)],
    ]
    assert standing("seats=5 rows=-/-/-/-/-") == [[], [], [], [], []]


@pytest.mark.parametrize("motif", NAMES[:10])
def test_P12_every_motif_earns_alike(motif: str) -> None:
    state = table(f"seats=3 visitors=3 rows={motif}:2/{motif}:1/- chests=joker/joker/- open=joker.joker.joker")
    play(state, f"take joker -> visitor {motif}")
    assert field(state, "first") == f"{motif}:longest/{motif}:second/-"
    assert [seat(state, number).total for number in range(3)] == [3, 1, 0]


def test_P12_rows_without_points_are_not_on_the_sheet() -> None:
    state = table("seats=5 visitors=3 rows=rings:3/rings:2/rings:2/rings:1/eggs:1x fox=4:eggs")
    play(state, "take vanes -> visitor rings")
    assert field(state, "first") == "rings:longest/-/-/-/-"


def test_P12_jokers_count_and_doublers_do_not() -> None:
    assert [rows[0] for rows in standing("rows=rings:1+2/rings:2x fox=0:rings")] == [
        *(("rings", "fox", 0), ("rings", "sole", 8))
    ]
    position = "seats=3 rows=rings:1+2/rings:2x/eggs:1 fox=2:eggs"
    assert [rows[0][1:] for rows in standing(position)] == [("longest", 3), ("second", 2), ("fox", 0)]


@pytest.mark.parametrize(
    ("rows", "points"),
    [
        ("rings:3x/eggs:1/-", 8),
        ("rings:3x/rings:2/-", 6),
        ("rings:3x/rings:3/-", 4),
        ("rings:2x/rings:3/-", 2),
        ("rings:1x/rings:1/rings:2", 0),
        ("rings:1x/rings:2/rings:2", 0),
    ],
)
def test_P12_a_doubler_doubles_what_its_row_earns(rows: str, points: int) -> None:
    fox = "" if rows.endswith("-") else " fox=1:eggs"
    rows = rows if rows.endswith("-") else rows.replace("/rings", "/eggs:1.rings", 1)
    [row] = seat(table(f"seats=3 rows={rows}{fox}"), 0).rows
    assert (row.points, row.doubled) == (points, True)


def test_P12_a_row_under_the_fox_counts_as_absent_for_everyone() -> None:
    assert standing("rows=rings:5x/rings:1 fox=0:rings") == [[("rings", "fox", 0)], [("rings", "sole", 4)]]
    position = "seats=3 rows=rings:5/rings:1/rings:1 fox=0:rings"
    assert [rows[0][1:] for rows in standing(position)] == [("fox", 0), ("tied", 2), ("tied", 2)]
    position = "seats=3 rows=rings:3/rings:2/rings:2.eggs:1 fox=1:rings"
    assert [rows[0][1:] for rows in standing(position)] == [("longest", 3), ("fox", 0), ("second", 1)]
    # The fox does not affect another motif of that seat.
    assert standing("rows=rings:5.eggs:1/rings:1 fox=0:eggs")[0] == [("rings", "longest", 3), ("eggs", "fox", 0)]


def test_P11_a_visitor_is_put_aside_and_replaced_at_once() -> None:
    state = table("")
    pile = state.pile_size
    happened = play(state, "take vanes -> visitor visitor rings")
    assert happened == [CardTaken(0, "vanes", 0), VisitorCame(1), VisitorCame(2), OpenRefilled("rings", 0)]
    assert fields(state, "visitors", "open", "points") == ("2", "rings.vanes.vanes", "2")
    assert state.pile_size == pile - 3


def test_P11_a_blind_draw_goes_on_after_a_visitor_at_no_further_cost() -> None:
    state = table("")
    assert play(state, "blind -> visitor eggs") == [VisitorCame(1), CardDrawn(0, "eggs")]
    assert fields(state, "visitors", "points", "hands") == ("1", "1", "eggs.doubler/doubler")


@pytest.mark.parametrize(("before", "key"), [(3, "first"), (6, "second")])
def test_P11_a_scoring_comes_in_the_middle_of_a_turn_which_then_goes_on(before: int, key: str) -> None:
    number = 1 if key == "first" else 2
    state = table(f"visitors={before} rows=rings:2.eggs:1x/rings:1 fox=1:rings points=2")
    happened = play(state, "take vanes -> visitor rings")
    lines = (
        ScoreLine(0, "sole", 8, ("rings", "eggs"), number),
        ScoreLine(0, "longest", 0, (), number),
        ScoreLine(0, "tied", 0, (), number),
        ScoreLine(0, "second", 0, (), number),
        ScoreLine(0, "doubler", 4, ("eggs",), number),
        *(ScoreLine(1, why, 0, (), number) for why in ("sole", "longest", "tied", "second", "doubler")),
    )
    assert happened == [
        CardTaken(0, "vanes", 0),
        VisitorCame(before + 1),
        Scored(number, (12, 0), (12, 0), lines),
        OpenRefilled("rings", 0),
    ]
    assert fields(state, "turn", "points", key) == ("0", "1", "rings:sole.eggs:solex/-")
    assert [collector.scores[-1] for collector in state.view(None).seats] == [12, 0]
    assert seat(state, 0).scores == ((12,) if number == 1 else (0, 12))


@pytest.mark.parametrize("before", [0, 1, 2, 4, 5, 7, 8])
def test_P11_other_visitors_bring_no_scoring(before: int) -> None:
    state = table(f"visitors={before} rows=rings:1/-")
    happened = play(state, "take vanes -> visitor rings")
    assert happened == [CardTaken(0, "vanes", 0), VisitorCame(before + 1), OpenRefilled("rings", 0)]
    assert seat(state, 0).total == 0
    assert len(seat(state, 0).scores) == (before > 3) + (before > 6)


def test_P11_a_scoring_may_come_in_the_middle_of_a_blind_draw() -> None:
    state = table("visitors=3 rows=rings:1/eggs:1 fox=1:eggs")
    happened = play(state, "blind -> visitor rings")
    assert [type(event) for event in happened] == [VisitorCame, Scored, CardDrawn]
    assert fields(state, "turn", "points", "hands") == ("0", "1", "rings.doubler/doubler")
    assert field(state, "used") == "blind"
    assert state.view(0).blind_used


def test_P11_a_scoring_does_not_let_the_fox_move_again() -> None:
    state = table("visitors=6 points=2 used=fox rows=rings:1.rugs:1/eggs:1 fox=0:rings")
    happened = play(state, "take vanes -> visitor tails")
    assert [type(event) for event in happened] == [CardTaken, VisitorCame, Scored, OpenRefilled]
    assert fields(state, "visitors", "points", "used") == ("7", "1", "fox")
    assert state.view(0).fox_moved
    assert not any(move.startswith("fox") for move in moves(state))


def test_P8_a_scoring_of_the_third_action_comes_before_the_fox_is_passed() -> None:
    state = table("visitors=3 points=1 rows=rings:1/eggs:1 fox=0:rings")
    happened = play(state, "take vanes -> visitor rings", "pass eggs")
    assert [type(event) for event in happened[:3]] == [CardTaken, VisitorCame, Scored]
    assert fields(state, "first", "fox", "turn") == ("-/eggs:sole", "1:eggs", "1")
    assert happened[-1] == TurnBegan(1)


def ended_in_a_refill() -> GloriaState:
    state = table(
        "visitors=9 points=2 hands=rings/2eggs.joker rows=rings:2x.rugs:1/rings:2.eggs:4 fox=1:eggs "
        "chests=2combs.tails/2perches.2tails first=rugs:sole/- second=-/rings:sole"
    )
    play(state, "chest rings")
    return state


def test_P11_the_tenth_visitor_ends_the_game_in_the_middle_of_a_refill() -> None:
    state = ended_in_a_refill()
    happened = play(state, "take vanes -> visitor")
    assert [type(event) for event in happened] == [CardTaken, VisitorCame, Scored, GameEnded]
    assert happened[-1] == GameEnded("last-visitor")
    assert isinstance(happened[2], Scored)
    assert (happened[2].number, happened[2].points, happened[2].totals) == (3, (3, -6), (7, -2))
    assert (state.turn, state.moves(), state.legal, state.legal_fox) == (-1, (), 0, 0)
    assert fields(state, "turn", "phase", "points", "used", "open") == ("-", "over", "0", "-", "-.vanes.vanes")
    # The card just taken counts as a hand card.
    assert field(state, "hands") == "vanes/2eggs.joker.doubler"
    with pytest.raises(GameOverError, match=r"^the game is over$") as caught:
        state.play(state.parse("take vanes"), CuriousChance())
    assert caught.value.reason == "over"


def test_P13_P14_the_result_and_its_sheet() -> None:
    state = ended_in_a_refill()
    assert state.result() is None
    play(state, "take vanes -> visitor")
    keys = ("sole", "longest", "tied", "second", "doubler")
    assert state.result() == Result(
        ending="last-visitor",
        places=(1, 2),
        scores=(7, -2),
        sheet=(
            ScoreLine(0, "sole", 4, ("rugs",), 1),
            *(ScoreLine(0, key, 0, (), 1) for key in keys[1:]),
            *(ScoreLine(0, key, 0, (), 2) for key in keys),
            ScoreLine(0, "sole", 4, ("rugs",), 3),
            ScoreLine(0, "longest", 0, (), 3),
            ScoreLine(0, "tied", 2, ("rings",), 3),
            ScoreLine(0, "second", 0, (), 3),
            ScoreLine(0, "doubler", 2, ("rings",), 3),
            ScoreLine(0, "chests", -4, (2,), 3),
            ScoreLine(0, "hand", -1, (1,), 3),
            *(ScoreLine(1, key, 0, (), 1) for key in keys),
            ScoreLine(1, "sole", 4, ("rings",), 2),
            *(ScoreLine(1, key, 0, (), 2) for key in keys[1:]),
            ScoreLine(1, "sole", 0, (), 3),
            ScoreLine(1, "longest", 0, (), 3),
            ScoreLine(1, "tied", 2, ("rings",), 3),
            ScoreLine(1, "second", 0, (), 3),
            ScoreLine(1, "doubler", 0, (), 3),
            ScoreLine(1, "chests", -4, (2,), 3),
            ScoreLine(1, "hand", -4, (4,), 3),
        ),
    )


def test_P13_a_seat_without_empty_chests_and_cards_loses_nothing() -> None:
    state = table("visitors=9 rows=rings:2x/rugs:1 fox=0:rings")
    play(state, "blind -> visitor")
    result = state.result()
    assert result is not None
    assert [line for line in result.sheet if line.key in ("chests", "hand")] == [
        ScoreLine(0, "chests", 0, (), 3),
        ScoreLine(0, "hand", 0, (), 3),
        ScoreLine(1, "chests", 0, (), 3),
        ScoreLine(1, "hand", -1, (1,), 3),
    ]


def test_P11_the_tenth_visitor_ends_the_game_in_the_middle_of_a_blind_draw() -> None:
    state = table("visitors=9 hands=rings/- rows=rings:2/rugs:1 fox=0:rings")
    happened = play(state, "blind -> visitor")
    assert [type(event) for event in happened] == [VisitorCame, Scored, GameEnded]
    assert fields(state, "open", "hands", "used") == ("vanes.vanes.vanes", "rings.doubler/doubler", "-")
    result = state.result()
    assert result is not None
    assert result.scores == (-2, 3)


def test_P11_several_visitors_in_a_row_bring_two_scorings() -> None:
    state = table("visitors=6 rows=rings:1/-")
    happened = play(state, "take vanes -> visitor visitor visitor visitor")
    assert [event.number for event in happened if isinstance(event, Scored)] == [2, 3]
    assert state.over
    assert seat(state, 0).scores == (0, 4, 4 - 2)


def test_P13_no_penalty_before_the_last_scoring() -> None:
    state = table("visitors=6 rows=rings:1/- chests=3combs/2perches hands=3rugs/-")
    happened = play(state, "take vanes -> visitor eggs")
    assert isinstance(happened[2], Scored)
    assert happened[2].points == (4, 0)
    assert [collector.penalty for collector in state.view(None).seats] == [-4 - 5, -4 - 1]
    assert [collector.preview for collector in state.view(None).seats] == [4, 0]


def test_P13_the_view_has_the_penalty_from_the_beginning() -> None:
    state = table("visitors=2 rows=rings:1/- chests=3combs/2perches hands=3rugs/-")
    assert [collector.penalty for collector in state.view(None).seats] == [-4 - 4, -4 - 1]
    assert [collector.total for collector in state.view(None).seats] == [0, 0]


def test_G3_equal_totals_share_the_place() -> None:
    state = table("seats=3 visitors=9 rows=rings:1/rugs:1/eggs:1 fox=2:eggs")
    play(state, "blind -> visitor")
    result = state.result()
    assert result is not None
    assert (result.scores, result.places, result.winners) == ((3, 3, -1), (1, 1, 3), (0, 1))


def test_P14_totals_add_up_over_the_three_scorings() -> None:
    state = table("visitors=3 points=3 rows=rings:2/rings:1.eggs:1 fox=1:eggs")
    play(state, "take vanes -> visitor visitor visitor visitor visitor visitor rugs")
    assert fields(state, "first", "second", "visitors") == (*["rings:longest/rings:second"] * 2, "9")
    assert [seat(state, number).total for number in (0, 1)] == [6, 2]
    play(state, "take vanes -> visitor")
    result = state.result()
    assert result is not None
    assert result.scores == (6 + 3 - 3, 2 + 1 - 1)
    assert [collector.scores for collector in state.view(None).seats] == [(3, 3, 0), (1, 1, 0)]
    assert moves(state) == []
