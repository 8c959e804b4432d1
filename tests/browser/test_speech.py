"""The browser says the same as the terminal, sentence by sentence, in four languages."""

from __future__ import annotations

import importlib
import inspect
import json
import os
import random
import re
import subprocess
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

import roost.games  # noqa: F401 fills the registry
from roost.core.event import Event, OpenEvent
from roost.core.game import Game
from roost.core.random_stream import SeededChance
from roost.core.recording import Recording
from roost.core.registry import games
from roost.core.view import View
from roost.games.karteneck.public import events as karteneck
from roost.games.zwickern.public import events as zwickern
from roost.terminal.painter import painter
from roost.words import LANGUAGES, Words

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "client"
NAMES = ("Anna", "Ben", "Carla")
SHOWN = {"turn-began", "round-opened"}
"""Events that a terminal has a line for, and a browser a picture."""
RARE: dict[str, list[Event]] = {
    "karteneck": [karteneck.NothingToDraw(0, 1), karteneck.NothingToDraw(1, 3)],
    "zwickern": [zwickern.ZwicksCancelled((0, 1)), zwickern.ZwicksCancelled((0, 1, 2))],
}
"""What hardly any random game brings about."""
MOST = 200
"""Games in which everything else happens."""
LONGEST = 10_000
"""Moves after which a game should be over."""
PROGRAM = """
const { answer } = await import(process.argv[1]);
let given = '';
for await (const part of process.stdin) given += part;
process.stdout.write(JSON.stringify(await Promise.all(JSON.parse(given).map(answer))));
"""


@pytest.fixture(scope="session")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the boards say, built to run without a browser."""
    folder = tmp_path_factory.mktemp("parity")
    command = ["npm", "run", "--silent", "build", "--", "--ssr", "src/parity.ts", "--outDir", str(folder)]
    environment = {**os.environ, "PATH": f"{os.environ['PATH']}:{ROOT / '.venv' / 'bin'}"}
    subprocess.run([*command, "--logLevel", "error"], cwd=CLIENT, env=environment, check=True, timeout=120)
    (found,) = folder.glob("parity.*js")
    return found


class Position(NamedTuple):
    """Where a game stands, as the seat on turn sees it; after the end, as the first one does."""

    happened: list[Event]
    view: View
    moves: list[str]
    """Some of what can be done."""


def tag(event: Event | type[Event]) -> str:
    return str(event.__struct_config__.tag)


def kinds(game: Game) -> set[str]:
    """Everything that can happen in a game."""
    module = importlib.import_module(f"{game.folder}.public.events")
    members = [kind for _name, kind in inspect.getmembers(module, inspect.isclass) if issubclass(kind, Event)]
    return {tag(kind) for kind in members if kind not in (Event, OpenEvent)}


def played(game: Game, options: dict[str, str], number: int, luck: random.Random) -> Iterator[Position]:
    """A random game, to the end."""
    recording = Recording(game, NAMES, SeededChance(f"speech {options} {number}"), options)
    events = list(recording.opening)
    for _ in range(LONGEST):
        state = recording.state
        seat = 0 if state.over else int(state.turn)
        moves = [] if state.over else list(state.moves())
        shown = [seen for event in events if (seen := event.seen_by(seat)) is not None]
        yield Position(shown, state.view(seat), [state.text(move) for move in luck.sample(moves, min(6, len(moves)))])
        if state.over:
            return
        events = list(recording.play(seat, luck.choice(moves)))
    raise AssertionError("the game does not end")


def positions(game: Game) -> Iterator[Position]:
    """Those of the beginnings of games, then those of more games with something that has not happened yet."""
    luck = random.Random(game.key)
    variants = [{"variant": "classic"}, {"variant": "deluxe"}] if game.choices() else [{}]
    for options in variants:
        yield from islice(played(game, options, 0, luck), 250)
    missing = kinds(game) - {tag(event) for event in RARE.get(game.key, ())}
    for number in range(1, MOST):
        for position in played(game, variants[-1], number, luck):
            new = missing & {tag(event) for event in position.happened}
            if new:
                missing -= new
                yield position
        if not missing:
            return
    raise AssertionError(f"never happened: {missing}")


def words(text: str) -> list[str]:
    """A terminal breaks long lines, and draws rules around headings and tables below them."""
    return text.replace("\u2500", " ").split()


def worded(text: str, language: str) -> str:
    """The notation of piles, such as `[14]`, in words; whoever types in a terminal needs it, and nobody else."""
    pile = {"en": "pile", "de": "Stapel", "fr": "la pile", "it": "pila"}[language]
    number = {"en": "no.", "de": "Nr.", "fr": "nº", "it": "n."}[language]
    text = re.sub(rf"(?:{pile} )?\[(\d+)\](?:#\d+(?= (?:is|ist|est|è)))?", rf"{pile} \1", text)
    return re.sub(r"#(\d+)", rf" ({number} \1)", text)


def plain(text: str) -> list[str]:
    return words(re.sub(r" ?\+ ?", "+", text))


@pytest.mark.parametrize("game", [game for game in games() if game.key != "heckmeck"], ids=lambda game: game.key)
def test_the_browser_says_what_the_terminal_says(game: Game, bundle: Path) -> None:
    found = list(positions(game))
    events = [event for position in found for event in position.happened] + RARE.get(game.key, [])
    assert {tag(event) for event in events} == kinds(game)
    moves = [(position.view, move) for position in found for move in position.moves]
    views = [position.view for position in found if position.moves]
    question: dict[str, Any] = {
        "game": game.key,
        "names": NAMES,
        "events": msgspec.to_builtins(events),
        "moves": msgspec.to_builtins(moves),
        "questions": msgspec.to_builtins(views),
    }
    asked = json.dumps([{**question, "language": language} for language in LANGUAGES])
    environment = {**os.environ, "PATH": f"{os.environ['PATH']}:{ROOT / '.venv' / 'bin'}"}
    ran = subprocess.run(
        ["node", "--input-type=module", "-e", PROGRAM, bundle.as_uri()],
        input=asked,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert ran.returncode == 0, ran.stderr
    for language, told in zip(LANGUAGES, json.loads(ran.stdout), strict=True):
        own = painter(game, Words(language, game), NAMES, False)
        for event, text in zip(events, told["events"], strict=True):
            written = own.event(event)
            if text is None:
                assert written is None or tag(event) in SHOWN, f"{event}: {written}"
            else:
                assert written is not None
                assert "[" not in text
                assert plain(text) == plain(worded(written.plain, language))[: len(plain(text))], event
        assert [plain(text) for text in told["moves"]] == [
            plain(worded(own.move(view, move), language)) for view, move in moves
        ]
        assert told["questions"] == [own.question(view) for view in views]
