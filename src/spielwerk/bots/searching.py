"""What all bots have in common that take their time."""

from threading import Event
from typing import Any


class Searching:
    """A bot that searches for as many seconds of CPU time as its level says.

    `has_searched`: it has looked ahead at least once, not only begun or done what had to be done.
    """

    def __init__(self, level: Any) -> None:
        self.level = level
        self.cancelled = Event()
        self.has_searched = False

    def cancel(self) -> None:
        """Have the choice that another thread waits for end now, by what was found so far.

        What has not begun is not cancelled.
        """
        self.cancelled.set()

    def hurry(self, seconds: float) -> None:
        """Search no longer than that."""
        self.level = self.level._replace(seconds=min(self.level.seconds, seconds))
