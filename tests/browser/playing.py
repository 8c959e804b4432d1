"""Plays each game as a person does, by clicks on the board."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from playwright.sync_api import Locator, Page, expect

from tests.browser.visitor import START, Visitor

__all__ = [
    "GAME_TIMEOUT_S",
    "ask_the_coach",
    "attempts",
    "begin_move",
    "can_move",
    "follow",
    "move",
    "offered_moves",
    "on_turn",
    "play",
    "play_to_the_end",
    "wait_for_turn",
]

STEP_TIMEOUT_S = 120.0
"""Time-out in seconds for a single step, also on a busy machine."""
GAME_TIMEOUT_S = 600.0
"""Time-out in seconds for a whole game."""
MAX_CLICK_ATTEMPTS = 100
MOVES = "[data-move]:enabled"
POLL_INTERVAL_MS = 10
"""Milliseconds between two looks at a page. Playwright's default, every frame, would make the page draw them all."""
MOVED = """(before) => document.querySelector('#over-title') !== null
    || Number(document.querySelector('.board[data-step]')?.dataset.step ?? -1) !== before"""
"""On a shared device the board is hidden until the next player takes the device."""
REACHED = "(step) => Number(document.querySelector('.board[data-step]')?.dataset.step ?? -1) >= step"
CALM = "document.querySelector(\".board[data-busy='true']\") === null"
READY = f"""() => document.querySelector('#over-title, {START}') !== null
    || document.querySelector('.question.mine') !== null && {CALM}"""
LOOK = f"""() => ({{
    over: document.querySelector('#over-title') !== null,
    waits: document.querySelector('{START}') !== null,
    mine: document.querySelector('.question.mine') !== null,
    calm: {CALM},
    step: Number(document.querySelector('.board[data-step]')?.dataset.step ?? -1),
}})"""
COUNTS = "(selectors) => selectors.map((selector) => document.querySelectorAll(selector).length)"

Player = Callable[[Page, random.Random], None]


def attempts(visitor: Visitor, wanted: str, seconds: float = STEP_TIMEOUT_S) -> Iterator[None]:
    """Yield until the caller stops, and fail after some time."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        yield
        visitor.page.wait_for_timeout(POLL_INTERVAL_MS)
    raise AssertionError(f"not within {seconds} seconds: {wanted}")


class PageState(NamedTuple):
    """What a page shows at one moment, asked for in one round trip."""

    over: bool
    waits: bool
    """Whether the first roll of a turn waits to be started by hand."""
    mine: bool
    """Whether it is the turn of the person who looks."""
    calm: bool
    """Whether all events have been shown."""
    step: int


def page_state(page: Page) -> PageState:
    """Return the state of a page."""
    return PageState(**page.evaluate(LOOK))


def settled_state(visitor: Visitor) -> PageState:
    """Return the state of a page once all events have been shown."""
    while not (found := page_state(visitor.page)).calm:
        visitor.settle()
    return found


def wait_for_turn(visitor: Visitor) -> PageState:
    """Return the state of a page once its person can move, or the game is over."""
    while True:
        found = page_state(visitor.page)
        if found.over or (found.mine and found.calm):
            return found
        if found.waits:
            visitor.page.locator(START).press("Enter")
        visitor.page.wait_for_function(READY, timeout=STEP_TIMEOUT_S * 1000, polling=POLL_INTERVAL_MS)


def count_elements(page: Page, *selectors: str) -> list[int]:
    """Count the elements of each selector."""
    found: list[int] = page.evaluate(COUNTS, selectors)
    return found


def click_any(page: Page, selector: str, luck: random.Random) -> None:
    """Click a random element of a selector, as soon as there is one: a page that reconnects has none meanwhile."""
    for _ in range(MAX_CLICK_ATTEMPTS):
        (count,) = count_elements(page, selector)
        if count:
            page.locator(selector).nth(luck.randrange(count)).click()
            return
        page.locator(selector).first.wait_for()
    raise AssertionError("every element disappeared before it was clicked")


def heckmeck(page: Page, luck: random.Random) -> None:
    """Take any dice, and stop as soon as that brings a portion."""
    stop = "[data-move='stop']:enabled"
    others = "[data-move]:enabled:not([data-move='stop'])"
    stops, prizes, ways = count_elements(page, stop, ".prize:not(.bad)", others)
    click_any(page, stop if stops and (prizes or not ways) else others, luck)


def karteneck(page: Page, luck: random.Random) -> None:
    """Lay cards in most turns, and steal or pass otherwise."""
    cards = ".playable:enabled"
    if count_elements(page, cards) != [0] and luck.random() < 0.75:
        click_any(page, cards, luck)
        click_any(page, ".lay [data-move]:enabled", luck)
    else:
        click_any(page, "[data-move='steal']:enabled, [data-move='pass']:enabled", luck)


def gloria(page: Page, luck: random.Random) -> None:
    """Take an open card, or pick something up and make any move that is offered for it."""
    offers = ".tray [data-move]:enabled, .lit[data-move]:enabled, .lit > [data-move]:enabled"
    takes, things = ".pick[data-move]:enabled", ".pick:enabled:not([data-move])"
    page.locator(f"{offers}, .pick:enabled").first.wait_for()
    offered, taking, picking = count_elements(page, offers, takes, things)
    if not offered:
        if taking and luck.randrange(taking + picking) < taking:
            click_any(page, takes, luck)
            return
        click_any(page, things, luck)
    click_any(page, offers, luck)


def zwickern(page: Page, luck: random.Random) -> None:
    """Buy in most turns, and build or lay any card otherwise."""
    offers = ".offer:enabled"
    if count_elements(page, offers) != [0] and luck.random() < 0.8:
        click_any(page, offers, luck)
    else:
        click_any(page, ".held:enabled", luck)
    click_any(page, MOVES, luck)


def any_move(page: Page, luck: random.Random) -> None:
    """Make any move that has a button, as all moves have on the general board."""
    click_any(page, MOVES, luck)


PLAYERS: dict[str, Player] = {"heckmeck": heckmeck, "karteneck": karteneck, "gloria": gloria, "zwickern": zwickern}


def can_move(visitor: Visitor) -> bool:
    """Return whether it is the person's turn, and all events have been shown."""
    return settled_state(visitor).mine


