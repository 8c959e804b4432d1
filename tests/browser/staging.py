"""Lay a position before a page: whatever happens at its table, the page is shown this."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from roost.core.game import Game

__all__ = ["lay"]


def lay(page: Page, game: Game, position: str, seat: int = 0) -> list[str]:
    """Show every table as this position, as a seat sees it; return the list that the moves made there are added to."""
    state = game.read(position)
    result = state.result()
    shown: dict[str, Any] = {
        "view": msgspec.to_builtins(state.view(seat)),
        "moves": [state.text(move) for move in state.moves()] if state.turn == seat else [],
        "turn": state.turn,
        "phase": "playing" if result is None else "over",
        "result": msgspec.to_builtins(result),
        "events": [],
    }
    made: list[str] = []

    def meet(socket: WebSocketRoute) -> None:
        behind = socket.connect_to_server()

        def tell(message: str | bytes) -> None:
            told = json.loads(message)
            socket.send(json.dumps(told | shown if told.get("view") else told))

        def hear(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "move":
                made.append(said["move"])
                socket.send(json.dumps({"type": "done", "id": said["id"], "seq": 0}))
            else:
                behind.send(message)

        behind.on_message(tell)
        socket.on_message(hear)

    page.route_web_socket(re.compile("/api/live$"), meet)
    return made
