"""No client receives hidden information: every byte that clients receive in whole games is checked.

The record of a finished game has the full state at each step, against which each message is checked. A message must be
exactly the view of its seat. It must not change if everything the seat cannot know is imagined differently. It must not
contain secrets: what only other seats see, the key before the game is over, tokens and their hashes.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

import roost.games  # noqa: F401 fills the registry
from roost.core.chance import FastChance
from roost.core.event import Event
from roost.core.record import Record
from roost.core.seed import seed_from_text
from roost.core.state import State
from roost.tables.tokens import token_hash
from roost.tables.visibility import imagined
from tests.variants import VARIANTS
from tests.web.server import Person, Player, Server, serving

KINDS = {
    # With partners, where a game has them: they know no more of each other than rivals do.
    variant.name: (variant.game.key, variant.options, 4 if len(set(variant.game.sides(4))) < 4 else 3)
    for variant in VARIANTS
}
WORLDS = 3
"""States that are imagined for each message."""
BEGUN = 4
"""The number of the log entry that starts the game, after the opening and two people who sat down."""
MIN_LIST_CHARACTERS = 8
"""Shorter lists can be equal by chance."""
encode = msgspec.json.Encoder().encode


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="module")
def server(files: Path) -> Iterator[Server]:
    with serving(str(files / "roost.db"), log=files / "log") as found:
        yield found


MAX_MOVES = 3_000
"""Every game is over after that many moves."""
PEEKS = {*range(0, 40, 4), *range(40, MAX_MOVES, 20)}
"""Moves after which the table is requested over HTTP: more often at the start, when more is hidden."""
AWAY = 6
"""After that many moves, a player comes back."""


class Game(NamedTuple):
    """A game that was played, with everything that clients received."""

    record: Record
    heard: dict[str, tuple[int | None, list[str]]]
    """By client: the seat whose view it gets, and all messages."""
    secrets: list[str]
    """Tokens and their hashes."""
    table: str
    positions: list[dict[str, Any]]
    """What those on turn were given to think on."""


class Moment:
    """The full state after a step of the game."""

    def __init__(self, state: State, events: tuple[Event, ...]) -> None:
        self.state = state
        self.events = events
        self._views: dict[int | None, Any] = {}
        self._lists: dict[int | None, set[tuple[str, str]]] = {}

    def lists(self, seat: int | None) -> set[tuple[str, str]]:
        """Return the lists in a seat's view that are long enough to be unique."""
        if seat not in self._lists:
            self._lists[seat] = set(lists(self.view(seat)))
        return self._lists[seat]

    def view(self, seat: int | None) -> Any:
        if seat not in self._views:
            self._views[seat] = plain(self.state.view(seat))
        return self._views[seat]


class Peeker(Person):
    """A client that requests everything over HTTP and keeps the answers."""

    def __init__(self, server: Server, name: str) -> None:
        super().__init__(server, name)
        self.heard: list[str] = []

    async def peek(self, table: str) -> None:
        for path in (f"/api/tables/{table}", "/api/tables", "/metrics", f"/api/tables/{table}/record"):
            text = (await self.call("GET", path)).text
            self.heard.append(text if text.startswith(("{", "[")) else json.dumps(text))


class Thinker(Person):
    """Somebody who asks for a position whenever it is their turn, twice, and keeps it."""

    def __init__(self, server: Server, person: Person, table: str) -> None:
        super().__init__(server, person.name)
        self.token = person.token
        self.seat = person.seat
        self.table = table
        self.heard: list[str] = []

    async def think(self) -> None:
        for query in ("", f"?seat={self.seat}"):
            answer = await self.call("GET", f"/api/tables/{self.table}/position{query}")
            assert answer.status_code == 200, answer.text
            self.heard.append(answer.text)
        assert self.heard[-1] == self.heard[-2], "asking again tells nothing new"


async def play(server: Server, kind: str) -> Game:
    """Play with two people and one or two bots; other clients watch, reconnect and use HTTP."""
    game, options, seats = KINDS[kind]
    anna, ben = [await Person(server, name).arrive() for name in ("Anna", "Ben")]
    plan = ["open", "open", *["simple"] * (seats - 2)]
    table = await anna.open(game, plan, options=options)
    await anna.sit(table)
    await ben.sit(table)
    guests = {
        "Anna": Player(server, table, anna.token),
        "Ben": Player(server, table, ben.seat_token),
        "a spectator": Player(server, table),
        "Ben, who was away": Player(server, table, ben.token),
        "a stranger with a token": Player(server, table, "0" * 32),
    }
    peekers = {"over HTTP": Peeker(server, ""), "Anna over HTTP": Peeker(server, "")}
    peekers["Anna over HTTP"].token = anna.token
    thinkers = [Thinker(server, person, table) for person in (anna, ben)]
    async with AsyncExitStack() as leaving:
        for guest in guests.values():
            leaving.push_async_callback(guest.leave)
            await guest.enter(0)
        await play_on(guests.values(), peekers.values(), thinkers, random.Random(kind))
        record = Record.read((await anna.call("GET", f"/api/tables/{table}/record")).text)
    seats_of = {"Anna": 0, "Ben": 1, "Ben, who was away": 1, "Anna over HTTP": 0}
    heard = {who: (seats_of.get(who), guest.received) for who, guest in guests.items()}
    heard |= {who: (seats_of.get(who), peeker.heard) for who, peeker in peekers.items()}
    thoughts = [text for thinker in thinkers for text in thinker.heard]
    tokens = [person.token for person in (anna, ben)] + [person.seat_token for person in (anna, ben)]
    return Game(record, heard, [*tokens, *map(token_hash, tokens)], table, [json.loads(text) for text in thoughts])


