"""The waiting room, takebacks, leaving, substitute bots, and the clock."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Browser, expect

from roost.bots.characters import CHARACTERS
from tests.browser.playing import agree_button, attempts, can_move, move
from tests.browser.test_table import GAME, join, open_table, play_moves
from tests.browser.visitor import TIMEOUT_MS, visiting
from tests.web.server import Server

CHICK = re.compile("|".join(CHARACTERS["chick"]))


def test_in_the_waiting_room_people_chat_get_up_and_add_bots(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as anna, visiting(browser, server.url) as ben:
        open_table(anna, GAME, ["friend", "friend"], "Anna")
        join(ben, anna.page.url, "Ben")
        ben.page.get_by_placeholder("Write a message").fill("Who else comes?")
        ben.page.get_by_role("button", name="Send").click()
        expect(anna.page.get_by_text("Who else comes?")).to_be_visible()
        ben.page.get_by_role("button", name="Leave this seat").click()
        expect(anna.page.locator("main li").get_by_text("Ben", exact=True)).to_have_count(0)
        expect(ben.page.get_by_role("button", name="Take this seat")).to_have_count(2)
        assert ben.violations() == []
        ben.page.get_by_role("button", name="Take this seat").last.click()
        expect(anna.page.locator("main li").get_by_text("Ben", exact=True)).to_be_visible()
        anna.page.get_by_label("Level of the bot").select_option("chick")
        anna.page.get_by_role("button", name="Add a bot: Chick").click()
        for visitor in (anna, ben):
            expect(visitor.page.locator(".seats .name")).to_have_text(["Anna", CHICK, "Ben"])
            visitor.check()


def test_a_move_is_taken_back_if_the_other_agrees(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as anna, visiting(browser, server.url) as ben:
        open_table(anna, GAME, ["friend"], "Anna")
        join(ben, anna.page.url, "Ben")
        luck = random.Random("back")
        ask = anna.page.get_by_role("button", name="Ask to take back")
        for answer in ("Decline", "Agree"):
            for _ in attempts(anna, "a move to take back"):
                if ask.count():
                    break
                play_moves([anna, ben], 1, luck)
            before = anna.step()
            ask.click()
            if answer == "Decline":
                expect(anna.page.get_by_role("dialog").get_by_text("This game is rated.")).to_be_visible()
                assert anna.violations() == []
                agree_button(anna).click()
            expect(ben.page.get_by_text("Anna would like to take back")).to_be_visible()
            expect(ben.page.get_by_text("The game then no longer counts")).to_be_visible()
            expect(anna.page.get_by_text("Waiting for the others to agree")).to_be_visible()
            assert ben.violations() == []
            ben.page.get_by_role("button", name=answer, exact=True).click()
            expect(anna.page.get_by_text("Waiting for the others to agree")).to_have_count(0)
            anna.settle()
            assert (anna.step() > before) == (answer == "Agree"), "a takeback is a step of the table, too"
            expect(anna.page.get_by_text("Ben declined.")).to_have_count(int(answer == "Decline"))
            assert ben.page.get_by_text("declined.").count() == 0
        play_moves([anna, ben], 3, luck)
        for visitor in (anna, ben):
            visitor.check()


def test_people_who_withdraw_a_request_see_no_refusal(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as anna, visiting(browser, server.url) as ben:
        open_table(anna, GAME, ["friend"], "Anna")
        join(ben, anna.page.url, "Ben")
        ask = anna.page.get_by_role("button", name="Ask to take back")
        for _ in attempts(anna, "a move to take back"):
            if ask.count():
                break
            play_moves([anna, ben], 1, random.Random("better"))
        ask.click()
        agree_button(anna).click()
        anna.page.get_by_role("button", name="Cancel request").click()
        expect(ask).to_be_visible()
        assert anna.page.get_by_text("declined.").count() == 0


def test_the_takeback_button_says_whether_others_are_asked(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as anna:
        open_table(anna, GAME, ["chick"], "Anna")
        back = anna.page.get_by_role("button", name="Take back", exact=True)
        luck = random.Random("alone")
        for _ in range(4):
            play_moves([anna], 1, luck)
            assert anna.page.get_by_role("button", name="Ask to take back").count() == 0
        for _ in attempts(anna, "a turn of one's own"):
            if can_move(anna):
                break
        before = anna.step()
        back.click()
        # A roll can be taken back as well, but makes the game unrated.
        undone = anna.page.locator(f".board[data-step='{before + 1}']")
        expect(undone.or_(agree_button(anna))).to_be_visible()
        if agree_button(anna).count():
            agree_button(anna).click()
        expect(anna.page.locator(f".board[data-step='{before + 1}']")).to_be_visible()
        anna.check()


def test_a_bot_replaces_a_player_who_leaves_until_they_return(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as anna, visiting(browser, server.url) as ben:
        open_table(anna, GAME, ["friend"], "Anna")
        join(ben, anna.page.url, "Ben")
        play_moves([anna, ben], 2, random.Random("leave"))
        anna.page.get_by_role("button", name="Leave").click()
        anna.page.get_by_role("dialog").get_by_role("button", name="Leave").click()
        anna.page.wait_for_url(server.url.rstrip("/") + "/")
        expect(ben.page.get_by_text("is filling in")).to_be_visible()
        expect(ben.page.locator(".question.mine")).to_be_visible()
        anna.page.get_by_role("region", name="Your games").get_by_role("link").first.click()
        back = anna.page.get_by_role("button", name="Take over again")
        expect(back).to_be_visible()
        expect(anna.page.get_by_role("button", name="Leave")).to_have_count(0)
        back.click()
        expect(ben.page.get_by_text("is filling in")).to_have_count(0)
        expect(anna.page.get_by_role("button", name="Leave")).to_be_visible()
        play_moves([anna, ben], 4, random.Random("back again"))
        for visitor in (anna, ben):
            visitor.check()


@pytest.mark.parametrize("clock", ["", "30 seconds per decision"])
def test_a_game_against_bots_waits_for_the_player_who_left(browser: Browser, server: Server, clock: str) -> None:
    with visiting(browser, server.url) as anna:
        page = anna.page
        anna.go(f"/play/{GAME}")
        if clock:
            page.get_by_label("Clock").select_option(label=clock)
        page.locator("main form button.primary").click()
        play_moves([anna], 2, random.Random("waits"))
        for _ in attempts(anna, "a turn of one's own"):
            if can_move(anna):
                break
        step = anna.step()
        page.get_by_role("button", name="Leave").click()
        expect(page.get_by_role("dialog")).to_contain_text("You can continue it later")
        page.get_by_role("dialog").get_by_role("button", name="Leave").click()
        page.wait_for_url(server.url.rstrip("/") + "/")
        page.get_by_role("region", name="Your games").get_by_role("link").first.click()
        if clock:
            # The clock is stopped until the player returns.
            page.get_by_role("button", name="Take over again").click()
        expect(page.locator(".question.mine")).to_be_visible()
        expect(page.get_by_text("A bot is playing for you")).to_have_count(0)
        assert anna.step() == step
        play_moves([anna], 2, random.Random("on"))
        anna.check()


def test_a_bot_can_replace_a_player_who_does_not_come_back(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as anna, visiting(browser, server.url) as ben:
        open_table(anna, GAME, ["friend"], "Anna")
        join(ben, anna.page.url, "Ben")
        luck = random.Random("away")
        expect(anna.page.locator(".board[data-step]")).to_be_visible()
        anna.settle()
        for _ in attempts(anna, "the turn of somebody else"):
            if anna.page.get_by_text(re.compile("It is Ben.s turn")).count():
                break
            move(anna, GAME, luck)
        link = ben.page.url
        ben.page.goto("about:blank")
        expect(anna.page.get_by_text("away", exact=True)).to_be_visible()
        call = anna.page.get_by_role("button", name="Let a bot play for Ben")
        assert call.count() == 0, "not at once: a connection may be lost for a moment"
        call.click()
        expect(anna.page.get_by_text("is filling in")).to_be_visible()
        expect(anna.page.locator(".question.mine")).to_be_visible()
        ben.page.goto(link)
        ben.page.get_by_role("button", name="Take over again").click()
        expect(anna.page.get_by_text("is filling in")).to_have_count(0)
        play_moves([anna, ben], 4, luck)
        for visitor in (anna, ben):
            visitor.check()


def test_a_game_with_one_person_waits_when_their_time_is_up(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as anna:
        page = anna.page
        anna.go(f"/play/{GAME}")
        page.get_by_label("Clock").select_option(label="30 seconds per decision")
        page.locator("main form button.primary").click()
        expect(page.locator(".question.mine")).to_be_visible()
        expect(page.get_by_role("timer").first).to_have_text(re.compile("0:2[0-9]"))
        expect(page.get_by_text("Your time is up")).to_be_visible(timeout=2 * TIMEOUT_MS)
        page.get_by_role("button", name="Take over again").click()
        play_moves([anna], 2, random.Random("time"))
        anna.check()
