"""The games that weights were learned from have not changed: otherwise the weights belong to other games."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable
from itertools import chain

import pytest
from librt.vecs import vec

from roost.bots.search_bot import SearchBot
from roost.core.chance import FastChance
from roost.games.heckmeck.ai.network import Network
from roost.games.heckmeck.ai.network_training import initial_weights
from roost.games.heckmeck.ai.self_play import play_training_game
from roost.games.karteneck.ai.guide import KarteneckGuide
from training import gloria, heckmeck, karteneck


def heckmeck_games() -> list[object]:
    found: list[object] = []
    for deluxe in (False, True):
        chance = FastChance(heckmeck.SEED)
        network = Network(initial_weights(chance))
        lessons = play_training_game(network, heckmeck.begun(2, deluxe, chance), 0.9, chance, 6)
        found.append([(lesson.state.position(), [round(share, 6) for share in lesson.chances]) for lesson in lessons])
    return found


def karteneck_games() -> list[object]:
    bot = SearchBot(KarteneckGuide(vec[float](list(chain(*karteneck.initial_weights())))), 2, math.inf)
    return [karteneck.play(seats, 1, bot) for seats in karteneck.GAMES]


def gloria_games() -> list[object]:
    chance = FastChance(7)
    return [list(gloria.samples(seats, chance)) for seats in (2, 3, 4, 5)]


@pytest.mark.parametrize(
    ("games", "digest"),
    [(heckmeck_games, "b83f4113c6cd4986"), (karteneck_games, "0f378ebca4ce7a04"), (gloria_games, "c16b6bf9dd477198")],
    ids=["heckmeck", "karteneck", "gloria"],
)
def test_the_first_games_of_a_training_have_not_changed(games: Callable[[], list[object]], digest: str) -> None:
    """If they have, train again (`make training`, look at the difference) and write the new digest here."""
    found = games()
    assert found
    assert hashlib.sha256(repr(found).encode()).hexdigest()[:16] == digest
