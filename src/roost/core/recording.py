"""A game that is being played and written down at the same time, with moves taken back where that is fair."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from roost.core.chance import Chance
from roost.core.errors import GameOverError, NotYourTurnError
from roost.core.event import Event
from roost.core.game import Game, Options
from roost.core.record import Record, Step
from roost.core.script import NotingChance
from roost.core.state import State
from roost.core.stream import SeededChance

__all__ = ["Recording"]


class Recording:
    """A state, the chance that it draws from, and the record of both."""

    def __init__(
        self,
        game: Game,
        names: Sequence[str],
        chance: Chance,
        options: Options | Mapping[str, object] | None = None,
    ) -> None:
        self._chance = NotingChance(chance)
        chosen = options if isinstance(options, Options) else game.choose(options or {})
        opening: list[Event] = []
        self.state: State = game.start(len(names), self._chance, chosen, opening)
        self.opening = tuple(opening)
        """What happened before the first decision."""
        seed = chance.seed if isinstance(chance, SeededChance) else None
        self.record = Record(game, chosen, tuple(names), seed)
        self.record.start = self._drawn()
        self._before: list[tuple[State, bool]] = []
        """The state before each move, and whether that move showed somebody something."""

    def play(self, seat: int, move: int) -> tuple[Event, ...]:
        """Make a move for a seat; what happened."""
        if self.state.over:
            raise GameOverError("the game is over", "over")
        if seat != self.state.turn:
            raise NotYourTurnError(
                f"it is the turn of seat {self.state.turn}, not of seat {seat}",
                "not-your-turn",
                seat=seat,
                turn=int(self.state.turn),
            )
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
        self._before.append((before, any(event.reveals for event in events)))
        self.record.steps.append(Step(seat, before.text(move), self._drawn()))
        self.record.result = self.state.result()
        return tuple(events)

    def can_undo(self) -> bool:
        """Whether the seat on turn made the last move, it showed nobody anything, and chance brought nothing."""
        if not self._before:
            return False
        last, (_state, revealed) = self.record.steps[-1], self._before[-1]
        return last.seat == self.state.turn and not last.outcomes and not revealed

    def undo(self) -> bool:
        """Take the last move back if that is fair; whether it was."""
        if not self.can_undo():
            return False
        self.state, _revealed = self._before.pop()
        self.record.steps.pop()
        return True

    def _drawn(self) -> tuple[str, ...]:
        drawn = tuple(self._chance.outcomes)
        self._chance.outcomes.clear()
        return drawn
