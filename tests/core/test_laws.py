"""Every law catches a game that breaks it, and only that law is named."""

from __future__ import annotations

from itertools import count

import pytest

from examples.pig import HOLD, ROLL, Held, PigView
from roost.core import laws
from roost.core.chance import Chance, FastChance
from roost.core.errors import IllegalMoveError, UnreadableError
from roost.core.event import Event
from roost.core.game import Game, Options
from roost.core.laws import LAWS, LawError, check, check_position
from roost.core.registry import find, games, register
from roost.core.result import Result, ScoreLine
from tests.core.hidden import Drawn, Fives, FivesState, FivesView
from tests.core.variants import Variant, VariantGame, read

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


def broken(game: Game, options: dict[str, object] | None = None) -> LawError:
    """The law that a game is caught with."""
    with pytest.raises(LawError) as caught:
        check(game, games=8, seats=[2, 3], options=[options or {}], most_moves=1000)
    return caught.value


def broken_pig(kind: type[Variant]) -> LawError:
    return broken(VariantGame(kind), {"target": 30})


def test_the_laws_are_all_tried_here() -> None:
    assert set(LAWS) == {MOVES, TEXT, ILLEGAL, COPIES, CHANCE, POSITIONS, IMAGINING, SECRETS, RESULTS}


@pytest.mark.parametrize("game", [VariantGame(), Fives()], ids=lambda game: str(game.key))
def test_a_game_that_keeps_the_laws_passes(game: Game) -> None:
    assert check(game, games=3) >= 3 * len(game.seats)


def test_a_checked_game_is_registered_so_that_its_records_can_be_read() -> None:
    game = VariantGame()
    check(game, games=1, seats=[2])
    assert find("variant") is game
    check(game, games=1, seats=[2])
    assert games().count(game) == 1


def test_seats_options_and_positions_can_be_chosen_and_progress_is_told() -> None:
    told: list[int] = []
    looked_at = check(
        VariantGame(),
        games=2,
        seats=(2, 4),
        options=[{"target": "20"}, VariantGame.options(target=30)],
        positions=0,
        records=0,
        progress=told.append,
    )
    assert told == [1, 2, 3, 4, 5, 6, 7, 8]
    assert looked_at == 8, "with no positions drawn only the end of each game is looked at"


def test_only_every_so_many_games_are_looked_at_position_by_position() -> None:
    few = check(VariantGame(), games=7, seats=[2], options=[{"target": 30}], positions=0, every=3, records=0)
    assert few == 3, "the first, the fourth and the seventh"


def test_games_that_are_not_looked_at_are_played_twice_all_the_same() -> None:
    with pytest.raises(LawError) as caught:
        check(VariantGame(Whimsical), games=9, seats=[2], options=[{"target": 30}], positions=0, every=100, records=0)
    assert caught.value.law == CHANCE


class Whimsical(Variant):
    """It follows chance in its first game, and later adds a point now and then out of a whim."""

    games = 0

    def play(self, move: int, chance: Chance) -> None:
        super().play(move, chance)
        if self.over:
            Whimsical.games += 1
            self.scores[0] += Whimsical.games > 6 and Whimsical.games % 2


def test_all_options_and_seats_are_defaults() -> None:
    told: list[int] = []
    check(Fives(), games=2, progress=told.append)
    assert len(told) == 2 * len(Fives.seats)


class Monotone(Variant):
    def text(self, move: int) -> str:
        return "roll"


def test_an_error_says_which_law_and_how_to_come_there_again() -> None:
    error = broken_pig(Monotone)
    what, where, position = str(error).split("\n")
    assert what == f"{TEXT}: two moves have the same text: ['roll', 'roll']"
    assert where == "  at: variant with 2 seats, PigOptions(target=30), seed 0"
    assert position.startswith("      pig 30 ")
    assert error.law == TEXT
    assert error.reason == "law"
    assert error.data == {
        "law": TEXT,
        "detail": "two moves have the same text: ['roll', 'roll']",
        "where": str(error).partition("  at: ")[2],
    }


# Moves


class Stuck(Variant):
    def moves(self) -> tuple[int, ...]:
        return () if self.pot > 4 else super().moves()


