"""Who sits where: `me,hen,Anna` in words, people and bots out of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from roost.bots.characters import character_name
from roost.bots.registry import all_bots, make_bot
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
"""The bot to play against where none was chosen."""


class SeatingError(RoostError):
    """A list of seats that cannot be read."""


class Seat(NamedTuple):
    """A place at the table."""

    name: str
    bot: Bot | None
    """None for a person."""
    level: str = ""
    """The bot's level, or what else it is called among bots."""


def default_seats(game: Game) -> str:
    """One person, and as few bots as the game allows."""
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
        name = clean_name(me if word == ME else word.removeprefix(BOT).removeprefix(PERSON))
        # One that only measures others is refused by name, and not taken for a person who happens to be called so.
        is_bot = word.startswith(BOT) or (word in all_bots(game) and not word.startswith(PERSON))
        seats.append(Seat("", make_bot(name, game), name) if is_bot else Seat(_unlike(name, _names(seats)), None))
    # People choose their names; bots take what is left.
    for number, seat in enumerate(seats):
        if seat.bot is not None:
            seats[number] = seat._replace(name=character_name(seat.level, key, _names(seats)))
    return tuple(seats)


def _names(seats: Iterable[Seat]) -> set[str]:
    return {seat.name for seat in seats}


def luck(seed: str, seat: int) -> Chance:
    """What a bot tosses coins with: its own, so that it neither sees nor shifts what the game draws."""
    return FastChance(seed_from_text(f"{seed} seat {seat}"))


def _unlike(name: str, taken: set[str]) -> str:
    """The name itself, or `Anna 2` where there is an Anna already."""
    number = 1
    unlike = name
    while unlike in taken:
        number += 1
        unlike = f"{name} {number}"
    return unlike