async def play_on(
    guests: Iterable[Player], peekers: Iterable[Peeker], thinkers: list[Thinker], luck: random.Random
) -> None:
    """Play to the end, and wait until all clients know it."""
    a, b, watcher, latecomer, stranger = guests
    await play_badly(a)
    await latecomer.leave()
    for made in range(MAX_MOVES):
        if a.shown["phase"] == "over":
            break
        await one_move(a, b, thinkers if made in PEEKS else [], luck)
        if made in PEEKS:
            for peeker in peekers:
                await peeker.peek(a.table)
        if made == AWAY:
            # The returning client gets all events since, and stays.
            await latecomer.come_back()
        # Clients that do not read are disconnected.
        for player in (watcher, stranger, latecomer) if made >= AWAY else (watcher, stranger):
            while player.shown["seq"] < a.shown["seq"]:
                await player.receive()
    for player in (b, watcher, stranger, latecomer):
        await player.until("over")


async def one_move(a: Player, b: Player, thinkers: list[Thinker], luck: random.Random) -> None:
    """Let the player on turn think and move, and wait until both know it."""
    while not (a.shown["moves"] or b.shown["moves"] or a.shown["phase"] == "over"):
        await a.receive()
        while b.shown["seq"] < a.shown["seq"]:
            await b.receive()
    for player in (a, b):
        if player.shown["moves"]:
            for thinker in thinkers[player.shown["seat"] :][:1]:
                await thinker.think()
            answer = await player.ask("move", **player.move(luck))
            assert answer["type"] == "done", answer
            break
    last = max(a.shown["seq"], b.shown["seq"])
    for player in (a, b):
        while player.shown["seq"] < last:
            await player.receive()


async def play_badly(player: Player) -> None:
    """Send illegal moves, since refusals must not contain secrets either."""
    for move in ("?", "take 6", "lay W1", "place rings", "buy 8: 3 5", "pass", "stop", "roll", "draw 1"):
        await player.ask("move", seat=0, step=player.shown["step"], move=move)
        if player.shown["step"]:
            return


def moments(record: Record) -> list[Moment]:
    """Return the moments by step; in these games nothing is taken back."""
    return [Moment(turn.state.copy(), turn.events) for turn in record.replay()]


def plain(given: object) -> Any:
    return json.loads(encode(given))


@pytest.mark.parametrize("kind", KINDS)
def test_nobody_receives_hidden_information(server: Server, files: Path, kind: str) -> None:
    played = asyncio.run(play(server, kind))
    truth = moments(played.record)
    different = hidden = 0
    for who, (seat, heard) in played.heard.items():
        shown = [table for table in map(json.loads, heard) if isinstance(table, dict) and table.get("type") == "table"]
        begun = [table for table in shown if table["phase"] != "waiting"]
        assert len(begun) > 5, f"{who} saw the game"
        check_tables(truth, seat, begun, who)
        check_events(truth, seat, begun, who)
        different += check_imagined_states(truth, seat, begun, who)
        hidden += check_lists_of_other_seats(truth, seat, begun, who)
    made_up = check_positions(truth, played)
    if KINDS[kind][0] != "heckmeck":
        # There was something to find.
        assert different > 50
        assert hidden > 100
        assert made_up > 5
    check_key(played)
    check_tokens(played)
    check_log(played, (files / "log").read_text())


def check_tables(truth: list[Moment], seat: int | None, shown: list[dict[str, Any]], who: str) -> None:
    """Check that each table is exactly the seat's view at its step."""
    for table in shown:
        state = truth[table["step"]].state
        assert table["seat"] == seat, who
        assert table["view"] == truth[table["step"]].view(seat), who
        assert table["moves"] == (listed(state) if seat == state.turn else []), who


