"""Compiles the rules and what searches in them with mypyc, as one group, into the wheel.

`ROOST_PURE=1`, or a machine without a C compiler, gives a wheel of plain Python that behaves the same.
"""

import ast
import importlib.metadata
import io
import os
import re
import shutil
import sysconfig
import tomllib
from collections.abc import Iterator
from contextlib import redirect_stdout
from inspect import cleandoc
from itertools import pairwise
from pathlib import Path
from textwrap import shorten
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent
_TEXT = r'NULL|"(?:[^"\\]|\\.)*"'
_PLACES = (
    re.compile(rf"(CPyType_(\w+)_template_ = \{{[^}}]*?\.tp_doc = PyDoc_STR\()({_TEXT})"),
    re.compile(rf"(\(PyCFunction\)CPyPy_(\w+),\s+METH_[A-Z_ |]+, PyDoc_STR\()({_TEXT})"),
    re.compile(r"(\(getter\)(\w+),\s+(?:NULL|\(setter\)\w+),\s+)(NULL)(?=, NULL\})"),
    re.compile(r'("(roost\.[\w.]+)",\s+)(NULL)(?=, /\* docstring \*/)'),
)
"""Where mypyc's C has room for the docs of classes, functions, attributes and modules."""


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
    for source in map(Path, modules[0].sources):
        if source.name.startswith("__native"):
            source.write_text(with_docs(source.read_text(encoding="utf-8"), names), encoding="utf-8")
    # mypyc indents its tables so deeply that gcc's check for misleading indentation takes a minute.
    flags = ["-Wno-misleading-indentation", "-fvisibility=hidden"]
    if "gcc" in (os.environ.get("CC") or sysconfig.get_config_var("CC") or ""):
        # Without the limit gcc inlines less, and the engine loses a sixth of its speed.
        flags.append("-finline-limit=300")
    for module in modules:
        module.extra_compile_args = [*module.extra_compile_args, *flags]
    return cast("list[Extension]", modules)


def with_docs(code: str, names: list[str]) -> str:
    """Return mypyc's C code with the docstrings that mypyc drops, and the parameters where it gives up."""
    docs: dict[str, tuple[str, str]] = {}
    for name in names:
        tree = ast.parse((ROOT / "src" / name).read_text(encoding="utf-8"))
        parts = name.removesuffix(".py").split("/")
        docs[".".join(parts)] = "", ast.get_docstring(tree) or ""
        # mypyc shortens the names of modules as far as they stay different.
        for start in range(len(parts)):
            docs.update(documented(tree, "___".join(parts[start:])))

    def filled(place: re.Match[str]) -> str:
        before, name, known = place.groups()
        parameters, doc = docs.get(name, ("", ""))
        if known == "NULL":
            text = parameters + doc
            return f'{before}"{escaped(text)}"' if text else place[0]
        # A file that mypyc did not write anew has its docs already.
        return f'{before}{known[:-1]}{escaped(doc)}"' if known.endswith(r'--\n\n"') else place[0]

    for pattern in _PLACES:
        code = pattern.sub(filled, code)
    return code


def documented(node: ast.Module | ast.ClassDef | ast.FunctionDef, prefix: str) -> Iterator[tuple[str, tuple[str, str]]]:
    """Yield the names in C of classes, functions and attributes, with their parameters and docstrings."""
    for child, following in pairwise([*node.body, ast.Pass()]):
        match child, following:
            case ast.ClassDef(name=name), _:
                made = dict(documented(child, f"{prefix}___{name}"))
                yield from made.items()
                parameters, _ = made.get(f"{prefix}___{name}_____init__", ("", ""))
                yield f"{prefix}___{name}", (parameters.replace("__init__($self, ", f"{name}("), docstring(child))
            case ast.FunctionDef(name="__init__"), _:
                yield f"{prefix}_____init__", (parameters_of(child, node), docstring(child))
                # Attributes have their docs below the lines that set them first.
                yield from documented(child, prefix)
            case ast.FunctionDef(name=name), _:
                separator = "_get_" if any(ast.unparse(one) == "property" for one in child.decorator_list) else "___"
                parameters = "" if separator == "_get_" else parameters_of(child, node)
                yield f"{prefix}{separator}{name}", (parameters, docstring(child))
            case (
                (ast.Assign(targets=[target]) | ast.AnnAssign(target=target)),
                ast.Expr(value=ast.Constant(value=str(doc))),
            ) if isinstance(target, (ast.Name, ast.Attribute)):
                name = target.id if isinstance(target, ast.Name) else target.attr
                yield f"{prefix}_get_{name}", ("", cleandoc(doc))
            case _:
                pass


def docstring(node: ast.ClassDef | ast.FunctionDef) -> str:
    """Return the docstring, or nothing."""
    return ast.get_docstring(node) or ""


def parameters_of(function: ast.FunctionDef, parent: ast.AST) -> str:
    """Return the parameters as C functions state them; a default that is not a literal becomes an ellipsis."""
    arguments = function.args
    for node in ast.walk(arguments):
        if isinstance(node, ast.arg):
            node.annotation = None
    arguments.defaults = [default if is_literal(default) else ast.Constant(...) for default in arguments.defaults]
    static = any(ast.unparse(one) == "staticmethod" for one in function.decorator_list)
    bound = "$" if isinstance(parent, ast.ClassDef) and not static else ""
    return f"{function.name}({bound}{ast.unparse(arguments)})\n--\n\n"


def is_literal(node: ast.expr) -> bool:
    """Return whether the value stands in the text."""
    try:
        ast.literal_eval(node)
    except ValueError:
        return False
    return True


def escaped(text: str) -> str:
    """Return the text between the quotes of a C string."""
    return "".join(chr(byte) if 32 <= byte < 127 and byte not in b'"\\?' else f"\\{byte:03o}" for byte in text.encode())


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
