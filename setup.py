"""Build the wheel, with the engine (rules and search) compiled by mypyc as one group.

With `ROOST_PURE=1`, or without a C compiler, the wheel is plain Python, which behaves the same.
"""

import io
import os
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
    """Return the shared library and a small extension module for each compiled file."""
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
    # mypyc indents its tables so deeply that gcc's check of the indentation takes a minute.
    flags = ["-Wno-misleading-indentation", "-fvisibility=hidden"]
    if "gcc" in (os.environ.get("CC") or sysconfig.get_config_var("CC") or ""):
        # With gcc's default limit it inlines less, and the engine loses a sixth of its speed.
        flags.append("-finline-limit=300")
    for module in modules:
        module.extra_compile_args = [*module.extra_compile_args, *flags]
    return cast("list[Extension]", modules)


class EngineBuild(build_ext):
    """A build of all extensions or of none: a part of the group cannot be imported."""

    def run(self) -> None:
        """Compile on all cores; without a working compiler the wheel is plain Python."""
        self.parallel = os.cpu_count()
        try:
            super().run()
        except Exception as error:  # plain Python works all the same
            print(f"Not compiled, since the C compiler failed: {shorten(str(error), 120)}", flush=True)
            for built in self.get_outputs():
                Path(built).unlink(missing_ok=True)
            self.extensions = []

    def build_extension(self, ext: Extension) -> None:
        """Build an extension; the first one is the library, which takes nearly all of the time."""
        if ext is self.extensions[0]:
            print("Compiling the engine, step 2 of 3: C to machine code (1 to 2 minutes) ...", flush=True)
        super().build_extension(ext)


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": EngineBuild})
