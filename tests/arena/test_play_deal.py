"""One deal: the same chance in all seatings, and hidden information stays hidden."""

from __future__ import annotations

import statistics
import sys

import pytest

from roost.arena.errors import ArenaError
from roost.arena.play_deal import play_deal
from tests.arena.matches import make_config, without_times


def test_all_seatings_of_a_deal_have_the_same_chance() -> None:
    match = make_config("fixed", "tosser", "tosser")
    for number in range(1, 10):
        deal = play_deal(match, number)
        assert [game.players for game in deal.games] == [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
        fixed = {game.scores[game.players.index(0)] for game in deal.games}
        assert len(fixed) == 1, "the secret is the same in all seatings"


def test_each_deal_has_its_own_chance() -> None:
    match = make_config("fixed", "fixed")
    assert len({play_deal(match, number).games[0].scores for number in range(1, 30)}) > 3
    assert play_deal(match, 1).games[0].scores != play_deal(make_config("fixed", "fixed", seed="4"), 1).games[0].scores


def test_each_bot_has_its_own_random_numbers() -> None:
    match = make_config("tosser", "tosser", "tosser@5")
    guesses = []
    for number in range(1, 21):
        for game in play_deal(match, number).games:
            guesses.append(game.scores)
    assert len(set(guesses)) > 20
    assert any(game[0] != game[1] for game in guesses)
    # If guesses were the same in each deal, only ten results would be possible, one for each secret.
    assert len({play_deal(make_config("tosser", "tosser"), number).games[0].scores for number in range(1, 101)}) > 10


def test_a_deal_is_reproducible() -> None:
    match = make_config("random", "simple", game="heckmeck")
    assert without_times([play_deal(match, 3)]) == without_times([play_deal(match, 3)])


def test_only_a_cheating_bot_sees_hidden_information() -> None:
    match = make_config("seer", "peeker")
    games = [game for number in range(1, 31) for game in play_deal(match, number).games]
    assert {game.scores[game.players.index(0)] for game in games} == {9}
    # An imagined secret is right once in ten times, and off by 3.3 on average.
    seen = [game.scores[game.players.index(1)] for game in games]
    assert 4.5 < statistics.fmean(seen) < 7


def test_bots_get_their_allowances() -> None:
    # `obedient` plays its number of steps: 3 by default, or as many as its allowance says.
    match = make_config("seer", "obedient", "obedient@5", "obedient@0.5s")
    game = play_deal(match, 1).games[0]
    secret_known = {guess for guess in range(10) if 9 - abs(3 - guess) == game.scores[1]}
    assert secret_known & {guess for guess in range(10) if 9 - abs(5 - guess) == game.scores[2]}
    assert secret_known & {guess for guess in range(10) if 9 - abs(9 - guess) == game.scores[3]}
    assert len(set(game.scores[1:])) > 1


def test_draws_are_shared_and_moves_are_counted() -> None:
    game = play_deal(make_config("fixed", "fixed@3"), 1).games[0]
    assert game.places == (1, 1)
    assert game.shares == (0.5, 0.5)
    assert game.moves == (1, 1)
    assert all(spent >= 0 for spent in game.seconds)


def test_partners_win_together() -> None:
    games = play_deal(make_config("simple", "random", game="zwickern"), 1).games
    assert [game.players for game in games] == [(0, 1, 0, 1), (1, 0, 1, 0)]
    assert [game.shares for game in games] == [(1.0, 0.0, 1.0, 0.0), (0.0, 1.0, 0.0, 1.0)]


def test_an_illegal_move_is_reported_with_deal_and_position() -> None:
    with pytest.raises(ArenaError, match=r"rogue chose an illegal move \(10 is no guess\), in deal 7, at: secret "):
        play_deal(make_config("rogue", "fixed"), 7)


def test_an_error_in_a_bot_is_raised_with_deal_and_position() -> None:
    with pytest.raises(LookupError, match="out of ideas") as caught:
        play_deal(make_config("broken", "fixed"), 7)
    assert "broken was thinking, in deal 7, at: secret " in caught.value.__notes__[0]


def test_a_deal_of_another_match_is_recognized() -> None:
    match = make_config("fixed", "tosser")
    deal = play_deal(match, 1)
    assert deal.belongs_to(match)
    assert not deal.belongs_to(make_config("fixed", "tosser", "tosser"))
    assert not deal.belongs_to(make_config("fixed", "fixed"))
    assert not play_deal(match, -1).belongs_to(match)


def test_a_game_file_is_imported_under_its_own_name() -> None:
    play_deal(make_config("fixed", "tosser"), 1)
    assert "roost_game_game" in sys.modules
    assert "game" not in sys.modules
