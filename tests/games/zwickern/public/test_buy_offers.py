"""The offers in the view of the seat on turn."""

from __future__ import annotations

from collections import Counter

import pytest

from roost.core.chance import FastChance
from roost.core.game import Options
from roost.games.zwickern.components import CARDS, CLAWS, kind_of
from roost.games.zwickern.game import GAME
from roost.games.zwickern.public.buy_offers import MAX_OFFERS_PER_CARD, Group, Offer
from roost.games.zwickern.rules.state import ZwickernState
from tests.games.repetitions import moves, repetitions
from tests.games.zwickern.positions import read, table
from tests.games.zwickern.rules.test_crowded_tables import FORTY, FULL, SMALL


def test_an_offer_has_all_cards_and_claws_of_a_buy() -> None:
    state = read("round=2 hands=4/14.9|8.8|6.6 table=3,[4:2.2@1],1/11,10c3")
    assert state.view(0).buys == (
        Offer("buy 4/14: 3 1/11", "4/14", 4, (Group((0, 2), (3, 1)),), ("3", "1/11", "4/14"), 2, False),
        Offer("buy 4/14: [4]", "4/14", 4, (Group((1,), (4,)),), ("2", "2", "4/14"), 0, False),
        Offer(
            "buy 4/14: 3 [4] 1/11",
            "4/14",
            4,
            (Group((1,), (4,)), Group((0, 2), (3, 1))),
            ("3", "2", "2", "1/11", "4/14"),
            2,
            False,
        ),
        Offer(
            "buy 4/14: 3 1/11 10c3",
            "4/14",
            14,
            (Group((0, 2, 3), (3, 1, 10)),),
            ("3", "1/11", "10c3", "4/14"),
            5,
            False,
        ),
        Offer("buy 4/14: [4] 10c3", "4/14", 14, (Group((1, 3), (4, 10)),), ("2", "2", "10c3", "4/14"), 3, False),
        Offer(
            "buy 4/14: 3 [4] 1/11 10c3",
            "4/14",
            14,
            (Group((0, 2), (3, 11)), Group((1, 3), (4, 10))),
            ("3", "2", "2", "1/11", "10c3", "4/14"),
            5,
            True,
        ),
    )
    zwick = read("round=2 hands=5.9|8.8|6.6 table=5,[0:4.4@1]").view(0).buys[-1]
    assert zwick == Offer("buy 5: 5 [0]", "5", 5, (Group((0, 1), (5, 0)),), ("5", "4", "4", "5"), 0, True)


def test_no_buys_give_no_offers() -> None:
    assert table("7", "2.3").view(0).buys == ()
    assert read("hands=2.3|4.4|5.5 table=-").view(0).buys == ()


def test_G4_only_the_seat_on_turn_sees_its_offers() -> None:
    state = read("turn=1 hands=5|5.9|5.6 table=5,2,3")
    assert [len(state.view(seat).buys) for seat in (0, 1, 2, None)] == [0, 3, 0, 0]
    over = read("turn=- sheet=0+0+0-0|0+0+0-0|0+0+0-0;0+0+0-0|0+0+0-0|0+0+0-0;0+0+0-0|0+0+0-0|0+0+0-0")
    assert [over.view(seat).buys for seat in (0, None)] == [(), ()]


def agree(state: ZwickernState) -> int:
    """Check that the offers are the listed buys and add up; return their number."""
    view = state.view(int(state.turn))
    assert [offer.move for offer in view.buys] == moves(state, "buy")
    assert not view.cut
    for offer in view.buys:
        assert offer.value in CARDS[kind_of(offer.card)][0]
        places = sorted(place for group in offer.groups for place in group.items)
        assert len(places) == len(set(places))
        taken = [view.table[place] for place in places]
        for group in offer.groups:
            assert sum(group.counts) == offer.value
            for place, count in zip(group.items, group.counts, strict=True):
                assert count in view.table[place].values
        assert offer.move == f"buy {offer.card}: {' '.join(item.name for item in taken)}"
        assert offer.cards == (*(card for item in taken for card in item.cards), offer.card)
        assert offer.claws == sum(CLAWS[kind_of(card)] for card in offer.cards)
        assert offer.zwick == (len(taken) == len(view.table))
    return len(view.buys)


@pytest.mark.parametrize("seats", [3, 4])
def test_the_offers_are_the_buys_of_the_list_and_add_up(seats: int) -> None:
    chance = FastChance(seats)
    seen = 0
    games = repetitions(compiled=3, plain=1)
    for _ in range(games):
        state = GAME.new(seats, Options(), chance)
        while not state.over:
            seen += agree(state)
            state.play(state.pick(chance), chance)
    assert seen > 67 * games


def test_offers_of_a_crowded_table_are_truncated_and_say_so() -> None:
    view = read(f"round=4 hands=30|25|15 table={FORTY}").view(0)
    assert len(view.buys) == MAX_OFFERS_PER_CARD
    assert view.cut
    # The list of moves is complete here, but nobody reads so much.
    state = read("round=4 hands=30|15|10c3 table=2,3,4,5,6,7,8,9,10,1/11,2/12,3/13")
    assert not state.truncated
    assert [offer.move for offer in state.view(0).buys] == moves(state, "buy")[:MAX_OFFERS_PER_CARD]
    assert state.view(0).cut
    both = read(f"round=4 hands=30.9|25.9|15.9 table={SMALL}").view(0)
    assert both.cut
    assert [offer.card for offer in both.buys].count("30") == MAX_OFFERS_PER_CARD
    assert both.buys[0].card == "9"


@pytest.mark.parametrize(
    "position",
    [
        f"round=4 hands=15|25|30 table={FULL}",
        f"round=4 hands=1/11.4/14.9.15|25.10.9.9|30.10.9.10c3 table={FORTY.replace(',4/14' * 4, ',4/14' * 3)}",
        f"seats=4 round=3 turn=3 dealer=3 hands=-|-|-|30 table={FULL},15,25,10c3",
    ],
)
def test_a_view_has_a_bounded_number_of_offers(position: str) -> None:
    state = read(position)
    offered = Counter(offer.card for offer in state.view(int(state.turn)).buys)
    assert offered
    assert max(offered.values()) <= MAX_OFFERS_PER_CARD
