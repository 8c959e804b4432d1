"""Positions of Heckmeck as one line of text.

`heckmeck variant=deluxe seats=2 turn=0 stacks=22.27/- aside=444 rolled=1233W can=11 hen=seat-1
...`: the grill holds the portions that are neither in a stack nor turned. Missing fields are as at
the start; a missing phase is derived.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from roost.core.position_format import NONE, PositionFormat, join_list, seat_text, split_list
from roost.games.heckmeck.components import (
    DICE,
    GOLDEN_DIE,
    MAX_SEATS,
    MAX_TURNS,
    RAVEN,
    ROAST_WORMS,
    SPECIALIST_STARTS,
    SPECIALISTS,
    SYMBOLS,
    VALUES,
    WEASEL,
)
from roost.games.heckmeck.rules.dice import ALL_SYMBOLS, points
from roost.games.heckmeck.rules.legal_moves import enter_phase
from roost.games.heckmeck.rules.phases import (
    ABSENT,
    BEGIN,
    BUST,
    CHOOSE,
    CUP,
    DECIDE,
    DOUBLE,
    KEPT_ONE,
    KEPT_WORM,
    OVER,
    PHASES,
    SHOWS_ONE,
    SHOWS_WORM,
    SWAP,
    VISIT,
)
from roost.games.heckmeck.rules.setup import initial_state
from roost.games.heckmeck.rules.state import HeckmeckState

_FORMAT: Final = PositionFormat("heckmeck", "Heckmeck")
_GOLDEN_DIE_PLACES: Final[tuple[str, ...]] = ("away", "cup", "shows-1", "shows-W", "kept-1", "kept-W")
_OFFERED: Final = "offered"
_FLYING: Final = "flying"
_BOX: Final = "box"
_CLASSIC_KEYS: Final = ("variant", "seats", "turn", "turns", "phase", "stacks", "turned", "aside", "rolled")
_DELUXE_KEYS: Final = (*_CLASSIC_KEYS, "golden-die", "again", "supply", "worms", *SPECIALISTS[1:])


def write(state: HeckmeckState) -> str:
    """Return the position of a state."""
    seats = range(state.seats)
    parts = [
        "heckmeck",
        f"variant={'deluxe' if state.deluxe else 'classic'}",
        f"seats={state.seats}",
        f"turn={seat_text(state.turn)}",
        f"turns={state.turns}",
        f"phase={PHASES[state.phase]}",
        f"stacks={'/'.join([_portions(state.stack(seat)) for seat in seats])}",
        f"turned={_portions([portion for portion in range(len(VALUES)) if (state.turned >> portion) & 1])}",
        f"aside={_dice(state.aside)}",
        f"rolled={_dice(state.rolled)}",
    ]
    if state.deluxe:
        parts.append(f"golden-die={_GOLDEN_DIE_PLACES[state.golden]}")
        parts.append(f"again={'spent' if state.rolled_again else 'ready'}")
        parts.append(f"supply={state.supply}")
        parts.append(f"worms={'/'.join([str(state.worms_of(seat)) for seat in seats])}")
        for specialist in range(1, len(SPECIALISTS)):
            parts.append(f"{SPECIALISTS[specialist]}={_place(state, specialist)}")
    return " ".join(parts)


def _portions(portions: list[int]) -> str:
    return join_list([str(VALUES[portion]) for portion in portions])


def _dice(counts: int) -> str:
    return "".join([SYMBOLS[symbol] * ((counts >> 4 * symbol) & 15) for symbol in range(6)]) or NONE


def _place(state: HeckmeckState, specialist: i64) -> str:
    if (state.boxed >> specialist) & 1:
        return _BOX
    if state.offered == specialist:
        return _OFFERED
    for seat in range(state.seats):
        if state.specialist_of(seat) == specialist:
            return f"seat-{seat}"
    for portion in range(len(VALUES)):
        if state.specialist_on(portion) == specialist:
            return str(VALUES[portion])
    return _FLYING


def read(text: str) -> HeckmeckState:
    """Return the state of a position, or raise an error that says why it is impossible."""
    fields = _FORMAT.fields(text)
    variant = fields.get("variant", "classic")
    if variant not in ("classic", "deluxe"):
        raise _FORMAT.wrong(f"variant is classic or deluxe, not {variant!r}")
    deluxe = variant == "deluxe"
    _FORMAT.check(fields, _DELUXE_KEYS if deluxe else _CLASSIC_KEYS, f"{variant} position")
    state = initial_state(_FORMAT.number(fields.get("seats", "2"), "seats", 2, MAX_SEATS), deluxe)
    state.turns = _FORMAT.number(fields.get("turns", "0"), "turns", 0, MAX_TURNS)
    _read_portions(state, fields)
    if deluxe:
        _read_specialists(state, fields)
        _read_worms(state, fields)
    over = fields.get("turn", "0") == NONE
    if over or fields.get("phase") == PHASES[OVER]:
        if not over or fields.get("phase", PHASES[OVER]) != PHASES[OVER]:
            raise _FORMAT.wrong("turn=- and phase=over go together")
        if state.open and state.turns < MAX_TURNS:
            raise _FORMAT.wrong("a game is not over while a portion lies open on the grill")
        state.phase = OVER
    elif state.turns == MAX_TURNS:
        raise _FORMAT.wrong(f"a game is over after {MAX_TURNS} turns")
    else:
        state.begin(_FORMAT.seat(fields.get("turn", "0"), "turn", state.seats))
    _read_dice(state, fields)
    if not over:
        enter_phase(state, _phase(state, fields))
    _check_phase(state, fields.get("phase", PHASES[state.phase]))
    _check_powers(state)
    return state


def _read_portions(state: HeckmeckState, fields: dict[str, str]) -> None:
    stacks = _FORMAT.each(fields, "stacks", NONE, state.seats)
    for seat in range(state.seats):
        for portion in _off_the_grill(state, stacks[seat]):
            state.push(seat, portion)
    for portion in _off_the_grill(state, fields.get("turned", NONE)):
        state.turned |= 1 << portion


def _off_the_grill(state: HeckmeckState, text: str) -> list[int]:
    portions: list[int] = []
    for value in split_list(text):
        portion = -1
        for i in range(len(VALUES)):
            if str(VALUES[i]) == value:
                portion = i
        if portion < 0 or not (state.open >> portion) & 1:
            raise _FORMAT.wrong(f"portion {value} does not exist or is named twice")
        state.open &= ~(1 << portion)
        portions.append(portion)
    return portions


def _read_specialists(state: HeckmeckState, fields: dict[str, str]) -> None:
    state.standing = 0
    for specialist in range(1, len(SPECIALISTS)):
        name = SPECIALISTS[specialist]
        place = fields.get(name, str(SPECIALIST_STARTS[specialist]))
        if place == _BOX:
            state.boxed |= 1 << specialist
        elif place == _FLYING and specialist == RAVEN:
            continue
        elif place == _OFFERED and specialist != RAVEN and state.offered == 0:
            state.offered = specialist
        elif place.startswith("seat-") and specialist != RAVEN:
            seat = _FORMAT.seat(place[5:], name, state.seats)
            if state.specialist_of(seat):
                raise _FORMAT.wrong(f"seat {seat} has two specialists")
            state.held |= specialist << 3 * seat
        else:
            _stand(state, specialist, place)


def _stand(state: HeckmeckState, specialist: i64, place: str) -> None:
    for portion in range(len(VALUES)):
        if str(VALUES[portion]) == place and (state.open >> portion) & 1:
            if state.specialist_on(portion):
                raise _FORMAT.wrong(f"two specialists stand on portion {place}")
            state.standing |= specialist << 3 * portion
            return
    name = SPECIALISTS[specialist]
    raise _FORMAT.wrong(
        f"the {name} cannot stand on {place!r}: say where it is with {name}=PORTION, {name}=seat-0 or {name}=box"
    )


def _read_worms(state: HeckmeckState, fields: dict[str, str]) -> None:
    left = ROAST_WORMS
    worms = _FORMAT.each(fields, "worms", "0", state.seats)
    for seat in range(state.seats):
        count = _FORMAT.number(worms[seat], "worms", 0, ROAST_WORMS)
        left -= count
        if left < 0:
            break
        state.worms |= count << 3 * seat
    if left < 0 or _FORMAT.number(fields.get("supply", str(left)), "supply", 0, ROAST_WORMS) != left:
        raise _FORMAT.wrong(f"supply and worms do not add up to {ROAST_WORMS}")
    state.supply = left


def _read_dice(state: HeckmeckState, fields: dict[str, str]) -> None:
    state.aside = _counts(fields.get("aside", NONE))
    state.rolled = _counts(fields.get("rolled", NONE))
    golden = fields.get("golden-die", _GOLDEN_DIE_PLACES[ABSENT])
    if golden not in _GOLDEN_DIE_PLACES:
        raise _FORMAT.wrong(f"golden-die is one of {', '.join(_GOLDEN_DIE_PLACES)}, not {golden!r}")
    state.golden = _GOLDEN_DIE_PLACES.index(golden)
    again = fields.get("again", "ready")
    if again not in ("ready", "spent"):
        raise _FORMAT.wrong(f"again is ready or spent, not {again!r}")
    state.rolled_again = again == "spent"
    set_aside: i64 = 0
    rolled: i64 = 0
    for symbol in range(6):
        count = (state.aside >> 4 * symbol) & 15
        set_aside += count
        state.total += count * points(symbol)
        if count:
            state.used |= 1 << symbol
        count = (state.rolled >> 4 * symbol) & 15
        rolled += count
        if count:
            state.shown |= 1 << symbol
    for dice, first in ((state.rolled, SHOWS_ONE), (state.aside, KEPT_ONE)):
        if (state.golden == first and not dice & 15) or (state.golden == first + 1 and not dice >> 20):
            raise _FORMAT.wrong(f"golden-die={golden} does not fit the dice")
    state.dice = DICE - set_aside + (state.golden >= KEPT_ONE)
    golden_rolled = state.golden in (SHOWS_ONE, SHOWS_WORM)
    if state.dice < 0 or (rolled and rolled != state.dice + golden_rolled) or (golden_rolled and not rolled):
        raise _FORMAT.wrong("the dice set aside and rolled are not eight, or nine with the golden die")
    if state.golden in (CUP, KEPT_ONE, KEPT_WORM) and set_aside == 0:
        raise _FORMAT.wrong(f"golden-die={golden} before anything was set aside")


def _counts(text: str) -> int:
    counts = 0
    for symbol in "" if text == NONE else text:
        if symbol not in SYMBOLS:
            raise _FORMAT.wrong(f"{symbol!r} is not on a die: {', '.join(SYMBOLS)} are")
        if len(text) > DICE + 1:
            raise _FORMAT.wrong(f"{text} are too many dice")
        counts += 1 << 4 * SYMBOLS.index(symbol)
    return counts


def _phase(state: HeckmeckState, fields: dict[str, str]) -> int:
    name = fields.get("phase", "")
    if name:
        if name not in PHASES:
            raise _FORMAT.wrong(f"phase is one of {', '.join(PHASES)}, not {name!r}")
        return PHASES.index(name)
    if state.offered:
        return SWAP
    if fields.get("raven") == _FLYING:
        return VISIT
    if state.rolled:
        return CHOOSE
    return DECIDE if state.aside else BEGIN


def _check_phase(state: HeckmeckState, name: str) -> None:
    """Raise an error if the table contradicts the phase."""
    phase = state.phase
    flying = state.deluxe and _place(state, RAVEN) == _FLYING
    if (state.rolled != 0) != (phase in (CHOOSE, BUST)):
        raise _FORMAT.wrong(f"dice just rolled and phase={name} do not go together")
    if (state.offered != 0) != (phase == SWAP) or flying != (phase == VISIT):
        raise _FORMAT.wrong(f"a specialist on its way and phase={name} do not go together")
    if PHASES[phase] != name:
        raise _FORMAT.wrong(f"phase={name} does not fit the dice")
    if phase in (CHOOSE, BUST) and state.used == ALL_SYMBOLS:
        raise _FORMAT.wrong("nobody rolls on with all six symbols set aside")
    if phase not in (CHOOSE, BUST) and (state.aside == 0) != (phase in (BEGIN, OVER)):
        raise _FORMAT.wrong(f"phase={name} does not fit the dice set aside")
    if phase in (DOUBLE, VISIT) and not state.legal:
        raise _FORMAT.wrong("there is nobody to take a roast worm from")
    if phase in (DOUBLE, VISIT) and state.supply:
        raise _FORMAT.wrong("nobody is robbed while there are roast worms in the supply")
    if phase == DOUBLE and state.aside & 15 < 2:
        raise _FORMAT.wrong("there is no double 1")
    if phase == VISIT and state.top_of(state.turn) < 0:
        raise _FORMAT.wrong("the raven flies only from a portion just taken")
    if phase == SWAP and state.specialist_of(state.turn) == 0:
        raise _FORMAT.wrong("a specialist is offered only to who has one")
    if state.open == 0 and phase not in (VISIT, SWAP, OVER):
        raise _FORMAT.wrong("no portion lies open on the grill, so the game is over")


def _check_powers(state: HeckmeckState) -> None:
    """Raise an error if the seat on turn cannot have used the golden die or the weasel."""
    if state.golden != ABSENT and (state.phase == OVER or state.specialist_of(state.turn) != GOLDEN_DIE):
        raise _FORMAT.wrong("the golden die is rolled by its owner alone")
    if state.golden == CUP and state.rolled:
        raise _FORMAT.wrong("the golden die is not in the cup when the dice were just rolled")
    if state.rolled_again and (state.phase in (BEGIN, OVER) or state.specialist_of(state.turn) != WEASEL):
        raise _FORMAT.wrong("the weasel is used by its owner alone, and after a roll")
