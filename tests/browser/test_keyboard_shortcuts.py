"""The skip link and the keyboard shortcuts of a table."""

from __future__ import annotations

import random

from playwright.sync_api import Browser, expect

from tests.browser.playing import agree_button
from tests.browser.test_table import GAME, begin_turn, open_table
from tests.browser.visitor import visiting
from tests.web.server import Server


def test_the_first_tab_stop_skips_the_top_bar(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as anna:
        page = anna.page
        anna.go()
        expect(page.get_by_role("button", name="Play now").first).to_be_visible()
        link = page.get_by_role("link", name="Skip to the game")
        for path, goal in (("/", "main"), ("", ".board[data-step]")):
            if not path:
                open_table(anna, GAME, ["chick"], "Anna")
                expect(page.locator(".board[data-step]")).to_be_visible()
                page.evaluate("document.activeElement.blur()")
                page.reload()
                expect(page.locator(".board[data-step]")).to_be_visible()
            address = page.url
            page.keyboard.press("Tab")
            expect(link).to_be_focused()
            expect(link).to_be_in_viewport()
            assert anna.violations() == []
            page.keyboard.press("Enter")
            expect(page.locator(goal)).to_be_focused()
            expect(link).not_to_be_in_viewport()
            assert page.url == address
        anna.check()


def test_shortcuts_work_except_while_somebody_types(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as anna, visiting(browser, server.url) as watcher:
        page = anna.page
        open_table(anna, GAME, ["chick"], "Anna")
        # There is no chat with bots.
        watcher.page.goto(page.url)
        begin_turn(anna, random.Random("keys"), aside=False)
        page.keyboard.press("?")
        overview = page.get_by_role("dialog", name="Keyboard shortcuts")
        expect(overview).to_be_visible()
        assert anna.violations() == []
        page.keyboard.press("r")
        expect(page.get_by_role("dialog", name="How to play")).to_have_count(0)
        page.keyboard.press("Escape")
        expect(overview).to_have_count(0)
        page.keyboard.press("r")
        expect(page.get_by_role("dialog", name="How to play")).to_be_visible()
        page.keyboard.press("Escape")
        # The coach makes a game unrated, and the page asks first.
        expect(page.get_by_text("Rated", exact=True)).to_be_visible()
        page.keyboard.press("c")
        expect(page.get_by_text("If the coach helps, it no longer counts")).to_be_visible()
        assert anna.violations() == []
        page.get_by_role("button", name="Keep it rated").click()
        expect(agree_button(anna)).to_be_hidden()
        expect(page.get_by_text("Rated", exact=True)).to_be_visible()
        page.keyboard.press("t")
        field = page.get_by_placeholder("Write a message")
        expect(field).to_be_focused()
        page.keyboard.type("curbs?")
        expect(field).to_have_value("curbs?")
        expect(agree_button(anna)).to_be_hidden()
        expect(overview).to_have_count(0)
        field.press("Tab")
        page.keyboard.press("b")
        expect(page.locator(".board[data-step]")).to_be_focused()
        page.keyboard.press("c")
        agree_button(anna).click()
        expect(page.get_by_text("Not rated", exact=True)).to_be_visible()
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("checkbox", name="Keyboard shortcuts").uncheck()
        page.keyboard.press("Escape")
        page.keyboard.press("?")
        expect(overview).to_have_count(0)
        assert [said for said in anna.complaints if "503" not in said] == []
