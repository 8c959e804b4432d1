"""Compiles the rules and what searches in them with mypyc, as one group, into the wheel.

`ROOST_PURE=1`, or a machine without a C compiler, gives a wheel of plain Python that behaves the same.
"""

import importlib.metadata
import io
import os
import shutil
import sysconfig
import tomllib
from contextlib import redirect_stdout
from pathlib import Path
from textwrap import shorten
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent


def compiled_modules() -> list[str]:
    """Return the paths of all modules that mypyc compiles, such as `roost/core/state.py`."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["roost"]
    found = {path for pattern in settings["compiled"] for path in (ROOT / "src").glob(pattern)}
    chosen = (path for path in found if path.name not in settings["not_compiled"])
    return sorted(path.relative_to(ROOT / "src").as_posix() for path in chosen)


def extensions() -> list[Extension]:
    """Return one shared library, and a small entry module for each compiled file."""
    if os.environ.get("ROOST_PURE"):
        return []
    from mypyc.build import mypycify

    names = compiled_modules()
    print(f"Compiling the engine, step 1 of 3: {len(names)} modules to C (15 s) ...", flush=True)
    output = io.StringIO()
    try:
        with redirect_stdout(output):
            sources = [f"src/{name}" for name in names]
            modules = mypycify(sources, group_name="roost", opt_level="3", debug_level="0")
    except SystemExit:
        print(output.getvalue())
        raise
    # mypyc indents its tables so deeply that gcc's check for misleading indentation takes a minute.
    flags = ["-Wno-misleading-indentation", "-fvisibility=hidden"]
    if "gcc" in (os.environ.get("CC") or sysconfig.get_config_var("CC") or ""):
        # Without the limit gcc inlines less, and the engine loses a sixth of its speed.
        flags.append("-finline-limit=300")
    for module in modules:
        module.extra_compile_args = [*module.extra_compile_args, *flags]
    return cast("list[Extension]", modules)


class EngineBuild(build_ext):
    """Builds every extension, or leaves all of them out: a part of the group would not even import."""

    def run(self) -> None:
        """Compile on all cores; without a working compiler the wheel is plain Python."""
        self.parallel = os.cpu_count()
        try:
            super().run()
        except Exception as error:  # whatever it is, plain Python works
            print(f"Not compiled, since the C compiler failed: {shorten(str(error), 120)}", flush=True)
            for built in self.get_outputs():
                Path(built).unlink(missing_ok=True)
            self.extensions = []
        else:
            self.add_licence()

    def add_licence(self) -> None:
        """Add the licence of mypyc, whose runtime library is compiled into the engine."""
        for file in importlib.metadata.files("mypy") or () if self.extensions else ():
            if file.match("*.dist-info/licenses/LICENSE"):
                shutil.copy(str(file.locate()), Path(self.build_lib, "roost", "mypyc-licence.txt"))

    def build_extension(self, ext: Extension) -> None:
        """Say how far the build is: the library takes nearly all of the time."""
        if ext is self.extensions[0]:
            print("Compiling the engine, step 2 of 3: C to machine code (1 to 2 minutes) ...", flush=True)
        super().build_extension(ext)


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": EngineBuild})
