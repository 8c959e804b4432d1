"""The lobby, games in progress, the games of a guest, and ratings."""

from __future__ import annotations

import asyncio

from roost.store.interface import Phase, Rating, Store
from tests.store.store_helpers import finished, listing, opened, run


async def add(store: Store, table: str, changed: int, phase: Phase = "waiting", *, public: bool = True) -> None:
    await store.append(table, 1, [b"x"], listing(table, changed=changed, phase=phase, public=public))


def test_the_lobby_lists_public_waiting_tables_latest_first(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as store:
            await add(store, "old", 1)
            await add(store, "new", 30)
            await add(store, "hidden", 40, public=False)
            await add(store, "begun", 50, "playing")
            await add(store, "done", 60, "over")
            await add(store, "twin-b", 20)
            await add(store, "twin-a", 20)
            assert [each.table for each in await store.lobby(9)] == ["new", "twin-a", "twin-b", "old"]
            assert [each.table for each in await store.lobby(2)] == ["new", "twin-a"]
            await store.append("old", 2, [b"y"], listing("old", phase="waiting", changed=99))
            assert [each.table for each in await store.lobby(1)] == ["old"]

    run(play())


def test_games_in_progress_are_listed_and_phases_counted(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as store:
            assert await store.counts() == {"waiting": 0, "playing": 0, "over": 0}
            await add(store, "a", 1, "playing")
            await add(store, "b", 2, "playing", public=False)
            await add(store, "c", 3, "over")
            assert [each.table for each in await store.playing()] == ["b", "a"]
            assert await store.counts() == {"waiting": 0, "playing": 2, "over": 1}
            await store.append("a", 2, [b"end"], listing("a", phase="over"))
            assert await store.counts() == {"waiting": 0, "playing": 1, "over": 2}

    run(play())


def test_a_listing_is_returned_unchanged(database_url: str) -> None:
    given = listing("Tisch é", phase="waiting", changed=2**42, guests=["b", "a", "b"], summary=bytes(range(256)))

    async def play() -> None:
        async with opened(database_url) as store:
            await store.append("Tisch é", 1, [b"x"], given)
            assert await store.lobby(1) == [given]
            assert await store.games_of("b", 9) == [given], "listed once, even if a guest has two seats"

    run(play())


def test_the_games_of_a_guest_follow_the_listing(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as store:
            await store.append("t", 1, [b"x"], listing("t", changed=1, guests=["anna", "ben"]))
            await store.append("u", 1, [b"x"], listing("u", changed=2, guests=["anna"], phase="over"))
            assert [each.table for each in await store.games_of("anna", 9)] == ["u", "t"]
            assert [each.table for each in await store.games_of("anna", 1)] == ["u"]
            assert [each.table for each in await store.games_of("ben", 9)] == ["t"]
            await store.append("t", 2, [b"x"], listing("t", changed=3, guests=["anna", "cleo"]))
            assert [each.table for each in await store.games_of("anna", 9)] == ["t", "u"]
            assert await store.games_of("ben", 9) == []
            assert [each.table for each in await store.games_of("cleo", 9)] == ["t"]
            await store.append("t", 3, [b"x"], listing("t", changed=4))
            assert await store.games_of("cleo", 9) == []

    run(play())


def test_ratings_are_listed_best_first(database_url: str) -> None:
    ratings = [
        Rating("sure", "Anna", 25.0, 1.0, 50),
        Rating("lucky", "Anna", 30.0, 8.0, 1),
        Rating("b-even", "Ben", 25.0, 2.0, 9),
        Rating("a-even", "Änne", 28.0, 3.0, 9),
    ]

    async def play() -> None:
        async with opened(database_url) as store:
            game = finished(*(rating.player for rating in ratings))._replace(rate=lambda before: ratings)
            await store.append("t", 1, [b"x"], listing(), game)
            found = await store.ratings("game", 9)
            assert [rating.player for rating in found] == ["sure", "a-even", "b-even", "lucky"]
            assert set(found) == set(ratings)
            assert await store.ratings("game", 1) == [ratings[0]]
            assert await store.ratings("other", 9) == []

    run(play())


def test_a_game_is_rated_from_the_previous_ratings(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as store:
            await store.append("t", 1, [b"x"], listing("t"), finished("anna", "ben"))
            await store.append("u", 1, [b"x"], listing("u"), finished("ben", "cleo", gain=0.1))
            await store.append("u", 2, [b"x"], listing("u"))
            assert {each.player: (each.mu, each.games) for each in await store.ratings("game", 9)} == {
                "anna": (26.0, 1),
                "ben": (26.1, 2),
                "cleo": (25.1, 1),
            }

    run(play())


def test_simultaneous_games_of_one_player_all_count(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as store:
            ends = [
                store.append(f"t{number}", 1, [b"x"], listing(f"t{number}"), finished("anna", f"other {number}"))
                for number in range(20)
            ]
            await asyncio.gather(*ends)
            best = (await store.ratings("game", 1))[0]
            assert (best.player, best.mu, best.games) == ("anna", 45.0, 20)

    run(play())
