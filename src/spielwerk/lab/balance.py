"""What rules make of a game (length, fairness, leads, happenings), and what a house rule changes.

Everything is counted from rows (`lab.experiments`). What was played on one seed is one deal: where
it was played several times, with the bots in other seats, the mean over them is one observation.
All intervals are for 95 of 100, and go over deals.
"""

import json
import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from statistics import fmean, median, quantiles, stdev
from typing import TYPE_CHECKING

from spielwerk.core.documents import Written
from spielwerk.lab import arena, happenings, intervals
from spielwerk.lab.measures import HAPPENINGS, SHARES, Measured, measured, shares, teams_of

if TYPE_CHECKING:
    from spielwerk.lab.experiments import Row

Deals = dict[str, Measured]
"""Measures by seed."""
BINS = 24
"""Columns of the histogram of lengths."""
MOMENTS = 20
"""Points of the curve that tells how chances open."""


def report(rows: Sequence["Row"]) -> Written:
    """All that there is to say about matches under the same rules, as plain numbers."""
    teams = teams_of(rows[0])
    found = deals(rows, teams)
    told = heading(rows) | {
        "teams": teams,
        "measures": {key: figure(key, of) for key, of in columns(found).items()},
        "deals": {key: len(of) for key, of in columns(found).items()},
        "happens": occurring(rows),
        "rules": dict(happenings.rules(rows[0].game)),
        "lengths": lengths([row.plies for row in rows]),
        "cpu_seconds": round(fmean(row.seconds for row in rows), 5),
        "curve": curve(rows, teams),
    }
    fared = skill(rows, teams)
    return told | ({"skill": fared} if fared else {})


def heading(rows: Sequence["Row"]) -> Written:
    """What was played: the game, its table, its bots, how many matches, and on what."""
    first = rows[0]
    return {
        "game": first.game,
        "options": json.loads(first.options),
        "seats": first.seats,
        "bots": sorted({bot for row in rows for bot in row.bots}),
        "matches": len(rows),
        "experiment": first.experiment,
        "commit": first.commit,
        "version": first.version,
    }


def deals(rows: Iterable["Row"], teams: Sequence[Sequence[int]]) -> Deals:
    """The measures of each deal: means over the matches that were played on its seed."""
    return {
        seed: mean_of([measured(row, teams) for row in deal])
        for seed, deal in by_seed(rows).items()
    }


def by_seed(rows: Iterable["Row"]) -> dict[str, list["Row"]]:
    """The matches of each deal."""
    played = defaultdict[str, list["Row"]](list)
    for row in rows:
        played[row.seed].append(row)
    return dict(played)


def mean_of(matches: Sequence[Measured]) -> Measured:
    """Each measure's mean over the matches that have it."""
    values = defaultdict[str, list[float]](list)
    for match in matches:
        for key, value in match.items():
            values[key].append(value)
    return {key: fmean(found) for key, found in values.items()}


def columns(found: Deals) -> dict[str, list[float]]:
    """The values of each measure over all deals that have it."""
    values = defaultdict[str, list[float]](list)
    for deal in found.values():
        for key, value in deal.items():
            values[key].append(value)
    return dict(values)


def figure(key: str, values: Sequence[float]) -> list[float | None]:
    """A measure's mean and bounds over deals; None for bounds that nothing tells of."""
    found = intervals.part(values) if key.startswith(SHARES) else intervals.of(values)
    return [*rounded(found)] if found else [round(values[0], 5), None, None]


def occurring(rows: Sequence["Row"]) -> dict[str, list[float]]:
    """The share of matches in which a happening occurs at all, and its bounds."""
    played = by_seed(rows)
    return {
        name: rounded(
            intervals.part(
                [fmean(row.happenings[name] > 0 for row in of) for of in played.values()]
            )
        )
        for name in rows[0].happenings
    }


