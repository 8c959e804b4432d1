"""A tree search over what a seat knows: information-set Monte Carlo tree search with a single observer.

Every step imagines a new world that fits what the seat has seen, walks down a tree that all worlds share, adds one
position to it and plays on as the game's guide would. A position of the tree is the moves that led there, whatever
chance brought in between: what cannot be foreseen is averaged. A move that only some worlds allow is weighed against
the times when it was possible (P. Cowling, E. Powley, D. Whitehouse: Information Set Monte Carlo Tree Search, 2012).
"""

from __future__ import annotations

import math
import time
from typing import Final, final

from mypy_extensions import i64

from roost.core.chance import Chance
from roost.core.guide import Guide
from roost.core.state import State

__all__ = ["Candidate", "TreeSearch"]

_PAUSE: Final = 32
"""After so many steps it is looked whether the others can still change anything."""
_TRUSTED: Final = 8
"""So often a reply was tried before anybody relies on it."""
_CAUTION: Final = 0.5
"""How much less a reply is trusted than it promises, in standard errors of a win or a loss."""


@final
class Candidate:
    """A move, and in `replies` what was tried after it, by whoever was on turn there for the first time."""

    def __init__(self, move: i64, seat: i64) -> None:
        self.move: i64 = move
        self.seat: i64 = seat
        """Who makes the move: the one for whom it should be good."""
        self.visits: i64 = 0
        self.possible: i64 = 0
        """How often the move could have been made when its position was visited."""
        self.won: float = 0.0
        """The sum of the chances to win that it led to."""
        self.replies: dict[int, Candidate] = {}
        self._replying: i64 = -1
        self._others: dict[int, dict[int, Candidate]] | None = None

    def replies_of(self, seat: i64) -> dict[int, Candidate]:
        """What a seat has tried after this move: luck may decide whose turn it is."""
        if self._replying < 0:
            self._replying = seat
        if self._replying == seat:
            return self.replies
        if self._others is None:
            self._others = {}
        return self._others.setdefault(seat, {})

    @property
    def win(self) -> float:
        """The chance to win after this move, as far as it was looked into."""
        return self.won / float(self.visits) if self.visits > 0 else 0.0


