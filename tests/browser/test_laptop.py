"""On a laptop, the five games and everything that a turn needs are in sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.playing import begin_move, on_turn
from tests.browser.test_games import GAMES
from tests.browser.visitor import visiting
from tests.web.server import Server

LAPTOP = {"width": 1280, "height": 800}
SEATS = 3
BOTTOMS = """(found) => found.map((one) => one.getBoundingClientRect().bottom + scrollY)"""
FACES = "[...document.fonts].filter((face) => face.status === 'loaded').map((face) => face.family)"


def test_all_games_are_in_sight(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url, viewport=LAPTOP) as visitor:
        visitor.go()
        games = visitor.page.locator(".game")
        expect(games).to_have_count(len(GAMES))
        visitor.load_fonts()
        assert max(games.evaluate_all(BOTTOMS)) <= LAPTOP["height"]
        widths = games.evaluate_all("(found) => found.map((one) => Math.round(one.getBoundingClientRect().width))")
        assert len(set(widths)) == 1, widths


@pytest.mark.parametrize(
    ("path", "seats"),
    [*((path, SEATS) for path in GAMES.values()), (GAMES["karteneck"], 6)],
    ids=[*GAMES, "karteneck with six"],
)
def test_what_a_turn_needs_is_in_sight(browser: Browser, server: Server, path: str, seats: int) -> None:
    game = path.removeprefix("/play/").partition("?")[0]
    with visiting(browser, server.url, viewport=LAPTOP) as visitor:
        page = visitor.page
        visitor.go(path)
        expect(page.get_by_label("Seat 2", exact=True)).to_be_visible()
        while not page.get_by_label(f"Seat {seats}", exact=True).count():
            page.get_by_role("button", name="Add a seat").click()
        page.locator("main form button.primary").click()
        expect(page.locator(".board[data-step]")).to_be_visible()
        on_turn([visitor])
        begin_move(visitor, game)
        visitor.load_fonts()
        assert max(page.locator("[data-move]:enabled").evaluate_all(BOTTOMS)) <= LAPTOP["height"]
        assert {"Nunito", "Fredoka"} <= set(page.evaluate(FACES)), "fonts come from our own server"
        visitor.check()
