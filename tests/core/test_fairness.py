"""Commitment, entropy, key and signature of live tables, and their lines in records."""

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
from tests.core.record_editing import read_error, replace_line, with_checksums, without_checksums

GOLDEN = (Path(__file__).parent / "live_game_record.txt").read_text(encoding="utf-8")
COMMITMENT = "ab" * 32


@pytest.fixture(autouse=True)
def _pig() -> None:
    register(PIG)


def played() -> Recording:
    """Return a game of Pig at a live table, in which a roll is taken back."""
    recording = Recording(PIG, ["Anna", "Ben"], FairChance(SECRET, ENTROPIES), PigOptions(target=10))
    chance = FastChance(1)
    for number in range(1000):
        if recording.state.over:
            break
        recording.play(int(recording.state.turn), recording.state.pick(chance))
        if number == 1:
            recording.take_back()
    return recording


# The chance of a table


def test_draws_depend_on_the_key_and_the_entropy() -> None:
    key = sha256(b"roost luck" + SECRET).digest()
    entropy = sha256(b"0 93af0c\n1 " + b"00" * 32 + b"\n").digest()
    fair, stream = FairChance(SECRET, ENTROPIES), StreamChance(key, entropy)
    assert [fair.below(10**6) for _ in range(50)] == [stream.below(10**6) for _ in range(50)]


@pytest.mark.parametrize("entropies", [{}, {0: "93af0d"}, {1: "93af0c"}, {0: "93af0c", 2: "00"}, {0: "93", 1: "af0c"}])
def test_other_entropy_gives_other_draws_and_the_same_commitment(entropies: dict[int, str]) -> None:
    one, two = FairChance(SECRET, {0: "93af0c"}), FairChance(SECRET, entropies)
    assert [one.below(10**6) for _ in range(3)] != [two.below(10**6) for _ in range(3)]
    assert one.fairness.commitment == two.fairness.commitment


def test_entropy_is_used_in_the_order_of_the_seats() -> None:
    one, two = FairChance(SECRET, {0: "aa", 2: "bb"}), FairChance(SECRET, {2: "bb", 0: "aa"})
    assert one.fairness == two.fairness
    assert one.fairness.entropies == ((0, "aa"), (2, "bb"))
    assert one.below(10**9) == two.below(10**9)


def test_the_commitment_binds_the_key_and_the_public_key() -> None:
    chance = FairChance(SECRET, ENTROPIES)
    assert chance.fairness.key is None
    assert chance.fairness.signature is None
    revealed = chance.reveal(b"a record")
    assert revealed.commitment == chance.fairness.commitment
    assert revealed.entropies == chance.fairness.entropies
    assert revealed.key is not None
    assert revealed.signature is not None
    public_key = recover_public_key(bytes.fromhex(revealed.signature), b"a record")
    assert sha256(bytes.fromhex(revealed.key) + public_key).hexdigest() == revealed.commitment
    assert revealed.without_key() == chance.fairness


def test_the_revealed_data_does_not_contain_the_secret() -> None:
    revealed = FairChance(SECRET).reveal(b"a record")
    assert SECRET.hex() not in str(revealed)
    assert sha256(b"roost signature" + SECRET).hexdigest() not in str(revealed)
    assert str(revealed.key) not in repr(FairChance(SECRET))


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_secret_has_32_bytes(size: int) -> None:
    with pytest.raises(ValueError, match=f"32 bytes, not {size}"):
        FairChance(bytes(size))


# Public data


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
def test_malformed_data_is_refused(fairness: tuple[object, ...] | str, reason: str) -> None:
    given = (fairness,) if isinstance(fairness, str) else fairness
    with pytest.raises(FairnessError) as caught:
        Fairness(*given)  # type: ignore[arg-type]
    assert caught.value.reason == reason


def test_only_seats_of_the_table_contribute_entropy() -> None:
    Fairness(COMMITMENT, ((0, "ab"), (1, "cd"))).check_seats(2)
    with pytest.raises(FairnessError, match="there is no seat 2") as caught:
        Recording(PIG, ["Anna", "Ben"], FairChance(SECRET, {0: "ab", 2: "cd"}))
    assert caught.value.reason == "entropy-seat"
    assert caught.value.data == {"seat": 2}


def test_without_a_key_there_is_nothing_to_verify() -> None:
    fairness = Fairness(COMMITMENT)
    fairness.verify(b"whatever")
    assert fairness.chance() is None
    assert fairness.record_lines() == [f"commitment {COMMITMENT}"]


# Playing


