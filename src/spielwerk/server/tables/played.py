"""The match of a table in memory: what its log leads to, and the one way to go on from there.

When a commit fails the match is thrown away, and the log says again how things stand.
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

from spielwerk import IllegalAction, Match, TranscriptError
from spielwerk.core.game import Watch
from spielwerk.core.match import TAKE_BACK, UNDO
from spielwerk.server.ground import metrics
from spielwerk.server.matches.clocks import Clocks
from spielwerk.server.matches.records import replayed
from spielwerk.server.matches.refusals import Refused, illegal, not_kept
from spielwerk.server.messages.said import OfferKind
from spielwerk.server.storage.database import Conflict, StorageError
from spielwerk.server.storage.kept import CHANCE, Step

if TYPE_CHECKING:
    from spielwerk.server.tables.table import Table

logger = logging.getLogger(__name__)


class Played:
    """The match of one table. All of this is done with the table's lock."""

    def __init__(self, table: "Table") -> None:
        self.match: Match | None = None
        self._table = table
        self._made: list[list[str]] = []

    # Remembering

    async def ready(self) -> Match:
        """The match as the log says; read again if it was thrown away."""
        record = self._table.record
        if not record.begun:
            raise Refused("not_begun", "The match has not begun: not everybody has come.")
        if self.match is not None:
            return self.match
        try:
            steps = await self._table.storage.steps(record.id)
            times = await self._times()
        except StorageError as error:
            raise not_kept(error) from error
        clocks = Clocks(len(record.seats), record.pace, record.paced)
        match = await self._replayed(steps, clocks.watching(times))
        self.remember(match, clocks if times else None)
        return match

    async def _times(self) -> list[int]:
        """When each step was kept; nobody asks where there are no clocks."""
        record = self._table.record
        if record.pace.kind == "none":
            return []
        return await self._table.storage.times(record.id)

    async def _replayed(self, steps: Sequence[Step], watch: Watch) -> Match:
        name = self._table.record.id
        try:
            return await asyncio.to_thread(replayed, self._table.record, steps, watch)
        except TranscriptError as error:
            # Not its words: they name the action, and what is set up hidden is in no log.
            logger.error("table %s cannot be replayed from step %s", name, error.step)
        except Exception:
            logger.exception("table %s cannot be replayed", name)
        raise Refused("damaged", "This table's log cannot be read any more.")

    def remember(self, match: Match, clocks: Clocks | None = None) -> None:
        """The match as it stands, and its clocks if they were read from the log."""
        self.match = match
        self._made = [[] for _ in self._table.record.seats]
        for who, text in match.steps:
            if who != CHANCE:
                self._count(int(who), text)
        if clocks is None:
            self._table.patience.repaced(match)
        else:
            self._table.patience.replayed(clocks)

    def _count(self, seat: int, text: str) -> None:
        """A decision was made; what is undone is one of everybody's."""
        for made in self._made if text.startswith(UNDO) else [self._made[seat]]:
            made.append(text)

    def _forget(self) -> None:
        self.match = None

    # Going on

    def is_repeated(self, seat: int, decision: int, action: str | None) -> bool:
        """Whether just this was done with this number; Refused if something else was."""
        made, text = self._made[seat], TAKE_BACK if action is None else action
        if decision < len(made) and made[decision] == text:
            return True
        if decision != len(made):
            raise Refused("stale", "The table has moved on since; this decision is made already.")
        return False

    async def play(self, match: Match, seat: int, action: str | None) -> None:
        """Play, or take back, and commit; the match in memory lives on only if both succeed."""
        ply = len(match.steps)
        try:
            if action is None:
                match.take_back(seat)
            else:
                match.play(seat, action)
        except IllegalAction as error:
            waits = action is not None and seat not in match.seats_to_act()
            raise illegal(error, "not_your_turn" if waits else "illegal") from error
        except Exception:
            self._forget()
            name = self._table.record.id
            logger.exception("table %s: the rules failed at step %d", name, ply)
            raise Refused("internal", "The server failed at this action.") from None
        await self._keep(match, ply)

    async def settle(self, match: Match, offer: OfferKind, by: int, left: int) -> None:
        """Do what people have agreed on, and commit."""
        ply = len(match.steps)
        try:
            if offer == "undo":
                match.undo(by, left)
            elif offer == "resign":
                match.resign(by)
            else:
                match.agree_draw(by)
        except IllegalAction as error:
            raise Refused("cannot_offer", "This is not possible any more.") from error
        await self._keep(match, ply)

    async def _keep(self, match: Match, ply: int) -> None:
        record = self._table.record
        try:
            await self._table.storage.append(record.id, ply, match.steps[ply:], over=match.over)
        except Conflict as error:
            self._forget()
            raise Refused("stale", "Another server has played at this table since.") from error
        except StorageError as error:
            self._forget()
            raise not_kept(error) from error
        except BaseException:
            self._forget()
            raise
        who, text = match.steps[ply]
        self._count(int(who), text)
        metrics.ACTIONS.labels(record.game).inc()
        if match.over:
            metrics.OVER.labels(record.game).inc()
            self._table.change(over=True)
