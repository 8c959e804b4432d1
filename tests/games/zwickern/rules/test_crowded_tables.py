"""Crowded tables: the list is truncated, the work bounded, and every move still legal."""

from __future__ import annotations

import pytest

from roost.core.chance import FastChance
from roost.core.conformance import check_position
from roost.games.zwickern.game import GAME
from roost.games.zwickern.rules.buys import MAX_BUYS, MAX_GROUPS, MAX_UNIONS
from roost.games.zwickern.rules.moves import BUY, action_of, rest_of
from roost.games.zwickern.rules.partition import can_partition
from tests.games.repetitions import moves
from tests.games.zwickern.positions import read

SMALL = "2,2,2,2c1,2/12,2/12,2/12,2/12,3,3,3,3,3/13,3/13,3/13,3/13,4,4,4,4,4/14,4/14,4/14,4/14,5,5,5,5,6,6,6,6"
FORTY = f"{SMALL},7,7,7,7,8,8,8,8"
ZEROS = ",".join(f"[0:{card}.{card}@1]" for card in ("2", "3", "4", "5", "6", "7", "8", "3/13", "4/14", "2/12"))
FULL = f"1/11,1/11,1/11,1/11,{FORTY},9,9,9,9,10,10,10c1"


@pytest.mark.compiled_only
@pytest.mark.parametrize(
    "position",
    [
        f"round=4 hands=30|25|15 table={FORTY}",
        f"round=4 hands=4/14|25|15 table={FULL.replace(',4/14,4/14,4/14,4/14', ',4/14,4/14,4/14')}",
        f"round=4 hands=15|25|30 table={FULL}",
        f"seats=4 round=3 turn=3 dealer=3 hands=-|-|-|30 table={FULL},15,25,10c3",
    ],
)
def test_the_list_of_a_crowded_table_is_truncated(position: str) -> None:
    state = read(position)
    assert state.truncated
    assert state.view(int(state.turn)).cut
    assert not state.view(None).cut
    listed = state.moves()
    texts = list(map(state.text, listed))
    buys = [text for text in texts if text.startswith("buy")]
    assert len(set(buys)) == len(buys) <= 3 * MAX_GROUPS
    assert any(text.startswith("lay") for text in texts)
    assert sum(text.startswith("build") for text in texts) >= 14
    assert all(map(state.is_legal, listed))
    chance = FastChance(1)
    while not state.over:
        state.play(state.pick(chance), chance)


@pytest.mark.parametrize(
    "position",
    [
        pytest.param(f"round=4 hands=9|25|15 table={SMALL}", marks=pytest.mark.compiled_only),
        f"round=2 hands=9|25|15 table={ZEROS},9,9",
    ],
)
def test_a_crowded_table_conforms(position: str) -> None:
    state = read(position)
    assert state.truncated
    check_position(GAME, state, FastChance(0))


def test_a_truncated_list_has_single_groups_and_the_largest_buys() -> None:
    state = read("round=2 hands=9|25|15 table=2,2,2,3,3,3,4,4,4,5,5,5,6,6,6,7,7,7,1/11,1/11,8,8")
    assert state.truncated
    listed = moves(state, "buy")
    for group in ("2 7", "3 6", "4 5", "2 2 5", "3 3 3", "2 3 4", "2 2 2 3", "7 1/11 1/11", "1/11 8", "2 6 1/11"):
        assert f"buy 9: {group}" in listed
    most = max(len(text.split()) for text in listed) - 2
    assert most >= 20
    unlisted = "buy 9: 2 2 5 3 6 4 5"
    move = state.parse(unlisted)
    assert state.is_legal(move)
    assert state.text(move) not in listed
    state.play(move, FastChance(0))


def test_the_bounds_of_the_list() -> None:
    assert (MAX_BUYS, MAX_GROUPS, MAX_UNIONS) == (600, 3000, 12_000)
    state = read("round=2 hands=9|25|15 table=2,2,3,3,4,4,5,5,6,7,1/11,8")
    assert not state.truncated


def test_overlapping_groups_do_not_truncate_a_list_of_few_buys() -> None:
    state = read("round=4 hands=30|15|10c3 table=2,3,4,5,6,7,8,9,10,1/11,2/12,3/13")
    assert not state.truncated
    possible = {chosen for chosen in range(1, 1 << 12) if can_partition(state.items, chosen, 30)}
    assert {rest_of(move) for move in state.moves() if action_of(move) == BUY} == possible
    assert len(possible) == 334


def test_many_piles_of_0_truncate_the_list() -> None:
    state = read(f"round=2 hands=9|25|15 table={ZEROS},9,9")
    assert state.truncated
    assert moves(state, "buy")[:2] == ["buy 9: 9", "buy 9: " + " ".join(f"[0]#{n}" for n in range(1, 11)) + " 9 9"]
    fewer = read(f"round=2 hands=9|25|15 table={ZEROS.rpartition(',')[0].rpartition(',')[0]},9,9")
    assert not fewer.truncated
    assert len(moves(fewer, "buy")) == 2 * 2**8
