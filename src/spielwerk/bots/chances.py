"""Chances as people are shown them: what is said of a position, put right and shared out.

What was learned from matches of a kind is not quite true of others. How much is said too often,
and what is true then, was fitted to matches of many players (`lab.calibration`) and stands beside
the nets, in `bots/<game>/chances.json`: by the part of the game and the number of its sides, for
how all stand and for what an action is worth, points of a line that never falls, from what is said
to what is won.
"""

import json
from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache

from spielwerk.bots.knowledge import knowledge_of
from spielwerk.bots.learning.weights import folder
from spielwerk.core import Game

FILE = "chances.json"

STANDS, DOES = "stands", "does"
"""What may be said: how all stand after an action, or what an action is worth to its seat."""

Points = Sequence[Sequence[float]]
"""What is said and what is true, both from 0 to 1."""
AS_SAID: Points = ((0.0, 0.0), (1.0, 1.0))


@lru_cache
def fitted(game: str) -> dict[str, dict[str, Points]]:
    """What was fitted to a game, by part and number of sides; nothing, where nothing is wrong."""
    path = folder(game) / FILE if knowledge_of(game).guide else None
    if path is None or not path.exists():
        return {}
    told: dict[str, dict[str, Points]] = json.loads(path.read_text(encoding="utf-8"))
    return told


def points_for(game: Game, asked: str) -> Points:
    """The line for this table: that of its part with the number of sides that is nearest.

    What an action is worth is put right like how all stand where it was said too seldom.
    """
    part, sides = part_of(game), len(game.teams())
    alike = [name for name in fitted(game.name) if name.partition("/")[0] == part]
    if not alike:
        return AS_SAID
    nearest = min(alike, key=lambda name: abs(int(name.partition("/")[2]) - sides))
    lines = fitted(game.name)[nearest]
    return lines.get(asked) or lines.get(STANDS, AS_SAID)


def line_name(game: Game) -> str:
    """What a table's lines are kept by: the part of the game and the number of its sides."""
    return f"{part_of(game)}/{len(game.teams())}"


def part_of(game: Game) -> str:
    """The part of a game that is played at this table."""
    return knowledge_of(game.name).part_of(game.options, game.seats)


def put_right(game: Game, said: float) -> float:
    """The chance to win of a seat with an action of which this is said."""
    return on_line(points_for(game, DOES), said)


def standing(game: Game, said: Sequence[float]) -> list[float]:
    """The chances of all seats of which this is said.

    The line was fitted to shares: what is right of all sides together is not what each says of
    itself.
    """
    line = points_for(game, STANDS)
    return shared(game, [on_line(line, share) for share in shared(game, said)])


def on_line(points: Points, said: float) -> float:
    """Where a line of points is, between two of them or at an end."""
    place = bisect_left([point[0] for point in points], said)
    if place == 0:
        return float(points[0][1])
    if place == len(points):
        return float(points[-1][1])
    (left, low), (right, high) = points[place - 1], points[place]
    return float(low + (high - low) * (said - left) / (right - left))


def shared(game: Game, chances: Sequence[float], firm: Sequence[int] = ()) -> list[float]:
    """The chances of all seats so that those of the sides are 1 together.

    Who plays together has the mean of what both say. Where some seats know more than the others,
    theirs are `firm`, and the other sides share what is left.
    """
    teams = game.teams()
    knowing = [[seat for seat in team if seat in firm] for team in teams]
    of_sides = [
        mean_of(chances, knows or team) for team, knows in zip(teams, knowing, strict=True)
    ]
    kept = sum(chance for chance, knows in zip(of_sides, knowing, strict=True) if knows)
    if kept >= 1 or all(knowing):
        kept, knowing = 0.0, [[] for _ in teams]
    others = sum(of_sides) - kept
    shares = [0.0] * len(chances)
    for team, chance, knows in zip(teams, of_sides, knowing, strict=True):
        left = chance / others if others > 0 else 1 / knowing.count([])
        for seat in team:
            shares[seat] = chance if knows else (1 - kept) * left
    return shares


def mean_of(chances: Sequence[float], seats: Sequence[int]) -> float:
    return sum(chances[seat] for seat in seats) / len(seats)


def result(game: Game, returns: Sequence[int]) -> list[float]:
    """The same at the end: who won together, and all in a draw, share it."""
    best = max(returns)
    return shared(game, [float(value == best) for value in returns])
