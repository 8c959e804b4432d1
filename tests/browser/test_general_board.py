"""Somebody's own game in a single file is played in the browser, on a board that knows no game."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from examples.pig import GAME
from roost.core import registry
from roost.core.record import Record
from tests.browser.playing import attempts, can_move, follow, move, on_turn, play, play_to_the_end
from tests.browser.test_games import tab_to
from tests.browser.test_table import join, open_table
from tests.browser.visitor import DESKTOP, PHONE, Visitor, visiting
from tests.web.server import Server, serving

ROOT = Path(__file__).parents[2]
PIG = ROOT / "examples" / "pig.py"
FIVES = ROOT / "tests" / "core" / "fives_game.py"
"""A game with hidden hands of three cards, so that three seats have as many cards as there are seats."""
TARGET = "20"


@pytest.fixture(scope="module")
def own_games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that offers Pig, Pig without events, Fives, and what `roost new-game` writes."""
    folder = tmp_path_factory.mktemp("own-games")
    new = folder / "last_stone"
    subprocess.run([sys.executable, "-m", "roost", "new-game", "last_stone", str(new)], check=True, capture_output=True)
    quiet = folder / "quiet.py"
    silent = PIG.read_text(encoding="utf-8").replace('key, seats, options = "pig"', 'key, seats, options = "quiet"')
    quiet.write_text(silent.replace("if self.log is not None:", "if False:"), encoding="utf-8")
    files = [argument for file in (PIG, quiet, FIVES, new / "last_stone.py") for argument in ("--game", str(file))]
    with serving(str(folder / "roost.db"), *files) as found:
        yield found


def set_up(visitor: Visitor) -> None:
    """Open a table against one bot, for a short game."""
    visitor.go("/play/pig")
    visitor.page.get_by_label("Target").fill(TARGET)
    visitor.page.locator("main form button.primary").click()
    expect(visitor.page.locator(".board[data-step]")).to_be_visible()


def seat(page: Page, number: int) -> Locator:
    return page.locator(f"[data-place='seat-{number}']")


def values(place: Locator) -> dict[str, str]:
    """The labelled values at a place."""
    names, shown = place.locator("dt").all_inner_texts(), place.locator("dd").all_inner_texts()
    return dict(zip(names, (" ".join(value.split()) for value in shown), strict=True))


def middle(page: Page) -> Locator:
    return page.locator(".middle.panel")


def test_the_home_page_offers_the_game_with_its_title_and_its_rules(browser: Browser, own_games: Server) -> None:
    with visiting(browser, own_games.url) as visitor:
        page = visitor.page
        visitor.go()
        card = page.locator(".game", has=page.locator("a[href='/play/pig']"))
        expect(card.get_by_role("heading")).to_have_text("Pig")
        assert card.locator("svg").first.inner_html(), "there is a picture for any game"
        card.get_by_role("link", name="Rules").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("How to play Pig")
        expect(page.get_by_text("Every roll adds to the pot, but a 1 empties it")).to_be_visible()
        page.get_by_role("link", name="Choose players").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("A table for Pig")
        expect(page.get_by_label("Target")).to_have_value("100")
        assert visitor.violations() == []
        visitor.check()


