"""Before the game: sitting down, calling bots, leaving, and beginning."""

from __future__ import annotations

import pytest

from roost.bots.characters import CHARACTERS
from roost.core.errors import FairnessError
from tests.tables.scenes import HOST, SECRET, Scene, each_kind, guest, opened, shown, ticket


@each_kind
def test_the_game_begins_when_all_seats_are_taken(kind: str) -> None:
    scene = Scene.of(kind)
    assert scene.table.phase == "playing"
    assert scene.kinds() == ["Opened", *["Sat"] * len(scene.table.seats), "Began"]
    assert scene.table.turn >= 0


def test_nobody_plays_before_everybody_sits() -> None:
    scene = Scene(seats=["open", "open"])
    scene.sit("Anna", 1)
    assert (scene.table.phase, scene.table.turn, scene.table.bot_to_move(), scene.table.deadline()) == (
        "waiting",
        -1,
        "",
        None,
    )
    for what, given in {
        "move": (1, "roll", 0),
        "take_back": (1,),
        "answer": (1, True),
        "replace": (1, "away", 0),
        "come_back": (1,),
        "coach": (1,),
    }.items():
        scene.refuses("table-not-begun", what, *given)
    scene.refuses("table-not-over", "open_rematch", HOST)
    scene.refuses("table-not-over", "note_rematch", "elsewhere")


def test_a_seat_is_for_one_player() -> None:
    scene = Scene(seats=["open", "hen", "open"])
    scene.sit("Anna", 0)
    for seat in (0, 1):
        refusal = scene.refuses("table-taken", "sit", seat, "Ben", guest("Ben"), ticket(seat), "")
        assert refusal.data == {"seat": seat}
    for seat in (-1, 3):
        refusal = scene.refuses("table-seat", "sit", seat, "Ben", guest("Ben"), ticket(seat), "")
        assert refusal.data == {"seat": seat, "most": 2}


def test_nobody_sits_down_during_the_game() -> None:
    scene = Scene.begun()
    scene.refuses("table-full", "sit", 0, "Cleo", guest("Cleo"), ticket(0), "")
    scene.refuses("table-full", "fill", 0, "hen", [HOST])


def test_a_guest_may_have_several_seats() -> None:
    scene = Scene(seats=["open", "open", "open"])
    for seat in range(3):
        scene.do("sit", seat, "Anna", guest("Anna"), ticket(seat), "")
    assert scene.table.seats_of([guest("Anna")]) == (0, 1, 2)
    assert scene.table.seats_of([ticket(1)]) == (1,)
    assert scene.table.seats_of([guest("Ben")]) == ()
    assert scene.table.seats_of([ticket(0), ticket(2)]) == (0, 2)


def test_no_two_at_a_table_have_the_same_name() -> None:
    scene = Scene(seats=["hen", "open", "open", "hen", "open"])
    scene.do("sit", 1, "hen", guest("a"), ticket(1), "")
    scene.do("sit", 2, "Anna", guest("b"), ticket(2), "")
    scene.do("sit", 4, " Anna ", guest("c"), ticket(4), "")
    assert [seat.name for seat in scene.table.seats] == ["hen", "hen 3", "Anna", "hen 2", "Anna 2"]


@pytest.mark.parametrize("name", ["", "   ", "\u202e", "x" * 25])
def test_invalid_names_are_refused(name: str) -> None:
    scene = Scene()
    assert scene.refuses("table-name", "sit", 0, name, guest("a"), ticket(0), "").data == {"most": 24}


@pytest.mark.parametrize("entropy", ["a", "AB", "zz", "ab\n", "ab" * 33, " "])
def test_invalid_entropy_is_refused_at_once(entropy: str) -> None:
    """In the log it would make the table unreadable."""
    scene = Scene()
    refusal = scene.refuses("entropy-form", "sit", 0, "Anna", guest("Anna"), ticket(0), entropy)
    assert isinstance(refusal, FairnessError)
    scene.sit("Anna", 0, "")
    scene.refuses("entropy-form", "sit", 1, "Ben", guest("Ben"), ticket(1), entropy)


