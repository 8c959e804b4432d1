"""Games of live tables, played by simple bots with a secret, entropy, and moves taken back."""

from __future__ import annotations

from roost.bench.engine import subjects
from roost.bots.registry import make_bot
from roost.core.chance import FastChance
from roost.core.fairness import FairChance
from roost.core.record import Record
from roost.core.recording import Recording

__all__ = ["CASES", "ENTROPIES", "SECRET", "finished", "table"]

SECRET = bytes(range(32))
ENTROPIES = {0: "93af0c", 1: "00" * 32}
CASES = {f"{game.key} {subject.variant}": (game, options) for game, options, subject in subjects()}
"""All games and variants."""


def table(case: str) -> Recording:
    """Return a new game."""
    game, options = CASES[case]
    names = ("Anna", "Ben", "Cleo")[: max(2, game.seats[0])]
    return Recording(game, names, FairChance(SECRET, ENTROPIES), options)


def finished(case: str) -> Record:
    """Return the signed record of a whole game in which two moves are taken back."""
    recording = table(case)
    bot, chance = make_bot("simple", recording.record.game), FastChance(7)
    number = 0
    while not recording.state.over:
        seat = int(recording.state.turn)
        imagined = recording.state.copy()
        imagined.imagine(seat, chance)
        recording.play(seat, bot.choose(imagined, chance))
        number += 1
        if number == 12:
            recording.take_back()
            recording.take_back()
    recording.reveal()
    return recording.record
