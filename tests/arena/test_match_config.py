"""Configs of matches: seats of the players, and impossible arguments."""

from __future__ import annotations

import pytest

from roost.arena.entrant import Allowance, read_entrant
from roost.arena.errors import ArenaError
from roost.arena.match_config import MatchConfig
from roost.bots.registry import UnknownBotError
from roost.core.errors import OptionsError, UnknownGameError
from tests.arena.matches import SECRET, make_config


def test_one_bot_per_seat() -> None:
    match = make_config("random", "simple", "simple", game="heckmeck")
    assert (match.seats, match.player_of_seat, match.players) == (3, (0, 1, 2), (0, 1, 1))
    assert [entrant.label for entrant in match.entrants] == ["random", "simple"]
    assert match.games_per_deal == 3


def test_two_bots_take_a_side_each_in_a_game_of_pairs() -> None:
    match = make_config("simple", "random", game="zwickern")
    assert (match.seats, match.player_of_seat, match.players) == (4, (0, 1, 0, 1), (0, 1))
    assert match.games_per_deal == 2
    four = make_config("simple", "simple", "random", "random", game="zwickern")
    assert (four.seats, four.player_of_seat, four.players) == (4, (0, 1, 2, 3), (0, 0, 1, 1))
    assert four.games_per_deal == 6
    three = make_config("simple", "random", "random", game="zwickern")
    assert (three.seats, three.player_of_seat) == (3, (0, 1, 2))


def test_bots_share_a_larger_number_of_seats() -> None:
    match = make_config("random", "simple", game="heckmeck", seats=6)
    assert (match.seats, match.player_of_seat, match.players) == (6, (0, 1, 2, 3, 4, 5), (0, 1, 0, 1, 0, 1))


def test_the_same_bot_with_another_effort_is_another_player() -> None:
    assert len(make_config("hen", "hen@5", game="heckmeck").entrants) == 2
    assert len(make_config("hen", "hen", game="heckmeck").entrants) == 1


@pytest.mark.parametrize(
    ("bots", "seats", "why"),
    [
        (["random"], None, "expected two bots or more"),
        (["random"] * 5, None, "zwickern is for 3 to 4 seats, so 5 bots cannot play it; list one for each seat"),
        (["random"] * 3, 5, "zwickern is for 3 to 4 seats, not 5"),
        (["random"] * 2, 3, "3 seats cannot be shared evenly by 2 bots: list 3, one for each seat"),
        (["random"] * 4, 3, "3 seats cannot be shared evenly by 4 bots: list 3, one for each seat"),
    ],
)
def test_an_impossible_number_of_seats_is_explained(bots: list[str], seats: int | None, why: str) -> None:
    with pytest.raises(ArenaError, match=why):
        make_config(*bots, game="zwickern", seats=seats)


def test_unknown_names_are_explained() -> None:
    with pytest.raises(UnknownGameError, match="there is no game 'chess'"):
        make_config("random", "random", game="chess")
    with pytest.raises(UnknownBotError, match="no bot 'wolf' plays heckmeck; there are: chick, hen"):
        make_config("random", "wolf", game="heckmeck")
    with pytest.raises(OptionsError, match="cannot be played with variant=large"):
        MatchConfig.create("heckmeck", [read_entrant("random", Allowance())] * 2, options={"variant": "large"})


@pytest.mark.parametrize("seed", ["", " 1", "a\nb", "x" * 61])
def test_a_seed_is_one_line(seed: str) -> None:
    with pytest.raises(ArenaError, match="a seed is one line"):
        make_config("random", "random", game="heckmeck", seed=seed)


def test_the_fingerprint_is_part_of_the_config() -> None:
    one, two = make_config("random", "random", game="heckmeck"), make_config("random", "random", game="zwickern")
    assert len(one.fingerprint) == 16
    assert one.fingerprint != two.fingerprint
    assert one.fingerprint == make_config("random", "simple", game="heckmeck", seed="2").fingerprint
    assert len(make_config("fixed", "fixed", game=SECRET).fingerprint) == 16
