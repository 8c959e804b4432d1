"""Names and faces of bots at a table."""

from __future__ import annotations

import msgspec
import pytest

from roost.bots.characters import CHARACTERS
from roost.core.registry import find
from roost.store.errors import DamagedError
from roost.tables.actions.rematch import open_rematch
from roost.tables.actions.sit import sit
from roost.tables.listing import listing as listed
from roost.tables.listing import summary_for
from roost.tables.log_entries import Opened, Replaced, read_entry, write_entry
from roost.tables.log_reading import fold
from roost.tables.new_table import new_log
from roost.tables.table import Table
from roost.tables.table_config import TableConfig
from tests.tables.scenes import BEGIN, HOST, Scene, guest, opened, shown, ticket

SEATS = ("open", "hen", "fox", "hen", "random")


def new(seats: tuple[str, ...] = SEATS) -> Opened:
    return new_log(BEGIN, TableConfig("heckmeck", seats).checked(), HOST)


def test_bots_get_characters_when_the_table_is_opened() -> None:
    first = new()
    assert first == read_entry(write_entry(first))
    table = Table("a-table", first)
    nobody, hen, fox, other, random = (seat.name for seat in table.seats)
    assert (nobody, random) == ("", "random")
    assert {hen, other} < {*CHARACTERS["hen"]}
    assert fox in CHARACTERS["fox"]
    plates = shown(table)["seats"]
    assert [plate.get("face", "") for plate in plates] == ["", hen.lower(), fox.lower(), other.lower(), ""]
    assert [plate.get("bot", "") for plate in plates] == ["", "hen", "fox", "hen", "random"]
    summary = summary_for(listed(table))
    assert summary is not None
    assert summary.seats == ("", hen, fox, other, "random")
    assert summary.faces == ("", hen.lower(), fox.lower(), other.lower(), "")


def test_six_bots_of_a_level_have_six_names() -> None:
    names = new(("open", *["hen"] * 6)).bot_names
    assert names[0] == ""
    assert len({*names}) == 7
    assert {name.removesuffix(" 2") for name in names[1:]} == {*CHARACTERS["hen"]}


def test_a_person_with_the_name_of_a_bot_gets_a_number() -> None:
    table = Table("a-table", new(("open", "hen", "hen", "hen")))
    sit(table, BEGIN, 0, "Rosa", guest("Rosa"), ticket(0), "")
    assert table.seats[0].name == "Rosa 2"


def test_bots_keep_their_names_in_a_rematch() -> None:
    scene = Scene(seats=["open", "open"])
    scene.sit("Anna", 0)
    scene.do("fill", 1, "hen", [HOST])
    scene.play_until(lambda table: table.phase == "over")
    rosa = scene.table.seats[1].name
    assert rosa in CHARACTERS["hen"]
    assert scene.table.record().names == ("Anna", rosa)
    again = open_rematch(scene.table, scene.at, guest("Anna"))
    assert again.bot_names == (rosa, "")
    assert Table("another", again).seats[0].name == rosa


def test_old_logs_call_bots_by_their_level() -> None:
    table = Table("a-table", opened("heckmeck", ["open", "hen", "hen"]))
    sit(table, BEGIN, 0, "Anna", guest("Anna"), ticket(0), "")
    assert table.record().names == ("Anna", "hen", "hen 2")
    assert [plate.get("face", "") for plate in shown(table)["seats"]] == ["", "", ""]
    old = read_entry(b'{"entry":"Filled","at":1000000,"seat":1,"bot":"hen"}')
    waiting = Table("a-table", opened("heckmeck", ["open", "open", "hen"]))
    fold(waiting, old)
    assert [seat.name for seat in waiting.seats] == ["", "hen 2", "hen"]
    # Its rematch has characters.
    over = Scene.begun("heckmeck", ["open", "hen"])
    over.play_until(lambda table: table.phase == "over")
    assert open_rematch(over.table, over.at, HOST).bot_names[0] in CHARACTERS["hen"]


def test_a_substitute_has_a_name_of_its_own() -> None:
    scene = Scene(seats=["open", "open", "open"])
    scene.sit("Rosa", 0)
    scene.do("fill", 1, "hen", [HOST])
    scene.sit("Ben", 2)
    (replaced,) = scene.do("replace", 2, "away", 0)
    assert isinstance(replaced, Replaced)
    taken = {"Rosa", scene.table.seats[1].name}
    assert replaced.name in {*CHARACTERS["hen"]} - taken
    plate = shown(scene.table, guest("Rosa"))["seats"][2]
    assert (plate["name"], plate["bot"], plate["substitute"]) == ("Ben", "hen", replaced.name)
    scene.do("come_back", 2)
    assert "substitute" not in shown(scene.table)["seats"][2]
    old = read_entry(b'{"entry":"Replaced","at":9000000,"seat":2,"cause":"left","by":2}')
    fold(scene.table, old)
    plate = shown(scene.table)["seats"][2]
    assert (plate["bot"], "substitute" in plate) == ("hen", False)
    Scene.made.remove(scene)


@pytest.mark.parametrize(
    "names",
    [("", "Rosa"), ("", "Rosa", "Rosa"), ("Toni", "Rosa", ""), ("", "", ""), ("Kim", "Rosa", "Toni")],
    ids=["too few", "twice", "on the wrong seat", "none", "for a person"],
)
def test_impossible_names_of_bots_are_damage(names: tuple[str, ...]) -> None:
    with pytest.raises(DamagedError):
        Table("a-table", msgspec.structs.replace(new(("open", "hen", "hen")), bot_names=names))


def test_two_players_with_one_name_are_damage() -> None:
    table = Table("a-table", new(("open", "open", "hen")))
    entry = msgspec.json.encode({"entry": "Filled", "at": BEGIN, "seat": 1, "bot": "hen", "name": table.seats[2].name})
    with pytest.raises(DamagedError):
        fold(table, read_entry(entry))


def test_the_chosen_face_is_shown_on_the_seat() -> None:
    scene = Scene(seats=["open", "open", "open"])
    scene.do("sit", 0, "Anna", guest("Anna"), ticket(0), "", "owl")
    scene.sit("Ben", 1)
    assert [plate.get("face", "") for plate in shown(scene.table)["seats"]] == ["owl", "", ""]
    summary = summary_for(listed(scene.table))
    assert summary is not None
    assert summary.faces == ("owl", "", "")
    scene.do("leave", 0)
    assert "face" not in shown(scene.table)["seats"][0]


def test_names_of_bots_change_no_luck() -> None:
    """The outcomes of a game depend on the secret, not on names of bots."""
    first = new(("open", "hen"))
    other = msgspec.structs.replace(first, bot_names=("", "Somebody"))
    positions = []
    for entry in (first, other):
        table = Table("a-table", entry)
        sit(table, BEGIN, 0, "Anna", guest("Anna"), ticket(0), "ab")
        assert table.state is not None
        positions.append(table.state.position())
        assert table.opened.rules == find("heckmeck").rules
    assert positions[0] == positions[1]
