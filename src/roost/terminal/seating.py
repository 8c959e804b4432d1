"""The seats of a game at the terminal, read from a list such as `me,hen,Anna`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from roost.bots.characters import character_name
from roost.bots.registry import is_bot, load_bot
from roost.core.bot import Bot
from roost.core.chance import Chance, FastChance
from roost.core.errors import RoostError
from roost.core.game import Game
from roost.core.record import clean_name
from roost.core.seed import seed_from_text

__all__ = ["BOT", "FAVOURITE", "ME", "PERSON", "Seat", "SeatingError", "default_seats", "luck", "seat_all"]

ME: Final = "me"
BOT: Final = "bot:"
PERSON: Final = "person:"
FAVOURITE: Final = "hen"
"""The opponent where none was chosen."""


class SeatingError(RoostError):
    """A list of seats with an empty one."""


class Seat(NamedTuple):
    """A person or a bot at the table."""

    name: str
    bot: Bot | None
    """None for a person."""
    level: str = ""
    """The bot's level, its other name among bots, or its import path."""


def default_seats(game: Game) -> str:
    """Return the list with one person and as few bots as the game allows."""
    return ",".join([ME] + [FAVOURITE] * (game.seats[0] - 1))


def seat_all(listed: str, game: Game, me: str, key: str) -> tuple[Seat, ...]:
    """Read a list of seats.

    Args:
        listed: The seats with commas.
        game: What is played.
        me: What to call a person who gave no name.
        key: What decides which characters the bots are.
    """
    if not listed.strip():
        raise SeatingError("no seats are listed", "no-seats")
    seats: list[Seat] = []
    for word in map(str.strip, listed.split(",")):
        if not word or word in (BOT, PERSON):
            raise SeatingError(f"a seat is empty in {listed!r}", "empty-seat", given=listed)
        given = word.removeprefix(BOT).removeprefix(PERSON)
        # The cheater is a bot too: it is refused, not taken for a person of that name.
        if word.startswith(BOT) or (is_bot(word, game) and not word.startswith(PERSON)):
            seats.append(Seat("", load_bot(given, game), given))
        else:
            seats.append(Seat(_unlike(clean_name(me if word == ME else given), _names(seats)), None))
    # People choose their names; bots take what is left.
    for number, seat in enumerate(seats):
        if seat.bot is not None:
            # An imported bot is called by its class.
            name = clean_name(seat.level.rpartition(":")[2])
            seats[number] = seat._replace(name=character_name(name, key, _names(seats)))
    return tuple(seats)


def _names(seats: Iterable[Seat]) -> set[str]:
    return {seat.name for seat in seats}


def luck(seed: str, seat: int) -> Chance:
    """Return a bot's own randomness, which neither sees nor changes what the game draws."""
    return FastChance(seed_from_text(f"{seed} seat {seat}"))


def _unlike(name: str, taken: set[str]) -> str:
    """Return the name, or `Anna 2` where an Anna is taken."""
    number = 1
    unlike = name
    while unlike in taken:
        number += 1
        unlike = f"{name} {number}"
    return unlike
