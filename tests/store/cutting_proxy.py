"""A network proxy between a node and its database that cuts connections at chosen moments."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from types import TracebackType
from urllib.parse import urlsplit


class Proxy:
    """Forwards all data until it has to cut a connection."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        assert parts.hostname is not None
        assert parts.port is not None
        self._target = parts.hostname, parts.port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._sockets = [self._listener]
        self._threads: list[threading.Thread] = []
        self._trigger: bytes | None = None
        self._forward = True
        self._silent = False
        self.unanswered: list[socket.socket] = []
        """The connections accepted since `fall_silent`."""
        # Without encryption, so that the proxy can search the data.
        proxied = url.replace(f":{parts.port}/", f":{self._listener.getsockname()[1]}/")
        self.url = f"{proxied}?sslmode=disable&gssencmode=disable"

    def __enter__(self) -> Proxy:
        self._start_thread(self._accept)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for each in self._sockets:
            # Closing alone would not wake the threads that wait for data.
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
            each.close()
        for thread in self._threads:
            thread.join(30)
            assert not thread.is_alive()

    def cut_at(self, trigger: bytes, *, forward: bool) -> None:
        """Cut the next connection that sends these bytes, after or before forwarding them."""
        self._trigger, self._forward = trigger, forward

    def fall_silent(self) -> None:
        """Cut all connections; accept later ones without answering."""
        self._silent = True
        for each in self._sockets[1:]:
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)

    def _start_thread(self, work: object, *sockets: socket.socket) -> None:
        thread = threading.Thread(target=work, args=sockets)  # type: ignore[arg-type]
        self._threads.append(thread)
        thread.start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _address = self._listener.accept()
                if self._silent:
                    self._sockets.append(client)
                    self.unanswered.append(client)
                    continue
                server = socket.create_connection(self._target)
                self._sockets += [client, server]
                self._start_thread(self._forward_requests, client, server)
                self._start_thread(self._forward_replies, client, server)

    def _forward_requests(self, client: socket.socket, server: socket.socket) -> None:
        with suppress(OSError):
            while data := client.recv(65536):
                cut = self._trigger is not None and self._trigger in data
                if cut:
                    self._trigger = None
                    client.shutdown(socket.SHUT_RDWR)
                if not cut or self._forward:
                    server.sendall(data)
                if cut:
                    break
            # The server handles all requests before it notices the end.
            server.shutdown(socket.SHUT_WR)

    def _forward_replies(self, client: socket.socket, server: socket.socket) -> None:
        client_gone = False
        with suppress(OSError):
            while data := server.recv(65536):
                try:
                    if not client_gone:
                        client.sendall(data)
                except OSError:
                    client_gone = True
            client.shutdown(socket.SHUT_RDWR)