def lengths(actions: Sequence[int]) -> Written:
    """How many actions matches have: a histogram, the median, and what 8 of 10 lie between."""
    tenths = quantiles(actions, n=10) if len(actions) > 1 else [*actions] * 9
    lowest = min(actions)
    width = max(1, math.ceil((max(actions) - lowest + 1) / BINS))
    counts = [0] * BINS
    for count in actions:
        counts[(count - lowest) // width] += 1
    bounds = {"low": tenths[0], "median": median(actions), "high": tenths[-1]}
    return bounds | {"from": lowest, "width": width, "counts": counts}


def curve(rows: Sequence["Row"], teams: Sequence[Sequence[int]]) -> list[float]:
    """How likely the side that leads was thought to win, from a match's beginning to its end."""
    moments: list[list[float]] = [[] for _ in range(MOMENTS)]
    for row in rows:
        for number in range(MOMENTS if row.leads else 0):
            moment = row.leads[number * len(row.leads) // MOMENTS]
            moments[number].append(max(shares([moment[team[0]] for team in teams])))
    return [round(fmean(chances), 4) for chances in moments if chances]


def skill(rows: Sequence["Row"], teams: Sequence[Sequence[int]]) -> Written | None:
    """Luck against skill: how two bots fared against each other, by deals.

    `score` is the stronger's: 1 always ahead of the other's sides, 0.5 as good, 0 never. After
    `matches_to_tell` it is ahead in 95 of 100 cases. Only deals count that favoured neither bot;
    None without any.
    """
    bots = sorted({bot for row in rows for bot in row.bots})
    played = by_seed(rows)
    by_deal = [
        [ahead(row, teams, bots[0]) for row in deal]
        for deal in played.values()
        if len(bots) == 2 and is_fair(deal, teams)
    ]
    if not by_deal:
        return None
    single = [score for scores in by_deal for score in scores]
    scores = [fmean(of) for of in by_deal]
    if fmean(scores) < 0.5:
        bots, scores = bots[::-1], [1 - score for score in scores]
    found = intervals.part(scores)
    return {
        "stronger": bots[0],
        "weaker": bots[1],
        "score": rounded(found),
        "elo": [arena.elo(bound) for bound in found],
        "deals": len(scores),
        "matches_to_tell": matches_to_tell(found, stdev(single)),
    }


def is_fair(deal: Sequence["Row"], teams: Sequence[Sequence[int]]) -> bool:
    """Whether each bot was each side equally often in a deal, and every side was of one bot."""
    sides = [[{row.bots[seat] for seat in team} for row in deal] for team in teams]
    if any(len(side) > 1 for seen in sides for side in seen):
        return False
    counts = [Counter(bot for side in seen for bot in side) for seen in sides]
    return len(counts[0]) == 2 and all(count == counts[0] for count in counts)


def ahead(row: "Row", teams: Sequence[Sequence[int]], bot: str) -> float:
    """How a bot's sides did against the other's: 1 better, 0 worse, on average."""
    own, others = (
        [row.returns[team[0]] for team in teams if (row.bots[team[0]] == bot) is is_own]
        for is_own in (True, False)
    )
    return fmean((one > other) + (one == other) / 2 for one in own for other in others)


def matches_to_tell(found: intervals.Interval, spread: float) -> int | None:
    """After how many matches the stronger is ahead in 95 of 100 cases; None if never.

    Where all matches went alike, who knows no better takes the lower bound of the score.
    """
    score = found.mean if spread else found.low
    if score <= 0.5:
        return None
    spread = spread or math.sqrt(score * (1 - score))
    return max(1, math.ceil((1.645 * spread / (score - 0.5)) ** 2))


def rounded(interval: intervals.Interval) -> list[float]:
    """Mean, low, high as they are written."""
    return [round(bound, 5) for bound in interval]


# Two variants of the rules


def compare(usual: Sequence["Row"], chosen: Sequence["Row"]) -> Written:
    """What other rules change, on the same seeds: every measure, with paired differences.

    A finding is `beyond` chance if it would be so with all findings asked at once.
    """
    teams, others = (teams_of(rows[0]) for rows in (usual, chosen))
    before, after = deals(usual, teams), deals(chosen, others)
    seeds = [seed for seed in before if seed in after]
    keys = [key for key in columns(after) if is_told(key, teams)]
    rules = happenings.rules(usual[0].game)
    asked = [
        (key, pairs)
        for key in keys
        if (teams == others or not key.startswith("sides/"))
        and len(pairs := paired(before, after, seeds, key)) > 1
        and any(a or b for a, b in pairs)
    ]
    return heading(chosen) | {
        "teams": others,
        "matches": sum(row.seed in before for row in chosen),
        "deals": len(seeds),
        "usual": json.loads(usual[0].options),
        "findings": [
            {"measure": key, "rule": rules.get(key.removeprefix(HAPPENINGS))}
            | finding(pairs, len(asked))
            for key, pairs in asked
        ],
    }


def is_told(key: str, teams: Sequence[Sequence[int]]) -> bool:
    """Whether a measure is worth a line beside others that say the same."""
    return not key.startswith("waiting/") and key != f"sides/{len(teams) - 1}"


def paired(
    before: Deals, after: Deals, seeds: Sequence[str], key: str
) -> list[tuple[float, float]]:
    """A measure under both rules, for each seed that has it in both."""
    return [
        (before[seed][key], after[seed][key])
        for seed in seeds
        if key in before[seed] and key in after[seed]
    ]


def finding(pairs: Sequence[tuple[float, float]], questions: int) -> Written:
    """Both means, the difference with its bounds, if it is beyond chance, and of how many."""
    differences = [after - before for before, after in pairs]
    found = intervals.mean(differences)
    return {
        "usual": round(fmean(before for before, _ in pairs), 5),
        "chosen": round(fmean(after for _, after in pairs), 5),
        "difference": rounded(found),
        "beyond": intervals.is_beyond_chance(differences, questions),
        "pairs": len(pairs),
    }
