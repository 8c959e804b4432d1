"""The connection to a table: final and temporary refusals, reconnecting, and that there is only one."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.browser.network import network
from tests.browser.playing import attempts, follow, on_turn, play
from tests.browser.test_table import open_table
from tests.browser.visitor import TIMEOUT_MS, Visitor, visiting
from tests.web.server import Server

LIVE = re.compile("/api/live$")
REFUSED = "This table cannot be shown"
WELCOME = {"type": "welcome", "version": 1, "node": "test"}


def refusal(reason: str) -> dict[str, Any]:
    return {"type": "refused", "id": "", "reason": reason, "data": {}, "text": "not now"}


class RefusingServer:
    """Refuses the first connections of a page."""

    def __init__(self, visitor: Visitor, times: int, code: int, reason: str) -> None:
        self._left = times
        self._code = code
        self._reason = reason
        self.attempts = 0
        visitor.page.route_web_socket(LIVE, self._meet)

    def _meet(self, socket: WebSocketRoute) -> None:
        self.attempts += 1
        if self.attempts > self._left:
            socket.connect_to_server()
            return

        def answer(_hello: str | bytes) -> None:
            for message in (WELCOME, refusal(self._reason)):
                socket.send(json.dumps(message))
            socket.close(code=self._code)

        socket.on_message(answer)


@pytest.mark.parametrize(
    ("code", "reason"),
    [(1013, "store-unreachable"), (1011, "web-mistake"), (4429, "web-too-often"), (4408, "web-too-late")],
)
def test_temporary_refusals_are_retried(browser: Browser, server: Server, code: int, reason: str) -> None:
    with visiting(browser, server.url) as anna:
        refusing = RefusingServer(anna, 2, code, reason)
        open_table(anna, "heckmeck", ["chick"], "Anna")
        expect(anna.page.locator(".board[data-step]")).to_be_visible(timeout=TIMEOUT_MS)
        assert refusing.attempts == 3
        anna.check()


@pytest.mark.parametrize(("code", "reason"), [(4400, "table-private"), (4404, "table-unknown")])
def test_final_refusals_are_not_retried(browser: Browser, server: Server, code: int, reason: str) -> None:
    with visiting(browser, server.url) as anna:
        refusing = RefusingServer(anna, 1, code, reason)
        anna.go("/t/bnnggru3ky")
        expect(anna.page.get_by_role("heading", name=REFUSED)).to_be_visible()
        anna.page.wait_for_timeout(1_500)
        assert refusing.attempts == 1
        # Browsers log the status 404 of the page.
        anna.complaints = [said for said in anna.complaints if "404" not in said]
        anna.check()


class ConnectionRecorder:
    """Records every connection of a page, and can hold back the page's messages on new ones."""

    def __init__(self, visitor: Visitor) -> None:
        self.holding = False
        self.open: list[WebSocketRoute] = []
        self._held: list[tuple[WebSocketRoute, WebSocketRoute, str | bytes]] = []
        visitor.page.route_web_socket(LIVE, self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        self.open.append(socket)

        def pass_on(message: str | bytes) -> None:
            if self.holding:
                self._held.append((socket, server, message))
            else:
                server.send(message)

        def close(code: int | None, reason: str | None) -> None:
            self.open = [other for other in self.open if other is not socket]
            server.close(code=code, reason=reason)

        def closed(code: int | None, reason: str | None) -> None:
            self.open = [other for other in self.open if other is not socket]
            socket.close(code=code, reason=reason)

        socket.on_message(pass_on)
        socket.on_close(close)
        server.on_close(closed)

    def cut(self) -> None:
        self.open.pop().close(code=1012)

    def held(self) -> list[dict[str, Any]]:
        return [json.loads(message) for _socket, _server, message in self._held]

    def release(self) -> None:
        """Deliver the messages that were held back, except those of closed connections."""
        self.holding = False
        held, self._held = self._held, []
        for socket, server, message in held:
            if socket in self.open:
                server.send(message)


def story(visitor: Visitor) -> list[str]:
    return visitor.page.locator("aside ol li").all_inner_texts()


def test_repeated_online_events_leave_one_connection(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as anna:
        page = anna.page
        lines = ConnectionRecorder(anna)
        open_table(anna, "heckmeck", ["friend"], "Anna")
        with visiting(browser, server.url) as ben:
            ben.page.goto(page.url)
            ben.page.get_by_role("button", name="Take this seat").click()
            for visitor in (anna, ben):
                expect(visitor.page.locator(".board[data-step]")).to_be_visible()
                visitor.settle()
            before = story(anna)
            lines.holding = True
            lines.cut()
            expect(page.get_by_text("Connection lost")).to_be_visible()
            # While a connection is being opened, and while it has no answer yet.
            for pause in (0, 1, 2, 5, 10, 20, 50, 50):
                page.evaluate("dispatchEvent(new Event('online'))")
                page.wait_for_timeout(pause)
            lines.release()
            expect(page.get_by_text("Connection lost")).to_have_count(0)
            mover = on_turn([anna, ben])
            play(mover, "heckmeck", random.Random(1), 1)
            follow([anna, ben], mover)
            # Events are not repeated, and Anna's log of the move is the same as Ben's.
            assert story(anna)[-len(before) :] == before
            assert story(anna) == story(ben)
            for _ in attempts(anna, "the others being hung up"):
                if len(lines.open) == 1:
                    break
                page.wait_for_timeout(50)
            anna.check()


def test_sitting_down_does_not_count_as_a_lost_connection(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as anna, visiting(browser, server.url) as ben:
        open_table(anna, "heckmeck", ["friend", "friend"], "Anna")
        ben.page.goto(anna.page.url)
        sit = ben.page.get_by_role("button", name="Take this seat").first
        expect(sit).to_be_visible()
        ben.page.evaluate(
            """() => {
                window.alerts = [];
                new MutationObserver(() => {
                    for (const found of document.querySelectorAll('[role=alert]')) alerts.push(found.textContent);
                }).observe(document.body, { childList: true, subtree: true });
            }"""
        )
        sit.click()
        expect(ben.page.get_by_role("button", name="Leave this seat")).to_be_visible()
        assert ben.page.evaluate("window.alerts") == []
        ben.check()


LOST = "Connection lost"
ON_ITS_WAY = "Sending your move"


def test_a_move_that_the_network_swallows_is_made_once_and_soon(browser: Browser, server: Server) -> None:
    with network(server.url) as wire, visiting(browser, wire.url) as anna:
        page = anna.page
        open_table(anna, "heckmeck", ["chick"], "Anna")
        expect(page.locator(".question.mine")).to_be_visible()
        anna.settle()
        before, told = anna.step(), len(story(anna))
        wire.cut()
        page.locator("[data-move]:enabled").first.click()
        expect(page.get_by_text(ON_ITS_WAY)).to_be_visible()
        assert page.locator("[data-move]:enabled").count() == 0
        assert anna.violations() == []
        # Otherwise the browser takes more than a minute and a half.
        expect(page.get_by_text(LOST)).to_be_visible(timeout=30_000)
        wire.mend()
        expect(page.get_by_text(LOST)).to_have_count(0)
        expect(page.get_by_text(ON_ITS_WAY)).to_have_count(0)
        page.wait_for_function("(before) => Number(document.querySelector('.board').dataset.step) > before", arg=before)
        anna.settle()
        assert len(story(anna)) > told


def test_a_move_that_is_clicked_repeatedly_is_sent_once(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as anna:
        page = anna.page
        lines = ConnectionRecorder(anna)
        open_table(anna, "heckmeck", ["chick"], "Anna")
        expect(page.locator(".question.mine")).to_be_visible()
        anna.settle()
        lines.holding = True
        page.locator("[data-move]:enabled").first.evaluate(
            "(found) => { for (let i = 0; i < 3; i += 1) found.click(); }"
        )
        expect(page.get_by_text(ON_ITS_WAY)).to_be_visible()
        assert len([said for said in lines.held() if said["type"] == "move"]) == 1
        before = anna.step()
        lines.release()
        page.wait_for_function("(before) => Number(document.querySelector('.board').dataset.step) > before", arg=before)
        expect(page.get_by_text(ON_ITS_WAY)).to_have_count(0)
        anna.check()


def test_an_offline_event_is_shown_at_once(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as anna:
        page = anna.page
        lines = ConnectionRecorder(anna)
        open_table(anna, "heckmeck", ["chick"], "Anna")
        expect(page.locator(".question.mine")).to_be_visible()
        lines.holding = True
        page.evaluate("dispatchEvent(new Event('offline'))")
        # Otherwise the next ping would come after 25 seconds.
        expect(page.get_by_text(LOST)).to_be_visible(timeout=10_000)
        lines.release()
        expect(page.get_by_text(LOST)).to_have_count(0)
        expect(page.locator(".question.mine")).to_be_visible()
        anna.check()
