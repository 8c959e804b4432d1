"""Others who play without a browser, which is quicker, and people whose browser knows them already."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from tests.browser.visitor import Visitor

__all__ = ["become", "done"]

T = TypeVar("T")


def done(work: Coroutine[Any, Any, T]) -> T:
    """What comes of it. In a thread, since the driver of the browser has a loop in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


def become(visitor: Visitor, token: str) -> None:
    """The browser belongs to who has this token."""
    visitor.page.add_init_script(f"localStorage.setItem('roost.token', '{token}')")
