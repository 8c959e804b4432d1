"""Games that are recorded while they are played, and whose moves can be taken back.

Moves are taken back in two ways. `undo` is for a single player and leaves no trace; it is possible only while the move
has drawn and shown nothing. `take_back` is for a table where all players agree. It takes back any move, but the record
keeps it, since its draws were seen, and chance goes on from where it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic, NamedTuple, cast

from roost.core.chance import Chance
from roost.core.errors import FairnessError, GameOverError, IllegalMoveError, NotYourTurnError
from roost.core.event import Event
from roost.core.fairness import FairChance
from roost.core.game import Game
from roost.core.move_played import events_of_move
from roost.core.random_stream import SeededChance
from roost.core.record import UNDO, Record, Step
from roost.core.scripted_chance import RecordingChance
from roost.core.type_parameters import OptionsT, StateT_co

__all__ = ["Recording"]


class _Past(NamedTuple, Generic[StateT_co]):
    """A move that was not taken back."""

    step: Step
    before: StateT_co
    revealed: bool
    """Whether the move showed hidden information to somebody."""


class Recording(Generic[StateT_co]):
    """A game in progress, the chance that it draws from, and its record."""

    def __init__(
        self,
        game: Game[StateT_co, OptionsT],
        names: Sequence[str],
        chance: Chance,
        options: OptionsT | Mapping[str, object] | None = None,
    ) -> None:
        chosen = game.choose({} if options is None else options)
        seed = chance.seed if isinstance(chance, SeededChance) else None
        self._fair = chance if isinstance(chance, FairChance) else None
        self.record = Record(game, chosen, tuple(names), seed, self._fair.fairness if self._fair is not None else None)
        self._chance = RecordingChance(chance)
        opening: list[Event] = []
        self.state: StateT_co = game.start(len(names), self._chance, chosen, opening)
        self.opening = tuple(opening)
        """The events before the first decision."""
        self.record.start = self._drawn()
        self._past: list[_Past[StateT_co]] = []

    def play(self, seat: int, move: int | str) -> tuple[Event, ...]:
        """Play a move of the seat on turn, given as a number or a text, and return the events."""
        self._check_turn(seat)
        # A text is read only now: what it means can depend on cards that only the seat on turn may know.
        move = move if isinstance(move, int) else self.state.parse(move)
        before = cast("StateT_co", self.state.copy())
        events: list[Event] = []
        self.state.log = events
        try:
            self.state.play(move, self._chance)
        except BaseException:
            # Chance may fail in the middle of a move, for example at the end of a script.
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
        """Return whether the seat on turn made the last move, which drew and showed nothing."""
        if not self._past or self.record.steps[-1].move == UNDO:
            return False
        last = self._past[-1]
        return last.step.seat == self.state.turn and not last.step.outcomes and not last.revealed

    def undo(self) -> bool:
        """Take back the last move where `can_undo` allows it; return whether it did."""
        if not self.can_undo():
            return False
        self.state = self._past.pop().before
        self.record.steps.pop()
        return True

    def take_back(self) -> Step:
        """Take back the last move, whatever it was, record that, and return the move.

        The caller makes sure that everybody agrees.
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
        """Add the secret key of a live table and its signature to the record of a finished game."""
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
