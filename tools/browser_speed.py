"""Measure how fast the browser client is: `python -m tools.browser_speed`.

Three things are measured for every game: the time from opening a table to its first legal move (and the time that a
plain page of the same server takes), the time from a click to the position after the move, and the frame rate.
"""

from __future__ import annotations

import random
import statistics
import tempfile
from itertools import pairwise

from playwright.sync_api import Browser, Page

import roost.games  # noqa: F401 fills the registry
from roost.core.registry import games
from tests.browser.chromium import browser as started_browser
from tests.browser.hands import HANDS
from tests.browser.visitor import visiting
from tests.web.server import Server, serving

MAX_MOVES = 12
RECORD_FRAMES = """() => { window.frames = []; const note = (at) => { frames.push(at); requestAnimationFrame(note); };
    requestAnimationFrame(note); }"""
TIME_AFTER_CLICK = """(before) => new Promise((done) => { const began = performance.now(); let clicked = began;
    addEventListener('click', () => { clicked = performance.now(); }, { capture: true });
    const look = () => { const step = Number(document.querySelector('.board[data-step]')?.dataset.step ?? -1);
    if (step !== before || document.querySelector('#over-title')) done(performance.now() - clicked);
    else if (performance.now() - began > 20000) done(-1); else requestAnimationFrame(look); }; look(); })"""
"""Milliseconds from the last click (some moves take several) until the step of the board changes."""


def time_to_open(page: Page, url: str, selector: str) -> float:
    """Return the milliseconds until an opened page shows an element."""
    page.goto(url, wait_until="commit")
    page.locator(selector).first.wait_for()
    milliseconds: float = page.evaluate("performance.now()")
    return milliseconds


def measure(browser: Browser, server: Server, game: str) -> dict[str, float]:
    with visiting(browser, server.url, painted=True) as visitor:
        page = visitor.page
        rules_page_time = min(time_to_open(page, f"{server.url}rules/{game}", "main h1") for _ in range(3))
        visitor.go()
        choices = page.locator(f"a[href='/play/{game}']").locator("..")
        choices.get_by_role("button", name="Play now").click()
        page.locator(".board[data-step]").wait_for()
        table_time = min(time_to_open(page, page.url, ".board[data-step]") for _ in range(3))
        random_source = random.Random(game)
        move_times: list[float] = []
        for _ in range(400):
            visitor.settle()
            if page.locator("#over-title").count() or len(move_times) == MAX_MOVES:
                break
            if not page.locator(".question.mine").count():
                page.wait_for_timeout(20)
                continue
            before = visitor.step()
            page.evaluate(f"(before) => {{ window.waited = ({TIME_AFTER_CLICK})(before); }}", before)
            HANDS[game](page, random_source)
            move_times.append(page.evaluate("window.waited"))
    with visiting(browser, server.url, painted=True, speed="normal") as visitor:
        page = visitor.page
        visitor.go()
        choices = page.locator(f"a[href='/play/{game}']").locator("..")
        choices.get_by_role("button", name="Play now").click()
        page.locator(".board[data-step]").wait_for()
        page.evaluate(RECORD_FRAMES)
        for _ in range(6):
            visitor.settle()
            if page.locator(".question.mine").count():
                HANDS[game](page, random_source)
            page.wait_for_timeout(600)
        frames: list[float] = page.evaluate("frames")
    gaps = [later - earlier for earlier, later in pairwise(frames)]
    return {
        "rules page ms": rules_page_time,
        "table ms": table_time,
        "move ms": statistics.median(move_times),
        "frames a second": 1000 * len(gaps) / sum(gaps),
        "slowest of 20 frames, ms": statistics.quantiles(gaps, n=20)[-1],
    }


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"{folder}/roost.db") as server,
        started_browser() as browser,
    ):
        for game in games():
            measured = measure(browser, server, game.key)
            print(f"{game.key:10}", "  ".join(f"{name} {value:.0f}" for name, value in measured.items()), flush=True)


if __name__ == "__main__":
    main()
