"""The view."""

from __future__ import annotations

import msgspec
import pytest

from roost.core.chance import FastChance
from roost.games.heckmeck.game import GAME
from roost.games.heckmeck.options import HeckmeckOptions
from roost.games.heckmeck.public.view import HeckmeckView, Owner, Portion, Prize
from roost.games.heckmeck.rules import stop_outcome
from tests.games.heckmeck.positions import classic, deluxe


def test_the_whole_view_of_a_classic_game() -> None:
    state = classic("seats=3 turn=1 turns=41 stacks=22.25/-/36 aside=44W rolled=11235", grill="21.23.24")
    turned = [26, 27, 28, 29, 30, 31, 32, 33, 34, 35]
    grill = [
        *(Portion(value, 1, True, None) for value in (21, 23, 24)),
        *(Portion(value, 2 + (value > 28) + (value > 32), False, None) for value in turned),
    ]
    assert state.view(None) == HeckmeckView(
        turn=1,
        variant="classic",
        phase="choose",
        turns=41,
        grill=tuple(grill),
        seats=(
            Owner((22, 25), 25, 2, None, 0, 3),
            Owner((), None, 0, None, 0, 0),
            Owner((36,), 36, 1, None, 0, 4),
        ),
        supply=0,
        rolled="11235",
        rolled_golden="",
        aside="44W",
        aside_golden="",
        dice=5,
        total=13,
        weasel="none",
        offered=None,
        prize=None,
        away=(),
    )


def test_the_whole_view_of_a_deluxe_game() -> None:
    state = deluxe(
        "stacks=21.11/24.36 worms=2/1 golden=seat-0 apple=seat-1 raven=13 can=23 aside=44WW golden-die=kept-W",
        grill="13.22.23",
    )
    assert state.view(1) == HeckmeckView(
        turn=0,
        variant="deluxe",
        phase="decide",
        turns=0,
        grill=(
            Portion(13, 1, True, "raven"),
            Portion(22, 1, True, None),
            Portion(23, 1, True, "can"),
            *(Portion(value, 2 + (value > 28) + (value > 32), False, None) for value in range(25, 36)),
        ),
        seats=(Owner((21, 11), 11, 2, "golden", 2, 4), Owner((24, 36), 36, 2, "apple", 1, 9)),
        supply=4,
        rolled="",
        rolled_golden="",
        aside="44W",
        aside_golden="W",
        dice=5,
        total=18,
        weasel="none",
        offered=None,
        prize=Prize("nothing-fits", 18, None, 0, None, 11, "golden", 23),
        away=("hen", "weasel"),
    )


def test_G4_every_seat_and_every_spectator_sees_the_same() -> None:
    for seed in range(30):
        state = GAME.new(3, HeckmeckOptions("deluxe" if seed % 2 else "classic"), FastChance(seed))
        for _ in range(seed):
            if not state.over:
                state.play(state.pick(FastChance(seed)), FastChance(seed))
        views = [state.view(seat) for seat in (None, 0, 1, 2)]
        assert views == [views[0]] * 4


def test_G4_a_stack_is_public_down_to_the_bottom() -> None:
    assert classic("stacks=36.21.30/-").view(1).seats[0].stack == (36, 21, 30)


