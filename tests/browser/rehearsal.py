"""Games of hens shown on the client's stage by a clock of its own, without a browser."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from roost.core.record import Record
from tests.browser.visitor import Speed

__all__ = ["RECORDS", "Act", "Show", "build", "messages", "plan", "recorded", "rehearse"]

ROOT = Path(__file__).parents[2]
RECORDS = Path(__file__).parent / "records"
PERSON = 0
"""The seat through whose eyes a game is seen."""
BOT_MS = 30
"""A hen moves after so long."""
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
    def share_waited(self) -> float:
        waited = sum(self.waits) + self.reading
        return waited / (waited + self.deciding)


def build(folder: Path) -> Path:
    """Build the stage to run without a browser."""
    command = ["npm", "run", "--silent", "build", "--", "--ssr", "src/rehearsal.ts", "--outDir", str(folder)]
    subprocess.run([*command, "--logLevel", "error"], cwd=ROOT / "client", env=ENVIRONMENT, check=True, timeout=120)
    (found,) = folder.glob("rehearsal.*js")
    return found


def recorded(name: str) -> Record:
    """Read a game that hens played."""
    return Record.read((RECORDS / f"{name}.txt").read_text(encoding="utf-8"))


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
            "events": [{"seq": turn.number, "event": json.loads(msgspec.json.encode(event))} for event in seen],
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
