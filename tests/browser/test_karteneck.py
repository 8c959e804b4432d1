"""A table of Karteneck late in a game: everything in reach on a phone, and a word for every sign."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from roost.core.event import Event
from roost.games.karteneck.game import GAME
from roost.games.karteneck.public.events import Drew, Laid, RoundOpened
from tests.browser.staged_table import StagedTable
from tests.browser.test_phone import SIZES, begin, expect_everything_in_reach
from tests.browser.visitor import DESKTOP, visiting
from tests.web.server import Server

PATH = "/play/karteneck"
SEAT = 1
FOUR = (
    "karteneck seats=4 turn=1 round=5 passed=0 grill=24.27.38 stacks=0.20.40.21/30.22.31.42/0.19.26.37/17.23.33.34.28"
    " hands=235W17/11112222333445555W3W9W20/145W5/134 displays=-/44W7W8W10W11/555W22W24/112333444W1W2W4W6 discard=55"
)
"""The seat that is looked at holds twenty cards, and can steal the 28."""
SIX = (
    "karteneck seats=6 turn=1 round=3 passed=0.5 grill=24.27.28.38.41"
    " stacks=18.20.40/30.22/0.19/17.23/35.21/42.26"
    " hands=235W17/11112222333445555W3W9W20/145W5/134/44555/1223"
    " displays=-/4411W7W8/555W23/2W1/1122333W2W6W10/555W21W25 discard=55"
)
TOLD: list[Event] = [
    RoundOpened(5, 7, (24, 27, 38, 41), SEAT),
    Laid(2, ("W7", "W12"), 10, True),
    Drew(SEAT, 2, ("3", "W9")),
]
UNTITLED = """() => [...document.querySelectorAll('.board :is(.fact, .pile, .badge, .ticket, .slot, .due, .stamp)')]
    .filter((one) => !one.closest('[title], dialog')).map((one) => one.className)"""
"""Signs without a word."""
SAID = {
    ".supply": "portions still to come",
    "[data-place=round]": "The game ends after round 7",
    ".due": "the highest total with a worm gets the highest portion",
    ".ticket.yours": "If the round ended now, portion 27 would go to Guest",
    ".cell:not(.own) .stamp": "is out for this round",
    ".own .badge": "the highest signpost decides: here 11",
    ".thieves": "could pass and steal portion 28",
    ".own .fact": "worms",
}
LOG = ["draws 2 cards: 3, worm 9", "lays out worms 7, 12: 10 so far", "Round 5 of 7\n24, 27, 38, 41 on the grill"]
PIECES = "[aria-labelledby=karteneck-legend-title] li:has(svg, .stamp)"


@pytest.mark.parametrize(("seats", "position", "playable"), [(4, FOUR, 15), (6, SIX, 11)], ids=["four", "six"])
def test_twenty_cards_and_all_that_can_be_stolen_are_in_reach_on_a_phone(
    browser: Browser, server: Server, seats: int, position: str, playable: int
) -> None:
    width, height = SIZES[0]
    with visiting(browser, server.url, viewport={"width": width, "height": height}, locale="de-DE") as anna:
        page = anna.page
        StagedTable(page, GAME, position, SEAT)
        begin(anna, PATH, seats)
        expect(page.locator(".playable:enabled")).to_have_count(playable)
        anna.load_fonts()
        expect_everything_in_reach(anna, "karteneck", "with twenty cards")
        page.locator(".playable:enabled").last.click()
        expect(page.locator(".lay [data-move]")).to_be_visible()
        expect_everything_in_reach(anna, "karteneck", "with one of them chosen")
        anna.check()


def test_every_sign_has_a_word_by_touch_and_a_legend(browser: Browser, server: Server) -> None:
    width, height = SIZES[0]
    with visiting(
        browser, server.url, viewport={"width": width, "height": height}, has_touch=True, is_mobile=True
    ) as anna:
        page = anna.page
        StagedTable(page, GAME, FOUR, SEAT, TOLD)
        begin(anna, PATH, 4)
        bubble = page.locator(".bubble")
        expect(bubble).to_be_hidden()
        for sign, said in SAID.items():
            page.locator(sign).first.tap()
            expect(bubble).to_contain_text(said)
        assert page.evaluate(UNTITLED) == []
        page.get_by_role("button", name="Symbols").tap()
        expect(bubble).to_be_hidden()
        expect(page.locator(PIECES)).to_have_count(9)
        assert anna.violations() == []
        page.get_by_role("button", name="Close").locator("visible=true").tap()
        page.get_by_role("button", name="Game log").tap()
        log = page.locator("[data-event]")
        for line, told in enumerate(LOG):
            expect(log.nth(line)).to_contain_text(told)
        assert not re.search(r"W\d|[\[\]\u2500]", " ".join(log.all_inner_texts())), "notation of the terminal"
        page.set_viewport_size(DESKTOP)
        expect(page.locator(".due")).to_be_visible()
        assert page.evaluate(UNTITLED) == []
        anna.check()


def test_the_aim_is_told_until_the_first_worm(browser: Browser, server: Server) -> None:
    for stacks, told in (("0/24/0/18", 0), ("24/0/0/18", 1)):
        position = "karteneck seats=4 turn=1 round=2 grill=25.27.38.41 stacks={} hands=1/23W1/2/3"
        with visiting(browser, server.url) as anna:
            StagedTable(anna.page, GAME, position.format(stacks), SEAT)
            begin(anna, PATH, 4)
            expect(anna.page.locator(".playable")).to_have_count(3)
            expect(anna.page.get_by_text("Win the most worms")).to_have_count(told)
