"""Transcripts of long seeded games. Run as a program, it prints them as JSON for the comparison in `test_modes`."""

from __future__ import annotations

import hashlib
import importlib
import json
import sys

import msgspec

import roost.games  # noqa: F401
from roost.bench.engine import subjects
from roost.core.chance import FastChance
from roost.core.random_stream import SeededChance
from roost.core.recording import Recording

__all__ = ["CASES", "module_files", "transcript"]

CASES = {
    f"{game.key} {subject.variant} {seats}": (game, options, seats)
    for game, options, subject in subjects()
    for seats in (game.seats[0], game.seats[len(game.seats) // 2], game.seats[-1])
}


def transcript(case: str) -> list[str]:
    """Return a line for every move, and then the record.

    A line has the move, the legal moves, the position after it, the events, and a hash of all views, of the events that
    each seat sees, and of an imagined position for each seat.
    """
    game, options, seats = CASES[case]
    names = [f"seat {seat}" for seat in range(seats)]
    recording = Recording(game, names, SeededChance(case), options)
    chance = FastChance(len(names))
    lines = [recording.state.position()]
    while not recording.state.over:
        state = recording.state
        seat, move = int(state.turn), int(state.pick(chance))
        text = f"{state.turn} {state.text(move)} of {[state.text(other) for other in state.moves()]}"
        events = recording.play(seat, move)
        state = recording.state
        seen = hashlib.sha256()
        for observer in (None, *range(state.seats)):
            seen.update(msgspec.json.encode([state.view(observer), [event.seen_by(observer) for event in events]]))
            if observer is not None:
                imagined = state.copy()
                imagined.imagine(observer, chance)
                seen.update(imagined.position().encode())
        lines.append(f"{text} | {state.position()} | {msgspec.json.encode(events).decode()} | {seen.hexdigest()}")
    return [*lines, msgspec.json.encode(recording.state.result()).decode(), recording.record.write()]


def module_files(modules: list[str]) -> dict[str, str]:
    """Return the file that each module was loaded from."""
    return {module: str(importlib.import_module(module).__file__) for module in modules}


def main() -> None:
    importlib.import_module("roost.games")
    transcripts = {case: transcript(case) for case in CASES}
    json.dump({"files": module_files(sys.argv[1:]), "transcripts": transcripts}, sys.stdout)


if __name__ == "__main__":
    main()
