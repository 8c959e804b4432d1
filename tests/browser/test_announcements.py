"""Announcements of a table: failures, takebacks, and the texts for screen readers."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Browser, Page, expect

from roost.core.event import Event
from roost.games.heckmeck.game import GAME
from roost.games.heckmeck.public.events import PortionMoved, Rolled, SetAside, Stopped, TurnBegan, TurnFailed
from tests.browser.playing import agree_button, follow, wait_for_turn
from tests.browser.staged_table import StagedTable
from tests.browser.test_games import GAMES
from tests.browser.test_phone import begin
from tests.browser.test_table import join, open_table
from tests.browser.visitor import START, visiting
from tests.web.server import Server

OWN_ROLL = "heckmeck seats=2 turn=0 aside=5 rolled=112344W"
OWN_CHOICE = "heckmeck seats=2 turn=0 aside=555W"
BEFORE = "heckmeck seats=2 turn=0 aside=5"
AFTER = "heckmeck seats=2 turn=0 aside=5 stacks=-/22"
LOST = "heckmeck seats=2 turn=0 stacks=-/22"
RECORD = """() => {
    window.said = [];
    window.stamps = 0;
    window.tumbles = new Set();
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) {
            if (node.matches?.('[role=log].unseen p')) said.push(node.textContent);
            if (node.querySelector?.('[data-place=failed]') || node.dataset?.place === 'failed') stamps += 1;
        }
    }).observe(document, { subtree: true, childList: true, characterData: true });
    const dice = () => [...document.querySelectorAll('[data-place=rolled] svg')];
    const watch = () => {
        const tumbling = dice().some((die) => die.getAnimations().length > 0);
        if (tumbling) tumbles.add(document.querySelector('.question strong').textContent);
        requestAnimationFrame(watch);
    };
    watch();
}"""
"""Records the texts for screen readers, the stamps of failures, and the headlines while dice tumbled."""


def recorded(page: Page, name: str) -> Any:
    return page.evaluate(f"window.{name}")


def test_the_own_failure_is_stamped_however_many_events_follow(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url, speed="fast") as anna:
        page = anna.page
        page.add_init_script(f"({RECORD})()")
        table = StagedTable(page, GAME, OWN_ROLL)
        begin(anna, GAMES["heckmeck"], 2)
        expect(page.locator(".question.mine")).to_be_visible()
        failed: list[Event] = [Rolled(0, "555", ""), TurnFailed(0, "bust")]
        hens: list[Event] = []
        for _ in range(6):
            hens += [TurnBegan(1), Rolled(1, "1123445W", ""), SetAside(1, "W", 1, False, 5), Rolled(1, "WWWWWWW", "")]
            hens += [TurnFailed(1, "bust")]
        hens += [TurnBegan(1), Stopped(1, 22, False), PortionMoved(22, "grill", "seat-1")]
        table.happen(BEFORE, failed)
        for event in hens:
            table.happen(AFTER if event is hens[-1] else BEFORE, [event])
        expect(page.locator("[data-event='portion-moved']")).to_have_count(1)
        expect(page.locator(".board[data-busy='false']")).to_be_visible()
        assert recorded(page, "stamps") >= 1
        # No event was dropped, and no headline told a roll while its dice tumbled.
        said = recorded(page, "said")
        assert len([line for line in said if re.match(r"\w+ fails: ", line)]) == 7, said
        headlines = page.evaluate("[...tumbles]")
        assert headlines
        assert not [line for line in headlines if re.search(r" rolls \w| fails", line)]
        anna.check()


def test_screen_readers_hear_the_roll_then_the_question_and_the_value_of_stopping(
    browser: Browser, server: Server
) -> None:
    with visiting(browser, server.url, speed="fast") as anna:
        page = anna.page
        page.add_init_script(f"({RECORD})()")
        table = StagedTable(page, GAME, LOST)
        begin(anna, GAMES["heckmeck"], 2)
        expect(page.locator(".question.mine")).to_be_visible()
        table.happen("heckmeck seats=2 turn=1", [PortionMoved(22, "seat-1", "grill"), TurnBegan(1)])
        theirs: list[Event] = [Rolled(1, "11122335", ""), SetAside(1, "5", 1, False, 5), Rolled(1, "1112233", "")]
        table.happen(OWN_ROLL, [*theirs, Stopped(1, 5, False), TurnFailed(1, "no-worm"), TurnBegan(0)])
        table.happen(OWN_ROLL, [Rolled(0, "112344W", "")])
        page.locator(START).click()
        expect(page.locator("[data-move]:enabled").first).to_be_visible()
        table.happen(OWN_CHOICE, [SetAside(0, "W", 1, False, 20)])
        expect(page.locator("[data-move='stop']")).to_be_enabled()
        said = recorded(page, "said")
        rolls = [index for index, line in enumerate(said) if " rolls " in line]
        assert [re.findall(r"rolls (.*)", said[index])[0] for index in rolls] == [
            "1 1 1 2 2 3 3 5",
            "1 1 1 2 2 3 3",
            "1 1 2 3 4 4 W",
        ]
        asked = [index for index, line in enumerate(said) if line.startswith("Guest, ")]
        assert asked[-2] > rolls[-1], "the question comes after the roll"
        assert "If you stop now" in said[asked[-1]]
        anna.check()


def test_takebacks_are_struck_out_and_board_and_log_agree(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as anna, visiting(browser, server.url) as ben:
        open_table(anna, "karteneck", ["friend"], "Anna")
        join(ben, anna.page.url, "Ben")
        people = [anna, ben]
        last = anna
        for _ in range(2):
            for each in people:
                each.page.wait_for_function("document.querySelector('.board[data-step]') !== null")
            last = next(each for each in people if each.page.locator(".question.mine").count())
            before = last.step()
            last.page.locator("[data-move='pass']").click()
            last.page.wait_for_function(
                "(before) => Number(document.querySelector('.board').dataset.step) > before", arg=before
            )
            follow(people, last)
        round_of = "[data-event='round-opened']"
        expect(anna.page.locator("[data-place=round]")).to_contain_text("Round 2")
        expect(anna.page.locator(round_of).first).to_contain_text("Round 2")
        last.page.get_by_role("button", name="Ask to take back").click()
        agree_button(last).click()
        other = ben if last is anna else anna
        other.page.get_by_role("button", name="Agree", exact=True).click()
        for each in people:
            expect(each.page.locator("[data-place=round]")).to_contain_text("Round 1")
            expect(each.page.locator("[data-event='moves-taken-back']")).to_contain_text("took back")
            expect(each.page.locator(f"{round_of}:not(:has(del))").first).to_contain_text("Round 1")
            expect(each.page.locator(f"{round_of} del")).to_contain_text("Round 2")
            each.check()
        wait_for_turn(last)
