"""A game that is being played and written down at the same time, with moves taken back.

There are two ways back. `undo` is for the player alone and only where it is fair: it leaves no trace, since nothing was
drawn or shown. `take_back` is for a table where all agree: it takes back any move, but what chance brought was seen, so
the record tells of it, and luck goes on from where it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from roost.core.chance import Chance
from roost.core.errors import FairnessError, GameOverError, IllegalMoveError, NotYourTurnError
from roost.core.event import Event
from roost.core.fairness import FairChance
from roost.core.game import Game, Options
from roost.core.move_played import events_of_move
from roost.core.random_stream import SeededChance
from roost.core.record import UNDO, Record, Step
from roost.core.scripted_chance import RecordingChance
from roost.core.state import State

__all__ = ["Recording"]


class _Past(NamedTuple):
    """A move that stands."""

    step: Step
    before: State
    revealed: bool
    """Whether it showed somebody something."""


class Recording:
    """A state, the chance that it draws from, and the record of both."""

    def __init__(
        self,
        game: Game,
        names: Sequence[str],
        chance: Chance,
        options: Options | Mapping[str, object] | None = None,
    ) -> None:
        chosen = game.choose({} if options is None else options)
        seed = chance.seed if isinstance(chance, SeededChance) else None
        self._fair = chance if isinstance(chance, FairChance) else None
        self.record = Record(game, chosen, tuple(names), seed, self._fair.fairness if self._fair is not None else None)
        self._chance = RecordingChance(chance)
        opening: list[Event] = []
        self.state: State = game.start(len(names), self._chance, chosen, opening)
        self.opening = tuple(opening)
        """What happened before the first decision."""
        self.record.start = self._drawn()
        self._past: list[_Past] = []

    def play(self, seat: int, move: int | str) -> tuple[Event, ...]:
        """Make a move for a seat, given as a number or as text; return the events."""
        self._check_turn(seat)
        # A text is read only now: what it means can depend on cards that only the seat on turn may know.
        move = move if isinstance(move, int) else self.state.parse(move)
        before = self.state.copy()
        events: list[Event] = []
        self.state.log = events
        try:
            self.state.play(move, self._chance)
        except BaseException:
            # Chance may fail in the middle of a move, as a script that ends does. Then nothing was played.
            self.state = before
            self._chance.outcomes.clear()
            raise
        step = Step(seat, before.text(move), self._drawn())
        self._past.append(_Past(step, before, any(event.reveals for event in events)))
        self.record.steps.append(step)
        self.record.result = self.state.result()
        return events_of_move(events, self.state, seat, step.move)

    @property
    def standing(self) -> tuple[Step, ...]:
        """The moves that were not taken back."""
        return tuple(past.step for past in self._past)

    def can_undo(self) -> bool:
        """Whether the seat on turn made the last move, it showed nobody anything, and chance brought nothing."""
        if not self._past or self.record.steps[-1].move == UNDO:
            return False
        last = self._past[-1]
        return last.step.seat == self.state.turn and not last.step.outcomes and not last.revealed

    def undo(self) -> bool:
        """Take the last move back if that is fair; whether it was."""
        if not self.can_undo():
            return False
        self.state = self._past.pop().before
        self.record.steps.pop()
        return True

    def take_back(self) -> Step:
        """Take back the last move that stands, whatever it was, and write that down; which one it was.

        Whether everybody agrees is for the table to ask.
        """
        if self.state.over:
            raise GameOverError("the game is over", "over")
        if not self._past:
            raise IllegalMoveError("there is no move to take back", "nothing-to-take-back")
        last = self._past.pop()
        self.state = last.before
        self.record.steps.append(Step(last.step.seat, UNDO, ()))
        return last.step

    def reveal(self) -> None:
        """Put the key of a live table and its signature into the record, once the game is over."""
        if self._fair is None:
            raise ValueError("this game is not drawn from a key")
        if not self.state.over:
            raise FairnessError("the key stays secret until the game is over", "key-secret")
        self.record.fairness = self._fair.reveal(self.record.signed())

    def _check_turn(self, seat: int) -> None:
        if self.state.over:
            raise GameOverError("the game is over", "over")
        if seat != self.state.turn:
            raise NotYourTurnError(
                f"it is the turn of seat {self.state.turn}, not of seat {seat}",
                "not-your-turn",
                seat=seat,
                turn=int(self.state.turn),
            )

    def _drawn(self) -> tuple[str, ...]:
        drawn = tuple(self._chance.outcomes)
        self._chance.outcomes.clear()
        return drawn
