"""An adviser that fails as the note of the position says."""

from __future__ import annotations

import os

from roost.core.advice import Advice, Adviser
from roost.core.budget import STANDARD, Budget
from roost.core.chance import Chance
from roost.core.message import Message
from roost.core.state import State
from roost.workers.message_framing import MAX_MESSAGE_BYTES
from tests.workers.tricky_game.bots import note


class TrickyAdviser(Adviser):
    effort = 1

    def advise(
        self, state: State, chance: Chance, budget: Budget = STANDARD, moves: tuple[int, ...] = ()
    ) -> tuple[Advice, ...]:
        match note(state):
            case "die":
                os._exit(1)
            case "fail":
                raise LookupError("no idea")
            case "long":
                return (Advice(0, "?" * MAX_MESSAGE_BYTES, 0.0, 0.0, 0.0, 0.0, ()),)
        data: dict[str, str | int | float] = {"effort": int(budget.effort), "seconds": budget.seconds, "text": "ü"}
        return (Advice(7, "take 7", 0.5, 0.0, 0.25, 1.0, (0.5, 0.5), Message("tricky", data, {"seat": 1})),)

    def chances(self, state: State, chance: Chance, effort: int) -> tuple[float, ...]:
        return (0.5, 0.5)


ADVISER = TrickyAdviser()
