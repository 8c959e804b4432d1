"""Bots are characters, and people have a name and a face of their own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

from roost.bots.characters import CHARACTERS
from tests.browser.staged_table import alter_tables
from tests.browser.visitor import Visitor, visiting
from tests.web.server import Server

CLIENT = Path(__file__).parents[2] / "client" / "src"
NEWCOMER = "localStorage['roost.settings'] = JSON.stringify({ speed: 'instant' })"


def shown(visitor: Visitor) -> dict[str, Any]:
    """Return the last table that the page received."""
    told = (json.loads(frame) for frame in reversed(visitor.frames))
    return next(message for message in told if message["type"] == "table")


def test_a_newcomer_is_asked_for_a_name_and_a_face_once(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url, fresh=True) as visitor:
        page = visitor.page
        visitor.go()
        page.evaluate(NEWCOMER)
        visitor.go()
        page.get_by_role("button", name="Play now").first.click()
        asked = page.get_by_role("dialog", name="Nice to meet you!")
        expect(asked).to_be_visible()
        asked.get_by_label("Your name").fill("Anna")
        asked.get_by_role("radio", name="Owl").check(force=True)
        assert visitor.violations() == []
        asked.get_by_role("button", name="play").click()
        expect(page.locator(".board[data-step]")).to_be_visible()
        me, bot = shown(visitor)["seats"]
        assert (me["name"], me["face"]) == ("Anna", "owl")
        assert bot["name"] in CHARACTERS["hen"]
        assert bot["face"] == bot["name"].lower()
        # The badge of the level has a label.
        plate = page.locator(".plate").filter(has_text=bot["name"])
        expect(plate.get_by_role("img", name="Hen: solid")).to_have_attribute("title", "Hen: solid")
        # Both can be changed, and the next table uses them without a question.
        page.get_by_role("button", name="Settings").click()
        settings = page.get_by_role("dialog", name="Settings")
        settings.get_by_label("Your name").fill("Anne")
        settings.get_by_role("radio", name="Frog").check(force=True)
        settings.get_by_role("button", name="Close").click()
        visitor.go()
        page.get_by_role("button", name="Play now").first.click()
        expect(page.locator(".board[data-step]")).to_be_visible()
        me = shown(visitor)["seats"][0]
        assert (me["name"], me["face"]) == ("Anne", "frog")
        visitor.check()


def test_a_substitute_bot_has_a_name_and_people_read_you_for_their_own(browser: Browser, server: Server) -> None:
    def replace(told: dict[str, Any]) -> None:
        for seat, name in zip(told["seats"], ("Toni", "Frida"), strict=False):
            seat.update(person=True, cause="away", bot="hen", substitute=name)

    with visiting(browser, server.url) as visitor:
        page = visitor.page
        alter_tables(page, replace)
        visitor.go("/play/heckmeck")
        page.locator("main form button.primary").click()
        plates = page.locator(".plate")
        expect(plates.nth(0)).to_contain_text("a bot plays for you")
        expect(plates.nth(1)).to_contain_text("Frida is filling in")


def test_people_at_one_device_have_different_faces(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as visitor:
        page = visitor.page
        visitor.go("/play/heckmeck")
        page.get_by_role("radio", name="Cat").check(force=True)
        page.get_by_label("Seat 2", exact=True).select_option("here")
        page.locator("main form button.primary").click()
        expect(page.locator(".board[data-step]")).to_be_visible()
        assert [seat["face"] for seat in shown(visitor)["seats"]] == ["cat", "dog"]
        visitor.check()


def test_every_character_is_drawn() -> None:
    for level, names in CHARACTERS.items():
        art = (CLIENT / "art" / f"{level.title()}Face.svelte").read_text(encoding="utf-8")
        # The last one is drawn in the `else` branch.
        assert len([name for name in names if f"face === '{name.lower()}'" in art]) == len(names) - 1
