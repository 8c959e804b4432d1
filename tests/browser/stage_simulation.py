"""Games of hens shown on the client's stage with a simulated clock, without a browser.

    python -m tests.browser.stage_simulation 20

prints how long a person waits in twenty new games of each kind, if they think for four seconds about each decision.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import roost.games  # noqa: F401 fills the registry
from roost.arena.seeded_chance import chance_for
from roost.bots.registry import make_bot
from roost.core.random_stream import SeededChance
from roost.core.record import Record
from roost.core.recording import Recording
from roost.core.registry import find
from roost.tables.visibility import EventShown
from tests.browser.visitor import Speed
from tests.variants import VARIANTS

__all__ = [
    "FEWEST",
    "PERSON_S",
    "RECORDS",
    "ShownEvent",
    "ShownGame",
    "build",
    "messages",
    "plan",
    "recorded",
    "simulate",
]

ROOT = Path(__file__).parents[2]
RECORDS = Path(__file__).parent / "records"
PERSON = 0
"""The seat of the person who looks."""
BOT_MS = 30
PERSON_S = 4
"""The time that a person takes for a decision."""
FEWEST: dict[str, tuple[str, int, dict[str, object]]] = {
    f"{variant.game.key if variant.usual else variant.name}-{variant.game.seats[0]}": (
        variant.game.key,
        variant.game.seats[0],
        dict(variant.options),
    )
    for variant in VARIANTS
}
"""The games with the fewest seats: key, seats, and options."""
PROGRAM = """
globalThis.navigator ??= { languages: [] };
const { simulate } = await import(process.argv[1]);
let given = '';
for await (const part of process.stdin) given += part;
const reports = [];
for (const plan of JSON.parse(given)) reports.push(await simulate(plan));
process.stdout.write(JSON.stringify(reports));
"""
ENVIRONMENT = {**os.environ, "PATH": f"{os.environ['PATH']}:{ROOT / '.venv' / 'bin'}"}
SHOWN_EVENT_KEYS = ("event", "beginMs", "endMs", "animated", "captionedMs", "loggedMs", "appliedMs")


class ShownEvent(NamedTuple):
    """How an event was shown."""

    event: str
    begin: float
    """In milliseconds. The next event begins at the end of this one."""
    end: float
    animated: bool
    """Whether it was animated, and not only summed up."""
    captioned: float | None
    """When it became the caption; None if it did not."""
    logged: float | None
    """When it was added to the log."""
    applied: float | None
    """When it changed the view."""


class ShownGame(NamedTuple):
    """A game as a person saw it."""

    events: list[ShownEvent]
    waits: list[float]
    """How long they waited each time until they could act."""
    reading: float
    """How long they read ceremonies, altogether."""
    deciding: float
    """How long they decided, altogether."""
    views: list[Any]
    """The view after the events of each message, before the view of the message."""

    @property
    def waited(self) -> float:
        """How long they could not decide, altogether."""
        return sum(self.waits) + self.reading

    @property
    def share_waited(self) -> float:
        return self.waited / (self.waited + self.deciding)


def build(folder: Path) -> Path:
    """Build the stage to run without a browser."""
    command = ["npm", "run", "--silent", "build", "--", "--ssr", "src/stageSimulation.ts", "--outDir", str(folder)]
    subprocess.run([*command, "--logLevel", "error"], cwd=ROOT / "client", env=ENVIRONMENT, check=True, timeout=120)
    (found,) = folder.glob("stageSimulation.*js")
    return found


def recorded(name: str) -> Record:
    """Read a recorded game of hens."""
    return Record.read((RECORDS / f"{name}.txt").read_text(encoding="utf-8"))


def played(name: str, seed: str) -> Record:
    """Let hens play a game."""
    key, seats, options = FEWEST[name]
    game = find(key)
    hens = [(make_bot("hen", game), chance_for(seed, "hen", seat)) for seat in range(seats)]
    recording = Recording(game, [f"hen{seat}" for seat in range(seats)], SeededChance(seed), options)
    while not recording.state.over:
        turn = int(recording.state.turn)
        hen, own = hens[turn]
        known = recording.state.copy()
        known.imagine(turn, own)
        recording.play(turn, hen.choose(known, own))
    return recording.record


def messages(record: Record) -> Iterator[dict[str, Any]]:
    """Yield the messages of a server to the person, move by move."""
    for turn in record.replay():
        state = turn.state
        mine = not state.over and state.turn == PERSON
        seen = [event for each in turn.events if (event := each.seen_by(PERSON)) is not None]
        yield {
            "seq": turn.number,
            "step": turn.number,
            "phase": "over" if state.over else "playing",
            "seat": PERSON,
            "seats": [{"yours": seat == PERSON, "cause": ""} for seat in range(len(record.names))],
            "view": json.loads(msgspec.json.encode(state.view(PERSON))),
            "moves": [state.text(move) for move in state.moves()] if mine else [],
            "events": [
                msgspec.to_builtins(EventShown(turn.number, event, event.messages(), event.rules_chapter()))
                for event in seen
            ],
        }


def plan(
    record: Record, sent: Sequence[dict[str, Any]], *, speed: Speed, reduced_motion: bool = False, person_s: float = 0
) -> dict[str, Any]:
    """Return the plan of a simulation."""
    return {
        "game": record.game.key,
        "speed": speed,
        "reducedMotion": reduced_motion,
        "personMs": person_s * 1000,
        "botMs": BOT_MS,
        "messages": sent,
    }


def simulate(stage: Path, plans: Sequence[dict[str, Any]]) -> list[ShownGame]:
    """Show games, each by a plan of its own."""
    command = ["node", "--input-type=module", "-e", PROGRAM, stage.as_uri()]
    ran = subprocess.run(
        command, input=json.dumps(plans), capture_output=True, text=True, check=False, timeout=120, env=ENVIRONMENT
    )
    assert ran.returncode == 0, ran.stderr
    return [
        ShownGame(
            [ShownEvent(*(event[key] for key in SHOWN_EVENT_KEYS)) for event in report["events"]],
            report["waitsMs"],
            report["readingMs"],
            report["decidingMs"],
            report["views"],
        )
        for report in json.loads(ran.stdout)
    ]


def main() -> None:
    """Print how long a person waits in new games."""
    parser = argparse.ArgumentParser(description="How long a person waits in games against hens, at Normal speed.")
    parser.add_argument("games", type=int, help="how many of each kind")
    parser.add_argument("--seconds", type=float, default=PERSON_S, help="for a decision")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="write the games there")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        stage = build(Path(folder))
        for name in FEWEST:
            shows = []
            for number in range(given.games):
                record = played(name, f"rehearsal {number}")
                if given.keep:
                    (given.keep / f"{name}-{number}.txt").write_text(record.write(), encoding="utf-8")
                shows += simulate(stage, [plan(record, list(messages(record)), speed="normal", person_s=given.seconds)])
            waited = sum(show.waited for show in shows)
            share = waited / (waited + sum(show.deciding for show in shows))
            shares = [show.share_waited for show in shows]
            longest = max(max(show.waits) for show in shows)
            print(
                f"{name:12} waits {share:.1%} of the time, {statistics.median(shares):.1%} in the median game,"
                f" {max(shares):.1%} in the worst, {longest / 1000:.1f} s at a stretch"
            )


if __name__ == "__main__":
    main()
