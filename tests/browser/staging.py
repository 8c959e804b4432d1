"""What a page is told of its table, instead of what the server says."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from roost.core.event import Event
from roost.core.game import Game
from roost.tables.visibility import EventShown

__all__ = ["LIVE", "StagedTable", "alter"]

LIVE = re.compile("/api/live$")


def alter(page: Page, change: Callable[[dict[str, Any]], None]) -> None:
    """Change everything that is said of a table before the page hears it."""

    def meet(socket: WebSocketRoute) -> None:
        behind = socket.connect_to_server()

        def tell(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "table":
                change(told)
            socket.send(json.dumps(told))

        behind.on_message(tell)

    page.route_web_socket(LIVE, meet)


class StagedTable:
    """A table that the test moves along: from its first position on, the page is shown these positions and events.

    The table of the server stays as it is: moves are taken down here and go nowhere.
    """

    def __init__(self, page: Page, game: Game, position: str, seat: int = 0, events: Sequence[Event] = ()) -> None:
        self.moves: list[str] = []
        """What was played."""
        self._game = game
        self._position = position
        self._seat = seat
        self._events = events
        self._last: dict[str, Any] = {}
        self._socket: WebSocketRoute | None = None
        page.route_web_socket(LIVE, self._meet)

    def happen(self, position: str, events: Sequence[Event]) -> None:
        """Show these events, and then a position."""
        assert self._socket is not None
        self._position = position
        self._events = events
        self._last |= {"seq": self._last["seq"] + 1, "step": self._last["step"] + 1}
        self._last |= self._shown()
        self._socket.send(json.dumps(self._last))

    def _meet(self, socket: WebSocketRoute) -> None:
        behind = socket.connect_to_server()
        self._socket = socket
        begun = False

        def tell(message: str | bytes) -> None:
            nonlocal begun
            told = json.loads(message)
            if not told.get("view"):
                socket.send(message)
            elif not begun:
                # Everything that the real table tells later is of another game.
                begun = True
                seats = told["seats"]
                seats[self._seat], seats[told["seat"]] = seats[told["seat"]], seats[self._seat]
                self._last = self._last or told
                self._last |= self._shown()
                socket.send(json.dumps(self._last))

        def hear(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "move":
                self.moves.append(said["move"])
                socket.send(json.dumps({"type": "done", "id": said["id"], "seq": 0}))
            else:
                behind.send(message)

        behind.on_message(tell)
        socket.on_message(hear)

    def _shown(self) -> dict[str, Any]:
        state = self._game.read(self._position)
        result = state.result()
        happened = [event for each in self._events if (event := each.seen_by(self._seat)) is not None]
        view = state.view(self._seat)
        moves = [state.text(move) for move in state.moves()] if state.turn == self._seat else []
        return {
            "view": msgspec.to_builtins(view),
            "moves": moves,
            "question": msgspec.to_builtins(view.question()) if result is None else None,
            "move_messages": [msgspec.to_builtins(view.move_message(move)) for move in moves],
            "preview": msgspec.to_builtins(view.preview()),
            "aim": msgspec.to_builtins(view.aim(self._seat)),
            "sheet_messages": [
                msgspec.to_builtins(self._game.extras.score_detail(line)) if line.detail else None
                for line in (result.sheet if result else ())
            ],
            "seat": self._seat,
            "turn": state.turn,
            "phase": "playing" if result is None else "over",
            "result": msgspec.to_builtins(result),
            "events": [
                msgspec.to_builtins(EventShown(self._last["seq"], event, event.messages(), event.rules_chapter()))
                for event in happened
            ],
        }
