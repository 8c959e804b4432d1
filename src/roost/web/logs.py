"""What a server writes down for whoever runs it: one line of JSON each, never a token, a name, a card or a query."""

from __future__ import annotations

import json
import logging
import re
import sys
import time
import traceback
from typing import Any, Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

__all__ = ["AccessLog", "begin_logging"]

_OWN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}
"""What every record has; the rest was given with `extra`."""
_SECRET: Final = re.compile(r"[0-9a-fA-F]{32,}")
"""What looks like a token. Nobody should put one into an address, and then it should not end up here."""
_LONGEST: Final = 200

_log = logging.getLogger("roost.access")


class JsonLines(logging.Formatter):
    """A record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            # Further lines are what libraries add: the objects that something went wrong with.
            "text": record.getMessage().partition("\n")[0],
        }
        told.update({name: value for name, value in vars(record).items() if name not in _OWN})
        if record.exc_info and record.exc_info[1] is not None:
            told["traceback"] = _traceback(record.exc_info[1])
        return json.dumps(told, default=str, ensure_ascii=True)


def begin_logging(level: str) -> None:
    """Write everything of that level and above to standard error; of libraries, warnings at most."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    # Libraries would tell what was sent, tokens and cards and all.
    chosen = logging.getLevelNamesMapping()[level.upper()]
    logging.basicConfig(level=max(chosen, logging.WARNING), handlers=[handler], force=True)
    logging.getLogger("roost").setLevel(chosen)
    # It warns of workers that end by themselves when they are told to; the crew sees to those that matter.
    logging.getLogger("asyncio").setLevel(logging.ERROR)


class AccessLog:
    """A line for every request: what was asked for, without its query, and how that went."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 0

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, noting)
        finally:
            took = round(1000 * (time.perf_counter() - began), 1)
            # Before it is cut: most of a token is as good as all of it.
            path = _SECRET.sub("...", scope["path"])[:_LONGEST]
            _log.info("request", extra={"method": scope["method"], "path": path, "status": status, "ms": took})


def _traceback(error: BaseException) -> list[str]:
    """Where it happened and what kind of error it was. What the error says may quote what somebody must not see."""
    told: list[str] = []
    found: BaseException | None = error
    while found is not None and len(told) < _LONGEST:
        told.append(type(found).__name__)
        told += [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(found.__traceback__)]
        found = found.__cause__ or (None if found.__suppress_context__ else found.__context__)
    return told
