"""Compiles the rules and what searches in them with mypyc, as one group, into the wheel.

`ROOST_PURE=1`, or a machine without a C compiler, gives a wheel of plain Python that behaves the same.
"""

import logging
import os
import sysconfig
import tomllib
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

COMPILED = tomllib.loads(Path("pyproject.toml").read_text())["tool"]["roost"]["compiled"]


def extensions() -> list[Extension]:
    """One shared library and a small entry module for each compiled file."""
    if os.environ.get("ROOST_PURE"):
        return []
    from mypyc.build import mypycify

    modules = mypycify([f"src/{name}" for name in COMPILED], group_name="roost", opt_level="3")
    for module in modules:
        module.extra_compile_args += flags()
    return cast("list[Extension]", modules)


class AllOrNothing(build_ext):
    """Builds every extension, or leaves all of them out: a part of the group would not even import."""

    def run(self) -> None:
        """Try; without a working compiler the wheel is plain Python."""
        try:
            super().run()
        except Exception as error:  # whatever it is, plain Python works
            self.announce(f"not compiled, since the C compiler failed: {error}", level=logging.WARNING)
            for built in self.get_outputs():
                Path(built).unlink(missing_ok=True)
            self.extensions = []


def flags() -> list[str]:
    """What lets gcc inline the calls inside the group; without the limit a sixth of the speed is lost."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or ""
    return ["-fvisibility=hidden", "-finline-limit=300"] if "gcc" in compiler else []


setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNothing})
