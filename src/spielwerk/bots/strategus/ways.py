"""What draws a kind to a square: the best fight that it can reach from there."""

import heapq

from spielwerk.bots.strategus.odds import Odds
from spielwerk.bots.strategus.situation import Situation
from spielwerk.games.strategus.board import BOARD, SQUARES, STEPS
from spielwerk.games.strategus.cards import HARE, can_walk

NEARER = 0.85
"""A fight one step further away draws so much as one here."""
NEARER_RUNNING = 0.95
"""The same for a hare, that needs fewer moves."""
CROWDED = 0.75
"""An own animal is in the way."""
FEARED = 0.5
"""The way leads past an enemy that is likely to beat who comes."""
LIKELY = 0.5


class Ways:
    """For each own kind, what draws it to each square; each worked out when asked for."""

    def __init__(self, odds: Odds, water: frozenset[int]) -> None:
        self.odds = odds
        self.situation = odds.situation
        self.free = free_ways(odds.situation, water)
        self.fields: dict[int, list[float]] = {}

    def pull(self, kind: int, at: int) -> float:
        """What a kind can hope for from a square."""
        if kind not in self.fields:
            self.fields[kind] = self.field(kind)
        return self.fields[kind][at]

    def field(self, kind: int) -> list[float]:
        """Spread from every enemy card worth a fight, the best first."""
        passing, pull = self.passing(kind), [0.0] * BOARD
        nearer = NEARER_RUNNING if kind == HARE else NEARER
        heap = [
            (-gain, at)
            for at in self.situation.enemy
            if (gain := self.odds.gain(kind, True, at)) > 0.0
        ]
        heapq.heapify(heap)
        while heap:
            gain, at = heapq.heappop(heap)
            if -gain <= pull[at]:
                continue
            pull[at] = -gain
            onward = gain * nearer * (passing[at] or 1.0)
            for step in STEPS:
                if passing[at + step] and -onward > pull[at + step]:
                    heapq.heappush(heap, (onward, at + step))
        return pull

    def passing(self, kind: int) -> list[float]:
        """How well a kind gets across each square: 0 not at all, 1 freely."""
        passing = self.free[:]
        for at, chances in self.situation.enemy.items():
            if self.odds.beaten(kind, chances) > LIKELY:
                for step in STEPS:
                    passing[at + step] *= FEARED
        return passing


def free_ways(situation: Situation, water: frozenset[int]) -> list[float]:
    """How well anybody gets across each square who fears nobody."""
    free = [0.0] * BOARD
    for at in SQUARES:
        if at in situation.own:
            free[at] = CROWDED if can_walk(situation.own[at]) else 0.0
        elif at not in situation.enemy and at not in water:
            free[at] = 1.0
    return free
