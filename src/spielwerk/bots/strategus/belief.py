"""What follows from what everybody has seen: the odds of hidden cards, the worth of each kind.

Odds come from counting: lost cards are public, so the cards on the table must add up. They begin
with what is usual in a row (the prior, `prior_in`); from there cards and kinds are scaled in turn
until both add up, which finds the likeliest odds that fit all that is known (iterative
proportional fitting: Deming, Stephan 1940). The worth of an animal hangs on how many kinds of the
other side still beat it: when the other side's elephant and grizzly are lost, a rhino is as good
as an elephant was. The unit is a hare at the beginning. Works on what is public alone.
"""

from spielwerk.bots.strategus.laying import ROWS
from spielwerk.bots.strategus.priors import PRIOR_COUNTS
from spielwerk.bots.strategus.table import (
    CLASSES,
    KIND_STEP,
    MOVED_CLASS,
    PRECISE,
    State,
    count_hidden,
)
from spielwerk.games.strategus.board import SEATS, ZONE_ROWS
from spielwerk.games.strategus.cards import (
    COUNT,
    ELEPHANT,
    FOX,
    KINDS,
    MOUSE,
    TRAP,
    can_walk,
)
from spielwerk.games.strategus.state import count_of, other

ROUNDS = 12
MOVERS = (0, 70, 70, 90, 100, 100, 100, 100, 80, 110, 40, 0, 0)
"""How readily each kind moves, in percent."""

UNBEATEN = 14_000.0
"""An animal that no kind beats any more, in thousandths."""
WEAKER = 0.74
"""Each kind that beats it leaves so much of that."""
TRAP_WORTH = 3000
DIGGING = 500
"""A fox for each enemy trap that it could remove, shared among the foxes."""
SPYING = 0.3
"""The mouse, as part of the elephant that it could beat."""


def prior_in(c: int) -> list[int]:
    """The prior of each kind in a class: half as in the ready-made set-ups, half as in our own."""
    row = c % MOVED_CLASS
    counts = PRIOR_COUNTS[row] if row < ZONE_ROWS else PRIOR_COUNTS[None]
    ours = ROWS if row < ZONE_ROWS else ((25,) * (row + 1),) * KIND_STEP
    readily = MOVERS if c >= MOVED_CLASS else (100,) * KIND_STEP
    shares = [
        (counts[kind] + COUNT[kind] * ours[kind][row] / 100) / 2 for kind in range(KIND_STEP)
    ]
    return [round(shares[kind] * readily[kind] * 100) for kind in range(KIND_STEP)]


PRIOR = tuple(share for c in range(CLASSES) for share in prior_in(c))


def update_belief(s: State) -> None:
    """The odds of all hidden cards and the worth of all kinds, anew."""
    count_hidden(s)
    s.updated += 1
    for owner in range(SEATS):
        scale(s, owner)
        weigh(s, owner)


def scale(s: State, owner: int) -> None:
    """Scale kinds and classes in turn until both add up; at last, the odds of one card."""
    for c in range(CLASSES):
        for kind in KINDS:
            share = PRIOR[c * KIND_STEP + kind] * s.hidden[owner][c] * 100
            s.odds[owner][c * KIND_STEP + kind] = share if s.unknown[owner][kind] > 0 else 0
    for _ in range(ROUNDS):
        for kind in KINDS:
            fit_kind(s, owner, kind)
        for c in range(CLASSES):
            fit_class(s, owner, c, s.hidden[owner][c] * PRECISE)
    for c in range(CLASSES):
        fit_class(s, owner, c, PRECISE)


def fit_kind(s: State, owner: int, kind: int) -> None:
    """So many of a kind are hidden."""
    odds, total = s.odds[owner], 0
    for c in range(CLASSES):
        total += odds[c * KIND_STEP + kind]
    if total > 0:
        factor = s.unknown[owner][kind] * PRECISE / total
        for c in range(CLASSES):
            odds[c * KIND_STEP + kind] = int(odds[c * KIND_STEP + kind] * factor)


def fit_class(s: State, owner: int, c: int, wanted: int) -> None:
    """A class has so many cards."""
    if s.hidden[owner][c] == 0:
        return
    odds, total = s.odds[owner], 0
    for kind in KINDS:
        total += odds[c * KIND_STEP + kind]
    if total > 0:
        factor = wanted / total
        for kind in KINDS:
            odds[c * KIND_STEP + kind] = int(odds[c * KIND_STEP + kind] * factor)


def weigh(s: State, owner: int) -> None:
    """What each kind of a side is worth by what both have left, in thousandths."""
    foe, value = other(owner), UNBEATEN
    for kind in KINDS:
        s.worth[owner][kind] = 0
        if can_walk(kind):
            s.worth[owner][kind] = int(value)
            if count_of(s, kind) > s.left[foe][kind]:
                value *= WEAKER
    traps = count_of(s, TRAP) - s.left[foe][TRAP]
    foxes = count_of(s, FOX) - s.left[owner][FOX]
    s.worth[owner][FOX] += int(DIGGING * traps / max(foxes, 1))
    s.worth[owner][TRAP] = TRAP_WORTH
    if s.left[foe][ELEPHANT] == 0:
        s.worth[owner][MOUSE] += int(SPYING * UNBEATEN)
