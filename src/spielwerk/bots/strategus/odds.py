"""What a fight may bring, by the chances of the enemy's card: for who attacks, for who waits."""

from spielwerk.bots.strategus.belief import Chances
from spielwerk.bots.strategus.situation import Situation
from spielwerk.bots.strategus.worth import BEATEN_BY, OUTCOMES
from spielwerk.games.strategus.cards import APPLE, KINDS, can_walk
from spielwerk.games.strategus.fights import ATTACKER, DEFENDER

CURIOSITY = 0.15
"""What it is worth to have seen a card that stays, as part of what that is worth."""
SECRET = 0.12
"""What it costs to show an own card, as part of what that is worth."""
RECKLESS = 0.6
"""At the greatest urge for a fight, so much of the own card's worth does not count."""
BOLD = 0.9
"""How likely an enemy attacks a card that it knows and beats."""
CURIOUS = 0.5
"""How likely an enemy attacks a card that it does not know."""


class Odds:
    """Expected gains and losses, each worked out once a situation."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.attacks: dict[tuple[int, int], tuple[float, float]] = {}
        self.beating: dict[tuple[int, int], float] = {}
        self.threats: dict[tuple[int, bool, int], float] = {}

    def gain(self, kind: int, known: bool, at: int) -> float:
        """What is expected of an attack by an own kind, known to the enemy or not, on a square."""
        base, survives = self.attack(kind, self.situation.enemy[at])
        shown = 0.0 if known else SECRET * self.situation.mine[kind]
        return base + survives * self.situation.extra[at] - shown

    def beaten(self, kind: int, chances: Chances) -> float:
        """How likely an enemy card is one that would win if it attacked."""
        key = (kind, id(chances))
        if key not in self.beating:
            self.beating[key] = sum(chances[other] for other in BEATEN_BY[kind])
        return self.beating[key]

    def wins(self, kind: int, at: int) -> float:
        """How likely the attacker is left and stands there afterwards."""
        chances = self.situation.enemy[at]
        return sum(chances[d] for d in KINDS if OUTCOMES[kind][d] == ATTACKER)

    def attack(self, kind: int, chances: Chances) -> tuple[float, float]:
        """The gain in worth, and how likely the enemy's card is removed."""
        key = (kind, id(chances))
        if key not in self.attacks:
            self.attacks[key] = self.attack_anew(kind, chances)
        return self.attacks[key]

    def attack_anew(self, kind: int, chances: Chances) -> tuple[float, float]:
        theirs, gain, removed = self.situation.theirs, 0.0, 0.0
        own = self.situation.mine[kind] * (1 - RECKLESS * self.situation.urge)
        for other in KINDS:
            chance = chances[other]
            if chance == 0.0:
                continue
            left = OUTCOMES[kind][other]
            if left == DEFENDER:
                gain += chance * (CURIOSITY * (1 - chance) * theirs[other] - own)
                continue
            removed += chance
            gain += chance * (theirs[other] - (0.0 if left == ATTACKER else own))
        return gain, removed

    def threat(self, kind: int, known: bool, chances: Chances) -> float:
        """What an enemy card of these chances next to an own kind is expected to cost."""
        key = (kind, known, id(chances))
        if key not in self.threats:
            self.threats[key] = self.threat_anew(kind, known, chances)
        return self.threats[key]

    def threat_anew(self, kind: int, known: bool, chances: Chances) -> float:
        mine, theirs = self.situation.mine[kind], self.situation.theirs
        loss = 0.0
        for other in KINDS:
            if not chances[other] or not can_walk(other):
                continue
            left = OUTCOMES[other][kind]
            if left == ATTACKER:
                loss += chances[other] * mine
            elif not known and kind != APPLE:
                loss -= chances[other] * (theirs[other] - (0.0 if left == DEFENDER else mine))
        if kind == APPLE:
            return self.apple_lost(loss / mine)
        return max(0.0, loss) * (BOLD if known else CURIOUS)

    def apple_lost(self, chance: float) -> float:
        """What it may cost that an enemy can reach the own apple with this chance."""
        return chance * self.situation.mine[APPLE] * max(CURIOUS, self.situation.suspicion)
