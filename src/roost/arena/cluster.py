"""Games on many machines: a Dask cluster with Roost installed on every worker."""

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


class Cluster:
    """The cluster of the Dask scheduler at an address such as `tcp://10.0.0.5:8786`."""

    def __init__(self, address: str, connect_timeout_s: float = 10.0, no_worker_timeout_s: float = 30.0) -> None:
        try:
            self._dask: Any = importlib.import_module(_MODULE)
        except ImportError:
            raise ArenaError("--cluster needs Dask, which comes with the extra: pip install 'roost[cluster]'") from None
        self._address = address
        self._connect_timeout_s = connect_timeout_s
        self._no_worker_timeout_s = no_worker_timeout_s
        self._client: Any = None
        self.workers = 1

    @contextmanager
    def open(self) -> Iterator[Executor]:
        with _quiet_dask(), self._connect() as client:
            self._client = client
            self.check()
            executor: Executor = client.get_executor(pure=False)
            try:
                yield executor
            except (CancelledError, self._dask.KilledWorker) as error:
                # The scheduler was lost, or a chunk killed several workers. Both are worth another try.
                raise BrokenExecutor(str(error)) from error
            finally:
                executor.shutdown(wait=False)

    def check(self) -> None:
        """Wait for a worker, and count the workers again, since their number changes."""
        try:
            self._client.wait_for_workers(1, timeout=self._no_worker_timeout_s)
            self.workers = max(1, sum(self._client.nthreads().values()))
        except self._dask.TimeoutError:
            raise ArenaError(
                f"the cluster at {self._address} has had no worker for {self._no_worker_timeout_s:.0f} seconds"
            ) from None
        except OSError as error:
            raise BrokenExecutor("the scheduler is gone") from error

    def _connect(self) -> Any:
        try:
            # A client that fails to connect stays half initialized, and may block the next one when it is collected.
            self._check_scheduler()
            return self._dask.Client(self._address, timeout=self._connect_timeout_s, set_as_default=False)
        except (OSError, ValueError, ImportError) as error:
            raise ArenaError(
                f"no cluster can be reached at {self._address!r} within {self._connect_timeout_s:.0f} seconds; "
                f"expected the address that dask scheduler prints, such as tcp://10.0.0.5:8786"
            ) from error

    def _check_scheduler(self) -> None:
        try:
            asyncio.run(self._handshake_in_time())
        except Exception as error:
            # Dask parses whatever another program sends as a message, so that any error can come of it.
            raise OSError("no scheduler answers") from error

    async def _handshake_in_time(self) -> None:
        # Dask's own time-out ends with the connection, and does not cover a peer that then sends nothing.
        await asyncio.wait_for(self._handshake(), self._connect_timeout_s)

    async def _handshake(self) -> None:
        comm = await self._dask.comm.connect(self._address, timeout=self._connect_timeout_s)
        await comm.close()


@contextmanager
def _quiet_dask() -> Iterator[None]:
    """Silence Dask's log, since every error is reported in one sentence."""
    loggers = [logging.getLogger(name) for name in ("distributed", "distributed.client")]
    levels = [logger.level for logger in loggers]
    try:
        for logger in loggers:
            logger.setLevel(logging.CRITICAL)
        yield
    finally:
        for logger, level in zip(loggers, levels, strict=True):
            logger.setLevel(level)
