"""Matches that are over, told again: through any seat's eyes, and what chance did in them."""

from dataclasses import dataclass, field

import spielwerk
from spielwerk import Match
from spielwerk.core.documents import Document, Written
from spielwerk.core.transcript import outcome_at
from spielwerk.server.matches.views import seen_in
from spielwerk.server.messages.http import Luck, Moment, Replay
from spielwerk.server.storage.kept import CHANCE, Step, TableRecord


@dataclass
class Retelling:
    """Watches a match that is replayed, as one viewer saw it."""

    steps: object
    viewer: int | None
    moments: list[Moment] = field(default_factory=list)
    told: int = 0
    who: int | None = None

    def watch(self, match: Match) -> None:
        """Called before the first step and after each: a moment ends where somebody has to act."""
        number = len(match.steps)
        if number and match.steps[-1][0] != CHANCE:
            self.who = int(match.steps[-1][0])
        if outcome_at(self.steps, number) is not None:
            return
        update = seen_in(match, self.viewer, self.told)
        news = update.version > self.told or not self.moments
        self.told = update.version
        self.moments.append(Moment(steps=number, who=self.who, update=update if news else None))


def replay_of(
    transcript: Document, viewer: int | None, record: TableRecord | None = None
) -> Replay:
    """A match as that viewer saw it; ValueError if the transcript, or the seat, cannot be."""
    retelling = Retelling(transcript.get("steps"), viewer)
    match = spielwerk.replay(transcript, retelling.watch)
    game = match.game
    sitting = record.seats if record else ()
    return Replay(
        table=record.id if record else None,
        game=game.name,
        options=dict(game.options),
        agreed=game.agreed_options(),
        seat=viewer,
        names=[seat.name for seat in sitting] or [None] * game.seats,
        bots=[seat.bot for seat in sitting] or [None] * game.seats,
        teams=game.teams(),
        origin=None,
        moments=retelling.moments,
    )


def luck_of(transcript: Document) -> Luck:
    """What chance did, with the receipt if there is one; ValueError if it cannot be replayed."""
    told = spielwerk.luck(transcript)
    return Luck.model_validate(told | {"receipt": None} | _receipt(transcript))


def _receipt(transcript: Document) -> Written:
    receipt = transcript.get("receipt")
    if receipt is None:
        return {}
    spielwerk.verify(transcript)  # that it can be read; whether it is good, the reader finds out
    return {"receipt": {"taken": 0, "origin": None} | dict(receipt)}


def taken_over(transcript: Document, steps: int) -> tuple[spielwerk.Game, list[Step]]:
    """A game and the first steps of a match; ValueError if it cannot go on from there."""
    if "position" in transcript:
        raise ValueError("this match begins in a position; it cannot go on at a table")
    match = spielwerk.replay(transcript)
    if steps >= len(match.steps):
        raise ValueError(f"the match has {len(match.steps)} steps; it goes on before the last")
    return match.game, match.steps[:steps]
