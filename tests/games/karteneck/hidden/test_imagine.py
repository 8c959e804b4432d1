"""Imagined states fit all that a seat can know of hidden cards, and cover all possibilities."""

from __future__ import annotations

import itertools
import re
from collections import Counter

import pytest

from roost.core.chance import Chance, FastChance
from roost.games.karteneck.game import GAME
from roost.games.karteneck.hidden.lay_history import bernoulli
from roost.games.karteneck.rules.moves import PASS
from roost.games.karteneck.rules.state import KarteneckState
from tests.games.karteneck.positions import all_but, positions_imagined, table
from tests.games.repetitions import field, first_and_last, play, repetitions

DEALS = repetitions(compiled=6000, plain=600)
# The value that chi-square exceeds once in ten thousand cases, by degrees of freedom.
LIMIT = {1: 15.1, 2: 18.4, 3: 21.1, 4: 23.5, 5: 25.7, 6: 27.9, 7: 29.9, 8: 31.8, 9: 33.7, 10: 35.6, 11: 37.4, 12: 39.1}
LIMIT |= {13: 40.9, 14: 42.6, 15: 44.3, 16: 45.9, 17: 47.6, 18: 49.2, 19: 50.8, 20: 52.4, 23: 57.1, 29: 66.2, 35: 75.1}


def imagined(state: KarteneckState, seat: int, seed: int) -> KarteneckState:
    other = state.copy()
    other.imagine(seat, FastChance(seed))
    return other


def check_distribution(state: KarteneckState, seat: int, expected: Counter[str], deals: int = DEALS) -> None:
    """Compare imagined hands with their exact weights by chi-square."""
    found: Counter[str] = Counter()
    for position, number in positions_imagined(state, seat, deals).items():
        found[dict(word.split("=") for word in position.split()[1:])["hands"]] += number
    assert set(found) <= set(expected)
    weight = deals / expected.total()
    chi = sum((found[hands] - expected[hands] * weight) ** 2 / (expected[hands] * weight) for hands in expected)
    freedom = len(expected) - 1
    assert chi < LIMIT[freedom], (chi, freedom)
    assert min(expected.values()) * weight > 5


def hand(cards: tuple[str, ...]) -> str:
    return "".join(sorted(cards, key=lambda card: (card[0] == "W", int(card.strip("W"))))) or "-"


def test_before_any_shuffle_unseen_cards_may_be_anywhere() -> None:
    state = table(f"grill=16.17 hands=11/23 discard={all_but('11', '23', '3W5')}")
    assert state.pile_size == 2
    expected = Counter(f"11/{hand(some)}" for some in itertools.combinations(("2", "3", "3", "W5"), 2))
    check_distribution(state, 0, expected)


def test_with_three_seats_before_any_shuffle() -> None:
    state = table(f"seats=3 grill=16.17.18 turn=1 hands=2/4/3W5 discard={all_but('2', '4', '3W5', '3')}")
    expected = Counter(
        f"{hand(order[:1])}/4/{hand(order[1:3])}" for order in itertools.permutations(("2", "3", "3", "W5"))
    )
    check_distribution(state, 1, expected)


def test_right_after_a_shuffle_the_pile_is_what_was_discarded() -> None:
    state = table(f"seats=3 grill=16.17.18 hands=11/2W1/34 discard={all_but('11', '2W1', '34')}")
    play(state, "lay 1 -> 5")
    for seed in range(50):
        other = imagined(state, 0, seed)
        assert other.pile == state.pile
        assert sorted(field(other, "hands").replace("/", "")) == sorted(field(state, "hands").replace("/", ""))
    expected = Counter(
        f"15/{hand(order[:2])}/{hand(order[2:])}" for order in itertools.permutations(("2", "3", "4", "W1"))
    )
    check_distribution(state, 0, expected)
    # Seat 1 cannot know which card of the pile seat 0 drew.
    assert len({imagined(state, 1, seed).pile for seed in range(200)}) > 5


def test_with_two_seats_the_other_hand_is_known_after_a_shuffle() -> None:
    state = table(f"grill=16.17 hands=1/2345W1 discard={all_but('1', '2345W1')}")
    play(state, "lay 1 -> 5")
    for seed in range(30):
        assert imagined(state, 0, seed).position() == state.position()