class Unending(Variant):
    def moves(self) -> tuple[int, ...]:
        return super().moves() or (ROLL,)


class Shuffled(Variant):
    def moves(self) -> tuple[int, ...]:
        return super().moves()[:: -1 if next(never_again) % 2 else 1]


class Twice(Variant):
    def moves(self) -> tuple[int, ...]:
        return super().moves() * 2


class Denying(Variant):
    def is_legal(self, move: int) -> bool:
        return move == ROLL and super().is_legal(move)


class Careless(Variant):
    def pick(self, chance: Chance) -> int:
        return HOLD


class Overdue(Variant):
    @property
    def over(self) -> bool:
        return self.turn < 0 or self.pot > 4

    def moves(self) -> tuple[int, ...]:
        return () if self.turn < 0 else (ROLL, HOLD) if self.pot else (ROLL,)


def test_no_moves_while_the_game_goes_on() -> None:
    assert broken_pig(Stuck).law == MOVES


def test_no_moves_while_the_game_goes_on_at_a_position() -> None:
    with pytest.raises(LawError, match="over is False, with 0 moves") as caught:
        check_position(VariantGame(Stuck), Stuck(30, [0, 0], 5, 0), FastChance(1))
    assert caught.value.law == MOVES


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        (Unending, "over is True, with 1 moves"),
        (Overdue, "over is True, with 2 moves"),
        (Shuffled, "not stable"),
        (Twice, "names a move twice"),
        (Denying, "is_legal denies"),
    ],
)
def test_moves_that_are_not_stable_unique_and_true(kind: type[Variant], message: str) -> None:
    error = broken_pig(kind)
    assert error.law == MOVES
    assert message in str(error)


def test_pick_picks_an_illegal_move() -> None:
    assert broken_pig(Careless).law == MOVES


def test_pick_picks_an_illegal_move_at_a_position() -> None:
    with pytest.raises(LawError, match="pick picks an illegal move") as caught:
        check_position(VariantGame(Careless), Careless(30, [0, 0], 0, 0), FastChance(3))
    assert caught.value.law == MOVES


def test_turn_is_a_seat() -> None:
    with pytest.raises(LawError, match="turn is 2") as caught:
        check_position(VariantGame(), Variant(30, [0, 0], 0, 2), FastChance(1))
    assert caught.value.law == MOVES


class Undead(Variant):
    @property
    def over(self) -> bool:
        return False


def test_over_and_turn_say_the_same() -> None:
    with pytest.raises(LawError, match="turn is -1") as caught:
        check_position(VariantGame(Undead), Undead(30, [0, 0], 0, -1), FastChance(1))
    assert caught.value.law == MOVES


class Brittle(Variant):
    """Breaks at a legal move, for a reason that does not come again."""

    broken = False

    def play(self, move: int, chance: Chance) -> None:
        super().play(move, chance)
        if self.pot > 2 and not Brittle.broken:
            Brittle.broken = True
            raise RuntimeError("a hole in the rules")


def test_a_legal_move_that_cannot_be_carried_out() -> None:
    assert "RuntimeError: a hole in the rules" in str(broken_pig(Brittle))


# Notation


class Swapped(Variant):
    def parse(self, text: str) -> int:
        return 1 - super().parse(text)


class Mute(Variant):
    def parse(self, text: str) -> int:
        raise UnreadableError(f"{text!r} means nothing", "mute")


class Wide(Variant):
    def text(self, move: int) -> str:
        return super().text(move) + "  it"

    def parse(self, text: str) -> int:
        return super().parse(text.removesuffix("  it"))


class Colourful(Variant):
    def text(self, move: int) -> str:
        return super().text(move) + "\x1b"

    def parse(self, text: str) -> int:
        return super().parse(text.removesuffix("\x1b"))


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        (Swapped, "'roll' is read as another move"),
        (Mute, "UnreadableError: 'roll' means nothing"),
        (Wide, "'roll  it' is not one clean line"),
        (Colourful, "is not one clean line"),
    ],
)
def test_notation_that_is_not_exact(kind: type[Variant], message: str) -> None:
    error = broken_pig(kind)
    assert error.law == TEXT
    assert message in str(error)


