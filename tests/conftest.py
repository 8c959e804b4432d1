"""Settings of all tests. Examples are the same in each run; random ones are for `make soak`."""

from __future__ import annotations

import os
import signal

import pytest
from hypothesis import settings

from tests.postgres import database_url, own_postgres, postgres_server, postgres_url

__all__ = ["database_url", "own_postgres", "postgres_server", "postgres_url"]

settings.register_profile("steady", derandomize=True, deadline=None)
settings.load_profile("steady")

# Shells start background jobs with Ctrl-C ignored, which all programs of the tests would inherit.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect tests marked `compiled_only` where the plain source is tested."""
    if not os.environ.get("ROOST_PURE"):
        return
    left_out = [item for item in items if item.get_closest_marker("compiled_only")]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if not item.get_closest_marker("compiled_only")]
