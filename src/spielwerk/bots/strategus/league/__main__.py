"""Play a league: one bot against each of several partners, sides by turns.

`python -m spielwerk.bots.strategus.league club --against patient raider club-before --matches 10`
"""

import argparse
import sys
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import spielwerk
from spielwerk import bots
from spielwerk.bots.strategus.league.partners import PARTNERS

CONFIDENCE = 1.96


class Told(NamedTuple):
    """How a bot has fared against a partner."""

    won: int
    drawn: int
    lost: int
    plies: float  # of a match
    own_ms: float  # CPU milliseconds a move
    their_ms: float


class Timed:
    """A bot and what it costs."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot
        self.seconds = 0.0
        self.moves = 0

    def choose(self, match: spielwerk.Match[Any, Any, Any, Any], seat: int) -> str:
        asked = match.observation(seat), match.legal(seat), match.events(seat)
        begun = time.thread_time()
        chosen = self.bot.choose(*asked)
        self.seconds += time.thread_time() - begun
        self.moves += 1
        return str(chosen)


def made(name: str, game: spielwerk.Game, seat: int, seed: str) -> Timed:
    """A partner, or any bot of the game."""
    maker = PARTNERS.get(name)
    return Timed(maker(game, seat, seed) if maker else bots.load(name, game, seat, seed))


def played(game: spielwerk.Game, names: Sequence[str], seed: int) -> tuple[list[Timed], int, int]:
    """One match: the players, the result of seat 0, and how many plies it had."""
    players = [made(name, game, seat, f"{seed}/{name}") for seat, name in enumerate(names)]
    match = game.match(seed=seed)
    while not match.over:
        for seat in match.seats_to_act():
            match.play(seat, players[seat].choose(match, seat))
    assert match.returns is not None
    return players, match.returns[0], len(match.steps)


def against(game: spielwerk.Game, one: str, other: str, seeds: range) -> Told:
    """Some matches, seats by turns."""
    results, plies = list[int](), 0
    cost = {"own": [0.0, 0], "their": [0.0, 0]}
    for seed in seeds:
        seat = seed % 2
        names = (one, other) if seat == 0 else (other, one)
        players, result, steps = played(game, names, seed)
        results.append(result if seat == 0 else -result)
        plies += steps
        for who, player in (("own", players[seat]), ("their", players[1 - seat])):
            cost[who][0] += player.seconds
            cost[who][1] += player.moves
    ms = [1000 * seconds / max(moves, 1) for seconds, moves in cost.values()]
    won, drawn, lost = (results.count(result) for result in (1, 0, -1))
    return Told(won, drawn, lost, plies / len(results), ms[0], ms[1])


def interval(score: float, count: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a score."""
    z = CONFIDENCE * CONFIDENCE / count
    middle = (score + z / 2) / (1 + z)
    half = CONFIDENCE / (1 + z) * ((score * (1 - score) + z * count / (4 * count)) / count) ** 0.5
    return max(0.0, middle - half), min(1.0, middle + half)


def line(one: str, other: str, told: Told) -> str:
    count = told.won + told.drawn + told.lost
    score = (told.won + told.drawn / 2) / count
    low, high = interval(score, count)
    return (
        f"| `{one}` | `{other}` | {count} | {told.won}-{told.drawn}-{told.lost} | "
        f"{score:.2f} | {low:.2f} to {high:.2f} | {told.plies:.0f} | "
        f"{told.own_ms:.1f} | {told.their_ms:.1f} |\n"
    )


HEAD = (
    "| bot | against | matches | won-drawn-lost | score | 95 % | plies | ms a move | theirs |\n"
    "|---|---|---|---|---|---|---|---|---|\n"
)


def main() -> None:
    """Play, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bot", nargs="+")
    parser.add_argument("--against", nargs="+", default=list(PARTNERS))
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE")
    given = parser.parse_args()
    game = spielwerk.load("strategus", dict(told.split("=") for told in given.options))
    sys.stdout.write(HEAD)
    for one in given.bot:
        for other in given.against:
            seeds = range(given.seed, given.seed + given.matches)
            sys.stdout.write(line(one, other, against(game, one, other, seeds)))
            sys.stdout.flush()


if __name__ == "__main__":
    main()
