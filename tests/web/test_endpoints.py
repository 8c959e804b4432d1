"""All endpoints of the HTTP interface, with right and wrong requests."""

from __future__ import annotations

import asyncio
import io
import json
import random
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
import segno

import roost.games  # noqa: F401 fills the registry
from roost.bots.characters import CHARACTERS
from roost.core.record import Record
from roost.core.registry import find, games
from roost.words import LANGUAGES, Words
from roost.words.rulebook import rulebook
from tests.web.api import Api
from tests.web.server import TIMEOUT_S, Person, Player, Server, serving

NOWHERE = "zzzzzzzzzz"
"""A well-formed name of no table."""


def seen(api: Api, table: str) -> Any:
    return api.get(f"/api/tables/{table}")


def play(server: Server, table: str, *tokens: str, most: int = 3_000) -> None:
    """Play to the end with these tokens."""

    async def run() -> None:
        players = [await Player(server, table, token).enter() for token in tokens]
        luck = random.Random(7)
        await asyncio.gather(*(player.play(luck, most) for player in players))
        for player in players:
            await player.leave()

    asyncio.run(run())


# Tokens.


def test_a_guest_gets_a_token_of_128_bits(api: Api) -> None:
    tokens = {api.post("/api/guests")["token"] for _ in range(3)}
    assert len(tokens) == 3
    for token in tokens:
        assert len(bytes.fromhex(token)) == 16


CALLS = [
    ("GET", "/api/guests/me/tables", None),
    ("POST", "/api/tables", {"game": "heckmeck", "seats": ["open", "open"]}),
    ("POST", f"/api/tables/{NOWHERE}/seats", {"name": "Anna"}),
    ("POST", f"/api/tables/{NOWHERE}/advice", {"seat": 0}),
]


@pytest.mark.parametrize(("method", "path", "body"), CALLS)
@pytest.mark.parametrize("given", [None, "", "Bearer", "Basic YTpi", "Bearer " + "g" * 32, "0" * 32])
def test_endpoints_require_a_token(api: Api, method: str, path: str, body: Any, given: str | None) -> None:
    answer = api.ask(method, path, body, headers={} if given is None else {"authorization": given})
    assert answer.status_code == 401
    assert answer.json()["reason"] == "web-token"
    assert answer.headers["www-authenticate"] == "Bearer"


def test_a_malformed_token_is_refused_even_if_it_is_optional(api: Api) -> None:
    wrong = {"headers": {"authorization": "Bearer x"}}
    guest = api.guest()
    table = guest.open("heckmeck", "open", "open")
    assert api.refused("GET", f"/api/tables/{table}", **wrong) == (401, "web-token")
    assert api.refused("GET", f"/api/tables/{table}/record", **wrong) == (401, "web-token")


def test_a_token_gives_no_access_to_seats_of_others(api: Api) -> None:
    anna, ben = api.guest(), api.guest()
    table = anna.open("karteneck", "open", "random")
    anna.sit(table, "Anna")
    assert seen(anna, table)["seat"] == 0
    assert seen(anna, table)["view"]["hand"]
    assert (seen(ben, table)["seat"], seen(api, table)["seat"]) == (None, None)
    assert seen(ben, table)["view"]["hand"] == []
    assert ben.get("/api/guests/me/tables") == []
    assert ben.refused("POST", f"/api/tables/{table}/advice", {"seat": 0}) == (400, "table-not-yours")


