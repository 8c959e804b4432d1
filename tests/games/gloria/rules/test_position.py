"""Writing, reading and refusing positions."""

from __future__ import annotations

import pytest

from roost.core.chance import FastChance
from roost.core.errors import UnreadableError
from roost.core.game import Options
from roost.games.gloria.components import KINDS
from roost.games.gloria.game import GAME
from roost.games.gloria.rules.position import read
from tests.games.gloria.positions import contents, fields, seat, table
from tests.games.repetitions import repetitions

FULL = (
    "gloria seats=3 turn=1 phase=act points=1 used=blind open=rings.joker.grains visitors=8 fox=1:rugs "
    "hands=2rings.doubler/9tails.joker/eggs.doubler known=rings/2tails.joker/- "
    "rows=rings:2+1.eggs:1/rugs:3x/rings:1 chests=3combs/rugs.joker/perches "
    "first=rings:sole.eggs:sole/-/- second=rings:longest/rugs:solex/rings:second"
)


def test_a_position_has_the_whole_state() -> None:
    state = read(FULL)
    assert state.position() == FULL
    assert (state.turn, state.seats) == (1, 3)
    assert state.pile_size == 95 + 10 - 13 - 8 - 6 - 3 - 8  # hands, rows, chests, open cards and visitors
    assert [collector.total for collector in state.view(None).seats] == [8 + 3, 8, 1]
    assert [collector.chests for collector in state.view(None).seats] == [1, 1, 0]
    assert seat(state, 1).known == ("tails", "tails", "joker")


@pytest.mark.parametrize(
    "position",
    [
        (
            "gloria seats=2 turn=0 phase=pass points=0 used=fox open=joker.vanes.grains visitors=3 fox=0:grains "
            "hands=grains.doubler/vanes known=-/vanes rows=grains:2.vanes:1/grains:1+1.vanes:2+2x chests=2eggs/2combs"
        ),
        (
            "gloria seats=5 turn=4 phase=act points=2 used=- open=rings.rings.rings visitors=4 fox=4:vanes "
            "hands=-/joker.doubler/-/9eggs/2grains.doubler known=-/-/-/eggs/2grains "
            "rows=rings:1x/rugs:1+1/tails:1x/teeth:2+2x/vanes:1+1 chests=combs/combs/combs/combs/2perches "
            "first=rings:solex/rugs:sole/tails:solex/teeth:solex/-"
        ),
    ],
)
def test_the_first_and_the_last_seat_and_motif_are_written_correctly(position: str) -> None:
    assert read(position).position() == position


def test_a_copy_is_equal_and_independent() -> None:
    for position in (FULL, "gloria open=eggs.eggs.eggs rows=rings:1.eggs:1/rugs:1 chests=2combs/combs fox=0:rings"):
        state = read(position)
        before = contents(state)
        other = state.copy()
        assert contents(other) == before
        other.play(other.moves()[-1], FastChance(1))
        assert contents(state) == before != contents(other)


def test_positions_of_random_games_are_read_as_the_same_state() -> None:
    for seed in range(repetitions(compiled=12, plain=4)):
        chance = FastChance(seed)
        state = GAME.new(2 + seed % 4, Options(), chance)
        while not state.over:
            state.play(state.pick(chance), chance)
            if chance.below(5) == 0 or state.over:
                assert contents(read(state.position())) == contents(state)


def test_fields_left_out_are_as_at_the_start() -> None:
    state = read("gloria open=rings.rugs.joker")
    assert state.position() == (
        "gloria seats=2 turn=0 phase=act points=3 used=- open=rings.rugs.joker visitors=0 fox=- "
        "hands=doubler/doubler known=-/- rows=-/- chests=-/-"
    )
    assert state.pile_size == 95 - 3 + 10


def test_a_doubler_named_nowhere_is_in_the_hand_and_known() -> None:
    state = table("seats=4 rows=rings:1x/-/-/- chests=eggs/doubler/-/- known=-/-/doubler/-")
    assert fields(state, "hands", "known") == ("-/-/doubler/doubler", "-/-/-/-")
    assert [seat(state, number).known for number in range(4)] == [(), (), ("doubler",), ("doubler",)]


def test_a_scoring_left_out_earned_nothing() -> None:
    state = table("visitors=7")
    assert fields(state, "first", "second") == ("-/-", "-/-")
    assert "first" not in table("visitors=3").position()
    assert "second" not in table("visitors=6").position()
    assert "first" in table("visitors=4").position()


