"""Information-set Monte Carlo tree search with a single observer.

Every iteration imagines a new world that fits what the seat has seen, descends a tree shared by all worlds, adds one
node and plays a rollout with the moves of the game's guide. A node stands for the moves that led there, whatever chance
brought in between, so values average over chance. A move that only some worlds allow is judged by the visits in which
it was available (P. Cowling, E. Powley, D. Whitehouse: Information Set Monte Carlo Tree Search, 2012).
"""

from __future__ import annotations

import math
import time
from typing import Final, final

from mypy_extensions import i64

from roost.core.chance import Chance
from roost.core.guide import Guide
from roost.core.state import State

__all__ = ["Node", "TreeSearch"]

_LEAD_CHECK_INTERVAL: Final = 32
"""The number of steps between checks whether the rest could still change the best move."""
_MIN_TRUSTED_VISITS: Final = 8
"""A reply is followed as the best one only after this many visits."""
_CAUTION_STANDARD_ERRORS: Final = 0.5
"""Standard errors, of a single win or loss, subtracted from the mean win of a reply before replies are compared."""


@final
class Node:
    """A move in the tree."""

    def __init__(self, move: i64, seat: i64) -> None:
        self.move: i64 = move
        self.seat: i64 = seat
        """The seat that makes the move; its chance to win is the value of the node."""
        self.visits: i64 = 0
        self.availability: i64 = 0
        """The number of visits to the parent in which the move was legal."""
        self.total_win: float = 0.0
        """The sum of the seat's chances to win over all visits."""
        self.children: dict[int, Node] = {}
        """The replies of the seat that was on turn at the first visit."""
        self._children_seat: i64 = -1
        self._other_children: dict[int, dict[int, Node]] | None = None

    def children_of(self, seat: i64) -> dict[int, Node]:
        """Return the replies of a seat; chance may decide which seat is on turn after the move."""
        if self._children_seat < 0:
            self._children_seat = seat
        if self._children_seat == seat:
            return self.children
        if self._other_children is None:
            self._other_children = {}
        return self._other_children.setdefault(seat, {})

    @property
    def mean_win(self) -> float:
        """The mean chance to win over all visits."""
        return self.total_win / float(self.visits) if self.visits > 0 else 0.0


