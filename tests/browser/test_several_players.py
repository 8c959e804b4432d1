"""Several players: shared devices, partners in four browsers, hidden cards, and spectators."""

from __future__ import annotations

import json
import random
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.other_players import run_async
from tests.browser.playing import GAME_TIMEOUT_S, attempts, follow, move, on_turn, play
from tests.browser.test_table import join, open_table
from tests.browser.visitor import PHONE, Visitor, visiting
from tests.web.server import Player, Server

TURNS = 12
"""Turns that are played at the shared device; the rest of the game is played without a browser."""
LOOKS = 25
"""The least number of searches for others' cards; few games of Karteneck have fewer moves."""
MANY = 50
"""The least number of others' cards that are searched for."""
SOME = 20
"""The least number of own cards that are found."""
TOKEN = "localStorage.getItem('roost.token')"
SHARED = """() => ({
    over: document.querySelectorAll('#over-title').length,
    curtains: [...document.querySelectorAll('button')].filter((one) => /show my cards/.test(one.textContent)).length,
    hands: document.querySelectorAll('.board, [data-move], .playable, .pick').length,
    told: document.querySelectorAll('aside li, .recap').length,
})"""
"""What a shared device shows, in one round trip: a whole game has hundreds of turns."""


async def finish(server: Server, table: str, token: str) -> None:
    """Play all seats of a token to the end of the game, without a browser."""
    player = await Player(server, table, token).enter()
    luck = random.Random(5)
    while player.shown["phase"] != "over":
        if player.shown["seats"][player.shown["turn"]].get("yours"):
            await player.ask("look", seat=player.shown["turn"])
            await player.play(luck, max_moves=1)
        else:
            await player.receive()
    await player.leave()


@pytest.mark.parametrize("game", ["karteneck", "gloria"])
def test_two_people_pass_on_a_shared_device(browser: Browser, server: Server, game: str) -> None:
    with visiting(browser, server.url, viewport=PHONE) as device:
        open_table(device, game, ["here"], "Anna")
        luck = random.Random(game)
        page = device.page
        passed = 0
        curtain = page.get_by_role("button", name="show my cards")
        for _ in attempts(device, "enough turns", GAME_TIMEOUT_S):
            shown = page.evaluate(SHARED)
            if shown["over"] or passed == TURNS:
                break
            if shown["curtains"]:
                assert shown["hands"] == 0, "no hand is visible before"
                assert shown["told"] == 0, "nor the events of the other player"
                passed += 1
                curtain.click()
                expect(curtain).to_have_count(0)
            else:
                # The missed events cover the board until they were read.
                for read in page.locator(".recap button").all():
                    read.click()
                move(device, game, luck)
        assert passed > 4
        run_async(finish(server, page.url.rpartition("/")[2], page.evaluate(TOKEN)))
        expect(page.locator("#over-title")).to_be_visible()
        device.check()