def test_the_phase_after_the_actions() -> None:
    state = table("turn=1 phase=pass rows=rings:1/eggs:1.rugs:1 fox=1:eggs used=blind.fox")
    assert fields(state, "phase", "points", "used", "turn") == ("pass", "0", "blind.fox", "1")


def test_a_finished_position_scores_the_table() -> None:
    text = "visitors=10 rows=rings:1/- hands=2eggs/- chests=2combs/doubler open=rings.-.eggs"
    state = table(text)
    assert fields(state, "turn", "phase", "points", "used", "open") == ("-", "over", "0", "-", "rings.-.eggs")
    assert [seat(state, number).scores for number in (0, 1)] == [(0, 0, 4 - 2 - 3), (0, 0, -2)]
    assert table(f"{text} turn=- phase=over points=0 used=-").position() == state.position()
    assert contents(read(state.position())) == contents(state)
    state = table("seats=3 visitors=10 rows=rings:1/eggs:2x.rugs:1/rugs:2 fox=0:rings")
    assert [seat(state, number).scores for number in range(3)] == [(0, 0, -1), (0, 0, 8 + 1), (0, 0, 3 - 1)]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "a position begins with the word gloria"),
        ("heckmeck", "a position begins with the word gloria"),
        ("gloria seats", "'seats' is not of the form key=value"),
        ("gloria seats=", "'seats=' is not of the form key=value"),
        ("gloria pile=3", "pile is no part of a position; the parts are: seats, turn, phase, points, used, open"),
        ("gloria seats=2 seats=3", "seats is given twice"),
        ("gloria seats=1", "seats is a number from 2 to 5, not '1'"),
        ("gloria seats=6", "seats is a number from 2 to 5, not '6'"),
        ("gloria seats=two", "seats is a number from 2 to 5, not 'two'"),
        ("gloria seats=²", "seats is a number from 2 to 5"),
        ("gloria visitors=11", "visitors is a number from 0 to 10, not '11'"),
        ("gloria visitors=000000009", "visitors is a number from 0 to 10, not '000000009'"),
        ("gloria", "open names the 3 open cards, as in open=rings.rugs.joker"),
        ("gloria open=rings.rugs", "open names the 3 open cards"),
        ("gloria open=rings.rugs.eggs.eggs", "open names the 3 open cards"),
        ("gloria open=rings.rugs.doubler", "open does not know 'doubler': grains, rings, .*vanes, joker it may be"),
        ("gloria open=rings.rugs.-", "an open card is missing only at the end of a game, and no more than one"),
        ("gloria visitors=10 open=rings.-.-", "an open card is missing only at the end of a game, and no more"),
    ],
)
def test_unreadable_positions_are_refused(text: str, why: str) -> None:
    with pytest.raises(UnreadableError, match=f"^not a position of Gloria Picktoria: {why}") as caught:
        read(text)
    assert caught.value.reason == "position"
    assert caught.value.data == {"why": str(caught.value).removeprefix("not a position of Gloria Picktoria: ")}


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ("hands=rings", "hands has 1 parts for 2 seats"),
        ("known=-/-/-", "known has 3 parts for 2 seats"),
        ("hands=ring/-", "hands does not know 'ring': grains, .*joker, doubler it may be"),
        ("hands=visitor/-", "hands does not know 'visitor'"),
        ("chests=ring/-", "chests does not know 'ring'"),
        ("hands=rings/- known=ring/-", "known does not know 'ring'"),
        ("hands=0rings/-", "hands: the number of rings is a number from 1 to 9, not '0'"),
        ("hands=10rings/-", "hands: the number of rings is a number from 1 to 9, not '10'"),
        ("hands=6joker/-", "hands: the number of joker is a number from 1 to 5, not '6'"),
        ("hands=rings.rings/-", "hands names rings twice for one seat"),
        ("hands=5rings/5rings", "there are only 9 rings"),
        ("hands=9rings/9rings", "there are only 9 rings"),
        ("hands=7vanes/-", "there are only 9 vanes"),
        ("hands=4joker/- rows=rings:1+1/eggs:1+1 fox=0:rings", "there are only 5 joker"),
        ("rows=rings:5/- chests=5rings/-", "there are only 9 rings"),
        ("hands=2doubler/-", "seat 0 has more than one doubler"),
        ("hands=-/doubler chests=-/doubler", "seat 1 has more than one doubler"),
        ("rows=rings:1x.eggs:1x/-", "seat 0 has more than one doubler"),
        ("rows=rings:1x/- hands=doubler/-", "seat 0 has more than one doubler"),
        ("hands=rings/- known=2rings/-", "seat 0 is known to have more rings than it has in hand"),
        ("hands=-/rings known=rings/-", "seat 0 is known to have more rings than it has in hand"),
        ("chests=doubler/- known=doubler/-", "seat 0 is known to have more doubler than it has in hand"),
        ("rows=joker:1/-", "rows does not know 'joker'"),
        ("rows=rings/-", "a row is written as rings:2, rings:2.1 with a joker, rings:2x with a doubler, not 'rings'"),
        ("rows=rings:1.rings:1/-", "seat 0 has two rows of rings"),
        ("rows=rings:0/-", "the number of rings in a row is a number from 1 to 9, not '0'"),
        ("rows=rings:x/-", "the number of rings in a row is a number from 1 to 9, not ''"),
        ("rows=rings:10/-", "the number of rings in a row is a number from 1 to 9, not '10'"),
        ("rows=rings:1[+]0/-", "the number of jokers in a row of rings is a number from 1 to 5, not '0'"),
        ("rows=rings:1[+]6/-", "the number of jokers in a row of rings is a number from 1 to 5, not '6'"),
        ("rows=rings:1.eggs:1/- chests=combs/-", "seat 0 has more rows than chests: chests names all faces"),
        ("rows=-/rings:1 chests=2combs/-", "seat 1 has more rows than chests"),
        ("fox=0:rings", "the fox waits until every seat has a row"),
        ("rows=rings:1/- fox=0:rings", "the fox waits until every seat has a row"),
        ("rows=rings:1/eggs:1", "every seat has a row, so say where the fox is, as in fox=0:rings"),
        ("rows=rings:1/eggs:1 fox=-", "every seat has a row, so say where the fox is"),
        ("rows=rings:1/eggs:1 fox=2:eggs", "the seat of the fox is a number from 0 to 1, not '2'"),
        ("rows=rings:1/eggs:1 fox=1:joker", "fox does not know 'joker'"),
        ("rows=rings:1/eggs:1 fox=1:rings", "seat 1 has no row of rings for the fox to stand on"),
        ("visitors=3 first=-/-", "first is what was earned with visitor 4, who has not come"),
        ("visitors=6 second=-/-", "second is what was earned with visitor 7, who has not come"),
        ("visitors=4 first=-", "first has 1 parts for 2 seats"),
        ("visitors=4 rows=rings:1/- first=joker:sole/-", "first does not know 'joker'"),
        (
            "visitors=4 rows=rings:1/- first=rings:best/-",
            "first: a row earns as sole, longest, tied or second .*'best'",
        ),
        ("visitors=4 rows=rings:1/- first=rings:behind/-", "first: a row earns as .* not as 'behind'"),
        ("visitors=4 rows=rings:1/- first=rings/-", "first: a row earns as .* not as ''"),
        ("visitors=4 rows=rings:1/- first=rings:solex/-", "first: seat 0 has no doubler on rings"),
        ("visitors=4 first=-/rings:sole", "first: seat 1 has no row of rings, or it is named twice"),
        (
            "visitors=4 rows=rings:1/- first=rings:sole.rings:sole/-",
            "first: seat 0 has no row of rings, or it is named",
        ),
        ("visitors=4 rows=rings:1/- first=rings:second/-", "first: the rows of rings cannot have earned that together"),
        ("visitors=4 rows=rings:1/- first=rings:longest/-", "first: the rows of rings cannot have earned that"),
        ("visitors=4 rows=rings:1/- first=rings:tied/-", "first: the rows of rings cannot have earned that together"),
        ("visitors=10 turn=0", "the last visitor has come, so the game is over, and turn is -"),
        ("visitors=10 phase=act", "the last visitor has come, so the game is over, and phase is over"),
        ("visitors=10 points=1", "the last visitor has come, so the game is over, and points is 0"),
        ("visitors=10 used=fox", "the last visitor has come, so the game is over, and used is -"),
        ("turn=-", "the game goes on until the last visitor, so turn is a seat, and phase is act or pass"),
        ("phase=over", "the game goes on until the last visitor, so turn is a seat, and phase is act or pass"),
        ("phase=begin", "the game goes on until the last visitor, so turn is a seat, and phase is act or pass"),
        ("turn=2", "turn is a number from 0 to 1, not '2'"),
        ("points=0", "points is a number from 1 to 3, not '0'"),
        ("points=4", "points is a number from 1 to 3, not '4'"),
        ("phase=pass", "phase=pass is for a seat with the fox on one of its rows"),
        ("phase=pass rows=rings:1/eggs:1 fox=1:eggs", "phase=pass is for a seat with the fox on one of its rows"),
        ("phase=pass rows=rings:1/eggs:1 fox=0:rings points=1", "points is a number from 0 to 0, not '1'"),
        ("used=twice", "used is blind, fox, blind.fox or -, not 'twice'"),
        ("points=1 used=blind.blind", "used is blind, fox, blind.fox or -, not 'blind.blind'"),
        ("points=1 used=fox.fox", "used is blind, fox, blind.fox or -, not 'fox.fox'"),
        ("points=2 used=blind", "used=blind costs more than the 1 points that were spent"),
        ("used=blind", "used=blind costs more than the 0 points that were spent"),
        ("points=1 used=fox", "used=fox needs the fox on a row of the seat on turn, or of its left neighbour"),
        ("used=fox rows=rings:1/eggs:1 fox=0:rings", "used=fox costs more than the 0 points that were spent"),
        ("points=2 used=fox rows=rings:1/eggs:1 fox=1:eggs", "used=fox costs more than the 1 points"),
        ("points=1 used=blind.fox rows=rings:1/eggs:1 fox=0:rings", "used=blind.fox costs more than the 2 points"),
    ],
)
def test_impossible_tables_are_refused(position: str, why: str) -> None:
    with pytest.raises(UnreadableError, match=f"^not a position of Gloria Picktoria: {why}"):
        table(position.replace("[+]", "+"))


