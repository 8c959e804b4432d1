"""Draw the icons of the app and the preview pictures of links: `make pictures`."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.browser.chromium import browser as started_browser
from tests.browser.visitor import visiting
from tests.web.server import serving

CLIENT = Path(__file__).parents[1] / "client"
PUBLIC = CLIENT / "public"
ICONS = {"icons/192.png": (192, 1.0), "icons/512.png": (512, 1.0), "icons/maskable.png": (512, 0.72)}
"""Size of each icon in pixels, and the share of it that the drawing fills. Launchers crop the maskable icon."""
TOUCH_ICONS = {"apple-touch-icon.png": (180, 0.86)}
"""Devices round these icons themselves, and paint transparent pixels black."""
PREVIEW_SIZE = {"width": 1200, "height": 630}
PREVIEW_SCALE = 2 / 3
"""Keeps the files of the previews small."""
BACKGROUND = "#f2b84b"
DRAW_PREVIEW = """([picture, hen]) => {
    const card = document.createElement('div');
    Object.assign(card.style, { position: 'fixed', inset: 0, zIndex: 99, background: '#fdf6e6', overflow: 'hidden' });
    const drawing = document.querySelector(picture).cloneNode(true);
    Object.assign(drawing.style, { width: '1200px', height: '510px', aspectRatio: 'auto' });
    const band = document.createElement('div');
    Object.assign(band.style, {
        height: '120px', display: 'flex', alignItems: 'center', justifyContent: 'center', gap: '24px',
        fontFamily: 'var(--display)', fontSize: '68px', fontWeight: 600, color: '#3b2618',
        borderTop: '6px solid #f2b84b',
    });
    const sign = document.querySelector(hen).cloneNode(true);
    Object.assign(sign.style, { width: '92px', height: '92px' });
    band.append(sign, 'Roost');
    card.append(drawing, band);
    card.id = 'preview';
    document.getElementById('preview')?.remove();
    document.body.append(card);
}"""


def draw_icon(page: Page, pixels: int, share: float, path: Path) -> None:
    """Draw the icon on a coloured square, or transparent with its own round corners if it fills the square."""
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    size = round(pixels * share)
    background = BACKGROUND if share < 1 else "transparent"
    page.set_viewport_size({"width": pixels, "height": pixels})
    page.set_content(
        f"<body style='margin:0;height:{pixels}px;display:grid;place-items:center;background:{background}'>"
        f"<div style='width:{size}px;height:{size}px'>{drawing}</div>"
    )
    page.screenshot(path=path, omit_background=True)


def draw_previews(browser: Browser, url: str) -> None:
    """Draw the picture of every game on the home page, with the name of Roost below."""
    with visiting(browser, url, painted=True, viewport=PREVIEW_SIZE, device_scale_factor=PREVIEW_SCALE) as visitor:
        visitor.go()
        visitor.page.locator(".game").first.wait_for()
        visitor.dress()
        for link in visitor.page.locator(".game a[href^='/play/']").all():
            href = str(link.get_attribute("href")).removeprefix("/play/")
            game, _, variant = href.partition("?variant=")
            visitor.page.evaluate(DRAW_PREVIEW, [f".game:has(a[href='/play/{href}']) svg", "header .home svg"])
            name = f"preview.{variant}.png" if variant else "preview.png"
            visitor.page.screenshot(path=CLIENT / "src" / "games" / game / name)


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"{folder}/roost.db") as server,
        started_browser() as browser,
    ):
        page = browser.new_page()
        for name, (pixels, share) in {**ICONS, **TOUCH_ICONS}.items():
            draw_icon(page, pixels, share, PUBLIC / name)
        page.close()
        draw_previews(browser, server.url)


if __name__ == "__main__":
    main()