# Illegal moves


class Forgiving(Variant):
    def play(self, move: int, chance: Chance) -> None:
        if self.is_legal(move):
            super().play(move, chance)


class Silent(Variant):
    def play(self, move: int, chance: Chance) -> None:
        if not self.is_legal(move):
            raise IllegalMoveError("", "silent")
        super().play(move, chance)


class Hasty(Variant):
    def play(self, move: int, chance: Chance) -> None:
        self.target += 1
        super().play(move, chance)
        self.target -= 1


class Foreign(Variant):
    def play(self, move: int, chance: Chance) -> None:
        if not self.is_legal(move):
            raise ValueError(move)
        super().play(move, chance)


ALSO_HOLD = 1 << 20 | HOLD
"""Another way to write a move, which no list has."""


class Unlisted(Variant):
    def is_legal(self, move: int) -> bool:
        return super().is_legal(move) or (move == ALSO_HOLD and HOLD in self.moves())

    def play(self, move: int, chance: Chance) -> None:
        super().play(HOLD if move == ALSO_HOLD else move, chance)


class Cut(Unlisted):
    """It says that there are more moves than it lists, so that it keeps the laws."""

    @property
    def cut(self) -> bool:
        return not self.over


def test_a_list_of_moves_may_be_cut_if_it_says_so() -> None:
    assert check(VariantGame(Cut), games=3, seats=[2], options=[{"target": 30}]) >= 3
    assert Cut(30, [0, 0], 4, 0).is_legal(ALSO_HOLD)


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        (Unlisted, "is_legal allows a move that is not listed"),
        (Forgiving, "is not legal and was carried out"),
        (Silent, "is refused without a reason"),
        (Hasty, "changed the state"),
    ],
)
def test_illegal_moves_that_are_not_refused(kind: type[Variant], message: str) -> None:
    error = broken_pig(kind)
    assert error.law == ILLEGAL
    assert message in str(error)


def test_an_illegal_move_that_raises_another_error() -> None:
    assert broken_pig(Foreign).law == ILLEGAL


# Copies


class Sharing(Variant):
    def copy(self) -> Variant:
        return type(self)(self.target, self.scores, self.pot, self.turn)


class Forgetful(Variant):
    def copy(self) -> Variant:
        return type(self)(self.target, self.scores.copy(), 0, self.turn)


class Telling(Variant):
    """A copy takes the log along."""

    def copy(self) -> Variant:
        other = super().copy()
        other.log = self.log
        return other


class Listening(Variant):
    """A copy comes with a log of its own."""

    def copy(self) -> Variant:
        other = super().copy()
        other.log = []
        return other


class Siblings(Variant):
    """All copies of a state share a list, although none shares it with the state."""

    spare: list[int] | None = None

    def copy(self) -> Variant:
        if self.spare is None:
            self.spare = self.scores.copy()
        return type(self)(self.target, self.spare, self.pot, self.turn)


class Borrowing(Variant):
    """A copy reads what the original has until it writes: the original does not know, and writes into both."""

    borrowed = False

    def copy(self) -> Variant:
        other = type(self)(self.target, self.scores, self.pot, self.turn)
        other.borrowed = True
        return other

    def play(self, move: int, chance: Chance) -> None:
        if self.borrowed:
            self.scores = self.scores.copy()
            self.borrowed = False
        super().play(move, chance)


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        (Sharing, "playing on in a copy changed the state"),
        (Forgetful, "a copy is not equal"),
        (Listening, "took the log along"),
        (Siblings, "changed"),
    ],
)
def test_copies_that_depend(kind: type[Variant], message: str) -> None:
    error = broken_pig(kind)
    assert error.law == COPIES
    assert message in str(error)


def test_a_copy_that_takes_the_log_along() -> None:
    assert broken_pig(Telling).law == COPIES


def test_a_copy_that_changes_with_its_original() -> None:
    assert broken_pig(Borrowing).law == COPIES


# Chance


class Lucky(Variant):
    def play(self, move: int, chance: Chance) -> None:
        super().play(move, chance)
        if self.pot:
            self.pot += next(never_again) % 3


