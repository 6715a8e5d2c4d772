"""What is in the box of Strategus: the cards of each seat, animals, traps and an apple."""

NOTHING = 0
ELEPHANT = 1
GRIZZLY = 2
RHINO = 3
FOX = 8
HARE = 9
MOUSE = 10
TRAP = 11
APPLE = 12

CODES = "-123456789MTA"
"""A kind's code in writing is CODES[kind]; an animal with a lower number is stronger."""

KINDS = tuple(range(ELEPHANT, APPLE + 1))
KINDS_NAMED = {CODES[kind]: kind for kind in KINDS}
COUNT = (0, 1, 1, 2, 3, 4, 4, 4, 5, 8, 1, 6, 1)
"""How many of each kind are in the box for a seat."""

BARRAGE = (0, 1, 1, 0, 0, 0, 0, 0, 1, 2, 1, 1, 1)
DUEL = (0, 1, 1, 0, 0, 0, 0, 0, 2, 2, 1, 2, 1)
COUNTS = (COUNT, BARRAGE, DUEL)
"""§S5: how many of each kind a seat has, by the option `army`."""
CODES_OF = tuple(tuple(CODES[kind] for kind in KINDS if counts[kind] > 0) for counts in COUNTS)
"""The codes of these kinds."""

ARMY = sum(COUNT)
SIZES = tuple(sum(counts) for counts in COUNTS)
"""How many cards that are."""


def can_walk(kind: int) -> bool:
    """§M3: traps and the apple never move."""
    return kind <= MOUSE


def kind_named(code: str) -> int:
    """The kind with this code; KeyError for any other text."""
    return KINDS_NAMED[code]


def laid_named(code: str) -> int:
    """§S5: the kind to lay down, or nothing for `-`; KeyError for any other text."""
    return NOTHING if code == CODES[NOTHING] else kind_named(code)
