"""What the enemy's next move may cost: its cards beside own ones, hares in line with the apple."""

from spielwerk.bots.strategus.odds import Odds
from spielwerk.games.strategus.board import BOARD, SQUARES, STEPS
from spielwerk.games.strategus.cards import APPLE, HARE

OTHERS = 0.25
"""The enemy makes one move: of all threats but the greatest so much counts."""

EMPTY, OWN, ENEMY, CLOSED = range(4)


class Dangers:
    """What may happen next, after each action of one situation."""

    def __init__(self, odds: Odds, water: frozenset[int], hares_charge: bool) -> None:
        self.odds = odds
        self.situation = odds.situation
        self.hares_charge = hares_charge
        self.lies = self.board(water)
        known = self.situation.known_to_enemy
        self.now = [
            (at, enemy, loss)
            for at, kind in self.situation.own.items()
            if kind != APPLE
            for enemy, loss in self.threats(at, kind, at in known)
        ]

    def board(self, water: frozenset[int]) -> list[int]:
        """What lies on each square."""
        lies = [CLOSED] * BOARD
        for at in SQUARES:
            lies[at] = CLOSED if at in water else EMPTY
        for at in self.situation.own:
            lies[at] = OWN
        for at in self.situation.enemy:
            lies[at] = ENEMY
        return lies

    def threats(self, at: int, kind: int, known: bool) -> list[tuple[int, float]]:
        """Enemy cards next to a square, and what each may cost if `kind` stands there."""
        enemy, threat = self.situation.enemy, self.odds.threat
        return [
            (at + step, loss)
            for step in STEPS
            if at + step in enemy and (loss := threat(kind, known, enemy[at + step])) > 0
        ]

    def walked(self, origin: int, target: int) -> float:
        """When an own card has gone to an empty square."""
        kind, known = self.situation.own[origin], origin in self.situation.known_to_enemy
        there = [loss for _, loss in self.threats(target, kind, known)]
        return self.together(origin, target, there, OWN)

    def won(self, origin: int, target: int) -> float:
        """When an own card, known now, stands where the enemy's was."""
        kind = self.situation.own[origin]
        there = [loss for _, loss in self.threats(target, kind, True)]
        return self.together(origin, target, there, OWN)

    def lost(self, origin: int, target: int) -> float:
        """When an own card attacked and is lost."""
        return self.together(origin, target, [], ENEMY)

    def together(self, origin: int, target: int, there: list[float], lies: int) -> float:
        """All threats when `origin` is empty and something `lies` on `target`."""
        gone = target if lies == OWN else None
        losses = there + [loss for at, enemy, loss in self.now if at != origin and enemy != gone]
        before = self.lies[target]
        self.lies[origin], self.lies[target] = EMPTY, lies
        losses += self.to_apple()
        self.lies[origin], self.lies[target] = OWN, before
        worst = max(losses, default=0.0)
        return worst + OTHERS * (sum(losses) - worst)

    def to_apple(self) -> list[float]:
        """What may take the own apple: animals next to it, hares that have a free way."""
        apple = self.situation.apple
        if apple is None:
            return []
        losses = []
        for step in STEPS:
            at = apple + step
            while self.lies[at] == EMPTY:
                at += step
            if self.lies[at] == ENEMY:
                chances = self.situation.enemy[at]
                if at == apple + step:
                    losses.append(self.odds.threat(APPLE, False, chances))
                elif self.hares_charge:
                    losses.append(self.odds.apple_lost(chances[HARE]))
        return losses
