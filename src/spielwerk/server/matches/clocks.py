"""How long each seat has had for its turn. All follows from when the log's steps were kept."""

from collections.abc import Sequence

from spielwerk import Match
from spielwerk.core.game import Watch
from spielwerk.core.match import TAKE_BACK
from spielwerk.server.messages.said import NO_PACE, Pace
from spielwerk.server.messages.told import SeatClock

SECOND = 1000
DAY = 86_400 * SECOND
"""In milliseconds, as all times here."""


class Clocks:
    """The clocks of one table; they begin at `paced`, when the pace was agreed on."""

    def __init__(self, seats: int, pace: Pace = NO_PACE, paced: int = 0) -> None:
        self.pace = pace
        self.paced = paced
        self.since: list[int | None] = [None] * seats
        self.bank = [pace.bank * SECOND if pace.kind == "live" else 0] * seats

    def show(self, match: Match, at: int, ply: int) -> None:
        """The step number `ply` was made at this time, and all that follow it by chance alone.

        A turn of several actions goes on as long as the latest could be taken back.
        """
        at = max(at, self.paced)
        who, text = match.steps[ply] if ply < len(match.steps) else (None, "")
        acting = match.seats_to_act()
        alone = ply == len(match.steps) - 1
        for seat in range(len(self.since)):
            if seat not in acting:
                self._stop(seat, at)
            elif self.since[seat] is None:
                self.since[seat] = at
            elif seat == who and text != TAKE_BACK and not (alone and match.can_take_back(seat)):
                self._stop(seat, at)
                self.since[seat] = at

    def watching(self, times: Sequence[int]) -> Watch:
        """Looks on while a match is replayed whose steps were kept at these times."""

        def watch(match: Match) -> None:
            ply = len(match.steps) - 1
            if 0 <= ply < len(times):
                self.show(match, times[ply], ply)

        return watch

    def resume(self, at: int) -> None:
        """The server was away until now: live, nobody's time has run meanwhile."""
        if self.pace.kind == "live":
            self.since = [None if since is None else at for since in self.since]

    def _stop(self, seat: int, at: int) -> None:
        since = self.since[seat]
        if since is not None:
            self.bank[seat] = self._left_in_bank(seat, at - since)
            self.since[seat] = None

    def _left_in_bank(self, seat: int, used: int) -> int:
        return max(0, self.bank[seat] - max(0, used - self._turn()))

    def _turn(self) -> int:
        return self.pace.days * DAY if self.pace.kind == "days" else self.pace.move * SECOND

    def deadline(self, seat: int) -> int | None:
        """When the seat's time is up; None if it has no clock, or the clock stands."""
        since = self.since[seat]
        if since is None or self.pace.kind == "none":
            return None
        return since + self._turn() + self.bank[seat]

    def told(self, seat: int, at: int) -> SeatClock:
        """One clock as it stands."""
        since = self.since[seat]
        used = 0 if since is None else max(0, at - since)
        return SeatClock(
            seat=seat,
            left=max(0, self._turn() - used),
            bank=self._left_in_bank(seat, used),
            running=since is not None,
        )
