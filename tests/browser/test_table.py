"""Two browsers at one table, with reloads, a killed server and a cut network."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.network import network
from tests.browser.playing import attempts, can_move, follow, move, on_turn, play
from tests.browser.visitor import Visitor, visiting
from tests.web.server import Server, serving

GAME = "heckmeck"
HEIGHTS = """async (thing) => {
    const found = [];
    for (let frame = 0; frame < 8; frame += 1) {
        await new Promise(requestAnimationFrame);
        found.push(thing.getBoundingClientRect().y);
    }
    return found;
}"""

CHAT = "[aria-labelledby=chat-title] [role=log], [role=log][aria-labelledby=chat-title]"
UNREAD = "(log) => log.scrollHeight - log.scrollTop - log.clientHeight"
"""The height in pixels of the log below the visible part."""


def open_table(visitor: Visitor, game: str, kinds: list[str], name: str) -> None:
    """Set up a table on the setup page."""
    visitor.go(f"/play/{game}")
    page = visitor.page
    page.get_by_label("Your name").first.fill(name)
    for seat, kind in enumerate(kinds, 2):
        if not page.get_by_label(f"Seat {seat}", exact=True).count():
            page.get_by_role("button", name="Add a seat").click()
        page.get_by_label(f"Seat {seat}", exact=True).select_option(kind)
    page.locator("main form button.primary").click()
    page.wait_for_url("**/t/*")


def join(visitor: Visitor, link: str, name: str) -> None:
    """Take the first free seat of a waiting table. The last seat begins the game."""
    visitor.page.goto(link)
    visitor.page.get_by_label("Your name").fill(name)
    visitor.page.get_by_role("button", name="Take this seat").first.click()
    risen = visitor.page.locator("main").get_by_role("button", name=re.compile("^Leave( this seat)?$"))
    expect(risen.or_(visitor.page.locator(".board[data-step], .curtain")).first).to_be_visible()


def say(visitor: Visitor, text: str) -> None:
    """Send a remark, and wait until it arrives."""
    visitor.page.get_by_placeholder("Write a message").fill(text)
    visitor.page.get_by_role("button", name="Send").click()
    expect(visitor.page.locator(".remark").last).to_contain_text(text)


def play_moves(visitors: list[Visitor], moves: int, luck: random.Random) -> None:
    """Make a number of moves by whichever visitor is on turn, and wait until all pages show the same."""
    for _ in range(moves):
        mover = on_turn(visitors)
        play(mover, GAME, luck, 1)
        follow(visitors, mover)


def begin_turn(visitor: Visitor, luck: random.Random, aside: bool) -> None:
    """Play Heckmeck until it is the visitor's turn, with dice set aside or none yet."""
    for _ in attempts(visitor, "a turn of one's own"):
        if can_move(visitor) and aside == (visitor.page.locator(".kept .nothing").count() == 0):
            return
        move(visitor, GAME, luck)


