"""Zwickern in a browser: every sign has words, whatever is chosen fits on a phone, and partners know each other."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from roost.games.zwickern.game import GAME
from tests.browser.staged_table import StagedTable
from tests.browser.test_games import MORE
from tests.browser.test_phone import begin, expect_everything_in_reach
from tests.browser.visitor import PHONE, visiting
from tests.web.server import Server

PATH = "/play/zwickern"
DUE = (
    "zwickern seats=3 round=2 dealer=2 turn=0 hands=5.8.4/14|2.7.6|9.10.1/11 "
    "table=3,2/12,[9:4.5@1!],1/11,[7:3.4@0!],8 taken=4.4.6.6.2c1.10c3|30.1/11.5|- bought=1 penalties=1|0|0"
)
"""A penalty is paid, and others are due."""
NOTHING_TO_BUY = "zwickern seats=3 round=2 dealer=2 turn=0 hands=2.2.3|5.7.6|9.10.1/11 table=15,25,9"
CROWDED = {
    3: "zwickern seats=3 round=4 dealer=2 turn=0 hands=4/14.5.3/13|2.7.6|9.10.1/11 "
    "table=3,2/12,[9:4.5@1!],1/11,[7:3.4@0!],8,6,6,8,10,[4:4/14@2],2/12,7,9,9 "
    "taken=4.6.2c1.10c3|30.1/11.5|25.2.2/12 bought=1 zwicks=1|0|0 penalties=1|0|2",
    4: "zwickern seats=4 round=3 dealer=3 turn=0 hands=4/14.5.3/13|2.7.6|9.10.1/11|8.8.2 "
    "table=3,2/12,[9:4.5@1!],1/11,[7:3.4@2!],[21:8.3/13@3!],6,6,10,[4:4/14@2],2/12,7,9,9 "
    "taken=4.6.2c1.10c3|30.1/11.5.25.2.2/12 bought=1 zwicks=1|0 penalties=1|2",
}


def test_counters_and_penalties_have_words(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as anna:
        page = anna.page
        StagedTable(page, GAME, DUE)
        begin(anna, PATH, 3)
        own = page.locator("[data-place='side-0'] dl > div")
        expect(own).to_have_text(
            [re.compile("^Cards 6"), "Claws 4", "Zwicks 0", "Penalty\u221230", "round end(\u221230)"]
        )
        words = own.locator(".word")
        assert all(width > 20 for width in words.evaluate_all("(found) => found.map((one) => one.offsetWidth)"))
        page.get_by_role("button", name="Overview").click()
        legend = page.get_by_role("dialog", name="Overview")
        expect(legend).to_contain_text("30 points are lost at the end of the round if the pile is still there")
        expect(legend.locator("dt")).to_have_count(11)
        assert anna.violations() == []
        anna.check()


def test_who_can_buy_nothing_is_told_what_to_do(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as anna:
        StagedTable(anna.page, GAME, NOTHING_TO_BUY)
        begin(anna, PATH, 3)
        expect(anna.page.locator(".chooser")).to_contain_text(re.compile("can buy anything.* build .* lay", re.DOTALL))


@pytest.mark.parametrize("seats", CROWDED)
def test_a_crowded_beach_and_a_buy_of_several_groups_fit_on_a_phone(
    browser: Browser, server: Server, seats: int
) -> None:
    with visiting(browser, server.url, viewport=PHONE, locale="de-DE") as anna:
        page = anna.page
        StagedTable(page, GAME, CROWDED[seats])
        begin(anna, PATH, seats)
        anna.load_fonts()
        chooser = page.locator(".chooser")
        for choose, when in (
            (page.locator(".held").first, "with a card"),
            (chooser.locator(".offer").first, "with a buy"),
            (page.locator("[data-place='item-9']"), "without one of its cards"),
        ):
            choose.click()
            expect_everything_in_reach(anna, "zwickern", when)
            assert chooser.evaluate("(found) => found.scrollHeight <= found.clientHeight"), when
        page.locator("[data-place='side-1']").click()
        expect(page.get_by_role("dialog", name="Übersicht")).to_contain_text("30")
        assert anna.violations() == []
        anna.check()


def test_the_setup_for_four_shows_who_plays_together(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url, viewport=PHONE) as anna:
        anna.go(PATH)
        pairs = anna.page.locator(".pairs li")
        more = anna.page.locator(MORE)
        expect(more).to_be_visible()
        expect(pairs).to_have_count(0)
        more.click()
        expect(pairs).to_have_text([re.compile("You.*Seat 3"), re.compile("Seat 2.*Seat 4")])
        assert anna.violations() == []
