"""The tree search: its results, its effort, and that it uses no hidden information."""

from __future__ import annotations

import math
import time

import pytest

from examples.pig import HOLD, ROLL, PigState
from roost.bots.playout_guide import PlayoutGuide
from roost.bots.tree_search import Node, TreeSearch
from roost.core.chance import Chance, FastChance
from roost.core.guide import ENOUGH, Guide
from roost.core.state import State
from tests.core.fives_game import FivesState

NO_DEADLINE = math.inf


def test_it_finds_the_move_that_wins_at_once() -> None:
    search = TreeSearch(PigState(20, [10, 19], 10, 0), PlayoutGuide(), FastChance(1))
    search.run(200, NO_DEADLINE)
    assert search.best_move() == HOLD
    assert search.steps == 200


def test_it_finds_that_a_seat_far_behind_must_take_risks() -> None:
    # A hold with 2 points loses unless the other seat fails again and again.
    search = TreeSearch(PigState(20, [0, 19], 2, 0), PlayoutGuide(), FastChance(2))
    search.run(3000, NO_DEADLINE)
    assert search.best_move() == ROLL


def test_each_reply_is_judged_by_the_seat_that_makes_it() -> None:
    search = TreeSearch(PigState(20, [18, 18], 1, 0), PlayoutGuide(), FastChance(3))
    search.run(2000, NO_DEADLINE)
    held = search.root.children[HOLD]
    replies = held.children.values()
    assert {reply.seat for reply in replies} == {1}
    # The wins of both seats add up, except for the first visit, which had no reply.
    assert held.total_win + sum(reply.total_win for reply in replies) == pytest.approx(
        float(held.visits) - 0.5, abs=0.5
    )


def test_each_seat_that_chance_puts_on_turn_has_its_own_replies() -> None:
    """After a roll the same seat decides, or the other one if it was a 1."""
    search = TreeSearch(PigState(20, [10, 10], 4, 0), PlayoutGuide(), FastChance(3))
    search.run(2000, NO_DEADLINE)
    rolled = search.root.children[ROLL]
    # A seat without points in the pot cannot hold.
    for seat, moves in ((0, {HOLD, ROLL}), (1, {ROLL})):
        replies = rolled.children_of(seat)
        assert set(replies) == moves
        assert {reply.seat for reply in replies.values()} == {seat}
    visits = [sum(int(reply.visits) for reply in rolled.children_of(seat).values()) for seat in (0, 1)]
    assert sum(visits) == rolled.visits - 1
    # One roll in six is a 1.
    assert visits[1] / sum(visits) == pytest.approx(1 / 6, abs=0.05)


def test_round_robin_gives_all_first_moves_the_same_visits() -> None:
    search = TreeSearch(PigState(20, [10, 19], 10, 0), PlayoutGuide(), FastChance(1), True, True)
    search.run(100, NO_DEADLINE)
    assert {candidate.visits for candidate in search.ranked_children()} == {50}
    assert [candidate.move for candidate in search.ranked_children()] == [HOLD, ROLL]


def test_the_value_of_a_node_is_the_mean_of_its_visits() -> None:
    candidate = Node(0, 0)
    assert candidate.mean_win == 0.0
    for won in (1.0, 0.0, 0.0, 1.0):
        candidate.visits += 1
        candidate.total_win += won
    assert candidate.mean_win == 0.5


def test_it_stops_at_the_deadline_after_at_least_one_step() -> None:
    search = TreeSearch(PigState(100, [0, 0], 10, 0), PlayoutGuide(), FastChance(1))
    search.run(1 << 40, time.monotonic() - 1.0)
    assert search.steps == 1
    assert search.best_move() in (ROLL, HOLD)


def test_decide_stops_when_the_rest_cannot_change_the_move() -> None:
    decided = TreeSearch(PigState(20, [10, 19], 10, 0), PlayoutGuide(), FastChance(1))
    assert decided.decide(1000, NO_DEADLINE) == HOLD
    assert 500 <= decided.steps < 1000
    assert decided.steps == decided.root.visits
    most, second = sorted((reply.visits for reply in decided.root.children.values()), reverse=True)
    assert most - second > 1000 - decided.steps
    # At the check before, the rest could still have changed the move.
    assert most - second - 32 <= 1000 - (decided.steps - 32)


@pytest.mark.parametrize("turn", range(0, 20, 2))
def test_decide_finds_the_move_of_the_whole_effort(turn: int) -> None:
    state = PigState(30, [12, 19], turn, 0)
    thorough = TreeSearch(state, PlayoutGuide(), FastChance(turn))
    thorough.run(400, NO_DEADLINE)
    assert TreeSearch(state, PlayoutGuide(), FastChance(turn)).decide(400, NO_DEADLINE) == thorough.best_move()


def test_decide_stops_at_the_deadline_after_at_least_one_step() -> None:
    search = TreeSearch(PigState(100, [0, 0], 10, 0), PlayoutGuide(), FastChance(1))
    assert search.decide(1 << 40, time.monotonic() - 1.0) in (ROLL, HOLD)
    assert search.steps == 1


def test_the_same_seed_and_effort_give_the_same_result() -> None:
    def tree(candidate: Node) -> object:
        return candidate.move, candidate.visits, candidate.total_win, [tree(r) for r in candidate.children.values()]

    found = []
    for _ in range(2):
        search = TreeSearch(PigState(30, [10, 19], 10, 0), PlayoutGuide(), FastChance(7))
        search.run(300, NO_DEADLINE)
        found.append(tree(search.root))
    assert found[0] == found[1]


