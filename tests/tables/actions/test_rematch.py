"""Rematches."""

from __future__ import annotations

from roost.core.fairness import FairChance
from roost.tables.actions.move import move
from roost.tables.actions.rematch import open_rematch
from roost.tables.actions.sit import sit
from roost.tables.log_entries import Rematched
from roost.tables.table import Table
from roost.tables.tokens import rematch_name
from tests.tables.scenes import HOST, Scene, guest, ticket


def over(game: str, seats: list[str], **config: object) -> Scene:
    scene = Scene.begun(game, seats, **config)
    scene.play()
    assert scene.table.phase == "over"
    return scene


def test_everybody_moves_one_seat_on() -> None:
    scene = over("karteneck", ["open", "hen", "open"], public=True, coach=False)
    opened = open_rematch(scene.table, scene.at, guest("Cleo"))
    assert opened.config.seats == ("open", "open", "hen")
    assert opened.reserved_for == (guest("Cleo"), guest("Anna"), "")
    assert (opened.host, opened.earlier, opened.at) == (guest("Cleo"), scene.table.name, scene.at)
    assert opened.config.public is False, "it is for the same people"
    assert opened.config.coach is False
    assert opened.config.options == scene.table.config.options


def test_partners_stay_partners() -> None:
    scene = over("zwickern", ["open", "open", "hen", "open"])
    opened = open_rematch(scene.table, scene.at, HOST)
    sides = scene.table.game.sides(4)
    old = {seat.guest or seat.bot: sides[number] for number, seat in enumerate(scene.table.seats)}
    new = {opened.reserved_for[number] or opened.config.seats[number]: sides[number] for number in range(4)}
    together = {frozenset(who for who in old if old[who] == side) for side in sides}
    assert {frozenset(who for who in new if new[who] == side) for side in sides} == together


def test_everybody_is_back_after_one_game_per_seat() -> None:
    scene = over("karteneck", ["open", "open", "hen"])
    first = [seat.guest or seat.bot for seat in scene.table.seats]
    table = scene.table
    for _ in range(3):
        table = Table("next", open_rematch(table, scene.at, HOST))
        for number, seat in enumerate(table.seats):
            if not seat.bot:
                sit(table, scene.at, number, "somebody", seat.reserved_for, ticket(number), "")
        assert table.recording is not None
        while table.phase != "over":
            state = table.state
            assert state is not None
            move(table, scene.at, table.turn, state.text(state.moves()[0]), table.step, bot=table.bot_to_move())
    assert [seat.guest or seat.bot for seat in table.seats] == first


def test_replaced_people_and_called_bots_play_the_rematch() -> None:
    scene = Scene(seats=["open", "open", "open"], game="karteneck")
    scene.sit("Anna", 0)
    scene.sit("Ben", 1)
    scene.do("fill", 2, "chick", [guest("Anna")])
    scene.do("leave", 1)
    scene.play()
    opened = open_rematch(scene.table, scene.at, HOST)
    assert opened.config.seats == ("chick", "open", "open")
    assert opened.reserved_for == ("", guest("Anna"), guest("Ben"))


def test_a_rematch_has_new_luck() -> None:
    scene = over("karteneck", ["open", "open"])
    first, second = (open_rematch(scene.table, scene.at, HOST) for _ in range(2))
    assert len({first.secret, second.secret, scene.table.opened.secret}) == 3
    assert FairChance(bytes.fromhex(first.secret)).fairness.commitment == first.commitment


def test_the_first_rematch_counts() -> None:
    scene = over("karteneck", ["open", "open"])
    assert scene.do("note_rematch", "first") == [Rematched(scene.at, "first")]
    assert scene.do("note_rematch", "second") == []
    assert scene.table.rematch == "first"


def test_the_name_of_a_rematch_follows_from_the_secret() -> None:
    scene = Scene("karteneck")
    assert rematch_name(scene.table.opened.secret) == rematch_name(scene.table.opened.secret)
    assert rematch_name("00" * 32) != rematch_name("00" * 31 + "01")
