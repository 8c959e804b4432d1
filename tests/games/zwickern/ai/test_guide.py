"""The guide for searches, and the strength of the levels."""

from __future__ import annotations

import pytest

from roost.bots.random_bot import RandomBot
from roost.bots.registry import make_bot, playing_bots
from roost.bots.search_bot import SearchBot
from roost.core.bot import Bot
from roost.core.budget import Budget
from roost.core.chance import FastChance
from roost.core.guide import ENOUGH
from roost.core.playout import play_random_moves
from roost.games.zwickern.ai.bots import HastyBot, SimpleBot
from roost.games.zwickern.ai.candidates import Candidates
from roost.games.zwickern.ai.guide import GUIDE, STEPS
from roost.games.zwickern.ai.one_ply_evaluation import best_move
from roost.games.zwickern.ai.win_estimate import is_round_start
from roost.games.zwickern.game import GAME
from roost.games.zwickern.rules.packed_scores import UNKNOWN, pack_earnings
from roost.games.zwickern.rules.state import ZwickernState
from tests.games.zwickern.positions import read

SEATS = (3, 4)


def chances(state: ZwickernState) -> list[float]:
    return [GUIDE.chance_to_win(state, seat) for seat in range(state.seats)]


def scores(state: ZwickernState) -> list[float]:
    return [GUIDE.score(state, seat) for seat in range(state.seats)]


def finished(*claws: int, seats: int = 3) -> ZwickernState:
    """Return a finished game in which the sides have these points."""
    state = GAME.new(seats, GAME.options(), FastChance(1))
    state.turn = -1
    state.packed_scores = (sum(pack_earnings(side, 0, points, 0) for side, points in enumerate(claws)),)
    state.taken_heaps = (UNKNOWN,) * len(claws)
    return state


# Win chances and scores


@pytest.mark.parametrize(
    ("state", "shares"),
    [
        (finished(9, 5, 5), [1.0, 0.0, 0.0]),
        (finished(5, 9, 9), [0.0, 0.5, 0.5]),
        (finished(9, 8, 9), [0.5, 0.0, 0.5]),
        (finished(7, 7, 7), [1 / 3, 1 / 3, 1 / 3]),
        (finished(9, 5, seats=4), [1.0, 0.0, 1.0, 0.0]),
        (finished(5, 9, seats=4), [0.0, 1.0, 0.0, 1.0]),
        (finished(7, 7, seats=4), [0.5, 0.5, 0.5, 0.5]),
    ],
)
def test_sides_with_equal_points_share_the_win(state: ZwickernState, shares: list[float]) -> None:
    result = state.result()
    assert result is not None
    assert [result.share(seat) for seat in range(state.seats)] == shares
    assert chances(state) == shares


@pytest.mark.parametrize("seats", SEATS)
def test_before_the_end_the_chances_of_all_sides_add_up(seats: int) -> None:
    chance = FastChance(seats)
    state = GAME.new(seats, GAME.options(), chance)
    while not state.over:
        found = chances(state)
        if seats == 4:
            assert found[2:] == found[:2]
            found = found[:2]
        assert sum(found) == pytest.approx(1.0)
        play_random_moves(state, chance, 1)


def test_claws_cards_zwicks_and_penalties_count_before_they_are_scored() -> None:
    hands = "hands=9|8|7 table=6"
    (even, *others) = scores(read(hands))
    assert others == [even, even]
    assert chances(read(hands)) == pytest.approx([1 / 3, 1 / 3, 1 / 3])
    ahead = read(f"{hands} taken=30.3|2.3|4.5 bought=0")
    assert scores(ahead) == pytest.approx([even + 7.32, even + 0.32, even + 0.32])
    assert chances(ahead)[0] > 0.4 > chances(ahead)[1] == chances(ahead)[2]
    assert scores(read(f"{hands} taken=2.3|-|- zwicks=1|0|0 bought=0"))[0] == pytest.approx(even + 1.32)
    fined = scores(read(f"{hands} round=2 penalties=0|1|0"))
    assert fined[1] == pytest.approx(fined[0] - 30.0)


