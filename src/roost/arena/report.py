"""The report of a match: wins, scores, ratings and time of each player."""

from __future__ import annotations

import itertools
import math
import statistics
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import TypeVar

import msgspec

from roost.arena.estimate import Estimate, estimate_mean, estimate_share
from roost.arena.match_config import MatchConfig
from roost.arena.play_deal import Deal, PlayedGame
from roost.arena.rating import Rating, rate_players

__all__ = ["Pair", "Report", "Standing", "build_report"]

_Figure = TypeVar("_Figure", int, float)


class Standing(msgspec.Struct, frozen=True):
    """The results of one player."""

    label: str
    wins: Estimate
    """The share of wins per seat, alone or with a partner; a shared win counts in part."""
    score: Estimate
    rating: Rating
    games: int
    """The number of games, counted once for each seat of the player."""
    moves: int
    """The number of decisions."""
    scores: dict[int, int]
    """How often each score occurred."""


class Pair(msgspec.Struct, frozen=True):
    """The comparison of two players who met on different sides."""

    one: str
    two: str
    ahead: Estimate
    """How often the first places higher than the second; equal places count half."""
    lead: Estimate
    """The difference of their scores."""


class Report(msgspec.Struct, frozen=True):
    """The results of a match."""

    config: MatchConfig = msgspec.field(name="contest")
    deals: int
    games: int
    even: float
    """The share of wins of each player if all were equally strong."""
    draws: float
    """The share of games without a single winner."""
    standings: tuple[Standing, ...]
    pairs: tuple[Pair, ...]
    seats: tuple[float, ...]
    """The share of wins of each seat."""
    ms_per_move: dict[str, float]
    """Processor time, the only figure that differs between runs."""

    def ahead_matrix(self) -> dict[tuple[str, str], Estimate]:
        """Return how often each player places higher than each other."""
        cells: dict[tuple[str, str], Estimate] = {}
        for pair in self.pairs:
            cells[pair.one, pair.two] = pair.ahead
            cells[pair.two, pair.one] = pair.ahead.complement()
        return cells


def build_report(config: MatchConfig, unordered: Iterable[Deal]) -> Report:
    """Evaluate at least two deals."""
    deals = sorted(unordered, key=lambda deal: deal.number)
    games = [game for deal in deals for game in deal.games]
    sides = config.sides
    ratings = rate_players(games, sides, len(config.entrants))
    players = range(len(config.entrants))
    return Report(
        config=config,
        deals=len(deals),
        games=len(games),
        even=1 / len(set(sides)),
        draws=statistics.fmean(max(game.shares) < 1 for game in games),
        standings=tuple(_standing(config, player, deals, games, ratings[player]) for player in players),
        pairs=tuple(_pairs(config, deals, sides)),
        seats=tuple(statistics.fmean(game.shares[seat] for game in games) for seat in range(config.seats)),
        ms_per_move={entrant.label: _ms_per_move(player, games) for player, entrant in enumerate(config.entrants)},
    )


def _standing(
    config: MatchConfig, player: int, deals: Sequence[Deal], games: Sequence[PlayedGame], rating: Rating
) -> Standing:
    scores = Counter(score for game in games for score in _of(game, player, game.scores))
    return Standing(
        label=config.entrants[player].label,
        wins=_share(config, _means(deals, lambda game: _of(game, player, game.shares))),
        score=estimate_mean(_means(deals, lambda game: _of(game, player, game.scores))),
        rating=rating,
        games=scores.total(),
        moves=sum(sum(_of(game, player, game.moves)) for game in games),
        scores={score: scores[score] for score in sorted(scores)},
    )


def _share(config: MatchConfig, deals: Sequence[float]) -> Estimate:
    """Estimate a share of wins; a player that only meets itself wins exactly its share."""
    if len(config.entrants) > 1:
        return estimate_share(deals)
    fair = statistics.fmean(deals)
    return Estimate(fair, fair, fair)


def _pairs(config: MatchConfig, deals: Sequence[Deal], sides: Sequence[int]) -> Iterator[Pair]:
    for one, two in itertools.combinations(range(len(config.entrants)), 2):
        ahead = _means(deals, partial(_opposed, sides, one, two, _ahead))
        lead = _means(deals, partial(_opposed, sides, one, two, _lead))
        # If partners are drawn for each deal, two players may have met too seldom.
        if len(ahead) > 1:
            yield Pair(
                config.entrants[one].label, config.entrants[two].label, estimate_share(ahead), estimate_mean(lead)
            )


def _opposed(
    sides: Sequence[int], one: int, two: int, figure: Callable[[PlayedGame, int, int], float], game: PlayedGame
) -> list[float]:
    """Return a figure for each pair of the two players' seats on different sides."""
    return [
        figure(game, mine, theirs)
        for mine, player in enumerate(game.players)
        for theirs, other in enumerate(game.players)
        if player == one and other == two and sides[mine] != sides[theirs]
    ]


def _ahead(game: PlayedGame, mine: int, theirs: int) -> float:
    return 0.5 if game.places[mine] == game.places[theirs] else float(game.places[mine] < game.places[theirs])


def _lead(game: PlayedGame, mine: int, theirs: int) -> float:
    return float(game.scores[mine] - game.scores[theirs])


def _means(deals: Sequence[Deal], figures: Callable[[PlayedGame], Sequence[float]]) -> list[float]:
    """Return one figure per deal, the mean over its games."""
    found = ([figure for game in deal.games for figure in figures(game)] for deal in deals)
    return [statistics.fmean(values) for values in found if values]


def _of(game: PlayedGame, player: int, values: Sequence[_Figure]) -> list[_Figure]:
    """Return the values of a player's seats."""
    return [value for value, other in zip(values, game.players, strict=True) if other == player]


def _ms_per_move(player: int, games: Sequence[PlayedGame]) -> float:
    seconds = math.fsum(math.fsum(_of(game, player, game.seconds)) for game in games)
    return 1000 * seconds / max(1, sum(sum(_of(game, player, game.moves)) for game in games))
