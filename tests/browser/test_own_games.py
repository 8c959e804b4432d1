"""The own games on the home page: open ones, hidden ones, and finished ones."""

from __future__ import annotations

import random
import re
from datetime import UTC, datetime, timedelta

from playwright.sync_api import Browser, expect

from tests.browser.other_players import run_async, use_token
from tests.browser.visitor import PHONE, Visitor, visiting
from tests.web.server import Person, Player, Server

GAME = "karteneck"


async def begin(server: Server) -> tuple[str, list[str]]:
    """Let Anna and Ben begin two similar games, and Anna move in the first one if it is her turn there."""
    anna, ben = await Person(server, "Anna").arrive(), await Person(server, "Ben").arrive()
    tables = []
    for mover in (0, 1):
        table = await anna.open(GAME, ["open", "open"])
        await anna.sit(table)
        await ben.sit(table)
        players = [await Player(server, table, who.token).enter() for who in (anna, ben)]
        while players[0].shown["turn"] != mover:
            for player in players:
                if player.shown["moves"]:
                    await player.play(random.Random(table), max_moves=1)
                    break
            while players[0].shown["seq"] < players[1].shown["seq"]:
                await players[0].receive()
            while players[1].shown["seq"] < players[0].shown["seq"]:
                await players[1].receive()
        for player in players:
            await player.leave()
        tables.append(table)
    return anna.token, tables


def look(visitor: Visitor, token: str, hours: int) -> None:
    """Open the home page some hours later."""
    use_token(visitor, token)
    visitor.page.clock.install(time=datetime.now(UTC) + timedelta(hours=hours, minutes=5))
    visitor.go()
    expect(visitor.page.get_by_role("region", name="Your games")).to_be_visible()


def test_own_games_show_the_turn_and_the_time_of_the_last_move(browser: Browser, server: Server) -> None:
    token, tables = run_async(begin(server))
    with visiting(browser, server.url, viewport=PHONE) as anna:
        look(anna, token, 2)
        lines = anna.page.get_by_role("region", name="Your games").get_by_role("listitem")
        expect(lines).to_have_count(2)
        told = dict(zip(reversed(tables), lines.all_inner_texts(), strict=True))
        assert "Your turn" in told[tables[0]]
        assert "It is Ben\N{RIGHT SINGLE QUOTATION MARK}s turn." in told[tables[1]]
        assert all("2 hours ago" in text for text in told.values())
        assert anna.violations() == []
        assert anna.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        anna.check()
    with visiting(browser, server.url, locale="fr-FR") as anna:
        use_token(anna, token)
        anna.page.clock.install(time=datetime.now(UTC) + timedelta(days=1, minutes=5))
        anna.go()
        expect(anna.page.get_by_text("hier").first).to_be_visible()


def test_hidden_games_stay_hidden_until_they_are_brought_back(browser: Browser, server: Server) -> None:
    token, tables = run_async(begin(server))
    with visiting(browser, server.url) as anna:
        page = anna.page
        look(anna, token, 0)
        games = page.get_by_role("region", name="Your games")
        games.get_by_role("button", name="Remove Heckmeck am Karteneck from this list").first.click()
        expect(games.get_by_role("listitem")).to_have_count(1)
        expect(games.get_by_role("heading")).to_be_focused()
        page.reload()
        expect(games.get_by_role("listitem")).to_have_count(1)
        # The game itself is still there.
        anna.go(f"/t/{tables[1]}")
        expect(page.locator(".board[data-step]")).to_be_visible()
        anna.go()
        games.get_by_role("button", name="Show removed games (1)").click()
        expect(games.get_by_role("listitem")).to_have_count(2)
        anna.check()


async def play(server: Server) -> tuple[str, str]:
    anna = await Person(server, "Anna").arrive()
    table = await anna.open(GAME, ["open", "chick"])
    await anna.sit(table)
    player = await Player(server, table, anna.token).enter()
    await player.play(random.Random("over"))
    await player.leave()
    return anna.token, table


def test_finished_games_are_listed_with_their_results(browser: Browser, server: Server) -> None:
    token, table = run_async(play(server))
    with visiting(browser, server.url) as anna:
        page = anna.page
        look(anna, token, 26)
        finished = page.get_by_text("Recently finished (1)")
        finished.click()
        line = page.get_by_role("region", name="Your games").get_by_role("listitem")
        expect(line).to_contain_text(re.compile(r"1\.\s\w+\s\(-?\d+\), [12]\.\s\w+\s\(-?\d+\)"))
        expect(line).to_contain_text("yesterday")
        assert anna.violations() == []
        line.get_by_role("link", name="Result").click()
        page.wait_for_url(f"**/t/{table}")
        expect(page.locator("#over-title")).to_be_visible()
        anna.check()
    with visiting(browser, server.url) as anna:
        use_token(anna, token)
        anna.page.clock.install(time=datetime.now(UTC) + timedelta(days=9))
        anna.go()
        expect(anna.page.get_by_role("button", name="Play now").first).to_be_visible()
        assert anna.page.get_by_text("Recently finished").count() == 0
