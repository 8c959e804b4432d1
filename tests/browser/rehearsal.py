"""Games of hens shown on the client's stage by a clock of its own, without a browser.

    python -m tests.browser.rehearsal 20

tells for twenty new games of each kind how long a person waits who thinks for four seconds about each decision.
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
from roost.arena.seeds import seed_text
from roost.bots.registry import make_bot
from roost.core.random_stream import SeededChance
from roost.core.record import Record
from roost.core.recording import Recording
from roost.core.registry import find
from roost.tables.visibility import EventShown
from tests.browser.visitor import Speed
from tests.variants import VARIANTS

__all__ = ["FEWEST", "PERSON_S", "RECORDS", "Act", "Show", "build", "messages", "plan", "recorded", "rehearse"]

ROOT = Path(__file__).parents[2]
RECORDS = Path(__file__).parent / "records"
PERSON = 0
"""The seat through whose eyes a game is seen."""
BOT_MS = 30
"""A hen moves after so long."""
PERSON_S = 4
"""How long a person takes for a decision, whatever is played."""
FEWEST: dict[str, tuple[str, int, dict[str, object]]] = {
    f"{variant.game.key if variant.usual else variant.name}-{variant.game.seats[0]}": (
        variant.game.key,
        variant.game.seats[0],
        dict(variant.options),
    )
    for variant in VARIANTS
}
"""Games with as few seats as each has: key, seats, and options."""
PROGRAM = """
globalThis.navigator ??= { languages: [] };
const { rehearse } = await import(process.argv[1]);
let given = '';
for await (const part of process.stdin) given += part;
const reports = [];
for (const plan of JSON.parse(given)) reports.push(await rehearse(plan));
process.stdout.write(JSON.stringify(reports));
"""
ENVIRONMENT = {**os.environ, "PATH": f"{os.environ['PATH']}:{ROOT / '.venv' / 'bin'}"}


class Act(NamedTuple):
    """An event as it was on stage."""

    event: str
    begin: float
    """Milliseconds; the next event begins at the end of this one."""
    end: float
    shown: bool
    """Whether it was acted out, and not only summed up."""
    told: float | None
    """When it came into the headline ..."""
    noted: float | None
    """... into the log ..."""
    applied: float | None
    """... and changed the table."""


class Show(NamedTuple):
    """A game as a person saw it."""

    acts: list[Act]
    waits: list[float]
    """How long they waited each time until they could press something."""
    reading: float
    """How long they read what they could end by hand, altogether ..."""
    deciding: float
    """... and decided."""
    views: list[Any]
    """The view after the events of each message, before the message's own took over."""

    @property
    def waited(self) -> float:
        """How long they could decide nothing, altogether."""
        return sum(self.waits) + self.reading

    @property
    def share_waited(self) -> float:
        return self.waited / (self.waited + self.deciding)


def build(folder: Path) -> Path:
    """Build the stage to run without a browser."""
    command = ["npm", "run", "--silent", "build", "--", "--ssr", "src/rehearsal.ts", "--outDir", str(folder)]
    subprocess.run([*command, "--logLevel", "error"], cwd=ROOT / "client", env=ENVIRONMENT, check=True, timeout=120)
    (found,) = folder.glob("rehearsal.*js")
    return found


def recorded(name: str) -> Record:
    """Read a game that hens played."""
    return Record.read((RECORDS / f"{name}.txt").read_text(encoding="utf-8"))


def played(name: str, seed: str) -> Record:
    """Let hens play a game."""
    key, seats, options = FEWEST[name]
    game = find(key)
    hens = [(make_bot("hen", game), seed_text(seed, "hen", seat)) for seat in range(seats)]
    recording = Recording(game, [f"hen{seat}" for seat in range(seats)], SeededChance(seed), options)
    while not recording.state.over:
        turn = int(recording.state.turn)
        hen, own = hens[turn]
        known = recording.state.copy()
        known.imagine(turn, own)
        recording.play(turn, hen.choose(known, own))
    return recording.record


def messages(record: Record) -> Iterator[dict[str, Any]]:
    """Yield what a server would send to the person, move by move."""
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
    """Plan to show a game to somebody who thinks for some time about each decision."""
    return {
        "game": record.game.key,
        "speed": speed,
        "reducedMotion": reduced_motion,
        "personMs": person_s * 1000,
        "botMs": BOT_MS,
        "messages": sent,
    }


def rehearse(stage: Path, plans: Sequence[dict[str, Any]]) -> list[Show]:
    """Show games, each with its own messages, speed, and time to think."""
    command = ["node", "--input-type=module", "-e", PROGRAM, stage.as_uri()]
    ran = subprocess.run(
        command, input=json.dumps(plans), capture_output=True, text=True, check=False, timeout=120, env=ENVIRONMENT
    )
    assert ran.returncode == 0, ran.stderr
    return [
        Show(
            [
                Act(*(act[key] for key in ("event", "beginMs", "endMs", "shown", "toldMs", "notedMs", "appliedMs")))
                for act in report["acts"]
            ],
            report["waitsMs"],
            report["readingMs"],
            report["decidingMs"],
            report["views"],
        )
        for report in json.loads(ran.stdout)
    ]


def main() -> None:
    """Tell how long a person waits in new games."""
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
                shows += rehearse(stage, [plan(record, list(messages(record)), speed="normal", person_s=given.seconds)])
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
