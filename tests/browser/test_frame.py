"""What surrounds the board: on a phone the log, the talk and the rest come in sheets, and what has to be seen at once
comes over the board."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from roost.core.chance import FastChance
from roost.core.registry import find
from tests.browser.hands import agreement, attempts, move, moving, play, ready
from tests.browser.staging import alter
from tests.browser.test_table import GAME, begin_turn, join, open_table, pass_the_time
from tests.browser.visitor import PHONE, visiting
from tests.web.server import Server

LOW = {"width": 800, "height": 600}
"""So low that the talk lies below the fold."""
LAPTOP = {"width": 1280, "height": 800}
TOP = "document.querySelector('.board').getBoundingClientRect().top + scrollY"
AT_ITS_CENTRE = """(one) => {
    const box = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
}"""
CHAPTER_IN_SIGHT = """() => {
    const dialog = document.querySelector('dialog[open]');
    const around = dialog.getBoundingClientRect();
    return [...dialog.querySelectorAll('.leaf div h2')].some((chapter) => {
        const { top, bottom } = chapter.getBoundingClientRect();
        return top >= around.top && bottom <= around.bottom;
    });
}"""
AIM = "21 or more, with at least one worm"


def test_the_rules_stay_in_reach_while_others_move(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url, viewport=PHONE, speed="slow") as anna:
        open_table(anna, GAME, ["chick"] * 4, "Anna")
        page = anna.page
        rules = page.locator(".tool.rules")
        for _ in attempts(anna, "others who move"):
            if page.locator(".tool.skip").count():
                break
            move(anna, GAME, random.Random(0))
        assert rules.evaluate(AT_ITS_CENTRE)
        assert page.locator(".tool.skip").evaluate(AT_ITS_CENTRE)
        rules.click()
        expect(page.get_by_role("dialog", name="How to play Heckmeck")).to_be_visible()
        anna.check()


def test_requests_and_talk_are_seen_wherever_one_looks(browser: Browser, server: Server) -> None:
    luck = random.Random("toasts")
    with (
        visiting(browser, server.url, viewport=LOW) as anna,
        visiting(browser, server.url, viewport=PHONE) as ben,
    ):
        open_table(anna, GAME, ["friend"], "Anna")
        join(ben, anna.page.url, "Ben")
        ask = anna.page.get_by_role("button", name="Ask to take back")
        for _ in attempts(anna, "a move of Anna's that can be taken back"):
            if ask.count() and moving(anna):
                break
            pass_the_time([anna, ben], 1, luck)
        ask.click()
        agreement(anna).click()
        refuse = ben.page.locator(".toasts").get_by_role("button", name="Decline", exact=True)
        expect(refuse).to_be_in_viewport(ratio=1)
        assert ben.violations() == []
        anna.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        refuse.click()
        expect(refuse).to_have_count(0)
        expect(anna.page.locator(".toasts").get_by_text("Ben declined")).to_be_in_viewport(ratio=1)
        # Anna speaks, and Ben is shown so.
        anna.page.get_by_placeholder("Write a message").fill("Oh, please!")
        anna.page.get_by_role("button", name="Send").click()
        expect(ben.page.locator(".said")).to_have_text("Anna Oh, please!")
        expect(ben.page.locator(".said")).to_be_in_viewport(ratio=1)
        expect(ben.page.locator(".tool.chat.fresh")).to_be_visible()
        ben.page.locator(".tool.chat").click()
        sheet = ben.page.get_by_role("dialog")
        expect(sheet.get_by_text("Oh, please!")).to_be_visible()
        expect(ben.page.locator(".tool.chat.fresh, .said")).to_have_count(0)
        # And the other way round, where the talk is below the fold.
        anna.page.evaluate("scrollTo(0, 0)")
        sheet.get_by_placeholder("Write a message").fill("Never!")
        sheet.get_by_role("button", name="Send").click()
        expect(sheet.locator(".remark").last).to_have_text("Ben Never!")
        expect(anna.page.locator(".said")).to_have_text("Ben Never!")
        expect(anna.page.locator(".said")).to_be_in_viewport(ratio=1)
        for visitor in (anna, ben):
            visitor.check()


def test_nobody_is_offered_to_talk_to_bots(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as anna:
        page = anna.page
        open_table(anna, GAME, ["chick"], "Anna")
        expect(page.locator(".board[data-step]")).to_be_visible()
        assert page.get_by_placeholder("Write a message").count() == 0
        page.set_viewport_size(PHONE)
        expect(page.locator(".tool.menu")).to_be_visible()
        assert page.locator(".tool.chat").count() == 0
        anna.check()


@pytest.mark.parametrize("game", ["karteneck", "gloria"])
def test_who_takes_the_device_is_not_told_what_they_did_and_the_board_stays(
    browser: Browser, server: Server, game: str
) -> None:
    luck = random.Random(f"recap {game}")
    with visiting(browser, server.url, viewport=LAPTOP) as device:
        page = device.page
        open_table(device, game, ["here"], "Anna")
        looked = page.get_by_role("button", name="show my cards")
        for turn in range(4):
            looked.click()
            expect(page.locator(".question.mine")).to_be_visible()
            device.settle()
            name = page.locator(".plate.turn .name").inner_text()
            if turn > 1:
                told = page.locator(".recap li").all_inner_texts()
                assert told
                assert [line for line in told if line.startswith(f"{name} ")] == []
                before = page.evaluate(TOP)
                page.get_by_role("button", name="Got it").click()
                expect(page.locator(".recap")).to_have_count(0)
                assert page.evaluate(TOP) == before
            while page.locator(".question.mine").count():
                move(device, game, luck)
        device.check()


def test_the_aim_is_said_until_the_first_portion_is_taken(browser: Browser, server: Server) -> None:
    luck = random.Random("aim")
    with visiting(browser, server.url, viewport=PHONE) as anna:
        page = anna.page
        open_table(anna, GAME, ["chick"], "Anna")
        ready(anna)
        note = page.locator(".question .note")
        expect(note).to_have_text(AIM)
        for _ in attempts(anna, "a portion of one's own, and a turn without dice aside"):
            begin_turn(anna, luck, aside=False)
            if page.locator("[data-place='top-0']").count():
                break
            move(anna, GAME, luck)
        expect(note).not_to_have_text(AIM)
        anna.check()


UNTOUCHED = msgspec.to_builtins(find("heckmeck").start(2, FastChance(1), {"variant": "deluxe"}).view(0))


def enrich(told: dict[str, Any]) -> None:
    """Give the first seat thirteen worms, three of them roast worms, before anything was taken from the grill."""
    if told["view"]:
        told["view"]["grill"] = UNTOUCHED["grill"]
        told["view"]["seats"] = [UNTOUCHED["seats"][0] | {"worms": 13, "roast_worms": 3}, UNTOUCHED["seats"][1]]


def touch(page: Page, place: str) -> None:
    page.locator(f"[data-place='{place}']").tap()


def test_signs_have_words_when_touched_and_in_the_rules(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url, viewport=PHONE, has_touch=True, is_mobile=True) as anna:
        page = anna.page
        alter(page, enrich)
        anna.go("/play/heckmeck?variant=deluxe")
        page.locator("main form button.primary").tap()
        ready(anna)
        hint = page.locator(".bubble")
        for place, words in (
            ("grill-26", "Portion 26, 2 worms"),
            ("specialist-can", "Can"),
            ("worms-0", "13 worms"),
            ("roast-0", "including 3 roast worms"),
        ):
            touch(page, place)
            expect(hint).to_have_text(words)
            expect(hint).to_be_in_viewport(ratio=1)
        # What happened last is explained by the rules.
        page.locator(".tool.log").tap()
        page.get_by_role("button", name="See the rules about this").tap()
        rules = page.get_by_role("dialog", name="How to play Heckmeck")
        expect(rules.get_by_role("heading", name="Your turn")).to_be_in_viewport()
        legend = rules.locator("dl")
        legend.scroll_into_view_if_needed()
        expect(legend).to_contain_text("A roast worm: it counts as one worm.")
        assert anna.violations() == []
        anna.check()


@pytest.mark.parametrize(("game", "sign"), [("karteneck", "25"), ("zwickern", "Zwick"), ("gloria", "joker")])
def test_the_log_leads_to_the_rules_with_pictures(browser: Browser, server: Server, game: str, sign: str) -> None:
    with visiting(browser, server.url) as anna:
        page = anna.page
        anna.go(f"/play/{game}")
        page.locator("main form button.primary").click()
        ready(anna)
        why = page.get_by_role("button", name="See the rules about this")
        for _ in attempts(anna, "an event that the rules explain"):
            if why.count():
                break
            play(anna, game, random.Random(game), 1)
        why.click()
        rules = page.get_by_role("dialog", name="How to play")
        page.wait_for_function(CHAPTER_IN_SIGHT)
        pictures = rules.locator("li:has(svg), dt:has(svg)")
        expect(pictures.nth(7)).to_be_attached()
        expect(rules.get_by_text(sign).first).to_be_attached()
        assert anna.violations() == []
        anna.check()
