"""Command-line arguments for the options of a game."""

from __future__ import annotations

import argparse

from roost.core.errors import OptionsError

__all__ = ["add_arguments", "chosen"]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add `--variant` and `--option`."""
    parser.add_argument("--variant", metavar="NAME", help="the same as --option variant=NAME")
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help="see `roost games`")


def chosen(arguments: argparse.Namespace) -> dict[str, str]:
    """Return the options of the command line, not yet checked by the game."""
    options: dict[str, str] = {}
    for given in arguments.option:
        name, sign, value = given.partition("=")
        if not sign:
            raise OptionsError(f"{given!r} is not of the form NAME=VALUE", "option-form", given=given)
        options[name] = value
    if arguments.variant is not None:
        options["variant"] = arguments.variant
    return options
