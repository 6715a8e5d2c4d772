"""A study of balance: which matches are played for it, and what they show together.

By one set of rules, or by two on the same seeds. Two bots play every deal once for each side that
the first of them can be, so that luck favours nobody.
"""

import json
import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import spielwerk
from spielwerk.core.documents import Written
from spielwerk.lab import balance, executors, one_ply
from spielwerk.lab.experiments import Experiment, Options, Row, play

ALL = 0
"""As many processes as there are cores."""


class Study(NamedTuple):
    """What is played: by one set of options, or by two that are compared."""

    game: str
    variants: tuple[Options, ...] = ((),)
    seats: int | None = None  # None: the game's usual number
    bots: tuple[str, ...] = (
        one_ply.NAME,
    )  # one for all, two against each other, one for each seat
    games: int = 1000  # by each variant, at least
    name: str = "balance"

    def experiments(self) -> list[Experiment]:
        """An experiment for each variant and each way to seat the bots."""
        return [
            Experiment(self.game, options, self.seats, seated, self.name)
            for options in self.variants
            for seated in self.seatings(options)
        ]

    def seatings(self, options: Options) -> list[tuple[str, ...]]:
        """How the bots are seated: two against each other as each side in turn."""
        table = spielwerk.load(self.game, dict(options), self.seats)
        if len(self.bots) != 2:
            return [self.bots]
        first, second = self.bots
        return [
            tuple(first if seat in team else second for seat in range(table.seats))
            for team in table.teams()
        ]

    def asked(self) -> list[tuple[Experiment, int]]:
        """All matches, those of one deal beside each other."""
        every = self.experiments()
        deals = math.ceil(self.games * len(self.variants) / len(every))
        return [(experiment, number) for number in range(deals) for experiment in every]


def played(study: Study, scheduler: str | None = None, processes: int = ALL) -> Iterator[Row]:
    """The study's matches, as they are played, in any order.

    On all cores, on the workers of a scheduler, or with one process here.
    """
    if processes == 1:
        yield from (play(*one) for one in study.asked())
        return
    with executors.executor(scheduler) as workers:
        yield from executors.results(workers, play, study.asked())


def finished(study: Study, rows: Sequence[Row]) -> list[Row]:
    """Those of deals that every experiment has played.

    Short matches are done first; they alone would say something else.
    """
    every = len(study.experiments())
    counts = Counter(row.number for row in rows)
    return [row for row in rows if counts[row.number] == every]


def shown(rows: Iterable[Row], variants: Sequence[Options] = ((),)) -> Written:
    """What rows show: a report, or what the second variant changes. ValueError without any."""
    found = sorted(rows, key=lambda row: (row.number, row.bots))
    if not found:
        raise ValueError("there are no matches to report on")
    if len(variants) == 1:
        return balance.report(found)
    told = [written(found[0], options) for options in variants]
    usual, chosen = ([row for row in found if row.options == text] for text in told)
    return balance.compare(usual, chosen)


def written(row: Row, options: Options) -> str:
    """These options as rows of the same game have them."""
    return json.dumps(spielwerk.load(row.game, dict(options), row.seats).differing_options())


def rulebook(game: spielwerk.Game) -> Options:
    """The rulebook's options at this table: what is not a house rule, as its modes, stays."""
    modes = [option["name"] for option in game.option_list() if option.get("mode")]
    return tuple((name, game.options[name]) for name in modes)
