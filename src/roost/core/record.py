"""Records: text files that people can read, and that replay a game byte for byte.

    roost record 1                         #5d3c1f
    game heckmeck rules 1                  #90b2e4
    options variant=classic
    seat 0 Anna
    seat 1 simple
    seed 42
    start -> 1 1124445W
    1 take 4
    1 roll -> 22W35
    ...
    end places=2,1 scores=4,7

The outcomes of chance follow after `->`. Every line ends with a checksum of all lines up to it, so damage is found
where it is. If the record has the seed, a reader also computes every draw again.

A live table draws from a key that stays secret until the game is over. Its record has these lines instead of the seed:

    commitment 5b2e...                     shown before the first move
    entropy 0 93af0c...                    added by the player at seat 0; only for seats that gave some
    key 77d0...                            once the game is over,
    signature 0a61...                      of all lines but these two (see `fairness`)

If all players agree, any move may be taken back. `1 undo` takes back the last move, which seat 1 made. Its draws are
not repeated: chance goes on from where it is.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from typing import Final, NamedTuple

import msgspec

from roost.core.chance import Chance
from roost.core.errors import (
    GameOverError,
    IllegalMoveError,
    RecordError,
    RoostError,
    ScriptError,
    UnreadableError,
)
from roost.core.event import Event
from roost.core.fairness import Fairness
from roost.core.game import Game, Options
from roost.core.move_played import events_of_move
from roost.core.random_stream import SeededChance, StreamChance
from roost.core.registry import find
from roost.core.replay_chance import ReplayChance
from roost.core.result import Result
from roost.core.state import State
from roost.core.text_cleaning import clean_line

__all__ = ["UNDO", "Record", "Step", "Turn"]

UNDO: Final = "undo"
"""Written instead of a move to take back the last one. No move of a game may have this notation."""
_TITLE = "roost record 1"
_START = "start -> OUTCOMES"
_UNFINISHED = "unfinished"
_ARROW = " -> "
_MARK = "  #"
_WIDTH = 48
_WORD = re.compile(r"(?!(?:null|true|false)$)[A-Za-z][A-Za-z0-9_.-]*")


class Step(NamedTuple):
    """A move and the outcomes of chance after it, or `UNDO`."""

    seat: int
    move: str
    outcomes: tuple[str, ...]


class Turn(NamedTuple):
    """A step of a replay, with the state after it and its events."""

    number: int
    step: Step | None
    """None for the start of the game."""
    state: State
    events: tuple[Event, ...]


class Record:
    """A game as it was played, finished or not."""

    def __init__(
        self,
        game: Game,
        options: Options,
        names: tuple[str, ...],
        seed: str | None = None,
        fairness: Fairness | None = None,
    ) -> None:
        if seed is not None and fairness is not None:
            raise ValueError("a game is drawn from a seed or from a key, not from both")
        if fairness is not None:
            fairness.check_seats(len(names))
        self.game = game
        self.options = options
        self.names = tuple(clean_name(name) for name in names)
        self.seed = seed
        """The seed, if it is public; then a reader computes every draw again."""
        self.fairness = fairness
        """The commitment of a live table; with the key, a reader computes every draw again."""
        self.start: tuple[str, ...] = ()
        self.steps: list[Step] = []
        self.result: Result | None = None

    def write(self) -> str:
        """Return the text of the record."""
        return "".join(f"{line:<{_WIDTH}}{_MARK}{check}\n" for line, check in _checked(self.lines()))

    def lines(self) -> list[str]:
        """Return the lines without their checksums."""
        return [*self._head(self.fairness), *self._body()]

    def signed(self) -> bytes:
        """Return the bytes that a live table signs: the record without key and signature."""
        fairness = self.fairness.without_key() if self.fairness is not None else None
        return "".join(f"{line}\n" for line in (*self._head(fairness), *self._body())).encode("utf-8", "surrogatepass")

    def _head(self, fairness: Fairness | None) -> list[str]:
        head = [_TITLE, f"game {self.game.key} rules {self.game.rules}"]
        chosen = msgspec.to_builtins(self.options)
        head.append(" ".join(["options", *(f"{name}={_written(value)}" for name, value in chosen.items())]))
        head += [f"seat {seat} {name}" for seat, name in enumerate(self.names)]
        if self.seed is not None:
            head.append(f"seed {self.seed}".rstrip())
        return [*head, *(fairness.record_lines() if fairness is not None else ())]

    def _body(self) -> list[str]:
        steps = [_line(f"{step.seat} {step.move}", step.outcomes) for step in self.steps]
        return [_line("start", self.start), *steps, _last(self.result)]

    @classmethod
    def read(cls, text: str) -> Record:
        """Return the record of a text after replaying it; a `RecordError` names the line."""
        reader = _Reader(text)
        record = reader.header()
        reader.body(record)
        return record

    def replay(self) -> Iterator[Turn]:
        """Yield the game step by step. The next step may change the state: copy it to keep it."""
        return _replay(self)

    def standing(self) -> frozenset[int]:
        """Return the indices in `steps` of the moves that were not taken back."""
        standing: list[int] = []
        for place, step in enumerate(self.steps):
            if step.move != UNDO:
                standing.append(place)
            elif standing:
                standing.pop()
        return frozenset(standing)

    @property
    def commitment_line(self) -> int:
        """The number of the line with the commitment of a live table."""
        return 4 + len(self.names)

    @property
    def first_line(self) -> int:
        """The number of the line with the start of the game."""
        return 1 + len(self._head(self.fairness))


def clean_name(name: str) -> str:
    """Return a name of one line and at most 40 characters."""
    # Clean it again, since the cut may have split an emoji.
    return clean_line(clean_line(name)[:40]) or "?"


def _written(value: object) -> str:
    """Return the text of an option: a plain word, or JSON without blanks."""
    if isinstance(value, str) and _WORD.fullmatch(value):
        return value
    return msgspec.json.encode(value).decode().replace(" ", "\\u0020")


def _read(text: str) -> object:
    try:
        return text if _WORD.fullmatch(text) else msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError):
        return text


def _line(what: str, outcomes: tuple[str, ...]) -> str:
    return what + (_ARROW + " ".join(outcomes) if outcomes else "")


def _last(result: Result | None) -> str:
    if result is None:
        return _UNFINISHED
    return f"end places={','.join(map(str, result.places))} scores={','.join(map(str, result.scores))}"


def _checked(lines: list[str]) -> Iterator[tuple[str, str]]:
    digest = hashlib.sha256()
    for line in lines:
        digest.update(line.encode("utf-8", "surrogatepass") + b"\n")
        yield line, digest.hexdigest()[:6]


class _Reader:
    """A reader of the lines of a record."""

    def __init__(self, text: str) -> None:
        written = text.rstrip().splitlines()
        if not written or not written[0].startswith("roost record "):
            raise RecordError(f"line 1: this is no record: its first line is not {_TITLE!r}", "record-title", 1)
        parts = [line.rpartition(_MARK) for line in written]
        self.lines = [
            (content if mark else line).rstrip() for line, (content, mark, _check) in zip(written, parts, strict=True)
        ]
        if self.lines[0] != _TITLE:
            raise RecordError(f"line 1: {self.lines[0]!r} is not {_TITLE!r}", "record-version", 1)
        for number, (part, (_line, check)) in enumerate(zip(parts, _checked(self.lines), strict=True), 1):
            if not part[1] or part[2].strip() != check:
                raise RecordError(
                    f"line {number}: the line was changed or damaged: its check should be #{check}",
                    "record-check",
                    number,
                    text=(part[0] or part[2]).strip()[:60],
                )
        self.number = 1

    def next(self, wanted: str) -> str:
        if self.number == len(self.lines):
            raise RecordError(
                f"line {self.number + 1}: the record breaks off where {wanted!r} should follow",
                "record-breaks-off",
                self.number + 1,
                form=wanted,
            )
        self.number += 1
        return self.lines[self.number - 1]

    def wrong(self, why: str, reason: str, **data: str | int) -> RecordError:
        return RecordError(f"line {self.number}: {why}", reason, self.number, None, **data)

    def expected(self, form: str) -> RecordError:
        cause = UnreadableError(f"{form!r} should stand here", "record-form", form=form)
        return RecordError(f"line {self.number}: {cause}", "record-line", self.number, cause)

    def header(self) -> Record:
        words = self.next("game KEY rules VERSION").split(" ")
        if len(words) != 4 or words[0] != "game" or words[2] != "rules":
            raise self.expected("game KEY rules VERSION")
        with _AtLine(self.number):
            game = find(words[1])
        if words[3] != str(game.rules):
            raise self.wrong(
                f"it was played with rules {words[3]}, which are now {game.rules}",
                "record-rules",
                given=words[3],
                known=game.rules,
            )
        head, *pairs = self.next("options NAME=VALUE ...").split(" ")
        if head != "options" or not all("=" in pair for pair in pairs):
            raise self.expected("options NAME=VALUE ...")
        with _AtLine(self.number):
            options = game.choose({name: _read(value) for name, _, value in (pair.partition("=") for pair in pairs)})
        names: list[str] = []
        line = self.next("seat NUMBER NAME")
        while line.startswith(f"seat {len(names)} "):
            names.append(line.split(" ", 2)[2])
            line = self.next(_START)
        seed = None
        if line == "seed" or line.startswith("seed "):
            seed = line[5:]
            line = self.next(_START)
        fairness = None
        if seed is None and line.startswith("commitment "):
            fairness, line = self.fairness(line.removeprefix("commitment "), len(names))
        if len(names) not in game.seats:
            raise self.wrong(
                f"{len(names)} seats are named, but {game.key} is for {game.seats[0]} to {game.seats[-1]}",
                "record-seats",
                given=len(names),
                least=game.seats[0],
                most=game.seats[-1],
            )
        record = Record(game, options, tuple(names), seed, fairness)
        what, outcomes = _split(line)
        if what != "start":
            raise self.expected(_START)
        record.start = outcomes
        return record

    def fairness(self, commitment: str, seats: int) -> tuple[Fairness, str]:
        """Read the lines of a live table's fairness; return it and the line after them."""
        with _AtLine(self.number):
            fairness = Fairness(commitment)
        line = self.next(_START)
        while line.startswith("entropy "):
            _entropy, seat, *digits = line.split(" ", 2)
            if not (seat.isascii() and seat.isdigit() and digits):
                raise self.expected("entropy SEAT DIGITS")
            with _AtLine(self.number):
                fairness = Fairness(commitment, (*fairness.entropies, (int(seat[:9]), digits[0])))
                fairness.check_seats(seats)
            line = self.next(_START)
        if line.startswith("key "):
            key = line.removeprefix("key ")
            with _AtLine(self.number):
                Fairness(commitment, (), key)
            signature = self.next("signature DIGITS").removeprefix("signature ")
            with _AtLine(self.number):
                fairness = Fairness(commitment, fairness.entropies, key, signature)
            line = self.next(_START)
        return fairness, line

    def body(self, record: Record) -> None:
        last = self.lines[-1].partition(" ")[0]
        if last not in (_UNFINISHED, "end"):
            self.number = len(self.lines)
            self.next(_UNFINISHED)
        while self.number < len(self.lines) - 1:
            what, outcomes = _split(self.next("SEAT MOVE -> OUTCOMES"))
            seat, _, move = what.partition(" ")
            if not (seat.isascii() and seat.isdigit() and move):
                raise self.expected("SEAT MOVE -> OUTCOMES")
            record.steps.append(Step(int(seat[:9]), move, outcomes))
        line = self.next("end places=... scores=...")
        result = None
        for turn in record.replay():
            result = turn.state.result()
        if line != _last(result):
            raise self.expected(_last(result))
        if result is None and record.fairness is not None and record.fairness.key is not None:
            raise self.wrong("the key is told only when the game is over, and it is not", "record-key-early")
        record.result = result
        self.compare(record)
        if record.fairness is not None:
            with _AtLine(record.commitment_line):
                record.fairness.verify(record.signed())

    def compare(self, record: Record) -> None:
        """Raise an error unless the record is written exactly as `Record.write` would write it."""
        for number, (given, canonical) in enumerate(zip(self.lines, record.lines(), strict=True), 1):
            if given != canonical:
                self.number = number
                raise self.expected(canonical)


