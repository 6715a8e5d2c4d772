"""Who looks on at a table: one socket each, with a bounded queue of what is still to be sent."""

import asyncio
import types
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator

from spielwerk.server.ground import metrics

MAX_WAITING = 64
"""Messages that wait for one socket; with more, they are dropped and made up for later."""

Say = Callable[[str], Coroutine[object, None, None]]
"""Sends one message; waits as long as the socket takes none. OSError: the browser has gone."""


class Viewer:
    """One socket at a table. `seat` None: a spectator.

    `host`: it has shown the host's key. `key`: what has opened the seat, if that may have changed
    before it joins. `address`: where it comes from.

    `told` is the version of the last update that waits or was sent, `sent` of the last one sent.
    A socket that does not keep up is `behind`: nothing more is put into its queue, and once it has
    sent what it had begun, `catch_up` is called: the table greets it again from `sent` on.
    """

    __slots__ = (
        "_catch_up",
        "_say",
        "_sending",
        "_waiting",
        "address",
        "behind",
        "host",
        "key",
        "seat",
        "sent",
        "told",
    )

    def __init__(
        self, seat: int | None, since: int, say: Say, catch_up: Callable[[], Awaitable[None]]
    ) -> None:
        self.seat = seat
        self.told = since
        self.sent = since
        self.behind = False
        self.host = False
        self.key: str | None = None
        self.address = ""
        self._say = say
        self._catch_up = catch_up
        self._waiting: deque[tuple[str, int | None]] = deque()
        self._sending: asyncio.Task[None] | None = None

    def put(self, message: str, version: int | None = None) -> None:
        """Send this, now if the socket takes it, otherwise when it does; an update has a version.

        Never waits and never fails: who has gone is told nothing.
        """
        if self._sending is None:
            self._send_now(message, version)
        elif not self.behind:
            self._enqueue(message, version)

    async def sent_all(self, seconds: float) -> None:
        """Give what waits so much time to be sent."""
        if self._sending is not None:
            await asyncio.wait({self._sending}, timeout=seconds)

    def stop(self) -> None:
        """Send no more."""
        if self._sending is not None:
            self._sending.cancel()

    def _send_now(self, message: str, version: int | None) -> None:
        try:
            rest = begun(self._say(message))
        except OSError:
            return
        if version is not None:
            self.told = version
        if rest is None:
            self._count(version)
        else:
            self._sending = asyncio.create_task(self._send_rest(rest, version))

    def _enqueue(self, message: str, version: int | None) -> None:
        if len(self._waiting) >= MAX_WAITING:
            self._waiting.clear()
            self.behind = True
            metrics.BEHIND.inc()
        else:
            self._waiting.append((message, version))
            if version is not None:
                self.told = version

    async def _send_rest(self, rest: Awaitable[None], version: int | None) -> None:
        """The socket takes nothing just now: wait for it, until nothing waits any more."""
        try:
            await rest
            self._count(version)
            while self._waiting or self.behind:
                if self._waiting:
                    message, version = self._waiting.popleft()
                    await self._say(message)
                    self._count(version)
                else:
                    self.told = self.sent
                    await self._catch_up()
        except OSError:
            self._waiting.clear()
        finally:
            self._sending = None

    def _count(self, version: int | None) -> None:
        if version is not None:
            self.sent = version


def begun(coroutine: Coroutine[object, None, None]) -> Awaitable[None] | None:
    """Run a coroutine until it first waits; what then remains to be awaited, None if it is done.

    A socket mostly takes a message at once. A task of its own for each would cost more than that.
    """
    try:
        waits_for = coroutine.send(None)
    except StopIteration:
        return None
    return _rest(coroutine, waits_for)


@types.coroutine
def _rest(
    coroutine: Coroutine[object, None, None], waits_for: object
) -> Generator[object, None, None]:
    try:
        yield waits_for
        yield from coroutine
    finally:
        coroutine.close()
