"""Who is ahead at Streifzug durch, by what lies open; written so that it can be compiled."""

from spielwerk.games.streifzug.cards import BOX
from spielwerk.games.streifzug.chapters.score import points_laid
from spielwerk.games.streifzug.state import State, is_partner


def lead(s: State, seat: int) -> int:
    """Points of the own side above those of the best other one, if it ended now."""
    return side_points(s, seat) - best_other(s, seat)


def side_points(s: State, seat: int) -> int:
    """What a seat and its partner would have if it ended now."""
    total = points_laid(s, seat) - s.held[seat]
    for other in range(s.seats):
        if is_partner(s, seat, other):
            total += points_laid(s, other) - s.held[other]
    return total


def best_other(s: State, seat: int) -> int:
    """The most points that another side would have."""
    best = -BOX
    for other in range(s.seats):
        if other != seat and not is_partner(s, seat, other):
            best = max(best, side_points(s, other))
    return best
