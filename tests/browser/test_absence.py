"""A person, the connection, the server or a free seat is missing for a while."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from roost.games.heckmeck.game import GAME as HECKMECK
from roost.games.heckmeck.public.events import PortionMoved, Stopped, TurnBegan
from tests.browser import test_phone
from tests.browser.network import network
from tests.browser.playing import attempts, begin_move, move, offered_moves
from tests.browser.staged_table import StagedTable
from tests.browser.test_games import GAMES
from tests.browser.test_table import join, open_table
from tests.browser.visitor import PHONE, Visitor, visiting
from tests.web.server import Server, serving

GAME = "heckmeck"
HIDE = """(state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
}"""
AWAY = "The server is not responding"


def begin(anna: Visitor, ben: Visitor, link_of: Server) -> None:
    """Let Anna and Ben begin a game, perhaps by different URLs, and play until it is Ben's turn."""
    open_table(anna, GAME, ["friend"], "Anna")
    join(ben, link_of.url.rstrip("/") + anna.page.url.partition(anna.url.rstrip("/"))[2], "Ben")
    luck = random.Random("absence")
    for visitor in (anna, ben):
        expect(visitor.page.locator(".board[data-step]")).to_be_visible()
        visitor.settle()
    for _ in attempts(anna, "Ben's turn"):
        if not move(anna, GAME, luck):
            break
    expect(ben.page.locator(".question.mine")).to_be_visible()


def finish_turn(ben: Visitor) -> str:
    """Let Ben play until it is Anna's turn, and return his log."""
    luck = random.Random("alone")
    for _ in attempts(ben, "Anna's turn"):
        if not move(ben, GAME, luck):
            break
    return ben.page.locator("aside ol li").first.inner_text()


def check_missed_events(anna: Visitor, last: str) -> None:
    recap = anna.page.locator(".recap")
    expect(recap.locator("li").last).to_have_text(last)
    expect(recap.locator("li", has_text="Ben").first).to_be_visible()
    assert recap.locator("li", has_text="Anna sets aside").count() == 0, "events that she saw are not repeated"


