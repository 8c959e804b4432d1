"""The command `roost arena`."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]
import pytest

from roost.cli import main
from tests.arena.matches import ROOT, SECRET, arena_command, environment, run_arena
from tests.terminal.keyboard import Keyboard, surroundings

SLOW = ("slow", "tosser", "--games", "40", "--seed", "x")
LONG = ("--games", "4000")
"""Too long to end before it is interrupted, however busy the machine is."""


def reproducible(text: str) -> dict[str, Any]:
    """Return a JSON report without the times, which do not depend on the seed."""
    found: dict[str, Any] = json.loads(text)
    assert set(found.pop("ms_per_move")) == {standing["label"] for standing in found["standings"]}
    return found


def run(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main(["arena", *words, "--json", "--workers", "1"]) == 0
    return reproducible(capsys.readouterr().out)


def test_prints_only_the_table() -> None:
    ran = run_arena("heckmeck", "simple", "random", "--games", "20", "--option", "variant=deluxe")
    assert ran.returncode == 0, ran.stderr
    assert ran.stderr == ""
    assert "heckmeck, variant deluxe, 2 seats, seed 1: 10 deals in 2 seatings each, 20 games" in " ".join(
        ran.stdout.split()
    )
    assert "simple scores" in ran.stdout


def test_a_seed_is_not_read_as_markup() -> None:
    ran = run_arena("heckmeck", "simple", "random", "--games", "4", "--seed", "[/] [b]a[/b] :smile:")
    assert ran.returncode == 0, ran.stderr
    assert "seed [/] [b]a[/b] :smile::" in ran.stdout


def test_unencodable_characters_are_transliterated() -> None:
    ran = subprocess.run(
        arena_command("heckmeck", "simple", "random", "--games", "4"),
        env={**environment(), "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
        capture_output=True,
        timeout=120,
        check=True,
    )
    assert b" +- " in ran.stdout


def test_wide_tables_are_not_truncated() -> None:
    bots = [f"seer@{number}00000" for number in range(1, 7)]
    ran = run_arena(SECRET, *bots, "--games", "12")
    assert ran.returncode == 0, ran.stderr
    assert "\u2026" not in ran.stdout
    heading = next(line for line in ran.stdout.splitlines() if line.startswith("ends before"))
    assert heading.split()[3:] == bots


def test_a_bot_that_only_meets_itself_wins_exactly_its_share(capsys: pytest.CaptureFixture[str]) -> None:
    (only,) = run(capsys, "heckmeck", "random", "random", "--games", "20")["standings"]
    assert only["wins"] == {"mean": 0.5, "low": 0.5, "high": 0.5}


def test_a_variant_is_an_option(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("heckmeck", "simple", "random", "--games", "4")
    deluxe = run(capsys, *words, "--variant", "deluxe")
    assert deluxe == run(capsys, *words, "--option", "variant=deluxe")
    assert deluxe["standings"] != run(capsys, *words)["standings"]


def test_the_result_depends_only_on_the_seed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = (SECRET, "tosser", "peeker", "seer", "--games", "60")
    one = run(capsys, *words)
    assert one["games"] == 60
    other = run_arena(*words, "--json", "--workers", "2", "--save", str(tmp_path / "match"))
    assert other.returncode == 0, other.stderr
    assert reproducible(other.stdout) == one, "the number of processes does not matter"
    assert run(capsys, *words, "--seed", "2") != one


def test_games_are_rounded_up_to_whole_deals(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, SECRET, "tosser", "seer", "tosser", "--games", "8")["games"] == 9


def test_resuming_with_more_games_extends_a_match(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = str(tmp_path / "match")
    words = (SECRET, "tosser", "seer", "--seed", "z")
    short = run(capsys, *words, "--games", "10", "--save", path)
    long = run(capsys, *words, "--games", "20", "--resume", path)
    assert (short["games"], long["games"]) == (10, 20)
    assert long == run(capsys, *words, "--games", "20")
    before = Path(path).read_bytes()
    assert run(capsys, *words, "--games", "10", "--resume", path) == short, "fewer games use a part of the file"
    assert Path(path).read_bytes() == before


def test_effort_and_seconds_can_be_set_for_all_bots_or_for_one(capsys: pytest.CaptureFixture[str]) -> None:
    all_alike = run(capsys, SECRET, "obedient", "seer", "--games", "8", "--effort", "5")
    its_own = run(capsys, SECRET, "obedient@5", "seer", "--games", "8")
    usual = run(capsys, SECRET, "obedient", "seer", "--games", "8")
    assert all_alike["standings"][0]["score"] == its_own["standings"][0]["score"] != usual["standings"][0]["score"]
    timed = run(capsys, SECRET, "obedient", "seer", "--games", "8", "--seconds", "0.5")
    assert (
        timed["standings"][0]["score"]
        == run(capsys, SECRET, "obedient@9", "seer", "--games", "8")["standings"][0]["score"]
    )


def test_the_table_is_printed_even_if_pictures_cannot_be_written(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(self: Path, *_given: object, **_named: object) -> int:
        raise OSError(errno.ENOSPC, "No space left on device", str(self))

    monkeypatch.setattr(Path, "write_text", full)
    assert main(["arena", SECRET, "tosser", "seer", "--games", "8", "--workers", "1", "--pictures", str(tmp_path)]) == 2
    shown = capsys.readouterr()
    assert "tosser" in shown.out
    assert f"{tmp_path}/" in shown.err
    assert "cannot be written: No space left on device" in shown.err


def test_pictures_are_written_to_a_new_folder(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    run(capsys, SECRET, "tosser", "seer", "--games", "8", "--pictures", str(tmp_path / "new" / "folder"))
    drawn = {path.name for path in (tmp_path / "new" / "folder").iterdir()}
    assert drawn == {"wins.svg", "matrix.svg", "ratings.svg", "scores.svg"}


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["chess", "random", "random"], "no game"),
        (["heckmeck", "wolf", "random"], "wolf"),
        (["heckmeck", "random"], "expected two bots or more"),
        (["heckmeck", "random", "fox@"], "is no bot; write NAME"),
        (["heckmeck", *["random"] * 8], "heckmeck is for 2 to 7 seats, so 8 bots cannot play it"),
        (["heckmeck", "random", "simple", "--seats", "3"], "3 seats cannot be shared evenly by 2 bots"),
        (["heckmeck", "random", "simple", "--seats", "9"], "heckmeck is for 2 to 7 seats, not 9"),
        (
            ["heckmeck", "random", "simple", "--games", "3"],
            "--games is from 4 to 10000000, not 3: a deal is played in 2",
        ),
        (["heckmeck", "random", "simple", "--games", "10000001"], "--games is from 4"),
        (["heckmeck", "random", "simple", "--workers", "0"], "--workers is from 1 to 1000, not 0"),
        (["heckmeck", "random", "simple", "--effort", "0"], "an effort is a number of steps from 1"),
        (["heckmeck", "random", "simple", "--seconds", "-1"], "a time limit is from 0"),
        (["heckmeck", "random", "simple", "--seed", ""], "a seed is one line"),
        (["heckmeck", "random", "simple", "--option", "variant"], "NAME=VALUE"),
        (["heckmeck", "random", "simple", "--option", "variant=x"], "variant=classic|deluxe"),
        (
            ["heckmeck", "random", "simple", "--resume", "/nowhere"],
            "/nowhere cannot be read: No such file or directory",
        ),
        (
            ["heckmeck", "random", "simple", "--save", "/no/where"],
            "/no/where cannot be written: No such file or directory",
        ),
        (
            ["heckmeck", "random", "simple", "--pictures", __file__],
            f"pictures cannot be written to {__file__}: File exists",
        ),
        (
            ["heckmeck", "random", "simple", "--pictures", "/proc/self"],
            "pictures cannot be written to /proc/self",
        ),
        (["heckmeck", "random", "simple", "--cluster", "x", "--workers", "2"], "--workers is for this machine"),
        (["nowhere.py", "random", "simple"], "nowhere.py"),
    ],
)
def test_impossible_arguments_are_explained_in_one_line(
    words: list[str], why: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ROOST_LANGUAGE", "en")
    assert main(["arena", *words]) == 2
    streams = capsys.readouterr()
    assert streams.out == ""
    assert streams.err.startswith("roost: ")
    assert why in streams.err
    assert streams.err.count("\n") == 1


@pytest.mark.parametrize("words", [["--save", "a", "--resume", "b"], ["--games", "x"], ["--seats", "two"]])
def test_unreadable_arguments_are_explained(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["arena", "heckmeck", "random", "simple", *words])
    assert caught.value.code == 2
    assert "roost arena: error: argument" in capsys.readouterr().err


def lines(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def members(group: int) -> list[str]:
    """Return the processes of a group without zombies."""
    found = []
    for process in psutil.process_iter(["status", "cmdline"]):
        try:
            if os.getpgid(process.pid) == group and process.info["status"] != psutil.STATUS_ZOMBIE:
                found.append(str(process.info["cmdline"]))
        except ProcessLookupError:
            continue
    return found


@contextmanager
def running_match(path: Path, *words: str) -> Iterator[subprocess.Popen[str]]:
    """Run a match in its own process group until something is saved. Afterwards no process may be left."""
    process = subprocess.Popen(
        arena_command(SECRET, *SLOW, *words),
        cwd=ROOT,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    limit = time.monotonic() + 60
    while lines(path) < 2 and time.monotonic() < limit:
        time.sleep(0.01)
    yield process
    while (left := members(process.pid)) and time.monotonic() < limit:
        time.sleep(0.05)
    assert not left, "workers end with the match"


def interrupted(path: Path, *words: str) -> tuple[int, str]:
    """Start a match and interrupt its process group, as Ctrl-C does."""
    with running_match(path, *words) as process:
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
        assert out == ""
    return process.returncode, err


def test_workers_do_not_outlive_a_match_that_is_killed(tmp_path: Path) -> None:
    path = tmp_path / "match"
    with running_match(path, "--save", str(path), "--workers", "2", *LONG) as process:
        assert len(members(process.pid)) > 2
        process.kill()
        process.communicate(timeout=60)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupted_match_is_resumed(workers: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match"
    code, said = interrupted(path, "--save", str(path), "--workers", workers, *LONG)
    assert code == 130
    assert said.startswith("roost arena: stopped after ")
    assert f"with --resume {path} instead of --save continues" in said
    assert said.count("\n") == 1, said
    assert 2 <= lines(path) < 21
    # An incomplete last line is played again.
    path.write_bytes(path.read_bytes()[:-20])
    resumed = run(capsys, SECRET, *SLOW, "--resume", str(path))
    assert resumed == run(capsys, SECRET, *SLOW)


def test_a_terminal_shows_a_progress_bar_until_ctrl_c() -> None:
    keyboard = Keyboard(
        "arena", "heckmeck", "simple", "random", "--games", "100000", "--workers", "1", environment=surroundings()
    )
    keyboard.process.expect(r"deals .*[1-9]\d*/50000.*to go:.*\d+:\d\d:\d\d")
    keyboard.process.sendintr()
    rest = keyboard.rest()
    assert keyboard.code == 130
    assert "roost arena: stopped after" in rest
    assert "--save FILE saves them" in " ".join(rest.split()), "the loss of unsaved deals is reported"
    assert "Traceback" not in rest
