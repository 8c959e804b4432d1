"""Shared devices: between two players, the page holds nothing that only the first one may know."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.playing import attempts, move, play
from tests.browser.test_table import join, open_table
from tests.browser.visitor import TIMEOUT_MS, visiting
from tests.web.server import Server

PEOPLE = {"karteneck": 2, "gloria": 2, "zwickern": 3}
HANDS = {"karteneck": ".playable", "gloria": ".pick", "zwickern": ".held"}
"""The cards of the own hand."""
HANDOVERS = 7
LABELS = """(cards) => cards.flatMap((card) => [
    ...[card, ...card.querySelectorAll('[aria-label]')].map((found) => found.getAttribute('aria-label') ?? ''),
    card.textContent.trim(),
])"""
LISTEN = """() => {
    window.told = [];
    const note = () => {
        for (const found of document.querySelectorAll('.unseen p')) if (found.textContent) told.push(found.textContent);
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


def labels(page: Page, game: str) -> set[str]:
    """Return the labels of the cards, without mere numbers, which could be anything."""
    found: list[str] = page.locator(f".board {HANDS[game]}").evaluate_all(LABELS)
    return {label for label in found if len(label) > 3}


@pytest.mark.parametrize("game", PEOPLE)
def test_the_handover_screen_leaves_nothing_of_a_hand(browser: Browser, server: Server, game: str) -> None:
    with visiting(browser, server.url) as device:
        page, luck, held = device.page, random.Random(f"curtain {game}"), set[str]()
        open_table(device, game, ["here"] * (PEOPLE[game] - 1), "Anna")
        page.evaluate(LISTEN)
        ready = page.get_by_role("button", name="show my cards")
        for _ in range(HANDOVERS):
            expect(ready).to_be_visible(timeout=TIMEOUT_MS)
            # Late announcements would come by now.
            page.wait_for_timeout(50)
            assert page.locator(".board, aside ol, .recap").count() == 0
            assert page.locator(".unseen p").count() == 0
            content = page.content()
            for said in {*held, *page.evaluate("told")}:
                assert said not in content
            ready.click()
            expect(page.locator(".question.mine")).to_be_visible()
            while page.locator(".question.mine").count():
                held |= labels(page, game)
                move(device, game, luck)
        assert held, game
        assert page.evaluate("told.length"), "something was announced"
        device.check()


@pytest.mark.parametrize("game", PEOPLE)
def test_axe_finds_nothing_at_the_handover_screen_and_the_leave_dialog(
    browser: Browser, server: Server, game: str
) -> None:
    with visiting(browser, server.url) as device:
        open_table(device, game, ["here"] * (PEOPLE[game] - 1), "Anna")
        ready = device.page.get_by_role("button", name="show my cards")
        expect(ready).to_be_visible()
        assert device.violations() == []
        ready.click()
        expect(device.page.locator(".question.mine")).to_be_visible()
        device.page.get_by_role("button", name="Leave").click()
        expect(device.page.get_by_text("Leave the game?")).to_be_visible()
        assert device.violations() == []
        device.page.get_by_role("button", name="Stay").click()
        expect(device.page.get_by_text("Leave the game?")).to_be_hidden()
        device.check()


@pytest.mark.parametrize("game", PEOPLE)
def test_no_takeback_is_possible_at_the_handover_screen(browser: Browser, server: Server, game: str) -> None:
    with visiting(browser, server.url) as device:
        page, luck = device.page, random.Random(f"through {game}")
        open_table(device, game, ["here"] * (PEOPLE[game] - 1), "Anna")
        ready = page.get_by_role("button", name="show my cards")
        for _ in range(3):
            expect(ready).to_be_visible()
            assert page.locator(".question button").count() == 0
            ready.click()
            expect(page.locator(".question.mine")).to_be_visible()
            while page.locator(".question.mine").count():
                move(device, game, luck)
        device.check()


def test_a_takeback_does_not_uncover_a_hidden_hand(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as device, visiting(browser, server.url) as ben:
        page, luck = device.page, random.Random("taken back")
        open_table(device, "karteneck", ["friend", "here"], "Anna")
        join(ben, page.url, "Ben")
        ready = page.get_by_role("button", name="I am Seat 3: show my cards")
        ask = ben.page.get_by_role("button", name="Ask to take back")
        first = page.get_by_role("button", name="I am Anna: show my cards")
        looked = False
        for _ in attempts(device, "Anna, Ben, and the curtain for who comes next"):
            if looked and ready.count() and ask.count():
                break
            for curtain in (first, ready):
                if curtain.count():
                    curtain.click()
                    expect(curtain).to_have_count(0)
                    looked |= curtain is first
            move(device, "karteneck", luck)
            move(ben, "karteneck", luck)
        ask.click()
        page.evaluate("""() => {
            window.shown = 0;
            const note = () => (shown += document.querySelectorAll('.board').length);
            new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
        }""")
        # Both players here are asked.
        agreed = page.get_by_role("button", name="Agree")
        for left in (1, 0):
            agreed.first.click()
            expect(agreed).to_have_count(left)
        expect(page.get_by_role("heading", name=re.compile("It is Ben.s turn"))).to_be_visible()
        # A remark uncovers nothing, either.
        ben.page.get_by_placeholder("Write a message").fill("Thanks!")
        ben.page.get_by_role("button", name="Send").click()
        expect(page.get_by_text("Thanks!")).to_be_visible()
        assert page.evaluate("shown") == 0
        assert page.locator(".question button").count() == 0
        first.click()
        expect(page.locator(".board[data-step]")).to_be_visible()
        play(ben, "karteneck", luck, 1)
        for visitor in (device, ben):
            visitor.check()


def lines(page: Page) -> list[str]:
    return page.locator("aside ol li").all_inner_texts()


@pytest.mark.parametrize("game", PEOPLE)
def test_the_next_player_sees_the_missed_events_and_nothing_secret(browser: Browser, server: Server, game: str) -> None:
    with visiting(browser, server.url) as device:
        page, luck = device.page, random.Random(f"retold {game}")
        open_table(device, game, ["here"] * (PEOPLE[game] - 1), "Anna")
        ready = page.get_by_role("button", name="show my cards")
        told: dict[str, list[str]] = {}
        secrets = 0
        for turn in range(3 * PEOPLE[game]):
            ready.click()
            expect(page.locator(".question.mine")).to_be_visible()
            device.settle()
            name = page.locator(".plate.turn .name").inner_text()
            now = lines(page)
            recap = page.locator(".recap li")
            if turn:
                assert recap.count(), "the events since their last look"
                assert recap.last.inner_text() == now[0]
                assert recap.count() < len(now) or name not in told
                # The log goes back to the beginning.
                assert now[-1] == next((heard[-1] for heard in told.values() if heard), now[-1])
            else:
                assert recap.count() == 0, "there are no events yet"
            content = page.content()
            for other in {who for who in told if who != name}:
                # Both read the public events in the same words and order.
                known = [line for line in told[other] if line in now]
                assert known or not told[other]
                for secret in set(told[other]) - set(known):
                    secrets += 1
                    assert secret not in content
            told[name] = now
            while page.locator(".question.mine").count():
                move(device, game, luck)
        assert secrets or game == "gloria", "a log has events that are not for all"
        device.check()
