"""What cards are worth, and what a fight between them brings. The unit: a hare at the beginning.

The worth of an animal hangs on how many kinds of the other side still beat it: when the other
side's elephant and grizzly are lost, a rhino is as good as an elephant was.
"""

from collections.abc import Sequence

from spielwerk.games.strategus.cards import (
    APPLE,
    COUNT,
    ELEPHANT,
    FOX,
    KINDS,
    MOUSE,
    TRAP,
    can_walk,
)
from spielwerk.games.strategus.fights import ATTACKER, survivor
from spielwerk.games.strategus.options import TRAP_STAYS

UNBEATEN = 14.0
"""An animal that no kind beats any more."""
WEAKER = 0.74
"""Each kind that beats it leaves so much of that."""
TRAP_WORTH = 3.0
APPLE_WORTH = 120.0
DIGGING = 0.5
"""A fox for each enemy trap that it could remove, shared among the foxes."""
SPYING = 0.3
"""The mouse, as part of the elephant that it could beat."""

OUTCOMES = [
    [survivor(a, d, TRAP_STAYS) if a and d else 0 for d in range(len(COUNT))]
    for a in range(len(COUNT))
]
"""Who is left when one kind attacks another, with traps that stay."""

BEATEN_BY = [
    [a for a in KINDS if can_walk(a) and kind and OUTCOMES[a][kind] == ATTACKER]
    for kind in range(len(COUNT))
]
"""The animals that win if they attack a kind."""


def worths(own: Sequence[int], enemy: Sequence[int]) -> list[float]:
    """What each kind of a side is worth, by how many of each kind both sides have left."""
    return [worth(kind, own, enemy) if kind else 0.0 for kind in range(len(COUNT))]


def worth(kind: int, own: Sequence[int], enemy: Sequence[int]) -> float:
    if kind == APPLE:
        return APPLE_WORTH
    if kind == TRAP:
        return TRAP_WORTH
    beaten_by = sum(enemy[other] > 0 for other in range(ELEPHANT, kind))
    value = UNBEATEN * WEAKER**beaten_by
    if kind == FOX:
        value += DIGGING * enemy[TRAP] / max(own[FOX], 1)
    if kind == MOUSE and enemy[ELEPHANT]:
        value += SPYING * UNBEATEN
    return value