def test_the_entropy_of_players_changes_the_luck_and_is_shown() -> None:
    mixed = []
    for digits in ("", "00", "01"):
        scene = Scene("karteneck")
        scene.sit("Anna", 0, digits)
        assert shown(scene.table)["entropies"] == ([[0, digits]] if digits else [])
        scene.sit("Ben", 1, "")
        assert scene.table.state is not None
        mixed.append(scene.table.state.position())
        assert scene.table.fairness.commitment == opened("karteneck", ["open"] * 2, secret=SECRET).commitment
    assert len(set(mixed)) == 3


def test_a_reserved_seat_is_for_one_person() -> None:
    scene = Scene(seats=["open", "open"], reserved_for=(guest("Anna"), ""))
    scene.refuses("table-kept", "sit", 0, "Ben", guest("Ben"), ticket(0), "")
    assert [seat.get("kept", False) for seat in shown(scene.table)["seats"]] == [True, False]
    scene.sit("Anna", 0)
    assert [seat.get("kept", False) for seat in shown(scene.table)["seats"]] == [False, False]
    scene.do("leave", 0)
    scene.refuses("table-kept", "sit", 0, "Ben", guest("Ben"), ticket(0), "")
    scene.sit("Ben", 1)
    scene.sit("Anna", 0)
    assert scene.table.phase == "playing"


def test_the_host_and_seated_people_may_call_bots() -> None:
    scene = Scene(seats=["open"] * 4)
    scene.sit("Anna", 1)
    assert scene.kinds()[-1] == "Sat"
    scene.do("fill", 0, "hen", [HOST])
    scene.do("fill", 2, "hen", [guest("Anna")])
    for stranger in (guest("Ben"), "", ticket(0)):
        scene.refuses("table-not-yours", "fill", 3, "hen", [stranger])
    scene.refuses("table-taken", "fill", 1, "hen", [HOST])
    scene.refuses("table-seat", "fill", 9, "hen", [HOST])
    scene.refuses("unknown-bot", "fill", 3, "nobody", [HOST])
    scene.refuses("unknown-bot", "fill", 3, "open", [HOST])
    scene.do("fill", 3, "rooster", [ticket(1)])
    assert [seat.bot for seat in scene.table.seats] == ["hen", "", "hen", "rooster"]
    hen, anna, another, rooster = (seat.name for seat in scene.table.seats)
    assert {hen, another} < {*CHARACTERS["hen"]}
    assert anna == "Anna"
    assert rooster in CHARACTERS["rooster"]
    assert scene.kinds()[-2:] == ["Filled", "Began"]


def test_strangers_may_not_call_bots_at_a_table_without_a_host() -> None:
    """The guest '' matches neither a free seat nor a missing host."""
    scene = Scene(seats=["open"] * 3)
    scene.refuses("table-not-yours", "fill", 0, "hen", [""])


def test_a_bot_may_fill_a_reserved_seat() -> None:
    scene = Scene(seats=["open", "open"], reserved_for=(guest("Anna"), guest("Ben")))
    scene.sit("Anna", 0)
    scene.do("fill", 1, "hen", [guest("Anna")])
    assert scene.table.phase == "playing"


def test_a_game_needs_a_person() -> None:
    scene = Scene(seats=["open", "open"])
    scene.do("fill", 0, "hen", [HOST])
    scene.refuses("table-bots-only", "fill", 1, "hen", [HOST])
    scene.sit("Anna", 1)
    assert scene.table.phase == "playing"


def test_leaving_before_the_game_frees_the_seat() -> None:
    scene = Scene(seats=["open", "open", "open"])
    scene.sit("Anna", 0)
    scene.sit("Ben", 2, "cd")
    scene.do("leave", 0)
    assert scene.table.seats_of([guest("Anna")]) == scene.table.seats_of([ticket(0)]) == ()
    assert not scene.table.seats[0].taken
    assert scene.table.fairness.entropies == ((2, "cd"),)
    scene.refuses("table-nobody", "leave", 0)
    scene.refuses("table-seat", "leave", 3)
    scene.sit("Cleo", 0)
    scene.sit("Anna", 1)
    assert [seat.name for seat in scene.table.seats] == ["Cleo", "Anna", "Ben"]
    assert scene.table.phase == "playing"


def test_times_in_the_log_never_decrease() -> None:
    scene = Scene()
    scene.sit("Anna", 0)
    at = scene.table.at
    (entry,) = scene.do("say", 0, "Hello", after=-60_000)
    assert entry.at == scene.table.at == at
