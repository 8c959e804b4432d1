"""Nobody is sent hidden information: at every step of whole games, for every seat and a spectator."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from roost.core.chance import FastChance
from roost.core.errors import RoostError
from roost.core.event import Event
from roost.core.fairness import FairChance
from roost.core.state import State
from roost.tables import visibility
from roost.tables.actions.move import move
from roost.tables.errors import TableError
from roost.tables.log_entries import read_entry
from roost.tables.log_reading import read_log
from roost.tables.presence import Presence
from roost.tables.table import EntryEvents, Table
from roost.tables.visibility import imagined, show
from roost.tables.visitor import Visitor
from tests.tables.scenes import HOST, SECRET, Scene, each_kind, guest, shown, ticket

NAMES = ("Anna", "Ben", "Cleo", "Dora")
HIDING = {"karteneck", "zwickern", "zwickern with partners", "gloria"}


def steps(scene: Scene) -> Iterator[State]:
    """Play a game to its end; yield each state."""
    while True:
        state = scene.table.state
        assert state is not None
        yield state
        if state.over:
            return
        scene.move()


def message(table: Table, seat: int | None, at: int, since: int | None = None) -> bytes:
    """Return the message to a seat or a spectator."""
    visitor = Visitor(() if seat is None else (ticket(seat),), since, sentences=True)
    return msgspec.json.encode(show(table, visitor, Presence((0,), 3), at))


def everybody(table: Table) -> list[int | None]:
    return [None, *range(len(table.seats))]


class Sent(msgspec.Struct):
    """Return the message to a seat during a game."""

    seat: int | None
    view: msgspec.Raw
    moves: list[str]
    cut: bool
    turn: int
    step: int
    seq: int


@each_kind
def test_each_seat_is_sent_only_its_view_of_the_game(kind: str) -> None:
    scene = Scene.of(kind)
    read = msgspec.json.Decoder(Sent)
    for state in steps(scene):
        moves = [state.text(move) for move in state.moves()]
        for seat in everybody(scene.table):
            sent = read.decode(message(scene.table, seat, scene.at))
            assert sent.seat == seat
            assert sent.view == msgspec.Raw(msgspec.json.encode(state.view(seat)))
            mine = seat is not None and seat == state.turn
            assert sent.moves == (moves if mine else [])
            assert sent.cut == (mine and state.truncated)
            assert (sent.turn, sent.step, sent.seq) == (scene.table.turn, scene.table.step, scene.table.seq)


@each_kind
def test_sentences_are_sent_to_clients_that_ask_for_them(kind: str) -> None:
    scene = Scene.of(kind)
    added = {"question", "move_messages", "preview", "aim", "sheet_messages"}
    for state in steps(scene):
        seat = max(0, int(state.turn))
        told, silent = (
            msgspec.to_builtins(show(scene.table, Visitor((ticket(seat),), 0, sentences), Presence(), scene.at))
            for sentences in (True, False)
        )
        assert len(told["move_messages"]) == len(told["moves"])
        assert (told["question"] is None) == state.over
        assert {name: value for name, value in told.items() if name not in {*added, "events"}} == {
            name: value for name, value in silent.items() if name != "events"
        }
        for event, plain in zip(told["events"], silent["events"], strict=True):
            assert set(event) - set(plain) == {"messages", "chapter"}


@each_kind
def test_states_that_look_alike_are_sent_alike(kind: str) -> None:
    """Byte for byte, for every seat and for a spectator."""
    scene = Scene.of(kind)
    luck, different = FastChance(17), 0
    for state in steps(scene):
        table, recording = scene.table, scene.table.recording
        assert recording is not None
        since = max(0, table.seq - 9)
        public = message(table, None, scene.at, since)
        for seat in range(len(table.seats)):
            own = message(table, seat, scene.at, since)
            other = state.copy()
            other.imagine(seat, luck)
            different += other.position() != state.position()
            recording.state = other
            try:
                assert message(table, seat, scene.at, since) == own
                assert message(table, None, scene.at, since) == public
            finally:
                recording.state = state
    assert (different > 20) == (kind in HIDING), "otherwise the test proves nothing"


@each_kind
def test_a_refusal_reveals_nothing(kind: str) -> None:
    """The answer to any move is the same in all states that look alike to its seat."""
    scene = Scene.of(kind)
    texts = {state.text(move) for state in steps(scene) for move in state.moves()[:6]}
    pool = sorted({short for text in texts for short in shortened(text)})
    scene = Scene.of(kind)
    luck, dice = FastChance(3), random.Random(4)
    refused: set[str] = set()
    for state in steps(scene):
        if state.over:
            break
        for seat in range(len(scene.table.seats)):
            other = state.copy()
            other.imagine(seat, luck)
            # Out of turn everything is refused in the same way, so fewer texts are tried.
            many = 20 if seat == state.turn else 4
            for text in (*dice.sample(pool, min(many, len(pool))), "fly", ""):
                first, second = refusal(scene, seat, text, state), refusal(scene, seat, text, other)
                assert first == second
                refused.add(first[0])
    assert {"unreadable", "not-your-turn"} & refused
    assert len(refused) > 2


def shortened(text: str) -> set[str]:
    """Return shorter and longer forms of a move: their meaning may depend on the hand."""
    short = {re.sub(r"(?<=[A-Za-z])\d+", "", text), re.sub(r"/\d+|c\d+", "", text)}
    # More cards of a kind, too: a refusal could reveal how many a hand holds.
    more = {f"{each} {each.split()[-1]}" for each in short if each}
    return {text, *short, *more, *(f"{each} {each.split()[-1]}" for each in more)}


def refusal(scene: Scene, seat: int, text: str, state: State) -> tuple[str, ...]:
    """Return the refusal of a move in a state; nothing if it is accepted."""
    table, recording = scene.table, scene.table.recording
    assert recording is not None
    true, recording.state = recording.state, state.copy()
    try:
        if seat == table.turn and _legal(state, text):
            return ("",)
        move(table, scene.at, seat, text, table.step)
    except RoostError as error:
        return error.reason, str(error), repr(sorted(error.data.items())), type(error).__name__
    finally:
        recording.state = true
    raise AssertionError(f"{text} was not refused")


def _legal(state: State, text: str) -> bool:
    try:
        return state.is_legal(state.parse(text))
    except RoostError:
        return False


@each_kind
def test_each_seat_is_sent_only_events_it_may_see(kind: str) -> None:
    scene = Scene.of(kind)
    scene.play()
    table = scene.table
    for seat in everybody(table):
        told = msgspec.json.decode(message(table, seat, scene.at, 0))["events"]
        allowed = [
            {
                "seq": happening.seq,
                "event": msgspec.to_builtins(seen),
                "messages": msgspec.to_builtins(seen.messages()),
                "chapter": seen.rules_chapter(),
            }
            for happening in table.history
            for event in happening.events
            if (seen := event.seen_by(seat)) is not None
            and happening.seq > table.seq - visibility._MAX_REPEATED_ENTRIES
        ]
        assert told == json.loads(json.dumps(allowed))
        assert told


@each_kind
def test_missed_events_are_sent_once(kind: str) -> None:
    scene = Scene.of(kind)
    scene.play(40)
    table = scene.table
    for seat in everybody(table):
        whole = msgspec.json.decode(message(table, seat, scene.at, 0))["events"]
        assert [event["seq"] for event in whole] == sorted(event["seq"] for event in whole)
        for since in range(table.seq + 2):
            told = msgspec.json.decode(message(table, seat, scene.at, since))["events"]
            assert told == [event for event in whole if event["seq"] > since]
        assert msgspec.json.decode(message(table, seat, scene.at))["events"] == [], "a new visitor wants no history"


class Whispered(Event, frozen=True):
    """An event that only one seat sees."""

    seat: int

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else None


def test_a_secret_event_leaves_no_trace_for_others() -> None:
    scene = Scene.begun("karteneck")
    table = read_log("another", [read_entry(body) for body in scene.log])
    table.history.append(EntryEvents(table.seq, (Whispered(1),)))
    before = [len(shown(scene.table, *holders, since=0)["events"]) for holders in ((), (ticket(0),), (ticket(1),))]
    after = [len(shown(table, *holders, since=0)["events"]) for holders in ((), (ticket(0),), (ticket(1),))]
    assert after == [before[0], before[1], before[2] + 1]


def test_only_recent_events_are_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene.begun()
    scene.play(40)
    monkeypatch.setattr(visibility, "_MAX_REPEATED_ENTRIES", 7)
    told = shown(scene.table, since=0)["events"]
    assert {event["seq"] for event in told} <= set(range(scene.table.seq - 6, scene.table.seq + 1))
    assert told


@each_kind
def test_no_secret_leaves(kind: str) -> None:
    scene = Scene.of(kind)
    chance = FairChance(SECRET)
    key, never = chance._key.hex(), [SECRET.hex(), chance._signing_key.hex(), HOST]
    never += [token for seat in scene.table.seats for token in (seat.guest, seat.token)]
    for state in steps(scene):
        secrets = never if state.over else [*never, key]
        for seat in everybody(scene.table):
            sent = message(scene.table, seat, scene.at, max(0, scene.table.seq - 3)).decode()
            assert not [secret for secret in secrets if secret in sent]
    last = shown(scene.table)
    assert last["key"] == key, "the key is public after the game"
    assert last["commitment"] == chance.fairness.commitment


def test_the_commitment_is_shown_before_anybody_sits() -> None:
    scene = Scene()
    first = shown(scene.table)
    assert first["commitment"] == FairChance(SECRET).fairness.commitment
    assert (first["key"], first["view"], first["result"]) == (None, None, None)


@pytest.mark.parametrize("kind", sorted(HIDING))
def test_a_device_with_several_seats_shows_no_hand_until_one_is_chosen(kind: str) -> None:
    game, seats = kind.split()[0], 4 if "partners" in kind else 3
    scene = Scene(game, ["open"] * seats)
    for seat in range(seats):
        scene.do("sit", seat, NAMES[seat], guest("Anna" if seat < 2 else "Cleo"), ticket(seat), "")
    scene.play(5)
    table = scene.table
    holder = (guest("Anna"),)
    blind = shown(table, *holder)
    assert blind["seat"] is None
    assert blind["view"] == shown(table)["view"], "the view of a spectator"
    assert blind["moves"] == []
    assert [place.get("yours", False) for place in blind["seats"]] == [seat < 2 for seat in range(seats)]
    for seat in (0, 1):
        looking = shown(table, *holder, look=seat)
        assert looking["view"] == shown(table, ticket(seat))["view"]
        assert looking["events"] == shown(table, ticket(seat))["events"]
    for seat in range(2, seats):
        assert shown(table, *holder, look=seat)["view"] == blind["view"], "that seat is not theirs"
    assert shown(table, ticket(0), ticket(1))["seat"] is None


@each_kind
def test_a_bot_gets_an_imagined_position_and_never_the_true_one(kind: str) -> None:
    scene = Scene.of(kind)
    luck = FastChance(23)
    told_apart: dict[bool, int] = {True: 0, False: 0}
    for number, state in enumerate(steps(scene)):
        if state.over:
            break
        seat = int(state.turn)
        position = state.position()
        first = imagined(state, seat, number)
        assert state.position() == position, "the true state does not change"
        other = state.copy()
        other.imagine(seat, luck)
        assert imagined(other, seat, number) == first
        seen = scene.table.game.read(first)
        assert seen.view(seat) == state.view(seat)
        told_apart[first == position] += 1
    assert (told_apart[False] > 10) == (kind in HIDING)


def test_spectators_may_not_watch_a_private_game() -> None:
    scene = Scene(seats=["open", "open"], watching=False)
    scene.sit("Anna", 0)
    assert shown(scene.table)["phase"] == "waiting", "anybody with the link may sit down"
    scene.sit("Ben", 1)
    with pytest.raises(TableError) as refusal:
        shown(scene.table)
    assert refusal.value.reason == "table-private"
    with pytest.raises(TableError):
        shown(scene.table, HOST)
    assert shown(scene.table, ticket(1))["seat"] == 1
    assert shown(scene.table, guest("Anna"))["watching"] is False


def test_seats_are_shown_to_everybody() -> None:
    scene = Scene(seats=["open", "hen", "open"], reserved_for=("", "", guest("Cleo")))
    scene.sit("Anna", 0)
    visitor = Visitor([guest("Anna"), HOST])
    found: Any = show(scene.table, visitor, Presence((0,), 2), scene.at)
    first, second, third = found.seats
    assert (first.name, first.person, first.present, first.yours, first.bot) == ("Anna", True, True, True, "")
    assert (second.name, second.person, second.present, second.yours, second.bot) == ("hen", False, False, False, "hen")
    assert (third.name, third.kept, third.bot) == ("", True, "")
    assert (found.watchers, found.host, found.earlier, found.rematch) == (2, True, "", "")
    assert found.sides == (0, 1, 2)
    assert not show(scene.table, Visitor([]), Presence(), scene.at).host


def test_the_result_and_the_rematch_are_shown() -> None:
    scene = Scene.begun("karteneck")
    scene.play()
    scene.do("note_rematch", "elsewhere")
    last = shown(scene.table)
    assert scene.table.result is not None
    assert last["result"]["places"] == list(scene.table.result.places)
    assert (last["phase"], last["rematch"], last["undo"], last["turn"]) == ("over", "elsewhere", "", -1)
