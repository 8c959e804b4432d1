"""Games on many machines: a Dask cluster, of which every worker has Roost installed."""

from __future__ import annotations

import asyncio
import importlib
import logging
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor
from contextlib import contextmanager
from typing import Any, Final

from roost.arena.errors import ArenaError

__all__ = ["Cluster"]

_MODULE: Final = "distributed"
_CONNECTING: Final = 10.0
"""How many seconds the scheduler may take to answer ..."""
_STAFFING: Final = 30.0
"""... and how long it may be without a single worker."""


class Cluster:
    """The scheduler at an address such as `tcp://10.0.0.5:8786`."""

    def __init__(self, address: str, connecting: float = _CONNECTING, staffing: float = _STAFFING) -> None:
        try:
            self._dask: Any = importlib.import_module(_MODULE)
        except ImportError:
            raise ArenaError("--cluster needs Dask, which comes with the extra: pip install 'roost[cluster]'") from None
        self._address = address
        self._connecting = connecting
        self._staffing = staffing
        self._client: Any = None
        self.workers = 1

    @contextmanager
    def open(self) -> Iterator[Executor]:
        with _hush(), self._connect() as client:
            self._client = client
            self.check()
            executor: Executor = client.get_executor(pure=False)
            try:
                yield executor
            except (CancelledError, self._dask.KilledWorker) as error:
                # The scheduler was lost, or a chunk has taken several workers with it: both are worth another try.
                raise BrokenExecutor(str(error)) from error
            finally:
                executor.shutdown(wait=False)

    def check(self) -> None:
        """Wait for workers, but not for ever, and count them: more may have come, and some may have left."""
        try:
            self._client.wait_for_workers(1, timeout=self._staffing)
            self.workers = max(1, sum(self._client.nthreads().values()))
        except self._dask.TimeoutError:
            raise ArenaError(
                f"the cluster at {self._address} has had no worker for {self._staffing:.0f} seconds"
            ) from None
        except OSError as error:
            raise BrokenExecutor("the scheduler is gone") from error

    def _connect(self) -> Any:
        try:
            # A client that fails to connect is left half made, and may block the next one when it is cleared away. So
            # the line is tried first.
            self._try_line()
            return self._dask.Client(self._address, timeout=self._connecting, set_as_default=False)
        except (OSError, ValueError, ImportError) as error:
            raise ArenaError(
                f"no cluster can be reached at {self._address!r} within {self._connecting:.0f} seconds; "
                f"it should be the address that dask scheduler prints, such as tcp://10.0.0.5:8786"
            ) from error

    def _try_line(self) -> None:
        try:
            asyncio.run(self._call_in_time())
        except Exception as error:
            # Whatever else listens there is taken at its word: its greeting may be read as the length of a message that
            # no memory can hold, or as one of a wrong shape. So there is no telling what Dask stumbles over.
            raise OSError("no scheduler answers") from error

    async def _call_in_time(self) -> None:
        # Dask's own limit ends when somebody picks up, and who then says nothing would be listened to for ever.
        await asyncio.wait_for(self._call(), self._connecting)

    async def _call(self) -> None:
        comm = await self._dask.comm.connect(self._address, timeout=self._connecting)
        await comm.close()


@contextmanager
def _hush() -> Iterator[None]:
    """What goes wrong is told in a sentence; Dask would add pages."""
    loggers = [logging.getLogger(name) for name in ("distributed", "distributed.client")]
    levels = [logger.level for logger in loggers]
    try:
        for logger in loggers:
            logger.setLevel(logging.CRITICAL)
        yield
    finally:
        for logger, level in zip(loggers, levels, strict=True):
            logger.setLevel(level)
