"""The errors of Roost, one class per cause.

Every error has a `reason`, the key of a message, and `data` for that message, so that each user reads it in their own
language. The text of the exception itself is English, for programmers.
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
    """Base class of errors that the caller can correct."""

    def __init__(self, message: str, reason: str, **data: str | int) -> None:
        super().__init__(message)
        self.reason = reason
        self.data = data

    def __reduce__(self) -> tuple[object, ...]:
        # Errors are pickled between processes, and Exception.__reduce__ would call __init__ with the message alone.
        return _unpickle, (type(self), self.args), self.__dict__


def _unpickle(kind: type[RoostError], args: tuple[object, ...]) -> RoostError:
    return kind.__new__(kind, *args)


class UnreadableError(RoostError):
    """A text that is not a move, position, roll or record."""


class IllegalMoveError(RoostError):
    """A move that the rules do not allow now; the reason says why."""


class NotYourTurnError(RoostError):
    """A move of a seat that is not on turn."""


class GameOverError(RoostError):
    """An action that is impossible after the end of the game."""


class OptionsError(RoostError):
    """An option or a number of seats that the game does not support."""


class UnknownGameError(RoostError):
    """The key of a game that is not registered."""


class ScriptError(RoostError):
    """A script of outcomes that ends too early, or whose next outcome does not fit the draw."""


class FairnessError(RoostError):
    """A key, commitment, signature or entropy that is malformed or does not match the others."""


class RecordError(RoostError):
    """A record that is damaged, edited or of another version; `line` is the number of the line."""

    def __init__(
        self, message: str, reason: str, line: int, cause: RoostError | None = None, **data: str | int
    ) -> None:
        super().__init__(message, reason, line=line, **data)
        self.line = line
        self.cause = cause
        """The error in the move, game or options of that line."""
