"""Debian's packages, for tests that need a program which is not on the machine."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

__all__ = ["found_or_installed"]

Found = TypeVar("Found")

WAIT = ["-o", "DPkg::Lock::Timeout=300"]
"""Somebody else may be installing something, too."""


def found_or_installed(find: Callable[[], Found | None], package: str) -> Found | None:
    """What `find` finds, after the package was installed if it has to be and can be."""
    if (found := find()) is not None or os.getuid() != 0 or not shutil.which("apt-get"):
        return found
    # Every worker of a test run comes here at the same time: the first one installs, and the others find it.
    with (Path(tempfile.gettempdir()) / "roost-tests-apt").open("w") as door:
        fcntl.flock(door, fcntl.LOCK_EX)
        if (found := find()) is not None:
            return found
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update"], ["install", "-y", "--no-install-recommends", package]):
            command = ["apt-get", *WAIT, *words]
            subprocess.run(command, env=environment, capture_output=True, timeout=600, check=False)
    return find()
