"""A person plays whole games against bots by clicking, on a desktop and on a phone, to the score sheet."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Browser, expect

from roost.core.record import Record
from tests.browser.hands import LONGEST, MOVED, attempts, moving, play, play_to_the_end
from tests.browser.visitor import DESKTOP, PHONE, Visitor, visiting
from tests.web.server import Server

GAMES = {
    "heckmeck": "/play/heckmeck",
    "deluxe": "/play/heckmeck?variant=deluxe",
    "karteneck": "/play/karteneck",
    "zwickern": "/play/zwickern",
    "gloria": "/play/gloria",
}
"""The five games, and where each is set up."""


def test_the_home_page_offers_exactly_the_five_games(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as visitor:
        visitor.go()
        ways = visitor.page.locator(".game a[href^='/play/']")
        expect(ways).to_have_count(len(GAMES))
        assert ways.evaluate_all("(found) => found.map((one) => one.getAttribute('href'))") == list(GAMES.values())
        assert visitor.page.locator(".game > svg").count() == len(GAMES)
        pictures = visitor.page.locator(".game > svg").evaluate_all("(found) => found.map((one) => one.innerHTML)")
        assert len(set(pictures)) == len(GAMES)


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize(("name", "path"), GAMES.items(), ids=GAMES)
def test_a_whole_game_against_a_bot(
    browser: Browser, server: Server, name: str, path: str, viewport: dict[str, int]
) -> None:
    game = path.removeprefix("/play/").partition("?")[0]
    with visiting(browser, server.url, viewport=viewport) as visitor:
        visitor.go()
        visitor.page.locator(f"a[href='{path}']").locator("..").get_by_role("button", name="Play now").click()
        expect(visitor.page.locator(".board[data-step]")).to_be_visible()
        luck = random.Random(name)
        play(visitor, game, luck, 12)
        expect(visitor.page.locator(".question.mine, #over-title").first).to_be_visible()
        assert visitor.violations() == []
        play_to_the_end(visitor, game, luck)
        expect(visitor.page.locator("#over-title")).to_contain_text(re.compile("wins?!|share the win!"))
        assert visitor.violations() == []
        assert visitor.page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
        with visitor.page.expect_download() as kept:
            visitor.page.get_by_role("button", name="Keep the record").click()
        record = Record.read(kept.value.path().read_text(encoding="utf-8"))
        assert record.game.key == game
        assert ("deluxe" in str(record.options)) == (name == "deluxe")
        visitor.check()


def test_a_whole_game_in_german(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url, locale="de-DE") as visitor:
        visitor.go()
        ways = visitor.page.locator("a[href='/play/gloria']").locator("..")
        ways.get_by_role("button", name="Gleich spielen").click()
        expect(visitor.page.locator(".board[data-step]")).to_be_visible()
        play_to_the_end(visitor, "gloria", random.Random("deutsch"))
        expect(visitor.page.locator("#over-title")).to_contain_text(re.compile("gewinnt!|teilen sich den Sieg!"))
        visitor.check()


def test_a_whole_game_by_keyboard_alone(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as visitor:
        page = visitor.page
        visitor.go()
        expect(page.locator(".game button.primary")).to_have_count(len(GAMES))
        tab_to(visitor, "button.primary", "a[href='/play/heckmeck']")
        page.keyboard.press("Enter")
        expect(page.locator(".board[data-step]")).to_be_visible()
        luck = random.Random("keys")
        for _ in attempts(visitor, "the end of the game", LONGEST):
            if page.locator("#over-title").count():
                break
            if not moving(visitor):
                continue
            before = visitor.step()
            ways = page.locator("[data-move]:enabled").evaluate_all("(found) => found.map((one) => one.dataset.move)")
            good = "stop" in ways and page.locator(".prize:not(.bad)").count()
            chosen = "stop" if good or ways == ["stop"] else luck.choice([way for way in ways if way != "stop"])
            tab_to(visitor, f"[data-move='{chosen}']")
            page.keyboard.press("Enter")
            page.wait_for_function(MOVED, arg=before)
        expect(page.locator("#over-title")).to_be_visible()
        tab_to(visitor, "section a[href='/']")
        page.keyboard.press("Enter")
        expect(page.locator(".game").first).to_be_visible()
        visitor.check()


def tab_to(visitor: Visitor, wanted: str, sibling: str = "") -> None:
    """Press Tab until the focus is where it should be."""
    for _ in range(60):
        visitor.page.keyboard.press("Tab")
        there = visitor.page.evaluate(
            "([wanted, sibling]) => document.activeElement.matches(wanted)"
            " && (!sibling || document.activeElement.parentElement.querySelector(sibling) !== null)",
            [wanted, sibling],
        )
        if there:
            return
    raise AssertionError(f"the keyboard does not reach {wanted}")
