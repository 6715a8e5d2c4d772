"""What draws a kind to a square: the best fight that it can reach from there."""

import heapq

from spielwerk.bots.strategus.odds import Odds
from spielwerk.bots.strategus.worth import OUTCOMES
from spielwerk.games.strategus.board import BOARD, SQUARES, STEPS
from spielwerk.games.strategus.cards import HARE, KINDS, can_walk
from spielwerk.games.strategus.fights import ATTACKER

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
        self.closed = water
        self.fields: dict[int, list[float]] = {}

    def pull(self, kind: int, at: int) -> float:
        """What a kind can hope for from a square."""
        if kind not in self.fields:
            self.fields[kind] = self.field(kind)
        return self.fields[kind][at]

    def field(self, kind: int) -> list[float]:
        """Spread from every enemy card worth a fight, the best first."""
        passing, pull = self.passing(kind), [0.0] * BOARD
        heap = [
            (-gain, at)
            for at in self.situation.enemy
            if (gain := self.odds.gain(kind, True, at)) > 0.0
        ]
        heapq.heapify(heap)
        done = bytearray(BOARD)
        step_factor = NEARER_RUNNING if kind == HARE else NEARER
        while heap:
            gain, at = heapq.heappop(heap)
            if done[at]:
                continue
            done[at] = 1
            pull[at] = -gain
            onward = gain * step_factor * (passing[at] or 1.0)
            for step in STEPS:
                if passing[at + step] and not done[at + step]:
                    heapq.heappush(heap, (onward, at + step))
        return pull

    def passing(self, kind: int) -> list[float]:
        """How well a kind gets across each square: 0 not at all, 1 freely."""
        passing = [0.0] * BOARD
        own, enemy = self.situation.own, self.situation.enemy
        for at in SQUARES:
            if at in own:
                passing[at] = CROWDED if can_walk(own[at]) else 0.0
            elif at not in enemy and at not in self.closed:
                passing[at] = 1.0
        for at, chances in enemy.items():
            stronger = sum(
                chances[k] for k in KINDS if can_walk(k) and OUTCOMES[k][kind] == ATTACKER
            )
            if stronger > LIKELY:
                for step in STEPS:
                    passing[at + step] *= FEARED
        return passing
