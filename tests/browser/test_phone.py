"""On a phone, upright or on its side, a table fits into the window without scrolling."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.playing import begin_move, play, wait_for_turn
from tests.browser.test_games import GAMES, MORE
from tests.browser.visitor import Visitor, visiting
from tests.variants import VARIANTS
from tests.web.server import Server

SIZES = ((360, 640), (375, 700), (740, 360))
SEATS = {
    variant.game.key if variant.usual else variant.name: (variant.game.seats[0], min(4, variant.game.seats[-1]))
    for variant in VARIANTS
}
TAKEN = {
    "heckmeck": "grill|stack|top|specialist|supply|roast|worms|seat",
    "karteneck": "grill|stack|top|display|hand|worms|seat|pile|discard",
    "zwickern": "item|deck|side|taken|hand|own-hand",
    "gloria": "open|pile-card|fox|market|hand-card",
}
"""Beginnings of the names of places that things are taken from, or that show the state of the game."""
MIN_TARGET_PX = 32
"""The least width and height in pixels for a finger."""
OUT_OF_REACH = """async ([taken, smallest]) => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const root = document.scrollingElement;
    const board = document.querySelector('.board[data-step]');
    const found = [];
    if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth)
        found.push(`the page is ${root.scrollWidth}x${root.scrollHeight}`);
    if (board.scrollHeight > board.clientHeight + 1)
        found.push(`the board is ${board.clientHeight} high, and holds ${board.scrollHeight}`);
    const name = (one) => {
        const data = one.dataset.move ?? one.dataset.place;
        const said = data ?? one.getAttribute('aria-label') ?? one.textContent.trim();
        return `${one.tagName.toLowerCase()}.${one.classList[0] ?? ''} ${said.slice(0, 40)}`;
    };
    const pressed = [...document.querySelectorAll('header, main')].flatMap((part) => [
        ...part.querySelectorAll(':is(button, a[href], input, select, [data-move]):not(:disabled)'),
    ]);
    const places = [...board.querySelectorAll('[data-place]')].filter((one) =>
        new RegExp(`^(${taken})(-|$)`).test(one.dataset.place));
    for (const one of new Set([...pressed, ...places])) {
        const box = one.getBoundingClientRect();
        if (!box.width || !box.height || one.closest('.unseen') || !one.checkVisibility()) continue;
        const clips = [new DOMRect(0, 0, innerWidth, innerHeight)];
        for (let over = one.parentElement; over; over = over.parentElement)
            if (getComputedStyle(over).overflow !== 'visible') clips.push(over.getBoundingClientRect());
        for (const clip of clips)
            if (box.left < clip.left - 1 || box.top < clip.top - 1 || box.right > clip.right + 1
                || box.bottom > clip.bottom + 1) {
                const edges = [box.left, box.top, box.right, box.bottom].map(Math.round);
                found.push(`out of sight: ${name(one)} at ${edges}`);
                break;
            }
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (hit && !one.contains(hit) && !hit.contains(one)) found.push(`covered: ${name(one)} by ${name(hit)}`);
        if (pressed.includes(one) && Math.min(box.width, box.height) < smallest - 0.5)
            found.push(`too small: ${name(one)}, ${Math.round(box.width)}x${Math.round(box.height)}`);
    }
    return found;
}"""


def expect_everything_in_reach(visitor: Visitor, game: str, when: str) -> None:
    """Check the table in all sizes of a phone."""
    missing: list[str] = []
    for width, height in SIZES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        found = visitor.page.evaluate(OUT_OF_REACH, [TAKEN[game], MIN_TARGET_PX])
        missing += [f"{width}x{height} {when}: {one}" for one in found]
    assert missing == [], "\n" + "\n".join(missing)


def begin(visitor: Visitor, path: str, seats: int) -> None:
    """Begin a game against bots."""
    visitor.go(path)
    start = visitor.page.locator("main form button.primary")
    expect(start).to_be_visible()
    while visitor.page.locator("fieldset select").count() < seats - 1:
        visitor.page.locator(MORE).click()
    start.click()
    expect(visitor.page.locator(".board[data-step]")).to_be_visible()


@pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name, counts in SEATS.items() for seats in counts], ids=str
)
def test_everything_that_can_be_pressed_or_taken_is_in_sight(
    browser: Browser, server: Server, name: str, seats: int
) -> None:
    game = GAMES[name].removeprefix("/play/").partition("?")[0]
    luck = random.Random(f"phone {name} {seats}")
    width, height = SIZES[0]
    phone = {"width": width, "height": height}
    # German has the longest words.
    with visiting(browser, server.url, viewport=phone, locale="de-DE") as anna:
        begin(anna, GAMES[name], seats)
        for moves in (0, 2, 4):
            play(anna, game, luck, moves)
            if wait_for_turn(anna).over:
                break
            anna.load_fonts()
            expect_everything_in_reach(anna, game, f"after {moves} more moves")
        else:
            begin_move(anna, game)
            expect_everything_in_reach(anna, game, "half-way through a move")
        anna.check()
