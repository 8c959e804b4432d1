"""The HTTP interface as a program uses it, which holds the server to its own description at every answer."""

from __future__ import annotations

import copy
import re
import time
from typing import Any

import httpx

from tests.web.schema import wrong
from tests.web.server import PATIENCE, Server, pause

HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
}
"""What goes with every answer, however it travels."""
_PAUSES = 100
"""So often one is told to wait before one gives up."""


def guarded(answer: httpx.Response) -> None:
    """Every answer tells browsers what they must not do with it."""
    kept = "no-cache" if answer.headers.get("content-type", "").startswith("text/html") else "no-store"
    assert answer.headers["cache-control"] == kept, f"{answer.url} {answer.status_code}"
    for name, value in HEADERS.items():
        assert answer.headers.get(name) == value, f"{answer.request.url} {answer.status_code}: {name}"
    assert "camera=()" in answer.headers["permissions-policy"]
    assert "server" not in answer.headers


class Api:
    """A client without a token, or with one."""

    def __init__(self, server: Server, **headers: str) -> None:
        self.server = server
        self.token = ""
        self._client = httpx.Client(base_url=server.url, timeout=PATIENCE, headers=headers, verify=False)
        self.document = self._client.get("/api/openapi.json").json()

    def close(self) -> None:
        self._client.close()

    def holding(self, token: str) -> Api:
        """The same client with another token."""
        other = copy.copy(self)
        other.token = token
        return other

    def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        """The answer, after as many pauses as the server wants."""
        for _ in range(_PAUSES):
            answer = self.ask_once(method, path, body, **more)
            if not (wait := pause(answer)):
                return answer
            time.sleep(wait)
        raise AssertionError(f"too often, however long one waits: {method} {path}")

    def ask_once(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        """The answer, whatever it is, if it is as described."""
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        headers.update(more.get("headers", {}))
        given = more if body is None else {**more, "json": body}
        answer = self._client.request(method, path, **{**given, "headers": headers})
        guarded(answer)
        self._check(method, answer)
        return answer

    def ask_file(self, path: str) -> httpx.Response:
        """The answer with a file, which may be kept for as long as it says."""
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
        """The status and the reason of something that is refused."""
        answer = self.ask(method, path, body, **more)
        problem = answer.json()
        assert set(problem) == {"reason", "data", "text"}
        assert problem["text"]
        return answer.status_code, problem["reason"]

    def guest(self) -> Api:
        """Somebody new."""
        return self.holding(self.post("/api/guests")["token"])

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
                assert wrong(given, content["schema"], self.document) == "", answer.text
