"""The setup page lists the best players of a game."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.visitor import visiting
from tests.web.api import Api
from tests.web.server import Person, Player, Server, serving

ODD = "<b>Anna</b> " + "W" * 12


async def play(server: Server) -> None:
    anna = await Person(server, ODD).arrive()
    table = await anna.open("karteneck", ["open", "hen", "simple"])
    await anna.sit(table)
    player = await Player(server, table, anna.token).enter()
    await player.play(random.Random(7))
    await player.leave()


def rated(server: Server) -> list[dict[str, Any]]:
    """Play a game, and return the ratings. It runs in a thread, since Playwright has an event loop in this one."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, play(server)).result()
    api = Api(server)
    found: list[dict[str, Any]] = api.get("/api/ratings/karteneck")
    api.close()
    return found


def test_the_best_players_of_a_game_are_listed(browser: Browser, tmp_path: Path) -> None:
    with serving(f"{tmp_path}/roost.db") as server, visiting(browser, server.url) as visitor:
        ratings = rated(server)
        visitor.go("/play/karteneck")
        rows = visitor.page.get_by_role("table", name="Leaderboard").get_by_role("row")
        expect(rows).to_have_count(4)
        names = {"hen": "Hen", "simple": "simple", ODD: ODD}
        for row, rating in zip(rows.all()[1:], ratings, strict=True):
            expect(row.get_by_role("rowheader")).to_have_text(names[rating["name"]])
            expect(row.get_by_role("cell")).to_have_text([f"{rating['rating']:.1f}".replace("-", "\u2212"), "1"])
        assert visitor.violations() == []
        visitor.page.set_viewport_size({"width": 320, "height": 740})
        assert visitor.page.evaluate("document.documentElement.scrollWidth") <= 320, "it scrolls sideways"
        # The other game has no ratings.
        visitor.go("/play/gloria")
        expect(visitor.page.get_by_role("button", name="Start the game")).to_be_visible()
        expect(visitor.page.get_by_role("table")).to_have_count(0)
        visitor.check()


@pytest.mark.parametrize("status", [429, 500])
def test_a_table_can_be_set_up_without_ratings(browser: Browser, server: Server, status: int) -> None:
    with visiting(browser, server.url) as visitor:
        problem = {"reason": "web-mistake", "data": {}, "text": "?"}
        visitor.page.route("**/api/ratings/*", lambda route: route.fulfill(status=status, json=problem))
        with visitor.page.expect_response("**/api/ratings/*"):
            visitor.go("/play/karteneck")
        visitor.page.get_by_role("button", name="Start the game").click()
        expect(visitor.page.locator(".board[data-step]")).to_be_visible()
