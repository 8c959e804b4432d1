"""One deal: the same luck for all, nothing hidden for those who may not see it."""

from __future__ import annotations

import statistics
import sys

import pytest

from roost.arena.errors import ArenaError
from roost.arena.play_deal import play_deal
from tests.arena.matches import contest, timeless


def test_every_seating_gets_the_same_luck() -> None:
    match = contest("fixed", "tosser", "tosser")
    for number in range(1, 10):
        deal = play_deal(match, number)
        assert [game.players for game in deal.games] == [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
        fixed = {game.scores[game.players.index(0)] for game in deal.games}
        assert len(fixed) == 1, "the secret is the same, whoever sits where"


def test_every_deal_has_its_own_luck() -> None:
    match = contest("fixed", "fixed")
    assert len({play_deal(match, number).games[0].scores for number in range(1, 30)}) > 3
    assert play_deal(match, 1).games[0].scores != play_deal(contest("fixed", "fixed", seed="4"), 1).games[0].scores


def test_a_bots_luck_is_its_own_in_every_deal_seating_and_seat() -> None:
    match = contest("tosser", "tosser", "tosser@5")
    guesses = []
    for number in range(1, 21):
        for game in play_deal(match, number).games:
            guesses.append(game.scores)
    assert len(set(guesses)) > 20
    assert any(game[0] != game[1] for game in guesses)
    # Guesses that were the same in every deal could only end in one way for each of the ten secrets.
    assert len({play_deal(contest("tosser", "tosser"), number).games[0].scores for number in range(1, 101)}) > 10


def test_the_same_deal_comes_out_the_same() -> None:
    match = contest("random", "simple", game="heckmeck")
    assert timeless([play_deal(match, 3)]) == timeless([play_deal(match, 3)])


def test_only_a_bot_that_cheats_is_shown_the_truth() -> None:
    match = contest("seer", "peeker")
    games = [game for number in range(1, 31) for game in play_deal(match, number).games]
    assert {game.scores[game.players.index(0)] for game in games} == {9}
    # Whoever is shown an imagined secret is right once in ten times, and 3.3 off on average.
    seen = [game.scores[game.players.index(1)] for game in games]
    assert 4.5 < statistics.fmean(seen) < 7


def test_allowances_are_passed_on() -> None:
    # `obedient` guesses its steps: 3 by its own level, or as many as it was given.
    match = contest("seer", "obedient", "obedient@5", "obedient@0.5s")
    game = play_deal(match, 1).games[0]
    secret_known = {guess for guess in range(10) if 9 - abs(3 - guess) == game.scores[1]}
    assert secret_known & {guess for guess in range(10) if 9 - abs(5 - guess) == game.scores[2]}
    assert secret_known & {guess for guess in range(10) if 9 - abs(9 - guess) == game.scores[3]}
    assert len(set(game.scores[1:])) > 1


def test_draws_are_shared_and_moves_are_counted() -> None:
    game = play_deal(contest("fixed", "fixed@3"), 1).games[0]
    assert game.places == (1, 1)
    assert game.shares == (0.5, 0.5)
    assert game.moves == (1, 1)
    assert all(spent >= 0 for spent in game.seconds)


def test_partners_win_together() -> None:
    games = play_deal(contest("simple", "random", game="zwickern"), 1).games
    assert [game.players for game in games] == [(0, 1, 0, 1), (1, 0, 1, 0)]
    assert [game.shares for game in games] == [(1.0, 0.0, 1.0, 0.0), (0.0, 1.0, 0.0, 1.0)]


def test_an_illegal_move_is_told_with_its_place() -> None:
    with pytest.raises(ArenaError, match=r"rogue chose an illegal move \(10 is no guess\), in deal 7, at: secret "):
        play_deal(contest("rogue", "fixed"), 7)


def test_a_bot_that_fails_fails_loudly_and_says_where() -> None:
    with pytest.raises(LookupError, match="out of ideas") as caught:
        play_deal(contest("broken", "fixed"), 7)
    assert "broken was thinking, in deal 7, at: secret " in caught.value.__notes__[0]


def test_a_deal_of_another_form_does_not_fit() -> None:
    match = contest("fixed", "tosser")
    deal = play_deal(match, 1)
    assert deal.belongs_to(match)
    assert not deal.belongs_to(contest("fixed", "tosser", "tosser"))
    assert not deal.belongs_to(contest("fixed", "fixed"))
    assert not play_deal(match, -1).belongs_to(match)


def test_nothing_is_left_in_the_interpreter() -> None:
    play_deal(contest("fixed", "tosser"), 1)
    assert "roost_game_game" in sys.modules, "the file is run under a name of its own"
    assert "game" not in sys.modules
