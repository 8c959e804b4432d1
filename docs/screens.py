"""Takes the pictures of the browser that README and docs show: `make pictures`.

A real server, a real browser and a person who plays some moves against hens; so the pictures stay true.
"""

from __future__ import annotations

import random
import tempfile
from pathlib import Path

import roost.games  # noqa: F401 fills the registry
from roost.core.registry import games
from tests.browser.chromium import browser as started
from tests.browser.playing import move
from tests.browser.visitor import DESKTOP, PHONE, Visitor, visiting
from tests.web.server import serving

FOLDER = Path(__file__).parent / "pictures"
MOVES = 9


def play_a_little(visitor: Visitor, game: str) -> None:
    """Until there is something to see, and the person is on turn."""
    luck = random.Random("picture")
    made = 0
    for _ in range(400):
        made += move(visitor, game, luck)
        if visitor.page.locator("#over-title").count():
            return
        if made >= MOVES and visitor.page.locator(".question.mine").count():
            return
        visitor.page.wait_for_timeout(20)


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"{folder}/roost.db") as server,
        started() as browser,
    ):
        with visiting(browser, server.url, painted=True) as visitor:
            visitor.go()
            visitor.page.locator(".game").first.wait_for()
            visitor.page.screenshot(path=FOLDER / "home.png")
        for game in games():
            for name, viewport, theme in (("", DESKTOP, "light"), ("-phone", PHONE, "dark")):
                with visiting(browser, server.url, painted=True, viewport=viewport, color_scheme=theme) as visitor:
                    visitor.go()
                    ways = visitor.page.locator(f"a[href='/play/{game.key}']").locator("..")
                    ways.get_by_role("button", name="Play now").click()
                    visitor.page.locator(".board[data-step]").wait_for()
                    play_a_little(visitor, game.key)
                    visitor.page.evaluate("scrollTo(0, 0)")
                    visitor.page.screenshot(path=FOLDER / f"{game.key}{name}.png")


if __name__ == "__main__":
    main()
