"""What a server refuses, and how HTTP says it."""

from __future__ import annotations

import logging
from http import HTTPStatus
from typing import Final

import msgspec
from starlette.responses import Response

from roost.core.errors import RoostError, UnknownGameError
from roost.store.errors import DamagedError, StoreError, TakenError
from roost.tables.errors import NotFoundError, StaleError
from roost.workers.errors import BusyError

__all__ = [
    "JSON",
    "FarAwayError",
    "ForeignHostError",
    "ForeignOriginError",
    "NothingHereError",
    "Problem",
    "RequestError",
    "TooLargeError",
    "TooLateError",
    "TooOftenError",
    "UnauthorizedError",
    "problem",
    "refusal",
    "status",
]

JSON: Final = "application/json"


class RequestError(RoostError):
    """A request that cannot be understood."""


class TooLargeError(RequestError):
    """A request of too many bytes."""


class TooLateError(RequestError):
    """A request that does not come to an end."""


class TooOftenError(RequestError):
    """Too many requests."""


class ForeignOriginError(RequestError):
    """A page of somebody else's wants to use a visitor's browser."""


class ForeignHostError(RequestError):
    """A request under a name that is none of the server's."""


class FarAwayError(RequestError):
    """A request from outside the home network."""


class UnauthorizedError(RequestError):
    """A token is missing, or is none."""


class NothingHereError(RequestError):
    """Nothing is to be found at an address."""


class Problem(msgspec.Struct, frozen=True):
    """What was wrong: the answer to every request that failed."""

    reason: str
    """A message of the catalogue ..."""
    data: dict[str, str | int]
    """... and what belongs into it."""
    text: str
    """The same in English, for people who write programs."""


_STATUS: Final[tuple[tuple[type[RoostError], HTTPStatus], ...]] = (
    (TooLargeError, HTTPStatus.REQUEST_ENTITY_TOO_LARGE),
    (TooLateError, HTTPStatus.REQUEST_TIMEOUT),
    (TooOftenError, HTTPStatus.TOO_MANY_REQUESTS),
    (ForeignOriginError, HTTPStatus.FORBIDDEN),
    (ForeignHostError, HTTPStatus.MISDIRECTED_REQUEST),
    (FarAwayError, HTTPStatus.FORBIDDEN),
    (UnauthorizedError, HTTPStatus.UNAUTHORIZED),
    (NothingHereError, HTTPStatus.NOT_FOUND),
    (NotFoundError, HTTPStatus.NOT_FOUND),
    (UnknownGameError, HTTPStatus.NOT_FOUND),
    (StaleError, HTTPStatus.CONFLICT),
    (BusyError, HTTPStatus.SERVICE_UNAVAILABLE),
    (DamagedError, HTTPStatus.INTERNAL_SERVER_ERROR),
    (StoreError, HTTPStatus.SERVICE_UNAVAILABLE),
)
_SECOND: Final = 1000
_KEPT: Final = 100
"""Characters of what was sent that are repeated to who sent it."""

_log = logging.getLogger(__name__)


def status(error: RoostError) -> HTTPStatus:
    """The status that HTTP has for it; 400 for whatever the sender can put right."""
    return next((status for kind, status in _STATUS if isinstance(error, kind)), HTTPStatus.BAD_REQUEST)


def problem(error: RoostError) -> Problem:
    """What strangers are told of an error: where a database is and what its driver says is for the log alone."""
    if isinstance(error, StoreError) and not isinstance(error, DamagedError | TakenError):
        _log.warning("database: %s", error, extra={"reason": error.reason})
        return Problem(error.reason, {}, "the database cannot be reached just now")
    text = str(error)
    data: dict[str, str | int] = {}
    for name, value in error.data.items():
        data[name] = _short(value) if isinstance(value, str) else value
        if isinstance(value, str):
            text = text.replace(value, _short(value))
    return Problem(error.reason, data, _short(text, 3 * _KEPT))


def _short(text: str, most: int = _KEPT) -> str:
    """As much of it as somebody reads."""
    return text if len(text) <= most else text[: most - 1] + "…"


def refusal(error: RoostError, code: int | None = None, **headers: str) -> Response:
    """The error as an answer."""
    if isinstance(error, UnauthorizedError):
        headers["www-authenticate"] = "Bearer"
    if isinstance(error, TooOftenError):
        headers["retry-after"] = str(-(-int(error.data.get("wait", _SECOND)) // _SECOND))
    return Response(msgspec.json.encode(problem(error)), status(error) if code is None else code, headers, JSON)
