"""What is sent to other servers goes out by threads of its own: no table waits for theirs."""

import logging
import queue
import threading
from collections.abc import Callable

logger = logging.getLogger(__name__)

THREADS = 2
"""How much is sent at the same time."""

MAX_WAITING = 100
"""What waits to be sent; with more, nothing is added."""


class Outbox:
    """Sends one thing after the other, some time; nothing fails if that cannot be.

    Its threads end with the process: a server that does not answer holds nobody up.
    """

    def __init__(self, what: str) -> None:
        self._what = what
        self._waiting: queue.Queue[Callable[[], object]] = queue.Queue(MAX_WAITING)
        self._threads: list[threading.Thread] = []

    def post(self, deliver: Callable[[], object]) -> bool:
        """Send this when it is its turn; False if too much waits already."""
        try:
            self._waiting.put_nowait(deliver)
        except queue.Full:
            logger.warning("too much waits to be sent: %s", self._what)
            return False
        if len(self._threads) < THREADS:
            thread = threading.Thread(target=self._send, name=self._what, daemon=True)
            self._threads.append(thread)
            thread.start()
        return True

    def _send(self) -> None:
        while True:
            deliver = self._waiting.get()
            try:
                deliver()
            except Exception as error:  # noqa: BLE001
                # Whatever goes wrong there is no harm here. Never an address: others read logs.
                kind = type(error).__name__
                logger.warning("could not be sent: %s (%s)", self._what, kind)