def test_a_moved_fox_is_on_a_row_of_the_seat_on_turn_or_its_left_neighbour() -> None:
    rows = "seats=3 rows=rings:1/eggs:1/rugs:1"
    assert table(f"{rows} fox=0:rings points=2 used=fox").fox_moved
    assert table(f"{rows} fox=1:eggs points=1 used=fox").fox_moved
    with pytest.raises(UnreadableError, match="used=fox needs the fox"):
        table(f"{rows} fox=2:rugs points=1 used=fox")


@pytest.mark.parametrize(
    ("first", "fits"),
    [
        ("-/-/-", True),
        ("rings:sole/-/-", True),
        ("rings:longest/rings:second/-", True),
        ("rings:longest/-/-", True),
        ("rings:tied/rings:tied/-", True),
        ("rings:tied/rings:tied/rings:tied", True),
        ("rings:sole/rings:sole/-", False),
        ("rings:sole/rings:second/-", False),
        ("rings:longest/rings:longest/-", False),
        ("rings:longest/rings:second/rings:second", False),
        ("rings:longest/rings:tied/rings:tied", False),
        ("rings:tied/rings:tied/rings:second", False),
        ("rings:tied/-/-", False),
        ("-/-/rings:second", False),
    ],
)
def test_impossible_outcomes_of_a_motif_are_refused(first: str, fits: bool) -> None:
    position = f"seats=3 visitors=5 rows=rings:1/rings:1/rings:1 fox=0:rings first={first}"
    if fits:
        assert fields(table(position), "first") == (first,)
    else:
        with pytest.raises(UnreadableError, match="first: the rows of rings cannot have earned that together"):
            table(position)


def test_all_cards_are_counted_in_every_place() -> None:
    state = table(
        "seats=3 visitors=2 fox=1:rugs hands=2combs.2perches/rugs.teeth.showcases/teeth.eggs open=rings.eggs.rings "
        "rows=grains:1+1.rugs:1+2.tails:1/rugs:1.combs:1+1/rings:1x.rugs:1.combs:1 "
        "chests=eggs.vanes.doubler/tails.teeth.doubler/grains.2showcases.2combs.vanes"
    )
    assert state.census() == dict(KINDS)
    assert [cards_of(state.laid_cards(number)) for number in range(3)] == [
        {"grains": 1, "rugs": 1, "tails": 1, "eggs": 1, "vanes": 1, "joker": 3, "doubler": 1},
        {"rugs": 1, "combs": 1, "tails": 1, "teeth": 1, "joker": 1, "doubler": 1},
        {"rings": 1, "rugs": 1, "combs": 3, "grains": 1, "showcases": 2, "vanes": 1, "doubler": 1},
    ]


def cards_of(packed: int) -> dict[str, int]:
    return {name: number for kind, (name, _) in enumerate(KINDS) if (number := packed >> 4 * kind & 15)}