def test_a_few_draws_after_a_shuffle() -> None:
    """Fresh were 1, 2, 2 and W9; seats 1 and 2 drew one card each, and hold one old card each, a 4 and a W1."""
    hidden = f"discard={all_but('5', '24', 'W1W9', '12')} fresh=122W9"
    state = table(f"seats=3 grill=16.17.18 hands=5/24/W1W9 {hidden} drawn=0.0.0.0.0.0/0.1.0.0.0.0/0.0.0.0.0.1 lays=-")
    expected: Counter[str] = Counter()
    for old in itertools.permutations(("4", "W1")):
        for new in itertools.permutations(("1", "2", "2", "W9"), 2):
            expected[f"5/{hand((old[0], new[0]))}/{hand((old[1], new[1]))}"] += 1
    check_distribution(state, 0, expected)


def test_a_card_laid_since_the_shuffle_may_be_old_or_new() -> None:
    """Seat 1 had a 2, drew a card and laid a 2: the old one, and has any new card, or one of two new ones."""
    state = table(
        f"grill=16.17 hands=5/3 displays=-/2 discard={all_but('5', '3', '2', '122W9')} fresh=1223W9"
        " drawn=0.0.0.0.0.0/0.0.1.0.0.0 lays=1+1:2"
    )
    expected = Counter(f"5/{card}" for card in ("1", "2", "2", "3", "W9", "2", "2"))
    check_distribution(state, 0, expected)


def test_a_laid_card_that_cannot_be_old_is_new() -> None:
    """Only one card was drawn and laid, and the hand is old, so that the pile is known again."""
    state = table(
        f"grill=16.17 hands=5/3 displays=-/W9 discard={all_but('5', '3', 'W9', '122')} fresh=122W9"
        " drawn=0.0.0.0.0.0/0.0.0.0.0.1 lays=1+1:W9"
    )
    for seed in range(30):
        assert imagined(state, 0, seed).position() == state.position()


def test_a_seat_knows_what_it_drew_itself() -> None:
    """Seat 0 drew one of the two 2s: only one is left for the pile and seat 1."""
    state = table(
        f"grill=16.17 hands=2/4 discard={all_but('2', '4', '12')} fresh=1224 drawn=0.1.0.0.0.0/0.0.0.1.0.0 lays=-"
    )
    check_distribution(state, 0, Counter(["2/1", "2/2", "2/4"]))
    check_distribution(state, 1, Counter(["1/4", "2/4", "2/4"]))


def test_the_seat_that_laid_a_new_card_is_deduced() -> None:
    """The one new 3 was laid, by seat 1 or by seat 2. Seat 2 drew one card and has none: so it laid the new one, and
    seat 1 has its new card, the 1 or the 2, still in its hand."""
    state = table(
        f"seats=3 grill=16.17.18 hands=5/14/- displays=-/3/3 discard={all_but('5', '14', '3', '3', '2')} fresh=123"
        " drawn=0.0.0.0.0.0/1.0.0.0.0.0/0.0.1.0.0.0 lays=1+1:3.2+1:3"
    )
    check_distribution(state, 0, Counter(["5/14/-", "5/24/-"]))
    for seed in range(40):
        other = imagined(state, 0, seed)
        kind = "1.0.0.0.0.0" if "14" in field(other, "hands") else "0.1.0.0.0.0"
        assert field(other, "drawn") == f"0.0.0.0.0.0/{kind}/0.0.1.0.0.0"


def test_either_seat_may_have_laid_a_new_card() -> None:
    """As above, but seat 2 has a card. An old 3 was more likely with seat 1, which had two old cards."""
    state = table(
        f"seats=3 grill=16.17.18 hands=5/14/4 displays=-/3/3 discard={all_but('5', '14', '4', '3', '3', '2')} fresh=123"
        " drawn=0.0.0.0.0.0/1.0.0.0.0.0/0.0.1.0.0.0 lays=1+1:3.2+1:3"
    )
    check_distribution(state, 0, Counter({"5/14/4": 2, "5/24/4": 2, "5/44/1": 1, "5/44/2": 1}))


