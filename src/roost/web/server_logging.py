"""The server's log: JSON lines without tokens, names, cards or query strings."""

from __future__ import annotations

import json
import logging
import re
import sys
import time
import traceback
from typing import Any, Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

__all__ = ["AccessLog", "configure_logging"]

_STANDARD_FIELDS: Final = {*vars(logging.makeLogRecord({})), "message", "asctime", "color_message", "taskName"}
"""Attributes that every log record has; others were passed as `extra`."""
_TOKEN: Final = re.compile(r"[0-9a-fA-F]{32,}")
"""Tokens do not belong in paths. If one is there all the same, the log must not show it."""
_MAX_PATH_CHARACTERS: Final = 200
_MAX_TRACEBACK_LINES: Final = 200

_log = logging.getLogger("roost.access")


class JsonFormatter(logging.Formatter):
    """A formatter that writes each record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            # In further lines, libraries show the objects that an error is about.
            "text": record.getMessage().partition("\n")[0],
        }
        fields.update({name: value for name, value in vars(record).items() if name not in _STANDARD_FIELDS})
        if record.exc_info and record.exc_info[1] is not None:
            fields["traceback"] = _traceback(record.exc_info[1])
        return json.dumps(fields, default=str, ensure_ascii=True)


def configure_logging(level: str) -> None:
    """Log to standard error from that level on; from libraries, only warnings and errors."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    # At lower levels, libraries log what was sent, with tokens and cards.
    number = logging.getLevelNamesMapping()[level.upper()]
    logging.basicConfig(level=max(number, logging.WARNING), handlers=[handler], force=True)
    logging.getLogger("roost").setLevel(number)
    # asyncio warns of every worker process that ends. The pool handles those that matter.
    logging.getLogger("asyncio").setLevel(logging.ERROR)


class AccessLog:
    """Middleware that logs method, path (without the query), status and duration of each request."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on and log it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 0

        async def send_and_note_status(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, send_and_note_status)
        finally:
            ms = round(1000 * (time.perf_counter() - began), 1)
            # Remove tokens before truncating: a part of a token would be as bad as all of it.
            path = _TOKEN.sub("...", scope["path"])[:_MAX_PATH_CHARACTERS]
            _log.info("request", extra={"method": scope["method"], "path": path, "status": status, "ms": ms})


def _traceback(error: BaseException) -> list[str]:
    """Return types and places of an error and its causes. Messages are left out, since they may quote secrets."""
    lines: list[str] = []
    found: BaseException | None = error
    while found is not None and len(lines) < _MAX_TRACEBACK_LINES:
        lines.append(type(found).__name__)
        lines += [f"{call.filename}:{call.lineno} {call.name}" for call in traceback.extract_tb(found.__traceback__)]
        found = found.__cause__ or (None if found.__suppress_context__ else found.__context__)
    return lines
