"""Inferred hands of other seats."""

from __future__ import annotations

import pytest

from roost.core.chance import FastChance
from roost.games.zwickern.ai.guide import GUIDE
from roost.games.zwickern.components import heap_names
from roost.games.zwickern.hidden.hand_inference import infer_hands
from roost.games.zwickern.rules.state import ZwickernState
from tests.games.zwickern.positions import read

WORLDS = 300
EIGHTS = {"8"}
FOURTEENS = {"4/14"}


def share(position: str, seat: int, cards: set[str], *, plainly: bool = False) -> float:
    """Return the share of worlds imagined by seat 0 in which a seat holds one of the cards."""
    state = read(position)
    chance = FastChance(7)
    found = 0
    for _ in range(WORLDS):
        world = state.copy()
        if plainly:
            world.imagine(0, chance)
        else:
            infer_hands(world, 0, chance)
        found += not cards.isdisjoint(heap_names(world.hand_of(seat)))
    return found / WORLDS


BUILT = "hands=2.3.5|9.9.9|7.7.7 table=[8:3.5@1!],10"


def test_builders_can_mostly_buy_their_piles() -> None:
    assert share(BUILT, 1, EIGHTS, plainly=True) < 0.4
    # Nine worlds out of ten are as builders say, and some of the others by chance.
    assert 0.85 < share(BUILT, 1, EIGHTS) < 1.0
    assert share(BUILT, 2, EIGHTS) < 0.4, "who has not built is not believed to have anything"


def test_a_card_may_buy_with_either_value() -> None:
    assert share("hands=2.3.5|9.9.9|7.7.7 table=[14:5.9@2!]", 2, FOURTEENS) > 0.85


def test_all_builders_hold_fitting_cards_at_once() -> None:
    position = "hands=2.3.5|9.9.9|7.7.7 table=[8:3.5@1!],[14:5.9@2!]"
    assert share(position, 1, EIGHTS) > 0.8
    assert share(position, 2, FOURTEENS) > 0.8


@pytest.mark.parametrize(
    "position",
    [
        # Built in an earlier round; one's own.
        "round=2 hands=2.3.5|9.9.9|7.7.7 table=[8:3.5@1],10",
        "hands=2.3.5|9.9.9|7.7.7 table=[8:3.5@0!],10",
        # The builder has no card left.
        "round=2 turn=0 dealer=0 hands=2|-|- table=[8:3.5@1!],10",
        # No card is worth that, and all four 8s have been seen.
        "hands=2.3.5|9.9.9|7.7.7 table=[0:3.3@1!]",
        "hands=2.3.5|9.9.9|7.7.7 table=[38:30.8@1!]",
        "hands=2.3.5|9.9.9|7.7.7 table=[8:3.5@1!],8,8,8,8",
    ],
)
def test_other_piles_have_no_effect(position: str) -> None:
    state = read(position)
    plain = state.copy()
    believing, imagining = FastChance(3), FastChance(3)
    for _ in range(20):
        infer_hands(state, 0, believing)
        plain.imagine(0, imagining)
        # Chance is asked whether to trust, and that is all.
        imagining.below(10)
        assert state.position() == plain.position()


@pytest.mark.parametrize("seats", [3, 4])
def test_inference_keeps_the_view_of_the_seat(seats: int) -> None:
    position = "|".join(["2.3.5", "9.9.9", "7.7.7", "10.4.4"][:seats])
    state = read(f"seats={seats} hands={position} table=[8:3.5@1!],6")
    for seed in range(20):
        world = state.copy()
        GUIDE.imagine(world, 0, FastChance(seed))
        assert isinstance(world, ZwickernState)
        assert world.view(0) == state.view(0)
        assert world.census() == state.census()
        assert heap_names(world.hand_of(0)) == ["2", "3", "5"]