def test_games_without_hidden_cards_need_no_handover(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as device:
        open_table(device, "heckmeck", ["here"], "Anna")
        page = device.page
        luck = random.Random("open")
        turns: set[str] = set()
        for _ in attempts(device, "a turn of either"):
            assert page.get_by_role("button", name="show my cards").count() == 0
            if len(turns) == 2:
                break
            if move(device, "heckmeck", luck):
                turns.add(page.locator(".plate.turn .name").inner_text())
        expect(page.locator("aside li", has_text="Anna rolls").first).to_be_visible()
        device.check()


async def play_to_the_last_cards(server: Server, table: str, tokens: list[str]) -> None:
    """Play Zwickern without browsers until everybody holds the last card of the last deal."""
    players = [await Player(server, table, token).enter() for token in tokens]
    luck = random.Random("partners")
    view = players[0].shown["view"]
    while (view["deal"], view["round"]) != (view["deals"], view["rounds"]) or view["players"][view["turn"]]["hand"] > 1:
        step = players[0].shown["step"]
        await players[view["turn"]].play(luck, max_moves=1)
        for player in players:
            while player.shown["step"] <= step:
                await player.receive()
        view = players[0].shown["view"]
    for player in players:
        await player.leave()


def test_partners_in_four_browsers(browser: Browser, server: Server) -> None:
    names = ["Anna", "Ben", "Carla", "Dora"]
    with ExitStack() as stack:
        visitors = [stack.enter_context(visiting(browser, server.url)) for _ in names]
        open_table(visitors[0], "zwickern", ["friend", "friend", "friend"], names[0])
        link = visitors[0].page.get_by_label("Send this link").input_value()
        for visitor, name in zip(visitors[1:], names[1:], strict=True):
            join(visitor, link, name)
        luck = random.Random(4)
        for _ in names:
            mover = on_turn(visitors)
            play(mover, "zwickern", luck, 1)
            follow(visitors, mover)
        tokens = [visitor.page.evaluate(TOKEN) for visitor in visitors]
        for visitor in visitors:
            visitor.page.goto("about:blank")
        run_async(play_to_the_last_cards(server, link.rpartition("/")[2], tokens))
        for visitor in visitors:
            visitor.page.goto(link)
            expect(visitor.page.locator(".board[data-step]")).to_be_visible()
        for _ in attempts(visitors[0], "the end of the game", GAME_TIMEOUT_S):
            if visitors[0].page.locator("#over-title").count():
                break
            for visitor in visitors:
                move(visitor, "zwickern", luck)
        for visitor in visitors:
            expect(visitor.page.locator("#over-title")).to_be_visible()
            # Partners share a column and the win.
            assert visitor.page.locator("thead th").count() == 3
            visitor.check()


def tables(frames: list[str]) -> list[dict[str, Any]]:
    """Yield the table messages among all messages."""
    return [table for table in map(json.loads, frames) if table["type"] == "table" and table["view"]]


def worms(visitor: Visitor) -> set[str]:
    """Return the worm cards of a hand, each of which exists once."""
    return {card for card in tables(visitor.frames)[-1]["view"]["hand"] if card.startswith("W")}


def without_reshuffles(frames: list[str]) -> list[str]:
    """Return the messages without reshuffles, which name a card for all while somebody draws it."""
    found = []
    for frame in map(json.loads, frames):
        if any(event["event"]["event"] == "reshuffled" for event in frame.get("events", ())):
            frame["events"] = []
        found.append(json.dumps(frame))
    return found


def test_no_message_or_page_contains_the_cards_of_others(browser: Browser, server: Server) -> None:
    with (
        visiting(browser, server.url) as anna,
        visiting(browser, server.url) as ben,
        visiting(browser, server.url) as eve,
    ):
        open_table(anna, "karteneck", ["friend"], "Anna")
        link = anna.page.get_by_label("Send this link").input_value()
        join(ben, link, "Ben")
        eve.page.goto(link)
        expect(eve.page.locator(".board[data-step]")).to_be_visible()
        everybody = [anna, ben, eve]
        luck = random.Random(9)
        read = dict.fromkeys(everybody, 0)
        looks = looked = found = 0
        while looks < LOOKS or looked <= MANY or found <= SOME:
            looks += 1
            mover = on_turn([anna, ben])
            follow(everybody, mover)
            step = mover.step()
            assert {visitor.step() for visitor in everybody} == {step}
            assert {tables(visitor.frames)[-1]["step"] for visitor in everybody} == {step}
            hands = {anna: worms(anna), ben: worms(ben), eve: set()}
            for visitor in everybody:
                page = visitor.page.content()
                told = "".join(without_reshuffles(visitor.frames[read[visitor] :])) + page
                read[visitor] = len(visitor.frames)
                for card in set().union(*hands.values()) - hands[visitor]:
                    assert f'"{card}"' not in told
                    looked += 1
                found += sum(f'"{card}"' in page for card in hands[visitor])
            play(mover, "karteneck", luck, 1)
            if mover.page.locator("#over-title").count():
                break
        assert looked > MANY
        assert found > SOME, "own cards are found"
        for visitor in everybody:
            visitor.check()


def test_spectators_can_watch_a_full_table_and_see_its_end(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as anna, visiting(browser, server.url, locale="de") as eve:
        open_table(anna, "karteneck", ["chick"], "Anna")
        link = anna.page.url
        eve.page.goto(link)
        expect(eve.page.locator(".board[data-step]")).to_be_visible()
        assert eve.page.locator("[data-move]:enabled, .playable:enabled").count() == 0
        play(anna, "karteneck", random.Random(5), 3)
        run_async(finish(server, link.rpartition("/")[2], anna.page.evaluate(TOKEN)))
        expect(eve.page.locator("#over-title")).to_be_visible()
        eve.page.reload()
        expect(eve.page.locator("#over-title")).to_be_visible()
        expect(eve.page.get_by_role("button", name="Spielprotokoll speichern")).to_be_visible()
        anna.page.get_by_role("button", name="Play again").click()
        anna.page.wait_for_url(lambda url: url != link)
        expect(anna.page.locator(".board[data-step]")).to_be_visible()
        eve.check()
