"""What is measured of one match, as numbers with names: `length/actions`, `sides/0`, …

A happening's name stands behind `happenings/`. What cannot be said of a match is left out, as who
won one that was drawn.
"""

import json
from collections.abc import Iterator, Sequence
from itertools import pairwise
from statistics import fmean
from typing import TYPE_CHECKING

import spielwerk

if TYPE_CHECKING:
    from spielwerk.lab.experiments import Row

AHEAD = 0.05
"""By so much of a chance a side must lead before it counts as having taken the lead."""
BEHIND = 0.5
"""Who wins with less than this part of a fair share at some moment has come back."""
HAPPENINGS = "happenings/"

SHARES = ("ends/draw", "sides/", "leads/comeback", "leads/settled")
"""Measures between 0 and 1 begin like this."""

Measured = dict[str, float]


def measured(row: "Row", teams: Sequence[Sequence[int]]) -> Measured:
    """All measures of one match."""
    told = {
        "length/actions": float(row.plies),
        "length/turns": float(row.turns),
        "choices": row.choices,
        "waiting": fmean(row.waits),
        "ends/draw": float(len(set(row.returns)) == 1),
    }
    told |= {f"waiting/{seat}": wait for seat, wait in enumerate(row.waits)}
    told |= sides_measured(row, teams)
    told |= leads_measured(row, teams)
    return told | {f"{HAPPENINGS}{name}": float(row.happenings[name]) for name in row.happenings}


def sides_measured(row: "Row", teams: Sequence[Sequence[int]]) -> Measured:
    """Which side won, a shared win in parts, and whether the one did that began."""
    parts = parts_won(row.returns, teams)
    told = {f"sides/{side}": part for side, part in enumerate(parts)}
    for team, part in zip(teams, parts, strict=False):
        if row.starter in team:
            told["sides/begins"] = part
    return told


def parts_won(returns: Sequence[int], teams: Sequence[Sequence[int]]) -> list[float]:
    """Each side's part of a win: several that win share it; none where all have the same."""
    winners = sides_won(returns, teams)
    return [(side in winners) / len(winners) for side in range(len(teams)) if winners]


def sides_won(returns: Sequence[int], teams: Sequence[Sequence[int]]) -> list[int]:
    """The sides with the best result, by number; none where all have the same."""
    results = [returns[team[0]] for team in teams]
    best = max(results)
    return [] if min(results) == best else [n for n, got in enumerate(results) if got == best]


def leads_measured(row: "Row", teams: Sequence[Sequence[int]]) -> Measured:
    """How often the lead changes, whether the winner came back, and when it led for good."""
    chances = [shares([moment[team[0]] for team in teams]) for moment in row.leads]
    if not chances:
        return {}
    leaders = list(leading(chances))
    told = {"leads/changes": float(sum(one != next_one for one, next_one in pairwise(leaders)))}
    winners = sides_won(row.returns, teams)
    if len(winners) != 1:
        return told
    lowest = min(moment[winners[0]] for moment in chances)
    told["leads/comeback"] = float(lowest < BEHIND / len(teams))
    told["leads/settled"] = settled(leaders, winners[0]) / len(leaders)
    return told


def shares(chances: Sequence[float]) -> list[float]:
    """Chances of all sides, each seen with its own eyes, as parts of one."""
    total = sum(chances)
    return [chance / total if total else 1 / len(chances) for chance in chances]


def leading(chances: Sequence[Sequence[float]]) -> Iterator[int]:
    """The side that leads at each moment: the one before, until another is clearly ahead."""
    leader = max(range(len(chances[0])), key=lambda side: chances[0][side])
    for moment in chances:
        best = max(range(len(moment)), key=lambda side: moment[side])
        if moment[best] > moment[leader] + AHEAD:
            leader = best
        yield leader


def settled(leaders: Sequence[int], winner: int) -> int:
    """From which moment on the winner leads to the end; all moments if it never did."""
    last = len(leaders)
    while last and leaders[last - 1] == winner:
        last -= 1
    return last


def teams_of(row: "Row") -> list[list[int]]:
    """The seats of each side at a row's table."""
    return spielwerk.load(row.game, json.loads(row.options), row.seats).teams()
