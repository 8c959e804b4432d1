"""The command-line arguments that describe a turn at a real table."""

from __future__ import annotations

import argparse
import re
from typing import Final, NamedTuple

from roost.core.errors import GameOverError, OptionsError, UnreadableError
from roost.games.heckmeck.components import (
    CLASSIC_PORTIONS,
    DELUXE_PORTIONS,
    DICE,
    GOLDEN_DIE,
    GOLDEN_DIE_FACES,
    HEN,
    MAX_SEATS,
    RAVEN,
    ROAST_WORMS,
    SPECIALIST_STARTS,
    SPECIALISTS,
    SYMBOLS,
    VALUES,
    WEASEL,
)
from roost.games.heckmeck.rules.position import read
from roost.games.heckmeck.rules.state import HeckmeckState

_DIE: Final = re.compile(r"(g?)([1-5w])", re.IGNORECASE)
_NONE: Final = "-"
_NONE_SPELLINGS: Final = (_NONE, "0", "")
"""Spellings of none; a dash at the beginning would look like an option."""
_GOLDEN: Final = SPECIALISTS[GOLDEN_DIE]
_OWNABLE_SPECIALISTS: Final = tuple(name for name in SPECIALISTS[1:] if name != SPECIALISTS[RAVEN])
_DELUXE_OPTIONS: Final = ("specialist", "standing", "supply", "spent", "no_golden")
_TURN_OPTIONS: Final = ("aside", "roll", "grill", "own", "stacks", "variant", *_DELUXE_OPTIONS)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that describe a turn."""
    parser.add_argument("--aside", metavar="DICE", help="the dice set aside in this turn, such as 4,4,4 (W: a worm)")
    parser.add_argument("--roll", metavar="DICE", help="the dice just rolled; without it: stop or roll on?")
    parser.add_argument(
        "--grill",
        metavar="PORTIONS",
        help="what lies open on the grill: 21-30,33; ranges leave out what tops a stack; otherwise all the rest",
    )
    parser.add_argument("--own", metavar="PORTION", help="the top portion of your own stack, which a failure costs")
    parser.add_argument(
        "--stacks", metavar="PORTIONS", help="the top portions of the others: 24,31,0 (0: none; 24+hen: with the hen)"
    )
    parser.add_argument("--variant", metavar="NAME", help="classic (the usual one) or deluxe")
    parser.add_argument("--specialist", metavar="NAME", help=f"deluxe: yours, one of {', '.join(_OWNABLE_SPECIALISTS)}")
    parser.add_argument(
        "--standing",
        metavar="LIST",
        help="deluxe: who stands on the grill, raven=23,apple=29; otherwise as at the start",
    )
    parser.add_argument(
        "--supply",
        metavar="NUMBER",
        help="deluxe: roast worms that nobody has yet (7); an opponent is taken to have all the others, you none",
    )
    parser.add_argument("--spent", action="store_true", help="deluxe: you have used the weasel in this turn")
    parser.add_argument(
        "--no-golden", action="store_true", help="deluxe: you left the golden die out; otherwise write it as g1 or gW"
    )
    parser.add_argument("--position", metavar="LINE", help="a whole position in one line, instead of all this")


def read_turn(arguments: argparse.Namespace) -> HeckmeckState:
    """Return the described position."""
    if arguments.position is None:
        return read(_TurnDescription(arguments).position())
    for name in _TURN_OPTIONS:
        if getattr(arguments, name) not in (None, False):
            raise OptionsError(
                f"--position says it all: leave out {_option(name)}",
                "heckmeck-odds-position-alone",
                option=_option(name),
            )
    state = read(arguments.position)
    if state.turn < 0:
        raise GameOverError("the game is over", "over")
    return state


def _option(name: str) -> str:
    return f"--{name.replace('_', '-')}"


class _Dice(NamedTuple):
    """Dice in the order of the symbols, and the face of the golden one among them."""

    shown: str
    golden: str

    @property
    def white(self) -> int:
        return len(self.shown) - len(self.golden)


class _Stack(NamedTuple):
    top: int | None
    specialist: str | None


class _TurnDescription:
    """The described turn, checked piece by piece so that errors are specific."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        self._deluxe = self._variant(arguments)
        self._stacks = [
            _Stack(self._top(arguments.own or "", "--own"), self._specialist(arguments)),
            *self._other_stacks(arguments.stacks or ""),
        ]
        self._open = self._grill(arguments.grill)
        self._places = self._standing(arguments.standing)
        self._aside = self._dice(arguments.aside, "--aside")
        self._rolled = self._dice(arguments.roll, "--roll")
        self._check_dice()
        self._golden = self._golden_die(arguments.no_golden)
        self._spent = self._used_up(arguments.spent)
        self._supply = self._number(arguments.supply)

    def position(self) -> str:
        """Return the turn as a position."""
        tops = [str(stack.top or _NONE) for stack in self._stacks]
        elsewhere = {stack.top for stack in self._stacks} | set(self._open)
        turned = ".".join(str(value) for value in self._portions() if value not in elsewhere)
        parts = [
            "heckmeck",
            f"variant={'deluxe' if self._deluxe else 'classic'}",
            f"seats={len(tops)}",
            f"stacks={'/'.join(tops)}",
            f"turned={turned or _NONE}",
            f"aside={self._aside.shown or _NONE}",
            f"rolled={self._rolled.shown or _NONE}",
        ]
        if self._deluxe:
            parts += [f"golden-die={self._golden}", f"again={'spent' if self._spent else 'ready'}"]
            parts += [f"worms={'/'.join(map(str, self._roast_worms()))}"]
            parts += [f"{name}={self._place(name)}" for name in SPECIALISTS[1:]]
        return " ".join(parts)

    # The table

    def _variant(self, arguments: argparse.Namespace) -> bool:
        if arguments.variant not in (None, "classic", "deluxe"):
            raise OptionsError(
                f"there is no variant {arguments.variant!r}: classic or deluxe",
                "heckmeck-odds-variant",
                given=arguments.variant,
            )
        if arguments.variant == "deluxe":
            return True
        for name in _DELUXE_OPTIONS:
            if getattr(arguments, name) not in (None, False):
                raise _only_deluxe(_option(name))
        return False

    def _portions(self) -> list[int]:
        mask = DELUXE_PORTIONS if self._deluxe else CLASSIC_PORTIONS
        return [value for number, value in enumerate(VALUES) if mask >> number & 1]

    def _portion(self, text: str, option: str) -> int:
        for value in self._portions():
            if text == str(value):
                return value
        raise UnreadableError(
            f"{option}: there is no portion {text!r}",
            "heckmeck-odds-portion",
            option=option,
            given=text,
            variant="deluxe" if self._deluxe else "classic",
        )

    def _top(self, text: str, option: str) -> int | None:
        return None if text.strip() in _NONE_SPELLINGS else self._portion(text.strip(), option)

    def _other_stacks(self, text: str) -> list[_Stack]:
        stacks = []
        for word in text.split(","):
            top, plus, specialist = word.partition("+")
            if plus and not self._deluxe:
                raise _only_deluxe(f"--stacks {word.strip()}")
            owned = self._owned(specialist.strip(), "--stacks") if plus else None
            stacks.append(_Stack(self._top(top, "--stacks"), owned))
        if len(stacks) >= MAX_SEATS:
            raise OptionsError(
                f"--stacks names {len(stacks)} others: there are {MAX_SEATS - 1} at most",
                "heckmeck-odds-stacks",
                given=len(stacks),
                most=MAX_SEATS - 1,
            )
        return stacks

    def _grill(self, text: str | None) -> list[int]:
        """Return the open portions, by default all that are on top of no stack."""
        tops = [stack.top for stack in self._stacks if stack.top is not None]
        if text is None:
            portions = [value for value in self._portions() if value not in tops]
        else:
            portions = [value for word in text.split(",") for value in self._range(word.strip(), tops)]
        for value in {*portions, *tops}:
            if [*portions, *tops].count(value) > 1:
                raise UnreadableError(f"portion {value} is named twice", "heckmeck-odds-twice", portion=value)
        if not portions:
            raise UnreadableError("no portion lies open on the grill", "heckmeck-odds-empty-grill")
        return portions

    def _range(self, word: str, tops: list[int]) -> list[int]:
        """Return the portions of `27`, or of `21-36` without those on top of a stack."""
        if word in _NONE_SPELLINGS:
            return []
        first, dash, last = word.partition("-")
        lowest = self._portion(first, "--grill")
        if not dash:
            return [lowest]
        highest = self._portion(last, "--grill")
        if highest < lowest:
            raise UnreadableError(
                f"--grill: {word!r} runs backwards", "heckmeck-odds-backwards", given=word, right=f"{highest}-{lowest}"
            )
        return [value for value in self._portions() if lowest <= value <= highest and value not in tops]

    # Specialists and roast worms

    def _owned(self, name: str, option: str) -> str:
        if name not in _OWNABLE_SPECIALISTS:
            raise UnreadableError(
                f"{option}: nobody owns a specialist {name!r}",
                "heckmeck-odds-specialist",
                option=option,
                given=name,
                known=", ".join(_OWNABLE_SPECIALISTS),
            )
        return name

    def _specialist(self, arguments: argparse.Namespace) -> str | None:
        return None if arguments.specialist is None else self._owned(arguments.specialist, "--specialist")

    def _standing(self, text: str | None) -> dict[str, int]:
        """Return the portion of each specialist on the grill, by default as at the start."""
        held = [stack.specialist for stack in self._stacks if stack.specialist is not None]
        places: dict[str, int] = {}
        if not self._deluxe:
            return places
        if text is None:
            places = {
                name: place
                for name, place in zip(SPECIALISTS[1:], SPECIALIST_STARTS[1:], strict=True)
                if place in self._open and name not in held
            }
        else:
            for word in [] if text.strip() in _NONE_SPELLINGS else text.split(","):
                name, place = self._standing_specialist(word.strip())
                held.append(name)
                places[name] = place
        for name in held:
            if held.count(name) > 1:
                raise UnreadableError(
                    f"the {name} cannot be in two places", "heckmeck-odds-two-places", specialist=name
                )
        for place in places.values():
            if list(places.values()).count(place) > 1:
                raise UnreadableError(
                    f"two specialists stand on portion {place}", "heckmeck-odds-one-each", portion=place
                )
        return places

    def _standing_specialist(self, word: str) -> tuple[str, int]:
        name, sign, place = word.partition("=")
        if not sign or name not in SPECIALISTS[1:]:
            raise UnreadableError(
                f"--standing: {word!r} is no specialist on a portion",
                "heckmeck-odds-standing",
                given=word,
                known=", ".join(SPECIALISTS[1:]),
            )
        portion = self._portion(place, "--standing")
        if portion not in self._open:
            raise UnreadableError(
                f"--standing: portion {portion} does not lie open on the grill",
                "heckmeck-odds-not-open",
                portion=portion,
            )
        return name, portion

    def _place(self, name: str) -> str:
        for seat, stack in enumerate(self._stacks):
            if stack.specialist == name:
                return f"seat-{seat}"
        return str(self._places.get(name, "box"))

    def _number(self, text: str | None) -> int:
        if text is None:
            return ROAST_WORMS
        if not (text.isascii() and text.isdecimal() and len(text) < 3 and int(text) <= ROAST_WORMS):
            raise UnreadableError(
                f"--supply is a number from 0 to {ROAST_WORMS}, not {text!r}",
                "heckmeck-odds-supply",
                given=text,
                most=ROAST_WORMS,
            )
        return int(text)

    def _roast_worms(self) -> list[int]:
        """Return the roast worms of each seat: one opponent has all that are gone, if possible not the hen's owner."""
        worms = [0] * len(self._stacks)
        others = range(1, len(self._stacks))
        robbed = [seat for seat in others if self._stacks[seat].specialist != SPECIALISTS[HEN]]
        worms[(robbed or others)[0]] = ROAST_WORMS - self._supply
        return worms

    def _used_up(self, spent: bool) -> bool:
        if spent and (self._stacks[0].specialist != SPECIALISTS[WEASEL] or not self._aside.shown + self._rolled.shown):
            raise OptionsError("--spent is for the owner of the weasel, after a roll", "heckmeck-odds-spent")
        return spent

    # Dice

    def _dice(self, text: str | None, option: str) -> _Dice:
        text = (text or "").strip()
        found = [(golden, face.upper()) for golden, face in _DIE.findall(text)]
        if set(_DIE.sub("", text)) - set(", "):
            raise UnreadableError(f"{option}: {text!r} are no dice", "heckmeck-odds-dice", option=option, given=text)
        golden = "".join(face for gold, face in found if gold)
        if golden and self._stacks[0].specialist != _GOLDEN:
            raise _not_yours(option)
        if len(golden) > 1 or golden not in GOLDEN_DIE_FACES:
            raise _one_golden(option)
        return _Dice("".join(sorted((face for _, face in found), key=SYMBOLS.index)), golden)

    def _check_dice(self) -> None:
        """Raise an error unless all eight white dice are either set aside or rolled."""
        if self._aside.golden and self._rolled.golden:
            raise _one_golden("--roll")
        left = DICE - self._aside.white
        if left < 0:
            raise OptionsError(
                f"--aside names {self._aside.white} white dice: there are {DICE}",
                "heckmeck-odds-aside",
                given=self._aside.white,
                most=DICE,
            )
        if not self._rolled.shown:
            return
        if set(self._aside.shown) == set(SYMBOLS) or left + len(self._rolled.golden) == 0:
            raise OptionsError("nothing can be rolled any more", "heckmeck-odds-done")
        if self._rolled.white != left:
            raise OptionsError(
                f"--roll names {self._rolled.white} white dice: {left} are not set aside",
                "heckmeck-odds-roll",
                given=self._rolled.white,
                left=left,
            )

    def _golden_die(self, left_out: bool) -> str:
        """Return the place of the golden die, which took no part in a roll that does not name it."""
        if left_out and self._stacks[0].specialist != _GOLDEN:
            raise _not_yours("--no-golden")
        if left_out and (self._aside.golden or self._rolled.golden):
            option = "--aside" if self._aside.golden else "--roll"
            raise OptionsError(
                f"--no-golden leaves the golden die out, but {option} names it",
                "heckmeck-odds-golden-named",
                option=option,
            )
        if self._aside.golden:
            return f"kept-{self._aside.golden}"
        if self._rolled.golden:
            return f"shows-{self._rolled.golden}"
        waits = self._stacks[0].specialist == _GOLDEN and self._aside.shown and not self._rolled.shown
        return "cup" if waits and not left_out else "away"


def _only_deluxe(option: str) -> OptionsError:
    return OptionsError(f"{option} is for --variant deluxe", "heckmeck-odds-only-deluxe", option=option)


def _not_yours(option: str) -> OptionsError:
    return OptionsError(
        f"{option}: the golden die is for its owner, --specialist golden", "heckmeck-odds-golden-owner", option=option
    )


def _one_golden(option: str) -> UnreadableError:
    return UnreadableError(
        f"{option}: there is one golden die, written g1 or gW", "heckmeck-odds-golden-die", option=option
    )
