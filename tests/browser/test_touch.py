"""A finger touches, and points at nothing before or after: nothing looks chosen that nobody chose."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.browser.hands import HALF, on_turn
from tests.browser.visitor import PHONE, visiting
from tests.web.server import Server

STILL = (
    """(found) => [...document.querySelectorAll(found)].every((one) => getComputedStyle(one).transform === 'none')"""
)
"""Whether nothing of a kind is lifted from where it lies, or pressed any more."""


def misheard(socket: WebSocketRoute) -> None:
    """Every move reaches the server as one that nobody can make, so that what was touched stays where it is."""
    behind = socket.connect_to_server()

    def pass_on(message: str | bytes) -> None:
        said = json.loads(message)
        behind.send(json.dumps(said | {"move": "nothing"} if said["type"] == "move" else said))

    socket.on_message(pass_on)


def test_dice_that_were_touched_are_not_shown_as_if_they_were_looked_at(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url, viewport=PHONE, has_touch=True, is_mobile=True) as anna:
        page = anna.page
        page.route_web_socket(re.compile("/api/live$"), misheard)
        anna.go("/play/heckmeck")
        page.locator("main form button.primary").tap()
        on_turn([anna])
        for group in page.locator(".group:enabled").all()[:2]:
            group.tap()
            expect(page.get_by_role("alert")).to_be_visible()
            page.wait_for_function(STILL, arg=".group")
            expect(page.locator(".total.ahead")).to_have_count(0)
        anna.check()


@pytest.mark.parametrize("game", HALF)
def test_what_was_put_back_lies_as_before(browser: Browser, server: Server, game: str) -> None:
    with visiting(browser, server.url, viewport=PHONE, has_touch=True, is_mobile=True) as anna:
        page = anna.page
        anna.go(f"/play/{game}")
        page.locator("main form button.primary").tap()
        on_turn([anna])
        things = page.locator(HALF[game])
        before = things.count()
        for _ in range(2):
            things.last.tap()
        expect(page.locator(HALF[game])).to_have_count(before)
        page.wait_for_function(STILL, arg=HALF[game])
        anna.check()
