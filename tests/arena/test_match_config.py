"""Who sits where, and what cannot be played."""

from __future__ import annotations

import pytest

from roost.arena.entrant import Allowance, read_entrant
from roost.arena.errors import ArenaError
from roost.arena.match_config import MatchConfig
from roost.bots.registry import UnknownBotError
from roost.core.errors import OptionsError, UnknownGameError
from tests.arena.matches import SECRET, contest


def test_the_list_is_the_seating() -> None:
    match = contest("random", "simple", "simple", game="heckmeck")
    assert (match.seats, match.player_of_seat, match.players) == (3, (0, 1, 2), (0, 1, 1))
    assert [entrant.label for entrant in match.entrants] == ["random", "simple"]
    assert match.games_per_deal == 3


def test_two_bots_take_a_side_each_where_partners_play() -> None:
    match = contest("simple", "random", game="zwickern")
    assert (match.seats, match.player_of_seat, match.players) == (4, (0, 1, 0, 1), (0, 1))
    assert match.games_per_deal == 2
    four = contest("simple", "simple", "random", "random", game="zwickern")
    assert (four.seats, four.player_of_seat, four.players) == (4, (0, 1, 2, 3), (0, 0, 1, 1))
    assert four.games_per_deal == 6
    three = contest("simple", "random", "random", game="zwickern")
    assert (three.seats, three.player_of_seat) == (3, (0, 1, 2))


def test_bots_share_more_seats_evenly() -> None:
    match = contest("random", "simple", game="heckmeck", seats=6)
    assert (match.seats, match.player_of_seat, match.players) == (6, (0, 1, 2, 3, 4, 5), (0, 1, 0, 1, 0, 1))


def test_the_same_bot_with_another_effort_is_another_player() -> None:
    assert len(contest("hen", "hen@5", game="heckmeck").entrants) == 2
    assert len(contest("hen", "hen", game="heckmeck").entrants) == 1


@pytest.mark.parametrize(
    ("bots", "seats", "why"),
    [
        (["random"], None, "needs two bots or more"),
        (["random"] * 5, None, "zwickern is for 3 to 4 seats, so 5 bots cannot play it; list one for each seat"),
        (["random"] * 3, 5, "zwickern is for 3 to 4 seats, not 5"),
        (["random"] * 2, 3, "3 seats cannot be shared evenly by 2 bots: list 3, one for each seat"),
        (["random"] * 4, 3, "3 seats cannot be shared evenly by 4 bots: list 3, one for each seat"),
    ],
)
def test_seats_that_do_not_fit_are_explained(bots: list[str], seats: int | None, why: str) -> None:
    with pytest.raises(ArenaError, match=why):
        contest(*bots, game="zwickern", seats=seats)


def test_unknown_names_are_explained() -> None:
    with pytest.raises(UnknownGameError, match="there is no game 'chess'"):
        contest("random", "random", game="chess")
    with pytest.raises(UnknownBotError, match="no bot 'wolf' plays heckmeck; there are: chick, hen"):
        contest("random", "wolf", game="heckmeck")
    with pytest.raises(OptionsError, match="cannot be played with variant=large"):
        MatchConfig.create("heckmeck", [read_entrant("random", Allowance())] * 2, options={"variant": "large"})


@pytest.mark.parametrize("seed", ["", " 1", "a\nb", "x" * 61])
def test_a_seed_is_one_line(seed: str) -> None:
    with pytest.raises(ArenaError, match="a seed is one line"):
        contest("random", "random", game="heckmeck", seed=seed)


def test_the_program_is_part_of_it() -> None:
    one, two = contest("random", "random", game="heckmeck"), contest("random", "random", game="zwickern")
    assert len(one.fingerprint) == 16
    assert one.fingerprint != two.fingerprint, "other rules"
    assert one.fingerprint == contest("random", "simple", game="heckmeck", seed="2").fingerprint
    assert len(contest("fixed", "fixed", game=SECRET).fingerprint) == 16
