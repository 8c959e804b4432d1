"""An HTTP client that checks each answer against the server's OpenAPI document."""

from __future__ import annotations

import copy
import re
import time
from typing import Any

import httpx

from tests.web.schema import schema_error
from tests.web.server import TIMEOUT_S, Server, wait_s

HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
}
"""Headers of each answer."""
_MAX_WAITS = 100
"""How often a request is repeated after a rate limit."""


def check_headers(answer: httpx.Response) -> None:
    """Check the headers for caches and security."""
    policy = "no-cache" if answer.headers.get("content-type", "").startswith("text/html") else "no-store"
    assert answer.headers["cache-control"] == policy, f"{answer.url} {answer.status_code}"
    for name, value in HEADERS.items():
        assert answer.headers.get(name) == value, f"{answer.request.url} {answer.status_code}: {name}"
    assert "camera=()" in answer.headers["permissions-policy"]
    assert "server" not in answer.headers


class Api:
    """A client, with or without a token."""

    def __init__(self, server: Server, **headers: str) -> None:
        self.server = server
        self.token = ""
        self._client = httpx.Client(base_url=server.url, timeout=TIMEOUT_S, headers=headers, verify=False)
        self.document = self._client.get("/api/openapi.json").json()

    def close(self) -> None:
        self._client.close()

    def with_token(self, token: str) -> Api:
        """Return the same client with another token."""
        other = copy.copy(self)
        other.token = token
        return other

    def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        """Send a request, again after rate limits, and return the answer."""
        for _ in range(_MAX_WAITS):
            answer = self.ask_once(method, path, body, **more)
            if not (wait := wait_s(answer)):
                return answer
            time.sleep(wait)
        raise AssertionError(f"rate limited again and again: {method} {path}")

    def ask_once(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        """Send a request once, and return the answer if it matches the OpenAPI document."""
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        headers.update(more.get("headers", {}))
        given = more if body is None else {**more, "json": body}
        answer = self._client.request(method, path, **{**given, "headers": headers})
        check_headers(answer)
        self._check(method, answer)
        return answer

    def ask_file(self, path: str) -> httpx.Response:
        """Return the answer with a static file, which may be cached."""
        answer = self._client.get(path)
        assert answer.status_code == 200, path
        assert answer.headers["cache-control"].startswith("public, max-age=")
        for name, value in HEADERS.items():
            assert answer.headers[name] == value
        return answer

    def get(self, path: str, **more: Any) -> Any:
        answer = self.ask("GET", path, **more)
        assert answer.status_code == 200, answer.text
        return answer.json() if answer.headers["content-type"] == "application/json" else answer.text

    def post(self, path: str, body: Any = None) -> Any:
        answer = self.ask("POST", path, {} if body is None else body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def refused(self, method: str, path: str, body: Any = None, **more: Any) -> tuple[int, str]:
        """Return status and reason of a refused request."""
        answer = self.ask(method, path, body, **more)
        problem = answer.json()
        assert set(problem) == {"reason", "data", "text"}
        assert problem["text"]
        return answer.status_code, problem["reason"]

    def guest(self) -> Api:
        """Return a client with the token of a new guest."""
        return self.with_token(self.post("/api/guests")["token"])

    def open(self, game: str, *seats: str, **plan: Any) -> str:
        return str(self.post("/api/tables", {"game": game, "seats": seats, **plan})["table"])

    def sit(self, table: str, name: str, **wish: Any) -> Any:
        return self.post(f"/api/tables/{table}/seats", {"name": name, **wish})

    def _check(self, method: str, answer: httpx.Response) -> None:
        path = answer.request.url.path
        for template, operations in self.document["paths"].items():
            if re.fullmatch(re.sub(r"{\w+}", "[^/]+", template), path) and method.lower() in operations:
                responses = operations[method.lower()]["responses"]
                code = "200" if answer.status_code == 200 else "default"
                ((media, content),) = responses[code]["content"].items()
                assert answer.headers["content-type"].partition(";")[0] == media
                given = answer.json() if media == "application/json" else answer.text
                assert schema_error(given, content["schema"], self.document) == "", answer.text
