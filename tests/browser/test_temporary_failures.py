"""Temporary failures: the page shows them, and goes on."""

from __future__ import annotations

import json
import random
from typing import Any

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.other_players import run_async, use_token
from tests.browser.playing import play
from tests.browser.staged_table import LIVE, alter_tables
from tests.browser.test_table import open_table
from tests.browser.visitor import TIMEOUT_MS, visiting
from tests.web.server import Person, Player, Server

AWAY = "The server is not responding"
DATABASE = "The database is not available right now."
PROBLEM = {"reason": "store-unreachable", "data": {}, "text": "the database cannot be reached just now"}


def refuse_rematch(page: Page) -> None:
    """Refuse the first request for a rematch."""
    refused = [False]

    def meet(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "rematch" and not refused[0]:
                refused[0] = True
                socket.send(json.dumps({"type": "refused", "id": message["id"], **PROBLEM}))
            else:
                server.send(text)

        socket.on_message(pass_on)

    page.route_web_socket(LIVE, meet)


async def finish(server: Server) -> tuple[str, str]:
    """Play a game without a browser, and return the player's token and the table."""
    anna = await Person(server, "Anna").arrive()
    table = await anna.open("karteneck", ["open", "chick"])
    await anna.sit(table)
    player = await Player(server, table, anna.token).enter()
    await player.play(random.Random(1))
    await player.leave()
    return anna.token, table


def test_failed_requests_after_the_game_can_be_repeated(browser: Browser, server: Server) -> None:
    token, table = run_async(finish(server))
    with visiting(browser, server.url) as anna:
        page = anna.page
        refuse_rematch(page)
        use_token(anna, token)
        anna.go(f"/t/{table}")
        expect(page.locator("#over-title")).to_be_visible()
        page.route("**/record", lambda route: route.abort())
        page.get_by_role("button", name="Save game record").click()
        expect(page.get_by_role("alert")).to_have_text(AWAY)
        assert anna.violations() == []
        page.unroute("**/record")
        with page.expect_download():
            page.get_by_role("button", name="Save game record").click()
        expect(page.get_by_role("alert")).to_have_count(0)
        again = page.get_by_role("button", name="Play again")
        again.click()
        expect(page.get_by_role("alert")).to_have_text(DATABASE)
        before = page.url
        again.click()
        page.wait_for_url(lambda url: url != before)
        expect(page.locator(".board[data-step]")).to_be_visible(timeout=TIMEOUT_MS)
        assert [said for said in anna.complaints if "ERR_FAILED" not in said] == []


def test_an_unreachable_database_is_shown_until_it_is_back(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as anna:
        page = anna.page
        page.route(
            "**/api/tables",
            lambda route: (
                route.fulfill(status=503, json=PROBLEM) if route.request.method == "POST" else route.continue_()
            ),
        )
        anna.go()
        page.get_by_role("button", name="Play now").first.click()
        expect(page.get_by_role("alert")).to_have_text(DATABASE)


def test_an_invalid_event_does_not_stop_the_game(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as anna:
        page = anna.page

        def spoil(told: dict[str, Any]) -> None:
            told["events"] = [{"seq": told["seq"], "event": None}, *told["events"]]

        alter_tables(page, spoil)
        open_table(anna, "heckmeck", ["chick"], "Anna")
        expect(page.locator(".question.mine")).to_be_visible(timeout=TIMEOUT_MS)
        before = anna.step()
        play(anna, "heckmeck", random.Random(1), 1)
        anna.settle()
        assert anna.step() > before
        assert page.locator("aside ol li").count()
        assert anna.complaints, "the error is reported"
