"""Listings of tables and their summaries."""

from __future__ import annotations

import msgspec
import pytest

from roost.tables.listing import Summary, listing, summary_for
from tests.tables.scenes import HOST, Scene, clock, guest, ticket


def summary(scene: Scene, who: str = "") -> Summary:
    """Return the summary for a guest."""
    told = summary_for(listing(scene.table), who)
    assert told is not None
    return told


def test_a_waiting_table_is_listed() -> None:
    scene = Scene("gloria", ["open", "hen", "open"], public=True, clock=clock("bank", 60, 5))
    scene.sit("Anna", 0)
    found = listing(scene.table)
    assert (found.table, found.game, found.phase, found.public, found.changed) == (
        "a-table",
        "gloria",
        "waiting",
        True,
        scene.at,
    )
    assert found.guests == tuple(sorted([HOST, guest("Anna")]))
    assert summary(scene) == Summary(
        options={},
        seats=("Anna", "hen", ""),
        bots=(False, True, False),
        clock=clock("bank", 60, 5),
        faces=("", "", ""),
    )


def test_running_and_finished_games_are_listed() -> None:
    scene = Scene.begun("karteneck")
    assert listing(scene.table).phase == "playing"
    assert summary(scene).turn == scene.table.turn
    scene.play()
    result = scene.table.result
    assert result is not None
    found = summary(scene)
    assert listing(scene.table).phase == "over"
    assert (found.turn, found.places, found.scores) == (-1, result.places, result.scores)


def test_a_table_is_listed_for_host_players_and_invited_guests() -> None:
    scene = Scene(seats=["open", "open", "open"], reserved_for=(guest("Anna"), "", ""))
    assert set(listing(scene.table).guests) == {HOST, guest("Anna")}, "a seat is reserved for her"
    scene.sit("Ben", 1)
    assert set(listing(scene.table).guests) == {HOST, guest("Anna"), guest("Ben")}
    scene.do("leave", 1)
    assert set(listing(scene.table).guests) == {HOST, guest("Anna")}


def test_a_summary_shows_a_guest_only_their_own_seats() -> None:
    scene = Scene("karteneck", ["open", "hen", "open"])
    scene.sit("Anna", 0)
    scene.do("sit", 2, "Anna", guest("Anna"), ticket(2), "")
    scene.play(10)
    assert summary(scene, guest("Anna")).yours == (0, 2)
    for who in (guest("Ben"), HOST, ""):
        assert summary(scene, who).yours == ()
    for who in (guest("Anna"), ""):
        told = msgspec.json.encode(summary(scene, who)).decode()
        for secret in (scene.table.opened.secret, guest("Anna"), ticket(0), ticket(2), HOST):
            assert secret not in told


@pytest.mark.parametrize("kept", [b"", b"{}", b"nonsense", b'{"options":"\xff"}'])
def test_a_damaged_summary_is_none(kept: bytes) -> None:
    assert summary_for(msgspec.structs.replace(listing(Scene().table), summary=kept)) is None
