"""The notation of moves, and the reasons against illegal moves."""

from __future__ import annotations

import pytest

from roost.core.chance import FastChance
from roost.core.errors import IllegalMoveError, UnreadableError
from roost.core.game import Options
from roost.games.gloria.game import GAME
from roost.games.gloria.rules.legal_moves import count_bits, list_moves, random_move
from roost.games.gloria.rules.moves import MOVE_COUNT, TEXTS, parse
from tests.games.gloria.positions import CuriousChance, contents, table
from tests.games.repetitions import repetitions

MOTIFS = ("grains", "rings", "rugs", "tails", "teeth", "showcases", "eggs", "combs", "perches", "vanes")


def test_all_moves_are_listed_in_order() -> None:
    assert (
        *(f"chest {kind}" for kind in (*MOTIFS, "joker", "doubler")),
        *(f"place {motif}" for motif in MOTIFS),
        *(f"place joker {motif}" for motif in MOTIFS),
        *(f"place doubler {motif}" for motif in MOTIFS),
        *(f"take {kind}" for kind in (*MOTIFS, "joker")),
        "blind",
        *(f"fox {motif}" for motif in MOTIFS),
        *(f"fox left {motif}" for motif in MOTIFS),
        *(f"pass {motif}" for motif in MOTIFS),
        "keep",
    ) == TEXTS
    assert len(TEXTS) == MOVE_COUNT == 85
    state = table()
    for move, text in enumerate(TEXTS):
        assert (state.parse(text), state.text(move)) == (move, text)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("  TAKE   Rings ", "take rings"),
        ("ta ri", "take rings"),
        ("t j", "take joker"),
        ("b", "blind"),
        ("k", "keep"),
        ("c do", "chest doubler"),
        ("joker rings", "place joker rings"),
        ("doubler vanes", "place doubler vanes"),
        ("j gr", "place joker grains"),
        ("d ru", "place doubler rugs"),
        ("pl j te", "place joker teeth"),
        ("f eg", "fox eggs"),
        ("f l eg", "fox left eggs"),
        ("pa co", "pass combs"),
        ("pl co", "place combs"),
    ],
)
def test_words_of_a_move_can_be_abbreviated(typed: str, meant: str) -> None:
    assert TEXTS[parse(typed)] == meant


@pytest.mark.parametrize("typed", ["", "rings", "take", "take doubler", "place joker", "steal rings", "take rings now"])
def test_unreadable_moves_are_refused(typed: str) -> None:
    with pytest.raises(
        UnreadableError, match=r"is no move; moves are: chest rings, place rings, .*the motifs"
    ) as caught:
        parse(typed)
    assert caught.value.reason == "gloria-move"
    assert caught.value.data == {"text": typed, "motifs": ", ".join(MOTIFS)}


def test_ambiguous_moves_are_refused() -> None:
    with pytest.raises(UnreadableError, match=r"'ta r' can mean several moves: take rings, take rugs$") as caught:
        parse("ta r")
    assert caught.value.reason == "gloria-ambiguous-move"
    assert caught.value.data == {"text": "ta r", "among": "take rings, take rugs"}


FOXED = "seats=3 rows=rings:1.eggs:2/rugs:1.tails:1/teeth:1"


