"""How a person plays each game: touches what can be touched, until it is somebody else's turn."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from playwright.sync_api import Locator, Page, expect

from tests.browser.visitor import START, Visitor

__all__ = [
    "LONGEST",
    "ask_the_coach",
    "attempts",
    "follow",
    "half_way",
    "move",
    "moving",
    "offered",
    "on_turn",
    "play",
    "play_to_the_end",
    "ready",
]

LONG = 120.0
"""Seconds within which everything comes that is played for, however busy the machine is ..."""
LONGEST = 600.0
"""... and within which a whole game is over."""
TRIES = 100
MOVES = "[data-move]:enabled"
PAUSE = 10
"""Milliseconds between two looks at a page. To look at every frame, as is usual, would make it draw them all."""
MOVED = """(before) => document.querySelector('#over-title') !== null
    || Number(document.querySelector('.board[data-step]')?.dataset.step ?? -1) !== before"""
"""Where people share a device, the board is gone until the next one says so."""
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

Hand = Callable[[Page, random.Random], None]


def attempts(visitor: Visitor, wanted: str, seconds: float = LONG) -> Iterator[None]:
    """As many as there is time for: who has what is wanted goes away, and who does not get it fails."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        yield
        visitor.page.wait_for_timeout(PAUSE)
    raise AssertionError(f"not within {seconds} seconds: {wanted}")


class Look(NamedTuple):
    """What a page shows at one moment; asked for at once, since every question costs a round trip."""

    over: bool
    waits: bool
    """Whether the first roll of a turn waits to be made by hand."""
    mine: bool
    """Whether it is the turn of whoever looks."""
    calm: bool
    """Whether everything that happened was shown."""
    step: int


def look(page: Page) -> Look:
    """Look at a page as it is just now."""
    return Look(**page.evaluate(LOOK))


def settled(visitor: Visitor) -> Look:
    """Look at a page once everything that happened was shown."""
    while not (found := look(visitor.page)).calm:
        visitor.settle()
    return found


def ready(visitor: Visitor) -> Look:
    """Look at a page once it is their turn, and they can see so, or the game is over."""
    while True:
        found = look(visitor.page)
        if found.over or (found.mine and found.calm):
            return found
        if found.waits:
            visitor.page.locator(START).press("Enter")
        visitor.page.wait_for_function(READY, timeout=LONG * 1000, polling=PAUSE)


def counts(page: Page, *selectors: str) -> list[int]:
    """Count what there is of each kind."""
    found: list[int] = page.evaluate(COUNTS, selectors)
    return found


def one_of(page: Page, selector: str, luck: random.Random) -> None:
    """Touch any of them, as soon as there are some: a page that greets its server anew offers nothing meanwhile."""
    for _ in range(TRIES):
        (count,) = counts(page, selector)
        if count:
            page.locator(selector).nth(luck.randrange(count)).click()
            return
        page.locator(selector).first.wait_for()
    raise AssertionError("what was there is gone whenever it is touched")


def heckmeck(page: Page, luck: random.Random) -> None:
    """Takes any dice, and stops as soon as that brings a portion."""
    stop = "[data-move='stop']:enabled"
    others = "[data-move]:enabled:not([data-move='stop'])"
    stops, prizes, ways = counts(page, stop, ".prize:not(.bad)", others)
    one_of(page, stop if stops and (prizes or not ways) else others, luck)


def karteneck(page: Page, luck: random.Random) -> None:
    """Lays out what it can, mostly, and steals or passes otherwise."""
    cards = ".playable:enabled"
    if counts(page, cards) != [0] and luck.random() < 0.75:
        one_of(page, cards, luck)
        one_of(page, ".lay [data-move]:enabled", luck)
    else:
        one_of(page, "[data-move='steal']:enabled, [data-move='pass']:enabled", luck)


