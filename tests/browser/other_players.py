"""Other players, who need no browser, and visitors with a token."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from tests.browser.visitor import Visitor

__all__ = ["run_async", "use_token"]

T = TypeVar("T")


def run_async(work: Coroutine[Any, Any, T]) -> T:
    """Return the result of a coroutine. It runs in a thread, since Playwright has an event loop in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


def use_token(visitor: Visitor, token: str) -> None:
    """Let a visitor's browser use this token."""
    visitor.page.add_init_script(f"localStorage.setItem('roost.token', '{token}')")