# Unreadable requests.


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"nonsense",
        b"[]",
        b"null",
        b'"text"',
        b"{",
        b"\xff\xfe",
        b'{"game": "heckmeck"}',
        b'{"game": 7, "seats": ["open", "open"]}',
        b'{"game": "heckmeck", "seats": "open"}',
        b'{"game": "heckmeck", "seats": []}',
        b'{"game": "heckmeck", "seats": ["open", 1]}',
        b'{"game": "heckmeck", "seats": ["open", "open"], "colour": "red"}',
        b'{"game": "heckmeck", "seats": ["open", "open"], "public": "yes"}',
        b'{"game": "heckmeck", "seats": ["open", "open"], "clock": {"kind": "sand"}}',
        b'{"game": "heckmeck", "seats": ["open", "open"], "clock": {"kind": "move", "seconds": -1}}',
        b'{"game": "heckmeck", "seats": ["open", "open"], "options": {"variant": ["deluxe"]}}',
        b'{"game": "heckmeck", "seats": ["open", "open"], "options": {"variant": NaN}}',
        b'{"game": "' + b"x" * 41 + b'", "seats": ["open", "open"]}',
        b'{"game": "heckmeck", "seats": [' + b'"open",' * 12 + b'"open"]}',
        b"[" * 8000,
        b'{"options":' * 600 + b"1" + b"}" * 600,
    ],
)
def test_an_unreadable_body_is_refused(api: Api, content: bytes) -> None:
    assert api.guest().refused("POST", "/api/tables", content=content) == (400, "web-unreadable")


@pytest.mark.parametrize(
    ("plan", "status", "reason"),
    [
        ({"game": "chess"}, 404, "unknown-game"),
        ({"seats": ["open"]}, 400, "seats"),
        ({"seats": ["open"] * 8}, 400, "seats"),
        ({"seats": ["hen", "fox"]}, 400, "table-bots-only"),
        ({"seats": ["open", "cuckoo"]}, 400, "unknown-bot"),
        ({"seats": ["open", "cheater"]}, 400, "unknown-bot"),
        ({"substitute": "open"}, 400, "unknown-bot"),
        ({"options": {"variant": "huge"}}, 400, "options"),
        ({"options": {"speed": 3}}, 400, "options"),
        ({"clock": {"kind": "move"}}, 400, "table-clock"),
        ({"clock": {"seconds": 5}}, 400, "table-clock"),
        ({"clock": {"kind": "move", "seconds": 5, "bonus": 1}}, 400, "table-clock"),
    ],
)
def test_an_impossible_table_is_explained(api: Api, plan: dict[str, Any], status: int, reason: str) -> None:
    guest = api.guest()
    assert guest.refused("POST", "/api/tables", {"game": "heckmeck", "seats": ["open", "open"], **plan}) == (
        status,
        reason,
    )
    assert guest.get("/api/guests/me/tables") == []


def test_a_body_over_8_kb_is_refused_with_and_without_a_length(api: Api) -> None:
    guest = api.guest()
    body = json.dumps({"name": "x" * 9000}).encode()
    path = f"/api/tables/{NOWHERE}/seats"
    assert guest.refused("POST", path, content=body) == (413, "web-too-large")

    def pieces() -> Iterator[bytes]:
        for start in range(0, len(body), 1000):
            yield body[start : start + 1000]

    assert guest.refused("POST", path, content=pieces()) == (413, "web-too-large")
    assert guest.refused("POST", path, content=body[:8000] + b" ") == (400, "web-unreadable")
    assert guest.refused("POST", path, {"name": "x"}) == (404, "table-unknown"), "the connection goes on"


# Unknown paths and methods.


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nothing", "/api/tables/", "/api/games/"])
def test_an_unknown_path_of_the_api_is_a_404_in_json(api: Api, path: str) -> None:
    assert api.refused("GET", path) == (404, "web-nothing-here")


@pytest.mark.parametrize("path", ["/nothing", "/t", "/t/", "/t/a/b", "/static/..%2f..%2fetc%2fpasswd", "/%2e%2e/etc"])
def test_an_unknown_page_is_a_404_with_the_client(api: Api, path: str) -> None:
    answer = api.ask("GET", path)
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")
    assert '<div id="app">' in answer.text, "the client shows the error"
    assert "root:" not in answer.text


