"""The score sheet: its layout on a phone, ties, and the celebration."""

from __future__ import annotations

import asyncio
import random
import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.staged_table import alter_tables
from tests.browser.visitor import PHONE, Visitor, visiting
from tests.web.server import Person, Player, Server

LONG = "W" * 24
"""The longest name, without a space."""
LINES = """(found) => found.map((one) => {
    const text = document.createRange();
    text.selectNodeContents(one);
    return new Set([...text.getClientRects()].map((line) => Math.round(line.top))).size;
})"""


async def play(server: Server) -> str:
    person = await Person(server, LONG).arrive()
    table = await person.open("karteneck", ["open", *["simple"] * 5])
    await person.sit(table)
    player = await Player(server, table, person.token).enter()
    await player.play(random.Random(7))
    await player.leave()
    return table


@pytest.fixture(scope="module")
def table(server: Server) -> str:
    """A finished table of six. It runs in a thread, since Playwright has an event loop in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, play(server)).result()


def test_numbers_and_words_are_not_broken_on_a_phone(browser: Browser, server: Server, table: str) -> None:
    with visiting(browser, server.url, viewport=PHONE, locale="de-DE") as visitor:
        page = visitor.page
        visitor.go(f"/t/{table}")
        expect(page.locator("#over-title")).to_be_visible()
        sheet = page.locator("section[aria-labelledby='over-title'] table")
        points = sheet.locator(".points, tfoot strong")
        assert points.count() >= 12
        assert set(points.evaluate_all(LINES)) == {1}
        assert sheet.locator("tfoot th").evaluate_all(LINES) == [1], "a word is broken"
        # A long name does not make the page wider.
        names = sheet.locator("thead th[scope='col']").filter(has_text="W")
        assert names.evaluate("(found) => found.getBoundingClientRect().width") <= 160
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], "it scrolls sideways"
        visitor.check()


@pytest.mark.parametrize("tied", [True, False], ids=["tied", "ahead"])
def test_a_tie_that_was_broken_is_explained(browser: Browser, server: Server, table: str, tied: bool) -> None:
    def end(told: dict[str, Any]) -> None:
        if told["result"]:
            told["result"] |= {"places": [1, 2, 3, 4, 5, 6], "scores": [20, 20 - (not tied), 12, 11, 10, 9]}

    with visiting(browser, server.url) as visitor:
        alter_tables(visitor.page, end)
        visitor.go(f"/t/{table}")
        expect(visitor.page.locator("#over-title")).to_be_visible()
        expect(visitor.page.locator(".ranking strong")).to_have_count(6)
        reason = visitor.page.get_by_text("If there is a tie, the highest single portion decides.")
        expect(reason).to_have_count(1 if tied else 0)


PEOPLE = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz")
LISTEN = """() => {
    window.heard = [];
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true } });
    const create = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
        const oscillator = create.call(this);
        const set = oscillator.frequency.setValueAtTime;
        oscillator.frequency.setValueAtTime = function (pitch, at) {
            window.heard.push(pitch);
            return set.call(this, pitch, at);
        };
        return oscillator;
    };
}"""
"""Records the pitch of every tone, as if somebody had touched the page."""
RISING, FALLING = [523, 659, 784, 1047], [392, 349, 330]
ALONE, PARTNERS = (0, 1, 2, 3, 4, 5), (0, 1, 2, 0, 1, 2)


class Ending(NamedTuple):
    """The end of a game, and the texts and sounds for the people on the seats `yours`."""

    yours: tuple[int, ...]
    places: tuple[int, ...]
    sides: tuple[int, ...]
    headline: str
    comfort: str
    tune: list[int]
    confetti: bool


ENDINGS = [
    Ending((0,), (1, 2, 3, 4, 5, 6), ALONE, "You win!", "", RISING, True),
    Ending((0,), (1, 1, 3, 4, 5, 6), ALONE, "You share the win with Ben!", "", RISING, True),
    Ending((0,), (3, 1, 2, 4, 5, 6), ALONE, "Ben wins!", "You finish in place 3 of 6.", FALLING, False),
    # A shared device: one of its players wins, or none.
    Ending((0, 1), (2, 1, 3, 4, 5, 6), ALONE, "Ben wins!", "", RISING, True),
    Ending((0, 1), (2, 3, 1, 4, 5, 6), ALONE, "Cleo wins!", "", FALLING, False),
    # Partners, also at a shared device.
    Ending((0,), (1, 2, 3, 1, 2, 3), PARTNERS, "Your team wins!", "", RISING, True),
    Ending((0, 3), (1, 2, 3, 1, 2, 3), PARTNERS, "Your team wins!", "", RISING, True),
    Ending((0,), (2, 1, 3, 2, 1, 3), PARTNERS, "Ben & Emil win!", "You finish in place 2 of 3.", FALLING, False),
    # Spectators.
    Ending((), (1, 2, 3, 4, 5, 6), ALONE, "Anna wins!", "", RISING, False),
]


REMEMBER = "(table) => localStorage.setItem('roost.seen', JSON.stringify({ [table]: 1 }))"
"""Lets the browser believe that the game was seen before its end."""


class Finished:
    """A finished game with the result of the test."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        self._ending = ENDINGS[0]
        self._visitor = visitor
        self._table = table
        visitor.page.add_init_script(f"({LISTEN})()")
        alter_tables(visitor.page, self._end)
        visitor.go()

    def remember(self) -> None:
        """Let the browser remember that the game was seen before its end."""
        self._visitor.page.evaluate(REMEMBER, self._table)

    def expect(self, ending: Ending, *, celebrated: bool) -> None:
        """Open the game, and check its end."""
        self._ending = ending
        page = self._visitor.page
        self._visitor.go(f"/t/{self._table}")
        expect(page.locator("#over-title")).to_have_text(ending.headline)
        comfort = page.locator(".comfort")
        expect(comfort).to_have_count(1 if ending.comfort and celebrated else 0)
        assert not comfort.count() or (comfort.text_content() or "").startswith(ending.comfort)
        expect(page.locator(".confetti")).to_have_count(int(ending.confetti and celebrated))
        assert page.evaluate("window.heard") == (ending.tune if celebrated else [])

    def _end(self, told: dict[str, Any]) -> None:
        if told["result"]:
            told["result"]["places"] = self._ending.places
            told["sides"] = self._ending.sides
            for seat, plate in enumerate(told["seats"]):
                plate.update(name=PEOPLE[seat], person=True, yours=seat in self._ending.yours)


