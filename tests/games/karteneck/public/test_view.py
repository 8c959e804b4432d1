"""The view of each seat, without hidden information."""

from __future__ import annotations

import msgspec

from roost.core.chance import FastChance
from roost.games.karteneck.game import GAME
from roost.games.karteneck.public.view import Display, Heap, KarteneckView, Pass, Player, Portion, Serving, Theft
from tests.games.karteneck.positions import all_but, table

POSITION = (
    "seats=3 turn=1 grill=25.30 passed=0 stacks=0.16/22/19 hands=1W9/23/445 displays=-/2555W3/44W1W12 discard=1133W2"
)


def test_the_whole_view() -> None:
    view = table(POSITION).view(1)
    empty = Display((), 0, False, None)
    assert view == KarteneckView(
        turn=1,
        round=2,
        rounds=8,
        grill=(Portion(25, 4), Portion(30, 5)),
        supply=18,
        unopened=tuple(value for value in (0, 0, *range(16, 43)) if value not in (16, 19, 22, 25, 30)),
        seats=(
            Player((0, 16), 16, 1, 2, empty, True, None, None),
            Player((22,), 22, 3, 2, Display(("2", "5", "5", "5", "W3"), 22, True, 3), False, Portion(30, 5), None),
            Player((19,), 19, 2, 3, Display(("4", "4", "W1", "W12"), 18, True, 12), False, Portion(25, 4), None),
        ),
        viewer=1,
        hand=("2", "3"),
        pile=110 - 7 - 9 - 5,
        discard=Heap(5, (2, 0, 2, 0, 0), (2,)),
        unseen=Heap(
            110 - 9 - 5 - 2,
            (15, 15, 14, 15, 14),
            tuple(signpost for signpost in range(1, 26) if signpost not in (1, 2, 3, 12)),
        ),
        passing=Pass(True, 22, None, None, 2, False),
        menu=(Serving(1, Portion(30, 5)), Serving(2, Portion(25, 4))),
    )


def test_other_seats_and_spectators_see_their_own_hand_or_none() -> None:
    state = table(POSITION)
    assert [state.view(seat).hand for seat in (None, 0, 1, 2)] == [(), ("1", "W9"), ("2", "3"), ("4", "4", "5")]
    assert state.view(None).unseen.size == 96
    assert state.view(0).unseen.size == 94
    assert 9 in state.view(1).unseen.signposts
    assert 9 not in state.view(0).unseen.signposts
    public = [msgspec.structs.replace(state.view(seat), viewer=None, hand=(), unseen=None) for seat in (None, 0, 1, 2)]
    assert all(view == public[0] for view in public)


def test_the_outcome_of_passing() -> None:
    state = table("grill=25.30 stacks=16/20 hands=1/2 displays=555W3/-")
    assert state.view(0).passing == Pass(True, 20, None, Theft(1, Portion(20, 2)), 2, False)
    state = table("grill=25.30 stacks=20/16 turn=1 hands=1/2 displays=-/555W3")
    assert state.view(None).passing == Pass(True, 20, None, Theft(0, Portion(20, 2)), 2, False)
    state = table("grill=25.30 hands=1/2 displays=5555/-")
    assert state.view(0).passing == Pass(False, 20, Portion(25, 4), None, 2, False)
    state = table("grill=25.30 passed=1 hands=1/2 displays=5555/W1")
    assert state.view(0).passing == Pass(False, 20, Portion(25, 4), None, 0, True)


def test_possible_thefts() -> None:
    state = table("seats=3 grill=25.30.33 stacks=17/20/19 hands=1/2/3 displays=555W3/34W1W2/25W4")
    thefts = [player.theft for player in state.view(None).seats]
    assert thefts == [Theft(1, Portion(20, 2)), Theft(0, Portion(17, 1)), None]
    passed = table("seats=3 passed=1 grill=25.30.33 stacks=17/20/19 hands=1/2/3 displays=555W3/34W1W2/25W4")
    assert [player.theft for player in passed.view(2).seats] == [Theft(1, Portion(20, 2)), None, None]
    assert [player.passed for player in passed.view(2).seats] == [False, True, False]


def test_a_pass_tells_when_fewer_cards_can_be_drawn() -> None:
    for display, draws in (("5", 1), ("W2", 0), ("-", 0), ("1W2", 0), ("55", 2), ("555", 2)):
        state = table(f"grill=25.30 hands=1/{all_but('1', display)} displays={display}/-")
        passing = state.view(0).passing
        assert passing is not None
        assert passing.draws == draws, display
    passing = table(f"grill=25.30 hands=1/{all_but('1', 'W2', '2', '3')} displays=W2/- discard=2").view(0).passing
    assert passing is not None
    assert passing.draws == 2


def test_the_view_after_the_end() -> None:
    state = table("turn=- stacks=16.17.18.19.20.21.22.23.24/25.26.27.28.29.30.31.32.33")
    view = state.view(0)
    assert (view.turn, view.passing, view.menu, view.grill, view.supply, view.round) == (-1, None, (), (), 0, 9)
    assert len(view.unopened) == 12


def test_views_are_tagged_on_the_wire() -> None:
    assert msgspec.to_builtins(table(POSITION).view(0))["game"] == "karteneck"


def test_G4_two_states_that_look_alike_give_the_same_bytes() -> None:
    one = table("seats=3 grill=25.30.31 hands=123/45W1/W2W3W4 discard=55")
    two = table("seats=3 grill=25.30.31 hands=123/W2W3W5/111 discard=55")
    for seat in (None, 0):
        assert msgspec.json.encode(one.view(seat)) == msgspec.json.encode(two.view(seat))
    assert one.view(1) != two.view(1)


def test_the_menu_comes_true_if_all_pass_now() -> None:
    chance = FastChance(3)
    for seed in range(40):
        state = GAME.new(4, GAME.options(), FastChance(seed))
        for _ in range(10):
            if not state.over:
                state.play(state.pick(chance), chance)
        menu = {serving.seat: serving.portion.value for serving in state.view(None).menu}
        now = state.round
        while state.round == now:
            state.play(0, chance)
        view = state.view(None)
        for seat, value in menu.items():
            assert view.seats[seat].top == value
