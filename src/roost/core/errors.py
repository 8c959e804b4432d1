"""What can go wrong, split by cause, so that a caller can react to each.

Every error carries a `reason` (a key) and `data`, from which a message in any language is made where it is shown; the
text of the exception itself is plain English for people who work in Python.
"""

from __future__ import annotations

__all__ = [
    "FairnessError",
    "GameOverError",
    "IllegalMoveError",
    "NotYourTurnError",
    "OptionsError",
    "RecordError",
    "RoostError",
    "ScriptError",
    "UnknownGameError",
    "UnreadableError",
]


class RoostError(Exception):
    """Something that the caller can put right."""

    def __init__(self, message: str, reason: str, **data: str | int) -> None:
        super().__init__(message)
        self.reason = reason
        self.data = data

    def __reduce__(self) -> tuple[object, ...]:
        # Errors cross from worker processes, and Exception's own way would call __init__ with the message alone.
        return _revive, (type(self), self.args), self.__dict__


def _revive(kind: type[RoostError], args: tuple[object, ...]) -> RoostError:
    return kind.__new__(kind, *args)


class UnreadableError(RoostError):
    """The text is no move, position, dice or record at all."""


class IllegalMoveError(RoostError):
    """The move can be read, but the rules do not allow it now; the reason says why."""


class NotYourTurnError(RoostError):
    """The move came from a seat whose decision it is not."""


class GameOverError(RoostError):
    """The game has ended: there is nothing left to decide."""


class OptionsError(RoostError):
    """An option or a number of seats that the game does not have."""


class UnknownGameError(RoostError):
    """No game of that name is registered."""


class ScriptError(RoostError):
    """A scripted chance ran out, or its next outcome is not one that was asked for."""


class FairnessError(RoostError):
    """A key, a commitment or entropy that is none, or that does not belong to the others."""


class RecordError(RoostError):
    """A record that is damaged, edited or of another version; `line` says where."""

    def __init__(
        self, message: str, reason: str, line: int, cause: RoostError | None = None, **data: str | int
    ) -> None:
        super().__init__(message, reason, line=line, **data)
        self.line = line
        self.cause = cause
        """What is wrong with the move, the game or the options in that line."""
