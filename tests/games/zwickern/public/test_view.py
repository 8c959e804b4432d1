"""Views, hidden cards and imagined hands."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from roost.core.chance import FastChance
from roost.core.game import Options
from roost.games.zwickern.game import GAME
from roost.games.zwickern.public import events
from roost.games.zwickern.public.view import Item, Player, Side
from tests.games.repetitions import field, repetitions
from tests.games.zwickern.positions import read

POSITION = (
    "seats=4 deal=2 round=2 dealer=1 turn=2 hands=2.3.8|5.10c3.7|1/11.4.8|4/14.6.7 table=[9:4.5@2!],10c1,[9:3.6@1],2/12"
    " taken=6.6.25|9.9 zwicks=1|0 penalties=1|0 bought=2 sheet=3+0+12-60|0+2+14-0"
)


def test_the_view_shows_the_table() -> None:
    view = read(POSITION).view(2)
    assert view.table == (
        Item("[9]#1", True, (9,), ("4", "5"), 0, 2, True),
        Item("10c1", False, (10,), ("10c1",), 1, None, False),
        Item("[9]#2", True, (9,), ("3", "6"), 0, 1, False),
        Item("2/12", False, (2, 12), ("2/12",), 0, None, False),
    )
    assert view.players == (Player(0, 3, 0), Player(1, 3, 0), Player(0, 3, -30), Player(1, 3, 0))
    assert view.sides == (
        Side((0, 2), 3, ("6", "6", "25"), 6, 1, -30, -30, -45, 3 + 1 + 6 - 60),
        Side((1, 3), 2, ("9", "9"), 0, 0, 0, 0, 16, 0),
    )
    assert (view.turn, view.phase, view.deal, view.deals, view.round, view.rounds) == (2, "play", 2, 4, 2, 3)
    assert (view.dealer, view.starter, view.hand, view.last_buyer) == (1, 2, ("1/11", "4", "8"), 2)
    assert view.pile == 55 - 12 - 6 - 5
    assert len(view.unseen) == view.pile + 9
    assert Counter(view.unseen)["10c3"] == 1
    assert Counter(view.unseen)["1/11"] == 3
    assert [(line.seat, line.key, line.points, line.part) for line in view.sheet] == [
        (0, "cards", 3, 1), (0, "zwicks", 0, 1), (0, "claws", 12, 1), (0, "penalties", -60, 1),
        (1, "cards", 0, 1), (1, "zwicks", 2, 1), (1, "claws", 14, 1), (1, "penalties", 0, 1),
    ]  # fmt: skip
    assert not view.cut


def test_a_spectator_sees_no_hand_and_nobody_sees_another() -> None:
    state = read("hands=2.30|5.6|7.8 table=3")
    assert state.view(None).hand == ()
    assert state.view(1).hand == ("5", "6")
    assert state.view(None).last_buyer is None
    partners = read("seats=4 turn=1 hands=2|5.6|7.8|9.30 table=3 taken=4.4|- bought=0")
    assert partners.view(None).hand == ()
    assert partners.view(3).hand == ("9", "30")
    assert [player.hand for player in partners.view(None).players] == [1, 2, 2, 2]
    assert partners.view(None).last_buyer == 0
    hidden = {seat: msgspec.json.encode(read("hands=2.9|5.6|7.8 table=3").view(seat)) for seat in (1, 2)}
    assert hidden == {seat: msgspec.json.encode(state.view(seat)) for seat in (1, 2)}


def test_the_view_shows_the_end_of_the_game() -> None:
    state = read("turn=- sheet=0+0+6-0|3+0+3-0|0+1+0-30;0+0+0-0|0+0+0-0|0+0+0-0;0+0+0-0|0+0+0-0|0+0+0-0")
    view = state.view(0)
    assert (view.turn, view.phase, view.pile, view.table) == (-1, "over", 55, ())
    assert [side.total for side in view.sides] == [6, 6, -29]


def test_dealt_cards_are_seen_by_their_owner_alone() -> None:
    dealt = events.Dealt(1, 2, ("2", "3"))
    assert dealt.seen_by(1) == dealt
    assert dealt.seen_by(0) == dealt.seen_by(None) == events.Dealt(1, 2, ())
    assert not dealt.reveals
    assert events.TableOpened.reveals
    assert events.Laid.reveals
    assert events.Built.reveals
    assert events.Bought.reveals


@pytest.mark.parametrize("seats", [3, 4])
def test_imagining_keeps_the_view_and_deals_all_other_hands_again(seats: int) -> None:
    chance = FastChance(seats)
    state = GAME.new(seats, Options(), chance)
    for _ in range(4):
        state.play(state.pick(chance), chance)
    for seat in range(seats):
        other = state.copy()
        changed = [False] * seats
        for _ in range(10):
            other.imagine(seat, chance)
            assert other.view(seat) == state.view(seat)
            assert other.census() == state.census()
            changed = [
                before or other.view(number).hand != state.view(number).hand for number, before in enumerate(changed)
            ]
        assert changed == [number != seat for number in range(seats)]


def test_imagined_hands_are_uniformly_random() -> None:
    taken = "1/11.1/11.1/11.1/11.2.2.2.2c1.2/12.2/12.2/12.2/12.3.3.3.3.3/13.3/13.3/13.3/13.4.4.4.4.4/14.4/14.4/14.4/14"
    position = f"round=4 hands=9|10c3|10c1 table=5,5,5,5,6,6,6,6,7,7,7,7,8,8,8,8 taken={taken}.9.9|-|- bought=0"
    state = read(position)
    # Unseen by seat 0: 9, 10, 10, 10c1, 10c3, 15, 25, 30.
    assert state.view(0).unseen == ("9", "10", "10", "10c1", "10c3", "15", "25", "30")
    chance = FastChance(5)
    seen: Counter[tuple[str, str]] = Counter()
    known = state.view(0)
    each = repetitions(compiled=25, plain=8)
    for _ in range(56 * each):
        other = state.copy()
        other.imagine(0, chance)
        assert other.view(0) == known
        _own, one, two = field(other, "hands").split("|")
        seen[one, two] += 1
    unseen = state.view(0).unseen
    expected = Counter((a, b) for i, a in enumerate(unseen) for j, b in enumerate(unseen) if i != j)
    assert set(seen) == set(expected)
    squares = sum((seen[pair] - each * ways) ** 2 / (each * ways) for pair, ways in expected.items())
    assert squares < 75  # 42 degrees of freedom: one in a thousand is above 76
