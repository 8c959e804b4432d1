"""Pages that tests use one after another: to open a new one takes as long as most tests."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

__all__ = ["borrowed_page"]

CHANGES = ("add_init_script", "expose_binding", "expose_function", "route", "route_web_socket")
"""Methods whose effect on a page outlasts its document."""
STORES = "cache_storage,indexeddb,local_storage,service_workers"
SCREEN = ("viewport", "reduced_motion", "color_scheme")
"""Options of a profile that a page can change later."""

Key = tuple[Browser, str, str]
_free: defaultdict[Key, list[PooledPage]] = defaultdict(list)
_borrowed: Counter[Key] = Counter()


def _changing(name: str) -> Callable[..., Any]:
    method = getattr(Page, name)

    def change(page: PooledPage, *arguments: Any, **options: Any) -> Any:
        page.changed = True
        return method(page, *arguments, **options)

    return change


class PooledPage(Page):
    """A page that knows whether it was changed for good."""

    changed = False

    @property
    def clock(self) -> Any:
        """The clock, which cannot be reset."""
        self.changed = True
        return super().clock

    @property
    def context(self) -> BrowserContext:
        """The context, with which a test may do anything."""
        self.changed = True
        return super().context

    def empty(self, url: str) -> bool:
        """Clear the page and its storage, and return whether that was possible."""
        context = super().context
        if self.changed or context.pages != [self]:
            return False
        self.goto("about:blank")
        self.mouse.move(0, 0)
        store = context.new_cdp_session(self)
        store.send("Storage.clearDataForOrigin", {"origin": url.rstrip("/"), "storageTypes": STORES})
        store.detach()
        return True


for _name in CHANGES:
    setattr(PooledPage, _name, _changing(_name))


def _pooled(page: Page) -> PooledPage:
    page.__class__ = PooledPage
    assert isinstance(page, PooledPage)
    return page


@contextmanager
def borrowed_page(browser: Browser, url: str, options: dict[str, Any], script: str, fresh: bool) -> Iterator[Page]:
    """Lend an empty page without stored data, on which a script runs before every document.

    A `fresh` page also has an empty cache.
    """
    screen = {name: options[name] for name in SCREEN if name in options}
    lasting = {name: value for name, value in options.items() if name not in SCREEN or options.get("is_mobile")}
    key = (browser, url, repr((sorted(lasting.items()), script)))
    page = None if fresh or not _free[key] else _free[key].pop()
    if page is None:
        context = browser.new_context(**options)
        context.add_init_script(script)
        page = _pooled(context.new_page())
    else:
        page.set_viewport_size(screen["viewport"])
        page.emulate_media(reduced_motion=screen["reduced_motion"], color_scheme=screen.get("color_scheme", "light"))
    _borrowed[key] += 1
    returned = False
    try:
        yield page
        # A server that was visited before is likely to be visited again.
        returned = not fresh and _borrowed[key] > 1 and page.empty(url)
    finally:
        if returned:
            _free[key].append(page)
        else:
            page.context.close()
