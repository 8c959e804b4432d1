"""Positions: optional fields and refusals."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from roost.core.chance import FastChance
from roost.core.errors import UnreadableError
from roost.core.playout import play_random_moves
from roost.games.zwickern.components import CARDS, NAMES
from roost.games.zwickern.game import GAME
from tests.games.repetitions import repetitions
from tests.games.zwickern.positions import read

OVER = "turn=- sheet=0+0+0-0|0+0+0-0|0+0+0-0;0+0+0-0|0+0+0-0|0+0+0-0;0+0+0-0|0+0+0-0|0+0+0-0"
SCORED = "3+0+7-30|0+0+0-0|0+0+0-0"
LONG = ";".join(["0+0+0-0|0+0+0-0|0+0+0-0"] * 4)


def test_missing_fields_are_as_at_the_start_of_a_deal() -> None:
    assert read("hands=2.2.2|3.3.3|5.5.5").position() == (
        "zwickern seats=3 deal=1 round=1 dealer=2 turn=0 hands=2.2.2|3.3.3|5.5.5 table=- taken=-|-|- zwicks=0|0|0"
        " penalties=0|0|0 bought=- sheet=-"
    )
    assert read(OVER).position().startswith("zwickern seats=3 deal=3 round=4 dealer=2 turn=- hands=-|-|-")
    assert read(OVER.removeprefix("turn=- ")).position() == read(OVER).position()


@pytest.mark.parametrize(
    "position",
    [
        (
            "zwickern seats=4 deal=2 round=3 dealer=1 turn=3 hands=2.3|2.2c1|4|4.5 table=[0:4/14.4@2!],10c3,"
            "[15:2/12.3@0] taken=6.6.7|9.9 zwicks=1|0 penalties=2|1 bought=3 sheet=3+0+12-60|0+2+14-0"
        ),
        (
            "zwickern seats=3 deal=1 round=2 dealer=0 turn=1 hands=5|4|30 table=1/11,[13:3/13@0!] taken=8.8|-|-"
            " zwicks=0|0|0 penalties=0|15|0 bought=0 sheet=-"
        ),
        (
            "zwickern seats=3 deal=2 round=2 dealer=0 turn=1 hands=5|4|30 table=1/11 taken=8.8|-|- zwicks=0|0|0"
            " penalties=1|0|0 bought=0 sheet=3+0+5-0|0+0+0-60|0+1+2-0 heaps=2.15|-|1/11.3 piles=-|9.0|-;12|-|-"
        ),
    ],
)
def test_a_position_is_read_and_written_and_pickled(position: str) -> None:
    state = GAME.read(position)
    assert state.position() == position
    assert pickle.loads(pickle.dumps(state)).position() == position


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ("seats=5", "seats is a number from 3 to 4, not '5'"),
        ("seats=x", "seats is a number from 3 to 4, not 'x'"),
        ("seats", "'seats' is not of the form key=value"),
        ("seats=", "'seats=' is not of the form key=value"),
        ("seats=3 seats=3", "seats is given twice"),
        ("moon=3", "moon is no part of a position; the parts are: seats, deal, round"),
        ("deal=2 hands=2|3|4", "deal=2 does not go with 0 deals in the sheet"),
        ("deal=4 hands=2|3|4", "deal is a number from 1 to 3, not '4'"),
        ("round=5 hands=2|3|4", "round is a number from 1 to 4, not '5'"),
        ("dealer=3 hands=2|3|4", "dealer is a number from 0 to 2, not '3'"),
        ("turn=3 hands=2|3|4", "turn is a number from 0 to 2, not '3'"),
        ("turn=- hands=2|3|4", "the game is over, turn=-, exactly when all 3 deals are in the sheet"),
        (OVER.replace("turn=-", "turn=0"), "the game is over, turn=-, exactly when all 3 deals are in the sheet"),
        ("hands=2|3", "hands has 2 parts for 3 seats"),
        ("hands=2|3|4 taken=2|2", "taken has 2 parts for 3 sides"),
        ("hands=2|3|16", "there is no card '16'; the cards are 1/11, 2, 2c1"),
        ("hands=30|3|30", "there are only 1 cards 30"),
        ("hands=2|3|4 table=5,[5", r"'\[5' is no pile; one is written like \[9:4.5@1\]"),
        ("hands=2|3|4 table=[9:4.5@3!]", "the seat of a pile is a number from 0 to 2, not '3'"),
        ("hands=2|3|4 table=[8:4.5@0!]", "cannot be worth 8"),
        ("hands=2|3|4 table=[7:7@0!]", "cannot be worth 7"),
        ("hands=2|3|4 table=[3:4/14@0!]", "cannot be worth 3"),
        ("hands=2|3|4 table=[1:4.5@0!]", "cannot be worth 1"),
        ("", "the seat on turn holds 1 to 5 cards in round 1, not 0"),
        ("hands=2.2.2.3.3.3|-|-", "the seat on turn holds 1 to 5 cards in round 1, not 6"),
        ("round=2 hands=2.2.2.3.3|-|-", "the seat on turn holds 1 to 4 cards in round 2, not 5"),
        ("hands=2.2|3|4.4", "seat 1 should hold 2 cards, when seat 0 is on turn with 2 and seat 0 began the round"),
        ("turn=1 hands=2.2|3.3|4.4", "seat 0 should hold 1 cards, when seat 1 is on turn with 2 and seat 0 began"),
        ("hands=2|3|4 taken=1/11.1/11.1/11.1/11.2/12.2/12.2/12.2/12.3/13.3/13.3/13.3/13.9.9.9.9.8|-|- bought=0",
         "the draw pile needs 36 cards for the rounds to come and has 35"),
        ("hands=2|3|4 table=[9:4.5@0]", "in the first round every pile is of this round: end it with !]"),
        ("round=2 hands=2.2.2.3|3.3.3.4|5.5.5.6 table=[9:4.5@0!]",
         "seat 0 has played 0 cards in this round: it cannot have left 1 piles in it"),
        ("round=2 turn=1 hands=2.2.2|3.3.3.4|5.5.5.6 table=[9:4.5@0!],[12:6.6@0!]",
         "seat 0 has played 1 cards in this round: it cannot have left 2 piles in it"),
        ("round=2 hands=2.2|3.3|5.5 table=[9:4.5@1!],5,[12:6.6@2!],[14:7.7@1!],[0:8.8@1!]",
         "seat 1 has played 2 cards in this round: it cannot have left 3 piles in it"),
        ("hands=2|3|4 zwicks=0|0", "zwicks has 2 parts for 3 sides"),
        ("hands=2|3|4 penalties=0|0", "penalties has 2 parts for 3 sides"),
        ("hands=2|3|4 zwicks=1|0|0", "zwicks is a number from 0 to 0, not '1'"),
        ("hands=2|3|4 penalties=1|0|0", "penalties is a number from 0 to 0, not '1'"),
        ("round=2 hands=2|3|4 penalties=8|8|0", "penalties is a number from 0 to 7, not '8'"),
        ("hands=2|3|4 taken=5.5|6.6|- zwicks=1|1|0 bought=0", "only one side shows Zwicks at a time"),
        ("hands=2|3|4 taken=5.5|-|- bought=3", "bought is a number from 0 to 2, not '3'"),
        ("hands=2|3|4 taken=5.5|-|-", "bought names the seat that bought last, exactly when any cards were taken"),
        ("hands=2|3|4 bought=0", "bought names the seat that bought last, exactly when any cards were taken"),
        ("hands=2|3|4 taken=5.5|-|- bought=1", "seat 1 did not buy last: its side has taken no cards"),
        ("hands=2|3|4 taken=5|-|- bought=0", "side 0 has taken a single card: who buys takes two at least"),
        ("hands=2|3|4 taken=5.5|-|6 bought=0", "side 2 has taken a single card: who buys takes two at least"),
        ("seats=4 hands=2|3|4|2 taken=5.5|6 bought=2", "side 1 has taken a single card: who buys takes two at least"),
        ("hands=2|3|4 sheet=3+0+0", "each deal of the sheet has 1 parts for 3 sides"),
        ("hands=2|3|4 sheet=3|4|5", "'3' is no part of a sheet; one is written like 3"),
        ("hands=2|3|4 sheet=2+0+0-0|0+0+0-0|0+0+0-0", "most cards are worth 3 points, not 2"),
        ("hands=2|3|4 sheet=3+0+0-20|0+0+0-0|0+0+0-0", "20 is no sum of penalties of 30 points"),
        ("hands=2|3|4 sheet=3+0+0-1560|0+0+0-0|0+0+0-0", "1560 is no sum of penalties"),
        ("hands=2|3|4 sheet=3+27+0-0|0+0+0-0|0+0+0-0", "there are not 27 Zwicks in a deal"),
        ("hands=2|3|4 sheet=3+0+0-0|3+0+0-0|0+0+0-0", "too many claws, or two sides with most cards or with Zwicks"),
        ("hands=2|3|4 sheet=3+1+0-0|0+1+0-0|0+0+0-0", "too many claws, or two sides"),
        ("hands=2|3|4 sheet=3+0+30-0|0+0+2-0|0+0+0-0", "too many claws, or two sides"),
        (f"hands=2|3|4 sheet={LONG}", "the sheet has more than 3 deals"),
        (f"hands=2|3|4 sheet={SCORED} heaps=-|-|-;?", "heaps has 2 deals, and the sheet has 1"),
        (f"hands=2|3|4 sheet={SCORED} heaps=-|-", "each deal of heaps has 2 parts for 3 sides"),
        (f"hands=2|3|4 sheet={SCORED} heaps=15|-|-", "'15' has not as many claws as the sheet says"),
        (f"hands=2|3|4 sheet={SCORED} heaps=30.30|-|-", "there are only 1 cards 30"),
        (f"hands=2|3|4 sheet={SCORED} piles=9|-|-", "piles has 1 deals, and this is deal 2"),
        (f"hands=2|3|4 sheet={SCORED} piles=9|-;-|-|-", "each deal of piles has 2 parts for 3 sides"),
        (f"hands=2|3|4 sheet={SCORED} piles=9.9|-|-;-|-|-", "'9.9' are more piles than there were penalties"),
        (f"hands=2|3|4 sheet={SCORED} piles=9|-|-;3|-|-", "'3' are more piles than there were penalties"),
        (f"hands=2|3|4 sheet={SCORED} piles=x|-|-;-|-|-", "the value of a pile is a number from 0 to 999, not 'x'"),
        (f"{OVER} hands=2|-|-", "after the game no card lies anywhere"),
        (f"{OVER} zwicks=1|0|0", "after the game no card lies anywhere"),
        (f"{OVER} penalties=0|0|2", "after the game no card lies anywhere"),
        (f"{OVER} bought=1", "after the game no card lies anywhere"),
        (f"{OVER} bought=0", "zwicks and penalties are 0 for each side, and bought is -"),
        (f"{OVER} zwicks=0|0", "zwicks has 2 parts for 3 sides"),
        (f"{OVER} zwicks=||", "after the game no card lies anywhere"),
        (f"{OVER} zwicks=0|-|0", "after the game no card lies anywhere"),
        (f"{OVER} zwicks=0|0|00", "after the game no card lies anywhere"),
        (f"{OVER} penalties=-", "penalties has 1 parts for 3 sides"),
        (f"{OVER} taken=2.2|-|-", "after the game no card lies anywhere"),
        (f"{OVER} round=3", "a game ends with the last round"),
    ],
)  # fmt: skip
def test_impossible_positions_are_refused(position: str, message: str) -> None:
    with pytest.raises(UnreadableError, match=message.replace("|", r"\|")) as unreadable:
        read(position)
    assert unreadable.value.reason == "position"
    assert str(unreadable.value) == f"not a position of Zwickern: {unreadable.value.data['why']}"


@pytest.mark.parametrize("text", ["", "heckmeck seats=3"])
def test_a_position_begins_with_the_name_of_the_game(text: str) -> None:
    with pytest.raises(UnreadableError, match="a position begins with the word zwickern"):
        GAME.read(text)


def test_the_limits_themselves_are_accepted() -> None:
    read("hands=2.2.2.3.3|3.3.4.4.4|5.5.5.5.6")
    read("round=2 hands=2.2.2.3|3.3.3.4|5.5.5.6 penalties=8|7|0")
    read("hands=2|3|4 taken=5.5|-|- zwicks=1|0|0 bought=0")
    read("hands=2|3|4 sheet=3+26+31-1530|0+0+0-0|0+0+0-0")
    read("hands=2|3|4 table=[0:4.4@0!],[18:9.9@1!],[14:4/14@2!]")
    read("round=2 hands=2.2|3.3|5.5 table=[9:4.5@1!],5,[12:6.6@2],[14:7.7@1],[0:8.8@1!]")
    read(f"{OVER} hands=-|-|- table=- taken=-|-|- zwicks=0|0|0 penalties=0|0|0 bought=-")


def test_a_copy_is_equal_and_independent() -> None:
    position = (
        "zwickern seats=4 deal=2 round=2 dealer=1 turn=2 hands=2.3.8|5.7.10c3|1/11.4.8|4/14.6.7 table=[9:4.5@2!],2/12"
        " taken=6.6.25|9.9 zwicks=1|0 penalties=1|3 bought=3 sheet=3+0+12-60|0+2+14-0"
    )
    state = GAME.read(position)
    other = state.copy()
    assert other.position() == position
    assert other.census() == state.census()
    play_random_moves(other, FastChance(1), 10)
    assert (other.round, state.position()) == (2, position)


@pytest.mark.parametrize(
    "position",
    [
        "seats=3 round=2 hands=2.30|2c1.4|4.9 table=[13:3/13@0!],10c3,[9:4.5@2] taken=8.8|6.6.7|1/11.1/11 bought=2",
        "seats=4 round=2 hands=2.30|2c1.4|4.9|5.5 table=[13:3/13@0!],10c3 taken=8.8|1/11.1/11 bought=3",
    ],
)
def test_all_cards_are_counted_wherever_they_lie(position: str) -> None:
    counts = {f"cards {name}": count for name, (_values, _claws, count) in zip(NAMES, CARDS, strict=True)}
    assert read(position).census() == counts


@given(st.integers(3, 4), st.integers(0, 1 << 30), st.integers(0, 200))
@settings(max_examples=repetitions(compiled=150, plain=40), deadline=None)
def test_reached_positions_are_read_as_the_same_state(seats: int, seed: int, steps: int) -> None:
    chance = FastChance(seed)
    state = GAME.start(seats, chance)
    play_random_moves(state, chance, steps)
    again = GAME.read(state.position())
    assert again.position() == state.position()
    assert again.moves() == state.moves()
