"""The board does not move while turns change."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.playing import ask_the_coach, begin_move, offered_moves, on_turn, play
from tests.browser.test_games import GAMES
from tests.browser.test_table import open_table
from tests.browser.visitor import DESKTOP, PHONE, visiting
from tests.web.server import Server

WATCH = """() => {
    window.tops = {};
    window.widest = 0;
    window.skips = 0;
    const look = () => {
        const board = document.querySelector('.board');
        // What is said of a lost connection moves it, and should.
        if (board && !document.querySelector('.notice.danger')) {
            const said = document.querySelector('.question strong').textContent;
            tops[Math.round(board.getBoundingClientRect().top + scrollY)] ??= said;
            skips += document.querySelectorAll('.skip').length;
        }
        widest = Math.max(widest, document.documentElement.scrollWidth);
        requestAnimationFrame(look);
    };
    look();
}"""
TOP = "document.querySelector('.board').getBoundingClientRect().top + scrollY"
TABLET = {"width": 768, "height": 1024}
FEW = 3
"""Pixels."""


@pytest.mark.parametrize("path", GAMES.values(), ids=GAMES)
def test_the_board_does_not_move_or_become_wider_on_a_phone(browser: Browser, server: Server, path: str) -> None:
    game = path.removeprefix("/play/").partition("?")[0]
    luck = random.Random(f"steady {path}")
    with visiting(browser, server.url, viewport=PHONE, locale="de-DE", speed="fast") as anna:
        page = anna.page
        anna.go(path)
        page.locator("main form button.primary").click()
        expect(page.locator(".question.mine")).to_be_visible()
        page.evaluate(WATCH)
        for _ in range(6):
            play(anna, game, luck, 1)
        anna.settle()
        tops = {int(top): said for top, said in page.evaluate("tops").items()}
        assert page.evaluate("skips"), "events were animated"
        assert max(tops) - min(tops) <= FEW, tops
        assert page.evaluate("widest") <= PHONE["width"]
        title = page.locator("header h1")
        assert title.evaluate("(found) => found.getBoundingClientRect().height") < 30, "one line"
        anna.check()


@pytest.mark.parametrize("path", GAMES.values(), ids=GAMES)
def test_the_board_does_not_move_when_the_coach_answers(browser: Browser, server: Server, path: str) -> None:
    with visiting(browser, server.url, viewport=PHONE) as anna:
        page = anna.page
        anna.go(path)
        page.locator("main form button.primary").click()
        on_turn([anna])
        anna.load_fonts()
        before = page.evaluate(TOP)
        ask_the_coach(anna, page.get_by_role("button", name="Ask the coach").click)
        assert page.evaluate(TOP) == before
        sheet = page.get_by_role("dialog", name="The coach")
        box = sheet.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] == pytest.approx(PHONE["height"], abs=1)
        assert box["y"] > PHONE["height"] / 2, "most of the window shows the table"
        page.get_by_role("button", name="Close").click()
        expect(sheet).to_have_count(0)
        anna.check()


def test_focused_elements_are_scrolled_out_from_under_the_coach(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url, viewport=TABLET) as anna:
        page = anna.page
        anna.go("/play/gloria")
        page.locator("main form button.primary").click()
        on_turn([anna])
        ask_the_coach(anna, page.get_by_role("button", name="Ask the coach").click)
        sheet = page.locator(".advice").bounding_box()
        assert sheet is not None
        for reached in (page.locator(".board button:enabled >> visible=true").last, page.locator("aside summary").last):
            reached.focus()
            there = reached.bounding_box()
            assert there is not None
            assert there["y"] + there["height"] <= sheet["y"]
        page.get_by_role("button", name="Close").click()
        expect(page.locator(".advice")).to_have_count(0)
        anna.check()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_opening_the_rules_keeps_a_move_that_was_begun(browser: Browser, server: Server, size: dict[str, int]) -> None:
    with visiting(browser, server.url, viewport=size) as anna:
        page = anna.page
        open_table(anna, "gloria", ["chick"], "Anna")
        on_turn([anna])
        chosen = begin_move(anna, "gloria")
        page.get_by_role("button", name="Rules", exact=True).click()
        rules = page.get_by_role("dialog", name="How to play Gloria Picktoria")
        expect(rules.locator("h2").nth(1)).to_be_visible()
        assert anna.violations() == []
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        page.keyboard.press("Escape")
        expect(rules).to_be_hidden()
        assert offered_moves(anna) == chosen
        anna.check()
