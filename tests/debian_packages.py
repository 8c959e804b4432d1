"""Installation of Debian packages that tests need."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

__all__ = ["find_or_install"]

Found = TypeVar("Found")

WAIT_FOR_LOCK = ["-o", "DPkg::Lock::Timeout=300"]
"""Another installation may be running."""


def find_or_install(find: Callable[[], Found | None], package: str) -> Found | None:
    """Return what `find` finds, after installing the package if needed and possible."""
    if (found := find()) is not None or os.getuid() != 0 or not shutil.which("apt-get"):
        return found
    # All workers of a test run may come here at the same time. The first one installs, the others wait.
    with (Path(tempfile.gettempdir()) / "roost-tests-apt").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if (found := find()) is not None:
            return found
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update"], ["install", "-y", "--no-install-recommends", package]):
            command = ["apt-get", *WAIT_FOR_LOCK, *words]
            subprocess.run(command, env=environment, capture_output=True, timeout=600, check=False)
    return find()
