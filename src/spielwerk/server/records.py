"""From what is kept of a table to its match."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import spielwerk
from spielwerk import Match
from spielwerk.core.chance import Chance
from spielwerk.server import fairness
from spielwerk.server.storage import CHANCE, Step, TableRecord


@lru_cache(maxsize=64)
def _loaded(name: str, options: tuple[tuple[str, Any], ...], seats: int) -> spielwerk.Game:
    return spielwerk.load(name, dict(options), seats=seats)


def game_of(record: TableRecord) -> spielwerk.Game:
    return _loaded(record.game, tuple(sorted(record.options.items())), len(record.seats))


def begun(like: TableRecord) -> tuple[TableRecord, Match]:
    """A record and a match that begins, with chance of its own."""
    game = game_of(like)
    record = TableRecord(
        id=fairness.new_table_name(),
        game=game.name,
        options=dict(game.options),
        secret=fairness.new_secret(),
        seats=like.seats,
        coach=like.coach,
    )
    chance = Chance(fairness.chance_key(record.secret, record.id))
    return record, game.match(chance=chance)


def replayed(record: TableRecord, steps: Sequence[Step]) -> Match:
    """The match that these steps lead to, and its chance where it goes on."""
    drawn = sum(1 for who, _ in steps if who == CHANCE)
    chance = Chance(fairness.chance_key(record.secret, record.id), drawn=drawn)
    return game_of(record).replay_steps(steps, chance=chance)