@pytest.mark.parametrize("path", ["/", "/play/heckmeck", "/rules/heckmeck/"])
def test_known_pages_are_served(api: Api, path: str) -> None:
    answer = api.ask("GET", path)
    assert answer.status_code == 200
    assert answer.text.startswith("<!doctype html>")


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("DELETE", "/api/tables", {"GET", "HEAD", "POST"}),
        ("GET", "/api/guests", {"POST"}),
        ("PUT", f"/api/tables/{NOWHERE}", {"GET", "HEAD"}),
        ("POST", "/api/games", {"GET", "HEAD"}),
        ("POST", f"/api/tables/{NOWHERE}/record", {"GET", "HEAD"}),
        ("GET", f"/api/tables/{NOWHERE}/seats", {"POST"}),
        ("OPTIONS", "/api/tables", {"GET", "HEAD", "POST"}),
    ],
)
def test_a_wrong_method_is_refused(api: Api, method: str, path: str, allowed: set[str]) -> None:
    answer = api.ask(method, path)
    assert answer.status_code == 405
    assert answer.json()["reason"] == "web-method"
    assert set(answer.headers["allow"].split(", ")) == allowed


def test_pages_refuse_post(api: Api) -> None:
    answer = api.ask("POST", "/")
    assert answer.status_code == 405
    assert "GET" in answer.headers["allow"]


@pytest.mark.parametrize(
    "name",
    [NOWHERE, "x", "a b", "%00", "%0d%0aset-cookie:a=b", "%e2%80%ae", "%ff", "'--", "ABCDEFGHJK", "a" * 4000],
)
def test_an_unknown_table_is_a_404(api: Api, name: str) -> None:
    guest = api.guest()
    for method, rest, body in [
        ("GET", "", None),
        ("GET", "/record", None),
        ("GET", "/code.svg", None),
        ("GET", "/link", None),
        ("POST", "/seats", {"name": "Anna"}),
        ("POST", "/advice", {"seat": 0}),
    ]:
        path = f"/api/tables/{name}{rest}"
        answer = guest.ask(method, path, body)
        assert (answer.status_code, answer.json()["reason"]) == (404, "table-unknown"), path
        assert len(answer.text) < 500
        assert "set-cookie" not in answer.headers


# The games.


def test_games_are_listed_in_four_languages(api: Api) -> None:
    for language in LANGUAGES:
        told = api.get(f"/api/games?language={language}")
        assert [game["game"] for game in told] == [game.key for game in games()]
        for listed in told:
            game = find(listed["game"])
            assert listed["title"] == Words(language, game).say("title")
            assert (listed["least"], listed["most"]) == (game.seats[0], game.seats[-1])
            assert listed["sides"] == [list(game.sides(seats)) for seats in game.seats]
            assert listed["levels"] == ["chick", "hen", "rooster", "fox"]
            assert "random" in listed["bots"]
            assert "cheater" not in listed["bots"]
    (heckmeck,) = [game for game in api.get("/api/games") if game["game"] == "heckmeck"]
    assert heckmeck["options"] == [{"name": "variant", "values": ["classic", "deluxe"], "usual": "classic"}]


def test_rules_are_available_in_four_languages(api: Api) -> None:
    # Each game in each language.
    for game, language in [*zip(games(), cycle(LANGUAGES), strict=False), (find("heckmeck"), LANGUAGES[-1])]:
        told = api.get(f"/api/games/{game.key}/rules?language={language}")
        assert told == {"game": game.key, "language": language, "text": rulebook(game, Words(language, game))}
    assert api.refused("GET", "/api/games/chess/rules") == (404, "unknown-game")
    for language in ("xx", "", "../de", "DE"):
        path = f"/api/games/heckmeck/rules?language={language}"
        assert api.refused("GET", path) == (400, "web-language")
    assert api.refused("GET", "/api/games?language=xx") == (400, "web-language")


# Tables.


