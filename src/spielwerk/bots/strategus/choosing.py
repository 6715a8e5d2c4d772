"""What an action is worth: the fight, what the enemy may do next, what it comes nearer to."""

from collections.abc import Mapping

from spielwerk.bots.strategus.dangers import Dangers
from spielwerk.bots.strategus.odds import Odds
from spielwerk.bots.strategus.situation import Situation
from spielwerk.bots.strategus.ways import Ways
from spielwerk.games.strategus.board import LAKES, STEPS, name
from spielwerk.games.strategus.moves import ATTACKING, origin_of, parse, target_of, what_of

DRAWN = 0.3
"""How much of the pull of a square counts: the fight that it promises may not come."""
HOME = 0.15
"""A card that has never moved may be a trap, for all the enemy knows."""
GUARD = 1.5
"""A card next to the own apple leaves its place."""
AGAIN = 0.3
"""For each time that the card was lately where it goes …"""
QUIET = 20
"""… and double after so many quiet actions, threefold after twice as many."""


class Choosing:
    """Compares the actions of one situation."""

    def __init__(self, situation: Situation, options: Mapping[str, object]) -> None:
        water = frozenset(LAKES if options["lakes"] == "on" else ())
        self.situation = situation
        self.odds = Odds(situation)
        self.ways = Ways(self.odds, water)
        self.dangers = Dangers(self.odds, water, options["hare_attack"] == "ranged")

    def value(self, text: str) -> float:
        """What an action is worth, in units of `worth`."""
        action = parse(text)
        origin, target = origin_of(action), target_of(action)
        value = self.leaving(origin)
        if what_of(action) == ATTACKING:
            return value + self.attack(origin, target)
        return value + self.walk(origin, target)

    def walk(self, origin: int, target: int) -> float:
        """A move to an empty square."""
        kind = self.situation.own[origin]
        nearer = self.ways.pull(kind, target) - self.ways.pull(kind, origin)
        danger = self.dangers.walked(origin, target)
        return DRAWN * nearer - danger - self.again(origin, target)

    def attack(self, origin: int, target: int) -> float:
        """A fight: if it is won the card stands there, if not all it could hope for is lost."""
        kind = self.situation.own[origin]
        known = origin in self.situation.known_to_enemy
        wins = self.odds.wins(kind, target)
        hopes = DRAWN * self.ways.pull(kind, origin)
        danger = wins * self.dangers.won(origin, target)
        danger += (1 - wins) * self.dangers.lost(origin, target)
        return self.odds.gain(kind, known, target) - (1 - wins) * hopes - danger

    def leaving(self, origin: int) -> float:
        """What a card gives up by leaving its place."""
        value = 0.0
        if self.situation.traces[origin].moved is None:
            value -= HOME
        apple = self.situation.apple
        if apple is not None and origin - apple in STEPS:
            value -= GUARD
        return value

    def again(self, origin: int, target: int) -> float:
        """Going to and fro leads nowhere."""
        been = self.situation.traces[origin].been
        return AGAIN * been.count(name(target)) * (1 + self.situation.quiet / QUIET)