@final
class TreeSearch:
    """The search of one position for the seat on turn."""

    def __init__(
        self, state: State, guide: Guide, chance: Chance, honest: bool = True, round_robin: bool = False
    ) -> None:
        self._state = state
        self._guide = guide
        self._chance = chance
        self._honest = honest
        """False: search the true world only, as the cheater does."""
        self._round_robin = round_robin
        """Whether all first moves get the same number of visits, so that their values are equally precise."""
        self._exploration: float = guide.exploration()
        self._seat: i64 = state.turn
        self.root: Node = Node(-1, state.turn)
        self.moves: tuple[int, ...] = guide.sensible(state)
        self.steps: i64 = 0
        self.wins: list[float] = []
        """Each seat's chance to win in the last world."""
        self.score: float = 0.0
        """The score of the seat on turn in the last world of `follow_best`."""

    def run(self, steps: i64, deadline: float) -> None:
        """Take at least one step, until all are done or `time.monotonic` reaches the deadline."""
        done: i64 = 0
        while done < steps:
            self._step()
            done += 1
            if time.monotonic() >= deadline:
                break
        self.steps += done

    def decide(self, steps: i64, deadline: float) -> i64:
        """Run as `run` does, but stop once the remaining steps cannot change the best move; return that move."""
        done: i64 = 0
        while done < steps:
            self._step()
            done += 1
            if time.monotonic() >= deadline or (done % _LEAD_CHECK_INTERVAL == 0 and self._lead() > steps - done):
                break
        self.steps += done
        return self.best_move()

    def _lead(self) -> i64:
        """Return how many more visits the most visited move has than the next one."""
        most: i64 = 0
        second: i64 = 0
        for child in self.root.children.values():
            if child.visits > most:
                second = most
                most = child.visits
            elif child.visits > second:
                second = child.visits
        return most - second

    def best_move(self) -> i64:
        """Return the most visited move."""
        if len(self.moves) == 1:
            return self.moves[0]
        best = self.root
        for child in self.root.children.values():
            if best is self.root or (child.visits, child.total_win) > (best.visits, best.total_win):
                best = child
        return best.move

    def ranked_children(self) -> list[Node]:
        """Return the first moves by their mean win, best first."""
        return sorted(self.root.children.values(), key=_mean_win, reverse=True)

    def _step(self) -> None:
        world = self._state.copy()
        if self._honest:
            self._guide.imagine(world, self._seat, self._chance)
        self.simulate(world, self._chance, self.root)

    def root_child(self, move: i64) -> Node:
        """Return the node of a first move, which need not be one of the sensible moves."""
        known = self.root.children.get(move)
        if known is None:
            known = Node(move, self._seat)
            self.root.children[move] = known
        return known

    def simulate(self, world: State, chance: Chance, node: Node) -> None:
        """Run one iteration from the root or from a first move."""
        path = [self.root]
        if node is not self.root:
            node.availability += 1
            world.play(node.move, chance)
            path.append(node)
        while world.turn >= 0 and (node is self.root or node.visits > 0):
            node = self._select(node, world)
            world.play(node.move, chance)
            path.append(node)
        self._rollout(world, chance)
        for visited in path:
            visited.visits += 1
            visited.total_win += self.wins[visited.seat]

    def follow_best(self, world: State, chance: Chance, node: Node) -> None:
        """Play a first move, then the best known replies, then a rollout; the tree stays as it is.

        `simulate` also explores moves that turn out badly, so it undervalues moves that leave a good reply for later.
        """
        reply: Node | None = node
        while reply is not None:
            node = reply
            world.play(node.move, chance)
            reply = self._best_reply(node, world) if world.turn >= 0 else None
        self._rollout(world, chance)
        self.score = self._guide.score(world, self._seat)

    def _select(self, node: Node, world: State) -> Node:
        """Return the child to visit: a new one, or the one with the highest upper confidence bound."""
        seat = world.turn
        moves = self.moves if node is self.root else self._guide.sensible(world)
        if self._round_robin and node is self.root:
            return self._next_in_turn(node, moves)
        width = self._guide.width(node.visits)
        best: Node | None = None
        highest = -1.0
        tried: i64 = 0
        untried: i64 = 0
        new_move: i64 = -1
        children = node.children_of(seat)
        for move in moves:
            known = children.get(move)
            if known is None:
                untried += 1
                # Untried moves are chosen uniformly, unless the guide limits the width and so relies on its order.
                if new_move < 0 or (width >= len(moves) and self._chance.below(untried) == 0):
                    new_move = move
                continue
            tried += 1
            known.availability += 1
            visits = float(known.visits)
            bound = known.total_win / visits + self._exploration * math.sqrt(
                math.log(float(known.availability) + 1.0) / visits
            )
            if bound > highest:
                highest = bound
                best = known
        if best is None or (new_move >= 0 and tried < width):
            best = Node(new_move, seat)
            best.availability = 1
            children[new_move] = best
        return best

    def _next_in_turn(self, node: Node, moves: tuple[int, ...]) -> Node:
        known = self.root_child(moves[node.visits % len(moves)])
        known.availability += 1
        return known

    def _best_reply(self, node: Node, world: State) -> Node | None:
        """Return the best reply of those with enough visits, if any."""
        best: Node | None = None
        highest = -1.0
        children = node.children_of(world.turn)
        for move in self._guide.sensible(world):
            known = children.get(move)
            if known is not None and known.visits >= _MIN_TRUSTED_VISITS:
                visits = float(known.visits)
                bound = known.total_win / visits - _CAUTION_STANDARD_ERRORS / math.sqrt(visits)
                if bound > highest:
                    highest = bound
                    best = known
        return best

    def _rollout(self, world: State, chance: Chance) -> None:
        """Play the guide's moves to the end of the game, or until the guide stops, and evaluate the position."""
        guide = self._guide
        while world.turn >= 0:
            move = guide.follow(world, chance)
            if move < 0:
                break
            world.play(move, chance)
        self.wins = [guide.chance_to_win(world, seat) for seat in range(world.seats)]


def _mean_win(node: Node) -> float:
    return node.mean_win
