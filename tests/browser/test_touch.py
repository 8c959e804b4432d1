"""After a touch, nothing looks hovered or selected that is not."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.browser.playing import FIRST_CLICK, on_turn
from tests.browser.visitor import PHONE, visiting
from tests.web.server import Server

STILL = (
    """(found) => [...document.querySelectorAll(found)].every((one) => getComputedStyle(one).transform === 'none')"""
)
"""Whether no element of a selector is lifted or pressed any more."""


def reject_moves(socket: WebSocketRoute) -> None:
    """Make every move invalid on its way to the server, so that touched elements stay in place."""
    behind = socket.connect_to_server()

    def pass_on(message: str | bytes) -> None:
        said = json.loads(message)
        behind.send(json.dumps(said | {"move": "nothing"} if said["type"] == "move" else said))

    socket.on_message(pass_on)


def test_touched_dice_do_not_look_hovered(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url, viewport=PHONE, has_touch=True, is_mobile=True) as anna:
        page = anna.page
        page.route_web_socket(re.compile("/api/live$"), reject_moves)
        anna.go("/play/heckmeck")
        page.locator("main form button.primary").tap()
        on_turn([anna])
        for group in page.locator(".group:enabled").all()[:2]:
            group.tap()
            expect(page.get_by_role("alert")).to_be_visible()
            page.wait_for_function(STILL, arg=".group")
            expect(page.locator(".total.ahead")).to_have_count(0)
        anna.check()


@pytest.mark.parametrize("game", FIRST_CLICK)
def test_cards_that_were_put_back_lie_as_before(browser: Browser, server: Server, game: str) -> None:
    with visiting(browser, server.url, viewport=PHONE, has_touch=True, is_mobile=True) as anna:
        page = anna.page
        anna.go(f"/play/{game}")
        page.locator("main form button.primary").tap()
        on_turn([anna])
        things = page.locator(FIRST_CLICK[game])
        before = things.count()
        for _ in range(2):
            things.last.tap()
        expect(page.locator(FIRST_CLICK[game])).to_have_count(before)
        page.wait_for_function(STILL, arg=FIRST_CLICK[game])
        anna.check()
