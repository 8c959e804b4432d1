"""Fair chance: the commitment, what players mix in, the key, and records that tell of them."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest

from examples.pig import GAME as PIG
from examples.pig import HOLD, ROLL, PigOptions
from roost.core.chance import FastChance
from roost.core.errors import FairnessError, RecordError, RoostError, ScriptError, UnreadableError
from roost.core.fairness import FairChance, Fairness
from roost.core.random_stream import SeededChance, StreamChance
from roost.core.record import Record, Step
from roost.core.recording import Recording
from roost.core.registry import register
from roost.core.signature import recover_public_key
from tests.core.live_game import ENTROPIES, SECRET
from tests.core.record_editing import changed, checked, contents

GOLDEN = (Path(__file__).parent / "live_game_record.txt").read_text(encoding="utf-8")
COMMITMENT = "ab" * 32


@pytest.fixture(autouse=True)
def _pig() -> None:
    register(PIG)


def played() -> Recording:
    """A game of Pig at a live table, in which a roll is taken back."""
    recording = Recording(PIG, ["Anna", "Ben"], FairChance(SECRET, ENTROPIES), PigOptions(target=10))
    chance = FastChance(1)
    for number in range(1000):
        if recording.state.over:
            break
        recording.play(int(recording.state.turn), recording.state.pick(chance))
        if number == 1:
            recording.take_back()
    return recording


def refused(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        Record.read(text)
    assert str(caught.value).startswith(f"line {caught.value.line}: ")
    return caught.value


# The chance of a table


def test_the_luck_comes_from_the_key_and_from_what_was_mixed_in() -> None:
    key = sha256(b"roost luck" + SECRET).digest()
    entropy = sha256(b"0 93af0c\n1 " + b"00" * 32 + b"\n").digest()
    fair, stream = FairChance(SECRET, ENTROPIES), StreamChance(key, entropy)
    assert [fair.below(10**6) for _ in range(50)] == [stream.below(10**6) for _ in range(50)]


@pytest.mark.parametrize("entropies", [{}, {0: "93af0d"}, {1: "93af0c"}, {0: "93af0c", 2: "00"}, {0: "93", 1: "af0c"}])
def test_other_entropy_is_other_luck_but_the_same_commitment(entropies: dict[int, str]) -> None:
    one, two = FairChance(SECRET, {0: "93af0c"}), FairChance(SECRET, entropies)
    assert [one.below(10**6) for _ in range(3)] != [two.below(10**6) for _ in range(3)]
    assert one.fairness.commitment == two.fairness.commitment


def test_entropy_is_mixed_in_by_seat_whoever_was_first() -> None:
    one, two = FairChance(SECRET, {0: "aa", 2: "bb"}), FairChance(SECRET, {2: "bb", 0: "aa"})
    assert one.fairness == two.fairness
    assert one.fairness.entropies == ((0, "aa"), (2, "bb"))
    assert one.below(10**9) == two.below(10**9)


def test_the_commitment_holds_the_key_and_the_signer() -> None:
    chance = FairChance(SECRET, ENTROPIES)
    assert chance.fairness.key is None
    assert chance.fairness.signature is None
    told = chance.reveal(b"a record")
    assert told.commitment == chance.fairness.commitment
    assert told.entropies == chance.fairness.entropies
    assert told.key is not None
    assert told.signature is not None
    signed_by = recover_public_key(bytes.fromhex(told.signature), b"a record")
    assert sha256(bytes.fromhex(told.key) + signed_by).hexdigest() == told.commitment
    assert told.without_key() == chance.fairness


def test_what_is_told_at_the_end_does_not_give_the_secret_away() -> None:
    told = FairChance(SECRET).reveal(b"a record")
    assert SECRET.hex() not in str(told)
    assert sha256(b"roost signature" + SECRET).hexdigest() not in str(told)
    assert str(told.key) not in repr(FairChance(SECRET))


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_secret_has_32_bytes(size: int) -> None:
    with pytest.raises(ValueError, match=f"32 bytes, not {size}"):
        FairChance(bytes(size))


# What is told


@pytest.mark.parametrize(
    ("fairness", "reason"),
    [
        ((""), "commitment-form"),
        (("ab" * 31), "commitment-form"),
        (("AB" * 32), "commitment-form"),
        (("ab" * 32 + "\n"), "commitment-form"),
        ((COMMITMENT, ((0, ""),)), "entropy-form"),
        ((COMMITMENT, ((0, "abc"),)), "entropy-form"),
        ((COMMITMENT, ((0, "AB"),)), "entropy-form"),
        ((COMMITMENT, ((0, "ab" * 33),)), "entropy-form"),
        ((COMMITMENT, ((0, "ab\n"),)), "entropy-form"),
        ((COMMITMENT, ((-1, "ab"),)), "entropy-order"),
        ((COMMITMENT, ((1, "ab"), (0, "cd"))), "entropy-order"),
        ((COMMITMENT, ((1, "ab"), (1, "ab"))), "entropy-order"),
        ((COMMITMENT, (), "ab"), "key-form"),
        ((COMMITMENT, (), "ab" * 32, "ab"), "signature-form"),
    ],
)
def test_what_is_none_is_refused(fairness: tuple[object, ...] | str, reason: str) -> None:
    given = (fairness,) if isinstance(fairness, str) else fairness
    with pytest.raises(FairnessError) as caught:
        Fairness(*given)  # type: ignore[arg-type]
    assert caught.value.reason == reason


def test_only_seats_of_the_table_mix_something_in() -> None:
    Fairness(COMMITMENT, ((0, "ab"), (1, "cd"))).check_seats(2)
    with pytest.raises(FairnessError, match="there is no seat 2") as caught:
        Recording(PIG, ["Anna", "Ben"], FairChance(SECRET, {0: "ab", 2: "cd"}))
    assert caught.value.reason == "entropy-seat"
    assert caught.value.data == {"seat": 2}


def test_a_table_that_told_no_key_has_nothing_to_check() -> None:
    fairness = Fairness(COMMITMENT)
    fairness.verify(b"whatever")
    assert fairness.chance() is None
    assert fairness.record_lines() == [f"commitment {COMMITMENT}"]


# Playing


def test_while_the_game_goes_on_the_record_holds_no_key() -> None:
    chance = FairChance(SECRET, ENTROPIES)
    recording = Recording(PIG, ["Anna", "Ben"], chance, PigOptions(target=10))
    assert recording.record.fairness == chance.fairness
    assert recording.record.seed is None
    for _ in range(3):
        recording.play(int(recording.state.turn), ROLL)
    text = recording.record.write()
    assert contents(text)[5:8] == [
        f"commitment {chance.fairness.commitment}",
        "entropy 0 93af0c",
        f"entropy 1 {'00' * 32}",
    ]
    assert "key" not in text
    with pytest.raises(FairnessError) as caught:
        recording.reveal()
    assert caught.value.reason == "key-secret"
    assert recording.record.write() == text
    read = Record.read(text)
    assert read.write() == text
    assert read.fairness == chance.fairness
    assert read.first_line == 9


def test_without_the_key_draws_are_checked_by_the_rules_alone() -> None:
    recording = Recording(PIG, ["Anna", "Ben"], FairChance(SECRET), PigOptions(target=10))
    recording.play(int(recording.state.turn), ROLL)
    text = recording.record.write()
    seat, drawn = recording.record.steps[0].seat, recording.record.steps[0].outcomes[0]
    other = changed(text, 8, f"{seat} roll -> {2 if drawn == '3' else 3}")
    assert Record.read(other).write() == other
    assert isinstance(refused(changed(text, 8, f"{seat} roll -> 7")).cause, ScriptError)


def test_the_key_comes_with_the_end() -> None:
    recording = played()
    before = recording.record.write()
    assert Record.read(before).write() == before, "a finished game may still keep its key"
    recording.reveal()
    record = recording.record
    assert record.fairness is not None
    assert record.fairness.key == sha256(b"roost luck" + SECRET).hexdigest()
    assert [line.split()[0] for line in record.lines()[5:11]] == [
        "commitment",
        "entropy",
        "entropy",
        "key",
        "signature",
        "start",
    ]
    assert record.first_line == 11
    text = record.write()
    recording.reveal()
    assert record.write() == text, "told twice, it is the same"
    read = Record.read(text)
    assert (read.fairness, read.steps, read.result) == (record.fairness, record.steps, record.result)
    assert read.write() == text
    assert record.signed().decode() == "".join(line + "\n" for line in contents(before))


def test_a_record_of_a_live_table_stays_what_it_is() -> None:
    recording = played()
    recording.reveal()
    assert recording.record.write() == GOLDEN
    assert Record.read(GOLDEN).steps[1:3] == [Step(1, "roll", ("2",)), Step(1, "undo", ())]
    assert checked(contents(GOLDEN)) == GOLDEN


def test_what_is_not_drawn_from_a_key_has_none_to_tell() -> None:
    recording = Recording(PIG, ["Anna", "Ben"], SeededChance("1"), PigOptions(target=1))
    while not recording.state.over:
        recording.play(int(recording.state.turn), HOLD if HOLD in recording.state.moves() else ROLL)
    with pytest.raises(ValueError, match="not drawn from a key"):
        recording.reveal()


def test_a_game_has_a_seed_or_a_key() -> None:
    with pytest.raises(ValueError, match="not from both"):
        Record(PIG, PigOptions(), ("Anna", "Ben"), "42", Fairness(COMMITMENT))


# Reading


@pytest.mark.parametrize(
    ("number", "line", "cause"),
    [
        (6, "commitment abc", "commitment-form"),
        (6, f"commitment {COMMITMENT}", "commitment-broken"),
        (7, "entropy 0", "record-form"),
        (7, "entropy x 93af0c", "record-form"),
        (7, "entropy ² 93af0c", "record-form"),
        (7, "entropy 0 93AF0C", "entropy-form"),
        (7, "entropy 0 93af0", "entropy-form"),
        (7, "entropy 0 93 af", "entropy-form"),
        (8, f"entropy 0 {'00' * 32}", "entropy-order"),
        (8, f"entropy 2 {'00' * 32}", "entropy-seat"),
        (8, f"entropy 99999999999999999999 {'00' * 32}", "entropy-seat"),
        (9, "key 12", "key-form"),
        (10, "signature 12", "signature-form"),
        (10, "start -> 0", "signature-form"),
        (11, "key", "record-form"),
    ],
)
def test_the_form_of_a_line(number: int, line: str, cause: str) -> None:
    error = refused(changed(GOLDEN, number, line))
    assert error.line == number
    assert error.cause is not None
    assert error.cause.reason == cause


def test_a_number_is_written_in_one_way() -> None:
    error = refused(changed(GOLDEN, 7, "entropy 00 93af0c"))
    assert error.line == 7
    assert isinstance(error.cause, UnreadableError)


@pytest.mark.parametrize("number", [6, 7, 8, 9, 10])
def test_a_head_that_breaks_off(number: int) -> None:
    error = refused(checked(contents(GOLDEN)[:number]))
    assert (error.line, error.reason) == (number + 1, "record-breaks-off")


def test_a_seed_beside_a_commitment() -> None:
    lines = contents(GOLDEN)
    for place in (5, 6, 8, 9, 10):
        assert refused(checked([*lines[:place], "seed 42", *lines[place:]])).line >= place + 1


def reasons(error: RoostError) -> set[str]:
    cause = error.cause if isinstance(error, RecordError) else None
    return {error.reason, *(reasons(cause) if cause is not None else ())}


def test_another_key_gives_other_luck() -> None:
    error = refused(changed(GOLDEN, 9, f"key {'12' * 32}"))
    assert error.line >= 11
    assert reasons(error) == {"record-line", "record-key"}
    assert "the key gives" in str(error)


def test_a_key_in_a_game_that_was_not_finished() -> None:
    lines = contents(GOLDEN)
    error = refused(checked([*lines[:-3], "unfinished"]))
    assert (error.line, error.reason) == (len(lines) - 2, "record-key-early")


def test_somebody_else_cannot_sign() -> None:
    # A forger has the key, but not what signs; another signer does not belong to the commitment.
    forged = Record.read(GOLDEN)
    forged.names = ("Ben", "Anna")
    own = FairChance(b"x" * 32).reveal(forged.signed())
    assert forged.fairness is not None
    forged.fairness = Fairness(
        forged.fairness.commitment, forged.fairness.entropies, forged.fairness.key, own.signature
    )
    error = refused(forged.write())
    assert (error.line, reasons(error)) == (6, {"record-line", "commitment-broken"})
    honest = Record.read(GOLDEN)
    honest.names = ("Ben", "Anna")
    assert refused(honest.write()).line == 6