def test_the_lobby_lists_waiting_public_tables_newest_first(api: Api) -> None:
    guest = api.guest()
    first = guest.open("heckmeck", "open", "hen", public=True)
    hidden = guest.open("heckmeck", "open", "hen")
    second = guest.open("gloria", "open", "open", public=True, clock={"kind": "move", "seconds": 60})

    def lobby() -> list[Any]:
        return [listed for listed in api.get("/api/tables") if listed["table"] in {first, hidden, second}]

    assert [listed["table"] for listed in lobby()] == [second, first]
    newest = lobby()[0]
    assert (newest["game"], newest["phase"]) == ("gloria", "waiting")
    assert newest["summary"]["seats"] == ["", ""]
    assert newest["summary"]["clock"] == {"kind": "move", "seconds": 60, "bonus": 0}
    guest.sit(second, "Anna")
    assert lobby()[0]["summary"]["seats"] == ["Anna", ""]
    guest.sit(first, "Anna")
    assert [listed["table"] for listed in lobby()] == [second], "a full table is not in the lobby"


def test_my_tables_are_those_that_i_opened_or_sit_at(api: Api) -> None:
    anna, ben = api.guest(), api.guest()
    table = anna.open("heckmeck", "open", "open")
    assert [listed["table"] for listed in anna.get("/api/guests/me/tables")] == [table]
    assert ben.get("/api/guests/me/tables") == []
    ben.sit(table, "Ben", seat=1)
    (listed,) = ben.get("/api/guests/me/tables")
    assert (listed["table"], listed["summary"]["yours"]) == (table, [1])
    anna.sit(table, "Anna")
    (listed,) = anna.get("/api/guests/me/tables")
    assert listed["phase"] == "playing"
    assert listed["summary"]["yours"] == [0]
    assert listed["summary"]["turn"] in {0, 1}
    assert "guests" not in listed["summary"]


def test_seats_are_taken_one_by_one(api: Api) -> None:
    anna, ben = api.guest(), api.guest()
    table = anna.open("heckmeck", "open", "simple", "open")
    path = f"/api/tables/{table}/seats"
    assert anna.sit(table, "Anna", seat=2)["seat"] == 2
    assert ben.refused("POST", path, {"name": "Ben", "seat": 2}) == (400, "table-taken")
    assert ben.refused("POST", path, {"name": "Ben", "seat": 1}) == (400, "table-taken")
    assert ben.refused("POST", path, {"name": "Ben", "seat": 3}) == (400, "table-seat")
    assert ben.refused("POST", path, {"name": "Ben", "seat": 12}) == (400, "web-unreadable")
    assert ben.refused("POST", path, {"name": "Ben", "seat": "0"}) == (400, "web-unreadable")
    assert seen(api, table)["phase"] == "waiting"
    seated = ben.sit(table, "Ben")
    assert seated["seat"] == 0
    assert seen(api, table)["phase"] == "playing"
    assert ben.refused("POST", path, {"name": "Ben"}) == (400, "table-full")
    assert seen(api.with_token(seated["token"]), table)["seat"] == 0, "a token for this seat only"


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Anna \t Maria ", "Anna Maria"),
        ("An\u202ena\u2066", "An na"),
        ("Anna\r\nSet-Cookie: a=b", "Anna Set-Cookie: a=b"),
        ("Anna\x00\x1b[31m", "Anna [31m"),
        ("A" + "\u0301" * 9, "\u00c1\u0301\u0301"),
        ("A" + "\u0488" * 9, "A\u0488\u0488"),
        ("\u0301\u0488Anna", "Anna"),
        ("Anna\u3164\u2800", "Anna"),
        ("<b>Anna</b>", "<b>Anna</b>"),
        ("\u00c4nne\u2013Ll\u00fbr", "\u00c4nne\u2013Ll\u00fbr"),
        ("\U0001f414", "\U0001f414"),
    ],
)
def test_names_are_cleaned(api: Api, given: str, shown: str) -> None:
    guest = api.guest()
    table = guest.open("heckmeck", "open", "open")
    guest.sit(table, given)
    answer = guest.ask("GET", f"/api/tables/{table}")
    assert answer.json()["seats"][0]["name"] == shown
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("name", ["", "   ", "\u202e", "\u3164", "\u0301", "x" * 25, "\x00"])
def test_a_name_has_1_to_24_characters(api: Api, name: str) -> None:
    guest = api.guest()
    table = guest.open("heckmeck", "open", "open")
    assert guest.refused("POST", f"/api/tables/{table}/seats", {"name": name}) == (400, "table-name")


