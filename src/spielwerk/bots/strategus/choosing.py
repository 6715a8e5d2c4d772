"""What an action is worth: the fight, what the enemy may do next, what it comes nearer to."""

from spielwerk.bots.strategus.odds import Odds
from spielwerk.bots.strategus.situation import Situation
from spielwerk.bots.strategus.ways import Ways
from spielwerk.games.strategus.board import STEPS, name
from spielwerk.games.strategus.moves import ATTACKING, origin_of, parse, target_of, what_of

DRAWN = 0.3
"""How much of the pull of a square counts: the fight that it promises may not come."""
OTHERS = 0.25
"""The enemy makes one move: of all threats but the greatest so much counts."""
HOME = 0.15
"""A card that has never moved may be a trap, for all the enemy knows."""
GUARD = 1.5
"""A card next to the own apple leaves its place."""
AGAIN = 0.3
"""For each time that the card was lately where it goes; grows with the quiet actions."""


QUIET = 20
"""… and doubles after so many quiet actions."""


class Choosing:
    """Compares the actions of one situation."""

    def __init__(self, situation: Situation, water: bool) -> None:
        self.situation = situation
        self.odds = Odds(situation)
        self.ways = Ways(self.odds, water)
        self.dangers = [
            (at, enemy, loss)
            for at in situation.own
            for enemy, loss in self.threats(at, situation.own[at], at in situation.known_to_enemy)
        ]

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
        known = origin in self.situation.known_to_enemy
        danger = self.danger(origin, [loss for _, loss in self.threats(target, kind, known)])
        return DRAWN * nearer - danger - self.again(origin, target)

    def attack(self, origin: int, target: int) -> float:
        """A fight: if it is won the card stands there, known to the enemy."""
        kind = self.situation.own[origin]
        known = origin in self.situation.known_to_enemy
        gain = self.odds.gain(kind, known, target)
        wins = self.odds.wins(kind, target)
        there = [loss for enemy, loss in self.threats(target, kind, True) if enemy != target]
        won = self.danger(origin, there, gone=target)
        lost = self.danger(origin, [])
        return gain - DRAWN * self.ways.pull(kind, origin) - wins * won - (1 - wins) * lost

    def danger(self, origin: int, there: list[float], gone: int | None = None) -> float:
        """What the enemy's next move may cost when the card has left `origin`."""
        losses = there + [
            loss for at, enemy, loss in self.dangers if at != origin and enemy != gone
        ]
        if not losses:
            return 0.0
        worst = max(losses)
        return worst + OTHERS * (sum(losses) - worst)

    def threats(self, at: int, kind: int, known: bool) -> list[tuple[int, float]]:
        """Enemy cards next to a square, and what each may cost if `kind` stands there."""
        enemy = self.situation.enemy
        return [
            (at + step, loss)
            for step in STEPS
            if at + step in enemy and (loss := self.odds.threat(kind, known, enemy[at + step])) > 0
        ]

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
