"""What is in the box of Strategus: forty cards for each seat, animals, traps and an apple."""

NOTHING = 0
ELEPHANT = 1
GRIZZLY = 2
RHINO = 3
FOX = 8
HARE = 9
MOUSE = 10
TRAP = 11
APPLE = 12

CODES = " 123456789MTA"
"""A kind's code in writing is CODES[kind]; an animal with a lower number is stronger."""

KINDS = tuple(range(ELEPHANT, APPLE + 1))
COUNT = (0, 1, 1, 2, 3, 4, 4, 4, 5, 8, 1, 6, 1)
"""How many of each kind a seat has."""

ARMY = 40


def can_walk(kind: int) -> bool:
    """§M3: traps and the apple never move."""
    return kind <= MOUSE


def kind_named(code: str) -> int:
    """The kind with this code; KeyError for any other text."""
    if len(code) != 1 or code not in CODES[1:]:
        raise KeyError(code)
    return CODES.index(code)
