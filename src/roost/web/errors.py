"""Errors of requests, and their HTTP answers."""

from __future__ import annotations

import logging
import math
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
    "ForeignHostError",
    "ForeignOriginError",
    "OutsideHomeNetworkError",
    "Problem",
    "RateLimitError",
    "RequestError",
    "RequestTimeoutError",
    "TooLargeError",
    "UnauthorizedError",
    "UnknownPathError",
    "UnreadableRequestError",
    "error_response",
    "problem_for",
    "status_of",
]

JSON: Final = "application/json"


class RequestError(RoostError):
    """A request that the server does not accept."""


class UnreadableRequestError(RequestError):
    """A request or message that is not JSON of the expected type."""

    def __init__(self, cause: Exception) -> None:
        super().__init__(f"this cannot be read: {cause}", "web-unreadable", why=str(cause))


class TooLargeError(RequestError):
    """A request or message of too many bytes."""


class RequestTimeoutError(RequestError):
    """A request that was not complete in time."""


class RateLimitError(RequestError):
    """Too many requests, messages or connections."""


class ForeignOriginError(RequestError):
    """A request that a browser sent for a foreign page."""


class ForeignHostError(RequestError):
    """A request for a host name that is not the server's."""


class OutsideHomeNetworkError(RequestError):
    """A request from outside the home network."""


class UnauthorizedError(RequestError):
    """The token is missing or malformed."""

    def __init__(self) -> None:
        super().__init__("send 'Authorization: Bearer TOKEN'", "web-token")


class UnknownPathError(RequestError):
    """An unknown path."""


class Problem(msgspec.Struct, frozen=True):
    """The answer to a failed request."""

    reason: str
    """The message key."""
    data: dict[str, str | int]
    """The variables of the message."""
    text: str
    """The message in English, for programmers."""


_STATUS: Final[tuple[tuple[type[RoostError], HTTPStatus], ...]] = (
    (TooLargeError, HTTPStatus.REQUEST_ENTITY_TOO_LARGE),
    (RequestTimeoutError, HTTPStatus.REQUEST_TIMEOUT),
    (RateLimitError, HTTPStatus.TOO_MANY_REQUESTS),
    (ForeignOriginError, HTTPStatus.FORBIDDEN),
    (ForeignHostError, HTTPStatus.MISDIRECTED_REQUEST),
    (OutsideHomeNetworkError, HTTPStatus.FORBIDDEN),
    (UnauthorizedError, HTTPStatus.UNAUTHORIZED),
    (UnknownPathError, HTTPStatus.NOT_FOUND),
    (NotFoundError, HTTPStatus.NOT_FOUND),
    (UnknownGameError, HTTPStatus.NOT_FOUND),
    (StaleError, HTTPStatus.CONFLICT),
    (BusyError, HTTPStatus.SERVICE_UNAVAILABLE),
    (DamagedError, HTTPStatus.INTERNAL_SERVER_ERROR),
    (StoreError, HTTPStatus.SERVICE_UNAVAILABLE),
)
_MAX_ECHOED_CHARACTERS: Final = 100
"""How much of a value that a client sent an error repeats."""

_log = logging.getLogger(__name__)


def status_of(error: RoostError) -> HTTPStatus:
    """Return the HTTP status of an error; 400 unless another one fits better."""
    return next((status for kind, status in _STATUS if isinstance(error, kind)), HTTPStatus.BAD_REQUEST)


def problem_for(error: RoostError) -> Problem:
    """Return what clients may know of an error; details of the database go to the log only."""
    if isinstance(error, StoreError) and not isinstance(error, DamagedError | TakenError):
        _log.warning("database: %s", error, extra={"reason": error.reason})
        return Problem(error.reason, {}, "the database cannot be reached just now")
    text = str(error)
    data: dict[str, str | int] = {}
    for name, value in error.data.items():
        data[name] = _truncate(value) if isinstance(value, str) else value
        if isinstance(value, str):
            text = text.replace(value, _truncate(value))
    return Problem(error.reason, data, _truncate(text, 3 * _MAX_ECHOED_CHARACTERS))


def _truncate(text: str, max_characters: int = _MAX_ECHOED_CHARACTERS) -> str:
    return text if len(text) <= max_characters else text[: max_characters - 1] + "…"


def error_response(error: RoostError, code: int | None = None, **headers: str) -> Response:
    """Return the HTTP answer for an error, with the status `code` or that of the error."""
    if isinstance(error, UnauthorizedError):
        headers["www-authenticate"] = "Bearer"
    if isinstance(error, RateLimitError):
        headers["retry-after"] = str(math.ceil(int(error.data.get("wait", 1000)) / 1000))
    return Response(msgspec.json.encode(problem_for(error)), status_of(error) if code is None else code, headers, JSON)