class Watched(Variant):
    def play(self, move: int, chance: Chance) -> None:
        super().play(move, chance)
        if self.pot and self.log is not None:
            self.pot += 1


class Timed(Variant):
    """The states are the same, what is told about them is not."""

    def play(self, move: int, chance: Chance) -> None:
        super().play(move, chance)
        if self.log is not None:
            self.log.append(Held(0, next(never_again)))


class Opening(VariantGame):
    """The same chance starts another game."""

    def new(self, seats: int, options: Options, chance: Chance, log: list[Event] | None = None) -> Variant:
        state = super().new(seats, options, chance)
        state.target += next(never_again)
        return state


@pytest.mark.parametrize(
    ("game", "message"),
    [
        (VariantGame(Lucky), "leads to different states"),
        (VariantGame(Watched), "the log matters"),
        (VariantGame(Timed), "gives seat None different views or events"),
        (Opening(), " != "),
    ],
)
def test_games_that_do_not_follow_chance(game: VariantGame, message: str) -> None:
    error = broken(game, {"target": 30})
    assert error.law == CHANCE
    assert message in str(error)


# Positions


class Lossy(Variant):
    def position(self) -> str:
        return Variant(self.target, self.scores, 0, self.turn).position()


class Broken(Variant):
    def position(self) -> str:
        return super().position() + "\n"


class Painted(Variant):
    def position(self) -> str:
        return super().position() + "\u2028"


class Remembering(Variant):
    """Shows something that its position does not tell."""

    rolls = 0

    def play(self, move: int, chance: Chance) -> None:
        super().play(move, chance)
        self.rolls += 1

    def copy(self) -> Variant:
        other = super().copy()
        assert isinstance(other, Remembering)
        other.rolls = self.rolls
        return other

    def view(self, seat: int | None) -> PigView:
        return PigView(turn=self.turn, target=self.target, pot=self.rolls, scores=tuple(self.scores))


class Pickled(Variant):
    """Pickled, it forgets the pot."""

    def __reduce__(self) -> tuple[object, ...]:
        return read, (type(self), Variant(self.target, self.scores, 0, self.turn).position())


class Mirrored(VariantGame):
    """Reads the scores from right to left."""

    def read(self, position: str) -> Variant:
        state = super().read(position)
        state.scores.reverse()
        return state


class Illiterate(VariantGame):
    def read(self, position: str) -> Variant:
        raise UnreadableError("it is dark", "dark")


@pytest.mark.parametrize(
    ("game", "message"),
    [
        (VariantGame(Lossy), "it is read again as"),
        (VariantGame(Broken), "a position is not one line"),
        (VariantGame(Painted), "a position is not one line"),
        (VariantGame(Remembering), "read again, seat None sees something else"),
        (VariantGame(Pickled), "it is read again as"),
        (Mirrored(), "it is read again as"),
        (Illiterate(), "UnreadableError: it is dark"),
    ],
)
def test_positions_that_do_not_tell_all(game: VariantGame, message: str) -> None:
    error = broken(game, {"target": 30})
    assert error.law == POSITIONS
    assert message in str(error)


# Hidden information


class Forgetting(FivesState):
    """Imagines the hand of the seat that knows it."""

    def imagine(self, seat: int, chance: Chance) -> None:
        super().imagine((seat + 1) % self.seats, chance)


class Conjuring(FivesState):
    """Imagines cards that there are not."""

    def imagine(self, seat: int, chance: Chance) -> None:
        self.pile = [5 for _ in self.pile]


class Envious(FivesState):
    """What may be played depends on cards that the seat cannot know."""

    def moves(self) -> tuple[int, ...]:
        moves = super().moves()
        return moves[:1] if not self.over and 5 in self.hands[self.turn - 1] else moves


class Clinging(FivesState):
    """Imagines that the others keep their lowest card, which the seat has never seen."""

    def imagine(self, seat: int, chance: Chance) -> None:
        kept = [hand[:1] if other != seat else [] for other, hand in enumerate(self.hands)]
        for other, cards in enumerate(kept):
            self.hands[other] = self.hands[other][len(cards) :]
        super().imagine(seat, chance)
        for other, cards in enumerate(kept):
            self.hands[other] = sorted(self.hands[other] + cards)


