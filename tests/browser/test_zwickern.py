"""Zwickern in a browser: everything on the table fits, and every sign has words."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

import roost.games  # noqa: F401 fills the registry
from roost.core.registry import find

GAME = find("zwickern")
TWO_PILES = (
    "zwickern seats=3 round=2 dealer=2 turn=0 hands=5.8.4/14|2.7.6|9.10.1/11 "
    "table=3,2/12,[9:4.5@1!],1/11,[7:3.4@0!],8 taken=4.4.6.6.2c1.10c3|30.1/11.5|- bought=1 penalties=1|0|0"
)


def arrange(page: Page, position: str) -> None:
    """Whatever happens, the page shows this position to the first seat."""
    state = GAME.read(position)
    view = msgspec.to_builtins(state.view(0))
    moves = [state.text(move) for move in state.moves()] if state.turn == 0 else []

    def meet(socket: WebSocketRoute) -> None:
        behind = socket.connect_to_server()

        def tell(message: str | bytes) -> None:
            told: dict[str, Any] = json.loads(message)
            if told.get("view"):
                told |= {"view": view, "moves": moves, "turn": int(state.turn), "events": []}
            socket.send(json.dumps(told))

        behind.on_message(tell)

    page.route_web_socket(re.compile("/api/live$"), meet)
