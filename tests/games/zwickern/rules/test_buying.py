"""Z5-Z7: buys, Zwicks, and the empty table."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from roost.core.chance import FastChance
from roost.core.errors import IllegalMoveError
from roost.games.zwickern.components import CARDS, kind_of
from roost.games.zwickern.public import events
from roost.games.zwickern.rules.buys import Buys, is_canonical
from roost.games.zwickern.rules.items import high_value, loose, low_value, pile
from roost.games.zwickern.rules.partition import Partition, can_partition, group_items
from tests.games.repetitions import field, moves, play, repetitions
from tests.games.zwickern.positions import read, table
from tests.games.zwickern.rules.brute_force import buyable


def some_items(chance: FastChance, count: int) -> vec[i64]:
    """Loose cards and piles, zeros among them."""
    words = []
    for _ in range(count):
        if chance.below(3) == 0:
            words.append(pile(chance.below(19), chance.below(19), chance.below(3), 2))
        else:
            words.append(loose(chance.below(19)))
    return vec[i64](words)


def test_Z5_the_list_and_legality_agree_with_brute_force() -> None:
    chance = FastChance(1)
    compared = 0
    while compared < repetitions(compiled=50_000, plain=2_000, soak=1_000_000):
        items = some_items(chance, 1 + chance.below(6))
        kind = chance.below(19)
        values = CARDS[kind][0]
        readings = [tuple({int(low_value(item)), int(high_value(item))}) for item in items]
        expected = set()
        for chosen in range(1, 1 << len(items)):
            able = buyable(tuple(readings[i] for i in range(len(items)) if chosen >> i & 1), values)
            assert any(can_partition(items, chosen, value) for value in values) == able, (items, chosen, values)
            if able and is_canonical(items, chosen):
                expected.add(chosen)
            compared += 1
        wanted = sum(1 << value for value in values)
        # Other cards in the hand change nothing for this one.
        buys = Buys(items, wanted | 1 << chance.below(30) + 1)
        listed = list(buys.sets_for_card(values[0], values[-1]))
        assert len(listed) == len(set(listed))
        assert set(listed) == expected, (items, values)
        assert not buys.truncated


def test_Z5_the_groups_of_a_buy_add_up() -> None:
    chance = FastChance(2)
    seen = 0
    while seen < repetitions(compiled=300, plain=60):
        items = some_items(chance, 1 + chance.below(8))
        chosen = chance.below(1 << len(items))
        value = 1 + chance.below(30)
        found = group_items(items, chosen, value)
        assert bool(found) == can_partition(items, chosen, value)
        if not found:
            continue
        seen += 1
        assert sorted(index for group in found for index in group) == [
            index for index in range(len(items)) if chosen >> index & 1
        ]
        for group in found:
            assert buyable(tuple((int(low_value(items[i])), int(high_value(items[i]))) for i in group), (value,))
            assert sum(int(low_value(items[i])) for i in group) <= value


@pytest.mark.parametrize(
    ("numbers", "value", "possible"),
    [
        ([2] * 45, 15, False),
        ([2, 4, 6, 8, 10] * 9, 15, False),
        ([6] * 20 + [3] * 10, 15, True),
        ([6] * 20 + [3] * 10, 9, False),
        ([6] * 10 + [3] * 10, 9, True),
        ([8, 9, 10, 11, 12, 13] * 6 + [1] * 9, 30, False),
        ([8] * 11, 22, False),
        ([7, 7, 8, 8] * 12, 30, True),
        ([9] * 20 + [12] * 10, 30, True),
        ([11] * 20 + [8] * 10, 30, True),
        ([30] * 54, 30, True),
        ([16] * 27 + [14] * 26, 30, False),
        ([16] * 27 + [14] * 27, 30, True),
        ([1] * 54, 27, True),
    ],
)
def test_Z5_legality_on_hard_tables_takes_little_work(numbers: list[int], value: int, possible: bool) -> None:
    items = vec[i64]([pile(0, number, 0, 2) for number in numbers])
    search = Partition(items, (1 << len(numbers)) - 1, value)
    assert search.solve() == possible
    assert search.steps < 3000


def test_Z5_two_value_cards_count_freely_and_each_for_itself() -> None:
    assert moves(table("1/11,1/11", "2/12.9"), "buy 2/12") == ["buy 2/12: 1/11 1/11"]
    assert moves(table("1/11,2/12,3/13", "5.9"), "buy 5") == ["buy 5: 2/12 3/13"]
    assert moves(table("1/11,3/13", "4/14.9"), "buy 4/14") == ["buy 4/14: 1/11 3/13"]
    state = table("4/14,3/13", "4/14.9")
    assert moves(state, "buy 4/14") == ["buy 4/14: 4/14"]
    assert moves(table("1/11,2/12,3/13,4/14", "10.9"), "buy 10") == ["buy 10: 1/11 2/12 3/13 4/14"]
    state = table("1/11,[1:4.3@1!]", "1/11")
    assert moves(state, "buy 1/11") == ["buy 1/11: 1/11", "buy 1/11: [1]", "buy 1/11: 1/11 [1]"]
    assert all(map(state.is_legal, state.moves()))


def test_Z5_buys_may_leave_items_and_equal_cards_are_one_choice() -> None:
    state = table("7,7,3,7", "7.9")
    assert moves(state, "buy 7") == ["buy 7: 7", "buy 7: 7 7", "buy 7: 7 7 7"]
    second = state.parse("buy 7: 7") ^ 1 << 7 ^ 1 << 8
    assert not state.is_legal(second)
    with pytest.raises(IllegalMoveError, match=f"there is no move {second} here") as refused:
        state.play(second, FastChance(0))
    assert (refused.value.reason, refused.value.data) == ("zwickern-no-such-move", {"move": str(second)})
    play(state, "buy 7: 7 7")
    assert (field(state, "table"), field(state, "taken"), field(state, "bought")) == ("3,7", "7.7.7|-|-", "0")


def test_Z5_a_pile_of_0_joins_any_group_but_never_stands_alone() -> None:
    state = read("round=2 hands=5.9|8.8|6.6 table=[0:4.4@1],5,[0:7.7@2]")
    assert moves(state, "buy 5") == [
        "buy 5: 5",
        "buy 5: [0]#1 5",
        "buy 5: 5 [0]#2",
        "buy 5: [0]#1 5 [0]#2",
    ]
    with pytest.raises(IllegalMoveError, match="5 cannot buy piles of 0 alone") as refused:
        play(state, "buy 5: [0]#1 [0]#2")
    assert (refused.value.reason, refused.value.data) == ("zwickern-only-zero", {"card": "5"})
    happened = play(state, "buy 5: [0]#1 5")
    assert isinstance(happened[0], events.Bought)
    assert (happened[0].groups, happened[0].cards) == ((("[0]#1", "5"),), ("4", "4", "5", "5"))
    assert field(state, "table") == "[0:7.7@2]"


def test_Z5_buys_that_do_not_add_up_are_refused() -> None:
    state = table("3,6,2/12", "8.9", others="10.5")
    with pytest.raises(
        IllegalMoveError, match="3 6 cannot be split into groups that each add up to one of the values of 8: 8"
    ) as refused:
        play(state, "buy 8: 3 6")
    assert refused.value.reason == "zwickern-no-sum"
    assert refused.value.data == {"card": "8", "items": "3 6", "values": "8"}
    with pytest.raises(IllegalMoveError, match="add up to one of the values of 4/14: 4, 14") as refused:
        play(table("3,6,2/12", "4/14.9", others="10.5"), "buy 4/14: 3")
    assert refused.value.reason == "zwickern-no-sum"
    assert refused.value.data == {"card": "4/14", "items": "3", "values": "4, 14"}


def test_Z6_a_zwick_of_another_side_cancels_one_of_each() -> None:
    state = read("round=2 hands=5.9|8.8|6.6 table=5 taken=7.7.7.7|-|- bought=0 zwicks=2|0|0")
    assert play(state, "buy 5: 5")[1:] == [events.Zwicked(0)]
    assert field(state, "zwicks") == "3|0|0"
    play(state, "lay 8")
    happened = play(state, "lay 6", "lay 9")
    assert len(happened) == 2
    state = read("round=2 hands=5|8|6 turn=0 table=8 taken=7.7.7.7|3.3|- bought=0 zwicks=2|0|0")
    play(state, "lay 5")
    state = read("round=2 turn=1 hands=5|8.7|6.6 table=8 taken=4.4.4.4|3.3|- bought=0 zwicks=2|0|0")
    happened = play(state, "buy 8: 8")
    assert happened[1:] == [events.Zwicked(1), events.ZwicksCancelled((0, 1))]
    assert field(state, "zwicks") == "1|0|0"


def test_Z6_partners_show_their_zwicks_together() -> None:
    state = read("seats=4 round=2 turn=2 hands=5|8|7.6|6.9 table=7 taken=4.4.4.4|- bought=0 zwicks=2|0 dealer=3")
    assert play(state, "buy 7: 7")[1:] == [events.Zwicked(2)]
    assert field(state, "zwicks") == "3|0"
    assert field(state, "bought") == "2"


def test_Z7_an_empty_table_can_only_be_laid_on() -> None:
    state = read("round=2 hands=4/14.9|8.8|6.6 table=-")
    assert moves(state) == ["lay 4/14", "lay 4/14 = 4", "lay 4/14 = 14", "lay 9"]
    for move in (kind_of("9") << 2 | 2, kind_of("9") << 2 | 1, kind_of("9") << 2 | 3, 1 << 2 | 1 << 61, 31 << 2):
        assert not state.is_legal(move)
        with pytest.raises(IllegalMoveError, match="there is no move"):
            state.play(move, FastChance(0))
