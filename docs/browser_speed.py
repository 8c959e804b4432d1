"""Measures how quick the browser is: `python -m docs.browser_speed`.

For every game: from opening the page of a table to its first legal move (beside it a plain page of the same server),
from the click that makes a move to the position after it, and how evenly things move.
"""

from __future__ import annotations

import random
import statistics
import tempfile
from itertools import pairwise
from typing import Any

from playwright.sync_api import Browser, Page

import roost.games  # noqa: F401 fills the registry
from roost.core.registry import games
from tests.browser.chromium import browser as started
from tests.browser.playing import PLAYERS
from tests.browser.visitor import visiting
from tests.web.server import Server, serving

MOVES = 12
WATCH = """() => { window.frames = []; const note = (at) => { frames.push(at); requestAnimationFrame(note); };
    requestAnimationFrame(note); }"""
CLICKED = """(before) => new Promise((done) => { const began = performance.now(); let clicked = began;
    addEventListener('click', () => { clicked = performance.now(); }, { capture: true });
    const look = () => { const step = Number(document.querySelector('.board[data-step]')?.dataset.step ?? -1);
    if (step !== before || document.querySelector('#over-title')) done(performance.now() - clicked);
    else if (performance.now() - began > 20000) done(-1); else requestAnimationFrame(look); }; look(); })"""
"""From the last click, since some moves take several."""


def opened(page: Page, url: str, wanted: str) -> float:
    """Milliseconds until a page shows what it is for."""
    page.goto(url, wait_until="commit")
    page.locator(wanted).first.wait_for()
    found: float = page.evaluate("performance.now()")
    return found


def measure(browser: Browser, server: Server, game: str) -> dict[str, float]:
    with visiting(browser, server.url, painted=True) as visitor:
        page = visitor.page
        plain = min(opened(page, f"{server.url}rules/{game}", "main h1") for _ in range(3))
        visitor.go()
        ways = page.locator(f"a[href='/play/{game}']").locator("..")
        ways.get_by_role("button", name="Play now").click()
        page.locator(".board[data-step]").wait_for()
        table = min(opened(page, page.url, ".board[data-step]") for _ in range(3))
        luck = random.Random(game)
        shown: list[float] = []
        for _ in range(400):
            visitor.settle()
            if page.locator("#over-title").count() or len(shown) == MOVES:
                break
            if not page.locator(".question.mine").count():
                page.wait_for_timeout(20)
                continue
            before = visitor.step()
            page.evaluate(f"(before) => {{ window.waited = ({CLICKED})(before); }}", before)
            PLAYERS[game](page, luck)
            shown.append(page.evaluate("window.waited"))
    with visiting(browser, server.url, painted=True, speed="normal") as visitor:
        page = visitor.page
        visitor.go()
        ways = page.locator(f"a[href='/play/{game}']").locator("..")
        ways.get_by_role("button", name="Play now").click()
        page.locator(".board[data-step]").wait_for()
        page.evaluate(WATCH)
        for _ in range(6):
            visitor.settle()
            if page.locator(".question.mine").count():
                PLAYERS[game](page, luck)
            page.wait_for_timeout(600)
        frames: list[float] = page.evaluate("frames")
    gaps = [later - earlier for earlier, later in pairwise(frames)]
    return {
        "rules page ms": plain,
        "table ms": table,
        "move ms": statistics.median(shown),
        "frames a second": 1000 * len(gaps) / sum(gaps),
        "slowest of 20 frames, ms": statistics.quantiles(gaps, n=20)[-1],
    }


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"{folder}/roost.db") as server,
        started() as browser,
    ):
        for game in games():
            found: dict[str, Any] = measure(browser, server, game.key)
            print(f"{game.key:10}", "  ".join(f"{name} {value:.0f}" for name, value in found.items()), flush=True)


if __name__ == "__main__":
    main()
