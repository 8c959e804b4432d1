"""A player for live tables that needs nothing of Roost, only JSON and WebSockets. It plays at random.

Open a table with a free seat, then run: python examples/bot_client.py http://127.0.0.1:8000 TABLE
"""

import asyncio
import json
import random
import secrets
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException


def post(url: str, body: dict[str, Any], token: str = "") -> Any:
    request = Request(url, json.dumps(body).encode(), {"Authorization": f"Bearer {token}"} if token else {})
    with urlopen(request) as answer:
        return json.load(answer)


def choose(table: dict[str, Any]) -> str:
    """Return a random legal move. A better player would look at `table["view"]`: all that the seat may know."""
    return str(random.choice(table["moves"]))


async def play(socket: ClientConnection, move: str = "") -> Any:
    async for text in socket:
        message = json.loads(text)
        if message["type"] == "refused":
            print("refused:", message["text"])
            if message["reason"] == "web-too-often":
                await asyncio.sleep(message["data"]["wait"] / 1000)
                await socket.send(move)
        elif message["type"] == "table" and message["phase"] == "over":
            return message["result"]
        elif message["type"] == "table" and message["moves"]:
            decision = {"id": f"step {message['step']}", "seat": message["seat"], "step": message["step"]}
            move = json.dumps({"type": "move", **decision, "move": choose(message)})
            await socket.send(move)  # the id makes it count once, however often it is sent
    raise ConnectionError("the server has closed the connection")


async def main(server: str, table: str, name: str = "Rex") -> None:
    token = post(f"{server}/api/guests", {})["token"]
    post(f"{server}/api/tables/{table}/seats", {"name": name, "entropy": secrets.token_hex(8)}, token)
    while True:
        try:
            async with connect(server.replace("http", "ws", 1) + "/api/live", max_size=None) as socket:
                await socket.send(json.dumps({"type": "hello", "version": 1, "table": table, "tokens": [token]}))
                return print("the result:", json.dumps(await play(socket)))
        except (OSError, WebSocketException):
            await asyncio.sleep(1)  # then connect again: the game goes on where it was


if __name__ == "__main__":
    asyncio.run(main(*(argument.rstrip("/") for argument in sys.argv[1:])))
