"""How a person plays each game: touches what can be touched, until it is somebody else's turn."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence

from playwright.sync_api import Locator, Page, expect

from tests.browser.visitor import Visitor

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
]

LONG = 120.0
"""Seconds within which everything comes that is played for, however busy the machine is ..."""
LONGEST = 600.0
"""... and within which a whole game is over."""
TRIES = 100
PAUSE = 10
"""Milliseconds between two looks at a page."""
MOVED = """(before) => document.querySelector('#over-title') !== null
    || Number(document.querySelector('.board[data-step]')?.dataset.step ?? -1) !== before"""
"""Where people share a device, the board is gone until the next one says so."""
REACHED = "(step) => Number(document.querySelector('.board[data-step]')?.dataset.step ?? -1) >= step"

Hand = Callable[[Page, random.Random], None]


def attempts(visitor: Visitor, wanted: str, seconds: float = LONG) -> Iterator[None]:
    """As many as there is time for: who has what is wanted goes away, and who does not get it fails."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        yield
        visitor.page.wait_for_timeout(PAUSE)
    raise AssertionError(f"not within {seconds} seconds: {wanted}")


def one_of(found: Locator, luck: random.Random) -> None:
    """Touch any of them, as soon as there are some: a page that greets its server anew offers nothing meanwhile."""
    for _ in range(TRIES):
        found.first.wait_for()
        if count := found.count():
            found.nth(luck.randrange(count)).click()
            return
    raise AssertionError("what was there is gone whenever it is touched")


def heckmeck(page: Page, luck: random.Random) -> None:
    """Takes any dice, and stops as soon as that brings a portion."""
    stop = page.locator("[data-move='stop']:enabled")
    others = page.locator("[data-move]:enabled:not([data-move='stop'])")
    if stop.count() and (page.locator(".prize:not(.bad)").count() or not others.count()):
        stop.click()
    else:
        one_of(others, luck)


def karteneck(page: Page, luck: random.Random) -> None:
    """Lays out what it can, mostly, and steals or passes otherwise."""
    cards = page.locator(".playable:enabled")
    if cards.count() and luck.random() < 0.75:
        one_of(cards, luck)
        one_of(page.locator(".lay [data-move]:enabled"), luck)
    else:
        one_of(page.locator("[data-move='steal']:enabled").or_(page.locator("[data-move='pass']:enabled")), luck)


def gloria(page: Page, luck: random.Random) -> None:
    """Picks something up, and does with it any of what is offered for it."""
    if not page.locator("[data-move]:enabled").count():
        one_of(page.locator(".pick:enabled"), luck)
    one_of(page.locator("[data-move]:enabled"), luck)


def zwickern(page: Page, luck: random.Random) -> None:
    """Buys what is offered, mostly; otherwise builds or lays with any card."""
    offers = page.locator(".offer:enabled")
    if offers.count() and luck.random() < 0.8:
        one_of(offers, luck)
    else:
        one_of(page.locator(".held:enabled"), luck)
    one_of(page.locator("[data-move]:enabled"), luck)


HANDS: dict[str, Hand] = {"heckmeck": heckmeck, "karteneck": karteneck, "gloria": gloria, "zwickern": zwickern}


def moving(visitor: Visitor) -> bool:
    """Whether it is their turn, and they can see so."""
    visitor.settle()
    return bool(visitor.page.locator(".question.mine").count())


def on_turn(visitors: Sequence[Visitor]) -> Visitor:
    """Whoever of them is on turn, as soon as one is."""
    return next(each for _ in attempts(visitors[0], "somebody on turn") for each in visitors if moving(each))


def follow(visitors: Sequence[Visitor], mover: Visitor) -> None:
    """Wait until everybody has seen as much of the game as one of them."""
    for each in visitors:
        each.page.wait_for_function(REACHED, arg=mover.step())
        each.settle()


def move(visitor: Visitor, game: str, luck: random.Random) -> bool:
    """Make a move if it is one's turn; whether it was."""
    if not moving(visitor):
        return False
    page = visitor.page
    before = visitor.step()
    HANDS[game](page, luck)
    page.wait_for_function(MOVED, arg=before)
    return True


HALF: dict[str, str] = {"karteneck": ".playable:enabled", "gloria": ".pick:enabled", "zwickern": ".held:enabled"}
"""What is touched first, where a move takes more than one touch."""


def half_way(visitor: Visitor, game: str) -> list[str]:
    """Begin a move and stop half-way; the moves that are offered then."""
    page = visitor.page
    # Whoever holds nothing that could be touched first has one way left, which takes a single touch.
    if game in HALF and page.locator(HALF[game]).count():
        one_of(page.locator(HALF[game]), random.Random(0))
    page.locator("[data-move]:enabled").first.wait_for()
    return offered(visitor)


def offered(visitor: Visitor) -> list[str]:
    found: list[str] = visitor.page.locator("[data-move]:enabled").evaluate_all(
        "(found) => found.map((one) => one.dataset.move)"
    )
    return found


def ask_the_coach(visitor: Visitor, ask: Callable[[], None]) -> None:
    """Until there is advice: on a busy machine the coach may have no time, and says so; browsers note that, too."""
    panel = visitor.page.locator("#coach-title")
    for _ in attempts(visitor, "advice"):
        ask()
        expect(panel.or_(visitor.page.get_by_role("alert")).first).to_be_visible()
        if panel.count():
            return
        visitor.complaints = [text for text in visitor.complaints if "503" not in text]


def play(visitor: Visitor, game: str, luck: random.Random, moves: int) -> None:
    """Make so many moves, unless the game is over before."""
    for _ in attempts(visitor, f"{moves} moves more"):
        if moves == 0 or visitor.page.locator("#over-title").count():
            return
        moves -= move(visitor, game, luck)


def play_to_the_end(visitor: Visitor, game: str, luck: random.Random) -> None:
    """Until the score sheet is there."""
    for _ in attempts(visitor, "the end of the game", LONGEST):
        if visitor.page.locator("#over-title").count():
            return
        move(visitor, game, luck)
