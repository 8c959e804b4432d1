"""What a match does behind the screen."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from roost.bots.random_bot import RandomBot
from roost.core.bot import Bot
from roost.core.budget import STANDARD, Budget
from roost.core.chance import Chance
from roost.core.random_stream import SeededChance
from roost.core.record import Record
from roost.core.recording import Recording
from roost.core.state import State
from roost.terminal.match import Match
from roost.terminal.record_files import RecordFile, RecordFileError
from roost.terminal.screen import Screen
from roost.terminal.seating import Seat
from roost.words import Words
from tests.core.fives_game import Fives, FivesState

SEED = "feather"


class Spy(Bot):
    """Looks at all hands, notes whether they are the true ones, and throws the cards about."""

    def __init__(self) -> None:
        self.recording: Recording | None = None
        self.knew: list[bool] = []
        self.own: list[bool] = []

    def choose(self, state: State, chance: Chance, budget: Budget = STANDARD) -> int:
        assert self.recording is not None
        true = self.recording.state
        assert isinstance(state, FivesState)
        assert isinstance(true, FivesState)
        assert state is not true
        seat = int(state.turn)
        self.own.append(state.hands[seat] == true.hands[seat])
        self.knew.append(state.hands[1 - seat] == true.hands[1 - seat])
        move = int(state.pick(chance))
        for hand in state.hands:
            hand.clear()
        return move


def match(bots: list[Bot], sheet: RecordFile) -> tuple[Match, Recording, io.StringIO]:
    out = io.StringIO()
    game = Fives()
    seats = [Seat(f"bot {number}", bot) for number, bot in enumerate(bots)]
    recording = Recording(game, [seat.name for seat in seats], SeededChance(SEED))
    return Match(Screen(out=out), Words("en"), recording, seats, SEED, sheet), recording, out


def test_a_bot_knows_its_own_cards_only_and_cannot_touch_the_table(tmp_path: Path) -> None:
    spy = Spy()
    played, recording, _out = match([spy, RandomBot()], RecordFile(tmp_path / "game"))
    spy.recording = recording
    assert played.run() == 0
    assert recording.state.over
    assert len(spy.own) == 10
    assert all(spy.own)
    assert not all(spy.knew)


def test_bots_play_the_same_game_again_with_the_same_seed(tmp_path: Path) -> None:
    texts = []
    for number in range(2):
        sheet = RecordFile(tmp_path / str(number))
        match([RandomBot(), RandomBot()], sheet)[0].run()
        texts.append(sheet.path.read_text())
    assert texts[0] == texts[1]


def test_a_full_disk_does_not_end_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = RecordFile(tmp_path / "game")
    played, recording, out = match([RandomBot(), RandomBot()], sheet)

    def write(record: Record) -> None:
        raise RecordFileError("full", "file-unwritable", path="game", why="No space left on device")

    monkeypatch.setattr(sheet, "write", write)
    assert played.run() == 0
    assert recording.state.over
    assert "The game record game cannot be written: No space left on device." in out.getvalue()
    assert "Game record: " not in out.getvalue()
