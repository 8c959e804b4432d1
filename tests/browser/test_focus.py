"""The keyboard focus stays in place while the page changes."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.playing import (
    FIRST_CLICK,
    PLAYERS,
    ask_the_coach,
    attempts,
    begin_move,
    can_move,
    move,
    offered_moves,
    wait_for_turn,
)
from tests.browser.test_connection import ConnectionRecorder
from tests.browser.test_table import GAME, begin_turn, open_table
from tests.browser.visitor import Visitor, visiting
from tests.web.server import Server

HURRY = 12.0
"""The factor by which animations are sped up."""
WATCH = """() => {
    window.lost = 0;
    window.moved = false;
    const look = () => {
        if (document.activeElement === document.body) lost += 1;
        if (document.querySelector('.board[data-busy="true"]')) moved = true;
        requestAnimationFrame(look);
    };
    look();
}"""
INSIDE = "document.querySelector('.board').contains(document.activeElement)"
MOVED = "(step) => Number(document.querySelector('.board').dataset.step) > step"


def speed_up(page: Page) -> None:
    speed = page.context.new_cdp_session(page)
    speed.send("Animation.enable")
    speed.send("Animation.setPlaybackRate", {"playbackRate": HURRY})


def on_my_turn(visitor: Visitor) -> None:
    assert wait_for_turn(visitor).mine


@pytest.mark.parametrize("game", PLAYERS)
def test_the_focus_stays_at_the_board_while_a_move_is_shown(browser: Browser, server: Server, game: str) -> None:
    with visiting(browser, server.url, speed="normal") as anna:
        page = anna.page
        open_table(anna, game, ["chick"], "Anna")
        speed_up(page)
        for turn in range(3):
            on_my_turn(anna)
            begin_move(anna, game)
            page.locator("[data-move]:enabled").first.focus()
            if not turn:
                page.evaluate(WATCH)
            before = anna.step()
            page.keyboard.press("Enter")
            page.wait_for_function(MOVED, arg=before)
            on_my_turn(anna)
            assert page.evaluate(INSIDE)
        assert page.evaluate("moved")
        assert page.evaluate("lost") == 0
        anna.check()


@pytest.mark.parametrize("game", PLAYERS)
def test_the_focus_stays_at_the_board_while_a_move_is_on_its_way(browser: Browser, server: Server, game: str) -> None:
    with visiting(browser, server.url) as anna:
        page = anna.page
        lines = ConnectionRecorder(anna)
        open_table(anna, game, ["chick"], "Anna")
        on_my_turn(anna)
        begin_move(anna, game)
        page.locator("[data-move]:enabled").first.focus()
        page.evaluate(WATCH)
        before = anna.step()
        lines.holding = True
        page.keyboard.press("Enter")
        expect(page.get_by_text("Sending your move")).to_be_visible()
        assert page.evaluate(INSIDE)
        lines.release()
        page.wait_for_function(MOVED, arg=before)
        on_my_turn(anna)
        assert page.evaluate(INSIDE)
        assert page.evaluate("lost") == 0
        anna.check()


def test_the_focus_stays_elsewhere_while_others_move(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url, speed="normal") as anna:
        page = anna.page
        open_table(anna, GAME, ["chick"], "Anna")
        speed_up(page)
        on_my_turn(anna)
        page.locator("[data-move]:enabled").first.focus()
        before = anna.step()
        page.keyboard.press("Enter")
        elsewhere = page.locator("aside summary")
        elsewhere.focus()
        page.wait_for_function(MOVED, arg=before)
        on_my_turn(anna)
        expect(elsewhere).to_be_focused()
        anna.check()


def test_a_remark_does_not_disable_the_focused_button(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as anna:
        page = anna.page
        open_table(anna, GAME, ["here"], "Anna")
        on_my_turn(anna)
        page.get_by_placeholder("Write a message").fill("Hm ...")
        page.get_by_role("button", name="Send").click()
        button = page.locator("[data-move]:enabled").first
        button.focus()
        expect(page.locator(".remark")).to_be_visible()
        expect(button).to_be_focused()
        anna.check()


def test_the_focus_stays_at_the_coach_and_returns_after_a_takeback(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url, speed="normal") as anna:
        page = anna.page
        luck = random.Random("focus")
        open_table(anna, GAME, ["chick"], "Anna")
        speed_up(page)
        begin_turn(anna, luck, aside=False)
        coach = page.get_by_role("button", name="Ask the coach")
        coach.focus()
        page.evaluate(WATCH)
        ask_the_coach(anna, lambda: coach.press("Enter"))
        expect(coach).to_be_focused()
        page.get_by_role("button", name="Close").focus()
        page.keyboard.press("Enter")
        expect(coach).to_be_focused()
        ask_the_coach(anna, lambda: coach.press("Enter"))
        before = anna.step()
        page.locator(".advice ol button").first.focus()
        page.keyboard.press("Enter")
        page.wait_for_function(MOVED, arg=before)
        back = page.get_by_role("button", name="ake back", disabled=False)
        for _ in attempts(anna, "a move to take back"):
            # Not between two moves of the other player.
            if can_move(anna) and back.count():
                break
            move(anna, GAME, luck)
        back.focus()
        page.keyboard.press("Enter")
        on_my_turn(anna)
        expect(page.locator(".board[data-step]")).to_be_focused()
        assert page.evaluate("lost") == 0
        anna.check()


def test_the_focus_moves_to_the_handover_screen_and_then_to_the_board(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url, speed="normal") as device:
        page = device.page
        luck = random.Random("curtain")
        open_table(device, "karteneck", ["here"], "Anna")
        speed_up(page)
        ready = page.get_by_role("button", name="show my cards")
        for _ in range(2):
            expect(ready).to_be_visible()
            ready.focus()
            page.keyboard.press("Enter")
            on_my_turn(device)
            expect(page.locator(".board[data-step]")).to_be_focused()
            while page.locator(".question.mine").count():
                move(device, "karteneck", luck)
                device.settle()
            expect(ready).to_be_focused()
        device.check()


@pytest.mark.parametrize("game", FIRST_CLICK)
def test_closing_the_settings_keeps_a_move_that_was_begun(browser: Browser, server: Server, game: str) -> None:
    with visiting(browser, server.url) as anna:
        page = anna.page
        open_table(anna, game, ["chick"], "Anna")
        on_my_turn(anna)
        begun = begin_move(anna, game)
        page.get_by_role("button", name="Settings").click()
        expect(page.locator("dialog[open]")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
        assert offered_moves(anna) == begun
        page.locator(".board [aria-pressed='true']").first.focus()
        page.keyboard.press("Escape")
        expect(page.locator(".board [aria-pressed='true']")).to_have_count(0)
        anna.check()
