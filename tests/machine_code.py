"""Makes all machine code that tests ask for, before they run side by side: `./run test` does it.

Else each of their processes would compile what the others are just compiling, and tests that wait
for an answer would wait for a compiler.
"""

import random
from concurrent.futures import ProcessPoolExecutor

import spielwerk
from spielwerk.bots.coach import hint
from spielwerk.core.seats import CHANCE
from spielwerk.envs.openmatch import Table
from spielwerk.envs.vector import Tables
from spielwerk.lab.one_ply import onlooker
from spielwerk.server.thinking.preparing import make


def advice(name: str) -> None:
    """What the coach adds to a search."""
    match = spielwerk.load(name).match(seed=7)
    hint(match, match.seats_to_act()[0], "child")


def vector(name: str) -> None:
    """Many tables at once."""
    Tables(name, count=1, threads=1).reset()


def one_match(name: str) -> None:
    """A match step by step, as OpenSpiel and PettingZoo want it."""
    match, dice = Table(spielwerk.load(name)).match(), random.Random(1)
    while match.to_act() == CHANCE:
        match.happen(dice.choice(match.outcomes()[0]))
    match.numbers(match.to_act())
    match.legal_of(match.to_act())


def one_ply(name: str) -> None:
    """Simulating and teaching."""
    watching = onlooker(spielwerk.load(name))
    watching.steps("0")
    watching.chances()


def everything(name: str) -> None:
    """All of a game in one process: what it has loaded for one thing it need not for the next."""
    for step in (make, advice, vector, one_match, one_ply):
        step(name)


LONGEST = ("streifzug", "strategus", "dog")
"""They come first, so that no core waits long for the other at the end."""


def main() -> None:
    """Each game in a process of its own."""
    games = [*LONGEST, *(game for game in spielwerk.games() if game not in LONGEST)]
    with ProcessPoolExecutor(max_tasks_per_child=1) as pool:
        for _ in pool.map(everything, games):
            pass


if __name__ == "__main__":
    main()
