"""The illustrated example of the rulebook."""

from __future__ import annotations

from roost.games.gloria.public.events import ChestLaid, FoxEntered, RowOpened
from tests.games.gloria.positions import seat, table
from tests.games.repetitions import field, moves, play


def test_P5_P9_lea_turns_a_ring_into_a_chest_and_opens_a_row_of_showcases() -> None:
    state = table(
        "seats=3 turn=2 hands=-/-/rings.rugs.2showcases rows=grains:1/tails:2/- chests=combs/perches/- points=3"
    )
    happened = play(state, "chest rings", "place showcases")
    assert happened == [ChestLaid(2, "rings", 1), RowOpened(2, "showcases", 0), FoxEntered(2, "showcases")]
    lea = seat(state, 2)
    assert (lea.faces, lea.chests) == (("rings",), 0)
    assert [(row.motif, row.length, row.fox, row.points) for row in lea.rows] == [("showcases", 1, True, 0)]
    # A row of showcases takes only showcases, and no chest is left for the rug.
    assert [move for move in moves(state) if move.startswith("place")] == ["place showcases", "place doubler showcases"]
    play(state, "place showcases")
    assert field(state, "rows") == "grains:1/tails:2/showcases:2"


def test_P4_she_could_have_chosen_any_card_for_the_chest() -> None:
    for face in ("rings", "rugs", "showcases", "doubler"):
        state = table("seats=3 turn=2 hands=-/-/rings.rugs.2showcases rows=grains:1/tails:2/- chests=combs/perches/-")
        play(state, f"chest {face}", "place showcases")
        assert field(state, "rows") == "grains:1/tails:2/showcases:1"
        assert field(state, "fox") == "2:showcases"
