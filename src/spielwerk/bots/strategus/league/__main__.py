"""Play a league: one bot against each of several partners, sides by turns.

`python -m spielwerk.bots.strategus.league club --against patient raider club-before --matches 10`
"""

import argparse
import sys
import time
from collections.abc import Sequence
from typing import NamedTuple

import spielwerk
from spielwerk import bots
from spielwerk.bots.knowledge import Bot
from spielwerk.bots.strategus.league.counters import Counting, Given
from spielwerk.bots.strategus.league.partners import OTHERS, PARTNERS
from spielwerk.bots.strategus.reading.levels import READINGS
from spielwerk.bots.strategus.reading.player import Reader
from spielwerk.games.strategus.options import ARMY

CONFIDENCE = 1.96
AHEAD = 0.05
"""From this share of all worth above a half on a draw was given away."""
UNHURRIED = 600.0


class Told(NamedTuple):
    """How a bot has fared against a partner."""

    results: list[int]  # 1, 0 and -1
    given: list[Given]
    plies: float  # of a match
    own_ms: float  # CPU milliseconds a move
    their_ms: float

    @property
    def drawn_ahead(self) -> int:
        """Draws of who had more."""
        both = zip(self.results, self.given, strict=True)
        return sum(result == 0 and given.ahead > AHEAD for result, given in both)


class Timed:
    """A bot and what it costs."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds = 0.0
        self.moves = 0

    def choose(self, match: spielwerk.Match, seat: int) -> str:
        asked = match.observation(seat), match.legal(seat), match.events(seat)
        begun = time.thread_time()
        chosen = self.bot.choose(*asked)
        self.seconds += time.thread_time() - begun
        self.moves += 1
        return str(chosen)


class League(NamedTuple):
    """How matches are played."""

    game: spielwerk.Game
    nodes: int | None = None  # of every level's search, instead of what the level says

    def made(self, name: str, seat: int, seed: str) -> Timed:
        """A partner, or any bot of the game."""
        if maker := (PARTNERS | OTHERS).get(name):
            return Timed(maker(self.game, seat, seed))
        if self.nodes and name in READINGS:
            reading = READINGS[name]._replace(seconds=UNHURRIED, nodes=self.nodes)
            return Timed(Reader(reading, self.game, seat, seed))
        return Timed(bots.load(name, self.game, seat, seed))

    def played(self, names: Sequence[str], seed: int) -> tuple[list[Timed], spielwerk.Match]:
        """One match and its players."""
        players = [self.made(name, seat, f"{seed}/{name}") for seat, name in enumerate(names)]
        match = self.game.match(seed=seed)
        while not match.over:
            for seat in match.seats_to_act():
                match.play(seat, players[seat].choose(match, seat))
        return players, match

    def against(self, one: str, other: str, seeds: range) -> Told:
        """Some matches, seats by turns."""
        results, given, plies = list[int](), list[Given](), 0
        cost = {"own": [0.0, 0], "their": [0.0, 0]}
        army = ARMY.code(str(self.game.options["army"]))
        for seed in seeds:
            seat = seed % 2
            players, match = self.played((one, other) if seat == 0 else (other, one), seed)
            assert match.returns is not None
            results.append(match.returns[seat])
            given.append(Counting(seat, army).given(match.events(None)))
            plies += len(match.steps)
            for who, player in (("own", players[seat]), ("their", players[1 - seat])):
                cost[who][0] += player.seconds
                cost[who][1] += player.moves
        ms = [1000 * seconds / max(moves, 1) for seconds, moves in cost.values()]
        return Told(results, given, plies / len(results), ms[0], ms[1])


def interval(score: float, count: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a score."""
    z = CONFIDENCE * CONFIDENCE / count
    middle = (score + z / 2) / (1 + z)
    half = CONFIDENCE / (1 + z) * ((score * (1 - score) + z * count / (4 * count)) / count) ** 0.5
    return max(0.0, middle - half), min(1.0, middle + half)


def line(one: str, other: str, told: Told) -> str:
    """A row of the table."""
    count = len(told.results)
    won, drawn, lost = (told.results.count(result) for result in (1, 0, -1))
    score = (won + drawn / 2) / count
    low, high = interval(score, count)
    strong, hidden = (sum(one[n] for one in told.given) / count for n in (0, 1))
    return (
        f"| `{one}` | `{other}` | {count} | {won}-{drawn}-{lost} | "
        f"{score:.2f} | {low:.2f} to {high:.2f} | {told.plies:.0f} | "
        f"{told.own_ms:.1f} | {told.their_ms:.1f} | "
        f"{strong:.2f} | {hidden:.1f} | {told.drawn_ahead} |\n"
    )


HEAD = (
    "| bot | against | matches | won-drawn-lost | score | 95 % | plies | ms a move | theirs "
    "| strong lost | hidden lost | drawn ahead |\n"
    "|---|---|---|---|---|---|---|---|---|---|---|---|\n"
)


def main() -> None:
    """Play, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bot", nargs="+")
    parser.add_argument("--against", nargs="+", default=list(PARTNERS))
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--nodes", type=int, help="of every level's search")
    parser.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE")
    given = parser.parse_args()
    game = spielwerk.load("strategus", dict(told.split("=") for told in given.options))
    league = League(game, given.nodes)
    sys.stdout.write(HEAD)
    for one in given.bot:
        for other in given.against:
            seeds = range(given.seed, given.seed + given.matches)
            sys.stdout.write(line(one, other, league.against(one, other, seeds)))
            sys.stdout.flush()


if __name__ == "__main__":
    main()
