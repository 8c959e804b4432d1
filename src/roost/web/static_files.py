"""The client's static files, sent in the best compression that the browser accepts; the build compresses them."""

from __future__ import annotations

import mimetypes
import os
from os import PathLike
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

__all__ = ["CompressedFiles", "accepted_encodings"]

_ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
"""Each with the ending of its files, the better compression first."""


def accepted_encodings(header: str) -> frozenset[str]:
    """Return the encodings that an `Accept-Encoding` header allows by name."""
    found = set()
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            found.add(name.strip())
    return frozenset(found)


class CompressedFiles(StaticFiles):
    """A folder of static files with a cache policy."""

    def __init__(self, directory: Path, cache: str) -> None:
        super().__init__(directory=directory)
        self._cache = cache

    def file_response(
        self, full_path: str | PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """Answer with the file or one of its compressed forms."""
        wanted = accepted_encodings(Headers(scope=scope).get("accept-encoding", ""))
        forms = [
            (encoding, f"{full_path}{ending}")
            for encoding, ending in _ENCODINGS
            if Path(f"{full_path}{ending}").is_file()
        ]
        encoding, path = next((form for form in forms if form[0] in wanted), ("", str(full_path)))
        answer = super().file_response(path, os.stat(path) if encoding else stat_result, scope, status_code)
        answer.headers["cache-control"] = self._cache
        if encoding:
            kind = mimetypes.guess_type(full_path)[0] or "application/octet-stream"
            answer.headers["content-type"] = f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
            answer.headers["content-encoding"] = encoding
        if forms:
            answer.headers["vary"] = "accept-encoding"
        return answer
