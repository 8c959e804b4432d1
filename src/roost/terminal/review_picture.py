"""The chart of a review: each side's chance to win, by step."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from roost.bots.review import Review, ReviewedDecision
from roost.charts.curves import Curve
from roost.charts.step_chart import Marker, draw_steps
from roost.terminal.record_files import RecordFileError, replace_text
from roost.words import Words

__all__ = ["check_writable", "default_picture_path", "review_picture", "save_picture"]

_SUFFIX: Final = ".svg"
_NAME_ENDING: Final = f"-review{_SUFFIX}"
_SIGNATURE: Final = b"<!-- roost review -->\n"
"""The last line of each chart, by which Roost recognizes its own charts."""


def review_picture(review: Review, costly: Sequence[ReviewedDecision], names: Sequence[str], words: Words) -> str:
    """Draw a review, with the costly decisions numbered. Partners share a curve."""
    sides = sorted(set(review.sides))
    chance = words.say("review-chance")
    return draw_steps(
        f"{chance} · {words.find('title') or review.game}",
        words.say("review-step"),
        chance,
        [
            Curve(
                " & ".join(name for name, other in zip(names, review.sides, strict=True) if other == side),
                [(step, 100 * wins[review.sides.index(side)]) for step, wins in enumerate(review.curve)],
            )
            for side in sides
        ],
        [
            Marker(
                number,
                sides.index(review.sides[decision.seat]),
                decision.step,
                100 * review.curve[decision.step][decision.seat],
                f"{names[decision.seat]}: {decision.played.notation}",
            )
            for number, decision in enumerate(costly, 1)
        ],
    )


def default_picture_path(record: Path) -> Path:
    """Return a path beside the record, or in the working directory if that folder is not writable."""
    name = record.stem + _NAME_ENDING
    return record.with_name(name) if os.access(record.parent, os.W_OK) else Path(name)


def check_writable(path: Path) -> None:
    """Raise `RecordFileError` if no chart can be written. Only charts of Roost are replaced."""
    if path.is_dir():
        raise RecordFileError(f"{path} is a folder", "file-folder", path=str(path))
    try:
        if os.path.lexists(path):
            with path.open("rb") as file:
                file.seek(-min(len(_SIGNATURE), path.stat().st_size), os.SEEK_END)
                ours = file.read(len(_SIGNATURE)) == _SIGNATURE
            if not ours:
                raise RecordFileError(
                    f"{path} exists already and is not a chart of Roost", "picture-exists", path=str(path)
                )
        # Permissions do not tell everything, so try to create a file.
        with tempfile.TemporaryFile(dir=next(folder for folder in path.absolute().parents if folder.exists())):
            pass
    except OSError as error:
        raise _unwritable(path, error) from None
    if path.suffix.lower() != _SUFFIX:
        raise RecordFileError(f"{path} does not end in {_SUFFIX}", "picture-kind", path=str(path), kind=_SUFFIX)


def save_picture(path: Path, picture: str) -> None:
    """Write the chart."""
    try:
        replace_text(path, picture + _SIGNATURE.decode())
    except OSError as error:
        raise _unwritable(path, error) from None


def _unwritable(path: Path, error: OSError) -> RecordFileError:
    why = error.strerror or type(error).__name__
    return RecordFileError(f"{path} cannot be written: {why}", "picture-unwritable", path=str(path), why=why)