def test_partners_have_the_points_of_their_side() -> None:
    state = read("seats=4 hands=9|8|7|6 table=5 taken=30.3|2.3 bought=0")
    assert scores(state) == pytest.approx([scores(state)[1] + 7.0, scores(state)[1]] * 2)
    assert chances(state)[0] == chances(state)[2] > 0.5 > chances(state)[1] == chances(state)[3]


@pytest.mark.compiled_only
@pytest.mark.parametrize("seats", SEATS)
def test_the_expected_score_is_the_average_score(seats: int) -> None:
    """Compare at each start of a round, over some games of simple bots."""
    luck, missed = FastChance(seats), []
    for _ in range(24):
        state = GAME.new(seats, GAME.options(), luck)
        told: list[list[float]] = []
        while not state.over:
            if is_round_start(state):
                told.append(scores(state))
            state.play(best_move(state), luck)
        missed += [[final - early for early, final in zip(round_, scores(state), strict=True)] for round_ in told]
    assert len(missed) == 24 * 12
    assert abs(sum(map(sum, missed)) / len(missed) / seats) < 1.5
    assert abs(sum(sum(each) for each in missed[::12]) / 24 / seats) < 3.0, "nor at the start alone"


@pytest.mark.parametrize("seats", SEATS)
def test_a_lead_is_worth_more_with_fewer_remaining_rounds(seats: int) -> None:
    chance = FastChance(seats)
    state = GAME.new(seats, GAME.options(), chance)
    before = 0.0
    while not state.over:
        if GUIDE.follow(state, chance) == ENOUGH:
            now = state.copy()
            now.packed_scores = (pack_earnings(0, 0, 10, 0),)
            now.clear_deal()
            assert chances(now)[0] > before
            before = chances(now)[0]
        play_random_moves(state, chance, 1)
    assert before > 0.7


# Candidate moves


def sensible(position: str) -> list[str]:
    state = read(position)
    return [state.text(move) for move in GUIDE.sensible(state)]


def test_the_move_of_the_simple_bot_is_the_first_candidate() -> None:
    chance = FastChance(5)
    state = GAME.new(3, GAME.options(), chance)
    while not state.over:
        move = SimpleBot().choose(state, chance)
        assert GUIDE.sensible(state)[0] == move
        state.play(move, chance)


def test_builds_are_candidates_only_if_the_hand_can_buy_them() -> None:
    assert "build 3: 4 = 7" in sensible("hands=3.7|8.8|6.6 table=4")
    assert "build 3: 4 = 7" not in sensible("hands=3.9|8.8|6.6 table=4")


def promising(state: ZwickernState, most: int, max_gap: int) -> list[int]:
    return [int(move) for move in Candidates(state, most, max_gap).moves]


def test_the_best_moves_are_candidates_in_order() -> None:
    state = read("hands=2.3.5.9|8.8.8.8|6.6.6.6 table=5,2,3,4,7")
    everything = promising(state, 100, 1 << 40)
    assert len(everything) > 8
    for most in (1, 2, 8):
        assert promising(state, most, 1 << 40) == everything[:most]
    assert promising(state, 100, 0)[0] == everything[0]
    assert len(promising(state, 100, 0)) < len(promising(state, 100, 100)) < len(everything)


def test_the_number_of_moves_grows_with_the_visits() -> None:
    widths = [GUIDE.width(visits) for visits in (0, 10, 100, 1000)]
    assert widths == sorted(set(widths))
    assert widths[0] == 2


# Playouts


