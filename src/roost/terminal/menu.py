"""The questions that `roost play` asks when it is told nothing: which game, which variant, against whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from roost.bots.roster import roster
from roost.core.game import Game
from roost.core.registry import games
from roost.terminal.screen import Screen, number
from roost.terminal.seating import ME, PERSON, favourite
from roost.terminal.setting import Setting

__all__ = ["Menu"]


class Menu:
    """Every question has numbered answers, and Enter takes the first."""

    def __init__(self, setting: Setting) -> None:
        self._setting = setting
        self._screen: Screen = setting.screen
        self._words = setting.words()
        self._screen.write(self._words.say("welcome"), style="bold green")

    def game(self) -> Game:
        """One of the games there are; a single one needs no question."""
        offered = games()
        titles = [self._setting.words(game).say("title") for game in offered]
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
        """The list of seats: the one who answers, and bots."""
        words = self._setting.words(game)
        self._screen.write(words.say("menu-name"), style="bold")
        name = self._screen.ask().replace(",", " ").strip()
        least, most = game.seats[0] - 1, game.seats[-1] - 1
        counts = [words.say("menu-bots", count=count) for count in range(least, most + 1)]
        count = least + self._choose(words.say("menu-opponents"), counts)
        bots = sorted(roster(game), key=lambda bot: bot != favourite(game))
        kind = bots[self._choose(words.say("menu-kind"), [words.find(f"bot-{bot}") or bot for bot in bots])]
        return ",".join([f"{PERSON}{name}" if name else ME] + [kind] * count)

    def _choose(self, question: str, answers: Sequence[str]) -> int:
        if len(answers) == 1:
            return 0
        self._screen.write(question, style="bold")
        for position, answer in enumerate(answers, 1):
            self._screen.write(f"{position:3}  {answer}")
        while True:
            chosen = number(self._screen.ask().strip() or "1")
            if 1 <= chosen <= len(answers):
                self._screen.write()
                return chosen - 1
            self._screen.write(self._words.say("menu-again", most=len(answers)), style="red")