def test_names_at_a_table_are_distinct(api: Api) -> None:
    guest = api.guest()
    table = guest.open("heckmeck", "open", "open", "hen", "open", "open")
    for name in ("Anna", "Anna\u200b", "Rosa"):
        guest.sit(table, name)
    anna, another, bot, rosa, nobody = (seat.get("name") for seat in seen(api, table)["seats"])
    assert (anna, another, nobody) == ("Anna", "Anna 2", None)
    assert bot in CHARACTERS["hen"]
    assert rosa == ("Rosa 2" if bot == "Rosa" else "Rosa")


@pytest.mark.parametrize("face", ["rosa", "cow", "CAT", "cat ", 1, None])
def test_unknown_faces_are_refused(api: Api, face: object) -> None:
    guest = api.guest()
    table = guest.open("heckmeck", "open", "open")
    body = {"name": "Anna", "face": face}
    assert guest.refused("POST", f"/api/tables/{table}/seats", body) == (400, "web-unreadable")
    guest.sit(table, "Anna")
    guest.sit(table, "Anna", face="owl")
    assert [plate.get("face", "") for plate in seen(api, table)["seats"]] == ["", "owl"]


@pytest.mark.parametrize("entropy", ["0", "xy", "AB", "00" * 33, "ab\n", " ab", "ab cd", 7])
def test_malformed_entropy_is_refused(api: Api, entropy: object) -> None:
    # The `$` of a pattern also matches before a line break; then the seed's own check refuses it.
    reason = "entropy-form" if entropy == "ab\n" else "web-unreadable"
    guest = api.guest()
    table = guest.open("heckmeck", "open", "open")
    body = {"name": "Anna", "entropy": entropy}
    assert guest.refused("POST", f"/api/tables/{table}/seats", body) == (400, reason)
    guest.sit(table, "Anna", entropy="00ff")
    guest.sit(table, "Ben")
    shown = seen(api, table)
    assert (shown["phase"], shown["entropies"]) == ("playing", [[0, "00ff"]])


def test_the_commitment_is_shown_before_anybody_sits_and_never_changes(api: Api, server: Server) -> None:
    guest = api.guest()
    opened = guest.post("/api/tables", {"game": "karteneck", "seats": ["open", "random"]})
    table = opened["table"]
    before = seen(api, table)
    assert before["commitment"] == opened["commitment"]
    assert before["key"] is None
    guest.sit(table, "Anna", entropy="ab")
    assert seen(guest, table)["key"] is None
    play(server, table, guest.token)
    after = seen(api, table)
    assert after["commitment"] == opened["commitment"]
    assert len(after["key"]) == 64


def test_seats_of_a_rematch_are_reserved(api: Api, server: Server) -> None:
    anna, ben, carla = api.guest(), api.guest(), api.guest()
    table = anna.open("karteneck", "open", "open")
    anna.sit(table, "Anna")
    ben.sit(table, "Ben")
    play(server, table, anna.token, ben.token)

    async def again() -> None:
        player = await Player(server, table, ben.token).enter()
        assert (await player.ask("rematch"))["type"] == "done"
        await player.leave()

    asyncio.run(again())
    second = seen(api, table)["rematch"]
    assert [seat.get("kept") for seat in seen(api, second)["seats"]] == [True, True]
    assert carla.refused("POST", f"/api/tables/{second}/seats", {"name": "Carla"}) == (400, "table-full")
    assert carla.refused("POST", f"/api/tables/{second}/seats", {"name": "Carla", "seat": 0}) == (400, "table-kept")
    assert anna.sit(second, "Anna")["seat"] == 1
    assert ben.sit(second, "Ben")["seat"] == 0


