"""Records are written in one way, read back exactly, and replayed as they were played."""

from __future__ import annotations

from pathlib import Path

import pytest

from examples.pig import GAME as PIG
from examples.pig import Held, Pig, PigOptions, PigState, Rolled
from roost.core.chance import Chance, FastChance
from roost.core.errors import (
    IllegalMoveError,
    RecordError,
    ScriptError,
)
from roost.core.event import Event
from roost.core.game import Options
from roost.core.random_stream import SeededChance, StreamChance
from roost.core.record import Record, Step
from roost.core.recording import Recording
from roost.core.registry import find, register
from tests.core.fives_game import Fives
from tests.core.record_editing import RECORDS, golden, read_error, replace_line, with_checksums, without_checksums

pytestmark = pytest.mark.usefixtures("pig")
NAMES = sorted(path.stem for path in RECORDS.iterdir())
SHORT = golden("unfinished")
PLAYED = golden("pig")


def test_there_is_a_golden_record_of_every_kind() -> None:
    assert NAMES == ["classic", "deluxe", "pig", "unfinished"]


@pytest.mark.parametrize("name", NAMES)
def test_a_record_is_read_and_written_byte_for_byte(name: str) -> None:
    text = golden(name)
    assert Record.read(text).write() == text


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_and_moves_write_the_same_record(name: str) -> None:
    text = golden(name)
    read = Record.read(text)
    assert read.seed is not None
    recording = Recording(read.game, read.names, SeededChance(read.seed), read.options)
    for step in read.steps:
        recording.play(step.seat, recording.state.parse(step.move))
    assert recording.record.write() == text


@pytest.mark.parametrize("name", NAMES)
def test_the_checks_are_the_running_hash_of_the_lines(name: str) -> None:
    text = golden(name)
    assert with_checksums(without_checksums(text)) == text


def test_a_record_has_the_data_of_its_lines() -> None:
    record = Record.read(golden("deluxe"))
    assert record.game is find("heckmeck")
    assert record.options == record.game.choose({"variant": "deluxe"})
    assert record.names == ("Änne", "Ben van der Berg", "祖母")
    assert record.seed == "70"
    assert record.start == ("2", "55115334")
    assert record.steps[0] == Step(2, "take 5", ())
    assert record.steps[1] == Step(2, "roll", ("15315",))
    assert record.result is not None
    assert record.result.winners == (2,)
    assert record.first_line == 8
    unfinished = Record.read(SHORT)
    assert unfinished.result is None
    assert unfinished.steps[-2] == Step(0, "roll", ("314512",))


def test_files_with_other_line_ends_are_read(tmp_path: Path) -> None:
    path = tmp_path / "record.txt"
    path.write_bytes(SHORT.replace("\n", "\r\n").encode())
    assert Record.read(path.read_bytes().decode()).write() == SHORT
    assert Record.read(SHORT.rstrip("\n")).write() == SHORT


def test_a_replay_gives_every_state_and_event() -> None:
    record = Record.read(PLAYED)
    turns = list(record.replay())
    assert [turn.number for turn in turns] == list(range(7, 31))
    assert [turn.step for turn in turns] == [None, *record.steps]
    assert turns[0].events == ()
    assert turns[1].events == (Rolled(0, 4),)
    assert turns[5].events == (Held(1, 8),)
    assert len({id(turn.state) for turn in turns}) == 1, "all turns share one state"
    positions = [turn.state.position() for turn in record.replay()]
    assert positions[:3] == ["pig 20 0 0 0 0", "pig 20 0 4 0 0", "pig 20 1 0 0 0"]
    assert positions[-1] == "pig 20 -1 0 14 25"


def test_a_replay_is_the_game_that_was_played() -> None:
    recording = Recording(find("heckmeck"), ["Anna", "Ben"], SeededChance("replay"), {"variant": "deluxe"})
    chance = FastChance(1)
    positions, happened = [recording.state.position()], [recording.opening]
    assert [event.__struct_config__.tag for event in recording.opening] == ["turn-began", "rolled"]
    for _ in range(60):
        happened.append(recording.play(int(recording.state.turn), recording.state.pick(chance)))
        positions.append(recording.state.position())
    replayed = [(turn.state.position(), turn.events) for turn in Record.read(recording.record.write()).replay()]
    assert replayed == list(zip(positions, happened, strict=True))


