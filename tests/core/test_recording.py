"""Games that are recorded while they are played, and undo."""

from __future__ import annotations

from typing import ClassVar

import pytest

from examples.pig import GAME as PIG
from examples.pig import HOLD, ROLL, Held, PigOptions, Rolled
from roost.core.chance import Chance, FastChance
from roost.core.errors import (
    GameOverError,
    IllegalMoveError,
    NotYourTurnError,
    OptionsError,
    ScriptError,
    UnreadableError,
)
from roost.core.random_stream import SeededChance, StreamChance
from roost.core.record import Record, Step
from roost.core.recording import Recording
from roost.core.registry import find, register
from roost.core.scripted_chance import ScriptedChance
from tests.core.breakable_pig import Variant, VariantGame
from tests.core.record_editing import without_checksums


def pig(*outcomes: str, target: int = 20) -> Recording:
    return Recording(PIG, ["Anna", "Ben"], ScriptedChance(["0", *outcomes]), PigOptions(target=target))


def heckmeck(*outcomes: str) -> Recording:
    return Recording(find("heckmeck"), ["Anna", "Ben"], ScriptedChance(["0", *outcomes]))


def test_a_game_is_written_down_from_its_start() -> None:
    recording = heckmeck("1124445W")
    record = recording.record
    assert record.game is find("heckmeck")
    assert record.options == record.game.options()
    assert record.names == ("Anna", "Ben")
    assert record.start == ("0", "1124445W")
    assert record.steps == []
    assert record.result is None
    assert without_checksums(record.write())[-1] == "unfinished"


def test_only_a_seeded_game_records_its_seed() -> None:
    assert Recording(PIG, ["a", "b"], SeededChance("42")).record.seed == "42"
    assert Recording(PIG, ["a", "b"], StreamChance(b"secret")).record.seed is None
    assert Recording(PIG, ["a", "b"], FastChance(42)).record.seed is None


def test_options_may_be_left_out_given_as_values_or_ready_made() -> None:
    for options, target in ((None, 100), ({"target": "30"}, 30), (PigOptions(target=40), 40)):
        assert Recording(PIG, ["a", "b"], FastChance(1), options).record.options == PigOptions(target=target)


def test_bad_seats_and_options_are_refused() -> None:
    with pytest.raises(OptionsError, match="2 to 10 seats, not 1"):
        Recording(PIG, ["alone"], FastChance(1))
    with pytest.raises(OptionsError, match="speed=3"):
        Recording(PIG, ["a", "b"], FastChance(1), {"speed": 3})
    with pytest.raises(OptionsError, match="PigOptions are not the options of heckmeck"):
        Recording(find("heckmeck"), ["a", "b"], FastChance(1), PigOptions())


def test_play_returns_the_events_and_records_the_step() -> None:
    recording = pig("5", "1")
    assert recording.play(0, ROLL) == (Rolled(0, 5),)
    assert recording.play(0, HOLD) == (Held(0, 5),)
    assert recording.play(1, ROLL) == (Rolled(1, 1),)
    assert recording.record.steps == [Step(0, "roll", ("5",)), Step(0, "hold", ()), Step(1, "roll", ("1",))]
    assert recording.record.result is None


def test_the_result_is_recorded() -> None:
    recording = pig("6", "5", target=11)
    recording.play(0, ROLL)
    recording.play(0, ROLL)
    recording.play(0, HOLD)
    assert recording.state.over
    assert recording.record.result == recording.state.result()
    assert without_checksums(recording.record.write())[-1] == "end places=1,2 scores=11,0"
    register(PIG)
    assert Record.read(recording.record.write()).result == recording.record.result


def test_nothing_can_be_played_after_the_end() -> None:
    recording = pig("6", target=6)
    recording.play(0, ROLL)
    recording.play(0, HOLD)
    for seat in (-1, 0, 1):
        with pytest.raises(GameOverError, match=r"^the game is over$") as caught:
            recording.play(seat, ROLL)
        assert caught.value.reason == "over"
    assert len(recording.record.steps) == 2


@pytest.mark.parametrize("seat", [1, 2, -1])
def test_only_the_seat_on_turn_can_play(seat: int) -> None:
    recording = pig("6")
    with pytest.raises(NotYourTurnError) as caught:
        recording.play(seat, ROLL)
    assert str(caught.value) == f"it is the turn of seat 0, not of seat {seat}"
    assert caught.value.reason == "not-your-turn"
    assert caught.value.data == {"seat": seat, "turn": 0}
    assert recording.record.steps == []
    recording.play(0, ROLL)


def test_only_the_seat_on_turn_can_parse_a_move() -> None:
    """The error for a text may depend on hidden cards."""
    recording = pig("6", target=6)
    with pytest.raises(UnreadableError):
        recording.play(0, "fly")
    for text in ("roll", "fly"):
        with pytest.raises(NotYourTurnError):
            recording.play(1, text)
    recording.play(0, "roll")
    assert recording.record.steps[-1].move == "roll"
    recording.play(0, "hold")
    with pytest.raises(GameOverError):
        recording.play(0, "roll")


