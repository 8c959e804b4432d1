"""A proxy between a browser and a server, whose connections can be cut."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

__all__ = ["Network", "network"]


class Network:
    """Passes everything on. While it is cut, nothing gets through, and no connection is closed."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self._target = str(parts.hostname), int(parts.port or 80)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._sockets: list[socket.socket] = []
        self._open = threading.Event()
        self._open.set()
        self._closing = False
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}/"

    def cut(self) -> None:
        self._open.clear()

    def mend(self) -> None:
        """Close all connections, as after a change of networks, and accept new ones."""
        for each in self._sockets:
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
        self._open.set()

    def serve(self) -> None:
        with suppress(OSError):
            while True:
                client, _address = self._listener.accept()
                self._sockets.append(client)
                try:
                    server = socket.create_connection(self._target)
                except OSError:
                    # The server is down.
                    client.close()
                    continue
                self._sockets.append(server)
                for ends in ((client, server), (server, client)):
                    threading.Thread(target=self._carry, args=ends, daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                if not self._open.wait(60) or self._closing:
                    return
                target.sendall(data)
        for end in (source, target):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self._closing = True
        self._open.set()
        for each in (self._listener, *self._sockets):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
            each.close()


@contextmanager
def network(url: str) -> Iterator[Network]:
    found = Network(url)
    serving = threading.Thread(target=found.serve)
    serving.start()
    try:
        yield found
    finally:
        found.close()
        serving.join(30)