def on_turn(visitors: Sequence[Visitor]) -> Visitor:
    """Return the visitor on turn, as soon as there is one."""
    return next(each for _ in attempts(visitors[0], "somebody on turn") for each in visitors if can_move(each))


def follow(visitors: Sequence[Visitor], mover: Visitor) -> None:
    """Wait until all pages have shown the same step as the mover's."""
    for each in visitors:
        each.page.wait_for_function(REACHED, arg=mover.step(), polling=POLL_INTERVAL_MS)
        each.settle()


def move(visitor: Visitor, game: str, luck: random.Random) -> bool:
    """Make a move if it is the person's turn, and return whether it was."""
    found = settled_state(visitor)
    if found.mine:
        make(visitor, game, luck, found.step)
    return found.mine


def make(visitor: Visitor, game: str, luck: random.Random, before: int) -> None:
    """Make a move, and wait until the page shows that it was made."""
    PLAYERS.get(game, any_move)(visitor.page, luck)
    visitor.page.wait_for_function(MOVED, arg=before, polling=POLL_INTERVAL_MS)


FIRST_CLICK: dict[str, str] = {
    "karteneck": ".playable:enabled",
    "gloria": ".own .pick:enabled:not([data-move])",
    "zwickern": ".held:enabled",
}
"""The first click of moves that take several."""


def begin_move(visitor: Visitor, game: str) -> list[str]:
    """Begin a move, and return the moves that are offered then."""
    page = visitor.page
    # Without a card to click first, the only move takes a single click.
    if game in FIRST_CLICK and page.locator(FIRST_CLICK[game]).count():
        click_any(page, FIRST_CLICK[game], random.Random(0))
    page.locator(MOVES).first.wait_for()
    return offered_moves(visitor)


def offered_moves(visitor: Visitor) -> list[str]:
    found: list[str] = visitor.page.locator(MOVES).evaluate_all("(found) => found.map((one) => one.dataset.move)")
    return found


def agree_button(visitor: Visitor) -> Locator:
    """Return the button that agrees to make a rated game unrated."""
    return visitor.page.get_by_role("button", name="Do it anyway")


def ask_the_coach(visitor: Visitor, ask: Callable[[], None]) -> None:
    """Ask until there is advice: on a busy machine the server may answer 503, which browsers log."""
    panel = visitor.page.locator("#coach-title")
    answer = panel.or_(visitor.page.get_by_role("alert"))
    agree = agree_button(visitor)
    for _ in attempts(visitor, "advice"):
        ask()
        expect(answer.or_(agree).first).to_be_visible()
        if agree.count():
            agree.press("Enter")
            expect(answer.first).to_be_visible()
        if panel.count():
            return
        visitor.complaints = [text for text in visitor.complaints if "503" not in text]


def play(visitor: Visitor, game: str, luck: random.Random, moves: int) -> None:
    """Make a number of moves, unless the game is over before."""
    for _ in range(moves):
        found = wait_for_turn(visitor)
        if found.over:
            return
        make(visitor, game, luck, found.step)


def play_to_the_end(visitor: Visitor, game: str, luck: random.Random) -> None:
    """Play until the score sheet is shown."""
    end = time.monotonic() + GAME_TIMEOUT_S
    while not (found := wait_for_turn(visitor)).over:
        assert time.monotonic() < end, f"not within {GAME_TIMEOUT_S} seconds: the end of the game"
        make(visitor, game, luck, found.step)