PRIZES: list[tuple[str, str | None, Prize]] = [
    ("aside=2555W", None, Prize("grill", 22, 22, 1, None, None)),
    ("aside=55555W", None, Prize("grill", 30, 30, 3, None, None)),
    ("turned=30 aside=55555W", None, Prize("grill", 30, 29, 3, None, None)),
    ("turned=36 aside=5555555W", None, Prize("grill", 40, 35, 4, None, None)),
    ("aside=33W", None, Prize("grill", 11, 11, 1, None, None)),
    ("aside=44W", None, Prize("grill", 13, 13, 1, None, None)),
    ("can=seat-0 aside=55555", None, Prize("grill", 30, 30, 3, None, None)),
    ("can=seat-0 aside=5555W", None, Prize("grill", 25, 25, 2, None, None)),
    ("stacks=22/34 aside=455555W", None, Prize("theft", 34, 34, 4, 1, None)),
    ("seats=3 stacks=26/24/25 aside=5555W", None, Prize("theft", 25, 25, 2, 2, None)),
    ("seats=3 turn=1 stacks=25/24/26 aside=5555W", None, Prize("theft", 25, 25, 2, 0, None)),
    ("hen=seat-1 stacks=22/34 aside=455555W", None, Prize("hen", 34, 34, 0, 1, None, gains="hen")),
    ("apple=30 aside=55555W", None, Prize("grill", 30, 30, 3, None, None, gains="apple")),
    ("raven=30 aside=55555W", None, Prize("grill", 30, 30, 3, None, None, gains="raven")),
    ("weasel=seat-1 stacks=22/34 aside=455555W", None, Prize("theft", 34, 34, 4, 1, None, gains="weasel")),
    ("aside=55554", None, Prize("no-worm", 24, None, 0, None, None)),
    ("stacks=25.22/- aside=55554", None, Prize("no-worm", 24, None, 0, None, 22, None, 36)),
    ("stacks=25.11/- aside=55554", None, Prize("no-worm", 24, None, 0, None, 11, None, 36)),
    ("hen=seat-0 stacks=25.22/- aside=55554", None, Prize("no-worm", 24, None, 0, None, None, "hen")),
    ("hen=seat-0 stacks=-/25 aside=55554", None, Prize("no-worm", 24, None, 0, None, None)),
    ("hen=seat-0 stacks=11/25 aside=55554", None, Prize("no-worm", 24, None, 0, None, None, "hen")),
    ("turn=1 apple=seat-0 stacks=34/22 aside=455555W", None, Prize("theft", 34, 34, 4, 0, None, gains="apple")),
    ("apple=seat-0 stacks=25.22/- aside=55554", None, Prize("no-worm", 24, None, 0, None, 22, "apple", 36)),
    ("stacks=25.22/- aside=W", None, Prize("nothing-fits", 5, None, 0, None, 22, None, 36)),
    ("aside=5555W", "26.36", Prize("nothing-fits", 25, None, 0, None, None)),
    ("aside=5555W", "11.13", Prize("nothing-fits", 25, None, 0, None, None)),
    ("can=seat-0 aside=1", None, Prize("nothing-fits", 6, None, 0, None, None, "can")),
    ("turn=1 stacks=22/36 aside=1", None, Prize("no-worm", 1, None, 0, None, 36)),
]


@pytest.mark.parametrize(("position", "grill", "prize"), PRIZES)
def test_the_prize_is_the_outcome_of_stopping(position: str, grill: str | None, prize: Prize) -> None:
    state = deluxe(position, grill)
    assert state.view(None).prize == prize
    _kind, portion, victim = stop_outcome.stop_outcome(state)
    assert (portion == -1) == (prize.portion is None)
    assert victim == (-1 if prize.victim is None else prize.victim)


@pytest.mark.parametrize(
    ("position", "phase"),
    [
        ("golden=seat-0", "begin"),
        ("rolled=11223344", "choose"),
        ("weasel=seat-0 aside=1WWW rolled=11WW", "bust"),
        ("worms=0/7 aside=11 phase=double", "double"),
        ("stacks=23/- raven=flying worms=0/7 aside=3555W", "visit"),
        ("can=seat-0 apple=offered aside=3555W", "swap"),
        ("turn=- turns=2000", "over"),
    ],
)
def test_the_prize_is_shown_only_while_a_stop_is_legal(position: str, phase: str) -> None:
    view = deluxe(position).view(None)
    assert (view.phase, view.prize) == (phase, None)


