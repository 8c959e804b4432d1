"""The questions that `roost play` asks when it is told nothing: which game, which variant, who plays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from roost.bots.registry import playing_bots
from roost.core.game import Game
from roost.core.registry import games
from roost.terminal.commands import HELP, LEAVE, LeaveError
from roost.terminal.screen import Screen, number
from roost.terminal.screen_arguments import ScreenSettings
from roost.terminal.seating import BOT, FAVOURITE, ME, PERSON
from roost.words import game_title

__all__ = ["PlayMenu"]


class PlayMenu:
    """Enter alone is always an answer, and the one that leads to a game soonest."""

    def __init__(self, setting: ScreenSettings) -> None:
        self._setting = setting
        self._screen: Screen = setting.screen
        self._words = setting.words()
        self._screen.write(self._words.say("welcome"), style="bold green")

    def game(self) -> Game:
        """One of the games there are; a single one needs no question."""
        offered = games()
        titles = [game_title(game, self._setting.words(game)) for game in offered]
        return offered[self._choose(self._words.say("menu-game"), titles)]

    def options(self, game: Game, given: Mapping[str, str]) -> dict[str, str]:
        """A value for every option that offers a few and was not given."""
        words = self._setting.words(game)
        chosen = dict(given)
        for choice in game.choices():
            name, _, listed = choice.partition("=")
            values = listed.split("|")
            if name not in given and len(values) > 1:
                shown = [words.find(f"value-{name}-{value}") or value for value in values]
                chosen[name] = values[self._choose(words.find(f"option-{name}") or name, shown)]
        return chosen

    def seats(self, game: Game) -> str:
        """The list of seats: first the people, then the bots."""
        people = self._people(game.seats[-1])
        return ",".join(people + self._bots(game, len(people)))

    def _people(self, most: int) -> list[str]:
        guest = self._words.say("guest")
        count = self._count(self._words.say("menu-people", most=most, guest=guest), 1, most)
        if count is None:
            return [ME]
        if count == 1:
            return [self._person(self._words.say("menu-name", guest=guest))]
        return [self._person(self._words.say("menu-names", number=place, guest=guest)) for place in range(1, count + 1)]

    def _person(self, question: str) -> str:
        # A comma would end the name in the list of seats.
        name = self._ask(question).replace(",", " ").strip()
        return f"{PERSON}{name}" if name else ME

    def _bots(self, game: Game, people: int) -> list[str]:
        """As many as are wanted; whoever just presses Enter gets as few as the game needs, of the usual kind."""
        least, most = max(0, game.seats[0] - people), game.seats[-1] - people
        if most == 0:
            return []
        count = self._count(self._words.say("menu-opponents", least=least, most=most, bot=FAVOURITE), least, most)
        if count is None:
            return [f"{BOT}{FAVOURITE}"] * least
        if count == 0:
            return []
        kinds = sorted(playing_bots(game), key=lambda bot: bot != FAVOURITE)
        words = self._setting.words(game)
        kind = kinds[self._choose(words.say("menu-kind"), [words.find(f"bot-{bot}") or bot for bot in kinds])]
        return [f"{BOT}{kind}"] * count

    def _choose(self, question: str, answers: Sequence[str]) -> int:
        """Which of the answers, counted from 0; Enter takes the first."""
        if len(answers) == 1:
            return 0
        listed = [f"{position:3}  {answer}" for position, answer in enumerate(answers, 1)]
        answer = self._ask(question, *listed)
        while not 1 <= (chosen := number(answer or "1")) <= len(answers):
            answer = self._ask_again(self._words.say("menu-number", most=len(answers)))
        return chosen - 1

    def _count(self, question: str, least: int, most: int) -> int | None:
        """How many, or None for Enter alone."""
        answer = self._ask(question)
        while answer:
            if least <= (count := number(answer)) <= most:
                return count
            answer = self._ask_again(self._words.say("menu-again", least=least, most=most))
        return None

    def _ask(self, question: str, *answers: str) -> str:
        self._screen.write()
        self._screen.write(question, style="bold")
        for answer in answers:
            self._screen.write(answer)
        return self._typed()

    def _ask_again(self, complaint: str) -> str:
        self._screen.write(complaint, style="red")
        return self._typed()

    def _typed(self) -> str:
        while True:
            typed = self._screen.ask().strip()
            if typed in LEAVE:
                raise LeaveError
            if typed not in HELP:
                return typed
            self._screen.write(self._words.say("menu-help"))