def test_everybody_sees_and_hears_their_own_result(browser: Browser, server: Server, table: str) -> None:
    with visiting(browser, server.url, fresh=True) as visitor:
        game = Finished(visitor, table)
        for ending in ENDINGS:
            game.remember()
            game.expect(ending, celebrated=True)
        visitor.check()


@pytest.mark.parametrize("ending", [ENDINGS[0], ENDINGS[2]], ids=["won", "lost"])
def test_the_end_is_celebrated_once_on_each_device(
    browser: Browser, server: Server, table: str, ending: Ending
) -> None:
    with visiting(browser, server.url, fresh=True) as visitor:
        game = Finished(visitor, table)
        # The game was not seen here before its end.
        game.expect(ending, celebrated=False)
        game.remember()
        game.expect(ending, celebrated=True)
        game.expect(ending, celebrated=False)
        visitor.check()


class Builder(Player):
    """Builds as high as possible, so that nobody can buy it and it costs penalties, while the others buy."""

    def move(self, luck: random.Random) -> dict[str, Any]:
        made = super().move(luck)
        built = [move for move in self.shown["moves"] if move.startswith("build ")]
        return {**made, "move": max(built, key=lambda move: int(move.rpartition(" = ")[2]), default=made["move"])}


async def play_zwickern(server: Server) -> str:
    person = await Person(server, "Anna").arrive()
    table = await person.open("zwickern", ["open", "simple", "simple"])
    await person.sit(table)
    player = await Builder(server, table, person.token).enter()
    await player.play(random.Random(7))
    await player.leave()
    return table


def number_of(points: str) -> int:
    return 0 if points == "\u2013" else int(points.replace("\u2212", "-"))


def show_in_progress(told: dict[str, Any]) -> None:
    """Show the finished game as if it went on."""
    if told["view"]:
        told |= {"phase": "playing", "result": None, "view": {**told["view"], "phase": "play", "turn": 0}}


ROWS = """(found) => found.map((row) => [row.querySelector('th').textContent,
    ...[...row.querySelectorAll('td')].map((cell) => [cell.querySelector('.points, .none')?.textContent ?? '',
        cell.querySelector('small')?.textContent ?? ''])])"""


def test_zwickern_explains_every_point(browser: Browser, server: Server) -> None:
    with ThreadPoolExecutor(1) as pool:
        table = pool.submit(asyncio.run, play_zwickern(server)).result()
    with visiting(browser, server.url) as visitor:
        visitor.go(f"/t/{table}")
        expect(visitor.page.locator("#over-title")).to_be_visible()
        rows = visitor.page.locator("section[aria-labelledby='over-title'] tbody tr:has(th[scope='row'])")
        told: dict[str, int] = {}
        subtotals: list[list[int]] = []
        deal = [0, 0, 0]
        for what, *cells in rows.evaluate_all(ROWS):
            numbers = [number_of(points) for points, _why in cells]
            if what == "Subtotal":
                assert numbers == deal
                subtotals.append(deal)
                deal = [0, 0, 0]
                continue
            deal = [sum(pair) for pair in zip(deal, numbers, strict=True)]
            for points, why in cells:
                assert "-" not in points, "negative points have a real minus sign"
                number = number_of(points)
                if what == "Most cards":
                    assert re.fullmatch(r"\d+ cards?", why)
                elif number == 0:
                    assert why == ""
                elif what == "Zwicks":
                    assert why == f"{number} \u00d7 1"
                elif what == "Claws":
                    cards = re.findall(r"(?:(\d+)\s\u00d7\s)?[\d/]+\s\((\d+)\)", why)
                    assert sum(int(count or 1) * int(claws) for count, claws in cards) == number
                else:
                    assert re.fullmatch(r"piles? .* left", why)
                    assert len(re.findall(r"\d+", why)) * -30 == number
                told[what] = told.get(what, 0) + 1
        assert set(told) >= {"Most cards", "Claws", "Penalties"}
        assert told["Most cards"] == 9
        total = visitor.page.locator("section[aria-labelledby='over-title'] tfoot td").all_text_contents()
        assert [sum(column) for column in zip(*subtotals, strict=True)] == [number_of(points) for points in total]
        # During the game, the same sums are shown below the table for each seat.
        names = visitor.page.locator("section[aria-labelledby='over-title'] thead .name").all_text_contents()
        alter_tables(visitor.page, show_in_progress)
        visitor.page.reload()
        visitor.page.locator(".ledger summary").click()
        ledger = visitor.page.locator(".ledger table")
        order = [names.index(name) for name in ledger.locator("thead th").all_text_contents() if name]
        deals = [
            [number_of(points) for points in row.locator("td").all_text_contents()]
            for row in ledger.locator("tbody tr").all()
        ]
        assert deals == [[row[column] for column in order] for row in subtotals]
        visitor.check()
