"""A narrow phone: nothing makes a table wider than its screen, at no moment."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from roost.core.event import Event
from roost.games.zwickern.public.events import Built, Zwicked
from roost.tables.visibility import EventShown
from tests.browser.hands import half_way, on_turn, play
from tests.browser.staging import alter
from tests.browser.test_games import GAMES
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
RIGHT = "(found) => found.map((one) => one.getBoundingClientRect().right)"
WIDTH = "document.documentElement.scrollWidth"
TABLET = {"width": 768, "height": 1024}


@pytest.mark.parametrize("locale", ["de-DE", "fr-FR"])
def test_no_table_gets_wider_while_others_move(browser: Browser, server: Server, locale: str) -> None:
    with visiting(browser, server.url, viewport=PHONE, locale=locale, speed="normal") as anna:
        page = anna.page
        anna.go(f"/play/{GAME}")
        page.locator("main form button.primary").click()
        expect(page.locator(".question.mine")).to_be_visible()
        page.evaluate(WATCH)
        for _ in range(2):
            expect(page.locator(".question.mine")).to_be_visible()
            play(anna, GAME, random.Random("narrow"), 1)
        assert page.evaluate("skips"), "something was shown happening"
        assert page.evaluate("widest") <= PHONE["width"]
        anna.check()


@pytest.mark.parametrize("game", GAMES)
def test_no_table_gets_wider_on_a_tablet_while_turns_change(browser: Browser, server: Server, game: str) -> None:
    with visiting(browser, server.url, viewport=TABLET, speed="fast") as anna:
        page = anna.page
        anna.go(GAMES[game])
        page.locator("main form button.primary").click()
        expect(page.locator(".question.mine")).to_be_visible()
        page.evaluate(WATCH)
        for _ in range(3):
            expect(page.locator(".question.mine")).to_be_visible()
            play(anna, GAMES[game].removeprefix("/play/").partition("?")[0], random.Random("wide"), 1)
        expect(page.locator(".question.mine").or_(page.locator("#over-title"))).to_be_visible()
        assert page.evaluate("skips"), "something was shown happening"
        assert page.evaluate("widest") <= TABLET["width"]
        anna.check()


ITEM = {"name": "9", "pile": False, "values": [9], "cards": ["9"], "claws": 0, "seat": None, "fresh": False}
SHOWN = """(text) => [...document.querySelectorAll('[data-place=note], .ghost')]
    .some((note) => note.textContent.includes(text))"""


def claim(page: Page, happened: Sequence[Event], items: int = 0) -> None:
    """From the first move on, the page of a game is told that this happens; also that so many things lie there."""

    def change(told: dict[str, Any]) -> None:
        if told["view"] and items:
            told["view"]["table"] = [ITEM] * items
        if told["step"]:
            told["events"] = [
                msgspec.to_builtins(EventShown(told["seq"], event, event.messages(), event.rules_chapter()))
                for event in happened
            ]

    alter(page, change)


@pytest.mark.parametrize("width", [PHONE["width"], TABLET["width"]])
def test_the_claw_of_a_zwick_does_not_make_the_page_wider(browser: Browser, server: Server, width: int) -> None:
    viewport = TABLET | {"width": width}
    with visiting(browser, server.url, viewport=viewport, speed="normal") as anna:
        page = anna.page
        claim(page, [Zwicked(0)])
        anna.go("/play/zwickern")
        page.locator("main form button.primary").click()
        on_turn([anna])
        page.evaluate(WATCH)
        half_way(anna, "zwickern")
        page.locator("[data-move]:enabled").first.click()
        page.wait_for_selector("[data-place='zwick']")
        expect(page.locator("[data-place='zwick']")).to_have_count(0)
        assert page.evaluate("widest") <= width


@pytest.mark.parametrize("width", [PHONE["width"], TABLET["width"]])
def test_what_is_reckoned_at_the_edge_of_a_table_stays_on_it(browser: Browser, server: Server, width: int) -> None:
    happened: list[Event] = []
    viewport = TABLET | {"width": width}
    with visiting(browser, server.url, viewport=viewport, speed="normal") as anna:
        page = anna.page
        claim(page, happened, 12)
        anna.go("/play/zwickern")
        page.locator("main form button.primary").click()
        on_turn([anna])
        page.evaluate(WATCH)
        edges: list[float] = page.locator("[data-place^='item-']").evaluate_all(RIGHT)
        assert len(edges) == 12
        place = edges.index(max(edges))
        happened.append(Built(seat=1, card="9", item="9", old=123, value=456, place=place))
        half_way(anna, "zwickern")
        page.locator("[data-move]:enabled").first.click()
        # It is there for less than a second, and this looks at every frame.
        page.wait_for_function(SHOWN, arg="123 + 333 = 456")
        expect(page.locator("[data-place=note], .ghost")).to_have_count(0)
        assert page.evaluate("widest") <= width


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_no_button_breaks_a_word(browser: Browser, server: Server, size: dict[str, int]) -> None:
    with visiting(browser, server.url, viewport=size) as anna:
        open_table(anna, GAME, ["friend"], "Anna")
        chat = anna.page.locator(".tool.chat")
        expect(anna.page.get_by_role("button", name="Leave this seat")).to_be_visible()
        if chat.count():
            chat.click()
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
