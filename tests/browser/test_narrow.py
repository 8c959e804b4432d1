"""A narrow phone: nothing makes a table wider than its screen, at no moment."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.hands import move
from tests.browser.test_table import GAME, join, open_table
from tests.browser.visitor import DESKTOP, PHONE, visiting
from tests.web.server import Server

WATCH = """() => {
    window.widest = 0;
    window.skips = 0;
    const look = () => {
        widest = Math.max(widest, document.documentElement.scrollWidth);
        skips += document.querySelectorAll('.skip').length;
        requestAnimationFrame(look);
    };
    look();
}"""
LINES = """(found) => {
    const text = document.createRange();
    text.selectNodeContents(found);
    return new Set([...text.getClientRects()].map((line) => Math.round(line.top))).size;
}"""
WIDTH = "document.documentElement.scrollWidth"


@pytest.mark.parametrize("locale", ["de-DE", "fr-FR"])
def test_no_table_gets_wider_while_others_move(browser: Browser, server: Server, locale: str) -> None:
    with visiting(browser, server.url, viewport=PHONE, locale=locale, reduced_motion="no-preference") as anna:
        page = anna.page
        anna.go(f"/play/{GAME}")
        page.locator("main form button.primary").click()
        expect(page.locator(".question.mine")).to_be_visible()
        page.evaluate(WATCH)
        for _ in range(2):
            expect(page.locator(".question.mine")).to_be_visible()
            assert move(anna, GAME, random.Random("narrow"))
        assert page.evaluate("skips"), "something was shown happening"
        assert page.evaluate("widest") <= PHONE["width"]
        anna.check()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_no_button_breaks_a_word(browser: Browser, server: Server, size: dict[str, int]) -> None:
    with visiting(browser, server.url, viewport=size) as anna:
        open_table(anna, GAME, ["chick"], "Anna")
        send = anna.page.get_by_role("button", name="Send")
        assert send.evaluate(LINES) == 1


def test_the_longest_name_fits_where_it_is_said_whose_turn_it_is(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url, viewport=PHONE) as anna, visiting(browser, server.url, viewport=PHONE) as ben:
        open_table(anna, GAME, ["friend"], "W" * 24)
        join(ben, anna.page.url, "M" * 24)
        for visitor in (anna, ben):
            asked = visitor.page.locator(".question strong")
            expect(asked).to_be_visible()
            assert asked.evaluate("(found) => found.scrollWidth <= found.clientWidth")
            assert visitor.page.evaluate(WIDTH) <= PHONE["width"]
            visitor.check()