def test_a_card_laid_before_any_draw_is_old() -> None:
    """Seat 1 laid its 3 before it drew a card, so the new 3 is the one that seat 2 laid."""
    hands = ("12", "34", "55")
    state = table(f"seats=3 turn=0 grill=16.17.18 hands={'/'.join(hands)} discard={all_but(*hands)}")
    play(state, "lay 1 -> 1", "lay 3 -> 2", "lay 5 -> 3", "lay 2 -> 1", "lay 4 -> 1", "lay 3 -> 1")
    assert field(state, "lays") == "1+0:3.2+0:5.0+1:2.1+1:4.2+1:3"
    for seed in range(repetitions(compiled=400, plain=100)):
        other = imagined(state, 0, seed)
        drawn = [tally.split(".")[2] for tally in field(other, "drawn").split("/")]
        held = [str(cards.count("3")) for cards in re.sub(r"W\d+", "", field(other, "hands")).split("/")]
        assert drawn[1] == held[1]
        assert int(drawn[2]) == 1 + int(held[2])


@pytest.mark.parametrize("seats", first_and_last((seats,) for seats in GAME.seats))
def test_imagined_states_fit_the_view_and_use_nothing_hidden(seats: int) -> None:
    chance = FastChance(seats)
    shuffled = 0
    for _ in range(repetitions(compiled=60, plain=2)):
        state = GAME.new(seats, GAME.options(), chance)
        while not state.over:
            state.play(state.pick(chance), chance)
            if chance.below(5):
                continue
            shuffled += state.fresh != 0
            seat, another = chance.below(seats), chance.below(seats)
            one = imagined(state, seat, 1)
            assert one.view(seat) == state.view(seat)
            assert one.census() == state.census()
            assert one.pile_size == state.pile_size
            # `read` checks the history, seat by seat and kind by kind.
            position = one.position()
            assert GAME.read(position).position() == position
            # Two states that look alike to the seat give the same imagined state.
            assert imagined(one, seat, 2).position() == imagined(state, seat, 2).position()
            two = imagined(one, another, 3)
            assert two.view(another) == one.view(another)
            position = two.position()
            assert GAME.read(position).position() == position
    assert shuffled > 10 or seats == 2


def test_the_seat_keeps_its_own_hand_and_what_it_drew() -> None:
    chance = FastChance(11)
    state = GAME.new(6, GAME.options(), chance)
    while not state.earlier:
        state.play(state.pick(chance), chance)
    for seat in range(6):
        other = imagined(state, seat, seat)
        assert other.position() != state.position()
        assert own(other, "hands", seat) == own(state, "hands", seat)
        assert own(other, "drawn", seat) == own(state, "drawn", seat)
        for key in ("lays", "fresh", "discard", "displays", "stacks", "grill"):
            assert field(other, key) == field(state, key)


def own(state: KarteneckState, key: str, seat: int) -> list[str]:
    return [part.split("/")[seat] for part in field(state, key).split("|")]


def test_the_cache_does_not_change_imagined_states() -> None:
    """Search imagines often from one position; the cache must not change the results."""
    chance = FastChance(3)
    state = GAME.new(4, GAME.options(), chance)
    while not state.fresh:
        state.play(state.pick(chance), chance)
    for _ in range(6):
        state.play(state.pick(chance), chance)
        for seat in (0, 0, 2):
            kept = [imagined(state, seat, seed).position() for seed in range(3)]
            assert kept == [imagined(GAME.read(state.position()), seat, seed).position() for seed in range(3)]


