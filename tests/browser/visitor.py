"""A person before the browser, who notices everything that is wrong with a page."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page

__all__ = ["DESKTOP", "PATIENCE", "PHONE", "Visitor", "visiting"]

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP = {"width": 1280, "height": 860}
PHONE = {"width": 360, "height": 740}
PATIENCE = 30_000
CALM = "() => document.querySelector(\".board[data-busy='true']\") === null"
COLOURS = ["color-contrast"]
"""Only colours change with the theme; all the rest needs to be looked at once."""
RUN = """async (rules) => {
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
    const options = rules === null ? {} : { runOnly: rules };
    return JSON.stringify((await axe.run({ ...options, resultTypes: ['violations'] })).violations);
}"""


class Visitor:
    """A page with all that it ever complained of, sent and received."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.complaints: list[str] = []
        self.foreign: list[str] = []
        self.frames: list[str] = []
        self._themes: list[Literal["light", "dark"]] = ["light", "dark"]
        page.on("console", lambda message: self._hear(message.type, message.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", lambda request: self._request(request.url))
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: self.frames.append(str(frame))))

    def _hear(self, kind: str, text: str) -> None:
        # A font that is preloaded and not needed within three seconds tells of a slow machine.
        if kind in {"error", "warning"} and "was preloaded using link preload" not in text:
            self.complaints.append(text)

    def _request(self, url: str) -> None:
        if not url.startswith((self.url.rstrip("/"), "data:", "blob:")):
            self.foreign.append(url)

    def go(self, path: str = "/") -> None:
        self.page.goto(self.url.rstrip("/") + path)

    def settle(self) -> None:
        """Wait until everything that happened was shown, with the same patience outside of tests."""
        self.page.wait_for_function(CALM, timeout=PATIENCE)

    def dress(self) -> None:
        """Wait for the typefaces: until they are there, everything is of another width."""
        self.page.evaluate("document.fonts.ready.then(() => true)")

    def step(self) -> int:
        return int(self.page.locator(".board[data-step]").get_attribute("data-step") or 0)

    def violations(self) -> list[dict[str, Any]]:
        """What axe-core finds, in light and in dark."""
        if not self.page.evaluate("'axe' in window"):
            # The page's policy allows no foreign script, so this one is handed over by the debugger.
            self.page.evaluate(AXE.read_text(encoding="utf-8") + "; true")
        found = []
        # Begins with the theme of the last time: a page that changes its theme is painted anew.
        for theme, rules in zip(self._themes, (None, COLOURS), strict=True):
            self.page.emulate_media(color_scheme=theme)
            for rule in json.loads(self.page.evaluate(RUN, rules)):
                nodes = [f"{node['html'][:160]} {node['failureSummary']}" for node in rule["nodes"]]
                found.append({"id": rule["id"], "theme": theme, "nodes": nodes})
        self._themes.reverse()
        return found

    def check(self) -> None:
        """Nothing was complained of, and nobody else was asked."""
        assert self.complaints == [], self.complaints
        assert self.foreign == []


@contextmanager
def visiting(browser: Browser, url: str, **options: Any) -> Iterator[Visitor]:
    """A person with a browser of their own, who wants no waiting: everything moves at once unless asked otherwise."""
    options.setdefault("viewport", DESKTOP)
    options.setdefault("locale", "en-GB")
    options.setdefault("reduced_motion", "reduce")
    context = browser.new_context(**options)
    context.set_default_timeout(PATIENCE)
    try:
        yield Visitor(context.new_page(), url)
    finally:
        context.close()
