"""The notation, the list and the errors of moves."""

from __future__ import annotations

import itertools

import pytest

from roost.core.chance import Chance, FastChance
from roost.core.errors import IllegalMoveError, UnreadableError
from roost.games.karteneck.rules.moves import LAYS_END, MAX_WORMS_LISTED, WORM_LAY_SHIFT, cards_of
from tests.games.karteneck.positions import table
from tests.games.repetitions import moves


class Fixed(Chance):
    """Chance with always the same number, which records what it was asked."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.asked = 0

    def below(self, n: int) -> int:
        self.asked = n
        return self.number


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("pass", "pass"),
        (" PASS ", "pass"),
        ("p", "pass"),
        ("steal", "steal"),
        ("S", "steal"),
        ("lay 3 3", "lay 3 3"),
        ("33", "lay 3 3"),
        ("Lay 33", "lay 3 3"),
        ("3, 3", "lay 3 3"),
        ("1", "lay 1"),
        ("5" * 17, "lay" + " 5" * 17),
        ("lay W7 W12", "lay W7 W12"),
        ("w12 w7", "lay W7 W12"),
        ("w12w07", "lay W7 W12"),
        ("lay W1", "lay W1"),
        ("w25", "lay W25"),
        ("w", "lay W7"),
        ("ww", "lay W7 W12"),
        ("lay W W", "lay W7 W12"),
        ("www", "lay W7 W12 W25"),
    ],
)
def test_moves_are_read_leniently_and_written_in_one_way(typed: str, text: str) -> None:
    state = table("grill=16.17 hands=1335W7W12W25/W1W2W3W4")
    move = state.parse(typed)
    assert state.text(move) == text
    assert state.parse(text) == move


@pytest.mark.parametrize(
    "text",
    [
        "",
        "lay",
        "34",
        "lay 3 4",
        "0",
        "6",
        "lay 6",
        "5" * 18,
        "w0",
        "w26",
        "w7w7",
        "3w7",
        "w7 3",
        "3x2",
        "x",
        "passs",
        "w123",
    ],
)
def test_unreadable_moves_are_errors_with_examples(text: str) -> None:
    state = table("grill=16.17 hands=1335W7W12W25/-")
    with pytest.raises(UnreadableError) as caught:
        state.parse(text)
    assert caught.value.reason == "karteneck-move"
    assert caught.value.data == {"text": text}
    assert str(caught.value) == (
        f"{text!r} is no move; moves are: pass, steal, lay 3 3, lay W7 W12, always with cards of one kind"
    )


def test_more_worms_than_the_hand_has_are_an_error() -> None:
    with pytest.raises(UnreadableError, match="there are not 3 worms in the hand; name worms by") as caught:
        table("grill=16.17 hands=W3W4/W1W2W5").parse("www")
    assert (caught.value.reason, caught.value.data) == ("karteneck-few-worms", {"count": 3})
    over = table("turn=- stacks=16.17.18.19.20.21.22.23.24/25.26.27.28.29.30.31.32.33 hands=W1/-")
    with pytest.raises(UnreadableError, match="there are not 1 worms"):
        over.parse("w")


@pytest.mark.parametrize(
    ("position", "move", "message", "reason", "data"),
    [
        (
            "hands=1/- displays=1/-",
            "1",
            "1 is in the display already: lay out another kind, or pass",
            "karteneck-kind-in-display",
            {"kind": "1"},
        ),
        (
            "hands=W1/- displays=W2/-",
            "w1",
            "W is in the display already: lay out another kind, or pass",
            "karteneck-kind-in-display",
            {"kind": "W"},
        ),
        (
            "turn=1 hands=1/1 displays=-/1",
            "1",
            "1 is in the display already: lay out another kind, or pass",
            "karteneck-kind-in-display",
            {"kind": "1"},
        ),
        (
            "turn=1 hands=1/1 displays=555W1/5555 stacks=16/20",
            "steal",
            "nothing can be stolen without a worm in the display: pass or lay out",
            "karteneck-steal-invalid",
            {},
        ),
        (
            "hands=33/-",
            "333",
            "3 times 3 cannot be laid out: the hand has not so many",
            "karteneck-not-in-hand",
            {"kind": "3", "count": 3},
        ),
        (
            "hands=33/5",
            "5",
            "1 times 5 cannot be laid out: the hand has not so many",
            "karteneck-not-in-hand",
            {"kind": "5", "count": 1},
        ),
        (
            "hands=W1/-",
            "w1w2w9",
            "not in the hand, or not all of them: W1 W2 W9",
            "karteneck-worm-not-in-hand",
            {"cards": "W1 W2 W9", "count": 3},
        ),
        (
            "hands=1/- displays=5555/- stacks=16/20",
            "steal",
            "nothing can be stolen without a worm in the display: pass or lay out",
            "karteneck-steal-invalid",
            {},
        ),
        (
            "hands=1/- displays=555W1/- stacks=16/21",
            "steal",
            "no other stack has portion 20, the total of the display, on top: pass or lay out",
            "karteneck-steal-no-match",
            {"total": 20},
        ),
    ],
)
def test_illegal_moves_say_why(position: str, move: str, message: str, reason: str, data: dict[str, object]) -> None:
    state = table(f"grill=40.41 {position}")
    before = state.position()
    assert not state.is_legal(state.parse(move))
    with pytest.raises(IllegalMoveError) as caught:
        state.play(state.parse(move), FastChance(0))
    assert (str(caught.value), caught.value.reason, caught.value.data) == (message, reason, data)
    assert state.position() == before


@pytest.mark.parametrize(
    "move", [-1, -256, LAYS_END, 128, 255, 257, (1 << WORM_LAY_SHIFT) + 1, 1 << 33, 1 << 40, 1 << 61]
)
def test_numbers_that_are_no_moves(move: int) -> None:
    state = table("grill=16.17 hands=111112222233333444445555W1W25/-")
    assert cards_of(move) == 0
    assert not state.is_legal(move)
    with pytest.raises(IllegalMoveError, match=f"there is no move {move}") as caught:
        state.play(move, FastChance(0))
    assert (caught.value.reason, caught.value.data) == ("karteneck-no-such-move", {"move": str(move)})


def test_number_lays_are_small_numbers() -> None:
    state = table(
        "grill=16.17 hands=11111111111111111222222222222222223333333333333333344444444444444444/55555555555555555"
    )
    assert [int(move) for move in state.moves()] == [0, *range(2, 70)]
    state = table("grill=16.17 turn=1 hands=-/55555555555555555W1W25")
    assert list(state.moves()) == [0, *range(70, 87), 1 << 8, 1 << 32, 1 << 8 | 1 << 32]
    assert LAYS_END == 87


def test_every_choice_of_up_to_six_worms_is_listed() -> None:
    signposts = [1, 4, 9, 16, 24, 25]
    for number in range(1, 7):
        held = signposts[:number]
        state = table(f"grill=16.17 hands=2{''.join(f'W{n}' for n in held)}/-")
        chosen = [
            "lay " + " ".join(f"W{n}" for n in some)
            for size in range(1, number + 1)
            for some in itertools.combinations(held, size)
        ]
        assert not state.truncated
        assert sorted(moves(state)) == sorted(["pass", "lay 2", *chosen])
        assert list(state.moves()[2:]) == sorted(state.moves()[2:])


def test_of_more_worms_only_the_lowest_beside_each_highest_are_listed() -> None:
    held = [2, 3, 5, 7, 11, 13, 17]
    state = table(f"grill=16.17 hands=2{''.join(f'W{n}' for n in held)}/-")
    assert MAX_WORMS_LISTED == 6
    assert state.truncated
    expected = [
        "lay " + " ".join(f"W{n}" for n in [*held[: size - 1], top]) for size in range(1, 8) for top in held[size - 1 :]
    ]
    assert moves(state) == ["pass", "lay 2", *expected]
    for size in range(1, 8):
        for some in itertools.combinations(held, size):
            assert state.is_legal(state.parse("".join(f"w{n}" for n in some)))
    unlisted = state.parse("w5w7")
    assert unlisted not in state.moves()
    state.play(unlisted, FastChance(0))
    assert state.view(None).seats[0].display.cards == ("W5", "W7")
    assert not table(f"grill=16.17 hands=2{''.join(f'W{n}' for n in held)}/- displays=W1/-").truncated


@pytest.mark.parametrize(
    "position",
    [
        "hands=-/1",
        "hands=112355/1",
        "hands=112355W1/1 displays=555W2/- stacks=16/20",
        "hands=1123W1W5/1",
        "hands=W1W5W9/1 displays=1/-",
        "hands=1W1W2W3W4W5W6/1",
        "hands=1W1W2W3W4W5W6W7/1",
        "hands=12W1W2W3W4W5W6W7W8W9W25/1",
        "hands=1223/1 displays=55555W2/- stacks=16/30",
        "turn=1 hands=1/2W3 displays=-/555W2 stacks=20/16",
    ],
)
def test_pick_indexes_the_list_of_moves(position: str) -> None:
    state = table(f"grill=40.41 {position}")
    listed = list(state.moves())
    for place, move in enumerate(listed):
        chance = Fixed(place)
        assert state.pick(chance) == move
        assert chance.asked == len(listed)
    assert all(state.is_legal(move) for move in listed)
    assert state.moves() == tuple(listed)