@pytest.mark.parametrize(
    ("position", "move", "reason", "data", "message"),
    [
        ("", "chest rings", "not-in-hand", {"card": "rings"}, "there is no card rings in the hand"),
        ("chests=combs/-", "place rings", "not-in-hand", {"card": "rings"}, "there is no card rings in the hand"),
        ("rows=eggs:1/-", "place joker eggs", "not-in-hand", {"card": "joker"}, "there is no card joker in the hand"),
        (
            "rows=eggs:1/- chests=doubler/-",
            "place doubler eggs",
            "not-in-hand",
            {"card": "doubler"},
            "there is no card doubler in the hand",
        ),
        (
            "chests=doubler/-",
            "chest doubler",
            "not-in-hand",
            {"card": "doubler"},
            "there is no card doubler in the hand",
        ),
        ("rows=rings:1/-", "place rings", "not-in-hand", {"card": "rings"}, "there is no card rings in the hand"),
        (
            "hands=-/-",
            "place rings",
            "no-chest",
            {"motif": "rings"},
            "a row of rings needs an empty chest: lay one first, with any card",
        ),
        (
            "rows=eggs:1x/- chests=combs/-",
            "place doubler eggs",
            "closed",
            {"motif": "eggs"},
            "the row of eggs is closed by the doubler",
        ),
        (
            "hands=rings/-",
            "place rings",
            "no-chest",
            {"motif": "rings"},
            "a row of rings needs an empty chest: lay one first, with any card",
        ),
        (
            "hands=joker/- chests=combs/-",
            "place joker rings",
            "no-row",
            {"card": "joker", "motif": "rings"},
            "there is no row of rings for the joker: it extends a row, and opens none",
        ),
        (
            "rows=eggs:1/-",
            "place doubler rings",
            "no-row",
            {"card": "doubler", "motif": "rings"},
            "there is no row of rings for the doubler: it extends a row, and opens none",
        ),
        (
            "hands=eggs/- rows=eggs:1x/- chests=2combs/-",
            "place eggs",
            "closed",
            {"motif": "eggs"},
            "the row of eggs is closed by the doubler",
        ),
        (
            "hands=joker/- rows=eggs:1x/-",
            "place joker eggs",
            "closed",
            {"motif": "eggs"},
            "the row of eggs is closed by the doubler",
        ),
        ("", "take rings", "not-open", {"card": "rings"}, "no open card is rings: there are vanes, vanes, vanes"),
        ("points=1 used=blind", "blind", "blind-used", {}, "only one card a turn is drawn blind"),
        (
            "points=1",
            "blind",
            "too-dear",
            {"move": "blind", "cost": 2, "left": 1},
            "'blind' costs 2 points, and 1 is left",
        ),
        ("rows=rings:1.eggs:1/-", "fox eggs", "fox-waits", {}, "the fox waits until every seat has a row"),
        (f"{FOXED} fox=1:rugs", "fox eggs", "fox-elsewhere", {}, "the fox is not on one of your rows"),
        (
            f"{FOXED} fox=0:rings points=2 used=fox",
            "fox eggs",
            "fox-moved",
            {},
            "the fox is moved for points only once a turn",
        ),
        (
            f"{FOXED} fox=0:rings",
            "fox rings",
            "fox-there",
            {"motif": "rings"},
            "the fox stands on the row of rings already",
        ),
        (
            f"{FOXED} fox=0:rings",
            "fox rugs",
            "fox-no-row",
            {"motif": "rugs"},
            "there is no row of rugs for the fox: you have rings, eggs",
        ),
        (
            f"{FOXED} fox=0:rings points=1",
            "fox left rugs",
            "too-dear",
            {"move": "fox left rugs", "cost": 2, "left": 1},
            "'fox left rugs' costs 2 points, and 1 is left",
        ),
        (
            f"{FOXED} fox=0:rings",
            "fox left eggs",
            "fox-no-left-row",
            {"motif": "eggs"},
            "the left neighbour has no row of eggs, but rugs, tails",
        ),
        (
            f"{FOXED} fox=0:rings phase=pass",
            "pass vanes",
            "fox-no-left-row",
            {"motif": "vanes"},
            "the left neighbour has no row of vanes, but rugs, tails",
        ),
        (
            f"{FOXED} fox=0:rings points=2",
            "pass rugs",
            "not-in-act",
            {"move": "pass rugs"},
            (
                "'pass rugs' comes after the three actions, and only with the fox on a row of one's own: "
                "first use the actions left (2)"
            ),
        ),
        (
            "",
            "keep",
            "not-in-act",
            {"move": "keep"},
            (
                "'keep' comes after the three actions, and only with the fox on a row of one's own: "
                "first use the actions left (3)"
            ),
        ),
        (
            f"{FOXED} fox=0:rings phase=pass",
            "take vanes",
            "not-in-pass",
            {"move": "take vanes"},
            (
                "'take vanes' is not possible now: all points are spent; pass the fox to a row on the left "
                "(rugs, tails) or keep it"
            ),
        ),
        (
            f"{FOXED} fox=0:rings phase=pass",
            "fox left rugs",
            "not-in-pass",
            {"move": "fox left rugs"},
            (
                "'fox left rugs' is not possible now: all points are spent; pass the fox to a row on the left "
                "(rugs, tails) or keep it"
            ),
        ),
    ],
)
def test_illegal_moves_are_refused_with_their_reason(
    position: str, move: str, reason: str, data: dict[str, str | int], message: str
) -> None:
    state = table(position)
    before = contents(state)
    with pytest.raises(IllegalMoveError) as caught:
        state.play(state.parse(move), CuriousChance())
    assert (str(caught.value), caught.value.reason, caught.value.data) == (message, f"gloria-{reason}", data)
    assert contents(state) == before


