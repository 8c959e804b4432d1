"""A real browser: Debian's Chromium, which is installed where it is missing."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from playwright.sync_api import Browser, sync_playwright

from tests.debian import found_or_installed

__all__ = ["browser"]

NAMES = ("chromium", "chromium-browser", "google-chrome")


@cache
def program() -> str:
    found = found_or_installed(installed, "chromium")
    assert found is not None, "These tests need Chromium, and there is none: install the package chromium."
    return found


def installed() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name)) is not None), None)


@contextmanager
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        # Chromium's own sandbox does not run as root, which is who runs the tests on many machines.
        arguments = ["--no-sandbox"] if os.getuid() == 0 else []
        found = playwright.chromium.launch(executable_path=program(), args=arguments)
        try:
            yield found
        finally:
            found.close()
