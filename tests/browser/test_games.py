"""Whole games against bots by clicks: in English on a desktop, in German on a phone."""

from __future__ import annotations

import random
import re
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from roost.core.record import Record
from tests.browser.playing import GAME_TIMEOUT_S, MOVED, attempts, can_move, play, play_to_the_end
from tests.browser.visitor import DESKTOP, PHONE, Visitor, visiting
from tests.variants import VARIANTS
from tests.web.server import Server

GAMES = {variant.game.key if variant.usual else variant.name: variant.path for variant in VARIANTS}
"""The games as the home page offers them, and where each is set up."""
MORE = "fieldset > button"
"""The button that adds a seat."""


def test_the_home_page_offers_exactly_the_games_of_the_registry(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as visitor:
        visitor.go()
        ways = visitor.page.locator(".game a[href^='/play/']")
        expect(ways).to_have_count(len(GAMES))
        assert ways.evaluate_all("(found) => found.map((one) => one.getAttribute('href'))") == list(GAMES.values())
        assert visitor.page.locator(".game > svg").count() == len(GAMES)
        pictures = visitor.page.locator(".game > svg").evaluate_all("(found) => found.map((one) => one.innerHTML)")
        assert len(set(pictures)) == len(GAMES)


class Setting(NamedTuple):
    """A screen and a language, with texts in that language."""

    viewport: ViewportSize
    locale: str
    won: str
    keep: str


SETTINGS = {
    "desktop": Setting(DESKTOP, "en-GB", "wins?!|share the win", "Save game record"),
    "phone": Setting(
        PHONE, "de-DE", "gewinn(t|en)!|gewonnen!|teil(en sich|st dir) den Sieg", "Spielprotokoll speichern"
    ),
}


@pytest.mark.parametrize(("name", "path"), GAMES.items(), ids=GAMES)
def test_a_game_can_be_played_at_once(browser: Browser, server: Server, name: str, path: str) -> None:
    with visiting(browser, server.url) as visitor:
        visitor.go()
        visitor.page.locator(f"a[href='{path}']").locator("..").get_by_role("button", name="Play now").click()
        expect(visitor.page.locator(".board[data-step]")).to_be_visible()
        play(visitor, path.removeprefix("/play/").partition("?")[0], random.Random(name), 1)
        visitor.check()


def fill_the_table(visitor: Visitor, path: str) -> None:
    """Begin with bots on all other seats of the game."""
    visitor.go(path)
    start = visitor.page.locator("main form button.primary")
    expect(start).to_be_visible()
    more = visitor.page.locator(MORE)
    while more.count():
        more.click()
    start.click()


@pytest.mark.parametrize("setting", SETTINGS.values(), ids=SETTINGS)
@pytest.mark.parametrize(("name", "path"), GAMES.items(), ids=GAMES)
def test_a_whole_game_against_bots(browser: Browser, server: Server, name: str, path: str, setting: Setting) -> None:
    game = path.removeprefix("/play/").partition("?")[0]
    with visiting(browser, server.url, viewport=setting.viewport, locale=setting.locale) as visitor:
        fill_the_table(visitor, path)
        expect(visitor.page.locator(".board[data-step]")).to_be_visible()
        luck = random.Random(name)
        play(visitor, game, luck, 12)
        expect(visitor.page.locator(".question.mine, #over-title").first).to_be_visible()
        assert visitor.violations() == []
        play_to_the_end(visitor, game, luck)
        expect(visitor.page.locator("#over-title")).to_contain_text(re.compile(setting.won))
        assert visitor.violations() == []
        assert visitor.page.evaluate("document.documentElement.scrollWidth") <= setting.viewport["width"]
        with visitor.page.expect_download() as kept:
            visitor.page.get_by_role("button", name=setting.keep).click()
        record = Record.read(kept.value.path().read_text(encoding="utf-8"))
        assert record.game.key == game
        assert ("deluxe" in str(record.options)) == (name == "deluxe")
        visitor.check()


def test_a_whole_game_by_keyboard_alone(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as visitor:
        page = visitor.page
        visitor.go()
        expect(page.locator(".game button.primary")).to_have_count(len(GAMES))
        tab_to(visitor, "a[href='/play/heckmeck']")
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name="Add a seat")).to_be_visible()
        tab_to(visitor, MORE)
        # With more bots, the person has fewer turns.
        for seats in range(3, 6):
            page.keyboard.press("Enter")
            expect(page.get_by_label(f"Seat {seats}", exact=True)).to_be_visible()
        tab_to(visitor, "form button.primary")
        page.keyboard.press("Enter")
        expect(page.locator(".board[data-step]")).to_be_visible()
        luck = random.Random("keys")
        for _ in attempts(visitor, "the end of the game", GAME_TIMEOUT_S):
            if page.locator("#over-title").count():
                break
            if not can_move(visitor):
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
    """Press Tab until the focus is there."""
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