@pytest.mark.parametrize(
    ("position", "move", "message"),
    [
        ("", "chest grains", "there is no card grains in the hand"),
        ("", "place grains", "a row of grains needs an empty chest"),
        ("", "place vanes", "a row of vanes needs an empty chest"),
        ("chests=combs/-", "place grains", "there is no card grains in the hand"),
        ("chests=combs/-", "place vanes", "there is no card vanes in the hand"),
        ("", "place joker grains", "there is no row of grains for the joker: it extends a row, and opens none"),
        ("", "place joker vanes", "there is no row of vanes for the joker: it extends a row, and opens none"),
        ("rows=grains:1/-", "place joker grains", "there is no card joker in the hand"),
        ("rows=vanes:1/-", "place joker vanes", "there is no card joker in the hand"),
        ("", "place doubler grains", "there is no row of grains for the doubler: it extends a row, and opens none"),
        ("", "place doubler vanes", "there is no row of vanes for the doubler: it extends a row, and opens none"),
        ("", "take grains", "no open card is grains: there are vanes, vanes, vanes"),
        ("", "take joker", "no open card is joker: there are vanes, vanes, vanes"),
        ("", "fox grains", "the fox waits until every seat has a row"),
        ("", "fox left vanes", "the fox waits until every seat has a row"),
        ("", "pass grains", "'pass grains' comes after the three actions"),
        ("rows=grains:1x/-", "place grains", "the row of grains is closed by the doubler"),
        ("turn=1 rows=-/vanes:1x", "place vanes", "the row of vanes is closed by the doubler"),
        ("turn=1 rows=rings:1/-", "place joker rings", "there is no row of rings for the joker"),
        ("turn=1 hands=grains/-", "chest grains", "there is no card grains in the hand"),
        ("turn=1 hands=grains/grains", "place grains", "a row of grains needs an empty chest"),
        ("rows=grains:1/eggs:1 fox=0:grains", "fox grains", "the fox stands on the row of grains already"),
        ("turn=1 rows=grains:1/eggs:1 fox=0:grains", "fox eggs", "the fox is not on one of your rows"),
        ("rows=grains:1/eggs:1 fox=0:grains", "fox vanes", "there is no row of vanes for the fox: you have grains$"),
        ("rows=grains:1/eggs:1 fox=0:grains", "fox left grains", "the left neighbour has no row of grains, but eggs$"),
        ("rows=rings:1/eggs:1 fox=0:rings points=2", "fox left rings", "the left neighbour has no row of rings"),
        ("rows=rings:1/eggs:1 fox=0:rings points=1", "fox left eggs", "'fox left eggs' costs 2 points, and 1 is left"),
        ("turn=1 rows=rings:1/eggs:1 fox=1:eggs phase=pass", "pass grains", "the left neighbour has no row of grains"),
    ],
)
def test_the_first_and_last_of_their_kind_are_refused_for_the_right_reason(
    position: str, move: str, message: str
) -> None:
    state = table(position)
    with pytest.raises(IllegalMoveError, match=f"^{message}"):
        state.play(state.parse(move), CuriousChance())


@pytest.mark.parametrize("move", [-1, 85, 86, 128, 1 << 40, -(1 << 40)])
def test_numbers_without_a_move_are_refused(move: int) -> None:
    state = table("rows=rings:1/eggs:1 fox=0:rings phase=pass")
    with pytest.raises(IllegalMoveError, match=f"^there is no move {move}$") as caught:
        state.play(move, CuriousChance())
    assert (caught.value.reason, caught.value.data) == ("gloria-no-such-move", {"move": str(move)})
    assert not state.is_legal(move)


def test_masks_are_listed_in_the_order_of_the_moves() -> None:
    assert list_moves(0, 0) == ()
    assert list_moves((1 << 54) - 1, (1 << 31) - 1) == tuple(range(85))
    for move in range(54):
        assert list_moves(1 << move, 0) == (move,)
    for move in range(54, 85):
        assert list_moves(0, 1 << move - 54) == (move,)
    chance = FastChance(3)
    for _ in range(300):
        legal = int(chance.below(1 << 27)) << 27 | int(chance.below(1 << 27))
        fox = int(chance.below(1 << 31))
        both = legal | fox << 54
        assert list_moves(legal, fox) == tuple(move for move in range(85) if both >> move & 1)
        assert (count_bits(legal), count_bits(fox)) == (legal.bit_count(), fox.bit_count())
        assert both >> random_move(legal, fox, chance) & 1


def test_bits_are_counted_in_every_position() -> None:
    assert [int(count_bits(1 << bit)) for bit in range(62)] == [1] * 62
    assert [int(count_bits((1 << number) - 1)) for number in range(63)] == list(range(63))


def test_every_legal_move_is_picked_equally_often() -> None:
    state = table(f"{FOXED} fox=0:rings hands=grains.rings.joker/-/-")
    chance = FastChance(1)
    moves = state.moves()
    counts = dict.fromkeys(moves, 0)
    for _ in range(1000 * len(moves)):
        counts[int(state.pick(chance))] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 40


def test_legal_moves_agree_in_random_games() -> None:
    for seed in range(repetitions(compiled=10, plain=4)):
        chance = FastChance(seed)
        state = GAME.new(2 + seed % 4, Options(), chance)
        while not state.over:
            assert [move for move in range(-1, 90) if state.is_legal(move)] == list(state.moves())
            state.play(state.pick(chance), chance)
