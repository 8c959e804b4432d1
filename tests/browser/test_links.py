"""Links as people send them: cut off, mistyped, or in another alphabet."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.test_table import GAME, open_table
from tests.browser.visitor import visiting
from tests.web.server import Server


@pytest.mark.parametrize("path", ["/t/%", "/t/%E0%A4%A", "/play/%zz", "/%", "/rules/%ff"])
def test_a_link_that_was_cut_off_leads_to_an_error_page(browser: Browser, server: Server, path: str) -> None:
    with visiting(browser, server.url) as visitor:
        page = visitor.page
        visitor.go(path)
        expect(page.get_by_role("heading", name="Page not found")).to_be_visible()
        page.get_by_role("link", name="All games").last.click()
        expect(page.get_by_role("button", name="Play now").first).to_be_visible()
        assert [said for said in visitor.complaints if "404" not in said] == []


def test_a_link_that_is_much_too_long_leads_to_an_error_page(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as visitor:
        visitor.go("/t/" + "a" * 500)
        expect(visitor.page.get_by_role("heading", name="This table cannot be shown")).to_be_visible()
        expect(visitor.page.get_by_text("The link may be wrong")).to_be_visible()
        assert visitor.page.get_by_text("Expected").count() == 0
        assert [said for said in visitor.complaints if "404" not in said] == []


def test_a_slash_at_the_end_of_a_link_changes_nothing(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as visitor:
        open_table(visitor, GAME, ["chick"], "Anna")
        for path in (visitor.page.url.removeprefix(server.url.rstrip("/")), f"/play/{GAME}", f"/rules/{GAME}"):
            answer = visitor.page.goto(f"{server.url.rstrip('/')}{path}/")
            assert answer is not None
            assert answer.status == 200, path
            expect(visitor.page.locator(".board, main h1").first).to_be_visible()
        visitor.check()


@pytest.mark.parametrize("path", ["/rules/chess", "/play/chess"])
def test_an_unknown_game_logs_no_error(browser: Browser, server: Server, path: str) -> None:
    with visiting(browser, server.url) as visitor:
        visitor.go(path)
        expect(visitor.page.get_by_role("heading", name="Page not found")).to_be_visible()
        visitor.check()
