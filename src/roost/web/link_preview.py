"""OpenGraph tags with which messengers preview a link to a table. They contain nothing that is hidden."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Final

from roost.core.game import Game
from roost.tables.table import Table
from roost.words import LANGUAGES, Words, game_title

__all__ = ["accepted_language", "preview_tags"]

_VARIANT: Final = "variant"
_WIDTH_PX: Final = 800
_HEIGHT_PX: Final = 420


def preview_tags(table: Table, origin: str, language: str, pictures: Path) -> str:
    """Return the tags for the head of a table's page; `pictures` is the folder with the pictures of all games."""
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
            "og:image:width": str(_WIDTH_PX),
            "og:image:height": str(_HEIGHT_PX),
            "og:image:alt": game,
        }
    lines = [f'<meta property="{name}" content="{escape(content)}" />' for name, content in tags.items()]
    lines.append('<meta name="twitter:card" content="summary_large_image" />')
    return "\n    ".join(lines)


def accepted_language(accepted: str) -> str:
    """Return the first language of an `Accept-Language` header that Roost has, or English."""
    wishes = (part.partition(";")[0].strip().partition("-")[0].lower() for part in accepted.split(","))
    return next((wish for wish in wishes if wish in LANGUAGES), LANGUAGES[0])


def _private(table: Table) -> bool:
    """Return whether only the players may see the table."""
    return not table.config.watching and table.phase != "waiting"


def _host(table: Table) -> str:
    """Return the name of the table's host, or an empty string if they have no seat or the table is private."""
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
    """Return the file name of the picture of a variant or its game, or an empty string."""
    names = (f"{game}.{variant}.png", f"{game}.png")
    return next((name for name in names if (pictures / name).is_file()), "")


@lru_cache(maxsize=64)
def _words(language: str, game: Game) -> Words:
    return Words(language, game)
