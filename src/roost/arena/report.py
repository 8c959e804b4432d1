"""What came out: wins, scores, ratings and time of every player, all reckoned deal by deal in their order."""

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
    """One player."""

    label: str
    wins: Estimate
    """The share of the games that a seat of it wins, alone or with its partner; a draw counts in parts."""
    score: Estimate
    rating: Rating
    games: int
    """In how many games it sat, counted once for each seat."""
    moves: int
    """How many decisions it took."""
    scores: dict[int, int]
    """How often it got each score."""


class Pair(msgspec.Struct, frozen=True):
    """Two players that sat at the same table on different sides."""

    one: str
    two: str
    ahead: Estimate
    """How often the one ends before the other; equal places count half."""
    lead: Estimate
    """By how many points."""


class Report(msgspec.Struct, frozen=True):
    """A whole match."""

    config: MatchConfig = msgspec.field(name="contest")
    deals: int
    games: int
    even: float
    """The share of wins that each would have if all were equally strong."""
    draws: float
    """The share of the games that nobody won alone."""
    standings: tuple[Standing, ...]
    pairs: tuple[Pair, ...]
    seats: tuple[float, ...]
    """The share of wins of each seat, whoever sat there."""
    ms_per_move: dict[str, float]
    """Processor time: the one figure that another run would not give again."""

    def ahead_matrix(self) -> dict[tuple[str, str], Estimate]:
        """How often the one ends before the other, both ways round."""
        cells: dict[tuple[str, str], Estimate] = {}
        for pair in self.pairs:
            cells[pair.one, pair.two] = pair.ahead
            cells[pair.two, pair.one] = pair.ahead.complement()
        return cells


def build_report(contest: MatchConfig, found: Iterable[Deal]) -> Report:
    """Add up; at least two deals."""
    deals = sorted(found, key=lambda deal: deal.number)
    games = [game for deal in deals for game in deal.games]
    sides = contest.sides
    ratings = rate_players(games, sides, len(contest.entrants))
    players = range(len(contest.entrants))
    return Report(
        config=contest,
        deals=len(deals),
        games=len(games),
        even=1 / len(set(sides)),
        draws=statistics.fmean(max(game.shares) < 1 for game in games),
        standings=tuple(_standing(contest, player, deals, games, ratings[player]) for player in players),
        pairs=tuple(_pairs(contest, deals, sides)),
        seats=tuple(statistics.fmean(game.shares[seat] for game in games) for seat in range(contest.seats)),
        ms_per_move={entrant.label: _ms_per_move(player, games) for player, entrant in enumerate(contest.entrants)},
    )


def _standing(
    contest: MatchConfig, player: int, deals: Sequence[Deal], games: Sequence[PlayedGame], rating: Rating
) -> Standing:
    scores = Counter(score for game in games for score in _of(game, player, game.scores))
    return Standing(
        label=contest.entrants[player].label,
        wins=_share(contest, _means(deals, lambda game: _of(game, player, game.shares))),
        score=estimate_mean(_means(deals, lambda game: _of(game, player, game.scores))),
        rating=rating,
        games=scores.total(),
        moves=sum(sum(_of(game, player, game.moves)) for game in games),
        scores={score: scores[score] for score in sorted(scores)},
    )


def _share(contest: MatchConfig, deals: Sequence[float]) -> Estimate:
    """Who meets nobody but itself wins its fair share, and that is certain."""
    if len(contest.entrants) > 1:
        return estimate_share(deals)
    fair = statistics.fmean(deals)
    return Estimate(fair, fair, fair)


def _pairs(contest: MatchConfig, deals: Sequence[Deal], sides: Sequence[int]) -> Iterator[Pair]:
    for one, two in itertools.combinations(range(len(contest.entrants)), 2):
        ahead = _means(deals, partial(_opposed, sides, one, two, _ahead))
        lead = _means(deals, partial(_opposed, sides, one, two, _lead))
        # Where partners are drawn for each deal, two players may have met too seldom to say anything.
        if len(ahead) > 1:
            yield Pair(
                contest.entrants[one].label, contest.entrants[two].label, estimate_share(ahead), estimate_mean(lead)
            )


def _opposed(
    sides: Sequence[int], one: int, two: int, figure: Callable[[PlayedGame, int, int], float], game: PlayedGame
) -> list[float]:
    """A figure for every two seats that the players hold on different sides."""
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
    """One figure per deal: the mean over its games."""
    found = ([figure for game in deal.games for figure in figures(game)] for deal in deals)
    return [statistics.fmean(values) for values in found if values]


def _of(game: PlayedGame, player: int, values: Sequence[_Figure]) -> list[_Figure]:
    """What the seats of a player got."""
    return [value for value, sitting in zip(values, game.players, strict=True) if sitting == player]


def _ms_per_move(player: int, games: Sequence[PlayedGame]) -> float:
    seconds = math.fsum(math.fsum(_of(game, player, game.seconds)) for game in games)
    return 1000 * seconds / max(1, sum(sum(_of(game, player, game.moves)) for game in games))