def test_only_the_host_may_fill_seats_with_bots(api: Api, server: Server) -> None:
    anna, ben, carla = api.guest(), api.guest(), api.guest()
    table = anna.open("heckmeck", "open", "open", "open", "open")
    seated = ben.sit(table, "Ben", seat=1)

    async def run() -> None:
        for tokens in ((), (carla.token,)):
            stranger = await Player(server, table, *tokens).enter()
            assert not stranger.shown["host"]
            assert (await stranger.ask("fill", seat=0, bot="random"))["reason"] == "table-not-yours"
            await stranger.leave()
        host = await Player(server, table, anna.token).enter()
        assert host.shown["host"]
        assert (await host.ask("fill", seat=0, bot="cuckoo"))["reason"] == "unknown-bot"
        assert (await host.ask("fill", seat=1, bot="random"))["reason"] == "table-taken"
        assert (await host.ask("fill", seat=0, bot="random"))["type"] == "done"
        player = await Player(server, table, seated["token"]).enter()
        assert (await player.ask("fill", seat=2, bot="random"))["type"] == "done"
        assert (await host.ask("fill", seat=3, bot="random"))["type"] == "done"
        assert host.shown["phase"] == "playing"
        for someone in (host, player):
            await someone.leave()

    asyncio.run(run())


def test_the_record_is_available_when_the_game_is_over(api: Api, server: Server) -> None:
    anna, carla = api.guest(), api.guest()
    table = anna.open("karteneck", "open", "random", watching=False)
    path = f"/api/tables/{table}/record"
    assert anna.refused("GET", path) == (400, "table-not-over")
    anna.sit(table, "Anna")
    assert anna.refused("GET", path) == (400, "table-not-over")
    play(server, table, anna.token)
    answer = anna.ask("GET", path)
    assert answer.status_code == 200
    assert answer.headers["content-disposition"] == f'attachment; filename="karteneck-{table}.roost"'
    assert Record.read(answer.text).names == ("Anna", "random")
    for stranger in (carla, api):
        assert stranger.refused("GET", path) == (400, "table-private"), "the table is private"