@pytest.mark.parametrize(
    ("position", "dice"),
    [
        ("", 8),
        ("golden=seat-0", 8),
        ("rolled=11223344", 8),
        ("golden=seat-0 rolled=112233441 golden-die=shows-1", 9),
        ("golden=seat-0 rolled=11223344W golden-die=shows-W", 9),
        ("aside=W rolled=1122334", 7),
        ("aside=W rolled=WWWWWWW", 7),
        ("aside=W", 7),
        ("golden=seat-0 aside=W golden-die=cup", 8),
        ("golden=seat-0 aside=W golden-die=kept-W", 8),
        ("golden=seat-0 aside=1WW golden-die=kept-1", 6),
        ("golden=seat-0 aside=1WWWWWWW golden-die=cup", 1),
        ("aside=11WWWWWW phase=double worms=0/7", 0),
        ("turn=- turns=2000", 0),
    ],
)
def test_the_dice_of_the_next_roll_are_counted_with_the_golden_one(position: str, dice: int) -> None:
    assert deluxe(position).view(None).dice == dice


@pytest.mark.parametrize(
    ("position", "rolled", "aside"),
    [
        ("golden=seat-0 rolled=112233441 golden-die=shows-1", ("11223344", "1"), ("", "")),
        ("golden=seat-0 rolled=11223344W golden-die=shows-W", ("11223344", "W"), ("", "")),
        ("golden=seat-0 rolled=1122334WW golden-die=shows-W", ("1122334W", "W"), ("", "")),
        ("golden=seat-0 aside=1WW golden-die=kept-1", ("", ""), ("WW", "1")),
        ("golden=seat-0 aside=1WW golden-die=kept-W", ("", ""), ("1W", "W")),
        ("golden=seat-0 aside=1WW golden-die=cup", ("", ""), ("1WW", "")),
        ("golden=seat-0 aside=11WW golden-die=kept-1 rolled=22334", ("22334", ""), ("1WW", "1")),
    ],
)
def test_the_golden_die_is_shown_apart_from_the_white_ones(
    position: str, rolled: tuple[str, str], aside: tuple[str, str]
) -> None:
    view = deluxe(position).view(None)
    assert (view.rolled, view.rolled_golden) == rolled
    assert (view.aside, view.aside_golden) == aside


@pytest.mark.parametrize(
    ("position", "weasel"),
    [
        ("rolled=11223344", "none"),
        ("weasel=25 rolled=11223344", "none"),
        ("weasel=seat-1 rolled=11223344", "none"),
        ("weasel=seat-0 rolled=11223344", "ready"),
        ("weasel=seat-0 rolled=11223344 again=spent", "spent"),
        ("weasel=seat-0 aside=W", "ready"),
        ("weasel=seat-0 aside=W again=spent", "spent"),
        ("turn=- turns=2000 weasel=seat-1", "none"),
    ],
)
def test_the_weasel_is_ready_or_spent_for_the_seat_on_turn(position: str, weasel: str) -> None:
    assert deluxe(position).view(None).weasel == weasel


def test_the_second_specialist_is_shown_while_one_has_to_be_given_back() -> None:
    view = deluxe("can=seat-0 apple=offered aside=3555W").view(None)
    assert (view.offered, view.seats[0].specialist, view.seats[0].worms) == ("apple", "can", 0)


def test_a_finished_game_has_no_seat_on_turn() -> None:
    view = classic("turn=- stacks=21/22", grill="-").view(None)
    assert (view.turn, view.phase, view.total, view.rolled, view.aside) == (-1, "over", 0, "", "")


def test_a_view_is_plain_data_on_the_wire() -> None:
    view = deluxe("golden=seat-0 rolled=11223344W golden-die=shows-W").view(None)
    plain = msgspec.to_builtins(view)
    assert plain["game"] == "heckmeck"
    assert msgspec.convert(plain, HeckmeckView) == view
    assert msgspec.json.decode(msgspec.json.encode(view), type=HeckmeckView) == view


def test_the_worms_of_a_seat_count_portions_roast_worms_and_apple() -> None:
    state = deluxe("stacks=21.33/25 worms=2/0 apple=seat-1")
    assert [state.score(seat) for seat in (0, 1)] == [1 + 4 + 2, 2 + 3]
