"""The menu of `roost play` without arguments: game, options and seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from roost.bots.registry import playing_bots
from roost.core.game import Game
from roost.core.registry import games
from roost.terminal.screen import Screen, parse_number
from roost.terminal.screen_arguments import ScreenSettings
from roost.terminal.seating import BOT, FAVOURITE, ME, PERSON
from roost.terminal.typed_commands import HELP, QUIT, QuitError
from roost.words.rulebook import game_title

__all__ = ["PlayMenu"]


class PlayMenu:
    """The menu. Enter alone answers each question with the default."""

    def __init__(self, settings: ScreenSettings) -> None:
        self._settings = settings
        self._screen: Screen = settings.screen
        self._words = settings.words()
        self._screen.write(self._words.say("welcome"), style="bold green")

    def game(self) -> Game:
        """Ask for a game, unless there is only one."""
        titles = [game_title(game, self._settings.words(game)) for game in games()]
        return games()[self._choose(self._words.say("menu-game"), titles)]

    def options(self, game: Game, given: Mapping[str, str]) -> dict[str, str]:
        """Ask for each option that is a choice and was not given."""
        words = self._settings.words(game)
        chosen = dict(given)
        for choice in game.choices():
            name, _, joined = choice.partition("=")
            values = joined.split("|")
            if name not in given and len(values) > 1:
                texts = [words.find(f"value-{name}-{value}") or value for value in values]
                chosen[name] = values[self._choose(words.find(f"option-{name}") or name, texts)]
        return chosen

    def seats(self, game: Game) -> str:
        """Ask who plays, and return the list of seats: first people, then bots."""
        people = self._people(game.seats[-1])
        return ",".join(people + self._bots(game, len(people)))

    def _people(self, max_people: int) -> list[str]:
        guest = self._words.say("guest")
        count = self._count(self._words.say("menu-people", most=max_people, guest=guest), 1, max_people)
        if count is None:
            return [ME]
        if count == 1:
            return [self._person(self._words.say("menu-name", guest=guest))]
        return [self._person(self._words.say("menu-names", number=n, guest=guest)) for n in range(1, count + 1)]

    def _person(self, question: str) -> str:
        # Commas separate names in the list of seats.
        name = self._ask(question).replace(",", " ").strip()
        return f"{PERSON}{name}" if name else ME

    def _bots(self, game: Game, people: int) -> list[str]:
        """Ask for number and level of the bots; by default as few as possible, of the default level."""
        low, high = max(0, game.seats[0] - people), game.seats[-1] - people
        if high == 0:
            return []
        count = self._count(self._words.say("menu-opponents", least=low, most=high, bot=FAVOURITE), low, high)
        if count is None:
            return [f"{BOT}{FAVOURITE}"] * low
        if count == 0:
            return []
        bots = sorted(playing_bots(game), key=lambda bot: bot != FAVOURITE)
        words = self._settings.words(game)
        bot = bots[self._choose(words.say("menu-kind"), [words.find(f"bot-{bot}") or bot for bot in bots])]
        return [f"{BOT}{bot}"] * count

    def _choose(self, question: str, answers: Sequence[str]) -> int:
        """Ask for one of the answers and return its index; Enter takes the first."""
        if len(answers) == 1:
            return 0
        lines = [f"{position:3}  {answer}" for position, answer in enumerate(answers, 1)]
        answer = self._ask(question, *lines)
        while not 1 <= (chosen := parse_number(answer or "1")) <= len(answers):
            answer = self._ask_again(self._words.say("menu-number", most=len(answers)))
        return chosen - 1

    def _count(self, question: str, low: int, high: int) -> int | None:
        """Ask for a number and return it, or None for Enter alone."""
        answer = self._ask(question)
        while answer:
            if low <= (count := parse_number(answer)) <= high:
                return count
            answer = self._ask_again(self._words.say("menu-again", least=low, most=high))
        return None

    def _ask(self, question: str, *answers: str) -> str:
        self._screen.write()
        self._screen.write(question, style="bold")
        for answer in answers:
            self._screen.write(answer)
        return self._typed()

    def _ask_again(self, error: str) -> str:
        self._screen.write(error, style="red")
        return self._typed()

    def _typed(self) -> str:
        while True:
            typed = self._screen.ask().strip()
            if typed in QUIT:
                raise QuitError
            if typed not in HELP:
                return typed
            self._screen.write(self._words.say("menu-help"))
