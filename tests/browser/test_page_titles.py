"""After a change of pages, the title and the focused heading say where people are."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.browser.visitor import TIMEOUT_MS, visiting
from tests.web.server import Server

FOCUSED = "document.activeElement.tagName + ' ' + document.activeElement.textContent.trim()"


def focused(page: Page, text: str) -> None:
    page.wait_for_function(f"(text) => {FOCUSED} === text", arg=f"H1 {text}", timeout=TIMEOUT_MS)


def test_every_page_has_a_title_and_focuses_its_heading(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as visitor:
        page = visitor.page
        visitor.go()
        expect(page.get_by_role("button", name="Play now").first).to_be_visible()
        assert page.evaluate("document.activeElement === document.body"), "a page that is opened directly has no focus"
        page.locator("a[href='/rules/gloria']").click()
        expect(page).to_have_title("How to play Gloria Picktoria · Roost")
        focused(page, "How to play Gloria Picktoria")
        page.get_by_role("link", name="Choose players").click()
        expect(page).to_have_title("A table for Gloria Picktoria · Roost")
        focused(page, "A table for Gloria Picktoria")
        page.locator("main form button.primary").click()
        expect(page).to_have_title("Gloria Picktoria · Your turn", timeout=TIMEOUT_MS)
        focused(page, "Gloria Picktoria")
        assert visitor.violations() == []
        page.get_by_role("link", name="All games").click()
        expect(page).to_have_title("Roost")
        focused(page, "Roost")
        page.go_back()
        focused(page, "Gloria Picktoria")
        visitor.check()


def test_an_unknown_address_has_a_title_of_its_own(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as visitor:
        visitor.go("/t/%")
        expect(visitor.page).to_have_title("Page not found · Roost")
