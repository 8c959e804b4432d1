"""Whole games, of which every byte that anybody ever received is kept: nobody was told what they could not know.

When a game is over its record says where every card was at every moment. So each message can be held against the truth
of its moment. It must be just what the rules let that seat see. It must stay the same if all that the seat cannot know
is imagined otherwise. And what is marked as secret must not be in it: what other seats alone see, the key of the luck
until the game is over, tokens and their hashes at any time.
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
from roost.core.state import State
from roost.tables.tokens import token_hash
from tests.variants import VARIANTS
from tests.web.server import Person, Player, Server, serving

KINDS = {
    # With partners, where a game has them: they know no more of each other than rivals do.
    variant.name: (variant.game.key, variant.options, 4 if len(set(variant.game.sides(4))) < 4 else 3)
    for variant in VARIANTS
}
WORLDS = 3
"""So many other truths are imagined for a message."""
BEGUN = 4
"""The entry with the start of the game: before it are the opening, and two people who sat down."""
SHORTEST = 8
"""Shorter lists may come about in many ways."""
encode = msgspec.json.Encoder().encode


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="module")
def server(files: Path) -> Iterator[Server]:
    with serving(str(files / "roost.db"), log=files / "log") as found:
        yield found


MOST = 3_000
"""Moves after which a game should be over."""
PEEKS = {*range(0, 40, 4), *range(40, MOST, 20)}
"""Over HTTP somebody looks after these moves: the more often, the more is still hidden ..."""
AWAY = 6
"""... and after so many somebody comes back."""


class Game(NamedTuple):
    """A game that was played, and what everybody received."""

    record: Record
    heard: dict[str, tuple[int | None, list[str]]]
    """By who it was: through whose eyes they looked, and all that they were sent."""
    secrets: list[str]
    """Tokens and their hashes."""


class Moment:
    """The truth after a step of the game."""

    def __init__(self, state: State, events: tuple[Event, ...]) -> None:
        self.state = state
        self.events = events
        self._views: dict[int | None, Any] = {}
        self._lists: dict[int | None, set[tuple[str, str]]] = {}

    def lists(self, seat: int | None) -> set[tuple[str, str]]:
        """Return what somebody may see that is long enough to be a mark."""
        if seat not in self._lists:
            self._lists[seat] = set(lists(self.view(seat)))
        return self._lists[seat]

    def view(self, seat: int | None) -> Any:
        if seat not in self._views:
            self._views[seat] = plain(self.state.view(seat))
        return self._views[seat]


class Peeker(Person):
    """Somebody who asks for everything over HTTP, again and again, and keeps it."""

    def __init__(self, server: Server, name: str) -> None:
        super().__init__(server, name)
        self.heard: list[str] = []

    async def peek(self, table: str) -> None:
        for path in (f"/api/tables/{table}", "/api/tables", "/metrics", f"/api/tables/{table}/record"):
            text = (await self.call("GET", path)).text
            self.heard.append(text if text.startswith(("{", "[")) else json.dumps(text))


async def play(server: Server, kind: str) -> Game:
    """Two people and a bot or two play; others watch, come and go, and ask over HTTP."""
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
    async with AsyncExitStack() as leaving:
        for guest in guests.values():
            leaving.push_async_callback(guest.leave)
            await guest.enter(0)
        await play_on(guests.values(), peekers.values(), random.Random(kind))
        record = Record.read((await anna.call("GET", f"/api/tables/{table}/record")).text)
    seats_of = {"Anna": 0, "Ben": 1, "Ben, who was away": 1, "Anna over HTTP": 0}
    heard = {who: (seats_of.get(who), guest.heard) for who, guest in guests.items()}
    heard |= {who: (seats_of.get(who), peeker.heard) for who, peeker in peekers.items()}
    tokens = [person.token for person in (anna, ben)] + [person.seat_token for person in (anna, ben)]
    return Game(record, heard, [*tokens, *map(token_hash, tokens)])


async def play_on(guests: Iterable[Player], peekers: Iterable[Peeker], luck: random.Random) -> None:
    """To the end, and until everybody knows of it."""
    a, b, watcher, latecomer, stranger = guests
    await play_badly(a)
    await latecomer.leave()
    for made in range(MOST):
        if a.shown["phase"] == "over":
            break
        await one_move(a, b, luck)
        if made in PEEKS:
            for peeker in peekers:
                await peeker.peek(a.table)
        if made == AWAY:
            # Somebody who was away hears of all that happened since, and stays.
            await latecomer.come_back()
        # Whoever does not listen for long is hung up on.
        for player in (watcher, stranger, latecomer) if made >= AWAY else (watcher, stranger):
            while player.shown["seq"] < a.shown["seq"]:
                await player.receive()
    for player in (b, watcher, stranger, latecomer):
        await player.until("over")


async def one_move(a: Player, b: Player, luck: random.Random) -> None:
    """Whoever of the two is on turn moves, as soon as one is; both then know of it."""
    while not (a.shown["moves"] or b.shown["moves"] or a.shown["phase"] == "over"):
        await a.receive()
        while b.shown["seq"] < a.shown["seq"]:
            await b.receive()
    for player in (a, b):
        if player.shown["moves"]:
            answer = await player.ask("move", **player.move(luck))
            assert answer["type"] == "done", answer
            break
    last = max(a.shown["seq"], b.shown["seq"])
    for player in (a, b):
        while player.shown["seq"] < last:
            await player.receive()


async def play_badly(player: Player) -> None:
    """What is refused must not tell anything either: many moves that are none, and some out of turn."""
    for move in ("?", "take 6", "lay W1", "place rings", "buy 8: 3 5", "pass", "stop", "roll", "draw 1"):
        await player.ask("move", seat=0, step=player.shown["step"], move=move)
        if player.shown["step"]:
            return


def moments(record: Record) -> list[Moment]:
    """By the step of the table: nothing is taken back in these games, so each move is one."""
    return [Moment(turn.state.copy(), turn.events) for turn in record.replay()]


def plain(given: object) -> Any:
    return json.loads(encode(given))


@pytest.mark.parametrize("kind", KINDS)
def test_nobody_is_told_what_they_could_not_know(server: Server, files: Path, kind: str) -> None:
    played = asyncio.run(play(server, kind))
    truth = moments(played.record)
    different = hidden = 0
    for who, (seat, heard) in played.heard.items():
        shown = [table for table in map(json.loads, heard) if isinstance(table, dict) and table.get("type") == "table"]
        begun = [table for table in shown if table["phase"] != "waiting"]
        assert len(begun) > 5, f"{who} saw the game"
        check_tables(truth, seat, begun, who)
        check_events(truth, seat, begun, who)
        different += check_other_truths(truth, seat, begun, who)
        hidden += check_hands(truth, seat, begun, who)
    if KINDS[kind][0] != "heckmeck":
        # There was something to be found.
        assert different > 50
        assert hidden > 100
    check_key(played)
    check_tokens(played)
    check_log(played, (files / "log").read_text())


def check_tables(truth: list[Moment], seat: int | None, shown: list[dict[str, Any]], who: str) -> None:
    """Each is just what the rules let that seat see at that moment."""
    for table in shown:
        state = truth[table["step"]].state
        assert table["seat"] == seat, who
        assert table["view"] == truth[table["step"]].view(seat), who
        assert table["moves"] == (listed(state) if seat == state.turn else []), who


def check_events(truth: list[Moment], seat: int | None, shown: list[dict[str, Any]], who: str) -> None:
    """Events are what that seat may see of them, however often and late they are told."""
    told: dict[int, list[Any]] = {}
    for table in shown:
        news: dict[int, list[Any]] = {}
        for event in table["events"]:
            assert event["seq"] <= table["seq"]
            news.setdefault(event["seq"], []).append(event["event"])
        for seq, events in news.items():
            assert told.setdefault(seq, events) == events
    for seq, events in told.items():
        seen = [event.seen_by(seat) for event in truth[seq - BEGUN].events]
        assert events == [plain(event) for event in seen if event is not None], who
    assert bool(told) == ("HTTP" not in who), who


def check_other_truths(truth: list[Moment], seat: int | None, shown: list[dict[str, Any]], who: str) -> int:
    """The same moment under another truth gives the same message: then there is nothing in it to find out.

    How many other truths there were.
    """
    chance = FastChance(1)
    different = 0
    playing = [table for table in shown if table["phase"] == "playing"]
    for table in random.Random(1).sample(playing, min(12, len(playing))):
        state = truth[table["step"]].state
        for _ in range(WORLDS):
            other = state.copy()
            # A spectator knows no more than all seats together do without their hands.
            for eyes in range(state.seats) if seat is None else [seat]:
                other.imagine(eyes, chance)
            different += other.position() != state.position()
            assert table["view"] == plain(other.view(seat)), who
            if seat == state.turn:
                assert table["moves"] == listed(other), who
    return different


def check_hands(truth: list[Moment], seat: int | None, shown: list[dict[str, Any]], who: str) -> int:
    """What only the view of another seat has is nowhere in a message of that moment; how much that was."""
    hidden = 0
    for table in shown:
        moment = truth[table["step"]]
        if moment.state.over:
            continue
        mine = moment.lists(seat)
        # The view itself is just what that seat may see, so `mine` has all its lists.
        assert table["view"] == moment.view(seat), who
        found = set(lists({**table, "events": [], "view": None}))
        for other in range(moment.state.seats):
            secret = moment.lists(other) - mine
            hidden += len(secret)
            assert not secret & found, who
    return hidden


def check_key(played: Game) -> None:
    """It is told when the game is over, and not before."""
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
    for who, (_seat, heard) in played.heard.items():
        for text in heard:
            assert not any(secret in text for secret in played.secrets), who


def check_log(played: Game, text: str) -> None:
    """It tells when somebody asked for something, and nothing of the game."""
    fairness = played.record.fairness
    assert fairness is not None
    assert fairness.key is not None
    assert '"level": "info"' in text, "it is the most talkative log there is"
    for secret in (*played.secrets, fairness.key, fairness.commitment, "Anna", "Ben"):
        assert secret not in text
    for line in text.splitlines():
        assert set(json.loads(line)) <= {"at", "level", "logger", "text", "method", "path", "status", "ms"}, line


def listed(state: State) -> list[str]:
    return [state.text(move) for move in state.moves()]


def lists(node: Any, name: str = "") -> Iterator[tuple[str, str]]:
    """Every list in a message that is long enough to be a mark, under its name."""
    if isinstance(node, dict):
        for key, value in node.items():
            yield from lists(value, key)
    elif isinstance(node, list):
        if len(text := json.dumps(node)) >= SHORTEST:
            yield name, text
        for value in node:
            yield from lists(value, name)