def _split(line: str) -> tuple[str, tuple[str, ...]]:
    what, _, outcomes = line.partition(_ARROW)
    return what, tuple(outcomes.split())


def _replay(record: Record) -> Iterator[Turn]:
    source = _source(record)
    number = record.first_line
    with _AtLine(number):
        chance = ReplayChance(record.start, source)
        opening: list[Event] = []
        state = record.game.new(len(record.names), record.options, chance, opening)
        chance.check_exhausted()
    yield Turn(number, None, state, tuple(opening))
    standing = record.standing()
    before: list[tuple[int, State]] = []
    """The seats whose moves will be taken back, with the state before each move."""
    for place, step in enumerate(record.steps):
        number += 1
        with _AtLine(number):
            if state.over:
                raise GameOverError("the game is over", "over")
            chance = ReplayChance(step.outcomes, source)
            if step.move == UNDO:
                state = _taken_back(step.seat, before)
                events: tuple[Event, ...] = ()
            else:
                if place not in standing:
                    before.append((step.seat, state.copy()))
                events = _play(step, state, chance)
            chance.check_exhausted()
        yield Turn(number, step, state, events)


def _source(record: Record) -> StreamChance | None:
    """Return the chance that repeats the draws, if seed or key are known."""
    if record.seed is not None:
        return SeededChance(record.seed)
    return record.fairness.chance() if record.fairness is not None else None


def _play(step: Step, state: State, chance: Chance) -> tuple[Event, ...]:
    if step.seat != state.turn:
        raise ScriptError(f"it is the turn of seat {state.turn}", "record-turn", turn=int(state.turn))
    move = state.parse(step.move)
    if state.text(move) != step.move:
        raise UnreadableError(f"{state.text(move)!r} should stand here", "record-form", form=state.text(move))
    events: list[Event] = []
    state.log = events
    state.play(move, chance)
    return events_of_move(events, state, step.seat, step.move)


def _taken_back(seat: int, before: list[tuple[int, State]]) -> State:
    if not before:
        raise IllegalMoveError("there is no move to take back", "nothing-to-take-back")
    whose, state = before.pop()
    if seat != whose:
        raise ScriptError(f"the move to take back is one of seat {whose}", "record-undo", seat=whose)
    return state


class _AtLine:
    """A context that adds the number of the line to errors raised in it."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, RoostError):
            raise RecordError(f"line {self.number}: {error}", "record-line", self.number, error) from None
