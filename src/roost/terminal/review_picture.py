"""The curve of everybody's chance to win, as a picture in a file."""

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

_KIND: Final = ".svg"
_ENDING: Final = f"-review{_KIND}"
_SIGNATURE: Final = b"<!-- roost review -->\n"
"""At the end of every such picture, so that it can be told from any other file."""


def review_picture(review: Review, costly: Sequence[ReviewedDecision], names: Sequence[str], words: Words) -> str:
    """The picture of a review, with the costly decisions numbered; partners share a curve."""
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
    """Where the picture of a record goes: beside it, or here where that folder cannot be written to."""
    name = record.stem + _ENDING
    return record.with_name(name) if os.access(record.parent, os.W_OK) else Path(name)


def check_writable(path: Path) -> None:
    """Refuse a place where no picture may be drawn, before anything that takes long: only one of ours is replaced."""
    if path.is_dir():
        raise RecordFileError(f"{path} is a folder", "file-folder", path=str(path))
    try:
        if os.path.lexists(path):
            with path.open("rb") as file:
                file.seek(-min(len(_SIGNATURE), path.stat().st_size), os.SEEK_END)
                ours = file.read(len(_SIGNATURE)) == _SIGNATURE
            if not ours:
                raise RecordFileError(
                    f"{path} exists already and is no picture of ours", "picture-exists", path=str(path)
                )
        # Permissions do not tell everything; whether a file can be made is seen by making one.
        with tempfile.TemporaryFile(dir=next(folder for folder in path.absolute().parents if folder.exists())):
            pass
    except OSError as error:
        raise _unwritable(path, error) from None
    if path.suffix.lower() != _KIND:
        raise RecordFileError(f"{path} does not end in {_KIND}", "picture-kind", path=str(path), kind=_KIND)


def save_picture(path: Path, picture: str) -> None:
    """Write the picture."""
    try:
        replace_text(path, picture + _SIGNATURE.decode())
    except OSError as error:
        raise _unwritable(path, error) from None


def _unwritable(path: Path, error: OSError) -> RecordFileError:
    why = error.strerror or type(error).__name__
    return RecordFileError(f"{path} cannot be written: {why}", "picture-unwritable", path=str(path), why=why)
