"""A match from elsewhere as a table that is over, so that the browser can show it again."""

import asyncio
import contextlib
from collections.abc import Sequence

import spielwerk
from spielwerk.core.documents import Document
from spielwerk.server.matches import fairness
from spielwerk.server.storage.kept import SeatRecord, TableRecord
from spielwerk.server.storage.storage import Storage


def keep(database: str, transcript: Document, players: Sequence[str] | None = None) -> str:
    """Put a match into a database; returns its table's name. `players`: who sat there.

    ValueError if the transcript cannot be replayed, or the match is not over or began in a
    position document: such tables there are not.
    """
    match = spielwerk.replay(transcript)
    if not match.over or "position" in transcript:
        raise ValueError("only a match from its beginning to its end can be shown so")
    names: Sequence[str | None] = players or [None] * match.game.seats
    record = TableRecord(
        id=fairness.new_table_name(),
        game=match.game.name,
        options=dict(match.game.options),
        secret=fairness.new_secret(),
        seats=tuple(SeatRecord(bot=None, name=name, key_hash=None) for name in names),
        over=True,
        taken=len(match.steps),
    )
    with contextlib.closing(Storage(database)) as storage:
        asyncio.run(storage.create(record, match.steps))
    return record.id
