"""A network between a node and its database, which fails at a chosen moment."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from types import TracebackType
from urllib.parse import urlsplit


class Proxy:
    """Passes everything on, until something is said at which it hangs up."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        assert parts.hostname is not None
        assert parts.port is not None
        self._target = parts.hostname, parts.port
        self._door = socket.create_server(("127.0.0.1", 0))
        self._sockets = [self._door]
        self._threads: list[threading.Thread] = []
        self._word: bytes | None = None
        self._forward = True
        self._silent = False
        self.unanswered: list[socket.socket] = []
        """Who has called since nobody answers any more."""
        # Encrypted, it could not be listened to.
        given = url.replace(f":{parts.port}/", f":{self._door.getsockname()[1]}/")
        self.url = f"{given}?sslmode=disable&gssencmode=disable"

    def __enter__(self) -> Proxy:
        self._begin(self._welcome)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for each in self._sockets:
            # Closing alone would not wake up who waits for it.
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
            each.close()
        for thread in self._threads:
            thread.join(30)
            assert not thread.is_alive()

    def cut_at(self, word: bytes, *, forward: bool) -> None:
        """Hang up on the next one who says that, once; before or after it has reached the server."""
        self._word, self._forward = word, forward

    def fall_silent(self) -> None:
        """Hang up on everybody; who calls again is put through to nobody."""
        self._silent = True
        for each in self._sockets[1:]:
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)

    def _begin(self, work: object, *given: socket.socket) -> None:
        thread = threading.Thread(target=work, args=given)  # type: ignore[arg-type]
        self._threads.append(thread)
        thread.start()

    def _welcome(self) -> None:
        with suppress(OSError):
            while True:
                client, _address = self._door.accept()
                if self._silent:
                    self._sockets.append(client)
                    self.unanswered.append(client)
                    continue
                server = socket.create_connection(self._target)
                self._sockets += [client, server]
                self._begin(self._questions, client, server)
                self._begin(self._answers, client, server)

    def _questions(self, client: socket.socket, server: socket.socket) -> None:
        with suppress(OSError):
            while said := client.recv(65536):
                cut = self._word is not None and self._word in said
                if cut:
                    self._word = None
                    client.shutdown(socket.SHUT_RDWR)
                if not cut or self._forward:
                    server.sendall(said)
                if cut:
                    break
            # Whatever the server was told, it does before it notices that nobody is there.
            server.shutdown(socket.SHUT_WR)

    def _answers(self, client: socket.socket, server: socket.socket) -> None:
        gone = False
        with suppress(OSError):
            while said := server.recv(65536):
                try:
                    if not gone:
                        client.sendall(said)
                except OSError:
                    gone = True
            client.shutdown(socket.SHUT_RDWR)