def gloria(page: Page, luck: random.Random) -> None:
    """Takes an open card at once, or picks something up and does with it any of what is offered for it."""
    offers = ".tray [data-move]:enabled, .lit[data-move]:enabled, .lit > [data-move]:enabled"
    takes, things = ".pick[data-move]:enabled", ".pick:enabled:not([data-move])"
    page.locator(f"{offers}, .pick:enabled").first.wait_for()
    offered, taking, picking = counts(page, offers, takes, things)
    if not offered:
        if taking and luck.randrange(taking + picking) < taking:
            one_of(page, takes, luck)
            return
        one_of(page, things, luck)
    one_of(page, offers, luck)


def zwickern(page: Page, luck: random.Random) -> None:
    """Buys what is offered, mostly; otherwise builds or lays with any card."""
    offers = ".offer:enabled"
    if counts(page, offers) != [0] and luck.random() < 0.8:
        one_of(page, offers, luck)
    else:
        one_of(page, ".held:enabled", luck)
    one_of(page, MOVES, luck)


def any_move(page: Page, luck: random.Random) -> None:
    """Makes any move that has a button, as all moves have on the general board."""
    one_of(page, MOVES, luck)


HANDS: dict[str, Hand] = {"heckmeck": heckmeck, "karteneck": karteneck, "gloria": gloria, "zwickern": zwickern}


def moving(visitor: Visitor) -> bool:
    """Whether it is their turn, and they can see so."""
    return settled(visitor).mine


def on_turn(visitors: Sequence[Visitor]) -> Visitor:
    """Whoever of them is on turn, as soon as one is."""
    return next(each for _ in attempts(visitors[0], "somebody on turn") for each in visitors if moving(each))


def follow(visitors: Sequence[Visitor], mover: Visitor) -> None:
    """Wait until everybody has seen as much of the game as one of them."""
    for each in visitors:
        each.page.wait_for_function(REACHED, arg=mover.step(), polling=PAUSE)
        each.settle()


def move(visitor: Visitor, game: str, luck: random.Random) -> bool:
    """Make a move if it is one's turn; whether it was."""
    found = settled(visitor)
    if found.mine:
        make(visitor, game, luck, found.step)
    return found.mine


def make(visitor: Visitor, game: str, luck: random.Random, before: int) -> None:
    """Make a move, and wait until the page shows that it was made."""
    HANDS.get(game, any_move)(visitor.page, luck)
    visitor.page.wait_for_function(MOVED, arg=before, polling=PAUSE)


HALF: dict[str, str] = {
    "karteneck": ".playable:enabled",
    "gloria": ".own .pick:enabled:not([data-move])",
    "zwickern": ".held:enabled",
}
"""What is touched first, where a move takes more than one touch."""


def half_way(visitor: Visitor, game: str) -> list[str]:
    """Begin a move and stop half-way; the moves that are offered then."""
    page = visitor.page
    # Whoever holds nothing that could be touched first has one way left, which takes a single touch.
    if game in HALF and page.locator(HALF[game]).count():
        one_of(page, HALF[game], random.Random(0))
    page.locator(MOVES).first.wait_for()
    return offered(visitor)


def offered(visitor: Visitor) -> list[str]:
    found: list[str] = visitor.page.locator(MOVES).evaluate_all("(found) => found.map((one) => one.dataset.move)")
    return found


def agreement(visitor: Visitor) -> Locator:
    """The button that makes a rated game unrated, which is to be pressed once in a game."""
    return visitor.page.get_by_role("button", name="Do it anyway")


def ask_the_coach(visitor: Visitor, ask: Callable[[], None]) -> None:
    """Until there is advice: on a busy machine the coach may have no time, and says so; browsers note that, too."""
    panel = visitor.page.locator("#coach-title")
    answer = panel.or_(visitor.page.get_by_role("alert"))
    agree = agreement(visitor)
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
    """Make so many moves, unless the game is over before."""
    for _ in range(moves):
        found = ready(visitor)
        if found.over:
            return
        make(visitor, game, luck, found.step)


def play_to_the_end(visitor: Visitor, game: str, luck: random.Random) -> None:
    """Until the score sheet is there."""
    end = time.monotonic() + LONGEST
    while not (found := ready(visitor)).over:
        assert time.monotonic() < end, f"not within {LONGEST} seconds: the end of the game"
        make(visitor, game, luck, found.step)
