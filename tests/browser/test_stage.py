"""Events are shown in order, at full and at small tables."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from roost.core.registry import find
from tests.browser.playing import STEP_TIMEOUT_S
from tests.browser.test_games import GAMES
from tests.browser.visitor import Speed, Visitor, visiting
from tests.web.server import Server

AUTOPILOT = """() => {
    const choose = (selector) => {
        const found = [...document.querySelectorAll(selector)];
        const chosen = found[Math.floor(Math.random() * found.length)];
        chosen?.click();
        return chosen !== undefined;
    };
    window.headlines = [];
    const watch = () => {
        const bar = document.querySelector('.question');
        const text = bar?.querySelector('strong')?.textContent ?? '';
        const last = headlines.at(-1);
        if (last?.text !== text) headlines.push({ text });
    };
    const play = () => {
        if (document.querySelector('.question.mine')) {
            const prize = document.querySelector('.prize:not(.bad)') ? "[data-move='stop']:enabled" : 'none';
            const ways = ['[data-start]', prize, '[data-move]:enabled', ':is(.offer, .pick, .playable, .held):enabled'];
            ways.some(choose);
        }
    };
    new MutationObserver(watch).observe(document, { subtree: true, childList: true, characterData: true });
    setInterval(play, 20);
}"""
"""Records the headline, and plays for a person who decides at once."""
LOG = """() => [...document.querySelectorAll('[aria-labelledby=story-title] li')].reverse()
    .map((line) => ({ event: line.dataset.event, text: line.textContent.split('\\n')[0] }))"""
RESULTS = {
    "heckmeck": {"turn-failed", "portion-moved", "portion-turned", "specialist-moved", "roast-worm-moved"},
    "karteneck": {"laid", "passed", "portion-taken", "portion-stolen"},
    "zwickern": {"laid", "built", "bought", "zwick", "penalty", "deal-scored"},
    "gloria": {"chest-laid", "row-opened", "card-placed", "row-closed", "card-taken", "fox-entered", "fox-moved"},
}
"""Events that are shown even if a turn is summed up."""
ENOUGH = f"""([results, count]) => ({LOG})().filter(({{ event }}) => results.includes(event)).length >= count
    || document.querySelector('#over-title') !== null"""
ENOUGH_RESULTS = 4


class Setting(NamedTuple):
    speed: Speed
    reduced_motion: str = "no-preference"


SETTINGS = [Setting("fast"), Setting("fast", "reduce")]
"""`test_pacing` checks the duration of events at every speed."""


def start(visitor: Visitor, path: str, seats: int) -> None:
    """Begin a game against hens that the page plays by itself."""
    page = visitor.page
    page.add_init_script(f"({AUTOPILOT})()")
    visitor.go(path)
    expect(page.get_by_label("Seat 2", exact=True)).to_be_visible()
    while not page.get_by_label(f"Seat {seats}", exact=True).count():
        page.get_by_role("button", name="Add a seat").click()
    page.locator("main form button.primary").click()


def missing_items(wanted: Sequence[str], found: Iterator[str]) -> list[str]:
    """Return the wanted items that are missing in this order."""
    return [text for text in wanted if text not in found]


def headlines(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(page.evaluate("JSON.stringify(headlines)"))
    return found


@pytest.mark.parametrize("most", [False, True], ids=["two seats", "most seats"])
@pytest.mark.parametrize("path", GAMES.values(), ids=GAMES)
def test_every_result_is_shown_in_order(browser: Browser, server: Server, path: str, most: bool) -> None:
    key = path.removeprefix("/play/").partition("?")[0]
    seats = max(find(key).seats) if most else 2
    with ExitStack() as stack:
        visitors = [
            stack.enter_context(visiting(browser, server.url, speed=speed, reduced_motion=reduced))
            for speed, reduced in SETTINGS
        ]
        for visitor in visitors:
            start(visitor, path, seats)
        for (speed, reduced), visitor in zip(SETTINGS, visitors, strict=True):
            visitor.page.wait_for_function(
                ENOUGH, arg=[sorted(RESULTS[key]), ENOUGH_RESULTS], polling=200, timeout=STEP_TIMEOUT_S * 1000
            )
            log = visitor.page.evaluate(LOG)
            seen = headlines(visitor.page)
            who = f"{speed} {reduced}"
            results = [line["text"] for line in log if line["event"] in RESULTS[key]]
            # The log has only the last lines, and the newest may still be shown.
            missing = missing_items(results, iter([line["text"] for line in seen]))
            assert not missing, f"{who}: {missing} was not a headline in its turn"
            visitor.check()
