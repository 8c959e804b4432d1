"""The browser remembers the commitments of tables, and warns if one changes."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.playing import play
from tests.browser.staged_table import alter_tables
from tests.browser.test_table import open_table
from tests.browser.visitor import TIMEOUT_MS, visiting
from tests.web.server import Server

BROKEN = "The rolls and shuffles of this game are not the ones fixed at the start"


def another_commitment(message: dict[str, Any]) -> None:
    message["commitment"] = "0" * 64


def another_entropy(message: dict[str, Any]) -> None:
    message["entropies"] = [[seat, "00" * 16] for seat, _entropy in message["entropies"]]


def no_entropy(message: dict[str, Any]) -> None:
    message["entropies"] = []


@pytest.mark.parametrize("change", [another_commitment, another_entropy, no_entropy])
def test_a_changed_commitment_or_entropy_is_shown(
    browser: Browser, server: Server, change: Callable[[dict[str, Any]], None]
) -> None:
    with visiting(browser, server.url) as anna:
        page, lying = anna.page, [False]

        def lie(told: dict[str, Any]) -> None:
            if lying[0]:
                change(told)

        alter_tables(page, lie)
        open_table(anna, "heckmeck", ["chick"], "Anna")
        expect(page.locator(".question.mine")).to_be_visible(timeout=TIMEOUT_MS)
        play(anna, "heckmeck", random.Random(1), 2)
        expect(page.get_by_text(BROKEN)).to_have_count(0)
        lying[0] = True
        page.reload()
        expect(page.get_by_role("alert").get_by_text(BROKEN)).to_be_visible(timeout=TIMEOUT_MS)
        assert anna.violations() == []


def test_kept_commitments_show_no_warning(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as anna, visiting(browser, server.url) as ben:
        open_table(anna, "heckmeck", ["friend"], "Anna")
        ben.page.goto(anna.page.url)
        # To get up and sit down again sends new digits.
        anna.page.get_by_role("button", name="Leave this seat").click()
        anna.page.get_by_role("button", name="Take this seat").first.click()
        expect(anna.page.get_by_role("button", name="Leave this seat")).to_be_visible()
        ben.page.get_by_role("button", name="Take this seat").last.click()
        for visitor in (anna, ben):
            expect(visitor.page.locator(".board[data-step]")).to_be_visible(timeout=TIMEOUT_MS)
            expect(visitor.page.get_by_text(BROKEN)).to_have_count(0)
            visitor.check()
