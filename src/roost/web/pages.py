"""What people see who point a browser here: the built client, one page for every path of its own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Final

from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route

from roost.core.errors import RoostError
from roost.tables.errors import NotFoundError
from roost.web.endpoint import RequestGate, address_of
from roost.web.host_check import asked_authority
from roost.web.link_preview import language_of, preview
from roost.web.static_files import CompressedFiles

__all__ = ["FOLDER", "missing", "routes"]

FOLDER: Final = Path(__file__).parent / "client"
"""Where the client is built to, and where the wheel has it."""
_PATHS: Final = tuple(f"{path}{slash}" for path in ("/play/{game}", "/rules/{game}") for slash in ("", "/"))
"""Some programs put a slash behind every link that they pass on."""
_TABLES: Final = ("/t/{table}", "/t/{table}/")
_END_OF_HEAD: Final = "</head>"
_HIDDEN: Final = {"x-robots-tag": "noindex", "vary": "accept-language"}
"""A table's link is for those it was sent to, so search engines leave it out."""
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_FOR_A_DAY: Final = "public, max-age=86400"
_FILES: Final = {
    "apple-touch-icon.png": ("image/png", _FOR_A_DAY),
    "icon.svg": ("image/svg+xml", _FOR_A_DAY),
    "licences.txt": ("text/plain", _FOR_A_DAY),
    "manifest.webmanifest": ("application/manifest+json", _FOR_A_DAY),
    "robots.txt": ("text/plain", _FOR_A_DAY),
    "worker.js": ("text/javascript", "no-cache"),
}
"""What browsers look for at an address of its own: the type, and how long it may be kept."""
_FOLDERS: Final = {"assets": _FOR_EVER, "icons": _FOR_A_DAY, "previews": _FOR_A_DAY}
"""The names of assets change with what is in them."""
_UNBUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Roost</title>
<h1>Roost</h1>
<p>The tables are open, but the pages were not built. <code>make play</code> builds them; programs find the tables under
<code>/api</code>.</p>
"""


def routes(door: RequestGate) -> list[BaseRoute]:
    """The pages, and the files that they need. Only these are compressed: nothing in them is anybody's secret."""
    zipped = [Middleware(GZipMiddleware, minimum_size=500)]
    found: list[BaseRoute] = [Route(path, _page, middleware=zipped) for path in ("/", *_PATHS)]
    found += [Route(path, _table_page(door), middleware=zipped) for path in _TABLES]
    if FOLDER.is_dir():
        found += [Route(f"/{name}", _file(name)) for name in _FILES]
        found += [
            Mount(f"/{name}", CompressedFiles(FOLDER / name, cache))
            for name, cache in _FOLDERS.items()
            if (FOLDER / name).is_dir()
        ]
    return found


def missing(status: int, headers: Mapping[str, str] | None = None) -> Response:
    """The client itself says that there is no such page, and helps."""
    return _index(status, headers)


async def _page(request: Request) -> Response:
    del request
    return _index(200)


def _table_page(door: RequestGate) -> Callable[[Request], Awaitable[Response]]:
    """The page of a table: the same as all others, but for what a messenger shows of the link."""

    async def answer(request: Request) -> Response:
        try:
            door.limits["read"].take(address_of(request))
            table = await (await door.house.find(str(request.path_params["table"]))).current()
        except NotFoundError:
            return _index(404, _HIDDEN)
        except RoostError:
            # The client asks once more, and says what is wrong.
            return _index(200, _HIDDEN)
        origin = f"{request.scope['scheme']}://{asked_authority(request)}"
        language = language_of(request.headers.get("accept-language", ""))
        return _index(200, _HIDDEN, preview(table, origin, language, FOLDER / "previews"))

    return answer


def _file(name: str) -> Callable[[Request], Awaitable[Response]]:
    kind, cache = _FILES[name]

    async def answer(request: Request) -> Response:
        del request
        return FileResponse(FOLDER / name, headers={"cache-control": cache}, media_type=kind)

    return answer


def _index(status: int, headers: Mapping[str, str] | None = None, tags: str = "") -> Response:
    # Not kept by browsers: it names the files of this very version.
    headers = {"cache-control": "no-cache", **(headers or {})}
    if not FOLDER.is_dir():
        return HTMLResponse(_UNBUILT, status, headers)
    page = (FOLDER / "index.html").read_text(encoding="utf-8")
    return HTMLResponse(page.replace(_END_OF_HEAD, f"  {tags}\n  {_END_OF_HEAD}", 1) if tags else page, status, headers)
