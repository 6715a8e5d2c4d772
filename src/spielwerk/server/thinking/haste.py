"""How long bots may search while many tables ask at once: all share what time there is."""

SOON = 0.6
"""Seconds that nobody is to wait for other tables' bots: less than a bot waits before its move."""

LEAST, MOST = 0.001, 10.0
"""Seconds of CPU time for a search: the least still looks one action ahead."""

STEP = 1.05
"""How much one answer changes what the next ones may take."""


class Haste:
    """Gives searches their time: as much as they like, unless questions wait for others.

    The fair share of two processes for fifty questions is known at once. How much slower a busy
    machine is, and what an answer costs beside searching, shows in how long questions wait.
    """

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._longest = MOST

    def seconds(self, asking: int) -> float:
        """What one of so many questions may take."""
        if asking <= self._processes:
            return MOST
        return min(self._longest, SOON * self._processes / asking)

    def learn(self, waited: float, asking: int) -> None:
        """One of so many questions has waited so long for a process."""
        if waited > SOON:
            self._longest = max(LEAST, self.seconds(asking) / STEP)
        else:
            self._longest = min(MOST, self._longest * STEP)
