"""The same examples in every run: what is found by chance is found by `make soak`, not by an unlucky commit."""

from __future__ import annotations

import signal

from hypothesis import settings

from tests.postgres import database_url, own_postgres, postgres_server, postgres_url

__all__ = ["database_url", "own_postgres", "postgres_server", "postgres_url"]

settings.register_profile("steady", derandomize=True, deadline=None)
settings.load_profile("steady")

# A shell starts what runs in the background deaf to Ctrl-C, and so would be all programs that tests start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
