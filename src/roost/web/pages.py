"""What people see who point a browser here: the built client, one page for every path of its own."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

__all__ = ["FOLDER", "missing", "routes"]

FOLDER: Final = Path(__file__).parent / "client"
"""Where the client is built to, and where the wheel has it."""
_NAMED: Final = ("/play/{game}", "/rules/{game}", "/t/{table}")
_PATHS: Final = ("/", *_NAMED, *(f"{path}/" for path in _NAMED))
"""Some programs put a slash behind every link that they pass on."""
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_UNBUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Roost</title>
<h1>Roost</h1>
<p>The tables are open, but the pages were not built. <code>make play</code> builds them; programs find the tables under
<code>/api</code>.</p>
"""


class _Assets(StaticFiles):
    """Files whose names change with what is in them."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        found = await super().get_response(path, scope)
        found.headers["cache-control"] = _FOR_EVER
        return found


def routes() -> list[BaseRoute]:
    """The pages, and the files that they need. Only these are compressed: nothing in them is anybody's secret."""
    if not FOLDER.is_dir():
        return [Route(path, _page) for path in _PATHS]
    zipped = [Middleware(GZipMiddleware, minimum_size=500)]
    return [
        *(Route(path, _page, middleware=zipped) for path in _PATHS),
        Route("/icon.svg", _icon),
        Route("/worker.js", _worker),
        Mount("/assets", _Assets(directory=FOLDER / "assets"), middleware=zipped),
    ]


def missing(status: int, headers: Mapping[str, str] | None = None) -> Response:
    """The client itself says that there is no such page, and helps."""
    return _index(status, headers)


async def _page(request: Request) -> Response:
    del request
    return _index(200)


async def _icon(request: Request) -> Response:
    del request
    return FileResponse(FOLDER / "icon.svg", headers={"cache-control": "public, max-age=86400"})


async def _worker(request: Request) -> Response:
    """What opens pages while nobody answers here."""
    del request
    return FileResponse(FOLDER / "worker.js", headers={"cache-control": "no-cache"}, media_type="text/javascript")


def _index(status: int, headers: Mapping[str, str] | None = None) -> Response:
    if not FOLDER.is_dir():
        return HTMLResponse(_UNBUILT, status, headers)
    # Not kept by browsers: it names the files of this very version.
    return FileResponse(FOLDER / "index.html", status, {"cache-control": "no-cache", **(headers or {})}, "text/html")
