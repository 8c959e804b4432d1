"""The file with which a match is resumed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from roost.arena.entrant import ENDLESS, Allowance, Entrant
from roost.arena.errors import ArenaError
from roost.arena.executors import InThisProcess
from roost.arena.match_config import MatchConfig
from roost.arena.match_file import MatchFile
from roost.arena.play_deal import Deal, PlayedGame
from tests.arena.matches import SECRET, all_deals, make_config

SEER = Entrant("seer", "seer", Allowance())


@pytest.fixture
def match() -> MatchConfig:
    return make_config("tosser", "seer")


@pytest.fixture
def deals(match: MatchConfig) -> list[Deal]:
    return all_deals(match, 6, InThisProcess())


@pytest.fixture
def path(tmp_path: Path, match: MatchConfig, deals: list[Deal]) -> Path:
    """A file with two chunks of three deals."""
    match_file = MatchFile.create(tmp_path / "match", match)
    match_file.append(tuple(deals[:3]))
    match_file.append(tuple(deals[3:]))
    match_file.close()
    return match_file.path


def resumed(path: Path, match: MatchConfig) -> tuple[Deal, ...]:
    match_file = MatchFile.resume(path, match)
    match_file.close()
    return match_file.deals


def test_appended_deals_are_read_back(path: Path, match: MatchConfig, deals: list[Deal]) -> None:
    assert resumed(path, match) == tuple(deals)


def test_each_chunk_is_flushed(tmp_path: Path, match: MatchConfig, deals: list[Deal]) -> None:
    match_file = MatchFile.create(tmp_path / "match", match)
    assert resumed(match_file.path, match) == ()
    match_file.append(tuple(deals[:1]))
    assert resumed(match_file.path, match) == tuple(deals[:1]), "although the file is still open"
    match_file.close()


def test_an_incomplete_last_line_is_dropped(path: Path, match: MatchConfig, deals: list[Deal]) -> None:
    whole = path.read_bytes()
    start = whole[:-1].rindex(b"\n") + 1
    for end in (start, start + 1, (start + len(whole)) // 2, len(whole) - 2, len(whole) - 1):
        path.write_bytes(whole[:end])
        match_file = MatchFile.resume(path, match)
        assert match_file.deals == tuple(deals[:3])
        match_file.append(tuple(deals[3:]))
        match_file.close()
        assert path.read_bytes() == whole, "the next chunk begins on a new line"


def test_a_duplicate_deal_counts_once(path: Path, match: MatchConfig, deals: list[Deal]) -> None:
    match_file = MatchFile.resume(path, match)
    match_file.append(tuple(deals[2:4]))
    match_file.close()
    assert resumed(path, match) == tuple(deals)


@pytest.mark.parametrize("content", [b"", b'{"format":"roost are', b"dear diary\n"])
def test_another_file_is_neither_resumed_nor_overwritten(tmp_path: Path, match: MatchConfig, content: bytes) -> None:
    path = tmp_path / "other"
    path.write_bytes(content)
    with pytest.raises(ArenaError, match="exists already; it is not a match file, so --save needs another name"):
        MatchFile.create(path, match)
    with pytest.raises(ArenaError, match="is not a match file"):
        MatchFile.resume(path, match)
    assert path.read_bytes() == content


def test_a_device_is_not_read(match: MatchConfig) -> None:
    with pytest.raises(ArenaError, match="/dev/zero is not a regular file"):
        MatchFile.resume(Path("/dev/zero"), match)


def test_default_options_may_be_omitted_on_resume(tmp_path: Path) -> None:
    path = tmp_path / "match"
    entrants = [SEER, Entrant("tosser", "tosser", Allowance())]
    MatchFile.create(path, MatchConfig.create(SECRET, entrants, options={"highest": "9"})).close()
    assert resumed(path, MatchConfig.create(SECRET, entrants)) == ()


def test_an_existing_match_is_not_overwritten(path: Path, match: MatchConfig) -> None:
    before = path.read_bytes()
    with pytest.raises(ArenaError, match=f"{path.parent} is a folder; --save needs the name of a new file"):
        MatchFile.create(path.parent, match)
    with pytest.raises(ArenaError, match=f"exists already; --resume {path} goes on with it"):
        MatchFile.create(path, match)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"seed": "2"}, "seed there 1, here 2"),
        ({"options": {"highest": "5"}}, "options there highest=9, here highest=5"),
        ({"players": (1, 0)}, "bots there tosser seer, here seer tosser"),
        (
            {"entrants": (Entrant("tosser", "tosser", Allowance(7, 0.5)), SEER)},
            "here 7 steps, 0.5 s, as",
        ),
        ({"entrants": (Entrant("tosser", "tosser", Allowance(ENDLESS, 0.0)), SEER)}, "here endless, in time, as its"),
        ({"rules": 7}, "rules there 1, here 7"),
        ({"fingerprint": "0"}, "were played by other bots or rules"),
    ],
)
def test_another_config_is_not_resumed(path: Path, match: MatchConfig, changed: dict[str, object], why: str) -> None:
    with pytest.raises(ArenaError, match=why):
        MatchFile.resume(path, msgspec.structs.replace(match, **changed))


@pytest.mark.parametrize("content", [b"", b"\n", b"hello\n", b"{}\n", b'{"format":"roost arena 0"}\n', b"\xff\xfe\n"])
def test_a_file_without_a_valid_header_is_refused(path: Path, match: MatchConfig, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(ArenaError, match="is not a match file"):
        MatchFile.resume(path, match)


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"[[",
        b"[[1,[]]]",
        b"[[1,[[[0],[1],[1],[1],[1],[1]]]]]",
        b'[["x",[]]]',
        b"\xff",
    ],
)
def test_damage_is_reported_with_its_line(path: Path, match: MatchConfig, line: bytes) -> None:
    lines = path.read_bytes().split(b"\n")
    lines[1] = line
    path.write_bytes(b"\n".join(lines))
    with pytest.raises(ArenaError, match=r"line 2 of .* is damaged"):
        MatchFile.resume(path, match)


@pytest.mark.parametrize(
    ("column", "values"),
    [
        ("players", [1, 0]),
        ("players", [0, 0]),
        ("places", [0, 1]),
        ("places", [1, 3]),
        ("shares", [5.0, -3.0]),
        ("shares", [0.5]),
        ("moves", [-1, 2]),
        ("seconds", [-0.5, 1.0]),
    ],
)
def test_an_impossible_result_is_damage(path: Path, match: MatchConfig, column: str, values: list[float]) -> None:
    lines = path.read_bytes().split(b"\n")
    deals = msgspec.json.decode(lines[1])
    deals[0][1][0][PlayedGame.__struct_fields__.index(column)] = values
    lines[1] = msgspec.json.encode(deals)
    path.write_bytes(b"\n".join(lines))
    with pytest.raises(ArenaError, match=r"line 2 of .* is damaged"):
        MatchFile.resume(path, match)


def test_a_deal_with_a_missing_game_is_damage(path: Path, match: MatchConfig) -> None:
    lines = path.read_bytes().split(b"\n")
    deals = msgspec.json.decode(lines[1])
    del deals[0][1][-1]
    path.write_bytes(b"\n".join([lines[0], msgspec.json.encode(deals), *lines[2:]]))
    with pytest.raises(ArenaError, match=r"line 2 of .* is damaged"):
        MatchFile.resume(path, match)


def test_the_file_is_locked_against_other_matches(path: Path, match: MatchConfig, deals: list[Deal]) -> None:
    """Use two processes, since the lock belongs to a process."""
    program = """
import sys
from pathlib import Path
import msgspec
from roost.arena.match_config import MatchConfig
from roost.arena.match_file import MatchFile

match_file = MatchFile.resume(Path(sys.argv[1]), msgspec.json.decode(sys.argv[2], type=MatchConfig))
print("ready", flush=True)
sys.stdin.read()
"""
    before = path.read_bytes()
    words = [sys.executable, "-c", program, str(path), msgspec.json.encode(match).decode()]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "ready\n"
        with pytest.raises(ArenaError, match="is in use: another match is being written to it"):
            MatchFile.resume(path, match)
        assert path.read_bytes() == before
        other.communicate(timeout=60)
    match_file = MatchFile.resume(path, match)
    assert match_file.deals == tuple(deals)
    match_file.close()


def test_unusable_paths_are_explained(tmp_path: Path, match: MatchConfig) -> None:
    with pytest.raises(ArenaError, match="cannot be read: No such file"):
        MatchFile.resume(tmp_path / "none", match)
    with pytest.raises(ArenaError, match="cannot be read: Is a directory"):
        MatchFile.resume(tmp_path, match)
    with pytest.raises(ArenaError, match="cannot be written: No such file"):
        MatchFile.create(tmp_path / "no" / "folder", match)
