"""From what is kept of a table to its match."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

import spielwerk
from spielwerk import Match
from spielwerk.core.chance import Chance
from spielwerk.core.documents import Written
from spielwerk.core.game import Watch
from spielwerk.core.match import TAKE_BACK, UNDO
from spielwerk.server.matches import beginning, fairness
from spielwerk.server.storage.kept import CHANCE, Step, TableRecord


@lru_cache(maxsize=64)
def _loaded(name: str, options: tuple[tuple[str, object], ...], seats: int) -> spielwerk.Game:
    return spielwerk.load(name, dict(options), seats=seats).of_before()


def game_of(record: TableRecord) -> spielwerk.Game:
    """The game of a table that is kept with all options that there were when it was opened."""
    return _loaded(record.game, tuple(sorted(record.options.items())), len(record.seats))


def opened(like: TableRecord, steps: Sequence[Step] = ()) -> tuple[TableRecord, Match]:
    """A record like this one with chance of its own, and its match once it has begun.

    ValueError if the game cannot be played so, or with these steps.
    """
    game = spielwerk.load(like.game, like.options, seats=len(like.seats))
    record = replace(
        like,
        id=fairness.new_table_name(),
        options=dict(game.options),
        secret=fairness.new_secret(),
        taken=len(steps),
        taken_actions=sum(who != CHANCE for who, _ in steps),
        origin=like.origin if steps else None,
        paced=0,
        over=False,
        next=None,
    )
    if all(seat.bot for seat in record.seats):
        record = replace(record, stage=beginning.BEGUN)
    return record, replayed(record, steps)


def receipt_of(record: TableRecord, log: Sequence[Step]) -> Written:
    """What proves where the outcomes of a table's match came from, once it is over."""
    return {
        "table": record.id,
        "commitment": fairness.commitment(record.secret),
        "secret": record.secret.hex(),
        "promises": [seat.promise for seat in record.seats],
        "seeds": [None if seat.seed is None else seat.seed.hex() for seat in record.seats],
        "taken": still_taken(record.taken, log),
        "origin": record.origin,
    }


def still_taken(taken: int, log: Sequence[Step]) -> int:
    """How many of the steps that were taken over were never undone at this table."""
    standing = least = taken
    for _, text in log[taken:]:
        if text.startswith(UNDO):
            standing = int(text.removeprefix(UNDO))
        else:
            standing += -1 if text == TAKE_BACK else 1
        least = min(least, standing)
    return least


def replayed(record: TableRecord, steps: Sequence[Step], watch: Watch | None = None) -> Match:
    """The match that these steps lead to, and its chance where it goes on."""
    drawn = sum(1 for who, _ in steps if who == CHANCE)
    key = fairness.chance_key(record.secret, record.id, beginning.seeds_of(record))
    chance = Chance(key, drawn=drawn)
    return game_of(record).replay_steps(steps, chance=chance, watch=watch)
