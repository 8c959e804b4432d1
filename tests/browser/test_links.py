"""Links as people send them: cut, mistyped, or in another alphabet."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.visitor import visiting
from tests.web.server import Server


@pytest.mark.parametrize("path", ["/t/%", "/t/%E0%A4%A", "/play/%zz", "/%", "/rules/%ff"])
def test_a_link_that_was_cut_leads_to_a_page_that_helps(browser: Browser, server: Server, path: str) -> None:
    with visiting(browser, server.url) as visitor:
        page = visitor.page
        visitor.go(path)
        expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
        page.get_by_role("link", name="All games").last.click()
        expect(page.get_by_role("button", name="Play now").first).to_be_visible()
        assert [said for said in visitor.complaints if "404" not in said] == []
