"""Games that break a law are caught, and the law is named."""

from __future__ import annotations

from itertools import count

import pytest

from roost.core.conformance import ConformanceError, check_game
from roost.core.game import Game
from tests.core.breakable_pig import Variant, VariantGame

MOVES = "moves exist exactly while the game goes on"
TEXT = "every move has one text"
ILLEGAL = "an illegal move raises and changes nothing"
COPIES = "copies are independent"
CHANCE = "the same chance and moves give the same game"
POSITIONS = "positions round-trip"
IMAGINING = "imagining keeps what is known"
SECRETS = "errors keep secrets"
RESULTS = "results explain themselves"
ENDS = "every game ends"
CONSERVED = "components are conserved"
RECORDS = "records round-trip"

never_again = count(1)
"""What a game uses that does not ask its chance."""


def broken(game: Game, options: dict[str, object] | None = None) -> ConformanceError:
    """The law that a game is caught with."""
    with pytest.raises(ConformanceError) as caught:
        check_game(game, games=8, seats=[2, 3], options=[options or {}], most_moves=1000)
    return caught.value


def broken_pig(kind: type[Variant]) -> ConformanceError:
    return broken(VariantGame(kind), {"target": 30})
