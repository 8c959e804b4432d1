"""The home page: its lists are complete, and refusals are shown."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Route, expect

from roost.bots.characters import CHARACTERS
from tests.browser.visitor import PHONE, visiting
from tests.web.api import Api
from tests.web.server import Server, serving


def test_all_tables_can_be_seen(browser: Browser, tmp_path: Path) -> None:
    with serving(f"{tmp_path}/roost.db") as server, visiting(browser, server.url) as visitor:
        page, api = visitor.page, Api(server)
        me, other = api.guest(), api.guest()
        for _ in range(9):
            me.sit(me.open("heckmeck", "open", "open"), "Anna")
            other.sit(other.open("heckmeck", "open", "open", public=True), "Ben")
        api.close()
        page.add_init_script(f"localStorage.setItem('roost.token', '{me.token}')")
        visitor.go()
        mine, lobby = page.locator("[aria-labelledby='mine']"), page.locator("[aria-labelledby='open']")
        expect(mine.get_by_role("listitem")).to_have_count(6)
        expect(lobby.get_by_role("listitem")).to_have_count(8)
        assert visitor.violations() == []
        more, games = (
            mine.get_by_role("button", name="Show 3 more").bounding_box(),
            page.locator(".game").first.bounding_box(),
        )
        assert more is not None
        assert games is not None
        assert more["y"] + more["height"] + 8 <= games["y"], "it overlaps the element below"
        mine.get_by_role("button", name="Show 3 more").click()
        expect(mine.get_by_role("listitem")).to_have_count(9)
        expect(mine.get_by_role("button", name="Show")).to_have_count(0)
        lobby.get_by_role("button", name="Show 1 more").click()
        expect(lobby.get_by_role("listitem")).to_have_count(9)
        visitor.check()


def test_bots_are_listed_by_name_and_in_old_tables_by_level(browser: Browser, server: Server) -> None:
    def age(route: Route) -> None:
        """List tables as before bots had names."""
        old = route.fetch().json()
        old[0]["summary"]["seats"] = ["chick 7", "chick", "chick 2", "fox"]
        route.fulfill(json=old)

    with visiting(browser, server.url, locale="de-DE") as visitor:
        api = Api(server)
        me = api.guest()
        me.sit(me.open("heckmeck", "open", "chick", "chick", "fox"), "chick 7")
        (listed,) = api.with_token(me.token).get("/api/guests/me/tables")
        _, first, second, fox = listed["summary"]["seats"]
        assert {first, second} < {*CHARACTERS["chick"]}
        assert fox in CHARACTERS["fox"]
        api.close()
        visitor.page.add_init_script(f"localStorage.setItem('roost.token', '{me.token}')")
        visitor.go()
        table = visitor.page.locator("[aria-labelledby='mine']").get_by_role("listitem")
        expect(table).to_contain_text(f"chick 7, {first}, {second}, {fox}")
        visitor.page.route("**/api/guests/me/tables", age)
        visitor.page.reload()
        expect(table).to_contain_text("chick 7, Küken, Küken 2, Fuchs")
        visitor.page.unroute("**/api/guests/me/tables")


def test_refusals_of_the_server_are_shown(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as visitor:
        page = visitor.page
        problem = {"reason": "web-token", "data": {}, "text": "send 'Authorization: Bearer TOKEN'"}
        page.route("**/api/tables", lambda route: route.fulfill(status=401, json=problem))
        visitor.go()
        expect(page.get_by_role("alert")).to_contain_text("The token is missing or invalid.")
        page.unroute("**/api/tables")
        page.get_by_role("button", name="Try again").click()
        expect(page.get_by_role("button", name="Play now").first).to_be_visible()
        expect(page.get_by_role("alert")).to_have_count(0)


def test_clocks_are_described_in_full(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as visitor:
        visitor.go("/play/heckmeck")
        clocks = visitor.page.get_by_label("Clock").locator("option")
        expect(clocks.nth(3)).to_have_text("5 minutes for the whole game, plus 5 seconds per decision")
        expect(clocks.nth(4)).to_have_text("15 minutes for the whole game, plus 10 seconds per decision")
        visitor.page.set_viewport_size({"width": 360, "height": 740})
        assert visitor.page.evaluate("document.documentElement.scrollWidth") <= 360, "it scrolls sideways"


def test_long_names_fit_on_a_phone(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url, viewport=PHONE) as visitor:
        page = visitor.page
        visitor.go("/play/heckmeck")
        page.get_by_label("Your name").fill("W" * 24)
        page.get_by_role("button", name="Add a seat").click()
        page.get_by_label("Seat 3", exact=True).select_option("here")
        page.get_by_label("Name of player 3").fill("W" * 24)
        expect(page.get_by_role("button", name="Remove seat 3")).to_be_visible()
        # The form clips its content, so that the width of the page tells nothing.
        things = page.locator("fieldset").last.locator("strong, select, input, button")
        rights = things.evaluate_all("(found) => found.map((one) => one.getBoundingClientRect().right)")
        edge = page.locator("fieldset").last.evaluate("(found) => found.getBoundingClientRect().right")
        assert max(rights) <= edge <= PHONE["width"]


def test_every_level_of_bots_can_be_added_in_the_waiting_room(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as visitor:
        page = visitor.page
        visitor.go("/play/heckmeck")
        page.get_by_label("Seat 2", exact=True).select_option("friend")
        page.locator("main form button.primary").click()
        levels = page.get_by_label("Level of the bot").locator("option")
        expect(levels).to_have_count(4)
        assert levels.evaluate_all("(found) => found.map((one) => one.value)") == ["chick", "hen", "rooster", "fox"]
        page.get_by_label("Level of the bot").select_option("chick")
        page.get_by_role("button", name="Add a bot: Chick").click()
        expect(page.locator(".board[data-step]")).to_be_visible()
        visitor.check()
