"""Over plain HTTP in a home network, browsers allow pages less, and everything works all the same."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.chromium import arguments, program
from tests.browser.playing import play
from tests.browser.test_table import join, open_table
from tests.browser.visitor import visiting
from tests.web.server import Server, serving

HOST = "roost.test"
NOBODY_ELSE = "the server is for this device alone"
CODE = "QR code of the link"
SHARE = "navigator.share = (shared) => Promise.resolve((window.shared = shared)); true"


@pytest.fixture(scope="module")
def remote_browser(browser: Browser) -> Iterator[Browser]:
    """Return a browser that does not count the server's address as localhost."""
    rules = f"--host-resolver-rules=MAP {HOST} 127.0.0.1"
    found = browser.browser_type.launch(executable_path=program(), args=[rules, *arguments()])
    yield found
    found.close()


@pytest.fixture(scope="module")
def home_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server as `make play` starts it, in a network where the machine has a name."""
    file = tmp_path_factory.mktemp("home") / "roost.db"
    with serving(str(file), "--host", "home", "--name", HOST) as found:
        yield found


@pytest.fixture
def url(home_server: Server) -> str:
    return home_server.url.replace("127.0.0.1", HOST)


def test_a_table_is_played_from_another_device(remote_browser: Browser, url: str) -> None:
    with visiting(remote_browser, url) as anna:
        open_table(anna, "heckmeck", ["chick"], "Anna")
        assert anna.page.evaluate("isSecureContext") is False, "the test needs an insecure context"
        expect(anna.page.locator(".board[data-step]")).to_be_visible()
        play(anna, "heckmeck", random.Random(1), 3)
        anna.check()


def test_a_link_that_cannot_be_copied_is_selected(remote_browser: Browser, url: str) -> None:
    with visiting(remote_browser, url) as anna:
        page = anna.page
        open_table(anna, "heckmeck", ["friend"], "Anna")
        page.get_by_role("button", name="Copy the link").click()
        expect(page.get_by_role("status").get_by_text("The link is selected")).to_be_visible()
        assert page.evaluate("getSelection().toString()") == page.get_by_label("Send this link").input_value()
        expect(page.get_by_text(NOBODY_ELSE)).to_have_count(0)
        expect(page.get_by_role("button", name="Share")).to_have_count(0)
        assert anna.violations() == []
        anna.check()


def test_two_devices_play_at_one_table(remote_browser: Browser, url: str) -> None:
    with visiting(remote_browser, url) as anna, visiting(remote_browser, url) as ben:
        open_table(anna, "heckmeck", ["friend"], "Anna")
        join(ben, anna.page.get_by_label("Send this link").input_value(), "Ben")
        for visitor in (anna, ben):
            expect(visitor.page.locator(".seats .name")).to_have_text(["Anna", "Ben"])
            visitor.check()


def test_the_link_of_a_host_on_the_server_works_for_phones(
    browser: Browser, remote_browser: Browser, home_server: Server, url: str
) -> None:
    with visiting(browser, home_server.url) as anna, visiting(remote_browser, url) as ben:
        anna.page.add_init_script(SHARE)
        open_table(anna, "heckmeck", ["friend"], "Anna")
        link = anna.page.get_by_label("Send this link").input_value()
        assert link.startswith(f"{url}t/")
        expect(anna.page.get_by_alt_text(CODE)).to_be_visible()
        anna.page.get_by_role("button", name="Share").click()
        assert anna.page.evaluate("shared.url") == link
        assert "Heckmeck" in anna.page.evaluate("shared.text")
        expect(anna.page.get_by_text("roost serve")).to_have_count(0)
        assert anna.violations() == []
        join(ben, link, "Ben")
        expect(anna.page.locator(".seats .name")).to_have_text(["Anna", "Ben"])
        for visitor in (anna, ben):
            visitor.check()


def test_a_server_on_localhost_offers_no_link_for_others(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as anna:
        open_table(anna, "heckmeck", ["friend"], "Anna")
        expect(anna.page.get_by_text(NOBODY_ELSE)).to_be_visible()
        expect(anna.page.get_by_alt_text(CODE)).to_have_count(0)
        expect(anna.page.get_by_text("roost serve")).to_have_count(0)
        assert anna.violations() == []
