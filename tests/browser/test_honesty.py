"""What a table says is so, and what it offers is not refused."""

from __future__ import annotations

import random

from playwright.sync_api import Browser, expect

from tests.browser.others import become, done
from tests.browser.test_table import GAME
from tests.browser.visitor import visiting
from tests.web.server import Person, Player, Server

REPLACED = "A bot plays for you"


async def leave_and_be_played_for(server: Server) -> tuple[str, str]:
    """Anna leaves a game that Ben plays to its end: the table, and her token."""
    anna, ben = await Person(server, "Anna").arrive(), await Person(server, "Ben").arrive()
    table = await anna.open("karteneck", ["open", "open"], substitute="chick")
    await anna.sit(table)
    await ben.sit(table)
    leaver, player = [await Player(server, table, who.token).enter() for who in (anna, ben)]
    await leaver.ask("leave", seat=0)
    await leaver.leave()
    await player.play(random.Random("left"))
    await player.leave()
    return table, anna.token


def test_nobody_plays_for_anybody_when_the_game_is_over(browser: Browser, server: Server) -> None:
    table, token = done(leave_and_be_played_for(server))
    with visiting(browser, server.url) as anna:
        become(anna, token)
        anna.go(f"/t/{table}")
        expect(anna.page.locator("#over-title")).to_be_visible()
        expect(anna.page.locator(".plate").first).to_be_visible()
        assert anna.page.get_by_text(REPLACED).count() == 0
        assert anna.page.get_by_role("button", name="Take over again").count() == 0
        assert anna.page.get_by_text("plays for them").count() == 0
        anna.check()


async def run_out_of_time(server: Server) -> tuple[str, str]:
    anna = await Person(server, "Anna").arrive()
    table = await anna.open(GAME, ["open", "chick"], clock={"kind": "move", "seconds": 5})
    await anna.sit(table)
    player = await Player(server, table, anna.token).enter()
    while not player.shown["seats"][0].get("cause"):
        await player.receive()
    await player.leave()
    return table, anna.token


def test_where_no_person_is_left_nobody_says_that_a_bot_plays(browser: Browser, server: Server) -> None:
    table, token = done(run_out_of_time(server))
    with visiting(browser, server.url) as anna:
        become(anna, token)
        anna.go(f"/t/{table}")
        expect(anna.page.get_by_text("Your time is up, and the table waits for you.")).to_be_visible()
        expect(anna.page.locator(".plate").get_by_text("awaited")).to_be_visible()
        assert anna.page.get_by_text(REPLACED).count() == 0
        assert anna.page.get_by_text("plays for them").count() == 0
        assert anna.violations() == []
        anna.page.get_by_role("button", name="Take over again").click()
        expect(anna.page.locator(".question.mine")).to_be_visible()
        assert anna.page.get_by_text("awaited").count() == 0
        anna.check()
