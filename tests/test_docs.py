"""The documentation names files, classes and headings that exist."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path, PurePosixPath

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
LINK = re.compile(r"\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)")
CODE = re.compile(r"`([^`\n]+)`")
PATH = re.compile(
    r"[\w./-]*\w/?(?:\.(?:py|ts|js|svelte|css|toml|ftl|lock|c))|(?:src|tests|client|docs|tools|examples)/[\w/]*"
)
CLASS = re.compile(r"([A-Z][a-z]+(?:[A-Z][a-z]+)*)(?:\.(#?\w+))?")
NAMES_OF_OTHERS = {"Final", "Host", "Origin"}
MADE_BY_THE_BUILD = {"client/node_modules", "licences.txt"}


def code(path: Path) -> Iterator[str]:
    """Yield the inline code of a page, without its code blocks."""
    text = re.sub(r"^```.*?^```$", "", path.read_text(encoding="utf-8"), flags=re.M | re.S)
    yield from CODE.findall(text)


@cache
def files() -> list[PurePosixPath]:
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return [PurePosixPath(line) for line in listed.stdout.splitlines() if (ROOT / line).exists()]


@cache
def sources() -> str:
    texts = [(ROOT / path).read_text(encoding="utf-8") for path in files() if path.suffix in {".py", ".ts", ".svelte"}]
    return "\n".join(texts)


def anchors(path: Path) -> set[str]:
    headings = re.findall(r"^#+ (.+)$", path.read_text(encoding="utf-8"), re.M)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_to_a_file_and_a_heading(page: Path) -> None:
    for target, anchor in LINK.findall(page.read_text(encoding="utf-8")):
        path = (page.parent / target).resolve() if target else page
        assert path.exists(), target
        assert not anchor or anchor in anchors(path), f"{target}#{anchor}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_path_in_the_text_exists(page: Path) -> None:
    for name in filter(PATH.fullmatch, code(page)):
        wanted = f"{name}/" if name.startswith(".") else f"/{name.strip('/')}/"
        found = any(wanted in f"/{path}/" for path in files())
        assert found or name in MADE_BY_THE_BUILD, name


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_class_in_the_text_and_its_member_exist(page: Path) -> None:
    components = {path.stem for path in files() if path.suffix == ".svelte"}
    for owner, member in {match.groups() for text in code(page) if (match := CLASS.fullmatch(text))}:
        assert owner in components | NAMES_OF_OTHERS or re.search(
            rf"\b(class|interface|type) {owner}\b|^{owner}\b", sources(), re.M
        ), owner
        assert not member or re.search(rf"(?<!\w){re.escape(member)}\b", sources()), f"{owner}.{member}"
