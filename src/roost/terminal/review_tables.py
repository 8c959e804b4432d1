"""A review in tables: what luck and skill did for everybody, and the decisions that cost most."""

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
from roost.terminal.text_layout import TextLayout
from roost.words import Words

__all__ = ["review_tables"]

_MARGIN: Final = (0, 0, 0, 2)


def review_tables(
    review: Review, costly: Sequence[ReviewedDecision], names: Sequence[str], words: Words
) -> Iterator[RenderableType]:
    """The tables, one below the other."""
    yield Padding(_accounts(review, names, words), _MARGIN, expand=False)
    yield TextLayout(words.say("review-explained"), "dim")
    yield Text()
    if not costly:
        yield TextLayout(words.say("review-faultless"))
        return
    yield Text(words.say("review-costly", count=len(costly)), style="bold")
    yield Padding(_decisions(costly, names, words), _MARGIN, expand=False)


def _accounts(review: Review, names: Sequence[str], words: Words) -> Table:
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
            _change(own, words) + _doubt(account.error, words),
            _change(others, words),
            _change(luck, words),
            words.say("percent", value=end),
        )
    return table


def _rounded(account: SeatReview) -> tuple[float, float, float, float, float]:
    """In per cent, rounded so that they still add up: the rest falls to luck, as it does by its nature."""
    start, own, others, end = (
        round(100 * part, 1) for part in (account.start, account.own, account.others, account.end)
    )
    return start, own, others, end - start - own - others, end


def _change(value: float, words: Words) -> str:
    return words.say("change", sign="\u2212" if value <= -0.05 else "+", value=abs(value))


def _doubt(error: float, words: Words) -> str:
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
            words.say("percent", value=100 * decision.cost) + _doubt(decision.error, words),
            _why(decision, names, words),
        )
    return table


def _why(decision: ReviewedDecision, names: Sequence[str], words: Words) -> RenderableType:
    """What was better and why, and what was played instead."""
    played, best = decision.played, decision.best
    parts = [TextLayout(best.notation, "bold"), TextLayout(explained(best, words, names))]
    parts.append(TextLayout(words.say("review-played", move=played.notation), "dim"))
    if played.reason is not None:
        parts.append(TextLayout(words.message(played.reason, names), "dim"))
    return Group(*parts)
