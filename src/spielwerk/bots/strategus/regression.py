"""How the net of Strategus is taught: by regression, from how matches by rule go on.

Both sides play as `playout` does, with armies ready-made or laid by lot; now and then each seat's
features are noted, and in the end who won. A logistic regression by Newton's method makes a net
of that whose answer is a chance to win, as often as it is right in such matches. What was noted is
not kept: teaching that goes on plays the same matches once more, which takes minutes.
"""

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import spielwerk
from spielwerk.bots.learning.mapping import HERE, StarMap, in_order
from spielwerk.bots.learning.net import Net
from spielwerk.bots.strategus import arranging, guide, playout, remembered
from spielwerk.core import compiled
from spielwerk.core.options import put
from spielwerk.core.seats import CHANCE
from spielwerk.games.strategus.board import SEATS, zone_square
from spielwerk.games.strategus.cards import kind_named
from spielwerk.games.strategus.moves import MAX_ACTIONS, beginning, placing
from spielwerk.games.strategus.setups import SETUPS
from spielwerk.games.strategus.state import NO_SEAT, PLAY

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    from spielwerk.bots.learning.training import Learner, TrainingConfig

    Numbers = NDArray[numpy.float32]

HOW = "regression of matches by rule"
MATCHES = 500
"""Matches between two regressions."""
OWN_ARMIES = 0.5
"""How often an army is laid by lot."""
PAUSES = range(8, 22)
"""Plies between two positions that are noted."""
LONGEST = 5000
RIDGE = 300.0
ROUNDS = 12


def train(
    learner: "Learner", config: "TrainingConfig", matches: int, starmap: StarMap = HERE
) -> Iterator["Learner"]:
    """Teach by so many matches, from the first on; yields the learner when it has learned more."""
    import numpy

    if learner.matches >= matches:
        return
    features, results = list["Numbers"](), list["Numbers"]()
    firsts = range(0, matches, MATCHES)
    asked = ((min(MATCHES, matches - first), config.seed, first) for first in firsts)
    for first, told in zip(firsts, in_order(starmap, noted, asked), strict=True):
        features.append(told[0])
        results.append(told[1])
        played = min(first + MATCHES, matches)
        if played > learner.matches:
            x, y = numpy.concatenate(features), numpy.concatenate(results)
            learner.net, learner.matches = fitted(x, y), played
            learner.losses.append(error(learner.net, x, y))
            yield learner


def noted(matches: int, seed: int, first: int = 0) -> tuple["Numbers", "Numbers"]:
    """Features of both seats on the way of so many matches, and what became of them.

    `first`: the number of the first one; with a seed it says how they go.
    """
    import numpy

    lot, rng = random.Random(f"{seed}/{first}"), numpy.random.default_rng([seed, first])
    play_on = compiled.guide(playout, remembered).play_on
    fill = compiled.guide(guide, remembered).fill_features
    room = numpy.zeros(MAX_ACTIONS, numpy.int32), numpy.zeros(MAX_ACTIONS, numpy.int32)
    features, results = list["Numbers"](), list[float]()
    for _ in range(matches):
        world, seen = begun(lot), list["Numbers"]()
        state = world[0]
        while state.phase == PLAY:
            play_on(state, lot.choice(PAUSES) if len(seen) < 40 else LONGEST, *room, rng)
            if state.phase == PLAY:
                seen.append(numpy.zeros((SEATS, guide.count()), numpy.float32))
                for seat in range(SEATS):
                    fill(state, seat, seen[-1][seat])
        features += [x[seat] for x in seen for seat in range(SEATS)]
        results += [result(state, seat) for _ in seen for seat in range(SEATS)]
    return numpy.array(features), numpy.array(results)


def begun(lot: random.Random) -> Any:
    """A record of a match that has just begun."""
    game, state = spielwerk.load("strategus"), remembered.State()
    put(state, game.options, game.known_options)
    for seat in range(SEATS):
        for order, code in enumerate(army(lot)):
            placed = placing(kind_named(code), zone_square(seat, order))
            remembered.apply(state, CHANCE, placed)
    remembered.apply(state, CHANCE, beginning(lot.randrange(SEATS)))
    record = compiled.records(remembered, 1)
    compiled.pack(state, record[0])
    return record


def army(lot: random.Random) -> str:
    """The codes of an army in order, laid by lot or ready-made."""
    if lot.random() < OWN_ARMIES:
        return arranging.laid(lot)
    return arranging.varied(lot.choice(list(SETUPS.values())), lot)


def result(state: Any, seat: int) -> float:
    """1 won, 0 lost, a draw is half of it."""
    return 0.5 if state.winner == NO_SEAT else float(state.winner == seat)


def fitted(x: "Numbers", y: "Numbers") -> Net:
    """The net that predicts results `y` of features `x` best."""
    import numpy

    x = x.astype(float)
    mean, spread = x.mean(0), x.std(0) + 1e-6
    table = numpy.c_[(x - mean) / spread, numpy.ones(len(x))]
    weights = numpy.zeros(table.shape[1])
    for _ in range(ROUNDS):
        chance = 1 / (1 + numpy.exp(-table @ weights))
        steep = (table * (chance * (1 - chance))[:, None]).T @ table
        steep += RIDGE * numpy.eye(len(weights))
        weights += numpy.linalg.solve(steep, table.T @ (y - chance) - RIDGE * weights)
    each = weights[:-1] / spread
    last = numpy.array([weights[-1] - each @ mean], numpy.float32)
    first = numpy.stack([each, -each], 1).astype(numpy.float32)
    return Net(first, numpy.zeros(2, numpy.float32), numpy.array([1, -1], numpy.float32), last)


def error(net: Net, x: "Numbers", y: "Numbers") -> float:
    """How far its answers are from what became of it: the mean square."""
    import numpy

    chance = 1 / (1 + numpy.exp(-(x @ net.first[:, 0] + net.last[0])))
    return float(numpy.mean((chance - y) ** 2))