def test_an_error_in_a_replay_names_the_line() -> None:
    record = Record.read(SHORT)
    record.steps[2] = Step(1, "take 3", ())
    seen: list[int] = []
    with pytest.raises(RecordError) as caught:
        seen.extend(turn.number for turn in record.replay())
    assert seen == [7, 8, 9]
    assert caught.value.line == 10
    assert isinstance(caught.value.cause, IllegalMoveError)


def secret_record() -> str:
    """Return the record of a table with a secret key."""
    recording = Recording(PIG, ["Anna", "Ben"], StreamChance(b"secret"), PigOptions(target=12))
    chance = FastChance(1)
    while not recording.state.over:
        recording.play(int(recording.state.turn), recording.state.pick(chance))
    return recording.record.write()


def test_a_record_without_a_seed_is_read_by_its_outcomes() -> None:
    text = secret_record()
    assert "seed" not in text
    record = Record.read(text)
    assert record.seed is None
    assert record.first_line == 6
    assert record.write() == text


def test_without_a_seed_only_the_rules_are_checked() -> None:
    record = Recording(PIG, ["Anna", "Ben"], StreamChance(b"secret")).record
    text = record.write()
    other = replace_line(text, 6, f"start -> {1 - int(record.start[0])}")
    assert Record.read(other).write() == other
    error = read_error(replace_line(text, 6, "start -> 2"))
    assert error.line == 6
    assert isinstance(error.cause, ScriptError)
    assert read_error(replace_line(text, 6, "start -> 0 0")).line == 6


def test_faces_that_look_alike_do_not_confuse_the_seed() -> None:
    # The golden die has three faces each of 1 and W; the record has only the symbol, which must match the seed.
    text = golden("deluxe")
    rolls = [line for line in without_checksums(text) if " golden -> " in line]
    assert {line[-1] for line in rolls} == {"1", "W"}
    number = without_checksums(text).index(rolls[0]) + 1
    other = rolls[0][:-1] + ("1" if rolls[0][-1] == "W" else "W")
    error = read_error(replace_line(text, number, other))
    assert error.line == number
    assert error.cause is not None
    assert error.cause.reason == "record-seed"


def test_a_game_with_hidden_cards_is_recorded_whole() -> None:
    game = register(Fives())
    recording = Recording(game, ["Anna", "Ben"], SeededChance("7"))
    chance = FastChance(7)
    while not recording.state.over:
        recording.play(int(recording.state.turn), recording.state.pick(chance))
    text = recording.record.write()
    assert Record.read(text).write() == text
    lines = without_checksums(text)
    assert lines[2] == "options"
    assert set(lines[6].removeprefix("start -> ").split()) <= {"one", "two", "three", "four", "five"}
    edited = lines[7].rpartition(" ")[0] + (" four" if lines[7].endswith("five") else " five")
    error = read_error(replace_line(text, 8, edited))
    assert (error.line, error.cause and error.cause.reason) == (8, "record-seed")
    blind = text.replace(text.splitlines()[5] + "\n", "")
    assert Record.read(with_checksums(without_checksums(blind))).write() == with_checksums(without_checksums(blind))


class ManyOptions(Options, frozen=True):
    """Options of every type that a game may have."""

    words: str = "two words"
    word: str = "null"
    number: int | None = None
    several: tuple[int, ...] = (1, 2)
    really: bool = True


class PigWithManyOptions(Pig):
    key = "choosy"
    options = ManyOptions  # type: ignore[assignment]

    def new(self, seats: int, options: Options, chance: Chance, log: list[Event] | None = None) -> PigState:
        return PIG.new(seats, PigOptions(target=5), chance, log)


def test_options_of_every_kind_are_recorded() -> None:
    game = register(PigWithManyOptions())
    chosen = ManyOptions(words="a = b", word="true", number=3, several=(), really=False)
    for options in (ManyOptions(), chosen):
        recording = Recording(game, ["Anna", "Ben"], SeededChance("choosy"), options)
        text = recording.record.write()
        assert Record.read(text).options == options
        assert Record.read(text).write() == text
    assert 'options words="a\\u0020=\\u0020b" word="true" number=3 several=[] really=false ' in text
    error = read_error(replace_line(text, 3, "options words=[1"))
    assert error.line == 3
