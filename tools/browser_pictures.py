"""Take the browser pictures of README and docs: `make pictures`.

A real browser plays some moves against hens on a real server.
"""

from __future__ import annotations

import random
import tempfile
from pathlib import Path

import roost.games  # noqa: F401 fills the registry
from roost.core.registry import games
from tests.browser.chromium import browser as started_browser
from tests.browser.hands import move
from tests.browser.visitor import DESKTOP, PHONE, Visitor, visiting
from tests.web.server import serving

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
MIN_MOVES = 9


def play_a_little(visitor: Visitor, game: str) -> None:
    """Play until `MIN_MOVES` moves were made and the person is on turn again."""
    random_source = random.Random("picture")
    made = 0
    for _ in range(400):
        made += move(visitor, game, random_source)
        if visitor.page.locator("#over-title").count():
            return
        if made >= MIN_MOVES and visitor.page.locator(".question.mine").count():
            return
        visitor.page.wait_for_timeout(20)


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"{folder}/roost.db") as server,
        started_browser() as browser,
    ):
        with visiting(browser, server.url, painted=True) as visitor:
            visitor.go()
            visitor.page.locator(".game").first.wait_for()
            visitor.page.screenshot(path=FOLDER / "home.png")
        for game in games():
            for name, viewport, theme in (("", DESKTOP, "light"), ("-phone", PHONE, "dark")):
                with visiting(browser, server.url, painted=True, viewport=viewport, color_scheme=theme) as visitor:
                    visitor.go()
                    choices = visitor.page.locator(f"a[href='/play/{game.key}']").locator("..")
                    choices.get_by_role("button", name="Play now").click()
                    visitor.page.locator(".board[data-step]").wait_for()
                    play_a_little(visitor, game.key)
                    visitor.page.evaluate("scrollTo(0, 0)")
                    visitor.page.screenshot(path=FOLDER / f"{game.key}{name}.png")


if __name__ == "__main__":
    main()
