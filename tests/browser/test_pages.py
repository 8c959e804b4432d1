"""Every page: accessibility, languages, themes and size."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, expect

import roost.games  # noqa: F401 fills the registry
from roost.core.registry import games
from tests.browser.visitor import DESKTOP, PHONE, Visitor, visiting
from tests.web.server import Server

PAGES = ["/", *(f"/{page}/{game.key}" for page in ("play", "rules") for game in games()), "/nowhere", "/t/nowhere"]
LEADS = {
    "en-GB": "Play now",
    "de-CH": "Jetzt spielen",
    "fr-FR": "Jouer tout de suite",
    "it-IT": "Gioca subito",
    "ja": "Play now",
}

TRANSFERRED = """["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind))
    .map((entry) => entry.transferSize)"""


def open_page(visitor: Visitor, path: str) -> None:
    """Open a page, and wait until it is complete."""
    visitor.go(path)
    expect(visitor.page.locator("main")).to_be_visible()
    expect(visitor.page.locator("main .wait")).to_have_count(0)
    if path == "/":
        expect(visitor.page.locator(".game").last).to_be_visible()
    visitor.load_fonts()


@pytest.fixture(scope="module")
def desktop(browser: Browser, server: Server) -> Iterator[Visitor]:
    """A visitor for several pages."""
    with visiting(browser, server.url) as visitor:
        yield visitor


@pytest.fixture(scope="module")
def phone(browser: Browser, server: Server) -> Iterator[Visitor]:
    """A visitor for several pages on a phone."""
    with visiting(browser, server.url, viewport=PHONE) as visitor:
        yield visitor


@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_on_any_page(desktop: Visitor, path: str) -> None:
    desktop.complaints.clear()
    open_page(desktop, path)
    assert desktop.violations() == []
    # Browsers log the status 404.
    desktop.complaints = [text for text in desktop.complaints if "404" not in text]
    desktop.check()


def test_axe_finds_nothing_while_a_table_is_loaded(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as visitor:
        # The server accepts the connection and never answers.
        visitor.page.route_web_socket(re.compile("/live"), lambda socket: None)
        visitor.go("/t/nowhere")
        expect(visitor.page.locator("main .wait")).to_be_visible()
        assert visitor.violations() == []
        assert [said for said in visitor.complaints if "404" not in said] == []


def test_axe_finds_nothing_in_the_settings(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as visitor:
        visitor.go()
        visitor.page.get_by_role("button", name="Settings").click()
        expect(visitor.page.get_by_label("Language")).to_be_visible()
        assert visitor.violations() == []
        visitor.check()


def test_one_click_turns_sound_off_for_good(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as visitor:
        visitor.go()
        switch = visitor.page.get_by_role("button", name="Sound")
        expect(switch).to_have_attribute("aria-pressed", "true")
        switch.click()
        expect(switch).to_have_attribute("aria-pressed", "false")
        visitor.page.reload()
        expect(switch).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_chosen_theme_overrides_that_of_the_device(browser: Browser, server: Server, theme: str) -> None:
    other: Literal["light", "dark"] = "dark" if theme == "light" else "light"
    with visiting(browser, server.url, color_scheme=theme) as visitor:
        visitor.go()
        page = visitor.page
        paper = "getComputedStyle(document.body).backgroundColor"
        expect(page.get_by_role("button", name="Settings")).to_be_visible()
        before = page.evaluate(paper)
        page.get_by_role("button", name="Settings").click()
        page.get_by_label("Colours").select_option(other)
        expect(page.locator("html")).to_have_attribute("data-theme", other)
        chosen = page.evaluate(paper)
        assert chosen != before
        page.emulate_media(color_scheme=other)
        page.get_by_label("Colours").select_option("auto")
        expect(page.locator("html")).not_to_have_attribute("data-theme", other)
        assert page.evaluate(paper) == chosen


@pytest.mark.parametrize("path", PAGES)
def test_a_phone_needs_no_sideways_scrolling(phone: Visitor, path: str) -> None:
    open_page(phone, path)
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize(("locale", "text"), LEADS.items())
def test_the_language_follows_the_browser_and_can_be_switched(
    browser: Browser, server: Server, locale: str, text: str
) -> None:
    with visiting(browser, server.url, locale=locale) as visitor:
        visitor.go()
        expect(visitor.page.get_by_role("button", name=text).first).to_be_visible()
        visitor.page.locator("header button").last.click()
        visitor.page.locator("dialog select").first.select_option("de")
        expect(visitor.page.get_by_role("button", name="Jetzt spielen").first).to_be_attached()
        expect(visitor.page.locator("html")).to_have_attribute("lang", "de")
        visitor.page.reload()
        expect(visitor.page.get_by_role("button", name="Jetzt spielen").first).to_be_visible()
        visitor.check()


def test_the_first_load_is_small(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url, fresh=True) as visitor:
        visitor.go()
        expect(visitor.page.get_by_role("button", name="Play now").first).to_be_visible()
        # Requests that are not finished count, too.
        visitor.page.wait_for_load_state("networkidle")
        sizes: list[int] = visitor.page.evaluate(TRANSFERRED)
        assert len(sizes) > 4
        assert min(sizes) > 0, "the cache was empty"
        assert sum(sizes) < 150_000
        visitor.check()


def test_rules_have_headings_and_no_markup(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as visitor:
        for game in games():
            visitor.go(f"/rules/{game.key}")
            expect(visitor.page.locator("main h2").first).to_be_visible()
            assert "#" not in visitor.page.locator("main").inner_text()


@pytest.mark.parametrize("path", ["/nowhere", "/t/nowhere", "/play/nowhere", "/rules/nowhere"])
def test_a_wrong_link_shows_an_error_page(browser: Browser, server: Server, path: str) -> None:
    with visiting(browser, server.url, viewport=DESKTOP) as visitor:
        visitor.go(path)
        title = "This table cannot be shown" if path.startswith("/t/") else "Page not found"
        expect(visitor.page.get_by_role("heading", level=1)).to_have_text(title)
        visitor.page.locator("main").get_by_role("link", name="All games").click()
        expect(visitor.page.get_by_role("button", name="Play now").first).to_be_visible()
