"""The browser's storage may hold anything, from older versions or from curious people."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.test_table import GAME
from tests.browser.visitor import visiting
from tests.web.server import Server

NONSENSE = [
    json.dumps({"language": "xx", "speed": "warp", "theme": 7, "sound": "loud", "name": {"first": "Anna"}}),
    json.dumps({"language": None, "name": "W" * 4000}),
    "null",
    "[1, 2]",
    "7",
    "{",
]
KEYS = ("roost.settings", "roost.seen", "roost.promises", "roost.unrated", "roost.hidden", "roost.token")


@pytest.mark.parametrize("kept", NONSENSE)
def test_nonsense_in_the_storage_is_ignored(browser: Browser, server: Server, kept: str) -> None:
    with visiting(browser, server.url) as visitor:
        page = visitor.page
        visitor.go()
        expect(page.get_by_role("button", name="Play now").first).to_be_visible()
        page.evaluate("([keys, kept]) => keys.forEach((key) => localStorage.setItem(key, kept))", [KEYS, kept])
        visitor.go(f"/play/{GAME}")
        expect(page.get_by_role("heading", level=1)).to_have_text("A table for Heckmeck am Bratwurmeck")
        assert len(page.get_by_label("Your name").input_value()) <= 24
        page.locator("main form button.primary").click()
        expect(page.locator(".question.mine")).to_be_visible()
        assert page.get_by_text("Do not trust this server").count() == 0
        # What is stored from now on is valid.
        page.reload()
        expect(page.locator(".question.mine")).to_be_visible()
        assert page.evaluate("JSON.parse(localStorage.getItem('roost.settings')).language") == "en"
        visitor.check()