def test_the_record_has_no_key_during_the_game() -> None:
    chance = FairChance(SECRET, ENTROPIES)
    recording = Recording(PIG, ["Anna", "Ben"], chance, PigOptions(target=10))
    assert recording.record.fairness == chance.fairness
    assert recording.record.seed is None
    for _ in range(3):
        recording.play(int(recording.state.turn), ROLL)
    text = recording.record.write()
    assert without_checksums(text)[5:8] == [
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


def test_without_the_key_only_the_rules_are_checked() -> None:
    recording = Recording(PIG, ["Anna", "Ben"], FairChance(SECRET), PigOptions(target=10))
    recording.play(int(recording.state.turn), ROLL)
    text = recording.record.write()
    seat, drawn = recording.record.steps[0].seat, recording.record.steps[0].outcomes[0]
    other = replace_line(text, 8, f"{seat} roll -> {2 if drawn == '3' else 3}")
    assert Record.read(other).write() == other
    assert isinstance(read_error(replace_line(text, 8, f"{seat} roll -> 7")).cause, ScriptError)


def test_the_key_is_revealed_at_the_end() -> None:
    recording = played()
    before = recording.record.write()
    assert Record.read(before).write() == before, "the key need not be revealed"
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
    assert record.write() == text, "a second call reveals the same"
    read = Record.read(text)
    assert (read.fairness, read.steps, read.result) == (record.fairness, record.steps, record.result)
    assert read.write() == text
    assert record.signed().decode() == "".join(line + "\n" for line in without_checksums(before))


def test_the_record_of_a_live_table_is_pinned() -> None:
    recording = played()
    recording.reveal()
    assert recording.record.write() == GOLDEN
    assert Record.read(GOLDEN).steps[1:3] == [Step(1, "roll", ("2",)), Step(1, "undo", ())]
    assert with_checksums(without_checksums(GOLDEN)) == GOLDEN


def test_a_seeded_game_has_no_key_to_reveal() -> None:
    recording = Recording(PIG, ["Anna", "Ben"], SeededChance("1"), PigOptions(target=1))
    while not recording.state.over:
        recording.play(int(recording.state.turn), HOLD if HOLD in recording.state.moves() else ROLL)
    with pytest.raises(ValueError, match="not drawn from a key"):
        recording.reveal()


def test_a_game_has_either_a_seed_or_a_key() -> None:
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
def test_a_malformed_line_is_refused(number: int, line: str, cause: str) -> None:
    error = read_error(replace_line(GOLDEN, number, line))
    assert error.line == number
    assert error.cause is not None
    assert error.cause.reason == cause


def test_a_number_with_leading_zeros_is_refused() -> None:
    error = read_error(replace_line(GOLDEN, 7, "entropy 00 93af0c"))
    assert error.line == 7
    assert isinstance(error.cause, UnreadableError)


@pytest.mark.parametrize("number", [6, 7, 8, 9, 10])
def test_a_header_that_breaks_off_is_refused(number: int) -> None:
    error = read_error(with_checksums(without_checksums(GOLDEN)[:number]))
    assert (error.line, error.reason) == (number + 1, "record-breaks-off")


def test_a_seed_beside_a_commitment_is_refused() -> None:
    lines = without_checksums(GOLDEN)
    for place in (5, 6, 8, 9, 10):
        assert read_error(with_checksums([*lines[:place], "seed 42", *lines[place:]])).line >= place + 1


def reasons(error: RoostError) -> set[str]:
    cause = error.cause if isinstance(error, RecordError) else None
    return {error.reason, *(reasons(cause) if cause is not None else ())}


def test_another_key_is_refused() -> None:
    error = read_error(replace_line(GOLDEN, 9, f"key {'12' * 32}"))
    assert error.line >= 11
    assert reasons(error) == {"record-line", "record-key"}
    assert "the key gives" in str(error)


def test_a_key_in_an_unfinished_game_is_refused() -> None:
    lines = without_checksums(GOLDEN)
    error = read_error(with_checksums([*lines[:-3], "unfinished"]))
    assert (error.line, error.reason) == (len(lines) - 2, "record-key-early")


def test_a_signature_of_another_signer_is_refused() -> None:
    # A forger has the key but not the signing key; another public key does not match the commitment.
    forged = Record.read(GOLDEN)
    forged.names = ("Ben", "Anna")
    own = FairChance(b"x" * 32).reveal(forged.signed())
    assert forged.fairness is not None
    forged.fairness = Fairness(
        forged.fairness.commitment, forged.fairness.entropies, forged.fairness.key, own.signature
    )
    error = read_error(forged.write())
    assert (error.line, reasons(error)) == (6, {"record-line", "commitment-broken"})
    honest = Record.read(GOLDEN)
    honest.names = ("Ben", "Anna")
    assert read_error(honest.write()).line == 6
