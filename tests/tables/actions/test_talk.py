"""What was said stays with who said it."""

from __future__ import annotations

from tests.tables.scenes import Scene, guest, shown


def test_what_was_said_keeps_its_name_when_somebody_else_takes_the_seat() -> None:
    scene = Scene(seats=["open"] * 3)
    scene.sit("Anna", 0)
    scene.sit("Ben", 1)
    scene.do("say", 1, "I am Ben")
    scene.do("leave", 1)
    scene.sit("Carla", 1)
    scene.do("say", 1, "I am Carla")
    for table in (scene.table, scene.again()):
        assert [(said["name"], said["text"]) for said in shown(table, guest("Anna"))["remarks"]] == [
            ("Ben", "I am Ben"),
            ("Carla", "I am Carla"),
        ]
