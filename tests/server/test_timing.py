"""When a bot moves tells nothing of what it could choose from, however busy the machine is."""

import asyncio
import json
import math
import random
import time
from collections.abc import Iterator
from itertools import cycle, islice
from typing import NamedTuple

import pytest
from websockets.asyncio.client import connect

import spielwerk
from spielwerk.server.storage.kept import Step
from spielwerk.server.tables.parts.bot_seats import due
from tests import effort
from tests.server.serving import Serving
from tests.server.test_secrets import changed
from tests.server.truth import seen_by
from tests.server.worlds import lay

DOG = spielwerk.load("dog")
PAIRS, TIMES = 8, 5
SEATS = ["casual"] * 4


def test_a_bot_moves_a_whole_number_of_pauses_after_its_turn_began() -> None:
    assert due(begun=10.0, pause=0.9, at=10.0) == 10.9
    assert due(begun=10.0, pause=0.9, at=10.89) == 10.9
    assert due(begun=10.0, pause=0.9, at=10.95) == 10.0 + 2 * 0.9
    assert due(begun=10.0, pause=0.0, at=10.3) == 10.3, "the host wants no pause"


class Watched(NamedTuple):
    """How long a bot took, and whether it had a choice."""

    seconds: float
    size: int
    free: bool


def choices_of(steps: list[Step]) -> int:
    """From how many actions the seat to act can choose."""
    match = DOG.replay_steps(steps)
    acting = match.seats_to_act()
    return len(match.legal(acting[0])) if len(acting) == 1 else 0


class Pair(NamedTuple):
    """Two worlds in which the same lies open to who watches: in the one a seat has no choice."""

    forced: list[Step]
    free: list[Step]


def pairs(number: int) -> Iterator[Pair]:
    """Such worlds, after some actions at random."""
    rng = random.Random(9)
    while number:
        match = DOG.match(seed=rng.random().hex())
        for _ in range(rng.randrange(4, 24)):
            seat = rng.choice(match.seats_to_act())
            match.play(seat, rng.choice(match.legal(seat)))
        steps = list(match.steps)
        if match.over or choices_of(steps) != 1:
            continue
        if other := freed(steps, rng):
            number -= 1
            yield Pair(steps, other)


def freed(steps: list[Step], rng: random.Random) -> list[Step] | None:
    """A world that looks the same, in which the seat to act may choose."""
    lay_open, other = seen_by(DOG, steps, None), steps
    for _ in range(30):
        tried = changed(DOG, other, rng)
        other = tried if seen_by(DOG, tried, None) == lay_open else other
        if choices_of(other) > 1:
            return other
    return None


async def watched(url: str, table: str, free: bool) -> Watched:
    """Look on until the bot has moved."""
    async with connect(
        f"{url}ws/tables/{table}".replace("http:", "ws:"), compression=None
    ) as line:
        await line.send(json.dumps({"type": "join"}))
        since, kind = 0.0, ""
        while not since or kind != "update":
            raw = await line.recv()
            kind = json.loads(raw)["type"]
            if kind == "update" and not since:
                since, kind = time.monotonic(), ""
        return Watched(time.monotonic() - since, len(raw), free)


async def all_watched(url: str, number: int, rng: random.Random) -> list[Watched]:
    """All tables at once: far more than the bots can think about in a pause."""
    looking = []
    for pair in range(number):
        for world in rng.sample(("forced", "free"), 2):
            looking.append(asyncio.create_task(watched(url, f"{world}-{pair}", world == "free")))
            await asyncio.sleep(0.002)
    return await asyncio.gather(*looking)


def told_apart(of: list[float], others: list[float]) -> float:
    """How often one of these is larger than one of the others: .5 if nothing tells them apart."""
    larger = sum((one > other) + 0.5 * (one == other) for one in of for other in others)
    return larger / (len(of) * len(others))


@pytest.mark.usefixtures("searching")
def test_nobody_tells_from_the_time_whether_a_bot_had_a_choice(own_serving: Serving) -> None:
    number = PAIRS * TIMES * effort.EFFORT
    own_serving.restart(bot_delay=0.9, bot_processes=2)
    for index, pair in enumerate(islice(cycle([*pairs(PAIRS)]), number)):
        lay(own_serving.database, f"forced-{index}", DOG, pair.forced, bots=SEATS)
        lay(own_serving.database, f"free-{index}", DOG, pair.free, bots=SEATS)
    seen = asyncio.run(all_watched(own_serving.url, number, random.Random(3)))
    free, forced = ([one for one in seen if one.free is which] for which in (True, False))
    error = math.sqrt((2 * number + 1) / (12 * number * number))
    apart = told_apart([one.seconds for one in free], [one.seconds for one in forced])
    assert abs(apart - 0.5) < 3 * error, (apart, error)
    late = sum(one.seconds > 1.0 for one in seen)
    assert late, "no search has outlasted the pause: this has tried nothing"
