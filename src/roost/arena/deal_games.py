"""One deal: the same luck in every seating."""

from __future__ import annotations

import math
import time
from typing import NamedTuple

import msgspec

from roost.arena.errors import ArenaError
from roost.arena.game_names import game_named
from roost.arena.match_config import MatchConfig
from roost.arena.seatings import seatings
from roost.arena.seeds import seed_text
from roost.bots.registry import load_bot
from roost.core.bot import Bot
from roost.core.budget import Budget
from roost.core.errors import IllegalMoveError
from roost.core.game import Game

__all__ = ["Deal", "Played", "play"]


class Played(msgspec.Struct, frozen=True, array_like=True):
    """One game, seat by seat."""

    players: tuple[int, ...]
    """Who sat there, as places in the contest's `entrants`."""
    places: tuple[int, ...]
    shares: tuple[float, ...]
    """How much of the win was theirs."""
    scores: tuple[int, ...]
    moves: tuple[int, ...]
    """How many decisions they took ..."""
    seconds: tuple[float, ...]
    """... and the processor time they needed: the only thing here that another run would not give again."""

    def possible(self, seats: int) -> bool:
        """Whether a game can end so, as far as anybody can tell without its rules."""
        return (
            all(len(column) == seats for column in msgspec.structs.astuple(self))
            and all(1 <= place <= seats for place in self.places)
            and all(0.0 <= share <= 1.0 for share in self.shares)
            and all(count >= 0 for count in self.moves)
            and all(0.0 <= spent < math.inf for spent in self.seconds)
        )


class Deal(msgspec.Struct, frozen=True, array_like=True):
    """The games of one deal. They belong together: its luck is in all of them."""

    number: int
    games: tuple[Played, ...]

    def fits(self, contest: MatchConfig) -> bool:
        """Whether it can be one of that contest: the right people in the right seats, and results that can be."""
        return (
            self.number > 0
            and [game.players for game in self.games] == seated(contest, self.number)
            and all(game.possible(contest.seats) for game in self.games)
        )


class _Seat(NamedTuple):
    bot: Bot
    budget: Budget
    name: str


def play(contest: MatchConfig, number: int) -> Deal:
    """Deal once, and play it in every seating."""
    game = game_named(contest.game)
    seated_so = enumerate(seated(contest, number))
    return Deal(number, tuple(_play(contest, game, number, turn, players) for turn, players in seated_so))


def seated(contest: MatchConfig, number: int) -> list[tuple[int, ...]]:
    """Who sits where in each game of a deal."""
    orders = seatings(contest.players, seed_text(contest.seed, "seating", number))
    return [tuple(order[place] for place in contest.plan) for order in orders]


def _play(contest: MatchConfig, game: Game, number: int, seating: int, players: tuple[int, ...]) -> Played:
    seats = [_seat(contest, game, player) for player in players]
    # A bot's own luck is apart from the game's: it neither sees nor shifts what the deal brings.
    own = [seed_text(contest.seed, "bot", number, seating, seat) for seat in range(contest.seats)]
    chance = seed_text(contest.seed, "deal", number)
    state = game.start(contest.seats, chance, contest.options)
    moves = [0] * contest.seats
    seconds = [0.0] * contest.seats
    while not state.over:
        turn = int(state.turn)
        sitting = seats[turn]
        known = state.copy()
        if not sitting.bot.cheats:
            known.imagine(turn, own[turn])
        begun = time.thread_time()
        try:
            move = sitting.bot.choose(known, own[turn], sitting.budget)
        except Exception as error:
            # A mistake in a bot: whoever wrote it needs to come back to the place.
            error.add_note(f"{sitting.name} was thinking, in deal {number}, at: {state.position()}")
            raise
        seconds[turn] += time.thread_time() - begun
        moves[turn] += 1
        try:
            state.play(move, chance)
        except IllegalMoveError as error:
            raise ArenaError(
                f"{sitting.name} chose an illegal move ({error}), in deal {number}, at: {state.position()}"
            ) from error
    result = state.result()
    assert result is not None
    return Played(
        players=players,
        places=result.places,
        shares=tuple(result.share(seat) for seat in range(contest.seats)),
        scores=result.scores,
        moves=tuple(moves),
        seconds=tuple(seconds),
    )


def _seat(contest: MatchConfig, game: Game, player: int) -> _Seat:
    """A bot of its own for every game, so that none remembers an earlier one."""
    entrant = contest.entrants[player]
    return _Seat(load_bot(entrant.bot, game, measuring=True), entrant.allowance.budget, entrant.label)
