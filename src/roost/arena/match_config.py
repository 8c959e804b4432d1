"""The configuration of a match: everything that the outcome of a deal depends on besides its number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

import roost
from roost.arena import seatings
from roost.arena.entrant import Entrant
from roost.arena.errors import ArenaError
from roost.arena.fingerprint import fingerprint
from roost.arena.game_cache import cached_game
from roost.bots.registry import load_bot
from roost.core.game import Game

__all__ = ["MatchConfig"]

_MAX_SEED_CHARACTERS: Final = 60
_ADVICE: Final = "list one for each seat, or say with --seats how many seats they share"


class MatchConfig(msgspec.Struct, frozen=True):
    """A game, its options and its players. Workers and match files get nothing else."""

    game: str
    """A key, or the path of a game's file."""
    options: dict[str, str | int | float | bool]
    """All options, including those with default values."""
    seats: int
    player_of_seat: tuple[int, ...] = msgspec.field(name="plan")
    """For each seat, an index into `players`, in the first seating; partners may be the same player."""
    entrants: tuple[Entrant, ...]
    """The different players."""
    players: tuple[int, ...]
    """Indices into `entrants`; an entrant that plays against itself is listed several times."""
    seed: str
    rules: int
    version: str
    fingerprint: str = msgspec.field(name="code")
    """Of rules and bots, so that games of different programs are never combined."""

    @classmethod
    def create(
        cls,
        game: str,
        listed: Sequence[Entrant],
        seed: str = "1",
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
    ) -> MatchConfig:
        """Check the arguments and return the config."""
        loaded = cached_game(game)
        chosen = loaded.choose(options or {})
        for entrant in listed:
            load_bot(entrant.bot, loaded, measuring=True)
        if not seed.isprintable() or seed != seed.strip() or not 1 <= len(seed) <= _MAX_SEED_CHARACTERS:
            raise ArenaError(f"a seed is one line of 1 to {_MAX_SEED_CHARACTERS} letters")
        seats, player_of_seat, players = _assign_seats(loaded, listed, seats)
        entrants = tuple(dict.fromkeys(players))
        return cls(
            game=game,
            options=msgspec.to_builtins(chosen),
            seats=seats,
            player_of_seat=player_of_seat,
            entrants=entrants,
            players=tuple(map(entrants.index, players)),
            seed=seed,
            rules=loaded.rules,
            version=roost.__version__,
            fingerprint=fingerprint(game, frozenset(entrant.bot for entrant in entrants)),
        )

    @property
    def games_per_deal(self) -> int:
        """The number of seatings that each deal is played in."""
        return seatings.seating_count(self.players)

    @property
    def sides(self) -> tuple[int, ...]:
        """The side of each seat."""
        return cached_game(self.game).sides(self.seats)


def _assign_seats(
    game: Game, listed: Sequence[Entrant], seats: int | None
) -> tuple[int, tuple[int, ...], tuple[Entrant, ...]]:
    """Return the number of seats, the player of each seat, and the players (the list, repeated to fill the seats)."""
    count = len(listed)
    if count < 2:
        raise ArenaError("expected two bots or more, one for each seat or side; a bot may be listed several times")
    if seats is None:
        # Two bots can play a game for two pairs: each takes a side.
        fitting = [number for number in game.seats if number == count or _side_count(game, number) == count]
        if not fitting:
            raise ArenaError(f"{game.key} is for {_range(game)} seats, so {count} bots cannot play it; {_ADVICE}")
        seats = count if count in fitting else fitting[0]
    if seats not in game.seats:
        raise ArenaError(f"{game.key} is for {_range(game)} seats, not {seats}")
    if count != seats and count == _side_count(game, seats):
        return seats, game.sides(seats), tuple(listed)
    if seats % count:
        raise ArenaError(f"{seats} seats cannot be shared evenly by {count} bots: list {seats}, one for each seat")
    return seats, tuple(range(seats)), tuple(listed) * (seats // count)


def _side_count(game: Game, seats: int) -> int:
    return len(set(game.sides(seats)))


def _range(game: Game) -> str:
    low, high = game.seats[0], game.seats[-1]
    return str(low) if low == high else f"{low} to {high}"
