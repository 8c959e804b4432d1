"""Requests to a Roost server about one table, by the HTTP part of the protocol (docs/protocol.md)."""

from __future__ import annotations

import json
import re
import time
from http import HTTPStatus
from http.client import HTTPException
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from roost.core.errors import RoostError

__all__ = ["JoinError", "RefusedError", "TableRequests", "UnreachableError", "refusal"]

_LINK: Final = re.compile(r"(?:(?P<scheme>https?)://)?(?P<host>[^/?#\s]+)/t/(?P<table>\w{1,40})/?(?:[?#].*)?", re.ASCII)
_TIMEOUT_S: Final = 10.0
_TOO_OFTEN: Final = "web-too-often"


class JoinError(RoostError):
    """A table that cannot be joined."""


class UnreachableError(JoinError):
    """A server that does not answer."""


class RefusedError(JoinError):
    """Something that the server refuses, with its reason."""


class TableRequests:
    """One table on one server, and the token to talk about it."""

    def __init__(self, link: str) -> None:
        found = _LINK.fullmatch(link.strip())
        if found is None:
            raise JoinError(f"{link!r} is no link of a table", "join-link", given=link)
        self.table = found["table"]
        self.server = f"{found['scheme'] or 'http'}://{found['host']}"
        self.socket = f"{self.server.replace('http', 'ws', 1)}/api/live"
        self.token = ""

    def get(self, path: str) -> Any:
        """Return the answer to a request that changes nothing."""
        return self._ask(path, None)

    def post(self, path: str, **body: str) -> Any:
        """Return the answer to a request that does something."""
        return self._ask(path, json.dumps(body).encode())

    def _ask(self, path: str, body: bytes | None) -> Any:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        request = Request(self.server + path, body, headers)  # noqa: S310 the scheme is http or https
        while True:
            try:
                with urlopen(request, timeout=_TIMEOUT_S) as answer:  # noqa: S310
                    return json.load(answer)
            except HTTPError as error:
                with error:
                    refused = refusal(error.code, error.read(), self.server)
                if refused.reason != _TOO_OFTEN:
                    raise refused from None
                time.sleep(int(refused.data["wait"]) / 1000)
            except (OSError, HTTPException) as error:
                why = error.reason if isinstance(error, URLError) else error
                raise _unreachable(self.server, getattr(why, "strerror", None) or str(why)) from None
            except ValueError:
                raise _foreign(self.server) from None


def refusal(status: int, told: bytes, server: str) -> JoinError:
    """Return what a failed request was answered: the server's reason, or that only a proxy or a stranger is there."""
    try:
        problem = json.loads(told)
        return RefusedError(problem["text"], problem["reason"], **problem["data"])
    except (ValueError, KeyError, TypeError):
        if status >= HTTPStatus.INTERNAL_SERVER_ERROR:
            return _unreachable(server, f"HTTP {status}")
        return _foreign(server)


def _unreachable(server: str, why: str) -> UnreachableError:
    return UnreachableError(f"{server} cannot be reached: {why}", "join-unreachable", url=server, why=why)


def _foreign(server: str) -> JoinError:
    return JoinError(f"{server} does not answer as a Roost server does", "join-foreign", url=server)