@pytest.mark.parametrize("seats", SEATS)
def test_a_playout_ends_with_the_round(seats: int) -> None:
    chance = FastChance(1)
    state = GAME.new(seats, GAME.options(), chance)
    fresh = 0
    moves = 0
    while not state.over:
        move = GUIDE.follow(state, chance)
        if move == ENOUGH:
            fresh += 1
            move = SimpleBot().choose(state, chance)
        moves += 1
        state.play(move, chance)
    assert fresh == 12
    assert moves == {3: 3 * 3 * 17, 4: 4 * 4 * 13}[seats]


# The levels


def wins(one: Bot, other: Bot, seats: int, deals: int, budget: Budget) -> float:
    """Return the share of games won by the first bot, with every deal played from all sides."""
    sides = GAME.sides(seats)
    won = 0.0
    games = 0
    for deal in range(deals):
        for own in sorted(set(sides)):
            chance = FastChance(deal)
            thoughts = FastChance(1000 + games)
            state = GAME.new(seats, GAME.options(), chance)
            while not state.over:
                imagined = state.copy()
                imagined.imagine(state.turn, thoughts)
                bot = one if sides[int(state.turn)] == own else other
                state.play(bot.choose(imagined, thoughts, budget), chance)
            won += GUIDE.chance_to_win(state, own)
            games += 1
    return won / games


def test_all_levels_are_offered() -> None:
    assert list(playing_bots(GAME)) == ["chick", "hen", "rooster", "fox", "simple", "random"]
    assert STEPS["rooster"] < STEPS["fox"]
    for bot in playing_bots(GAME).values():
        assert not bot().cheats
    assert not GUIDE.rewards_search()


LAST_ROUND = (
    "seats=4 round=3 dealer=3 sheet=0+0+0-0|0+0+0-0;0+0+0-0|0+0+0-0;0+0+0-0|0+0+0-0"
    " hands=3.8|1/11.9|4.7|5.10 table=5,6,2/12"
)


def test_a_search_with_the_guide_plays_legal_moves_to_the_end() -> None:
    search, chance = SearchBot(GUIDE, 4, 60.0), FastChance(1)
    state = read(LAST_ROUND)
    while not state.over:
        imagined = state.copy()
        imagined.imagine(state.turn, chance)
        move = search.choose(imagined, chance)
        assert state.is_legal(move)
        state.play(move, chance)
    assert GUIDE.exploration() > 0.0


@pytest.mark.compiled_only
def test_a_search_with_the_guide_beats_random_players() -> None:
    assert wins(SearchBot(GUIDE, 4, 60.0), RandomBot(), 4, 1, Budget()) == 1.0


@pytest.mark.compiled_only
@pytest.mark.parametrize("seats", SEATS)
def test_a_rooster_beats_random_players(seats: int) -> None:
    assert wins(make_bot("rooster", GAME), RandomBot(), seats, 4, Budget(50, 60.0)) == 1.0


@pytest.mark.compiled_only
def test_a_hen_beats_chicks() -> None:
    assert wins(make_bot("hen", GAME), make_bot("chick", GAME), 4, 60, Budget()) > 0.6


@pytest.mark.compiled_only
def test_a_rooster_beats_hens() -> None:
    assert wins(make_bot("rooster", GAME), make_bot("hen", GAME), 4, 5, Budget(150, 60.0)) > 0.5


def test_a_slip_is_a_buy_or_a_card_laid_open() -> None:
    chance = FastChance(2)
    state = GAME.new(3, GAME.options(), chance)
    hasty = HastyBot(100)
    kinds = set()
    while not state.over:
        move = hasty.choose(state, chance)
        text = state.text(move)
        assert text.startswith("buy") or (text.startswith("lay") and "=" not in text)
        kinds.add(text.split()[0])
        state.play(move, chance)
    assert kinds == {"buy", "lay"}


def test_without_slips_the_hasty_bot_plays_as_the_simple_bot() -> None:
    chance = FastChance(3)
    state = GAME.new(4, GAME.options(), chance)
    for _ in range(60):
        move = HastyBot(0).choose(state, chance)
        assert move == SimpleBot().choose(state, chance)
        state.play(move, chance)
