"""The same examples in every run: what is found by chance is found by `make soak`, not by an unlucky commit."""

from __future__ import annotations

import os
import signal

import pytest
from hypothesis import settings

from tests.postgres import database_url, own_postgres, postgres_server, postgres_url

__all__ = ["database_url", "own_postgres", "postgres_server", "postgres_url"]

settings.register_profile("steady", derandomize=True, deadline=None)
settings.load_profile("steady")

# A shell starts what runs in the background deaf to Ctrl-C, and so would be all programs that tests start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect tests marked `compiled_only` where the plain source is tested."""
    if not os.environ.get("ROOST_PURE"):
        return
    left_out = [item for item in items if item.get_closest_marker("compiled_only")]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if not item.get_closest_marker("compiled_only")]
