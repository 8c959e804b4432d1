"""The matches that measure which bot beats which."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.arena.matches import SECRET
from tools import bot_matches
from tools.bot_matches import MATCHES, BotMatch


def test_every_match_can_be_played_and_has_a_name_of_its_own() -> None:
    assert len({match.name for match in MATCHES}) == len(MATCHES)
    assert all(match.config.games_of_a_deal > 1 for match in MATCHES)


def test_saved_matches_are_not_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        bot_matches, "MATCHES", [BotMatch(SECRET, "fox random", 16), BotMatch(SECRET, "hen random", 16)]
    )
    monkeypatch.setattr(BotMatch, "name", property(lambda match: match.bots.replace(" ", "-")))
    words = ["--only", "fox", "--part", "0.5", "--workers", "1", "--keep", str(tmp_path / "kept")]
    bot_matches.main(words)
    shown = capsys.readouterr().out
    (row,) = [[cell.strip() for cell in row.split("|")] for row in shown.splitlines()[2:]]
    assert row[2] == "fox - random"
    assert row[4:6] == ["50 %", "8"]
    bot_matches.main(words)
    assert capsys.readouterr().out == shown, "the times are equal too, since nothing was played"


def test_only_chooses_a_match_by_its_name_or_a_part_of_the_name(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    matches = [BotMatch(SECRET, bots, 4) for bots in ("hen random", "hen random random", "fox random")]
    monkeypatch.setattr(bot_matches, "MATCHES", matches)
    monkeypatch.setattr(BotMatch, "name", property(lambda match: match.bots.replace(" ", "-")))

    def played(only: str) -> list[str]:
        bot_matches.main(["--only", only, "--workers", "1"])
        return [line.split("|")[2].strip() for line in capsys.readouterr().out.splitlines()[2:]]

    assert played("hen-random") == ["hen - random"]
    assert played("hen") == ["hen - random", "hen - random random"]