def test_a_friend_joins_by_the_link_and_both_see_the_same(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as anna, visiting(browser, server.url) as ben:
        open_table(anna, GAME, ["friend"], "Anna")
        link = anna.page.get_by_label("Send this link").input_value()
        join(ben, link, "Ben")
        for visitor in (anna, ben):
            expect(visitor.page.locator(".seats .name")).to_have_text(["Anna", "Ben"])
        play_moves([anna, ben], 6, random.Random(1))
        anna.page.get_by_placeholder("Write a message").fill("Good luck!")
        anna.page.get_by_role("button", name="Send").click()
        for visitor in (anna, ben):
            expect(visitor.page.get_by_text("Good luck!")).to_be_visible()
            visitor.settle()
        assert anna.step() == ben.step()
        for visitor in (anna, ben):
            visitor.check()


def test_the_newest_remark_is_in_sight_unless_somebody_reads_older_ones(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as anna, visiting(browser, server.url) as ben:
        open_table(anna, GAME, ["friend"], "Anna")
        join(ben, anna.page.url, "Ben")
        # Few and long remarks, since the server limits their rate.
        for number in range(4):
            say(anna, f"Remark {number}: " + "cluck " * 28)
        log = ben.page.locator(CHAT)
        expect(ben.page.get_by_text("Remark 3")).to_have_count(1)
        for visitor in (anna, ben):
            assert visitor.page.locator(CHAT).evaluate("(log) => log.scrollTop") > 0
            assert visitor.page.locator(CHAT).evaluate(UNREAD) < 1
        log.evaluate("(log) => new Promise((seen) => { log.onscroll = seen; log.scrollTop = 0; })")
        say(anna, "And one more")
        expect(ben.page.get_by_text("And one more")).to_have_count(1)
        assert log.evaluate("(log) => log.scrollTop") == 0
        # People see their own remark.
        say(ben, "I have read it all")
        assert log.evaluate(UNREAD) < 1


def test_a_reload_in_mid_turn_continues_the_turn(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as anna:
        open_table(anna, GAME, ["chick"], "Anna")
        luck = random.Random(2)
        play_moves([anna], 5, luck)
        begin_turn(anna, luck, aside=True)
        # Only the set aside symbols and their total: the pointer changes the other texts.
        kept = anna.page.locator(".kept .unseen")
        before = kept.all_text_contents()
        step = anna.step()
        anna.page.reload()
        expect(anna.page.locator(".question.mine")).to_be_visible()
        assert anna.step() == step
        assert kept.all_text_contents() == before
        play_moves([anna], 3, luck)
        anna.check()


def test_a_game_survives_a_killed_server(browser: Browser, tmp_path: pytest.TempPathFactory) -> None:
    with (
        serving(f"{tmp_path}/roost.db") as server,
        visiting(browser, server.url) as anna,
        visiting(browser, server.url) as watcher,
    ):
        open_table(anna, GAME, ["chick"], "Anna")
        watcher.page.goto(anna.page.url)
        play_moves([anna], 4, random.Random(4))
        anna.page.get_by_placeholder("Write a message").fill("not yet said")
        server.kill()
        expect(anna.page.get_by_text("Connection lost")).to_be_visible()
        server.start()
        expect(anna.page.get_by_text("Connection lost")).to_have_count(0)
        assert anna.page.get_by_placeholder("Write a message").input_value() == "not yet said"
        play_moves([anna], 4, random.Random(5))


def test_a_game_survives_a_network_that_is_cut_for_ten_seconds(browser: Browser, server: Server) -> None:
    with (
        network(server.url) as wire,
        visiting(browser, wire.url) as anna,
        visiting(browser, wire.url) as watcher,
    ):
        open_table(anna, GAME, ["chick"], "Anna")
        watcher.page.goto(anna.page.url)
        luck = random.Random(6)
        play_moves([anna], 3, luck)
        begin_turn(anna, luck, aside=False)
        step = anna.step()
        told = anna.page.locator("aside ol li").all_text_contents()
        wire.cut()
        # A move waits for the network.
        anna.page.locator("[data-move^='take ']:enabled").first.click()
        anna.page.wait_for_timeout(10_000)
        assert anna.step() == step
        wire.mend()
        # It arrives once: after the first dice the turn goes on, and nothing more happens by itself.
        expect(anna.page.locator(f".board[data-step='{step + 1}']")).to_be_visible()
        anna.page.get_by_placeholder("Write a message").fill("Here again!")
        anna.page.get_by_role("button", name="Send").click()
        expect(anna.page.locator(".remark")).to_have_text("Anna Here again!")
        assert anna.step() == step + 1
        # One line was added on top. A long log shows its last lines only, so their number tells nothing.
        now = anna.page.locator("aside ol li").all_text_contents()
        assert now[0].startswith("Anna sets aside ")
        assert now[1:] == told[: len(now) - 1]
        play_moves([anna], 3, luck)


def test_elements_that_rise_under_the_pointer_do_not_flicker_at_the_edge(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as anna:
        open_table(anna, GAME, ["chick"], "Anna")
        dice = anna.page.locator("[data-move^='take']:enabled").first
        expect(dice).to_be_visible()
        anna.settle()
        box = dice.bounding_box()
        assert box is not None
        anna.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 1)
        expect(dice).not_to_have_css("transform", "none")
        heights: list[float] = dice.evaluate(HEIGHTS)
        assert set(heights) == {box["y"] - 2}


@pytest.mark.parametrize("by", ["button", "key"])
def test_slow_events_can_be_skipped(browser: Browser, server: Server, by: str) -> None:
    with visiting(browser, server.url, speed="normal") as anna:
        page = anna.page
        open_table(anna, GAME, ["friend"], "Anna")
        with visiting(browser, server.url) as ben:
            join(ben, page.url, "Ben")
            for visitor in (anna, ben):
                expect(visitor.page.locator(".board[data-step]")).to_be_visible()
            anna.settle()
            # Too slow to wait for.
            speed = page.context.new_cdp_session(page)
            speed.send("Animation.enable")
            speed.send("Animation.setPlaybackRate", {"playbackRate": 0.000_1})
            before = anna.step()
            on_turn([anna, ben]).page.locator("[data-move]:enabled").first.click()
            expect(page.locator(".board[data-busy='true']")).to_be_visible()
            assert anna.step() == before
            if by == "button":
                page.get_by_role("button", name="Skip").click()
            else:
                page.keyboard.press("Escape")
            anna.settle()
            assert anna.step() > before
            expect(page.get_by_role("button", name="Skip")).to_have_count(0)
            anna.check()
