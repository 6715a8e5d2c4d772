"""The only way from a match to bytes.

An update is put together from what `spielwerk.Match` tells one seat: its observation, its events,
its own legal actions, and whose turn it is. No other module of the server asks a match for any of
these; bots are told the same (`question_for`).
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import orjson

from spielwerk import IllegalAction, Match
from spielwerk.core.documents import Written
from spielwerk.core.records import Event, tag_of
from spielwerk.server.matches.folding import written
from spielwerk.server.matches.saying import sayings_of
from spielwerk.server.messages.told import BarredTold, Choices, Update, WhyNot

UNDONE = 1_000_000
"""More events than any match has: by so much versions grow whenever something is undone."""


class Views:
    """A match as it stands, for all who look on: what several are told is made once."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._to_act = list(match.seats_to_act())
        self._returns = match.returns
        self._scores = match.scores
        self._sayings = sayings_of(match.game)
        self._events: dict[int, orjson.Fragment] = {}

    def view_for(self, seat: int | None, since: int = 0) -> Update:
        """All that this seat (None: a spectator) may be told after its first `since` events.

        A game of memory does not tell again what is over, whatever the viewer says it has seen.
        """
        match = self.match
        since = max(seen_of(match, since), match.recalled(seat))
        events = [self._event(event) for event in match.told(seat, since)]
        acts = seat is not None and seat in self._to_act
        return Update(
            version=match.undone * UNDONE + since + len(events),
            events=events,
            observation=self._observation(seat),
            to_act=self._to_act,
            legal=match.legal(seat) if seat is not None and acts else [],
            choices=self._choices(seat) if seat is not None and acts else None,
            decision=0 if seat is None else match.decisions(seat),
            can_take_back=seat is not None and acts and match.can_take_back(seat),
            can_undo=seat is not None and acts and match.undoable(seat) is not None,
            over=self._returns is not None,
            returns=self._returns,
            scores=self._scores,
        )

    def _event(self, event: Event) -> Any:
        """What happened, in words: the same for all who were told the same."""
        if id(event) not in self._events:
            self._events[id(event)] = self._sayings.event(self.match.game, event)
        return self._events[id(event)]

    def _observation(self, seat: int | None) -> Any:
        """What this seat sees, as clients are shown it."""
        head = self._sayings.heading(self.match.game, seat)
        return orjson.Fragment(head + written(self.match.for_clients(seat))[1:])

    def _choices(self, seat: int) -> Any:
        """What this seat can do, piece by piece, each with what it is called."""
        return self._sayings.choices(self.match.game, self.match.choices(seat))


def view_for(match: Match, seat: int | None, since: int = 0) -> Update:
    """What one viewer may be told; see `Views`."""
    return Views(match).view_for(seat, since)


def seen_in(match: Match, seat: int | None, since: int) -> Update:
    """What was told of a moment of a match that is over by now; nothing can be played."""
    update = whole_view(match, seat, since)
    return replace(update, legal=[], choices=None, can_take_back=False, can_undo=False)


def whole_view(match: Match, seat: int | None, since: int, before: Sequence[Event] = ()) -> Update:
    """What one viewer may be told, its sentences as documents: for a part of a larger message.

    `before` happened before the match began: it is told with its beginning, and counts as told.
    """
    update, sayings = view_for(match, seat, since), sayings_of(match.game)
    news = [] if match.steps else [sayings.event(match.game, event) for event in before]
    told = [[*news, *update.events], update.observation, update.choices]
    events, observation, choices = orjson.loads(orjson.dumps(told))
    rows = None if choices is None else Choices(**choices)
    version = update.version + len(before)
    return replace(update, version=version, events=events, observation=observation, choices=rows)


def transcript_of(match: Match) -> Written:
    """All steps of a match that is over, hidden things included: nothing is secret any more."""
    if not match.over:
        raise ValueError("a match that goes on is told to seats, not as a whole")
    return match.transcript()


def barred_for(match: Match, seat: int, chosen: str) -> BarredTold:
    """Where what this seat has chosen cannot go, and why; IllegalAction if it cannot be chosen."""
    return BarredTold(
        chosen=chosen,
        version=events_told(match, seat),
        fields={field: why_not_told(why) for field, why in match.barred(seat, chosen).items()},
    )


def why_not_told(why: IllegalAction) -> WhyNot:
    """Why something cannot be done, and what is in the way."""
    return WhyNot(
        rule=why.rule,
        reason=why.code,
        args=dict(why.reason_args),
        obstacles=list(why.obstacles),
    )


def is_news(match: Match, seat: int | None, since: int) -> bool:
    """Whether anything has happened that this seat is told, after its first `since` events."""
    return since < match.undone * UNDONE or bool(match.told(seat, seen_of(match, since)))


def events_told(match: Match, seat: int | None) -> int:
    """The version that this seat has been told of: the number of its events, after all undoing."""
    return match.undone * UNDONE + len(match.told(seat))


def seen_of(match: Match, version: int) -> int:
    """How many of the events that still are who has seen this version has seen."""
    return max(0, version - match.undone * UNDONE)


def rounds_begun(match: Match) -> int:
    """How many rounds the match has begun, where it has rounds."""
    return sum(tag_of(type(event).__name__) == "round" for event in match.told(None))


@dataclass(frozen=True)
class Question:
    """What a bot is asked, wherever it runs: what its seat knows, and nothing else."""

    bot: str
    game: str
    options: Written
    seats: int
    seat: int
    seed: int
    observation: Written
    legal: list[str]
    events: list[Written]
    seconds: float = math.inf  # of CPU time to search, if less than the bot would take
    until: float = math.inf  # when nothing is searched any more, by `time.monotonic`


def question_for(match: Match, seat: int, bot: str, seed: int, since: int = 0) -> Question:
    """What to ask the bot that sits there; `seed` is the bot's own luck, never the table's.

    Its first `since` events are forgotten.
    """
    game = match.game
    return Question(
        bot=bot,
        game=game.name,
        options=dict(game.options),
        seats=game.seats,
        seat=seat,
        seed=seed,
        observation=match.observation(seat),
        legal=match.legal(seat),
        events=match.events(seat, since),
    )
