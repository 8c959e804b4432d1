"""The choice of a bot that somebody else may have written."""

from __future__ import annotations

from roost.core.bot import Bot
from roost.core.chance import Chance
from roost.core.errors import RoostError
from roost.core.state import State
from roost.core.text_cleaning import clean_line

__all__ = ["BotFailedError", "checked_choice"]


class BotFailedError(RoostError):
    """A bot that raised an error, or chose a move that is not legal."""


def checked_choice(bot: Bot, called: str, state: State, chance: Chance) -> int:
    """Return the move that a bot chooses in an imagined state; raise `BotFailedError` where it gives no legal one.

    Args:
        bot: The player.
        called: What it is called in the error.
        state: What its seat knows, and the rest made up. The bot plays on with a copy.
        chance: The bot's own luck.
    """
    try:
        move = int(bot.choose(state.copy(), chance))
        legal = state.is_legal(move)
    except Exception as error:
        why = clean_line(f"{type(error).__name__}: {error}")
        raise BotFailedError(f"{called} fails: {why}", "bot-broken", bot=called, why=why) from error
    if not legal:
        raise BotFailedError(f"{called} chose an illegal move: {move}", "bot-illegal", bot=called, move=str(move))
    return move
