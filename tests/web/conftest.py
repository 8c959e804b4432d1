"""A server for all tests of a module, and an HTTP client."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web.api import Api
from tests.web.server import Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("server") / "roost.db")) as found:
        yield found


@pytest.fixture(scope="module")
def api(server: Server) -> Iterator[Api]:
    found = Api(server)
    yield found
    found.close()
