"""Gloria Picktoria in the browser: one click where one will do, words for all symbols, room on phones."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from roost.games.gloria.game import GAME
from tests.browser.staged_table import StagedTable
from tests.browser.test_games import GAMES
from tests.browser.test_phone import begin, expect_everything_in_reach
from tests.browser.visitor import PHONE, Visitor, visiting
from tests.web.server import Server

EARLY = "gloria seats=2 turn=0 points=3 open=rings.rugs.joker hands=grains.2eggs.joker/2rings.teeth.vanes"
TWO = (
    "gloria seats=2 turn=0 points=2 open=rugs.joker.vanes visitors=8 fox=0:rugs "
    "hands=2grains.rings.eggs.combs.perches.2joker/2teeth.showcases.vanes.rugs known=-/teeth.vanes "
    "rows=grains:3+1x.rings:2.rugs:4.tails:1.teeth:2.showcases:3.eggs:1.vanes:2"
    "/grains:2.rings:3x.rugs:1.tails:4.combs:3+1.perches:2.eggs:2 "
    "chests=3perches.3combs.2vanes.2teeth/3showcases.2eggs.2rugs.tails "
    "first=grains:longestx.rugs:sole/grains:second.tails:sole second=rugs:longest.showcases:sole/rugs:second.combs:sole"
)
FOUR = (
    "gloria seats=4 turn=0 points=2 open=rugs.joker.vanes visitors=8 fox=0:rugs "
    "hands=2grains.eggs.combs.joker/2teeth.showcases.vanes/rings.eggs.grains/2tails.perches.combs "
    "rows=grains:2+1x.rings:2.rugs:3.teeth:1.vanes:2/grains:2.rings:3x.tails:2.combs:2+1.perches:1"
    "/showcases:3.rugs:2.tails:3x.eggs:2.grains:1.vanes:2/perches:3.teeth:2.eggs:2.showcases:1+1 "
    "chests=2perches.2combs.vanes.tails/2showcases.2eggs.rugs.tails/vanes.rings.2teeth.combs.perches.2showcases"
    "/grains.rings.2teeth.2rugs "
    "first=grains:longestx.rugs:sole/grains:second.tails:sole/showcases:sole/eggs:sole"
)
FIVE = (
    "gloria seats=5 turn=0 points=2 open=rugs.joker.vanes visitors=5 fox=0:rugs "
    "hands=2grains.eggs.combs.joker/teeth.vanes/eggs.grains/tails.perches/2rings "
    "rows=grains:2+1x.rings:2.rugs:3.teeth:1.vanes:2/grains:2.rings:2.tails:2.combs:2+1.perches:1"
    "/showcases:3.rugs:2.tails:3x.eggs:2.vanes:1/perches:3.teeth:2.eggs:2.showcases:1+1/combs:2.vanes:1 "
    "chests=2perches.combs.vanes.tails/showcases.2eggs.rugs.tails/rings.teeth.combs.perches.showcases"
    "/grains.rings.2teeth/2showcases"
)
MANY = (
    FOUR.replace("vanes:2/grains", "vanes:1.tails:1.perches:1.combs:1/grains")
    .replace("chests=2perches.2combs.vanes.tails", "chests=2perches.2combs.vanes.tails.eggs.rings")
    .replace("rugs.tails/vanes", "rugs.vanes/vanes")
)
FOX = FOUR.replace("points=2", "phase=pass")
OVER = FOUR.replace("turn=0 points=2 ", "").replace("visitors=8", "visitors=10")
CHOSEN = ".pick[aria-pressed='true']"
SPILT = """() => {
    const cabinet = document.querySelector('.own .cabinet').getBoundingClientRect();
    return [...document.querySelectorAll('.own .rows > li')].filter(
        (row) => row.getBoundingClientRect().bottom > cabinet.bottom + 1).map((row) => row.dataset.place);
}"""
"""The own rows that stand out of their cabinet."""


def show(visitor: Visitor, position: str) -> list[str]:
    """Show a position to the first seat of a new table."""
    table = StagedTable(visitor.page, GAME, position)
    begin(visitor, GAMES["gloria"], int(position.split("seats=")[1][0]))
    visitor.load_fonts()
    return table.moves


def card(page: Page, name: str, place: str = ".own") -> None:
    page.locator(place).get_by_role("button", name=name).first.click()


def test_what_can_do_one_thing_does_it_with_one_click(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as anna:
        page = anna.page
        made = show(anna, EARLY)
        card(page, "grains")
        card(page, "draw a card blind", ".market")
        card(page, "take a platinum leg ring", ".market")
        # Nobody means to lay a joker as a chest by touching it.
        card(page, "joker")
        expect(page.locator(CHOSEN)).to_have_count(1)
        card(page, "lay a card as a chest")
        expect(page.locator(CHOSEN)).to_have_count(0)
        assert made == ["chest grains", "blind", "take rings", "chest joker"]
        anna.check()


def test_all_pieces_are_explained_and_what_is_due_is_said(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as anna:
        page = anna.page
        show(anna, EARLY)
        expect(page.locator(".question")).to_contain_text("Have the longest rows when the rooster calls.")
        expect(page.locator(".visits .told")).to_contain_text("4 more to scoring 1 of 3")
        due = page.locator(".own").get_by_title("each card in hand")
        expect(due).to_contain_text("At the end")
        expect(due).to_contain_text("\u22125")
        page.get_by_role("button", name="What is what").click()
        legend = page.get_by_role("dialog", name="What is what")
        expect(legend.locator(".pieces li")).to_have_count(9)
        expect(legend.locator(".kinds li").filter(has_text="weathervanes")).to_contain_text("9")
        assert anna.violations() == []
        page.keyboard.press("Escape")
        expect(legend).to_be_hidden()
        anna.check()


def test_a_finger_gets_the_word_for_a_symbol_and_the_collection_of_an_opponent(
    browser: Browser, server: Server
) -> None:
    with visiting(browser, server.url, viewport=PHONE, has_touch=True, is_mobile=True) as anna:
        page = anna.page
        made = show(anna, FOUR)
        page.locator(".own .points").tap()
        expect(page.locator(".word")).to_have_text("Guest has 2 actions left")
        page.locator(".rival").nth(1).locator("[role=img]").first.tap()
        expect(page.locator(".word")).to_contain_text("row of")
        page.locator(".rival .who").first.tap()
        collection = page.get_by_role("dialog", name="Collection of")
        expect(collection.locator(".rows > li")).to_have_count(5)
        assert anna.violations() == []
        collection.get_by_role("button", name="Close", exact=True).tap()
        expect(collection).to_be_hidden()
        assert made == []
        anna.check()


def test_late_in_the_game_and_with_five_everything_is_in_reach_of_a_finger(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url, viewport=PHONE, locale="de-DE") as anna:
        for name, position in (("two", TWO), ("fox", FOX), ("many", MANY), ("five", FIVE)):
            anna.page.set_viewport_size({"width": 360, "height": 640})
            show(anna, position)
            assert anna.page.evaluate(SPILT) == []
            expect_everything_in_reach(anna, "gloria", name)
            # Still as it lies on its side.
            assert anna.page.evaluate(SPILT) == []
            if name == "two":
                anna.page.locator(".hand .pick:has([data-kind='joker'])").click()
                expect(anna.page.locator(".lit > [data-move]")).to_have_count(7)
                expect_everything_in_reach(anna, "gloria", "a joker in the hand")
        anna.check()


def test_the_final_sheet_has_the_points_of_each_scoring(browser: Browser, server: Server) -> None:
    state = GAME.read(OVER)
    result = state.result()
    assert result is not None
    earned = [
        [sum(line.points for line in result.sheet if (line.part, line.seat) == (part, seat)) for seat in range(4)]
        for part in (1, 2, 3)
    ]
    # So they were in the view after every scoring, and so the ceremony has added them up.
    assert earned == [[seat.scores[part] for seat in state.view(0).seats] for part in range(3)]
    ranked = sorted(range(4), key=lambda seat: result.places[seat])
    with visiting(browser, server.url) as anna:
        show(anna, OVER)
        subtotals = anna.page.locator(".subtotal")
        for part, points in enumerate(earned):
            written = [str(points[seat]).replace("-", "\u2212") for seat in ranked]
            expect(subtotals.nth(part).locator("td")).to_have_text(written)
        anna.check()
