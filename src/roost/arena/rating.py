"""Plackett-Luce ratings of the players, updated game by game."""

from __future__ import annotations

import statistics
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import msgspec

from roost.arena.errors import ArenaError
from roost.arena.play_deal import PlayedGame

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

__all__ = ["Rating", "rate_players", "rating_model"]


class Rating(msgspec.Struct, frozen=True):
    """A strength with its uncertainty."""

    mu: float
    sigma: float
    ordinal: float
    """mu - 3 sigma, a lower bound of the strength."""


def rating_model() -> PlackettLuce:
    """Return openskill's model; openskill is an optional extra, since playing does not need it."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise ArenaError("roost arena rates bots with openskill; get it with: pip install 'roost[arena]'") from None
    # tau=0: sigma does not grow between games, since bots do not learn.
    return PlackettLuce(tau=0.0)


def rate_players(games: Iterable[PlayedGame], sides: Sequence[int], players: int) -> tuple[Rating, ...]:
    """Return the ratings after these games, in this order. Sides are teams."""
    model = rating_model()
    ratings = [model.rating() for _ in range(players)]
    teams = [[seat for seat, other in enumerate(sides) if other == side] for side in dict.fromkeys(sides)]
    for game in games:
        before = [[ratings[game.players[seat]] for seat in team] for team in teams]
        after = model.rate(before, ranks=[float(game.places[team[0]]) for team in teams])
        new = {
            seat: rating
            for team, rated in zip(teams, after, strict=True)
            for seat, rating in zip(team, rated, strict=True)
        }
        for player in set(game.players):
            own = [new[seat] for seat, sitting in enumerate(game.players) if sitting == player]
            # A player in several seats has one rating, the mean.
            mu, sigma = statistics.fmean(each.mu for each in own), statistics.fmean(each.sigma for each in own)
            ratings[player] = model.rating(mu, sigma)
    return tuple(Rating(rating.mu, rating.sigma, rating.ordinal()) for rating in ratings)
