"""Play one deal: games with the same chance, one in each seating."""

from __future__ import annotations

import math
import time
from typing import NamedTuple

import msgspec

from roost.arena.errors import ArenaError
from roost.arena.game_cache import cached_game
from roost.arena.match_config import MatchConfig
from roost.arena.seatings import seatings
from roost.arena.seeded_chance import chance_for
from roost.bots.registry import load_bot
from roost.core.bot import Bot
from roost.core.budget import Budget
from roost.core.errors import IllegalMoveError
from roost.core.game import Game

__all__ = ["Deal", "PlayedGame", "play_deal"]


class PlayedGame(msgspec.Struct, frozen=True, array_like=True):
    """The outcome of a game, by seat."""

    players: tuple[int, ...]
    """Indices into the config's `entrants`."""
    places: tuple[int, ...]
    shares: tuple[float, ...]
    """The share of the win, from 0 to 1."""
    scores: tuple[int, ...]
    moves: tuple[int, ...]
    """The number of decisions."""
    seconds: tuple[float, ...]
    """Processor time, the only field that differs between runs."""

    def is_valid(self, seats: int) -> bool:
        """Return whether the outcome is possible, as far as can be told without the rules."""
        return (
            all(len(column) == seats for column in msgspec.structs.astuple(self))
            and all(1 <= place <= seats for place in self.places)
            and all(0.0 <= share <= 1.0 for share in self.shares)
            and all(count >= 0 for count in self.moves)
            and all(0.0 <= spent < math.inf for spent in self.seconds)
        )


class Deal(msgspec.Struct, frozen=True, array_like=True):
    """The games of one deal, which share its chance."""

    number: int
    games: tuple[PlayedGame, ...]

    def belongs_to(self, config: MatchConfig) -> bool:
        """Return whether the deal can be one of a match: the right players in the right seats, and possible results."""
        return (
            self.number > 0
            and [game.players for game in self.games] == players_by_game(config, self.number)
            and all(game.is_valid(config.seats) for game in self.games)
        )


class _Seat(NamedTuple):
    bot: Bot
    budget: Budget
    name: str


def play_deal(config: MatchConfig, number: int) -> Deal:
    """Play the deal of that number in each seating."""
    game = cached_game(config.game)
    games = enumerate(players_by_game(config, number))
    return Deal(number, tuple(_play(config, game, number, seating, players) for seating, players in games))


def players_by_game(config: MatchConfig, number: int) -> list[tuple[int, ...]]:
    """Return the player of each seat, for each game of a deal."""
    orders = seatings(config.players, chance_for(config.seed, "seating", number))
    return [tuple(order[place] for place in config.player_of_seat) for order in orders]


def _play(config: MatchConfig, game: Game, number: int, seating: int, players: tuple[int, ...]) -> PlayedGame:
    seats = [_seat(config, game, player) for player in players]
    # A bot's random numbers are separate from the game's: it can neither foresee nor change those.
    own = [chance_for(config.seed, "bot", number, seating, seat) for seat in range(config.seats)]
    chance = chance_for(config.seed, "deal", number)
    state = game.start(config.seats, chance, config.options)
    moves = [0] * config.seats
    seconds = [0.0] * config.seats
    while not state.over:
        turn = int(state.turn)
        seat = seats[turn]
        known = state.copy()
        if not seat.bot.cheats:
            known.imagine(turn, own[turn])
        begun = time.thread_time()
        try:
            move = seat.bot.choose(known, own[turn], seat.budget)
        except Exception as error:
            # The author of the bot needs the position to reproduce the bug.
            error.add_note(f"{seat.name} was thinking, in deal {number}, at: {state.position()}")
            raise
        seconds[turn] += time.thread_time() - begun
        moves[turn] += 1
        try:
            state.play(move, chance)
        except IllegalMoveError as error:
            raise ArenaError(
                f"{seat.name} chose an illegal move ({error}), in deal {number}, at: {state.position()}"
            ) from error
    result = state.result()
    assert result is not None
    return PlayedGame(
        players=players,
        places=result.places,
        shares=tuple(result.share(seat) for seat in range(config.seats)),
        scores=result.scores,
        moves=tuple(moves),
        seconds=tuple(seconds),
    )


def _seat(config: MatchConfig, game: Game, player: int) -> _Seat:
    """Make a new bot for each game, so that none remembers earlier games."""
    entrant = config.entrants[player]
    return _Seat(load_bot(entrant.bot, game, measuring=True), entrant.allowance.budget, entrant.label)
