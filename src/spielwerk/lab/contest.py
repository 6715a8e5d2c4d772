"""A contest of two or more bots: every pairing on the same deals, a table, and Elo for all.

Deals are looked at in the order of their numbers, whichever is done first: short matches must not
speak before long ones, and the same seed has the same end, on one core or on a hundred.
"""

from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import Executor
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from spielwerk.core.documents import Written
from spielwerk.lab import arena
from spielwerk.lab.arena import Deal, Pairing
from spielwerk.lab.executors import results
from spielwerk.lab.experiments import Options
from spielwerk.lab.sprt import Sprt

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from spielwerk.lab.plots import Ink, Plot

AHEAD = 64
"""Deals that are handed out early; where a test ends, they were for nothing."""


class Contest(NamedTuple):
    """Who plays whom, and how long."""

    game: str
    options: Options
    seats: int | None
    bots: tuple[str, ...]  # the last one has Elo 0
    deals: int  # of each pairing, at most
    seed: str
    sprt: Sprt | None = None


class Played:
    """What came of a contest so far."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.pairings = [
            Pairing(contest.game, contest.options, contest.seats, *pair)
            for pair in combinations(contest.bots, 2)
        ]
        self.deals: dict[Pairing, list[Deal]] = {pairing: [] for pairing in self.pairings}
        self.early: dict[Pairing, dict[int, Deal]] = {pairing: {} for pairing in self.pairings}
        self.ratios = dict.fromkeys(self.pairings, 0.0)

    def play(self, workers: Executor) -> Generator[Pairing, None, None]:
        """All deals; yields the pairing of each as it is counted."""
        for pairing, number, deal in results(workers, numbered, self.asked(), AHEAD):
            self.early[pairing][number] = deal
            while not self.is_settled(pairing) and len(self.deals[pairing]) in self.early[pairing]:
                self.count(pairing)
                yield pairing
            if all(self.is_settled(one) for one in self.pairings):
                return

    def asked(self) -> Iterator[tuple[Pairing, str, int]]:
        """What is to be played, the same deal by all pairings, while it is needed."""
        for number in range(self.contest.deals):
            for pairing in self.pairings:
                if not self.is_settled(pairing):
                    yield pairing, f"{self.contest.seed}/{number}", number

    def count(self, pairing: Pairing) -> None:
        """The next deal in order."""
        deals = self.deals[pairing]
        deals.append(self.early[pairing].pop(len(deals)))
        if self.contest.sprt:
            self.ratios[pairing] = self.contest.sprt.ratio([deal.score for deal in deals])

    def is_settled(self, pairing: Pairing) -> bool:
        """Whether a pairing has enough deals: the test has decided, or all are played."""
        sprt = self.contest.sprt
        if sprt and sprt.believed(self.ratios[pairing]):
            return True
        return len(self.deals[pairing]) >= self.contest.deals

    def report(self) -> Written:
        """The result for programs: of two bots as `arena.report`, of more the table as well."""
        pairings = [self.report_of(pairing) for pairing in self.pairings]
        if len(pairings) == 1:
            return pairings[0]
        contest = self.contest
        return {
            "game": contest.game,
            "options": dict(contest.options),
            "seats": contest.seats,
            "table": self.table(),
            "pairings": pairings,
        }

    def report_of(self, pairing: Pairing) -> Written:
        """The result of a pairing, and of its test."""
        told, sprt = arena.report(pairing, self.deals[pairing]), self.contest.sprt
        if sprt is None:
            return told
        ratio = self.ratios[pairing]
        return told | {
            "sprt": sprt._asdict()
            | {
                "bounds": [round(bound, 3) for bound in sprt.bounds],
                "ratio": round(ratio, 3),
                "believed": sprt.believed(ratio),
            }
        }

    def table(self) -> list[Written]:
        """The bots, the strongest first: Elo with its interval, and the score against each."""
        import numpy as np

        from spielwerk.lab import ratings

        bots = self.contest.bots
        pairs = [(bots.index(one.first), bots.index(one.second)) for one in self.pairings]
        most = max(len(deals) for deals in self.deals.values())
        scores = np.full((most, len(pairs)), np.nan)
        for column, pairing in enumerate(self.pairings):
            found = [deal.score for deal in self.deals[pairing]]
            scores[: len(found), column] = found
        asked = len(bots), pairs, scores, len(bots) - 1
        elos, (low, high) = ratings.elos(*asked), ratings.intervals(*asked)
        lines = [
            {
                "bot": bot,
                "elo": round(elos[i]),
                "elo_95": [round(low[i]), round(high[i])],
                "scores": self.scores_of(bot),
            }
            for i, bot in enumerate(bots)
        ]
        return sorted(lines, key=lambda line: -float(elos[bots.index(str(line["bot"]))]))

    def scores_of(self, bot: str) -> dict[str, float]:
        """What a bot scored against each of the others, on average."""
        scores = dict[str, float]()
        for pairing, deals in self.deals.items():
            mean = sum(deal.score for deal in deals) / len(deals)
            if bot == pairing.first:
                scores[pairing.second] = round(mean, 4)
            elif bot == pairing.second:
                scores[pairing.first] = round(1 - mean, 4)
        return scores


def numbered(pairing: Pairing, seed: str, number: int) -> tuple[Pairing, int, Deal]:
    """A deal, and which one it is."""
    return pairing, number, arena.play_deal(pairing, seed)


def plot(table: Sequence[Written]) -> "Plot":
    """Every bot's Elo with its interval."""
    from spielwerk.lab.plots import Plot

    def draw(axes: "Axes", ink: "Ink") -> None:
        for place, line in enumerate(reversed(table)):
            axes.plot(line["elo_95"], [place, place], color=ink.line, linewidth=3)
            axes.plot([line["elo"]], [place], "o", color=ink.tint)
        axes.set_yticks(range(len(table)), [line["bot"] for line in reversed(table)])
        axes.set_xlabel(f"Elo ({table[-1]['bot']} = 0)" if not table[-1]["elo"] else "Elo")
        axes.margins(y=0.5 / len(table))

    return Plot("arena", 1 + 0.35 * len(table), draw)