def check_events(truth: list[Moment], seat: int | None, shown: list[dict[str, Any]], who: str) -> None:
    """Check that events are as the seat may see them, also when they are sent late or repeatedly."""
    sent: dict[int, list[Any]] = {}
    for table in shown:
        news: dict[int, list[Any]] = {}
        for event in table["events"]:
            assert event["seq"] <= table["seq"]
            news.setdefault(event["seq"], []).append(event["event"])
        for seq, events in news.items():
            assert sent.setdefault(seq, events) == events
    for seq, events in sent.items():
        seen = [event.seen_by(seat) for event in truth[seq - BEGUN].events]
        assert events == [plain(event) for event in seen if event is not None], who
    assert bool(sent) == ("HTTP" not in who), who


def check_imagined_states(truth: list[Moment], seat: int | None, shown: list[dict[str, Any]], who: str) -> int:
    """Check that imagined states give the same message, and return how many of them differ from the true one."""
    chance = FastChance(1)
    different = 0
    playing = [table for table in shown if table["phase"] == "playing"]
    for table in random.Random(1).sample(playing, min(12, len(playing))):
        state = truth[table["step"]].state
        for _ in range(WORLDS):
            other = state.copy()
            # For spectators, everything that some seat does not know is imagined.
            for observer in range(state.seats) if seat is None else [seat]:
                other.imagine(observer, chance)
            different += other.position() != state.position()
            assert table["view"] == plain(other.view(seat)), who
            if seat == state.turn:
                assert table["moves"] == listed(other), who
    return different


def check_positions(truth: list[Moment], played: Game) -> int:
    """A position follows from what its seat knows: under another truth it would be the same, hidden cards and all.

    How many differ from the truth.
    """
    chance = FastChance(2)
    different = 0
    assert len(played.positions) > 10
    for told in played.positions:
        step, seat, position = told["step"], told["seat"], told["position"]
        assert set(told) == {"step", "seat", "position"}
        state = truth[step].state
        assert seat == state.turn
        thought = played.record.game.read(position)
        assert plain(thought.view(seat)) == truth[step].view(seat)
        assert listed(thought) == listed(state)
        different += position != state.position()
        for _ in range(WORLDS):
            other = state.copy()
            other.imagine(seat, chance)
            assert imagined(other, seat, seed_from_text(f"{played.table} seat {seat} step {step}")) == position
    return different


def check_lists_of_other_seats(truth: list[Moment], seat: int | None, shown: list[dict[str, Any]], who: str) -> int:
    """Check that no list of another seat's view is in a message, and return the number of those lists."""
    hidden = 0
    for table in shown:
        moment = truth[table["step"]]
        if moment.state.over:
            continue
        mine = moment.lists(seat)
        # The view is exactly that of the seat, so `mine` contains all its lists.
        assert table["view"] == moment.view(seat), who
        found = set(lists({**table, "events": [], "view": None}))
        for other in range(moment.state.seats):
            secret = moment.lists(other) - mine
            hidden += len(secret)
            assert not secret & found, who
    return hidden


def check_key(played: Game) -> None:
    """Check that the key is sent when the game is over, and not before."""
    fairness = played.record.fairness
    assert fairness is not None
    assert fairness.key is not None
    assert fairness.signature is not None
    marks = [fairness.key, fairness.signature[:64], fairness.signature[-64:]]
    for who, (_seat, heard) in played.heard.items():
        before = [text for text in heard if '"phase":"over"' not in text and not text.startswith('"roost record')]
        assert len(before) > 5
        for text in before:
            assert not any(mark in text for mark in marks), who
        assert any(fairness.key in text for text in heard) or "HTTP" in who


def check_tokens(played: Game) -> None:
    heard_so = [(who, heard) for who, (_seat, heard) in played.heard.items()]
    for who, heard in [*heard_so, ("thinking", [told["position"] for told in played.positions])]:
        for text in heard:
            assert not any(secret in text for secret in played.secrets), who


def check_log(played: Game, text: str) -> None:
    """Check that the log contains requests and nothing of the game."""
    fairness = played.record.fairness
    assert fairness is not None
    assert fairness.key is not None
    assert '"level": "info"' in text, "the log level is debug"
    for secret in (*played.secrets, fairness.key, fairness.commitment, "Anna", "Ben"):
        assert secret not in text
    for line in text.splitlines():
        assert set(json.loads(line)) <= {"at", "level", "logger", "text", "method", "path", "status", "ms"}, line


def listed(state: State) -> list[str]:
    return [state.text(move) for move in state.moves()]


def lists(node: Any, name: str = "") -> Iterator[tuple[str, str]]:
    """Yield name and text of each list in a message that is long enough to be unique."""
    if isinstance(node, dict):
        for key, value in node.items():
            yield from lists(value, key)
    elif isinstance(node, list):
        if len(text := json.dumps(node)) >= MIN_LIST_CHARACTERS:
            yield name, text
        for value in node:
            yield from lists(value, name)
