"""Views: visible and hidden parts of a state."""

from __future__ import annotations

import msgspec

from roost.core.chance import FastChance
from roost.core.game import Options
from roost.core.message import Message
from roost.games.gloria.game import GAME
from roost.games.gloria.public.view import Collector, Fox, GloriaView, Row
from tests.games.gloria.positions import table
from tests.games.repetitions import play

POSITION = (
    "seats=3 turn=1 points=1 used=blind open=rings.joker.grains visitors=8 fox=1:rugs "
    "hands=2rings/2tails.joker/eggs known=rings/2tails.joker/- "
    "rows=rings:2+1.eggs:1/rugs:3x/rings:1 chests=3combs/rugs.joker/perches "
    "first=rings:sole.eggs:sole/-/- second=rings:longest/rugs:solex/rings:second"
)
UNSEEN = {
    "grains": 8,
    "rings": 9 - 2 - 1 - 1 - 1,
    "rugs": 9 - 4,
    "tails": 7,
    "teeth": 9,
    "showcases": 9,
    "eggs": 8,
    "combs": 6,
    "perches": 8,
    "vanes": 9,
    "joker": 5 - 1 - 1 - 1 - 1,
}
"""The cards unseen by a spectator."""


def test_a_whole_view() -> None:
    view = table(POSITION).view(None)
    assert view == GloriaView(
        turn=1,
        phase="act",
        points=1,
        blind_used=True,
        fox_moved=False,
        open=("rings", "joker", "grains"),
        pile=95 + 10 - 6 - 8 - 6 - 3 - 8,
        visitors=8,
        scorings=(4, 7, 10),
        fox=Fox(1, "rugs"),
        seats=(
            Collector(
                rows=(Row("rings", 3, 1, False, False, "longest", 3), Row("eggs", 1, 0, False, False, "sole", 4)),
                chests=1,
                faces=("combs", "combs", "combs"),
                hand=3,
                known=("rings", "doubler"),
                scores=(8, 3),
                total=11,
                preview=7,
                penalty=-5,
            ),
            Collector(
                rows=(Row("rugs", 3, 0, True, True, "fox", 0),),
                chests=1,
                faces=("rugs", "joker"),
                hand=3,
                known=("tails", "tails", "joker"),
                scores=(0, 8),
                total=8,
                preview=0,
                penalty=-5,
            ),
            Collector(
                rows=(Row("rings", 1, 0, False, False, "second", 1),),
                chests=0,
                faces=("perches",),
                hand=2,
                known=("doubler",),
                scores=(0, 1),
                total=1,
                preview=1,
                penalty=-2,
            ),
        ),
        hand=None,
        unseen=UNSEEN,
    )


def test_a_seat_sees_its_own_hand_and_so_fewer_unseen_cards() -> None:
    state = table(POSITION)
    spectator = state.view(None)
    hands = [("rings", "rings", "doubler"), ("tails", "tails", "joker"), ("eggs", "doubler")]
    for seat, hand in enumerate(hands):
        view = state.view(seat)
        assert view.hand == hand
        assert msgspec.structs.replace(view, hand=None, unseen=UNSEEN) == spectator
    assert state.view(0).unseen == {**UNSEEN, "rings": UNSEEN["rings"] - 1}
    assert state.view(1).unseen == UNSEEN
    assert state.view(2).unseen == {**UNSEEN, "eggs": UNSEEN["eggs"] - 1}


def test_the_first_and_the_last_motif_are_shown_correctly() -> None:
    view = table("rows=grains:1/grains:2+1.vanes:1+2 hands=grains/2vanes fox=0:grains open=eggs.eggs.eggs").view(0)
    assert view.fox == Fox(0, "grains")
    assert view.seats[0].rows == (Row("grains", 1, 0, False, True, "fox", 0),)
    assert view.seats[1].rows == (
        Row("grains", 3, 1, False, False, "sole", 4),
        Row("vanes", 3, 2, False, False, "sole", 4),
    )
    assert [view.unseen[kind] for kind in ("grains", "perches", "vanes", "joker")] == [5, 7, 8, 2]
    assert list(view.unseen) == list(UNSEEN)


def test_the_view_tells_the_phase_and_used_moves() -> None:
    view = table("turn=1 phase=pass rows=rings:1/eggs:1.rugs:1 fox=1:eggs used=fox").view(None)
    assert (view.turn, view.phase, view.points, view.fox_moved, view.blind_used) == (1, "pass", 0, True, False)
    view = table("").view(None)
    assert (view.phase, view.points, view.fox, view.visitors, view.hand) == ("act", 3, None, 0, None)


def test_a_finished_view_has_no_preview_and_no_penalty() -> None:
    state = table("visitors=9 rows=rings:1/- hands=rings/- chests=2combs/-")
    play(state, "take vanes -> visitor")
    view = state.view(None)
    assert (view.turn, view.phase, view.points, view.open) == (-1, "over", 0, (None, "vanes", "vanes"))
    first = view.seats[0]
    assert (first.scores, first.total, first.preview, first.penalty) == ((0, 0, 4 - 2 - 3), -1, 0, 0)
    assert first.rows[0].points == 4


def test_hidden_cards_change_no_view() -> None:
    one = table("hands=rings.rugs/eggs.tails known=-/eggs")
    two = table("hands=rings.rugs/eggs.joker known=-/eggs")
    assert one.position() != two.position()
    assert one.view(0) == two.view(0)
    assert one.view(None) == two.view(None)
    assert one.view(1) != two.view(1)


def test_a_view_survives_serialization() -> None:
    chance = FastChance(5)
    state = GAME.new(4, Options(), chance)
    for _ in range(120):
        if not state.over:
            state.play(state.pick(chance), chance)
    for seat in (None, 0, 3):
        view = state.view(seat)
        assert msgspec.json.decode(msgspec.json.encode(view), type=GloriaView) == view
    assert msgspec.to_builtins(view)["game"] == "gloria"


def test_the_aim_is_shown_until_a_seat_has_points() -> None:
    assert table().view(0).aim(0) == Message("aim")
    view = table(POSITION).view(0)
    assert [view.aim(seat) is None for seat in range(3)] == [True, True, True]
