"""Sounds and notifications for people whose page is hidden when it is their turn."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, expect

from tests.browser.playing import on_turn
from tests.browser.test_absence import HIDE, finish_turn
from tests.browser.test_table import GAME, join, open_table
from tests.browser.visitor import Visitor, visiting
from tests.web.server import Server

TITLE = "Heckmeck am Bratwurmeck"
OFFER = "Shall we notify you"
LISTEN = """() => {
    window.notices = [];
    window.calls = 0;
    const permission = { value: 'default' };
    window.Notification = class {
        constructor(title, { body }) {
            notices.push({ title, body, open: true });
            this.entry = notices.at(-1);
        }
        close() { this.entry.open = false; }
        static get permission() { return permission.value; }
        static requestPermission() { return Promise.resolve((permission.value = 'granted')); }
    };
    const ring = AudioParam.prototype.setValueAtTime;
    AudioParam.prototype.setValueAtTime = function (value, at) {
        if (value === 660) calls += 1;
        return ring.call(this, value, at);
    };
}"""
"""Records every notification and every sound of a turn."""


def notices(visitor: Visitor) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = visitor.page.evaluate("notices")
    return found


def calls(visitor: Visitor) -> int:
    return int(visitor.page.evaluate("calls"))


def test_people_who_look_elsewhere_are_notified_of_their_turn(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as anna, visiting(browser, server.url) as ben:
        for visitor in (anna, ben):
            visitor.page.add_init_script(f"({LISTEN})()")
        open_table(anna, GAME, ["friend"], "Anna")
        link = anna.page.url
        # The offer is shown once, in the waiting room.
        anna.page.get_by_role("button", name="Yes, please").click()
        expect(anna.page.get_by_text(OFFER)).to_have_count(0)
        anna.page.evaluate(HIDE, "hidden")
        join(ben, link, "Ben")
        expect(anna.page.locator(".board[data-step]")).to_be_visible()
        (begun,) = notices(anna)
        assert begun["title"] == TITLE
        assert begun["body"] in {"Your turn", "The game begins."}
        assert begun["open"]
        assert calls(anna) == 1
        anna.page.evaluate(HIDE, "visible")
        assert not notices(anna)[0]["open"], "it closes when the page is visible"
        if on_turn([anna, ben]) is anna:
            finish_turn(anna)
        before = calls(anna)
        ben.page.evaluate(HIDE, "hidden")
        anna.page.evaluate(HIDE, "hidden")
        finish_turn(ben)
        expect(anna.page).to_have_title(f"{TITLE} · Your turn")
        told = notices(anna)[-1]
        assert (told["title"], told["body"], told["open"]) == (TITLE, "Your turn", True), "it contains nothing secret"
        assert calls(anna) == before + 1
        finish_turn(anna)
        # The game began when Ben sat down, so the offer comes after he missed a notification.
        expect(ben.page).to_have_title(f"{TITLE} · Your turn")
        assert notices(ben) == []
        ben.page.evaluate(HIDE, "visible")
        expect(ben.page.get_by_text(OFFER)).to_be_visible()
        assert ben.violations() == []
        ben.page.get_by_role("button", name="No, thanks").click()
        expect(ben.page.get_by_text(OFFER)).to_have_count(0)
        for visitor, chosen in ((anna, True), (ben, False)):
            visitor.page.get_by_role("button", name="Settings").click()
            expect(visitor.page.get_by_label("Notify me when it is my turn")).to_be_checked(checked=chosen)
            visitor.check()


def test_browsers_that_forbid_notifications_are_not_asked(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as anna:
        anna.page.add_init_script("Object.defineProperty(Notification, 'permission', { value: 'denied' })")
        open_table(anna, GAME, ["friend"], "Anna")
        expect(anna.page.get_by_label("Send this link")).to_be_visible()
        expect(anna.page.get_by_text(OFFER)).to_have_count(0)
        anna.page.get_by_role("button", name="Settings").click()
        expect(anna.page.get_by_label("Notify me when it is my turn")).to_be_disabled()
        expect(anna.page.get_by_text("Your browser blocks notifications")).to_be_visible()
        assert anna.violations() == []
        anna.check()
