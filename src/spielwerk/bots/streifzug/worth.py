"""What a position of Streifzug durch is worth to a seat, by rules of thumb. The unit is a point.

Only what the seat may know is asked for: what lies open, how many cards others hold, its own hand.
"""

from spielwerk.bots.streifzug.hands import hand_value
from spielwerk.bots.streifzug.outlook import LOST_CARD, Outlook, late, share
from spielwerk.games.streifzug.chapters.layouts import FLUSH, RUN, SET
from spielwerk.games.streifzug.chapters.melds import meld_at
from spielwerk.games.streifzug.chapters.score import points_laid
from spielwerk.games.streifzug.state import (
    FIGURES_EACH,
    REVEAL,
    State,
    figure_of,
    is_partner,
)

ROOM = {RUN: 1.0, SET: 0.6, FLUSH: 0.5}
"""A meld to which cards may be added."""
FULL = {RUN: 8, SET: 4, FLUSH: 4}
BLIND = 1.2
"""A card that is about to be drawn from another's hand."""
FROM_LEADER = 0.02
"""More of it for each point of that party."""
USED = 0.3
"""A used letter that lies open: others may take it."""


def value(s: State, seat: int, outlook: Outlook) -> float:
    """Cards and figures of the seat, less a share of what the others have."""
    own = cards_value(s, seat) + sum(outlook.values[field] for field in fields_of(s, seat))
    own -= outlook.danger(fields_of(s, seat))
    others = sum(open_value(s, o) for o in range(s.seats) if rivals(s, seat, o))
    partner = sum(open_value(s, o) for o in range(s.seats) if is_partner(s, seat, o))
    drawing = BLIND + FROM_LEADER * points_laid(s, s.source) if s.phase == REVEAL else 0.0
    return own + partner + drawing + owed(s, seat) - share(s) * others


def owed(s: State, seat: int) -> float:
    """Cards that a throw still brings or costs."""
    if seat == s.turn:
        return BLIND * s.owed
    return -LOST_CARD * s.owed if seat == s.victim else 0.0


def rivals(s: State, seat: int, other: int) -> bool:
    return other != seat and not is_partner(s, seat, other)


def fields_of(s: State, seat: int) -> list[int]:
    return s.figures[figure_of(seat, 0) : figure_of(seat, FIGURES_EACH)]


def cards_value(s: State, seat: int) -> float:
    """Melds as they lie and may grow, and the hand."""
    return laid_value(s, seat) + hand_value(s.hands[seat]) - late(s) * s.held[seat]


def laid_value(s: State, seat: int) -> float:
    room = 0.0
    for number in range(s.meld_counts[seat]):
        meld = meld_at(seat, number)
        kind = s.meld_kinds[meld]
        room += ROOM[kind] * (s.meld_sizes[meld] < FULL[kind])
    return points_laid(s, seat) + room - USED * sum(s.used[seat])


def open_value(s: State, seat: int) -> float:
    """What others can see of a party's cards."""
    return laid_value(s, seat) + LOST_CARD * s.held[seat]