def test_the_qr_code_contains_the_link_to_the_table(api: Api) -> None:
    guest = api.guest()
    opened = guest.post("/api/tables", {"game": "heckmeck", "seats": ["open", "open"]})
    assert opened["link"] == f"{api.server.url}t/{opened['table']}"
    answer = api.ask("GET", f"/api/tables/{opened['table']}/code.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    drawn = io.BytesIO()
    segno.make(opened["link"], error="m").save(
        drawn, kind="svg", scale=8, border=4, light="#fff", dark="#222", xmldecl=False, svgns=True
    )
    assert answer.content == drawn.getvalue()


@pytest.mark.parametrize("host", ["[", 'a"><script>', "a b", "", "a@b", "x" * 300 + "/", "x" * 254])
def test_malformed_hosts_are_not_used_in_links(api: Api, host: str) -> None:
    guest = api.guest()
    body = {"game": "heckmeck", "seats": ["open", "open"]}
    answer = guest.ask("POST", "/api/tables", body, headers={"host": host})
    assert answer.status_code == 200, answer.text
    assert answer.json()["link"] == f"{api.server.url}t/{answer.json()['table']}"


def test_a_link_uses_the_host_of_the_request(api: Api) -> None:
    body = {"game": "heckmeck", "seats": ["open", "open"]}
    answer = api.guest().ask("POST", "/api/tables", body, headers={"host": "192.168.7.3:8443"})
    assert answer.json()["link"].startswith("http://192.168.7.3:8443/t/")


# The coach, and ratings.


def advice(api: Api, path: str, seat: int) -> Any:
    """Ask the coach until it answers: on a busy machine it may need more than its time."""
    answers = (api.ask("POST", path, {"seat": seat}) for _ in range(5))
    return next(answer.json() for answer in answers if answer.status_code == 200)


def test_the_coach_advises_the_player_on_turn_and_the_game_is_not_rated(api: Api) -> None:
    anna, ben = api.guest(), api.guest()
    table = anna.open("heckmeck", "open", "open")
    path = f"/api/tables/{table}/advice"
    assert anna.refused("POST", path, {"seat": 0}) == (400, "table-not-yours")
    anna.sit(table, "Anna")
    assert anna.refused("POST", path, {"seat": 0}) == (400, "table-not-begun")
    ben.sit(table, "Ben")
    mover, other = (anna, ben) if seen(api, table)["turn"] == 0 else (ben, anna)
    shown = seen(mover, table)
    assert shown["rated"]
    assert other.refused("POST", path, {"seat": 1 - shown["turn"]}) == (400, "table-not-on-turn")
    assert other.refused("POST", path, {"seat": shown["turn"]}) == (400, "table-not-yours")
    assert mover.refused("POST", path, {"seat": 7}) == (400, "table-not-yours")
    assert seen(api, table)["rated"], "refused questions do not count"
    advised = advice(mover, path, shown["turn"])
    assert advised["step"] == shown["step"]
    moves = [advice["notation"] for advice in advised["advice"]]
    assert moves
    assert set(moves) <= set(shown["moves"])
    # Odds of Heckmeck are exact, not sampled: the same question has the same answer.
    assert advice(mover, path, shown["turn"]) == advised
    assert advised["advice"] == sorted(advised["advice"], key=lambda advice: -advice["win"])
    assert not seen(api, table)["rated"]


def test_a_table_can_be_opened_without_a_coach(api: Api) -> None:
    guest = api.guest()
    table = guest.open("heckmeck", "open", "open", coach=False)
    guest.sit(table, "Anna")
    guest.sit(table, "Ben")
    turn = seen(api, table)["turn"]
    assert guest.refused("POST", f"/api/tables/{table}/advice", {"seat": turn}) == (400, "table-no-coach")


def test_a_finished_game_is_rated(api: Api, server: Server) -> None:
    anna = api.guest()
    table = anna.open("karteneck", "open", "random")
    anna.sit(table, "Anna the First")
    assert seen(api, table)["rated"]
    play(server, table, anna.token)
    listed = api.get("/api/ratings/karteneck")
    assert [rating["rating"] for rating in listed] == sorted((rating["rating"] for rating in listed), reverse=True)
    by_name = {rating["name"]: rating for rating in listed}
    assert (by_name["Anna the First"]["bot"], by_name["Anna the First"]["games"]) == (False, 1)
    assert by_name["random"]["bot"]
    assert by_name["random"]["games"] >= 1
    own, other = seen(api, table)["result"]["places"]
    mine = by_name["Anna the First"]
    assert (mine["mu"] > 25, mine["mu"] < 25) == (own < other, own > other)
    assert mine["rating"] == pytest.approx(mine["mu"] - 3 * mine["sigma"])
    assert api.refused("GET", "/api/ratings/chess") == (404, "unknown-game")


def test_an_aborted_request_is_not_logged_as_an_error(tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        person = await Person(server, "Anna").arrive()
        host, port = server.address.split(":")
        for _ in range(3):
            _reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(
                b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\nauthorization: Bearer "
                + person.token.encode()
                + b"\r\n\r\n{"
            )
            await writer.drain()
            writer.close()
            await writer.wait_closed()
        async with asyncio.timeout(TIMEOUT_S):
            while len(ended := [line for line in noted() if line.get("path") == "/api/tables"]) < 3:
                await asyncio.sleep(0.05)
        assert [line["status"] for line in ended] == [400] * 3
        assert {line["level"] for line in noted()} <= {"debug", "info"}, "neither a warning nor an error"
        assert (await person.call("GET", "/health")).status_code == 200

    def noted() -> list[Any]:
        # The last line may be incomplete.
        return [json.loads(line) for line in log.read_text().splitlines(keepends=True) if line.endswith("\n")]

    log = tmp_path / "log"
    with serving(str(tmp_path / "roost.db"), log=log) as server:
        asyncio.run(run(server))
