"""A person at a browser, who notices errors of a page."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page, ViewportSize

from tests.browser.page_pool import borrowed_page

__all__ = ["DESKTOP", "PHONE", "START", "TIMEOUT_MS", "Visitor", "visiting"]

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP: ViewportSize = {"width": 1280, "height": 860}
PHONE: ViewportSize = {"width": 360, "height": 740}
TIMEOUT_MS = 30_000
START = "[data-start]"
"""The button that starts the first roll of a turn."""
CALM_OR_WAITING = f"""() => document.querySelector('{START}') ? 'waiting'
    : document.querySelector(".board[data-busy='true']") ? '' : 'calm'"""
PAINT = """(painted) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(painted ? '' : 'html { opacity: 0 !important }');
    document.adoptedStyleSheets = [sheet];
}"""
"""Transparent elements are laid out and can be clicked, but are not painted, which is half of a browser's work."""
CHOOSE_SPEED = """(speed) => {
    const settings = 'roost.settings';
    // Documents such as about:blank have no storage.
    if (origin !== 'null') localStorage[settings] ??= JSON.stringify({ speed, introduced: true });
}"""
Speed = Literal["slow", "normal", "fast", "instant"]
COLOURS = ["color-contrast"]
"""Rules that depend on the theme; all others are checked once."""
RUN = """async (rules) => {
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
    const options = rules === null ? {} : { runOnly: rules };
    return JSON.stringify((await axe.run({ ...options, resultTypes: ['violations'] })).violations);
}"""


class Visitor:
    """A page with its errors, requests and WebSocket messages."""

    def __init__(self, page: Page, url: str, painted: bool) -> None:
        self.page = page
        self._painted = painted
        self.url = url
        self.complaints: list[str] = []
        self.foreign: list[str] = []
        self.frames: list[str] = []
        self._themes: list[Literal["light", "dark"]] = ["light", "dark"]

    @contextmanager
    def watching(self) -> Iterator[Visitor]:
        """Record what the page does."""
        watched: dict[Any, Callable[[Any], None]] = {
            "console": lambda message: self._hear(message.type, message.text),
            "pageerror": lambda error: self.complaints.append(str(error)),
            "request": lambda request: self._request(request.url),
            "websocket": lambda socket: socket.on("framereceived", self._receive),
        }
        for event, notice in watched.items():
            self.page.on(event, notice)
        try:
            yield self
        finally:
            for event, notice in watched.items():
                self.page.remove_listener(event, notice)

    def _hear(self, kind: str, text: str) -> None:
        # Chromium warns of preloaded fonts that a slow machine does not use within three seconds.
        if kind in {"error", "warning"} and "was preloaded using link preload" not in text:
            self.complaints.append(text)

    def _request(self, url: str) -> None:
        if not url.startswith((self.url.rstrip("/"), "data:", "blob:")):
            self.foreign.append(url)

    def _receive(self, frame: str | bytes) -> None:
        self.frames.append(str(frame))

    def go(self, path: str = "/") -> None:
        self.page.goto(self.url.rstrip("/") + path)

    def settle(self) -> None:
        """Wait until all events have been shown, with the same time-out outside of tests."""
        while self.page.wait_for_function(CALM_OR_WAITING, timeout=TIMEOUT_MS).json_value() == "waiting":
            self.page.locator(START).press("Enter")

    def load_fonts(self) -> None:
        """Wait for the fonts, which change the widths of texts."""
        self.page.evaluate("document.fonts.ready.then(() => true)")

    def step(self) -> int:
        return int(self.page.locator(".board[data-step]").get_attribute("data-step") or 0)

    def violations(self) -> list[dict[str, Any]]:
        """Return the violations that axe-core finds, in light and in dark."""
        if not self.page.evaluate("'axe' in window"):
            # The content policy of the page allows no other script, so it is injected by the debugger.
            self.page.evaluate(AXE.read_text(encoding="utf-8") + "; true")
        self.page.evaluate(PAINT, True)
        found = []
        # Start with the theme of the last check: a change of the theme paints the page anew.
        for theme, rules in zip(self._themes, (None, COLOURS), strict=True):
            self.page.emulate_media(color_scheme=theme)
            for rule in json.loads(self.page.evaluate(RUN, rules)):
                nodes = [f"{node['html'][:160]} {node['failureSummary']}" for node in rule["nodes"]]
                found.append({"id": rule["id"], "theme": theme, "nodes": nodes})
        self._themes.reverse()
        self.page.evaluate(PAINT, self._painted)
        return found

    def check(self) -> None:
        """Check that the page logged no errors and sent no requests to other servers."""
        assert self.complaints == [], self.complaints
        assert self.foreign == []


@contextmanager
def visiting(
    browser: Browser, url: str, *, painted: bool = False, fresh: bool = False, speed: Speed = "instant", **options: Any
) -> Iterator[Visitor]:
    """Visit with an empty profile. By default, events take no time and nothing is painted."""
    options.setdefault("viewport", DESKTOP)
    options.setdefault("locale", "en-GB")
    options.setdefault("reduced_motion", "reduce" if speed == "instant" else "no-preference")
    script = f"({PAINT})({json.dumps(painted)}); ({CHOOSE_SPEED})({json.dumps(speed)})"
    with borrowed_page(browser, url, options, script, fresh) as page:
        page.set_default_timeout(TIMEOUT_MS)
        with Visitor(page, url, painted).watching() as visitor:
            yield visitor
