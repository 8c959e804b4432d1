"""The tables of a review: luck and skill of each seat, and the most costly decisions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from roost.bots.coach import SIGNIFICANT_STANDARD_ERRORS
from roost.bots.review import Review, ReviewedDecision, SeatReview
from roost.terminal.advice import explained
from roost.terminal.wrapped_text import WrappedText
from roost.words import Words

__all__ = ["review_tables"]

_MARGIN: Final = (0, 0, 0, 2)


def review_tables(
    review: Review, costly: Sequence[ReviewedDecision], names: Sequence[str], words: Words
) -> Iterator[RenderableType]:
    """Yield the tables from top to bottom."""
    yield Padding(_luck_and_skill(review, names, words), _MARGIN, expand=False)
    yield WrappedText(words.say("review-explained"), "dim")
    yield Text()
    if not costly:
        yield WrappedText(words.say("review-faultless"))
        return
    yield Text(words.say("review-costly", count=len(costly)), style="bold")
    yield Padding(_decisions(costly, names, words), _MARGIN, expand=False)


def _luck_and_skill(review: Review, names: Sequence[str], words: Words) -> Table:
    table = Table(box=ROUNDED, header_style="bold", border_style="dim")
    table.add_column(words.say("column-name"), no_wrap=True)
    table.add_column(words.say("review-start"), justify="right", no_wrap=True)
    table.add_column(words.say("review-own"), justify="right")
    table.add_column(words.say("review-others"), justify="right")
    table.add_column(words.say("review-luck"), justify="right", no_wrap=True)
    table.add_column(words.say("review-end" if review.finished else "review-now"), justify="right", style="bold")
    for account in review.accounts:
        start, own, others, luck, end = _rounded(account)
        table.add_row(
            names[account.seat],
            words.say("percent", value=start),
            _signed(own, words) + _margin_of_error(account.error, words),
            _signed(others, words),
            _signed(luck, words),
            words.say("percent", value=end),
        )
    return table


def _rounded(account: SeatReview) -> tuple[float, float, float, float, float]:
    """Return per cent that add up after rounding; the rounding error goes to luck."""
    start, own, others, end = (
        round(100 * part, 1) for part in (account.start, account.own, account.others, account.end)
    )
    return start, own, others, end - start - own - others, end


def _signed(value: float, words: Words) -> str:
    return words.say("change", sign="\u2212" if value <= -0.05 else "+", value=abs(value))


def _margin_of_error(error: float, words: Words) -> str:
    return "\n" + words.say("review-error", value=100 * SIGNIFICANT_STANDARD_ERRORS * error)


def _decisions(costly: Sequence[ReviewedDecision], names: Sequence[str], words: Words) -> Table:
    table = Table(box=ROUNDED, header_style="bold", border_style="dim", show_lines=True)
    table.add_column("", justify="right", no_wrap=True)
    table.add_column(words.say("review-step"), justify="right", no_wrap=True)
    table.add_column(words.say("column-name"), no_wrap=True)
    table.add_column(words.say("review-cost"), justify="right", no_wrap=True)
    table.add_column(words.say("review-why"))
    for number, decision in enumerate(costly, 1):
        table.add_row(
            str(number),
            str(decision.step),
            names[decision.seat],
            words.say("percent", value=100 * decision.cost) + _margin_of_error(decision.error, words),
            _explanation(decision, names, words),
        )
    return table


def _explanation(decision: ReviewedDecision, names: Sequence[str], words: Words) -> RenderableType:
    """Return the better move with reasons, and the move that was played."""
    played, best = decision.played, decision.best
    parts = [WrappedText(best.notation, "bold"), WrappedText(explained(best, words, names))]
    parts.append(WrappedText(words.say("review-played", move=played.notation), "dim"))
    if played.reason is not None:
        parts.append(WrappedText(words.message(played.reason, names), "dim"))
    return Group(*parts)
