"""What kinds are worth, by what both sides have left; and what it costs to have shown one."""

from spielwerk.bots.strategus.reading.state import (
    KIND_STEP,
    MINE,
    ONE,
    POINT,
    THEIRS,
    State,
)
from spielwerk.games.strategus.cards import APPLE, ELEPHANT, FOX, HARE, MOUSE, TRAP

LADDER = (400, 280, 180, 115, 75, 52, 36, 26, 18, 14)
"""Points of an animal by how many kinds of the other side beat it."""
FACED = 95
"""In percent, if the other side has the same kind; for an elephant, if it has its mouse."""
DIGGING = (60, 60, 60, 15, 5, 5)
"""Points of a fox besides, by how many there are, while the other side has traps."""
CUNNING, WASTED = 14, -10
LEAST_HARE, LAST_HARES = 15, 8
SPYING, IDLE = 90, 10
"""The mouse, while there is an elephant to beat, and after that."""
TRAP_POINTS, PRIZE, LOSS, CERTAIN_PRIZE = 40, 200, 1800, 3000
SECRETS = (0, 20, 20, 18, 15, 12, 10, 10, 12, 0, 50, 30, 0)
"""By kind: so much of its worth, in percent, is that it is hidden."""
HARE_SECRET = 2
PATIENCE, HURRY = 10, 25
"""After so many quiet actions it becomes urgent; after so many more twice as urgent."""
RASH = 60
"""After so many a loss begins to count less, and the apple more, unless one is behind: to him a
draw is welcome. Sooner does not pay: attacks on cards that never moved brought more than they cost
within ten quiet actions, and less after thirty."""
DULL, DULLER, STUCK, STUCKER = 40, 100, 60, 80
AHEAD = 0.05
LAST_ONES = (0, 1800, 400, 150)
"""Points of an animal besides, where so many are left: who cannot move has lost."""


def weigh(s: State) -> None:
    """The worth of all kinds, anew."""
    s.urgency = s.haste = ONE
    if s.quiet > PATIENCE:
        s.urgency += (s.quiet - PATIENCE) * ONE // HURRY
    weigh_side(s, MINE)
    weigh_side(s, THEIRS)
    scale(s)
    weigh_last(s, MINE)
    weigh_last(s, THEIRS)


def weigh_side(s: State, side: int) -> None:
    own, foe, stronger = side * KIND_STEP, (1 - side) * KIND_STEP, 0
    for kind in range(ELEPHANT, MOUSE):
        points = LADDER[stronger] * POINT
        if s.left[foe + kind] > 0:
            points = points * FACED // 100
            stronger += 1
        if kind == ELEPHANT and s.left[foe + MOUSE] > 0:
            points = points * FACED // 100
        s.worth[own + kind] = points
    s.worth[own + FOX] += (CUNNING + digging(s, own, foe)) * POINT
    s.worth[own + HARE] = max(s.worth[own + HARE], LEAST_HARE * POINT)
    if s.left[own + HARE] <= 2:
        s.worth[own + HARE] += LAST_HARES * POINT
    s.worth[own + MOUSE] = (SPYING if s.left[foe + ELEPHANT] > 0 else IDLE) * POINT
    s.worth[own + TRAP] = TRAP_POINTS * POINT
    s.worth[own + APPLE] = (PRIZE if side == THEIRS else LOSS) * POINT
    for kind in range(KIND_STEP):
        s.secret[own + kind] = s.worth[own + kind] * SECRETS[kind] // 100
    s.secret[own + HARE] = HARE_SECRET * POINT


def digging(s: State, own: int, foe: int) -> int:
    """The last foxes are kept for the wall about the apple."""
    return DIGGING[s.left[own + FOX]] if s.left[foe + TRAP] > 0 else WASTED


def scale(s: State) -> None:
    """Who is ahead exchanges gladly; and so does everybody where nothing happens."""
    mine, theirs = army(s, MINE), army(s, THEIRS)
    s.army[MINE], s.army[THEIRS] = mine, theirs
    lead = (mine - theirs) / (mine + theirs + 1)
    factor = min(1.15, max(0.75, 1 - lead / 2))
    if lead > AHEAD and s.quiet > DULL:
        factor /= 1 + (s.quiet - DULL) / DULLER
    elif lead > -AHEAD and s.quiet > STUCK:
        factor /= 1 + (s.quiet - STUCK) / STUCKER
    if lead > -AHEAD and s.quiet > RASH:
        s.haste += (s.quiet - RASH) * ONE // HURRY
    s.thrift = int(ONE * factor)
    for kind in range(ELEPHANT, MOUSE + 1):
        s.worth[kind] = int(s.worth[kind] * factor)
        s.secret[kind] = int(s.secret[kind] * factor)


def weigh_last(s: State, side: int) -> None:
    """Without its last animals a side is lost."""
    animals = 0
    for kind in range(ELEPHANT, MOUSE + 1):
        animals += s.left[side * KIND_STEP + kind]
    if animals < len(LAST_ONES):
        for kind in range(ELEPHANT, MOUSE + 1):
            s.worth[side * KIND_STEP + kind] += LAST_ONES[animals] * POINT


def army(s: State, side: int) -> int:
    """What a side's animals are worth together."""
    total = 0
    for kind in range(ELEPHANT, MOUSE + 1):
        total += s.left[side * KIND_STEP + kind] * s.worth[side * KIND_STEP + kind]
    return total
