"""The rulebook's example with four players; details that its pictures do not show are invented."""

from __future__ import annotations

from roost.games.karteneck.public.events import DisplayDiscarded, Drew, Passed, PortionStolen, PortionTaken, RoundOpened
from tests.games.karteneck.positions import fields, table
from tests.games.repetitions import field, moves, play

KAREN, FLOYD, NICK, EVE = range(4)


def test_example_of_the_rulebook() -> None:
    state = table(
        "seats=4 turn=0 grill=18.21.33.36 stacks=16/30/22/40"
        " hands=12/122234W9/123W12/1133555 displays=13/4555/5555W3W4/244"
    )
    assert [player.display.total for player in state.view(None).seats] == [4, 19, 30, 10]

    # Karen passes without a worm: her display is cleared, she takes the 18 and draws two cards.
    events = play(state, "pass -> 1 4")
    assert events == [
        Passed(KAREN, 4, False, False),
        DisplayDiscarded(KAREN, ("1", "3")),
        PortionTaken(KAREN, 18, 1, "lowest"),
        Drew(KAREN, 2, ("1", "4")),
    ]
    assert fields(state, "grill", "stacks") == ["21.33.36", "16.18/30/22/40"]

    # Floyd lays three 2s.
    play(state, "lay 2 2 2 -> 5")
    assert state.view(None).seats[FLOYD].display.total == 25

    # Nick, who could lay out too, passes with 30 and steals Floyd's 30.
    assert moves(state) == ["pass", "steal", "lay 1", "lay 2", "lay 3"]
    events = play(state, "steal -> 4 4")
    assert events == [
        Passed(NICK, 30, True, False),
        PortionStolen(NICK, FLOYD, 30, 5),
        Drew(NICK, 2, ("4", "4")),
    ]
    assert fields(state, "stacks", "displays") == ["16.18/-/22.30/40", "-/2224555/5555W3W4/244"]

    # Eve lays two 3s, Floyd a worm, Eve another kind.
    play(state, "lay 3 3 -> 1", "lay W9 -> 3", "lay 5 -> 2")

    # Floyd steals the 30 back.
    assert state.view(None).seats[FLOYD].display.total == 30
    events = play(state, "steal -> 1 1")
    assert events[1] == PortionStolen(FLOYD, NICK, 30, 5)
    assert field(state, "stacks") == "16.18/30/22/40"

    # Eve is alone. She lays two 1s; then she could lay only worms, has none and must pass: the 21, and no cards.
    play(state, "lay 1 1 -> 4")
    assert state.turn == EVE
    assert moves(state) == ["pass"]
    hand = state.view(EVE).hand
    events = play(state, "pass -> 17 19 41 42")

    # Both displays have 30: Floyd's signpost 9 is higher than Nick's 4, so he is served first.
    assert events == [
        Passed(EVE, 23, False, True),
        DisplayDiscarded(EVE, ("1", "1", "2", "3", "3", "4", "4", "5")),
        PortionTaken(EVE, 21, 2, "lowest"),
        PortionTaken(FLOYD, 36, 7, "menu"),
        PortionTaken(NICK, 33, 6, "menu"),
        DisplayDiscarded(FLOYD, ("2", "2", "2", "4", "5", "5", "5", "W9")),
        DisplayDiscarded(NICK, ("5", "5", "5", "5", "W3", "W4")),
        events[7],
        RoundOpened(3, 7, (17, 19, 41, 42), NICK),
    ]
    assert state.view(EVE).hand == hand
    assert field(state, "stacks") == "16.18/30.36/22.33/40.21"
    assert state.turn == NICK
