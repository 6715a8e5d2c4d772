"""Matches looked at afterwards: in a process of its own, one at a time, and kept for a while."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable
from typing import TypeVar

import spielwerk
from spielwerk.bots import review, story
from spielwerk.bots.coach import Advice
from spielwerk.bots.review import Outline
from spielwerk.core.documents import Document
from spielwerk.server.matches.refusals import Refusal
from spielwerk.server.messages.http import Review
from spielwerk.server.messages.stories import Story, StoryMoment, Way
from spielwerk.server.thinking.preparing import Preparation
from spielwerk.server.thinking.processes import Failure, Process

logger = logging.getLogger(__name__)

NICE = 10
"""How much reviews yield to the server and to bots, for whom somebody waits at a table."""

MOST_KEPT = 100
"""Reviews in memory; a long match's is some 100 KB."""

MOST_WAITING = 20
"""Tables whose review is being made, or waits for that."""

LEVEL = "club"
"""Who says what could have been done."""

WAYS = 3
"""So many things that could have been done are told, and what was done."""

LONGEST = 600.0
"""Seconds that one review may take in its process, however little time it is given."""

Asked = TypeVar("Asked")
Answered = TypeVar("Answered")
Name = TypeVar("Name")
Made = TypeVar("Made")


class Reviews:
    """The reviews of finished matches."""

    def __init__(self, patience: float, preparation: Preparation) -> None:
        self._patience = patience
        self._preparation = preparation
        self._process = Process(NICE, _begin)
        self._turn = asyncio.Lock()
        self._kept: dict[str, bytes] = {}
        self._making: dict[str, asyncio.Task[bytes]] = {}
        self._stories: dict[tuple[str, int | None], Story] = {}
        self._telling = 0

    async def of(self, name: str, transcript: Document) -> bytes:
        """The review of the match at the table of that name as JSON; Refusal if there is none."""
        if name in self._kept:
            return self._kept[name]
        if name not in self._making:
            if len(self._making) >= MOST_WAITING:
                raise _not_now("Too many matches are being looked at; ask again in a minute.")
            self._making[name] = asyncio.create_task(self._make(name, transcript))
            self._making[name].add_done_callback(_nobody_may_wait)
        making = self._making[name]
        try:
            # Whoever waits no longer leaves it to be made, for when they ask again.
            return await asyncio.wait_for(asyncio.shield(making), self._patience)
        except TimeoutError:
            message = "This match is still being looked at; ask again in a minute."
            raise _not_now(message) from None
        except Failure:
            raise _not_now("This match could not be looked at.") from None

    async def _make(self, name: str, transcript: Document) -> bytes:
        try:
            if not await self._preparation.wait(transcript["game"], LONGEST):
                raise Failure("the game's search is not prepared")
            made = await self._ask(reviewed, (name, transcript))
        except Failure as failure:
            logger.error("table %s: no review: %s", name, failure)
            raise
        finally:
            del self._making[name]
        _keep(self._kept, name, made)
        return made

    async def story(
        self, name: str, transcript: Document, seat: int | None
    ) -> AsyncGenerator[Story, None]:
        """The moments that mattered to a seat, again as more is known; Refusal if there are none.

        First all of them as a quick look finds them, then each as a longer one does.
        """
        if (name, seat) in self._stories:
            yield self._stories[name, seat]
            return
        if self._telling >= MOST_WAITING:
            raise _not_now("Too many matches are being looked at; ask again in a minute.")
        self._telling += 1
        try:
            async for told in self._tell(name, transcript, seat):
                yield told
        except Failure as failure:
            logger.error("table %s: no story: %s", name, failure)
            raise _not_now("This match could not be looked at.") from None
        finally:
            self._telling -= 1
        _keep(self._stories, (name, seat), told)

    async def _tell(
        self, name: str, transcript: Document, seat: int | None
    ) -> AsyncGenerator[Story, None]:
        if not await self._preparation.wait(transcript["game"], LONGEST):
            raise Failure("the game's search is not prepared")
        told = await self._ask(begun, (name, transcript, seat))
        yield told
        for place, moment in enumerate(told.moments):
            if moment.who == moment.seat:
                told.moments[place] = await self._ask(looked, (name, transcript, moment))
                yield told
        yield told.model_copy(update={"over": True})

    async def _ask(self, function: Callable[[Asked], Answered], asked: Asked) -> Answered:
        """One question after another."""
        async with self._turn:
            return await self._process.ask(function, asked, LONGEST)

    def close(self) -> None:
        """No more reviews are made."""
        for task in self._making.values():
            task.cancel()
        self._process.close()


def _keep(kept: dict[Name, Made], name: Name, made: Made) -> None:
    """Keep what was made; what was made first has to go."""
    while len(kept) >= MOST_KEPT:
        del kept[next(iter(kept))]
    kept[name] = made


def _nobody_may_wait(making: "asyncio.Task[bytes]") -> None:
    """Whoever waits hears of a failure; the log has it anyway."""
    if not making.cancelled():
        making.exception()


def _not_now(why: str) -> Refusal:
    return Refusal(503, "no_review", why)


# In the process


def reviewed(asked: tuple[str, Document]) -> bytes:
    """A match looked at, as it is sent."""
    name, transcript = asked
    made = review.whole_review(transcript, outline_of(name, transcript), LEVEL)
    return Review.model_validate(made).to_bytes()


def begun(asked: tuple[str, Document, int | None]) -> Story:
    """What a quick look finds to have mattered to a seat."""
    name, transcript, seat = asked
    outline = outline_of(name, transcript)
    found = story.moments(outline, seat)
    told = [
        StoryMoment(**moment._asdict(), played=outline.steps[moment.step][1]) for moment in found
    ]
    return Story(seats=len(outline.curve[0]), over=False, moments=told)


def looked(asked: tuple[str, Document, StoryMoment]) -> StoryMoment:
    """A moment with what could have been done."""
    name, transcript, moment = asked
    looking = review.Looking(outline_of(name, transcript).steps, [moment.step], LEVEL)
    spielwerk.replay(transcript, looking.watch)
    found = looking.found[moment.step]
    options: list[Advice] = found["options"]
    ways = [
        Way(action=one.action, chance=one.chance)
        for place, one in enumerate(options)
        if place < WAYS or one.action == moment.played
    ]
    known = {way.action for way in ways} | {moment.played}
    words = {action: said for action, said in found["words"].items() if action in known}
    known_of = {name: found[name] for name in ("observation", "because")}
    return moment.model_copy(update={"ways": ways, "words": words} | known_of)


_outlines: dict[str, Outline] = {}
"""The first look at the table that was asked about last: more will be asked about it."""


def outline_of(name: str, transcript: Document) -> Outline:
    """A first look at the match of a table that is over: it does not change any more."""
    if name not in _outlines:
        found = review.outlined(transcript)
        _outlines.clear()
        _outlines[name] = found
    return _outlines[name]


def _begin() -> None:
    """By now everything that a review needs has been imported."""
