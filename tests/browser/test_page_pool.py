"""Pages that are lent again are as good as new."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.visitor import DESKTOP, PHONE, visiting
from tests.web.server import Server

STATE = """() => [innerWidth, Object.keys(localStorage).filter((key) => key === 'mine'),
    matchMedia('(prefers-color-scheme: dark)').matches, matchMedia('(prefers-reduced-motion: reduce)').matches,
    'mine' in window]"""


def pages(browser: Browser, server: Server, time_zone: str, change: Callable[[Page], None]) -> list[Page]:
    """Visit three times, check that the page is as good as new, and change it each time.

    The time zone separates the tests: pages are lent again only to visitors with the same options.
    """
    found = []
    for viewport in (DESKTOP, PHONE, DESKTOP):
        with visiting(browser, server.url, viewport=viewport, timezone_id=time_zone) as visitor:
            visitor.go()
            assert visitor.page.evaluate(STATE) == [viewport["width"], [], False, True, False]
            visitor.page.evaluate("localStorage.setItem('mine', 'x'); window.mine = 1")
            visitor.page.emulate_media(color_scheme="dark", reduced_motion="no-preference")
            change(visitor.page)
            found.append(visitor.page)
    return found


def test_a_page_that_is_lent_again_remembers_nothing(browser: Browser, server: Server) -> None:
    first, second, third = pages(
        browser, server, "Europe/Rome", lambda page: page.set_viewport_size({"width": 500, "height": 500})
    )
    # The pool keeps a page only if its options were requested before.
    assert first.is_closed()
    assert second is third


@pytest.mark.parametrize(
    "change",
    [
        lambda page: page.add_init_script("window.mine = 1"),
        lambda page: page.route("**/nothing", lambda route: route.abort()),
        lambda page: page.clock.install(),
        lambda page: page.context.new_page(),
    ],
    ids=["script", "route", "clock", "context"],
)
def test_a_page_that_was_changed_for_good_is_not_lent_again(
    browser: Browser, server: Server, change: Callable[[Page], None]
) -> None:
    assert len(set(map(id, found := pages(browser, server, "Europe/Paris", change)))) == len(found)
