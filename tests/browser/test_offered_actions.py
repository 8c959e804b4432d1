"""Tables offer only actions that the server accepts."""

from __future__ import annotations

import asyncio
import random

from playwright.sync_api import Browser, expect

from tests.browser.other_players import run_async, use_token
from tests.browser.test_table import GAME, open_table
from tests.browser.visitor import PHONE, visiting
from tests.web.server import Person, Player, Server

REPLACED = "A bot is playing for you"


async def leave_and_be_played_for(server: Server) -> tuple[str, str]:
    """Let Anna leave a game that Ben plays to its end, and return the table and her token."""
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


def test_after_the_game_nobody_is_replaced(browser: Browser, server: Server) -> None:
    table, token = run_async(leave_and_be_played_for(server))
    with visiting(browser, server.url) as anna:
        use_token(anna, token)
        anna.go(f"/t/{table}")
        expect(anna.page.locator("#over-title")).to_be_visible()
        expect(anna.page.locator("div.plate").first).to_be_visible()
        assert anna.page.get_by_text(REPLACED).count() == 0
        assert anna.page.get_by_role("button", name="Take over again").count() == 0
        assert anna.page.get_by_text("played by").count() == 0
        anna.check()


async def run_out_of_time(server: Server) -> tuple[str, str]:
    anna = await Person(server, "Anna").arrive()
    table = await anna.open(GAME, ["open", "chick"], clock={"kind": "move", "seconds": 10})
    await anna.sit(table)
    player = await Player(server, table, anna.token).enter()
    while not player.shown["seats"][0].get("cause"):
        await player.receive()
    await player.leave()
    return table, anna.token


def test_without_other_people_no_bot_replaces_a_player(browser: Browser, server: Server) -> None:
    table, token = run_async(run_out_of_time(server))
    with visiting(browser, server.url) as anna:
        use_token(anna, token)
        anna.go(f"/t/{table}")
        expect(anna.page.get_by_text("Your time is up. Everyone is waiting for you.")).to_be_visible()
        expect(anna.page.locator(".plate").get_by_text("everyone is waiting")).to_be_visible()
        assert anna.page.get_by_text(REPLACED).count() == 0
        assert anna.page.get_by_text("played by").count() == 0
        assert anna.violations() == []
        anna.page.get_by_role("button", name="Take over again").click()
        expect(anna.page.locator(".question.mine")).to_be_visible()
        assert anna.page.get_by_text("everyone is waiting").count() == 0
        anna.check()


async def play_and_ask_for_a_rematch(server: Server) -> tuple[str, str, str]:
    """Let Anna and Ben play and Anna ask for a rematch, and return the table and both tokens."""
    anna, ben = await Person(server, "Anna").arrive(), await Person(server, "Ben").arrive()
    table = await anna.open("karteneck", ["open", "open"])
    await anna.sit(table)
    await ben.sit(table)
    players = [await Player(server, table, who.token).enter() for who in (anna, ben)]
    await asyncio.gather(*(player.play(random.Random("again")) for player in players))
    await players[0].ask("rematch")
    for player in players:
        await player.leave()
    return table, anna.token, ben.token


def test_a_rematch_offers_spectators_to_watch_and_players_their_seat(browser: Browser, server: Server) -> None:
    table, token, _ = run_async(play_and_ask_for_a_rematch(server))
    with visiting(browser, server.url) as eve, visiting(browser, server.url) as anna:
        eve.go(f"/t/{table}")
        eve.page.get_by_role("button", name="Watch the next game").click()
        expect(eve.page.get_by_text("reserved for someone")).to_have_count(2)
        expect(eve.page.get_by_text("you can watch")).to_be_visible()
        for offer in ("Take this seat", "Add a bot"):
            assert eve.page.get_by_role("button", name=offer).count() == 0
        assert eve.violations() == []
        # Anna comes by the link, and one seat is offered to her.
        use_token(anna, token)
        anna.page.goto(eve.page.url)
        expect(anna.page.get_by_text("reserved for you")).to_have_count(1)
        expect(anna.page.get_by_text("reserved for someone")).to_have_count(1)
        anna.page.get_by_role("button", name="Take this seat").click()
        expect(anna.page.get_by_role("button", name="Leave this seat")).to_be_visible()
        anna.page.get_by_role("button", name="Add a bot").click()
        expect(eve.page.locator(".board[data-step]")).to_be_visible()
        for visitor in (eve, anna):
            visitor.check()


def test_the_last_seat_stays_free_for_people(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as anna:
        open_table(anna, GAME, ["friend"], "Anna")
        call = anna.page.get_by_role("button", name="Add a bot")
        expect(call).to_have_count(1)
        anna.page.get_by_role("button", name="Leave this seat").click()
        expect(call).to_have_count(2)
        call.first.click()
        expect(call).to_have_count(0)
        expect(anna.page.get_by_role("button", name="Take this seat")).to_have_count(1)
        assert anna.page.get_by_label("Level of the bot").count() == 0
        anna.check()


def test_the_longest_name_fits_into_the_waiting_room_on_a_phone(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url, viewport=PHONE) as anna:
        open_table(anna, GAME, ["friend", "friend"], "W" * 24)
        expect(anna.page.get_by_text("W" * 24)).to_be_visible()
        assert anna.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        rise = anna.page.get_by_role("button", name="Leave this seat")
        assert rise.evaluate("(found) => found.getBoundingClientRect().right") <= PHONE["width"]
