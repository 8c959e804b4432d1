"""What messengers show of a link to a table: its game and its host, as OpenGraph has it. Nothing that is hidden."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Final

from roost.core.game import Game
from roost.tables.table import Table
from roost.words import LANGUAGES, Words, game_title

__all__ = ["language_of", "preview"]

_VARIANT: Final = "variant"
_WIDTH: Final = 800
_HEIGHT: Final = 420
"""Pixels of a picture."""


def preview(table: Table, origin: str, language: str, pictures: Path) -> str:
    """Return the tags for the head of a table's page.

    Args:
        table: The table that the link leads to.
        origin: Where the server was asked, such as `https://roost.example`.
        language: One of `LANGUAGES`.
        pictures: The folder of the pictures of all games.
    """
    words = _words(language, table.game)
    variant = str(table.config.options.get(_VARIANT, ""))
    game = words.find(f"title-{variant}") or game_title(table.game, words)
    host = _host(table)
    if not host:
        title = words.say("preview-table", game=game)
    elif table.phase == "waiting":
        title = words.say("preview-invited", game=game, host=host)
    else:
        title = words.say("preview-hosted", game=game, host=host)
    tags = {
        "og:type": "website",
        "og:site_name": "Roost",
        "og:title": title,
        "og:description": _description(table, words),
        "og:locale": language,
        "og:url": f"{origin}/t/{table.name}",
    }
    picture = _picture(table.game.key, variant, pictures)
    if picture:
        tags |= {
            "og:image": f"{origin}/{pictures.name}/{picture}",
            "og:image:type": "image/png",
            "og:image:width": str(_WIDTH),
            "og:image:height": str(_HEIGHT),
            "og:image:alt": game,
        }
    lines = [f'<meta property="{name}" content="{escape(content)}" />' for name, content in tags.items()]
    lines.append('<meta name="twitter:card" content="summary_large_image" />')
    return "\n    ".join(lines)


def language_of(accepted: str) -> str:
    """Return the first language of an `Accept-Language` header that Roost speaks, or English."""
    wishes = (part.partition(";")[0].strip().partition("-")[0].lower() for part in accepted.split(","))
    return next((wish for wish in wishes if wish in LANGUAGES), LANGUAGES[0])


def _private(table: Table) -> bool:
    """Whether only its players may see it by now."""
    return not table.config.watching and table.phase != "waiting"


def _host(table: Table) -> str:
    """The name of the person who opened the table, if they sit there and anybody may know."""
    if _private(table):
        return ""
    return next((seat.name for seat in table.seats if seat.guest and seat.guest == table.opened.host), "")


def _description(table: Table, words: Words) -> str:
    if table.phase == "waiting":
        return words.say("preview-waiting", count=sum(not seat.taken for seat in table.seats))
    if _private(table):
        return words.say("preview-private")
    return words.say("preview-playing" if table.phase == "playing" else "preview-over")


def _picture(game: str, variant: str, pictures: Path) -> str:
    """The file with the picture of a variant, or else of its game; nothing for a game that brings none."""
    names = (f"{game}.{variant}.png", f"{game}.png")
    return next((name for name in names if (pictures / name).is_file()), "")


@lru_cache(maxsize=64)
def _words(language: str, game: Game) -> Words:
    return Words(language, game)