TWINS = (
    f"seats=3 grill=16.17.18 hands=2/2/34 displays=-/-/3 discard={all_but('2', '2', '34', '3', '23')} fresh=223|2334"
    " drawn=0.1.0.0.0.0/0.1.0.0.0.0/0.0.1.0.0.0|0.0.0.0.0.0/0.0.0.0.0.0/0.0.1.1.0.0 lays=-|2+1:3"
)
DREW = (
    f"seats=3 grill=16.17.18 hands=2/2/24 displays=3/-/3 discard={all_but('2', '2', '24', '3', '3', '23')}"
    " fresh={0} drawn={1} lays=-|{2}.2+1:3"
)
NOTHING, A_2, A_3, A_4 = "0.0.0.0.0.0", "0.1.0.0.0.0", "0.0.1.0.0.0", "0.0.0.1.0.0"
A_2_AND_4, A_3_AND_4 = "0.1.0.1.0.0", "0.0.1.1.0.0"
# Pairs of positions and observers whose knowledge differs only in the seat, in when a card was
# laid, or in a drawn card.
CONFUSING = [
    (TWINS, 0, TWINS, 1),
    (TWINS, 0, TWINS.replace("-|2+1:3", "2+1:3|-"), 0),
    (
        *(DREW.format("223|234", f"{A_2}/{A_2}/{A_3}|{NOTHING}/{NOTHING}/{A_4}", "0+0:3"), 0),
        *(DREW.format("223|234", f"{A_3}/{A_2}/{A_2}|{NOTHING}/{NOTHING}/{A_4}", "0+0:3"), 0),
    ),
    (
        *(DREW.format("2|22334", f"{NOTHING}/{A_2}/{NOTHING}|{A_2}/{NOTHING}/{A_3_AND_4}", "0+1:3"), 0),
        *(DREW.format("2|22334", f"{NOTHING}/{A_2}/{NOTHING}|{A_3}/{NOTHING}/{A_2_AND_4}", "0+1:3"), 0),
    ),
]


@pytest.mark.parametrize("case", range(len(CONFUSING)))
def test_the_cache_is_not_used_for_other_knowledge(case: int) -> None:
    first, seat, second, another = CONFUSING[case]
    state, other = table(first), table(second)
    other.sampler_cache = state.sampler_cache
    for seed in range(20):
        imagined(state, seat, seed)
        assert imagined(other, another, seed).position() == imagined(table(second), another, seed).position()


class Fixed(Chance):
    """Chance with given numbers."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)

    def below(self, n: int) -> int:
        number = self.numbers.pop(0)
        assert number < n
        return number


def test_31_more_bits_decide_where_31_do_not() -> None:
    half = 1 << 30
    assert bernoulli(0.5, Fixed(half - 1))
    assert not bernoulli(0.5, Fixed(half))
    assert bernoulli(0.5 + 2**-33, Fixed(half, (1 << 29) - 1))
    assert not bernoulli(0.5 + 2**-33, Fixed(half, 1 << 29))
    # No random number is drawn where nothing is open.
    assert bernoulli(1.0, Fixed())
    assert not bernoulli(0.0, Fixed())


@pytest.mark.parametrize("seats", [3, 6])
def test_acceptance_probabilities_are_at_most_1(seats: int) -> None:
    """Samples with a higher probability would come out too rarely."""
    chance = FastChance(seats)
    kept: list[float] = []
    for _ in range(repetitions(compiled=10, plain=4 if seats == 3 else 2)):
        state = GAME.new(seats, GAME.options(), chance)
        while not state.over:
            state.play(state.pick(chance), chance)
            if state.fresh and chance.below(10) == 0:
                imagined(state, 0, 1)
                sampler = state.sampler_cache.sampler
                assert sampler is not None
                kept += [sampler.propose(False, chance) for _ in range(20)]
    assert len(kept) > 100
    assert 0.5 < max(kept) <= 1 + 1e-9


@pytest.mark.parametrize(("seats", "seat"), [(4, 0), (4, 3), (6, 1), (6, 5)])
def test_the_cache_is_not_used_for_another_position(seats: int, seat: int) -> None:
    """All copies of a state share a cache; a state that is read from text has its own."""
    chance = FastChance(3)
    state = GAME.new(seats, GAME.options(), chance)
    while not state.fresh:
        state.play(state.pick(chance), chance)
    for seed in range(12):
        assert imagined(state, seat, seed).position() == imagined(GAME.read(state.position()), seat, seed).position()
        # A pass draws without a lay, so that little else has changed.
        state.play(PASS if seed % 2 else state.pick(chance), chance)
