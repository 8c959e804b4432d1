"""Ratings of people and bots per game, by openskill's Plackett-Luce model."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from openskill.models import PlackettLuce

from roost.core.result import Result
from roost.store.interface import FinishedGame, Rating
from roost.tables.table import Table

__all__ = ["rated_game"]


def rated_game(table: Table) -> FinishedGame | None:
    """Return the players of a game that is over and how to rate them; None for an unrated game."""
    result = table.result
    if result is None or not table.rated:
        return None
    seats = tuple(f"bot {seat.bot}" if seat.bot else f"guest {seat.guest}" for seat in table.seats)
    names = {player: seat.bot or seat.name for player, seat in zip(seats, table.seats, strict=True)}

    def rate(before: Sequence[Rating | None]) -> Sequence[Rating]:
        return _rated(result, seats, names, before)

    return FinishedGame(table.game.key, tuple(names), rate)


def _rated(
    result: Result, seats: Sequence[str], names: dict[str, str], before: Sequence[Rating | None]
) -> list[Rating]:
    """Rate all players; a bot on several seats gets the mean of their ratings."""
    model = PlackettLuce()
    known = dict(zip(names, before, strict=True))
    priors = [
        model.rating() if (prior := known[player]) is None else model.rating(mu=prior.mu, sigma=prior.sigma)
        for player in seats
    ]
    sides = sorted({result.side(seat) for seat in range(len(seats))})
    teams = model.rate(
        [[priors[seat] for seat in side] for side in sides], ranks=[float(result.places[side[0]]) for side in sides]
    )
    earned: dict[str, list[tuple[float, float]]] = {player: [] for player in names}
    for side, team in zip(sides, teams, strict=True):
        for seat, rating in zip(side, team, strict=True):
            earned[seats[seat]].append((rating.mu, rating.sigma))
    return [
        Rating(
            player=player,
            name=names[player],
            mu=fmean(mu for mu, _sigma in found),
            sigma=fmean(sigma for _mu, sigma in found),
            games=1 + (0 if (prior := known[player]) is None else prior.games),
        )
        for player, found in earned.items()
    ]
