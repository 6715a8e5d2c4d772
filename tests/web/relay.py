"""The line between browser and server, which a test can cut."""

import contextlib
import socket
import threading

SIZE = 65536


class Relay:
    """Listens on an address of its own, and passes on what comes until the line is cut."""

    def __init__(self, target: tuple[str, int]) -> None:
        self.target = target
        self._ends: list[socket.socket] = []
        self._listening: socket.socket | None = None
        self._address = ("127.0.0.1", 0)
        self.mend()

    @property
    def url(self) -> str:
        """Where the browser finds the server."""
        return f"http://127.0.0.1:{self._address[1]}/"

    def mend(self, target: tuple[str, int] | None = None) -> None:
        """Pass things on again, perhaps to a server that listens elsewhere now."""
        self.target = target or self.target
        listening = socket.create_server(self._address)
        self._address = listening.getsockname()
        self._listening = listening
        threading.Thread(target=self._accept, args=(listening,), daemon=True).start()

    def cut(self) -> None:
        """Break off all that is under way, and let nobody through."""
        assert self._listening is not None
        with contextlib.suppress(OSError):
            self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()
        self._listening = None
        for end in self._ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self._ends.clear()

    def _accept(self, listening: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = listening.accept()
                self._join(near)

    def _join(self, near: socket.socket) -> None:
        try:
            far = socket.create_connection(self.target)
        except OSError:
            near.close()
            return
        self._ends += [near, far]
        for source, sink in ((near, far), (far, near)):
            threading.Thread(target=_pass_on, args=(source, sink), daemon=True).start()


def _pass_on(source: socket.socket, sink: socket.socket) -> None:
    """Until one end is closed; then the other is, too."""
    with source, contextlib.suppress(OSError):
        while data := source.recv(SIZE):
            sink.sendall(data)
    with contextlib.suppress(OSError):
        sink.shutdown(socket.SHUT_RDWR)
