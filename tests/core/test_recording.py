"""A game played and written down at once, with moves taken back where that is fair."""

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
from tests.core.rewriting import contents
from tests.core.variants import Variant, VariantGame


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
    assert contents(record.write())[-1] == "unfinished"


def test_the_seed_is_told_only_where_it_is_known_anyway() -> None:
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


def test_playing_gives_the_events_and_notes_the_step() -> None:
    recording = pig("5", "1")
    assert recording.play(0, ROLL) == (Rolled(0, 5),)
    assert recording.play(0, HOLD) == (Held(0, 5),)
    assert recording.play(1, ROLL) == (Rolled(1, 1),)
    assert recording.record.steps == [Step(0, "roll", ("5",)), Step(0, "hold", ()), Step(1, "roll", ("1",))]
    assert recording.record.result is None


def test_the_end_is_noted_with_its_result() -> None:
    recording = pig("6", "5", target=11)
    recording.play(0, ROLL)
    recording.play(0, ROLL)
    recording.play(0, HOLD)
    assert recording.state.over
    assert recording.record.result == recording.state.result()
    assert contents(recording.record.write())[-1] == "end places=1,2 scores=11,0"
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


def test_only_the_seat_on_turn_is_told_what_a_text_means() -> None:
    """How a text is refused may depend on cards that nobody else knows."""
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


def test_an_illegal_move_leaves_no_trace() -> None:
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


def test_a_move_that_chance_did_not_answer_can_be_taken_back() -> None:
    recording = heckmeck("1124445W", "12345")
    before, text = recording.state.position(), recording.record.write()
    assert not recording.can_undo(), "nothing was played yet"
    recording.play(0, recording.state.parse("take 4"))
    assert recording.can_undo()
    assert recording.undo()
    assert recording.state.position() == before
    assert recording.record.write() == text
    assert recording.record.result is None
    recording.play(0, recording.state.parse("take 5"))
    assert [step.move for step in recording.record.steps] == ["take 5"]


def test_playing_goes_on_after_an_undo_with_its_events() -> None:
    recording = heckmeck("1124445W", "12345")
    first = recording.play(0, recording.state.parse("take 4"))
    recording.undo()
    assert recording.play(0, recording.state.parse("take 4")) == first
    recording.play(0, recording.state.parse("roll"))
    assert contents(recording.record.write())[-3:] == ["0 take 4", "0 roll -> 12345", "unfinished"]


def test_a_roll_cannot_be_taken_back() -> None:
    recording = heckmeck("1124445W", "12345")
    recording.play(0, recording.state.parse("take 4"))
    recording.play(0, recording.state.parse("roll"))
    before = recording.record.write()
    assert not recording.can_undo()
    assert not recording.undo()
    assert recording.record.write() == before


def test_a_move_after_which_another_seat_decides_cannot_be_taken_back() -> None:
    recording = pig("6")
    recording.play(0, ROLL)
    recording.play(0, HOLD)
    assert recording.state.turn == 1
    assert recording.record.steps[-1].outcomes == ()
    assert not recording.can_undo()
    assert not recording.undo()
    assert len(recording.record.steps) == 2


def test_the_last_move_of_a_game_cannot_be_taken_back() -> None:
    recording = pig("6", target=6)
    recording.play(0, ROLL)
    recording.play(0, HOLD)
    assert not recording.undo()
    assert recording.state.over
    assert recording.record.result is not None


class Shown(Held, frozen=True, tag="shown"):
    """A move that shows the others something."""

    reveals: ClassVar[bool] = True


class Patient(Variant):
    """A Pig that may hold on and on: its holds do not end the turn, and every second one shows something."""

    def play(self, move: int, chance: Chance) -> None:
        if move == ROLL:
            super().play(move, chance)
        elif self.log is not None:
            self.log.append(Shown(0, 1) if self.pot % 2 else Held(0, 1))
            self.pot += 1


def test_a_move_that_shows_something_cannot_be_taken_back_nor_what_lies_before_it() -> None:
    recording = Recording(VariantGame(Patient), ["Anna", "Ben"], ScriptedChance(["0", "2"]))
    recording.play(0, ROLL)
    assert recording.play(0, HOLD) == (Held(0, 1),)
    assert recording.can_undo()
    assert recording.play(0, HOLD) == (Shown(0, 1),)
    assert not recording.can_undo()
    assert not recording.undo()
    recording.play(0, HOLD)
    assert recording.undo(), "what came afterwards can be"
    assert not recording.undo(), "but not the one that showed something"
    assert [step.move for step in recording.record.steps] == ["roll", "hold", "hold"]


def test_undo_stops_at_the_first_roll() -> None:
    recording = heckmeck("1124445W", "12345")
    recording.play(0, recording.state.parse("take 4"))
    recording.play(0, recording.state.parse("roll"))
    recording.play(0, recording.state.parse("take 5"))
    assert recording.undo()
    assert not recording.undo()
    assert [step.move for step in recording.record.steps] == ["take 4", "roll"]


def test_a_move_that_chance_does_not_carry_through_was_never_made() -> None:
    recording = Recording(find("heckmeck"), ["Anna", "Ben"], ScriptedChance(["0", "1234455W", "11111111"]))
    recording.play(0, recording.state.parse("take 5"))
    before, text = recording.state.position(), recording.record.write()
    with pytest.raises(ScriptError):
        recording.play(0, recording.state.parse("stop"))
    assert (recording.state.position(), recording.record.write()) == (before, text)
    with pytest.raises(ScriptError):
        recording.play(0, recording.state.parse("roll"))
    assert recording.undo(), "and what was drawn in vain does not stand in the way"


def test_what_happens_before_the_first_decision_is_told() -> None:
    # Eight 4s leave no choice: the first seat fails before anybody is asked.
    recording = Recording(find("heckmeck"), ["Anna", "Ben"], ScriptedChance(["0", "44444444", "11235WW4"]))
    assert recording.state.turn == 1
    tags = [event.__struct_config__.tag for event in recording.opening]
    assert tags == ["turn-began", "rolled", "set-aside", "stopped", "turn-failed", "turn-began", "rolled"]
