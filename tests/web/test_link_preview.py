"""Link previews, and files for search engines and browsers."""

from __future__ import annotations

import json
import re
import struct
from html import unescape
from typing import Any

import pytest

import roost.games  # noqa: F401 fills the registry
from roost.core.registry import games
from roost.web.link_preview import accepted_language
from roost.web.pages import CLIENT_FOLDER
from roost.words import LANGUAGES
from tests.web.api import Api

HOST = "192.168.7.3:8000"


def tags(api: Api, table: str, **headers: str) -> dict[str, str]:
    """Return the OpenGraph tags of a table's page."""
    answer = api.ask("GET", f"/t/{table}", headers={"host": HOST, **headers})
    assert answer.status_code == 200
    assert answer.headers["x-robots-tag"] == "noindex"
    found = re.findall(r'<meta property="(og:[a-z:_]+)" content="([^"<>]*)" />', answer.text)
    assert len(found) == answer.text.count('property="og:')
    return {name: unescape(content) for name, content in found}


def size(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def test_an_invitation_names_the_game_and_the_host(api: Api) -> None:
    anna = api.guest()
    table = anna.open("zwickern", "open", "open", "hen", "open")
    assert tags(api, table)["og:title"] == "Zwickern at Roost", "nobody sits there yet"
    anna.sit(table, "Anna")
    shown = tags(api, table)
    assert shown["og:title"] == "Anna invites you to Zwickern"
    assert shown["og:description"] == "2 seats are still free. Open the link and join in."
    assert shown["og:url"] == f"http://{HOST}/t/{table}"
    assert tags(api, table, **{"accept-language": "de-AT,en;q=0.5"})["og:title"] == "Anna lädt dich zu Zwickern ein"
    assert api.ask("GET", f"/t/{table}/", headers={"host": HOST}).text.count("og:title") == 1


@pytest.mark.parametrize("game", [game.key for game in games() if game.folder])
def test_each_variant_has_its_own_preview_picture(api: Api, game: str) -> None:
    found = next(each for each in games() if each.key == game)
    variants = next((option["values"] for option in options(api, game) if option["name"] == "variant"), [None])
    pictures = set()
    for variant in variants:
        plan = {} if variant is None else {"options": {"variant": variant}}
        table = api.guest().open(game, "open", *["hen"] * (found.seats[0] - 1), **plan)
        shown = tags(api, table)
        path = shown["og:image"].removeprefix(f"http://{HOST}")
        answer = api.ask_file(path)
        assert answer.headers["content-type"] == "image/png"
        assert size(answer.content) == (int(shown["og:image:width"]), int(shown["og:image:height"]))
        assert shown["og:image:alt"] in shown["og:title"]
        pictures.add((path, shown["og:title"]))
    assert len(pictures) == len(variants), "each variant has its own picture"


def options(api: Api, game: str) -> list[dict[str, Any]]:
    (listed,) = [listed for listed in api.get("/api/games") if listed["game"] == game]
    return list(listed["options"])


def test_a_preview_follows_the_game_and_shows_nothing_private(api: Api) -> None:
    anna, ben = api.guest(), api.guest()
    table = anna.open("karteneck", "open", "open")
    anna.sit(table, "Anna")
    ben.sit(table, "Ben")
    shown = tags(api, table)
    assert (shown["og:title"], shown["og:description"]) == (
        "Heckmeck am Karteneck with Anna",
        "The game is on. Open the link to watch.",
    )
    private = anna.open("karteneck", "open", "hen", watching=False)
    anna.sit(private, "Anna")
    shown = tags(api, private)
    assert (shown["og:title"], shown["og:description"]) == (
        "Heckmeck am Karteneck at Roost",
        "Only its players see this table.",
    )


def test_names_are_escaped_in_previews(api: Api) -> None:
    anna = api.guest()
    table = anna.open("gloria", "open", "open")
    name = "\"><script>'&</head>"
    anna.sit(table, name)
    assert name in tags(api, table)["og:title"]
    page = api.ask("GET", f"/t/{table}").text
    assert "<script>" not in page
    assert page.count("</head>") == 1


def test_malformed_hosts_are_not_used_in_previews(api: Api) -> None:
    table = api.guest().open("gloria", "open", "open")
    page = api.ask("GET", f"/t/{table}", headers={"host": 'a"><script>'}).text
    assert "<script>" not in page
    assert f'content="{api.server.url}t/{table}"' in page


@pytest.mark.parametrize("name", ["zzzzzzzzzz", "x", "%00", "'--", "%ff", "a" * 3000])
def test_the_page_of_an_unknown_table_is_a_404(api: Api, name: str) -> None:
    answer = api.ask("GET", f"/t/{name}")
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")
    assert '<div id="app">' in answer.text
    assert "og:" not in answer.text


def test_the_language_of_a_preview_follows_accept_language() -> None:
    assert [accepted_language(wish) for wish in ("", "ja", "ja, it;q=0.5", "DE-ch", "*")] == [
        "en",
        "en",
        "it",
        "de",
        "en",
    ]
    assert {accepted_language(language) for language in LANGUAGES} == set(LANGUAGES)


def test_the_client_can_be_installed_as_an_app(api: Api) -> None:
    page = api.ask("GET", "/").text
    assert '<link rel="manifest" href="/manifest.webmanifest" />' in page
    assert '<link rel="apple-touch-icon" href="/apple-touch-icon.png" />' in page
    answer = api.ask_file("/manifest.webmanifest")
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = json.loads(answer.text)
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    sizes = set()
    for icon in manifest["icons"]:
        found = api.ask_file(icon["src"])
        assert found.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = size(found.content)
            assert icon["sizes"] == f"{width}x{height}"
            sizes.add((width, icon.get("purpose", "any")))
    assert {(192, "any"), (512, "any"), (512, "maskable")} <= sizes
    assert size(api.ask_file("/apple-touch-icon.png").content) == (180, 180)


def test_robots_txt_excludes_tables(api: Api) -> None:
    answer = api.ask_file("/robots.txt")
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.text.splitlines() == ["User-agent: *", "Disallow: /api/"]


def test_preview_pictures_are_small() -> None:
    assert sum(path.stat().st_size for path in CLIENT_FOLDER.rglob("*.png")) < 500_000