class Peeking(FivesState):
    """Tells the seat on turn what its neighbour holds."""

    def play(self, move: int, chance: Chance) -> None:
        seat = int(self.turn)
        super().play(move, chance)
        self.note(Drawn(seat, sum(self.hands[seat - 1])))


class Open(Drawn, frozen=True, tag="open"):
    def seen_by(self, seat: int | None) -> Event:
        return self


class Showing(FivesState):
    """Tells everybody which card was drawn, although nobody's view shows it afterwards."""

    def note(self, event: Event) -> None:
        super().note(Open(event.seat, event.card) if isinstance(event, Drawn) else event)


class Spied(FivesState):
    """Shows spectators the first hand."""

    def view(self, seat: int | None) -> FivesView:
        return super().view(0 if seat is None else seat)


class Transparent(FivesState):
    """Shows every seat the hand of its neighbour."""

    def view(self, seat: int | None) -> FivesView:
        return super().view(None if seat is None else seat - 1)


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        (Forgetting, "seat 0 sees a difference"),
        (Transparent, "seat 0 sees a difference"),
        (Conjuring, "changed the components"),
        (Envious, "has other moves, so it could tell"),
        (Clinging, "imagines depends on what it cannot know"),
        (Peeking, "sees events that its view does not show"),
    ],
)
def test_hidden_cards_that_do_not_stay_hidden(kind: type[FivesState], message: str) -> None:
    error = broken(Fives(kind))
    assert error.law == IMAGINING
    assert message in str(error)


def test_an_event_that_tells_the_other_seats_what_their_views_do_not_show() -> None:
    assert broken(Fives(Showing)).law == IMAGINING


def test_a_view_that_shows_spectators_what_the_seats_do_not_see() -> None:
    assert broken(Fives(Spied)).law == IMAGINING


class Dreaming(Variant):
    def imagine(self, seat: int, chance: Chance) -> None:
        self.pot += 1


def test_imagining_in_an_open_game_changes_nothing() -> None:
    error = broken_pig(Dreaming)
    assert error.law == IMAGINING
    assert "seat 0 sees a difference" in str(error)


# Errors


class Naming(FivesState):
    """An error names what the hand has instead."""

    def play(self, move: int, chance: Chance) -> None:
        if not self.is_legal(move):
            raise IllegalMoveError(f"there is no {move}, but {self.hands[self.turn]}", "fives-not-in-hand")
        super().play(move, chance)


class Noting(FivesState):
    """Not the text, but the data of an error."""

    def parse(self, text: str) -> int:
        card = super().parse(text)
        if card not in self.hands[self.turn]:
            raise UnreadableError(f"{card} is none of the cards", "fives-none", held=self.hands[self.turn][0])
        return card


@pytest.mark.parametrize("kind", [Naming, Noting])
def test_errors_that_name_cards_of_the_hand(kind: type[FivesState]) -> None:
    error = broken(Fives(kind))
    assert error.law == SECRETS
    assert "with another hand" in str(error)


# The whole game


class Endless(Variant):
    def play(self, move: int, chance: Chance) -> None:
        super().play(move, chance)
        if self.over:
            self.scores = [0 for _ in self.scores]
            self.turn = 0


class Burning(FivesState):
    """A drawn card is another one."""

    def play(self, move: int, chance: Chance) -> None:
        super().play(move, chance)
        if self.pile:
            self.pile[0] = 5


class Vanishing(FivesState):
    """The cards are there again at the end."""

    def census(self) -> dict[str, int]:
        return super().census() if self.over or len(self.pile) > 8 else {}


class Unimaginative(FivesState):
    """Its bots would see every hand."""

    def imagine(self, seat: int, chance: Chance) -> None:
        return None


def test_hidden_cards_that_are_never_imagined() -> None:
    error = broken(Fives(Unimaginative))
    assert error.law == IMAGINING
    assert "imagine changes nothing" in str(error)


