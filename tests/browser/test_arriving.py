"""From one page to another: the title says where one is, and so does the focus to who cannot see it."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.browser.visitor import PATIENCE, visiting
from tests.web.server import Server

FOCUSED = "document.activeElement.tagName + ' ' + document.activeElement.textContent.trim()"


def focused(page: Page, text: str) -> None:
    page.wait_for_function(f"(text) => {FOCUSED} === text", arg=f"H1 {text}", timeout=PATIENCE)


def test_every_page_says_where_one_is(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as visitor:
        page = visitor.page
        visitor.go()
        expect(page.get_by_role("button", name="Play now").first).to_be_visible()
        assert page.evaluate("document.activeElement === document.body"), "who opens a page begins at its top"
        page.locator("a[href='/rules/gloria']").click()
        expect(page).to_have_title("How to play Gloria Picktoria · Roost")
        focused(page, "How to play Gloria Picktoria")
        page.get_by_role("link", name="Choose players").click()
        expect(page).to_have_title("A table for Gloria Picktoria · Roost")
        focused(page, "A table for Gloria Picktoria")
        page.locator("main form button.primary").click()
        expect(page).to_have_title("Gloria Picktoria · Your turn", timeout=PATIENCE)
        focused(page, "Gloria Picktoria")
        assert visitor.violations() == []
        page.get_by_role("link", name="All games").click()
        expect(page).to_have_title("Roost")
        focused(page, "Roost")
        page.go_back()
        focused(page, "Gloria Picktoria")
        visitor.check()


def test_an_address_that_leads_nowhere_says_so_in_the_title(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as visitor:
        visitor.go("/t/%")
        expect(visitor.page).to_have_title("Page not found · Roost")
