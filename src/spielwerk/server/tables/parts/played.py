"""What was played at a table in memory: each decision once, and kept before it is told.

When a commit fails the match is thrown away, and the log says again how things stand.
"""

import logging

from spielwerk import IllegalAction, Match
from spielwerk.core.match import TAKE_BACK, UNDO
from spielwerk.server.ground import metrics
from spielwerk.server.matches.refusals import Refused, illegal, not_kept
from spielwerk.server.messages.said import OfferKind
from spielwerk.server.storage.database import Conflict, StorageError
from spielwerk.server.storage.kept import CHANCE
from spielwerk.server.tables.room import Part, Room

logger = logging.getLogger(__name__)


class Played(Part):
    """The decisions of one table's match. All of this is done with the table's lock."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._made: list[list[str]] = []

    def remembered(self, match: Match) -> None:
        """Count what was decided until now."""
        self._made = [[] for _ in self._room.record.seats]
        for who, text in match.steps:
            if who != CHANCE:
                self._count(int(who), text)

    def _count(self, seat: int, text: str) -> None:
        """A decision was made; what is undone is one of everybody's."""
        for made in self._made if text.startswith(UNDO) else [self._made[seat]]:
            made.append(text)

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
            self._room.forget()
            name = self._room.record.id
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
            raise Refused("no_offer", "This is not possible any more.") from error
        await self._keep(match, ply)

    async def _keep(self, match: Match, ply: int) -> None:
        record = self._room.record
        try:
            await self._room.storage.append(record.id, ply, match.steps[ply:], over=match.over)
        except Conflict as error:
            self._room.forget()
            raise Refused("stale", "Another server has played at this table since.") from error
        except StorageError as error:
            self._room.forget()
            raise not_kept(error) from error
        except BaseException:
            self._room.forget()
            raise
        who, text = match.steps[ply]
        self._count(int(who), text)
        metrics.ACTIONS.labels(record.game).inc()
        if match.over:
            metrics.OVER.labels(record.game).inc()
            self._room.change(over=True)