def test_an_illegal_move_changes_nothing() -> None:
    recording = pig("6")
    before = recording.state.position()
    for move in (HOLD, 7, -1):
        with pytest.raises(IllegalMoveError):
            recording.play(0, move)
    assert recording.state.position() == before
    assert recording.record.steps == []
    assert not recording.can_undo()
    recording.play(0, ROLL)
    assert recording.record.steps == [Step(0, "roll", ("6",))]


# Undo


def test_a_move_without_draws_can_be_undone() -> None:
    recording = heckmeck("1124445W", "12345")
    before, text = recording.state.position(), recording.record.write()
    assert not recording.can_undo(), "no move was played"
    recording.play(0, recording.state.parse("take 4"))
    assert recording.can_undo()
    assert recording.undo()
    assert recording.state.position() == before
    assert recording.record.write() == text
    assert recording.record.result is None
    recording.play(0, recording.state.parse("take 5"))
    assert [step.move for step in recording.record.steps] == ["take 5"]


def test_play_continues_after_an_undo() -> None:
    recording = heckmeck("1124445W", "12345")
    first = recording.play(0, recording.state.parse("take 4"))
    recording.undo()
    assert recording.play(0, recording.state.parse("take 4")) == first
    recording.play(0, recording.state.parse("roll"))
    assert without_checksums(recording.record.write())[-3:] == ["0 take 4", "0 roll -> 12345", "unfinished"]


def test_a_roll_cannot_be_undone() -> None:
    recording = heckmeck("1124445W", "12345")
    recording.play(0, recording.state.parse("take 4"))
    recording.play(0, recording.state.parse("roll"))
    before = recording.record.write()
    assert not recording.can_undo()
    assert not recording.undo()
    assert recording.record.write() == before


def test_a_move_that_ends_the_turn_cannot_be_undone() -> None:
    recording = pig("6")
    recording.play(0, ROLL)
    recording.play(0, HOLD)
    assert recording.state.turn == 1
    assert recording.record.steps[-1].outcomes == ()
    assert not recording.can_undo()
    assert not recording.undo()
    assert len(recording.record.steps) == 2


def test_the_last_move_of_a_game_cannot_be_undone() -> None:
    recording = pig("6", target=6)
    recording.play(0, ROLL)
    recording.play(0, HOLD)
    assert not recording.undo()
    assert recording.state.over
    assert recording.record.result is not None


class RevealingHold(Held, frozen=True, tag="shown"):
    """An event that reveals information to the other seats."""

    reveals: ClassVar[bool] = True


class RepeatedHoldState(Variant):
    """A Pig whose holds do not end the turn; every second hold reveals information."""

    def play(self, move: int, chance: Chance) -> None:
        if move == ROLL:
            super().play(move, chance)
        elif self.log is not None:
            self.log.append(RevealingHold(0, 1) if self.pot % 2 else Held(0, 1))
            self.pot += 1


def test_a_move_that_reveals_information_cannot_be_undone() -> None:
    recording = Recording(VariantGame(RepeatedHoldState), ["Anna", "Ben"], ScriptedChance(["0", "2"]))
    recording.play(0, ROLL)
    assert recording.play(0, HOLD) == (Held(0, 1),)
    assert recording.can_undo()
    assert recording.play(0, HOLD) == (RevealingHold(0, 1),)
    assert not recording.can_undo()
    assert not recording.undo()
    recording.play(0, HOLD)
    assert recording.undo(), "the move after it can be undone"
    assert not recording.undo(), "the move that reveals information cannot"
    assert [step.move for step in recording.record.steps] == ["roll", "hold", "hold"]


def test_undo_stops_at_the_first_roll() -> None:
    recording = heckmeck("1124445W", "12345")
    recording.play(0, recording.state.parse("take 4"))
    recording.play(0, recording.state.parse("roll"))
    recording.play(0, recording.state.parse("take 5"))
    assert recording.undo()
    assert not recording.undo()
    assert [step.move for step in recording.record.steps] == ["take 4", "roll"]


def test_a_move_whose_draws_fail_changes_nothing() -> None:
    recording = Recording(find("heckmeck"), ["Anna", "Ben"], ScriptedChance(["0", "1234455W", "11111111"]))
    recording.play(0, recording.state.parse("take 5"))
    before, text = recording.state.position(), recording.record.write()
    with pytest.raises(ScriptError):
        recording.play(0, recording.state.parse("stop"))
    assert (recording.state.position(), recording.record.write()) == (before, text)
    with pytest.raises(ScriptError):
        recording.play(0, recording.state.parse("roll"))
    assert recording.undo(), "the failed draws do not prevent it"


def test_events_before_the_first_decision_are_returned() -> None:
    # Eight 4s leave no choice, so the first seat fails before any decision.
    recording = Recording(find("heckmeck"), ["Anna", "Ben"], ScriptedChance(["0", "44444444", "11235WW4"]))
    assert recording.state.turn == 1
    tags = [event.__struct_config__.tag for event in recording.opening]
    assert tags == ["turn-began", "rolled", "set-aside", "stopped", "turn-failed", "turn-began", "rolled"]