def test_a_game_that_never_ends() -> None:
    error = broken_pig(Endless)
    assert error.law == ENDS
    assert "still going on after 1000 moves" in str(error)


@pytest.mark.parametrize("kind", [Burning, Vanishing])
def test_components_that_are_not_conserved(kind: type[FivesState]) -> None:
    error = broken(Fives(kind))
    assert error.law == CONSERVED
    assert " became " in str(error)
    assert "\n      fives " in str(error), "the position is named"


# Results


class Inconclusive(Variant):
    def result(self) -> Result | None:
        return None


class Early(Variant):
    def result(self) -> Result | None:
        result = super().result()
        return Result("early", (1,) * int(self.seats), (0,) * int(self.seats), ()) if result is None else result


class Partial(Variant):
    def result(self) -> Result | None:
        result = super().result()
        return result and Result("partial", result.places[1:], result.scores, result.sheet)


class Unscored(Variant):
    def result(self) -> Result | None:
        result = super().result()
        return result and Result("unscored", result.places, result.scores[1:], result.sheet)


class Nobody(Variant):
    def result(self) -> Result | None:
        result = super().result()
        return result and Result("nobody", tuple(place + 1 for place in result.places), result.scores, result.sheet)


class Generous(Variant):
    def result(self) -> Result | None:
        result = super().result()
        return result and Result(
            "generous", result.places, result.scores, (*result.sheet, ScoreLine(len(result.places) - 1, "gift", 1))
        )


class Unequal(Variant):
    """Its two seats are partners with different scores."""

    def result(self) -> Result | None:
        result = super().result()
        seats = len(self.scores)
        sheet = tuple(ScoreLine(seat, "half", score) for seat, score in enumerate(self.scores[:1]))
        sheet += (ScoreLine(0, "other", sum(self.scores) - self.scores[0]),)
        return result and Result("unequal", (1,) * (seats - 1) + (2,), (sum(self.scores),) * seats, sheet, (0,) * seats)


class Sideless(Variant):
    """Its seats are partners, but the game does not say so."""

    def result(self) -> Result | None:
        result = super().result()
        total = sum(self.scores)
        seats = len(self.scores)
        return result and Result("all", (1,) * seats, (total,) * seats, (ScoreLine(0, "all", total),), (0,) * seats)


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        (Unequal, "seat 0 and its partners do not share their place"),
        (Sideless, "the sides are (0, 0), not (0, 1)"),
        (Inconclusive, "over is True, and the result is None"),
        (Early, "over is False, and the result is Result("),
        (Partial, "is not complete"),
        (Unscored, "is not complete"),
        (Nobody, "is not complete"),
        (Generous, "the score sheet of seat 1 does not add up"),
    ],
)
def test_results_that_do_not_explain_themselves(kind: type[Variant], message: str) -> None:
    error = broken_pig(kind)
    assert error.law == RESULTS
    assert message in str(error)


# Records


class Arrow(Variant):
    """Its notation looks like the outcomes of a record."""

    def text(self, move: int) -> str:
        return super().text(move) + " -> on"

    def parse(self, text: str) -> int:
        return super().parse(text.removesuffix(" -> on"))


class Nameless(Variant):
    """One of its moves is written as nothing at all."""

    def text(self, move: int) -> str:
        return super().text(move) if move == HOLD else ""

    def parse(self, text: str) -> int:
        return super().parse(text) if text else ROLL


@pytest.mark.parametrize("kind", [Arrow, Nameless])
def test_a_notation_that_does_not_fit_into_a_record(kind: type[Variant]) -> None:
    assert broken_pig(kind).law == RECORDS


class Numbered(VariantGame):
    """Every game has a target of its own, but so low that the moves and the result are the same."""

    def new(self, seats: int, options: Options, chance: Chance, log: list[Event] | None = None) -> Variant:
        state = super().new(seats, options, chance)
        state.target = -next(never_again)
        return state


def test_a_record_that_leads_elsewhere() -> None:
    game = register(Numbered())
    with pytest.raises(LawError, match="the record read again is another one") as caught:
        laws.check_record(game, 2, VariantGame.options(target=30), "1")
    assert caught.value.law == RECORDS
