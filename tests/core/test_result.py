"""Places and winners."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roost.core.result import Result, ScoreLine, places


@pytest.mark.parametrize(
    ("scores", "expected"),
    [
        ([], ()),
        ([4], (1,)),
        ([4, 7], (2, 1)),
        ([7, 4, 7], (1, 3, 1)),
        ([1, 2, 2, 3], (4, 2, 2, 1)),
        ([0, 0, 0], (1, 1, 1)),
        ([-3, -1, -2], (3, 1, 2)),
    ],
)
def test_seats_that_tie_share_a_place_and_leave_a_gap(scores: list[int], expected: tuple[int, ...]) -> None:
    assert places([(score,) for score in scores]) == expected


def test_a_tie_can_be_broken_by_a_second_number() -> None:
    assert places([(5, 1), (5, 3), (4, 9), (5, 1)]) == (2, 1, 4, 2)


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=1))
def test_a_place_is_one_more_than_the_number_of_better_seats(ranks: list[tuple[int, ...]]) -> None:
    given_places = places(ranks)
    assert min(given_places) == 1
    for place, rank in zip(given_places, ranks, strict=True):
        assert place == 1 + len([other for other in ranks if other > rank])


def test_the_winners_share_the_first_place() -> None:
    assert Result("end", (2, 1), (4, 7), ()).winners == (1,)
    assert Result("end", (1, 3, 1), (7, 4, 7), ()).winners == (0, 2)
    assert Result("end", (), (), ()).winners == ()


def test_the_detail_of_a_score_line_is_optional() -> None:
    line = ScoreLine(0, "portions", 3)
    assert line.detail == ()
    assert line == ScoreLine(seat=0, key="portions", points=3, detail=())


def test_every_seat_is_a_side_unless_there_are_partners() -> None:
    alone = Result("end", (1, 2, 3), (5, 4, 3), ())
    assert [alone.side(seat) for seat in range(3)] == [(0,), (1,), (2,)]
    partners = Result("end", (1, 3, 1, 3), (5, 4, 5, 4), (), (0, 1, 0, 1))
    assert [partners.side(seat) for seat in range(4)] == [(0, 2), (1, 3), (0, 2), (1, 3)]
    assert partners.winners == (0, 2)


@pytest.mark.parametrize(
    ("ranks", "sides", "shares"),
    [
        ((1, 2, 3), (), (1.0, 0.0, 0.0)),
        ((1, 1, 3), (), (0.5, 0.5, 0.0)),
        ((1, 3, 1, 3), (0, 1, 0, 1), (1.0, 0.0, 1.0, 0.0)),
        ((1, 1, 1, 1), (0, 1, 0, 1), (0.5, 0.5, 0.5, 0.5)),
    ],
)
def test_a_win_is_shared_by_the_sides_that_tie(
    ranks: tuple[int, ...], sides: tuple[int, ...], shares: tuple[float, ...]
) -> None:
    result = Result("end", ranks, (0,) * len(ranks), (), sides)
    assert tuple(result.share(seat) for seat in range(len(ranks))) == shares