class HandKeepingGuide(Guide):
    """Keeps the imagined hands of the other seat."""

    def __init__(self) -> None:
        self.seen: set[tuple[int, ...]] = set()

    def chance_to_win(self, state: State, seat: int) -> float:
        return 0.5

    def score(self, state: State, seat: int) -> float:
        return 1.0

    def follow(self, state: State, chance: Chance) -> int:
        assert isinstance(state, FivesState)
        self.seen.add(tuple(sorted([*state.hands[1], *state.played[1]])))
        return ENOUGH


class FixedHandGuide(HandKeepingGuide):
    """Always imagines the same other hand."""

    def imagine(self, state: State, seat: int, chance: Chance) -> None:
        assert isinstance(state, FivesState)
        state.hands[1] = [4, 5]


def test_worlds_are_imagined_as_the_guide_would() -> None:
    guide = FixedHandGuide()
    search = TreeSearch(FivesState([[1, 2], [3, 4]], [1, 1, 2, 3, 5, 5], [[], []], 0), guide, FastChance(5))
    search.run(2, NO_DEADLINE)
    assert guide.seen == {(4, 5)}


@pytest.mark.parametrize("honest", [True, False])
def test_an_honest_search_sees_many_worlds_and_a_cheater_one(honest: bool) -> None:
    state = FivesState([[1, 2, 3], [4, 4, 4], [1, 5, 5]], [], [[], [], []], 0)
    guide = HandKeepingGuide()
    search = TreeSearch(state, guide, FastChance(5), honest)
    search.run(200, NO_DEADLINE)
    assert len(guide.seen) > 5 if honest else guide.seen == {(4, 4, 4)}
    assert state.hands == [[1, 2, 3], [4, 4, 4], [1, 5, 5]], "the state itself stays as it was"


class WideningGuide(HandKeepingGuide):
    """Widens by one move every ten visits, in its own order."""

    def sensible(self, state: State) -> tuple[int, ...]:
        return state.moves()[::-1]

    def width(self, visits: int) -> int:
        return 1 + visits // 10


def test_the_guide_decides_how_many_moves_are_tried_and_which_first() -> None:
    search = TreeSearch(FivesState([[1, 2, 3], [4, 4, 4]], [], [[], []], 0), WideningGuide(), FastChance(5))
    search.run(9, NO_DEADLINE)
    assert [(c.move, c.visits) for c in search.ranked_children()] == [(3, 9)]
    search.run(2, NO_DEADLINE)
    assert sorted(c.move for c in search.ranked_children()) == [2, 3]


class PlayedOneGuide(HandKeepingGuide):
    """Values a seat that has played a 1 as the winner."""

    def chance_to_win(self, state: State, seat: int) -> float:
        assert isinstance(state, FivesState)
        return 1.0 if 1 in state.played[seat] else 0.0


def test_a_move_of_few_worlds_is_judged_by_its_availability() -> None:
    search = TreeSearch(FivesState([[2, 2, 2], [4, 4, 4]], [1, 3, 3, 3], [[], []], 0), PlayedOneGuide(), FastChance(5))
    search.run(400, NO_DEADLINE)
    replies = search.root.children[2].children
    assert replies[1].availability < replies[3].availability
    assert replies[1].visits <= replies[1].availability


class SecondFiveGuide(Guide):
    """Values a 5 as the second card of the only seat as a win; plays at random."""

    def score(self, state: State, seat: int) -> float:
        return 0.0

    def chance_to_win(self, state: State, seat: int) -> float:
        assert isinstance(state, FivesState)
        return float(state.played[0][1:2] == [5])


def searched(steps: int) -> TreeSearch:
    search = TreeSearch(FivesState([[1, 2, 3, 5]], [], [[]], 0), SecondFiveGuide(), FastChance(1))
    for _ in range(steps):
        search.simulate(FivesState([[1, 2, 3, 5]], [], [[]], 0), FastChance(1), search.root_child(1))
    return search


def followed(search: TreeSearch, luck: int) -> float:
    search.follow_best(FivesState([[1, 2, 3, 5]], [], [[]], 0), FastChance(luck), search.root_child(1))
    return search.wins[0]


def test_follow_best_plays_the_best_replies_only() -> None:
    search = searched(60)
    assert search.root_child(1).mean_win < 0.95, "walks also try the other cards"
    assert {followed(search, luck) for luck in range(20)} == {1.0}
    assert search.root_child(1).visits == 60, "and nothing is learnt from it"


def test_follow_best_ignores_replies_with_few_visits() -> None:
    search = searched(6)
    assert {followed(search, luck) for luck in range(20)} == {0.0, 1.0}


def test_a_first_move_need_not_be_sensible() -> None:
    search = TreeSearch(FivesState([[1, 2, 3], [4, 4, 4]], [], [[], []], 0), WideningGuide(), FastChance(5))
    search.simulate(FivesState([[1, 2, 3], [4, 4, 4]], [], [[], []], 0), FastChance(1), search.root_child(1))
    assert [(candidate.move, candidate.visits) for candidate in search.ranked_children()] == [(1, 1)]
    assert search.root.visits == 1