@final
class TreeSearch:
    """One position being looked into, for the seat on turn."""

    def __init__(self, state: State, guide: Guide, chance: Chance, honest: bool = True, even: bool = False) -> None:
        self._state = state
        self._guide = guide
        self._chance = chance
        self._honest = honest
        """A cheater searches the true world only."""
        self._even = even
        """Whether all first moves get the same attention: then their chances to win can be compared fairly."""
        self._exploration: float = guide.exploration()
        self._seat: i64 = state.turn
        self.root: Candidate = Candidate(-1, state.turn)
        self.moves: tuple[int, ...] = guide.sensible(state)
        self.steps: i64 = 0
        self.wins: list[float] = []
        """What the last world came to: everybody's chance to win ..."""
        self.score: float = 0.0
        """... and the points of the seat on turn, if it was followed."""

    def run(self, steps: i64, deadline: float) -> None:
        """So many steps, or until `time.monotonic` reaches the deadline; at least one."""
        done: i64 = 0
        while done < steps:
            self._step()
            done += 1
            if time.monotonic() >= deadline:
                break
        self.steps += done

    def decide(self, steps: i64, deadline: float) -> i64:
        """The best move after so many steps; fewer are taken if the rest could not change it any more."""
        done: i64 = 0
        while done < steps:
            self._step()
            done += 1
            if time.monotonic() >= deadline or (done % _PAUSE == 0 and self._lead() > steps - done):
                break
        self.steps += done
        return self.best()

    def _lead(self) -> i64:
        """How much more often the best move was looked into than the next one."""
        most: i64 = 0
        second: i64 = 0
        for candidate in self.root.replies.values():
            if candidate.visits > most:
                second = most
                most = candidate.visits
            elif candidate.visits > second:
                second = candidate.visits
        return most - second

    def best(self) -> i64:
        """The move that was looked into most: the search comes back to what keeps its promise."""
        if len(self.moves) == 1:
            return self.moves[0]
        best = self.root
        for candidate in self.root.replies.values():
            if best is self.root or (candidate.visits, candidate.won) > (best.visits, best.won):
                best = candidate
        return best.move

    def candidates(self) -> list[Candidate]:
        """The moves that were tried, the best first."""
        return sorted(self.root.replies.values(), key=_promise, reverse=True)

    def _step(self) -> None:
        world = self._state.copy()
        if self._honest:
            self._guide.imagine(world, self._seat, self._chance)
        self.walk(world, self._chance, self.root)

    def first(self, move: i64) -> Candidate:
        """The candidate for a first move, whether it seemed worth a thought or not."""
        known = self.root.replies.get(move)
        if known is None:
            known = Candidate(move, self._seat)
            self.root.replies[move] = known
        return known

    def walk(self, world: State, luck: Chance, here: Candidate) -> None:
        """Down the tree from its root, or from a first move, in a world and with the luck that it brings."""
        path = [self.root]
        if here is not self.root:
            here.possible += 1
            world.play(here.move, luck)
            path.append(here)
        while world.turn >= 0 and (here is self.root or here.visits > 0):
            here = self._select(here, world)
            world.play(here.move, luck)
            path.append(here)
        self._play_on(world, luck)
        for candidate in path:
            candidate.visits += 1
            candidate.won += self.wins[candidate.seat]

    def follow(self, world: State, luck: Chance, here: Candidate) -> None:
        """Go on from a first move as has proved best so far, and then as the guide would; nothing is learnt from it.

        A walk tries moves that turn out badly, also of the seat that it is for, so that it thinks too little of
        everything that leaves a good move for later. This one does not.
        """
        reply: Candidate | None = here
        while reply is not None:
            here = reply
            world.play(here.move, luck)
            reply = self._proved(here, world) if world.turn >= 0 else None
        self._play_on(world, luck)
        self.score = self._guide.score(world, self._seat)

    def _select(self, here: Candidate, world: State) -> Candidate:
        """The next move of the walk: one that was not tried yet, or the one that promises most."""
        seat = world.turn
        moves = self.moves if here is self.root else self._guide.sensible(world)
        if self._even and here is self.root:
            return self._next_in_turn(here, moves)
        room = self._guide.width(here.visits)
        best: Candidate | None = None
        most = -1.0
        tried: i64 = 0
        untried: i64 = 0
        fresh: i64 = -1
        replies = here.replies_of(seat)
        for move in moves:
            known = replies.get(move)
            if known is None:
                untried += 1
                # Each of the moves that were not tried is as likely to be next, unless the guide has put them in order.
                if fresh < 0 or (room >= len(moves) and self._chance.below(untried) == 0):
                    fresh = move
                continue
            tried += 1
            known.possible += 1
            visits = float(known.visits)
            promise = known.won / visits + self._exploration * math.sqrt(math.log(float(known.possible) + 1.0) / visits)
            if promise > most:
                most = promise
                best = known
        if best is None or (fresh >= 0 and tried < room):
            best = Candidate(fresh, seat)
            best.possible = 1
            replies[fresh] = best
        return best

    def _next_in_turn(self, here: Candidate, moves: tuple[int, ...]) -> Candidate:
        known = self.first(moves[here.visits % len(moves)])
        known.possible += 1
        return known

    def _proved(self, here: Candidate, world: State) -> Candidate | None:
        """The best reply of those that were tried often enough, if there is one."""
        best: Candidate | None = None
        most = -1.0
        replies = here.replies_of(world.turn)
        for move in self._guide.sensible(world):
            known = replies.get(move)
            if known is not None and known.visits >= _TRUSTED:
                visits = float(known.visits)
                proof = known.won / visits - _CAUTION / math.sqrt(visits)
                if proof > most:
                    most = proof
                    best = known
        return best

    def _play_on(self, world: State, luck: Chance) -> None:
        """On to the end, or as far as the guide wants to, and look how things stand."""
        guide = self._guide
        while world.turn >= 0:
            move = guide.follow(world, luck)
            if move < 0:
                break
            world.play(move, luck)
        self.wins = [guide.chance_to_win(world, seat) for seat in range(world.seats)]


def _promise(candidate: Candidate) -> float:
    return candidate.win
