"""Chromium without a window. Debian's package is installed if there is none."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from playwright.sync_api import Browser, sync_playwright

from tests.debian_packages import find_or_install

__all__ = ["arguments", "browser", "program"]

SHELL = "chromium-headless-shell"
"""Chromium without tabs and an address bar, which would take more time than the tested pages."""
OTHERS = ("chromium", "chromium-browser", "google-chrome")


@cache
def program() -> str:
    """Return the path of the browser."""
    found = find_or_install(lambda: shutil.which(SHELL), SHELL)
    found = found or next((path for name in OTHERS if (path := shutil.which(name)) is not None), None)
    assert found is not None, f"These tests need Chromium, and there is none: install the package {SHELL} or chromium."
    return found


def arguments() -> list[str]:
    """Return the command line options for every browser that tests start."""
    # Chromium's sandbox does not run as root, and many machines run the tests as root.
    return ["--no-sandbox"] if os.getuid() == 0 else []


@contextmanager
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=program(), args=arguments())
        try:
            yield found
        finally:
            found.close()
