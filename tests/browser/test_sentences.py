"""Every event, move and question has a sentence in four languages, and the browser makes the same of its message."""

from __future__ import annotations

import importlib
import inspect
import json
import os
import random
import subprocess
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import NamedTuple

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
from roost.words import LANGUAGES, Words

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "client"
NAMES = ("Anna", "Ben", "Carla")
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
const { loadCatalogue, sentence, formatMessage } = await import(process.argv[1]);
let given = '';
for await (const part of process.stdin) given += part;
const { game, languages, names, sides, messages } = JSON.parse(given);
const told = {};
for (const language of languages) {
  const bundle = await loadCatalogue(language, game);
  const say = (key, data = {}) => formatMessage(bundle, key, data);
  told[language] = messages.map((message) => sentence(message, names, sides, say, (key) => bundle.hasMessage(key)));
}
process.stdout.write(JSON.stringify(told));
"""


@pytest.fixture(scope="session")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build what turns messages into words to run without a browser."""
    folder = tmp_path_factory.mktemp("sentences")
    command = ["npm", "run", "--silent", "build", "--", "--ssr", "src/lib/catalogue.ts", "--outDir", str(folder)]
    environment = {**os.environ, "PATH": f"{os.environ['PATH']}:{ROOT / '.venv' / 'bin'}"}
    subprocess.run([*command, "--logLevel", "error"], cwd=CLIENT, env=environment, check=True, timeout=120)
    (found,) = folder.glob("catalogue.*js")
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


@pytest.mark.parametrize("game", games(), ids=lambda game: game.key)
def test_every_event_move_and_question_has_the_same_sentence_everywhere(game: Game, bundle: Path) -> None:
    found = list(positions(game))
    events = [event for position in found for event in position.happened] + RARE.get(game.key, [])
    assert {tag(event) for event in events} == kinds(game)
    messages = [message for event in events for message in event.messages()]
    messages += [position.view.move_message(move) for position in found for move in position.moves]
    messages += [position.view.question() for position in found if position.moves]
    messages += [aim for position in found if (aim := position.view.aim(0)) is not None]
    messages += [preview for position in found for preview in position.view.preview()]
    seats = {seat for message in messages for seat in message.seats.values()}
    assert seats == set(range(len(NAMES))), "otherwise nobody was named"
    asked = {"game": game.key, "languages": LANGUAGES, "names": NAMES, "sides": range(len(NAMES)), "messages": messages}
    environment = {**os.environ, "PATH": f"{os.environ['PATH']}:{ROOT / '.venv' / 'bin'}"}
    ran = subprocess.run(
        ["node", "--input-type=module", "-e", PROGRAM, bundle.as_uri()],
        input=json.dumps(msgspec.to_builtins(asked, enc_hook=list)),
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert ran.returncode == 0, ran.stderr
    for language, told in json.loads(ran.stdout).items():
        speaker = Words(language, game)
        for message, text in zip(messages, told, strict=True):
            assert speaker.find(message.key) is not None, message.key
            assert text == speaker.message(message, NAMES)
            assert "{" not in text, "a message lacks data"
            assert "[" not in text, "the notation is for people who type"
