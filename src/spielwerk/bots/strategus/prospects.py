"""What fights may bring, for every own kind and everything that the other's card may be taken for.

In thousandths of the worth of a hare. Works on what is public and on the own kinds alone; worked
out anew when something has been seen.
"""

from spielwerk.bots.strategus.parameters import (
    APPLE_HERE,
    BOLD,
    CURIOSITY,
    CURIOUS,
    FOXES,
    MIDDLING,
    PRIZE,
    RECKLESS,
    STILL,
    STIRRED,
    STRONG,
    TRAPS,
    WEAK,
)
from spielwerk.bots.strategus.table import (
    CELLS,
    CLASSES,
    KIND_STEP,
    MOVED,
    MOVED_CLASS,
    PRECISE,
    State,
    odds_of,
)
from spielwerk.games.strategus.board import A1, J10
from spielwerk.games.strategus.cards import APPLE, FOX, KINDS, RHINO, TRAP, can_walk
from spielwerk.games.strategus.fights import ATTACKER, DEFENDER, survivor
from spielwerk.games.strategus.state import count_of, is_own, other

PATIENCE = 0.2
BEHIND = -12_000
QUIET_PLIES = 200
TIGER = 6


def look(s: State, seat: int) -> None:
    """Work out all prospects of a seat."""
    foe, spared = other(seat), 1.0 - s.parameters[seat][RECKLESS] / 1000 * urge(s, seat)
    suspicion = apple_risk(s, seat)
    for kind in KINDS:
        if count_of(s, kind) > s.left[seat][kind]:
            for c in range(CLASSES):
                if s.hidden[foe][c] > 0:
                    foresee(s, seat, kind, c, spared, suspicion)
            for there in KINDS:
                if count_of(s, there) > s.left[foe][there]:
                    foresee(s, seat, kind, CLASSES + there, spared, suspicion)


def urge(s: State, seat: int) -> float:
    """How much a fight is wanted, 0 to 1: more as the draw of §E4 comes nearer."""
    if army(s, seat) - army(s, other(seat)) < BEHIND:
        return 0.0
    waited = s.quiet / (s.quiet_plies if s.quiet_plies > 0 else QUIET_PLIES)
    return min(1.0, max(0.0, (waited - PATIENCE) / (0.8 - PATIENCE)))


def army(s: State, seat: int) -> int:
    """What the animals of a seat are worth together."""
    total = 0
    for kind in range(1, TRAP):
        total += (count_of(s, kind) - s.left[seat][kind]) * s.worth[seat][kind]
    return total


def apple_risk(s: State, seat: int) -> float:
    """How likely it is attacked by who can: the fewer cards have never moved, the more."""
    still = 0
    for at in range(A1, J10 + 1):
        still += int(is_own(s.board[at], seat) and s.marks[at] & MOVED == 0)
    return max(s.parameters[seat][CURIOUS] / 1000, 1.0 / max(1, still))


def own_worth(s: State, seat: int, kind: int) -> float:
    """What an own card is worth to a seat."""
    weights = s.parameters[seat]
    if kind == APPLE:
        return float(weights[APPLE_HERE])
    share = weights[MIDDLING]
    if kind <= RHINO:
        share = weights[STRONG]
    elif kind == FOX:
        share = weights[FOXES]
    elif kind > TIGER:
        share = weights[WEAK] if kind != TRAP else 1000
    return s.worth[seat][kind] * share / 1000


def their_worth(s: State, seat: int, kind: int) -> float:
    """What the other side's card is worth to a seat."""
    if kind == APPLE:
        return float(s.parameters[seat][PRIZE])
    if kind == TRAP:
        return float(s.parameters[seat][TRAPS])
    return float(s.worth[other(seat)][kind])


def chance_of(s: State, owner: int, cell: int, kind: int) -> float:
    """How likely an enemy's card is of a kind, by what it is taken for."""
    if cell >= CLASSES:
        return float(int(cell - CLASSES == kind))
    return odds_of(s, owner, cell, kind) / PRECISE


def foresee(s: State, seat: int, kind: int, cell: int, spared: float, suspicion: float) -> None:
    """What a fight of an own kind with such a card brings, whoever attacks."""
    foe, at, weights = other(seat), kind * CELLS + cell, s.parameters[seat]
    gain = removed = wins = beaten = loss = hidden_loss = 0.0
    mine = own_worth(s, seat, kind)
    first, last = (cell - CLASSES, cell - CLASSES + 1) if cell >= CLASSES else (1, KIND_STEP)
    for there in range(first, last):
        chance = chance_of(s, foe, cell, there)
        if chance == 0.0:
            continue
        theirs = their_worth(s, seat, there)
        left = survivor(kind, there, s.sprung_trap)
        if left == DEFENDER:
            gain += chance * (weights[CURIOSITY] / 1000 * (1.0 - chance) * theirs - mine * spared)
        else:
            removed += chance
            wins += chance * int(left == ATTACKER)
            gain += chance * (theirs - (0.0 if left == ATTACKER else mine * spared))
        if can_walk(there):
            left = survivor(there, kind, s.sprung_trap)
            if left == ATTACKER:
                beaten += chance
                loss += chance * mine
                hidden_loss += chance * mine
            else:
                hidden_loss -= chance * (theirs - (0.0 if left == DEFENDER else mine))
    if cell < CLASSES:
        gain += weights[STILL] if cell < MOVED_CLASS else weights[STIRRED]
    if kind == APPLE:
        loss = hidden_loss = beaten * mine * suspicion
    else:
        loss = weights[BOLD] / 1000 * max(0.0, loss)
        hidden_loss = weights[CURIOUS] / 1000 * max(0.0, hidden_loss)
    s.gains[seat][at], s.removes[seat][at] = int(gain), int(removed * 1000)
    s.wins[seat][at], s.beaten[seat][at] = int(wins * 1000), int(beaten * 1000)
    s.risks[seat][at], s.risks[seat + 2][at] = int(hidden_loss), int(loss)