@pytest.mark.parametrize(
    ("viewport", "locale", "over", "keep"),
    [
        (DESKTOP, "en-GB", "The game is over", "Save game record"),
        (PHONE, "de-DE", "Das Spiel ist vorbei", "Spielprotokoll speichern"),
    ],
    ids=["desktop", "phone"],
)
def test_pig_is_played_against_a_bot_from_set_up_to_score_sheet(
    browser: Browser,
    own_games: Server,
    viewport: ViewportSize,
    locale: str,
    over: str,
    keep: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with visiting(browser, own_games.url, viewport=viewport, locale=locale) as visitor:
        page = visitor.page
        set_up(visitor)
        luck = random.Random("pig")
        play(visitor, "pig", luck, 2)
        expect(page.locator(".question.mine, #over-title").first).to_be_visible()
        assert visitor.violations() == []
        play_to_the_end(visitor, "pig", luck)
        expect(page.get_by_text(over)).to_be_visible()
        expect(page.get_by_role("row", name=re.compile(r"^Held \d+ \d+$"))).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
        assert visitor.violations() == []
        with page.expect_download() as kept:
            page.get_by_role("button", name=keep).click()
        monkeypatch.setattr(registry, "_GAMES", {**registry._GAMES, GAME.key: GAME})
        record = Record.read(kept.value.path().read_text(encoding="utf-8"))
        assert (record.game.key, str(getattr(record.options, "target", None))) == ("pig", TARGET)
        visitor.check()


def test_two_people_play_pig_and_see_the_same(browser: Browser, own_games: Server) -> None:
    with visiting(browser, own_games.url) as anna, visiting(browser, own_games.url, viewport=PHONE) as ben:
        anna.go("/play/pig")
        anna.page.get_by_label("Target").fill(TARGET)
        anna.page.get_by_label("Your name").fill("Anna")
        anna.page.get_by_label("Seat 2", exact=True).select_option("friend")
        anna.page.locator("main form button.primary").click()
        anna.page.wait_for_url("**/t/*")
        join(ben, anna.page.get_by_label("Send this link").input_value(), "Ben")
        luck = random.Random("two")
        for _ in range(4):
            mover = on_turn([anna, ben])
            play(mover, "pig", luck, 1)
            follow([anna, ben], mover)
            assert values(middle(anna.page)) == values(middle(ben.page))
            assert values(seat(anna.page, 0)) == values(seat(ben.page, 0))
        expect(anna.page.get_by_text(re.compile(r"^(Anna|Ben): rolled, die \d$")).first).to_be_visible()
        for _ in attempts(anna, "the end of the game"):
            if all(each.page.locator("#over-title").count() for each in (anna, ben)):
                break
            for each in (anna, ben):
                if can_move(each):
                    move(each, "pig", luck)
        for each in (anna, ben):
            expect(each.page.locator("#over-title")).to_contain_text(re.compile("win|Anna|Ben"))
            each.check()


def test_two_people_at_one_device_need_no_curtain_where_nothing_is_hidden(browser: Browser, own_games: Server) -> None:
    with visiting(browser, own_games.url) as device:
        open_table(device, "pig", ["here"], "Anna")
        luck = random.Random("device")
        for _ in range(8):
            play(device, "pig", luck, 1)
            assert device.page.locator(".curtain").count() == 0
        device.check()


def test_hidden_cards_are_behind_a_curtain(browser: Browser, own_games: Server) -> None:
    with visiting(browser, own_games.url) as device:
        open_table(device, "fives", ["here"], "Anna")
        device.page.get_by_role("button", name="show my cards").click()
        play(device, "fives", random.Random("curtain"), 1)
        expect(device.page.get_by_role("button", name="show my cards")).to_be_visible()
        assert device.page.locator(".board, [data-move]").count() == 0
        device.check()


def test_values_of_seats_stand_with_their_seats_and_others_in_the_middle(browser: Browser, own_games: Server) -> None:
    with visiting(browser, own_games.url) as visitor:
        open_table(visitor, "fives", ["hen", "hen"], "Anna")
        expect(visitor.page.locator("[data-move]:enabled").first).to_be_visible()
        found = values(middle(visitor.page))
        assert set(found) == {"Hand", "Pile"}, "three cards in a hand are no values of three seats"
        assert re.fullmatch(r"\d \d \d", found["Hand"])
        for number in range(3):
            assert set(values(seat(visitor.page, number))) == {"Sizes", "Played"}
        assert seat(visitor.page, 0).get_attribute("aria-label") == "Anna"
        visitor.check()


def test_the_keyboard_is_enough(browser: Browser, own_games: Server) -> None:
    with visiting(browser, own_games.url) as visitor:
        open_table(visitor, "pig", ["hen"], "Anna")
        page = visitor.page
        for _ in attempts(visitor, "a move of one's own"):
            if can_move(visitor):
                break
        before = visitor.step()
        tab_to(visitor, "[data-move='roll']")
        page.keyboard.press("Enter")
        expect(page.locator(f".board[data-step='{before}']")).to_have_count(0)
        visitor.check()


def test_a_game_without_events_tells_what_was_played(browser: Browser, own_games: Server) -> None:
    with visiting(browser, own_games.url) as visitor:
        open_table(visitor, "quiet", ["hen"], "Anna")
        play(visitor, "quiet", random.Random("quiet"), 1)
        expect(visitor.page.locator("[data-event='move-played']").get_by_text("Anna: roll").first).to_be_visible()
        visitor.check()


def test_a_game_speaks_with_its_own_words(browser: Browser, own_games: Server) -> None:
    with visiting(browser, own_games.url, locale="de-DE") as visitor:
        page = visitor.page
        visitor.go("/play/last_stone")
        page.get_by_label("Steine im Vorrat").select_option("15")
        page.locator("main form button.primary").click()
        take = page.get_by_role("button", name="2 Steine nehmen")
        expect(take).to_be_visible()
        assert set(values(middle(page))) == {"Steine übrig"}
        assert set(values(seat(page, 1))) == {"Genommen"}
        take.click()
        expect(page.locator("[data-event='took']", has_text="Gast nimmt 2 Steine.")).to_be_visible()
        play_to_the_end(visitor, "last_stone", random.Random("stones"))
        expect(page.get_by_text("Der Vorrat ist leer.")).to_be_visible()
        expect(page.get_by_role("row", name=re.compile(r"^Letzter Stein"))).to_be_visible()
        visitor.check()
