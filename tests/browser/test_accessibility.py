"""axe-core finds nothing at any table, in light and dark: waiting, on turn, during a move, while others move."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.playing import ask_the_coach, begin_move, follow, on_turn
from tests.browser.test_games import GAMES
from tests.browser.test_table import join
from tests.browser.visitor import PHONE, visiting
from tests.web.server import Server

SIZES = ((360, 740), (640, 430), (1920, 1080))
"""A phone, a desktop at 200 %, and a wide one."""


@pytest.mark.parametrize(("name", "path"), GAMES.items(), ids=GAMES)
def test_axe_finds_nothing_at_a_table(browser: Browser, server: Server, name: str, path: str) -> None:
    game = path.removeprefix("/play/").partition("?")[0]
    with visiting(browser, server.url) as anna, visiting(browser, server.url, viewport=PHONE) as ben:
        anna.go(path)
        anna.page.get_by_label("Your name").first.fill("Anna")
        anna.page.get_by_label("Seat 2", exact=True).select_option("friend")
        anna.page.locator("main form button.primary").click()
        link = anna.page.get_by_label("Send this link").input_value()
        ben.page.goto(link)
        expect(ben.page.get_by_role("button", name="Take this seat")).to_be_visible()
        for visitor in (anna, ben):
            assert visitor.violations() == [], "in the waiting room"
        join(ben, link, "Ben")
        people = [anna, ben]
        for visitor in people:
            expect(visitor.page.locator(".board[data-step]")).to_be_visible()
        anna.page.get_by_placeholder("Write a message").fill("Hello!")
        anna.page.get_by_role("button", name="Send").click()
        # On a phone the chat and more are in sheets.
        for sign, opened in (("chat", "Hello!"), ("log", ""), ("menu", "Provably fair")):
            if not ben.page.locator(f".tool.{sign}").count():
                continue
            ben.page.locator(f".tool.{sign}").click()
            sheet = ben.page.get_by_role("dialog")
            expect(sheet).to_contain_text(opened)
            if sign == "menu":
                sheet.get_by_text("Provably fair").click()
            assert ben.violations() == [], sign
            ben.page.keyboard.press("Escape")
            expect(sheet).to_be_hidden()
        # A bot may begin.
        mine = on_turn(people)
        follow(people, mine)
        (other,) = [visitor for visitor in people if visitor is not mine]
        assert mine.violations() == [], "on turn"
        assert other.violations() == [], "while somebody else is on turn"
        begin_move(mine, game)
        assert mine.violations() == [], "half-way through a move"
        ask_the_coach(mine, mine.page.get_by_role("button", name="Ask the coach").click)
        assert mine.violations() == [], "with the coach"
        for told in mine.page.locator(".advice li").all_inner_texts():
            assert re.search(r"^\d+\.\d( ± \d+\.\d)?% chance to win$", told, re.MULTILINE), told
            assert re.search(r"[Ee]xpected score: \u2212?\d+\.\d$", told), told
        for width, height in SIZES:
            mine.page.set_viewport_size({"width": width, "height": height})
            assert mine.page.evaluate("document.documentElement.scrollWidth") <= width, "it scrolls sideways"
        for visitor in people:
            visitor.check()
