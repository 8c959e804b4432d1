"""Files of the client travel in the smallest form that a browser takes, and arrive as they are."""

from __future__ import annotations

import gzip
from pathlib import Path

import httpx
import pytest

from roost.web.pages import FOLDER
from roost.web.static_files import accepted
from tests.web.api import HEADERS, Api
from tests.web.server import PATIENCE

LARGE = sorted(path for path in FOLDER.glob("assets/*") if path.suffix in {".js", ".css"} and path.stat().st_size > 500)


def raw(api: Api, path: str, encodings: str, **headers: str) -> tuple[httpx.Response, bytes]:
    """The answer, and its body as it travels."""
    headers = {"accept-encoding": encodings, **headers}
    with httpx.stream("GET", f"{api.server.url.rstrip('/')}{path}", headers=headers, timeout=PATIENCE) as answer:
        return answer, b"".join(answer.iter_raw())


@pytest.mark.parametrize("path", LARGE[:1] + LARGE[-1:], ids=lambda path: path.suffix)
def test_scripts_and_styles_are_compressed_as_browsers_like_it(api: Api, path: Path) -> None:
    name, content = f"/assets/{path.name}", path.read_bytes()
    plain, body = raw(api, name, "identity")
    assert body == content
    assert "content-encoding" not in plain.headers
    zipped, body = raw(api, name, "gzip, deflate")
    assert zipped.headers["content-encoding"] == "gzip"
    assert gzip.decompress(body) == content
    best, smallest = raw(api, name, "gzip, deflate, br, zstd")
    assert best.headers["content-encoding"] == "br"
    assert smallest == Path(f"{path}.br").read_bytes()
    assert len(smallest) < len(body) < len(content)
    for answer in (plain, zipped, best):
        assert answer.headers["vary"] == "accept-encoding"
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["content-type"] == plain.headers["content-type"]
        assert answer.headers["content-length"] == str(
            len(raw(api, name, answer.request.headers["accept-encoding"])[1])
        )
        for header, value in HEADERS.items():
            assert answer.headers[header] == value
    again, body = raw(api, name, "br", **{"if-none-match": best.headers["etag"]})
    assert (again.status_code, body) == (304, b"")


def test_the_licences_of_bundled_packages_are_served(api: Api) -> None:
    answer = api.ask_file("/licences.txt")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert "svelte" in answer.text


def test_every_large_file_has_both_forms() -> None:
    assert LARGE
    for path in LARGE:
        for ending in (".br", ".gz"):
            assert Path(f"{path}{ending}").is_file(), path.name


def test_pages_are_compressed_too(api: Api) -> None:
    answer, _body = raw(api, "/", "gzip")
    assert answer.headers["content-encoding"] == "gzip"


@pytest.mark.parametrize(
    ("header", "found"),
    [
        ("", {""}),
        ("gzip, br", {"gzip", "br"}),
        ("BR;q=1.0, gzip;q=0.5", {"gzip", "br"}),
        ("br;q=0, gzip; q=0.000", set()),
        ("*", {"*"}),
    ],
)
def test_what_a_browser_takes(header: str, found: set[str]) -> None:
    assert accepted(header) == found
