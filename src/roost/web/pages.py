"""The pages of the built client, and their files."""

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
from roost.web.endpoint import RequestGate, client_address
from roost.web.host_check import requested_authority
from roost.web.link_preview import accepted_language, preview_tags
from roost.web.static_files import CompressedFiles

__all__ = ["CLIENT_FOLDER", "not_found_page", "page_routes"]

CLIENT_FOLDER: Final = Path(__file__).parent / "client"
"""The build output of the client; the wheel contains it."""
_GAME_PATHS: Final = tuple(f"{path}{slash}" for path in ("/play/{game}", "/rules/{game}") for slash in ("", "/"))
"""Some programs append a slash to the links they pass on."""
_TABLE_PATHS: Final = ("/t/{table}", "/t/{table}/")
_END_OF_HEAD: Final = "</head>"
_TABLE_PAGE_HEADERS: Final = {"x-robots-tag": "noindex", "vary": "accept-language"}
"""Search engines must not list tables: only people who were sent the link should find one."""
_CACHE_FOREVER: Final = "public, max-age=31536000, immutable"
_CACHE_ONE_DAY: Final = "public, max-age=86400"
_FILES: Final = {
    "apple-touch-icon.png": ("image/png", _CACHE_ONE_DAY),
    "icon.svg": ("image/svg+xml", _CACHE_ONE_DAY),
    "licences.txt": ("text/plain", _CACHE_ONE_DAY),
    "manifest.webmanifest": ("application/manifest+json", _CACHE_ONE_DAY),
    "robots.txt": ("text/plain", _CACHE_ONE_DAY),
    "worker.js": ("text/javascript", "no-cache"),
}
"""Media type and cache policy of the files that browsers expect at fixed paths."""
_FOLDERS: Final = {"assets": _CACHE_FOREVER, "icons": _CACHE_ONE_DAY, "previews": _CACHE_ONE_DAY}
"""Cache policies. The names of assets contain a hash of their content."""
_UNBUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Roost</title>
<h1>Roost</h1>
<p>The server is running, but its pages were not built. <code>make play</code> builds them; programs find the tables
under <code>/api</code>.</p>
"""


def page_routes(gate: RequestGate) -> list[BaseRoute]:
    """Return the routes of the pages and their files. Only these are compressed, since they hold no secrets."""
    gzip = [Middleware(GZipMiddleware, minimum_size=500)]
    found: list[BaseRoute] = [Route(path, _page, middleware=gzip) for path in ("/", *_GAME_PATHS)]
    found += [Route(path, _table_page(gate), middleware=gzip) for path in _TABLE_PATHS]
    if CLIENT_FOLDER.is_dir():
        found += [Route(f"/{name}", _file(name)) for name in _FILES]
        found += [
            Mount(f"/{name}", CompressedFiles(CLIENT_FOLDER / name, cache))
            for name, cache in _FOLDERS.items()
            if (CLIENT_FOLDER / name).is_dir()
        ]
    return found


def not_found_page(status: int, headers: Mapping[str, str] | None = None) -> Response:
    """Return the client's page, which then shows its own error."""
    return _index(status, headers)


async def _page(request: Request) -> Response:
    del request
    return _index(200)


def _table_page(gate: RequestGate) -> Callable[[Request], Awaitable[Response]]:
    """Return the handler of table pages, which add tags for link previews to the client's page."""

    async def answer(request: Request) -> Response:
        try:
            gate.limits["read"].take(client_address(request))
            table = await (await gate.manager.find(str(request.path_params["table"]))).current()
        except NotFoundError:
            return _index(404, _TABLE_PAGE_HEADERS)
        except RoostError:
            # The client tries again and shows the error.
            return _index(200, _TABLE_PAGE_HEADERS)
        origin = f"{request.scope['scheme']}://{requested_authority(request)}"
        language = accepted_language(request.headers.get("accept-language", ""))
        return _index(200, _TABLE_PAGE_HEADERS, preview_tags(table, origin, language, CLIENT_FOLDER / "previews"))

    return answer


def _file(name: str) -> Callable[[Request], Awaitable[Response]]:
    kind, cache = _FILES[name]

    async def answer(request: Request) -> Response:
        del request
        return FileResponse(CLIENT_FOLDER / name, headers={"cache-control": cache}, media_type=kind)

    return answer


def _index(status: int, headers: Mapping[str, str] | None = None, tags: str = "") -> Response:
    # Browsers must not cache the page, since it names the files of this version.
    headers = {"cache-control": "no-cache", **(headers or {})}
    if not CLIENT_FOLDER.is_dir():
        return HTMLResponse(_UNBUILT, status, headers)
    page = (CLIENT_FOLDER / "index.html").read_text(encoding="utf-8")
    return HTMLResponse(page.replace(_END_OF_HEAD, f"  {tags}\n  {_END_OF_HEAD}", 1) if tags else page, status, headers)
