"""The chat of a table: shared devices and refused remarks."""

from __future__ import annotations

import random

from playwright.sync_api import Browser, expect

from tests.browser.playing import attempts, move
from tests.browser.test_table import GAME, open_table, say
from tests.browser.visitor import PHONE, visiting
from tests.web.server import Server

TOO_FAST = "Please wait a moment before the next message"


def test_on_a_shared_device_the_player_on_turn_writes(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as device:
        page = device.page
        open_table(device, GAME, ["here"], "Anna")
        speakers: set[str] = set()
        luck = random.Random("talk")
        for _ in attempts(device, "two people who spoke"):
            if len(speakers) == 2:
                break
            if not page.locator(".question.mine").count():
                continue
            name = page.locator(".plate.turn .name").inner_text()
            if name not in speakers:
                say(device, f"I am {name}")
                expect(page.locator(".remark").last).to_have_text(f"{name} I am {name}")
                speakers.add(name)
            move(device, GAME, luck)
        device.check()


def test_a_refused_remark_shows_its_error_at_the_field_for_a_while(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url, viewport=PHONE) as anna:
        page = anna.page
        page.clock.install()
        open_table(anna, GAME, ["friend"], "Anna")
        page.locator(".tool.chat").click()
        field = page.get_by_placeholder("Write a message")
        told = page.get_by_role("alert").filter(has_text=TOO_FAST)
        # Five remarks in ten seconds are allowed.
        for _ in attempts(anna, "a refusal"):
            if told.count():
                break
            field.fill("One too many")
            field.press("Enter")
        expect(told).to_be_in_viewport()
        assert anna.violations() == []
        assert field.input_value() == "One too many", "it can be sent a little later"
        page.clock.fast_forward(60_000)
        expect(told).to_have_count(0)
        anna.check()
