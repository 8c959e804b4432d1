"""A move of which the game tells nothing is told by its text, to those who may know it."""

from __future__ import annotations

import pytest

from examples.pig import GAME as PIG
from examples.pig import ROLL, Held
from roost.core.chance import Chance, FastChance
from roost.core.event import Event
from roost.core.game import Game
from roost.core.message import Message
from roost.core.move_played import MovePlayed, events_of_move, hides_anything
from roost.core.random_stream import SeededChance
from roost.core.record import Record
from roost.core.recording import Recording
from roost.core.registry import games, register
from tests.core.breakable_pig import Variant, VariantGame
from tests.core.fives_game import Fives

NAMES = ["Anna", "Ben"]


class Silent(Variant):
    """A Pig that logs nothing."""

    def play(self, move: int, chance: Chance) -> None:
        self.log = None
        super().play(move, chance)


def test_a_move_without_events_is_told_by_its_text() -> None:
    recording = Recording(VariantGame(Silent), NAMES, SeededChance("1"))
    seat = int(recording.state.turn)
    (event,) = recording.play(seat, ROLL)
    assert event == MovePlayed(seat, "roll")
    assert event.messages() == (Message("event-plain", {"what": "roll"}, {"name": seat}),)
    assert [event.seen_by(other) for other in (None, 0, 1)] == [event] * 3


def test_a_replay_tells_the_same() -> None:
    game = register(VariantGame(Silent))
    recording = Recording(game, NAMES, SeededChance("1"), {"target": 10})
    told: list[Event] = []
    while not recording.state.over:
        told += recording.play(int(recording.state.turn), recording.state.moves()[-1])
    record = Record.read(recording.record.write())
    assert [event for turn in record.replay() for event in turn.events] == told
    assert {type(event) for event in told} == {MovePlayed}


def test_events_of_the_game_are_left_as_they_are() -> None:
    logged = [Held(0, 5)]
    assert events_of_move(logged, PIG.start(2, FastChance(1)), 0, "hold") == (Held(0, 5),)


def test_where_something_is_hidden_only_the_seat_itself_is_told_the_move() -> None:
    state = Fives().start(2, FastChance(1))
    (event,) = events_of_move([], state, 0, "play 3")
    assert event.seen_by(0) == event
    for other in (1, None):
        seen = event.seen_by(other)
        assert seen == MovePlayed(0, None, secret=True)
        assert seen.messages() == (Message("event-move-hidden", seats={"name": 0}),)


@pytest.mark.parametrize("game", games(), ids=lambda game: str(game.key))
def test_the_games_of_the_package_tell_of_every_move_themselves(game: Game) -> None:
    for seats in game.seats:
        recording = Recording(game, ["a"] * seats, SeededChance("1"))
        chance = FastChance(seats)
        for _ in range(300):
            if recording.state.over:
                break
            events = recording.play(int(recording.state.turn), recording.state.pick(chance))
            assert not any(isinstance(event, MovePlayed) for event in events)


def test_a_game_hides_something_if_it_can_imagine_it() -> None:
    assert hides_anything(Fives().start(2, FastChance(1)))
    assert not hides_anything(PIG.start(2, FastChance(1)))
