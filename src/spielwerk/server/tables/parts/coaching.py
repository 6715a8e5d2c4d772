"""The coach of a table: tells who asks what their seat could do, from what that seat knows."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from spielwerk.bots.coach import COACH
from spielwerk.core.records import document
from spielwerk.server.matches.refusals import Refused
from spielwerk.server.matches.views import Question, question_for
from spielwerk.server.messages.told import Advised, HintTold
from spielwerk.server.tables.audience import written
from spielwerk.server.tables.room import Part, Room, seated
from spielwerk.server.tables.viewers import Viewer
from spielwerk.server.thinking.bots import BotProcesses
from spielwerk.server.thinking.processes import where

logger = logging.getLogger(__name__)

MOST_TIMES = 3
"""How often it thinks anew for one hint because others have acted meanwhile."""

Situation = Callable[[int, int], Awaitable[Question | None]]
"""What there is to ask for a seat at its decision of this number; None if that is past."""


class Coaching(Part):
    """Whom the coach of a table answers, and what it is asked."""

    def __init__(self, room: Room, bots: BotProcesses) -> None:
        self._room = room
        self._coach = Coach(bots, self._situation)

    async def hint(self, viewer: Viewer, decision: int) -> None:
        """Ask the coach for who has to decide; it answers when it has thought, to nobody else."""
        seat = seated(viewer.seat)
        if not self._room.record.coach:
            raise Refused("no_coach", "This table is played without a coach.")
        async with self._room.lock:
            match = await self._room.ready()
            if seat not in match.seats_to_act():
                raise Refused("not_your_turn", "It is not your turn.")
            if decision != match.decisions(seat):
                raise Refused("stale", "The table has moved on since; ask again.")
        self._coach.ask(viewer, seat, decision)

    async def _situation(self, seat: int, decision: int) -> Question | None:
        async with self._room.lock:
            match = self._room.match
            if match is None or seat not in match.seats_to_act():
                return None
            if decision != match.decisions(seat):
                return None
            return question_for(match, seat, COACH, 0, match.recalled(seat))

    def left(self, viewer: Viewer) -> None:
        """Nobody waits for a hint there."""
        self._coach.leave(viewer)

    def close(self) -> None:
        """Nobody is told anything any more."""
        self._coach.close()


class Coach:
    """Thinks once about a situation, however many browsers ask for it."""

    def __init__(self, bots: BotProcesses, situation: Situation) -> None:
        self._bots = bots
        self._situation = situation
        self._asking: dict[Viewer, tuple[int, asyncio.Task[None]]] = {}
        self._thoughts: dict[int, tuple[Question, asyncio.Task[list[Advised]]]] = {}

    def ask(self, viewer: Viewer, seat: int, decision: int) -> None:
        """Tell this viewer when there is something to tell; asked twice, once."""
        asked, telling = self._asking.get(viewer, (None, None))
        if telling is not None:
            if asked == decision:
                return
            telling.cancel()
        telling = asyncio.create_task(self._tell(viewer, seat, decision))
        self._asking[viewer] = decision, telling
        telling.add_done_callback(lambda done: self._told(viewer, done))

    def leave(self, viewer: Viewer) -> None:
        """This viewer waits for nothing any more."""
        if viewer in self._asking:
            self._asking.pop(viewer)[1].cancel()

    def close(self) -> None:
        """Nobody is told anything any more."""
        for task in [task for _, task in [*self._asking.values(), *self._thoughts.values()]]:
            task.cancel()

    def _told(self, viewer: Viewer, telling: "asyncio.Task[None]") -> None:
        if self._asking.get(viewer, (None, None))[1] is telling:
            del self._asking[viewer]

    async def _tell(self, viewer: Viewer, seat: int, decision: int) -> None:
        """The hint; an empty one if the decision is past before there is one, or it fails."""
        told: list[Advised] = []
        try:
            told = await self._thought(seat, decision)
        except Exception as error:  # noqa: BLE001 - whatever it is, who asks is answered
            logger.error("the coach failed: %s", where(error))
        viewer.put(written(HintTold(decision=decision, actions=told)))

    async def _thought(self, seat: int, decision: int) -> list[Advised]:
        """What it thinks of this decision; nothing if that is past before it has thought."""
        asked = await self._situation(seat, decision)
        for _ in range(MOST_TIMES):
            if asked is None:
                break
            thought = await asyncio.shield(self._thinking(asked))
            now = await self._situation(seat, decision)
            if now is not None and _alike(now, asked):
                return thought
            asked = now
        return []

    def _thinking(self, question: Question) -> "asyncio.Task[list[Advised]]":
        """What it thinks, or has thought, about this; what led to nothing is thought anew."""
        asked, thought = self._thoughts.get(question.seat, (None, None))
        if asked is None or thought is None or not _alike(asked, question) or _in_vain(thought):
            thought = asyncio.create_task(self._think(question))
            self._thoughts[question.seat] = question, thought
        return thought

    async def _think(self, question: Question) -> list[Advised]:
        advised = await self._bots.advise(question)
        return [
            Advised(action=one.action, chance=one.chance, because=[*map(document, one.because)])
            for one in advised
        ]


def _alike(one: Question, other: Question) -> bool:
    return one.legal == other.legal and one.observation == other.observation


def _in_vain(thought: "asyncio.Task[list[Advised]]") -> bool:
    """Whether it failed, or nobody knows."""
    if not thought.done():
        return False
    return thought.cancelled() or thought.exception() is not None or not thought.result()
