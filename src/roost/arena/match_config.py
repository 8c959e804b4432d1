"""What is played: all that the outcome of a deal depends on, besides its number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

import roost
from roost.arena import seatings
from roost.arena.entrant import Entrant
from roost.arena.errors import ArenaError
from roost.arena.fingerprint import fingerprint
from roost.arena.game_names import game_named
from roost.bots.registry import load_bot
from roost.core.game import Game

__all__ = ["MatchConfig"]

_LONGEST_SEED: Final = 60
_ADVICE: Final = "list one for each seat, or say with --seats how many seats they share"


class MatchConfig(msgspec.Struct, frozen=True):
    """A game, its options, and who plays it. Workers and files get nothing else."""

    game: str
    """A key, or the file that holds the game."""
    options: dict[str, str | int | float | bool]
    """All of them, also those that nobody chose: a match is the same however it was asked for."""
    seats: int
    plan: tuple[int, ...]
    """For each seat, which of the players sits there in the first seating; partners may be one player."""
    entrants: tuple[Entrant, ...]
    """The different players."""
    players: tuple[int, ...]
    """Who takes part, as places in `entrants`: the same one several times where it plays against itself."""
    seed: str
    rules: int
    version: str
    code: str
    """A fingerprint of the program, so that games of different programs are never added up."""

    @classmethod
    def of(
        cls,
        game: str,
        listed: Sequence[Entrant],
        seed: str = "1",
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
    ) -> MatchConfig:
        """What somebody asked for, checked."""
        played = game_named(game)
        chosen = played.choose(options or {})
        for entrant in listed:
            load_bot(entrant.bot, played, measuring=True)
        if not seed.isprintable() or seed != seed.strip() or not 1 <= len(seed) <= _LONGEST_SEED:
            raise ArenaError(f"a seed is one line of 1 to {_LONGEST_SEED} letters")
        seated, plan, sitting = _seated(played, listed, seats)
        entrants = tuple(dict.fromkeys(sitting))
        return cls(
            game=game,
            options=msgspec.to_builtins(chosen),
            seats=seated,
            plan=plan,
            entrants=entrants,
            players=tuple(map(entrants.index, sitting)),
            seed=seed,
            rules=played.rules,
            version=roost.__version__,
            code=fingerprint(game, frozenset(entrant.bot for entrant in entrants)),
        )

    @property
    def games_of_a_deal(self) -> int:
        """In how many seatings a deal is played."""
        return seatings.count(self.players)

    @property
    def sides(self) -> tuple[int, ...]:
        """Which side each seat is on."""
        return game_named(self.game).sides(self.seats)


def _seated(
    game: Game, listed: Sequence[Entrant], seats: int | None
) -> tuple[int, tuple[int, ...], tuple[Entrant, ...]]:
    """How many seats there are, which player of the list sits in each, and the list, made as long as it takes."""
    given = len(listed)
    if given < 2:
        raise ArenaError("an arena needs two bots or more, one for each seat or side; the same one may be named again")
    if seats is None:
        # Two bots for a game of four in pairs: each takes a side.
        fitting = [number for number in game.seats if number == given or _sides(game, number) == given]
        if not fitting:
            raise ArenaError(f"{game.key} is for {_range(game)} seats, so {given} bots cannot play it; {_ADVICE}")
        seats = given if given in fitting else fitting[0]
    if seats not in game.seats:
        raise ArenaError(f"{game.key} is for {_range(game)} seats, not {seats}")
    if given != seats and given == _sides(game, seats):
        return seats, game.sides(seats), tuple(listed)
    if seats % given:
        raise ArenaError(f"{seats} seats cannot be shared evenly by {given} bots: list {seats}, one for each seat")
    return seats, tuple(range(seats)), tuple(listed) * (seats // given)


def _sides(game: Game, seats: int) -> int:
    return len(set(game.sides(seats)))


def _range(game: Game) -> str:
    least, most = game.seats[0], game.seats[-1]
    return str(least) if least == most else f"{least} to {most}"