def test_people_who_come_back_later_see_the_missed_events(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as anna, visiting(browser, server.url) as ben:
        begin(anna, ben, server)
        link = anna.page.url
        anna.page.goto("about:blank")
        last = finish_turn(ben)
        anna.page.goto(link)
        check_missed_events(anna, last)
        # The log also has the older events.
        assert anna.page.locator("aside ol li").count() > anna.page.locator(".recap li").count()
        assert anna.violations() == []
        anna.page.get_by_role("button", name="Got it").click()
        expect(anna.page.locator(".recap")).to_have_count(0)
        anna.page.reload()
        expect(anna.page.locator("aside ol li").first).to_be_visible()
        assert anna.page.locator(".recap").count() == 0, "it is shown once"
        anna.check()


def test_people_who_return_from_another_tab_see_the_missed_events(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as anna, visiting(browser, server.url) as ben:
        begin(anna, ben, server)
        anna.page.evaluate(HIDE, "hidden")
        last = finish_turn(ben)
        # Later events are shown as they happen.
        expect(anna.page.locator(f".board[data-step='{ben.step()}']")).to_be_visible()
        anna.page.evaluate(HIDE, "visible")
        check_missed_events(anna, last)
        # A move closes the missed events.
        expect(anna.page.locator(".question.mine")).to_be_visible()
        move(anna, GAME, random.Random(1))
        expect(anna.page.locator(".recap")).to_have_count(0)


def test_after_a_lost_connection_missed_events_are_shown_and_typed_text_stays(browser: Browser, server: Server) -> None:
    with network(server.url) as wire, visiting(browser, wire.url) as anna, visiting(browser, server.url) as ben:
        begin(anna, ben, server)
        anna.page.get_by_placeholder("Write a message").fill("half a sen")
        wire.cut()
        last = finish_turn(ben)
        assert anna.page.locator(".recap").count() == 0
        wire.mend()
        check_missed_events(anna, last)
        assert anna.page.get_by_placeholder("Write a message").input_value() == "half a sen"


def test_on_a_phone_missed_events_are_in_a_sheet_and_the_board_stays_free(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url, viewport=PHONE) as anna:
        page = anna.page
        table = StagedTable(page, HECKMECK, "heckmeck seats=2 turn=1 aside=5W stacks=-/22")
        test_phone.begin(anna, GAMES["heckmeck"], 2)
        page.evaluate(HIDE, "hidden")
        taken = [Stopped(1, 25, False), PortionMoved(25, "grill", "seat-1"), TurnBegan(0)]
        table.happen("heckmeck seats=2 turn=0 rolled=1123445W stacks=-/22.25", taken)
        expect(page.locator(".question.mine")).to_be_visible()
        page.evaluate(HIDE, "visible")
        told = page.locator(".question .note")
        expect(told).to_contain_text("While you were away")
        test_phone.expect_everything_in_reach(anna, "heckmeck", "after a while away")
        assert anna.violations() == []
        told.click()
        sheet = page.get_by_role("dialog", name="While you were away")
        expect(sheet.locator("li").last).to_contain_text("25")
        assert anna.violations() == []
        sheet.get_by_role("button", name="Close").click()
        expect(told).not_to_contain_text("While you were away")
        # After that, the button opens the log again.
        page.locator(".tool.log").click()
        expect(page.get_by_role("dialog", name="Game log")).to_be_visible()
        anna.check()


@pytest.mark.parametrize(("game", "others"), [("karteneck", 1), ("gloria", 1), ("zwickern", 2)])
def test_a_selection_survives_a_lost_connection(browser: Browser, server: Server, game: str, others: int) -> None:
    with network(server.url) as wire, visiting(browser, wire.url) as anna:
        open_table(anna, game, ["chick"] * others, "Anna")
        expect(anna.page.locator(".question.mine")).to_be_visible()
        chosen = begin_move(anna, game)
        heard = len(anna.frames)
        wire.cut()
        with anna.page.expect_websocket():
            wire.mend()
        expect(anna.page.locator(".question.mine")).to_be_visible()
        assert len(anna.frames) > heard
        assert offered_moves(anna) == chosen


def test_a_typed_name_survives_a_lost_connection(browser: Browser, server: Server) -> None:
    with network(server.url) as wire, visiting(browser, server.url) as anna, visiting(browser, wire.url) as ben:
        open_table(anna, GAME, ["friend"], "Anna")
        ben.go(anna.page.url.removeprefix(server.url.rstrip("/")))
        ben.page.get_by_label("Your name").fill("Benjamin")
        wire.cut()
        with ben.page.expect_websocket():
            wire.mend()
        expect(ben.page.get_by_text("Connection lost")).to_have_count(0)
        assert ben.page.get_by_label("Your name").input_value() == "Benjamin"
        ben.page.get_by_role("button", name="Take this seat").click()
        expect(anna.page.locator(".seats .name")).to_have_text(["Anna", "Benjamin"])


def test_a_game_goes_on_when_the_server_is_back(browser: Browser, tmp_path: Path) -> None:
    with serving(f"{tmp_path}/roost.db") as server, visiting(browser, server.url) as anna:
        page = anna.page
        open_table(anna, GAME, ["chick"], "Anna")
        expect(page.locator(".board[data-step]")).to_be_visible()
        page.get_by_role("link", name="All games").click()
        link = page.get_by_role("link", name="Continue")
        expect(link).to_be_visible()
        server.kill()
        link.click()
        expect(page.get_by_role("heading", name=AWAY)).to_be_visible()
        assert anna.violations() == []
        server.start()
        expect(page.locator(".board[data-step]")).to_be_visible()


def test_a_page_opens_while_the_server_is_down(browser: Browser, tmp_path: Path) -> None:
    with serving(f"{tmp_path}/roost.db") as server, visiting(browser, server.url) as visitor:
        page = visitor.page
        open_table(visitor, GAME, ["chick"], "Anna")
        expect(page.locator(".board[data-step]")).to_be_visible()
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        server.kill()
        page.reload()
        expect(page.get_by_role("heading", name=AWAY)).to_be_visible()
        server.start()
        expect(page.locator(".board[data-step]")).to_be_visible()


@pytest.mark.parametrize(
    ("path", "found"),
    [("/", "Play now"), ("/play/karteneck", "Start the game"), ("/rules/gloria", "How to play Gloria")],
)
@pytest.mark.parametrize("click", [False, True], ids=["by itself", "by a click"])
def test_a_page_recovers_when_the_server_is_back(
    browser: Browser, server: Server, path: str, found: str, click: bool
) -> None:
    with visiting(browser, server.url) as visitor:
        page = visitor.page
        if click:
            # Timers are stopped, so that only the button can help.
            page.clock.install(time=0)
            page.clock.pause_at(1_000)
        page.route("**/api/**", lambda route: route.abort())
        visitor.go(path)
        expect(page.get_by_role("heading", name=AWAY)).to_be_visible()
        page.unroute("**/api/**")
        if click:
            page.get_by_role("button", name="Try again").click()
        expect(page.get_by_text(found).first).to_be_visible()


def test_a_board_that_failed_to_load_is_loaded_later(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as visitor:
        page = visitor.page
        visitor.go()
        play = page.get_by_role("button", name="Play now").first
        expect(play).to_be_visible()
        page.route("**/assets/**", lambda route: route.abort())
        with page.expect_event("requestfailed", lambda request: "/assets/" in request.url):
            play.click()
        page.unroute("**/assets/**")
        expect(page.locator(".board[data-step]")).to_be_visible()


def test_visitors_of_a_full_table_watch_and_are_offered_a_game(browser: Browser, server: Server) -> None:
    with (
        visiting(browser, server.url) as anna,
        visiting(browser, server.url) as ben,
        visiting(browser, server.url) as eve,
    ):
        open_table(anna, GAME, ["friend"], "Anna")
        eve.page.goto(anna.page.url)
        expect(eve.page.get_by_role("button", name="Take this seat")).to_be_visible()
        join(ben, anna.page.url, "Ben")
        # Somebody took the seat first.
        expect(eve.page.get_by_text("All seats are taken")).to_be_visible()
        expect(eve.page.locator(".board[data-step]")).to_be_visible()
        assert eve.page.locator("[data-move]:enabled").count() == 0
        assert eve.violations() == []
        expect(anna.page.locator(".board[data-step]")).to_be_visible()
        assert anna.page.get_by_text("All seats are taken").count() == 0
        eve.page.get_by_role("link", name="Open your own table").click()
        expect(eve.page.get_by_label("Your name")).to_be_visible()
        eve.check()


def test_a_remark_without_a_connection_is_sent_once(browser: Browser, server: Server) -> None:
    with network(server.url) as wire, visiting(browser, wire.url) as anna, visiting(browser, server.url) as ben:
        begin(anna, ben, server)
        chat = anna.page.get_by_placeholder("Write a message")
        wire.cut()
        chat.fill("Are you there?")
        chat.press("Enter")
        chat.press("Enter")
        chat.press_sequentially(" Hello?")
        wire.mend()
        # Text that was typed meanwhile stays, and no remark is sent twice.
        expect(chat).to_have_value(" Hello?")
        chat.press("Enter")
        expect(ben.page.locator(".remark")).to_have_text(["Anna Are you there?", "Anna Hello?"])
