"""Every action that a seat of Strategus can ever have."""

from spielwerk.core.options import Values
from spielwerk.games.strategus.board import (
    LAKES,
    SQUARES,
    ZONE,
    between,
    is_step,
    is_straight,
    zone_square,
)
from spielwerk.games.strategus.cards import COUNTS, KINDS, NOTHING
from spielwerk.games.strategus.moves import attacking, placing, walking
from spielwerk.games.strategus.options import ARMY, FULL


def actions(seats: int, options: Values) -> list[int]:
    """Any card on any square of its seat's rows; any move along a row or a file, also attacks."""
    placements = [
        placing(kind, zone_square(seat, order))
        for seat in range(seats)
        for kind in laid(ARMY.code(options["army"]))
        for order in range(ZONE)
    ]
    ways = ways_on(options["lakes"] == "on")
    walks = [walking(origin, target) for origin, target in ways]
    attacks = [
        attacking(origin, target)
        for origin, target in ways
        if options["hare_attack"] == "ranged" or is_step(origin, target)
    ]
    return sorted(placements + walks + attacks)


def laid(army: int) -> list[int]:
    """§S1: the kinds of an army; §S5: a small one also leaves squares empty."""
    kinds = [kind for kind in KINDS if COUNTS[army][kind] > 0]
    return kinds if army == FULL else [NOTHING, *kinds]


def ways_on(lakes: bool) -> list[tuple[int, int]]:
    """§M1, M2: from every square to all others of its row and file, but not through water."""
    wet = set(LAKES if lakes else ())
    return [
        (origin, target)
        for origin in SQUARES
        for target in SQUARES
        if is_straight(origin, target)
        and wet.isdisjoint([origin, *between(origin, target), target])
    ]
