"""Positions for tests, with moves as text and dice as faces."""

from __future__ import annotations

from functools import cache

from roost.core.chance import Chance
from roost.games.heckmeck.game import GAME
from roost.games.heckmeck.rules.state import HeckmeckState

NEXT = "11223345"
"""The first roll of the next turn, if it does not matter."""
SPECIALISTS = ("can", "hen", "raven", "weasel", "golden", "apple")
CLASSIC_PORTIONS = tuple(range(21, 37))
DELUXE_PORTIONS = (11, 13, *CLASSIC_PORTIONS)


def classic(position: str = "", grill: str | None = None) -> HeckmeckState:
    """Return a classic position; `grill` names all open portions, so that the others are face down."""
    return GAME.read(f"heckmeck variant=classic {position} {_turned(position, grill, CLASSIC_PORTIONS)}")


def deluxe(position: str = "", grill: str | None = None) -> HeckmeckState:
    """Return a deluxe position; specialists that are not named are out of the game."""
    named = {word.partition("=")[0] for word in position.split()}
    boxed = " ".join(f"{specialist}=box" for specialist in SPECIALISTS if specialist not in named)
    return GAME.read(f"heckmeck variant=deluxe {position} {boxed} {_turned(position, grill, DELUXE_PORTIONS)}")


def _turned(position: str, grill: str | None, portions: tuple[int, ...]) -> str:
    if grill is None:
        return ""
    fields = dict(word.split("=") for word in position.split())
    elsewhere = [*grill.split("."), *fields.get("stacks", "").replace("/", ".").split(".")]
    return "turned=" + (".".join(str(value) for value in portions if str(value) not in elsewhere) or "-")


def grill(state: HeckmeckState) -> list[int]:
    """Return the open portions of the grill."""
    return [portion.value for portion in state.view(None).grill if portion.open]


def turned(state: HeckmeckState) -> list[int]:
    """Return the portions that are face down."""
    return [portion.value for portion in state.view(None).grill if not portion.open]


def stack(state: HeckmeckState, seat: int) -> list[int]:
    """Return a seat's stack, from bottom to top."""
    return list(state.view(None).seats[seat].stack)


def roast_worms(state: HeckmeckState) -> list[int]:
    """Return the roast worms of each seat."""
    return [owner.roast_worms for owner in state.view(None).seats]


def contents(state: HeckmeckState) -> dict[str, object]:
    """Return all attributes of a state but the log, to compare states."""
    return {name: getattr(state, name) for name in _attributes()}


@cache
def _attributes() -> tuple[str, ...]:
    """Return the names of the public data attributes of a state, but for the log."""
    state = classic()
    public = [name for name in dir(state) if not name.startswith("_") and name != "log"]
    return tuple(name for name in public if not callable(getattr(state, name)))


class FirstResultChance(Chance):
    """Chance with always the first result, which records what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, str]] = []

    def below(self, n: int) -> int:
        self.asked.append((n, ""))
        return 0

    def roll(self, dice: int, faces: str) -> int:
        self.asked.append((dice, faces))
        return 0
