"""`roost verify`: what it accepts, what it finds, what it leaves open, and that it says so."""

from __future__ import annotations

import re
from functools import cache
from itertools import islice
from pathlib import Path

import pytest

from roost.cli import main
from roost.core.chance import FastChance
from roost.core.fairness import FairChance
from roost.core.random_stream import SeededChance, StreamChance
from roost.core.record import Record
from roost.core.recording import Recording
from roost.core.registry import find
from roost.words import LANGUAGES
from tests.core.forgeries import KINDS, forgeries
from tests.core.live_game import CASES, SECRET, finished, table
from tests.core.record_editing import with_checksums
from tests.terminal.conftest import Run
from tests.terminal.keyboard import surroundings

PIG = Path(__file__).parents[2] / "examples" / "pig.py"
CASE = next(iter(CASES))
signed = cache(finished)


@pytest.fixture(autouse=True)
def _surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("ROOST_LANGUAGE", "LC_ALL", "LC_MESSAGES", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", surroundings()["LANG"])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A finished game of a live table."""
    return written(tmp_path, signed(CASE))


def written(folder: Path, record: Record) -> Path:
    path = folder / "game.roost"
    path.write_text(record.write(), encoding="utf-8")
    return path


def commitment(record: Record) -> str:
    assert record.fairness is not None
    return record.fairness.commitment


def verified(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> tuple[int, str]:
    """The exit code, and what was said in one line."""
    code = main(["verify", *map(str, arguments)])
    caught = capsys.readouterr()
    assert "Traceback" not in caught.err
    return code, " ".join((caught.out + caught.err).split())


@pytest.mark.parametrize("case", CASES)
def test_a_finished_game_is_verified_and_told_what_was_checked(
    case: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = signed(case)
    code, said = verified(capsys, written(tmp_path, record))
    assert code == 0
    moves = len(record.steps) - 2
    outcomes = sum(len(step.outcomes) for step in record.steps) + len(record.start)
    assert f"{len(record.lines())} lines: all checksums are correct." in said
    assert f"{moves} moves: all are legal. - 2 of them were taken back" in said
    assert "The result follows from the moves." in said
    assert f"{outcomes} rolls, shuffles and draws: all match the key and the players\u2019 entropy." in said
    assert "Key and signature match the commitment" in said
    assert "Verified: everything matches." in said
    assert f"commitment {commitment(record)}" in said
    assert "entropy of Anna, --entropy 0=... 93af0c" in said
    assert f"entropy of Ben, --entropy 1=... {'00' * 32}" in said
    assert "Cleo" not in said.partition("Verified")[2], "who mixed nothing in has nothing to compare"


def test_good_news_is_green_and_bad_news_red(run: Run, file: Path) -> None:
    good = run("verify", str(file), FORCE_COLOR="1")
    assert good.returncode == 0
    assert "\x1b[1;32mVerified: everything matches." in good.stdout
    file.write_text(with_checksums([*signed(CASE).lines()[:-1], "end places=1,1 scores=9,9"]))
    bad = run("verify", str(file), FORCE_COLOR="1")
    assert bad.returncode == 1
    assert "\x1b[1;31mNot verified. Line " in bad.stdout
    assert bad.stderr == ""


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("case", CASES)
def test_an_edit_is_refused_with_its_line_also_where_all_checks_were_put_right(
    case: str, kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "forged.roost"
    for lines in islice(forgeries(signed(case), kind), 3):
        path.write_text(with_checksums(lines), encoding="utf-8")
        code, said = verified(capsys, path)
        assert code == 1
        assert re.match(r"Not verified\. .*\b[Ll]ine \d", said)
        assert "Verified:" not in said


def test_a_changed_letter_is_found_by_the_check_of_its_line(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(file.read_text().replace("seat 0 Anna", "seat 0 Anni"))
    code, said = verified(capsys, file)
    assert (code, said) == (1, "Not verified. Line 4 was changed or damaged: “seat 0 Anni”.")


# What somebody noted


def test_what_was_noted_is_compared_and_need_not_be_shown_again(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    noted = commitment(signed(CASE))
    code, said = verified(capsys, file, "--commitment", f" {noted.upper()}", "--entropy", "0=93AF0C")
    assert code == 0
    assert "The commitment is the one you noted." in said
    assert "The entropy of Anna is the one you noted." in said
    assert "One thing only you can check" not in said
    assert noted not in said
    code, said = verified(capsys, file, "--commitment", noted)
    assert "One thing only you can check" in said
    assert "--entropy 0=... 93af0c" in said
    assert noted not in said
    code, said = verified(capsys, file, "--entropy", "0=93af0c", "--entropy", f"1={'00' * 32}")
    assert code == 0
    assert noted in said
    assert "--entropy 0" not in said


def test_a_game_made_up_from_the_start_is_found_by_who_noted_something(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game, options = CASES[CASE]
    recording = Recording(game, ["Anna", "Ben"], FairChance(b"forged" * 5 + b"!!", {0: "aa"}), options)
    chance = FastChance(1)
    while not recording.state.over:
        recording.play(int(recording.state.turn), int(recording.state.pick(chance)))
    recording.reveal()
    path = written(tmp_path, recording.record)
    assert verified(capsys, path)[0] == 0, "nothing in the file itself is wrong"
    code, said = verified(capsys, path, "--commitment", commitment(signed(CASE)))
    assert (code, said) == (1, "Not verified. Line 6: this is not the commitment you noted.")
    code, said = verified(capsys, path, "--entropy", "0=93af0c")
    assert (code, said) == (1, "Not verified. Line 7: the entropy of seat 0 is not what you noted.")
    code, said = verified(capsys, path, "--entropy", "1=93af0c")
    assert (code, said) == (1, "Not verified. Line 6: the entropy of seat 1 is not what you noted.")


@pytest.mark.parametrize("noted", [("--commitment", "ab" * 32), ("--entropy", "0=ab")])
def test_a_game_without_a_commitment_is_not_the_one_that_was_noted(
    noted: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, said = verified(capsys, written(tmp_path, played(SeededChance("egg"))), *noted)
    assert code == 1
    assert "Line 6: there is no commitment here" in said


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--commitment", "abc"), "A commitment has 64 digits of 0-9 and a-f."),
        (("--commitment", ""), "A commitment has 64 digits of 0-9 and a-f."),
        (("--entropy", "93af0c"), "--entropy takes a seat and its digits, such as 0=93af0c, not “93af0c”."),
        (("--entropy", "Anna=93af0c"), "not “Anna=93af0c”."),
        (("--entropy=-1=93af0c",), "not “-1=93af0c”."),
        (("--entropy", "0=93", "--entropy", "0=af"), "not “0=af”."),
        (("--entropy", "0=93x"), "Entropy has 2 to 64 digits of 0-9 and a-f, an even number of them."),
        (("--entropy", "0="), "Entropy has 2 to 64 digits of 0-9 and a-f, an even number of them."),
    ],
)
def test_a_slip_of_the_pen_is_no_fault_of_the_record(
    arguments: tuple[str, ...], words: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, said = verified(capsys, file, *arguments)
    assert code == 2
    assert words in said


# What stays open


def played(chance: SeededChance | StreamChance, moves: int = 10**6) -> Record:
    recording = Recording(find(CASES[CASE][0].key), ["Anna", "Ben"], chance)
    luck = FastChance(2)
    for _ in range(moves):
        if recording.state.over:
            break
        recording.play(int(recording.state.turn), int(recording.state.pick(luck)))
    return recording.record


def test_a_seed_is_verified_with_a_word_of_caution(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = verified(capsys, written(tmp_path, played(SeededChance("egg"))))
    assert code == 0
    assert "all match the seed." in said
    assert "Verified: everything matches." in said
    assert "Seeds can be tried out before a game" in said
    assert "commitment" not in said


def test_a_game_that_was_not_finished_stays_open(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = verified(capsys, written(tmp_path, played(SeededChance("egg"), 9)))
    assert code == 3
    assert "9 moves: all are legal." in said
    assert "all match the seed." in said
    assert "The game was not finished." in said
    assert "Verified" not in said
    assert "result" not in said


@pytest.mark.parametrize(("moves", "told"), [(0, "No moves were made."), (1, "1 move: it is legal."), (4, "4 moves")])
def test_a_live_game_keeps_its_key_and_its_luck_stays_open(
    moves: int, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    recording = table(CASE)
    for _ in range(moves):
        recording.play(int(recording.state.turn), recording.state.moves()[0])
    code, said = verified(capsys, written(tmp_path, recording.record), "--commitment", commitment(recording.record))
    assert code == 3
    assert told in said
    assert "The game was not finished." in said
    assert "Rolls and shuffles cannot be checked yet" in said
    assert "The commitment is the one you noted." in said
    assert "Verified" not in said


def test_a_finished_game_without_its_key_stays_open(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = verified(capsys, written(tmp_path, played(FairChance(SECRET))))
    assert code == 3
    assert "The result follows from the moves." in said
    assert "Rolls and shuffles cannot be checked yet" in said
    assert "No player added entropy: whoever chose the key could also have chosen every roll and shuffle." in said
    assert "was not finished" not in said
    code, said = verified(capsys, written(tmp_path, played(StreamChance(b"secret"))))
    assert code == 3
    assert "Rolls and shuffles cannot be checked: the record contains neither a seed nor a key." in said
    assert "Verified" not in said


# Words and files


@pytest.mark.parametrize(
    ("language", "good", "bad"),
    [
        ("en", "Verified: everything matches.", "Not verified. Line 6: this is not the commitment"),
        ("de", "Geprüft: Alles stimmt.", "Nicht bestätigt. Zeile 6: Das ist nicht die Festlegung"),
        ("fr", "Vérifié\xa0: tout concorde.", "Non vérifié. Ligne 6 : ce n\u2019est pas l\u2019engagement"),
        ("it", "Verificato: è tutto a posto.", "Non verificato. Riga 6: questo non è l\u2019impegno"),
    ],
)
def test_it_speaks_every_language(run: Run, file: Path, language: str, good: str, bad: str) -> None:
    assert language in LANGUAGES
    ran = run("verify", str(file), "--language", language)
    assert ran.returncode == 0
    assert good in ran.stdout
    assert all(len(line) <= 80 for line in ran.stdout.splitlines())
    ran = run("verify", str(file), "--language", language, "--commitment", "ab" * 32)
    assert ran.returncode == 1
    assert bad in " ".join(ran.stdout.split())


def test_a_game_in_a_file_of_its_own_is_verified_too(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "pig.roost"
    assert run("play", str(PIG), "--seats", "random,random", "--record", str(file)).returncode == 0
    ran = run("verify", str(file))
    assert ran.returncode == 1
    assert "--game FILE.py" in " ".join(ran.stdout.split())
    assert run("verify", str(file), "--game", str(PIG)).returncode == 0


@pytest.mark.parametrize(
    ("content", "code", "words"),
    [(None, 2, "There is no file"), ("", 1, "This is not a game record"), ("\0", 1, "not a game record")],
)
def test_what_is_no_record_is_told_so(
    content: str | None, code: int, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "strange"
    if content is not None:
        path.write_text(content)
    got, said = verified(capsys, path)
    assert got == code
    assert words in said
