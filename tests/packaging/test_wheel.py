"""The wheel without a C compiler: plain Python that behaves the same."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
TRANSLATED = ["roost/core/masks.py", "roost/core/softmax_choice.py"]
"""The modules that are translated to C before the compiler fails: `make` translates all of them, which takes long."""


def test_without_a_compiler_the_wheel_is_plain_python_and_works(tmp_path: Path) -> None:
    source = tmp_path / "source"
    source.mkdir()
    for name in ("setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    project = (ROOT / "pyproject.toml").read_text()
    compiled = tomllib.loads(project)["tool"]["roost"]["compiled"]
    for pattern in compiled:
        project = project.replace(f'    "{pattern}",\n', "")
    project = project.replace("compiled = [\n]", f"compiled = {TRANSLATED}", 1)
    assert tomllib.loads(project)["tool"]["roost"]["compiled"] == TRANSLATED
    (source / "pyproject.toml").write_text(project)
    shutil.copytree(ROOT / "src", source / "src", ignore=shutil.ignore_patterns("*.egg-info", "__pycache__"))
    # The build itself must run compiled or not as it likes; only the compiler is missing.
    environment = {name: value for name, value in os.environ.items() if name not in ("ROOST_PURE", "PYTHONPATH")}
    # As `make` builds it: pip would translate three times.
    program = f"from setuptools.build_meta import build_wheel; build_wheel({str(tmp_path)!r})"
    built = subprocess.run(
        [sys.executable, "-c", program],
        cwd=source,
        env={**environment, "CC": "/bin/false"},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert built.returncode == 0, built.stderr
    assert "Not compiled, since the C compiler failed" in built.stdout
    (wheel,) = tmp_path.glob("*.whl")
    installed = tmp_path / "installed"
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        archive.extractall(installed)
    assert not [name for name in names if name.endswith((".so", ".pyd"))]
    assert [name for name in names if name.endswith(".ftl")]
    program = (
        "import roost.bench.engine_timing as e, roost; print(e.engine_mode(), roost.__file__); roost.find('heckmeck')"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program],
        env={**environment, "PYTHONPATH": str(installed)},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert ran.stdout.split() == ["interpreted", str(installed / "roost" / "__init__.py")], ran.stderr
