"""Who looks on at a table: one socket each, with a bounded queue of what is still to be sent."""

import asyncio
from collections import deque

MAX_WAITING = 64
"""Messages that wait for one socket; with more, they are dropped and made up for later."""


class Viewer:
    """One socket at a table. `seat` None: a spectator.

    `told` is the version of the last update that waits or was sent, `sent` of the last one sent.
    A socket that does not keep up is `behind`: nothing more is put into its queue, and once it has
    sent what it had begun, the table greets it again from `sent` on.
    """

    __slots__ = ("_waiting", "_wake", "behind", "closing", "seat", "sent", "told")

    def __init__(self, seat: int | None, since: int = 0) -> None:
        self.seat = seat
        self.told = since
        self.sent = since
        self.behind = False
        self.closing = False
        self._waiting: deque[tuple[str, int | None]] = deque()
        self._wake = asyncio.Event()

    def put(self, message: str, version: int | None = None) -> None:
        """Send this when the socket is ready; an update has a version."""
        if self.behind:
            return
        if len(self._waiting) >= MAX_WAITING:
            self._waiting.clear()
            self.behind = True
            self.told = self.sent
        else:
            self._waiting.append((message, version))
            if version is not None:
                self.told = version
        self._wake.set()

    def close(self) -> None:
        """Send what waits, and then no more."""
        self.closing = True
        self._wake.set()

    async def next(self) -> str | None:
        """The next message; None if there is none because it is behind, or closing."""
        while not self._waiting:
            if self.behind or self.closing:
                return None
            self._wake.clear()
            await self._wake.wait()
        message, version = self._waiting.popleft()
        if version is not None:
            # Counted before it is sent: a socket that breaks in between joins anew anyway.
            self.sent = version
        return message
