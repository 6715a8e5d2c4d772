"""What a position of Rufus is worth to a seat, by rules of thumb. The unit is a point at the end.

It is asked of imagined matches: what the seat may not know is drawn at random there. Of a shuffled
stack only the mean counts.
"""

from spielwerk.games.rufus.cards import IN_HAND, TRAIL_CARDS, is_forward
from spielwerk.games.rufus.fox import fox_reach
from spielwerk.games.rufus.options import HARD_ON, SHUFFLED
from spielwerk.games.rufus.prizes import points_laid, points_won
from spielwerk.games.rufus.rules import score
from spielwerk.games.rufus.state import (
    NO_SEAT,
    OVER,
    POINTS,
    State,
    ahead,
    is_fox_field,
    is_out,
    onward,
    prizes_left,
)

VICTORY = 40.0
"""Having won, above the points."""
THREAT = 0.8
"""Of the prizes that the next seat could win at once."""
LURED = 0.5
"""How likely the next seat walks into a card of which it does not know where it leads."""
NEAR = 2.0
"""A stone right behind the fox; less for one farther behind, none half a lap away."""
TURNS_FOR_PRIZE = 1.2
"""So many turns pass, of all seats, until a prize is won."""
LEFT_BEHIND = 0.15
"""Share of what others have that counts besides the best of them."""
CAUGHT_NEXT, CAUGHT_LATER, ONE_BY_ONE = 0.9, 0.5, 0.35
"""How likely the fox takes two stones: on a field that the next seat can lead him to; on one that
a later seat can; on two fields, where the first is set back to the second."""


def value(s: State, seat: int) -> float:
    """Points against those of the best other seat, what may become of them, and who goes out."""
    if s.phase == OVER:
        lead = lead_of(seat, [score(s, other) for other in range(s.seats)])
        return lead + (VICTORY if lead > 0 else -VICTORY)
    lead = lead_of(seat, [points_won(s, other) for other in range(s.seats)])
    if is_out(s, seat):
        return lead - 2 * VICTORY
    own = hand_value(s, seat) + hard_value(s, seat) + nearness(s, seat)
    return lead + own - VICTORY * danger(s, seat) - THREAT * threat(s)


def lead_of(seat: int, points: list[int]) -> float:
    """A seat's points above the best of the others; a little of all others counts, too."""
    others = points[:seat] + points[seat + 1 :]
    return points[seat] - max(others) - LEFT_BEHIND * sum(others) / len(others)


def turns_left(s: State) -> float:
    """So many turns each seat will probably have."""
    return TURNS_FOR_PRIZE * prizes_left(s) / s.seats


def hand_value(s: State, seat: int) -> float:
    """§E2: odd cards count; even ones as far as there will be no turn to lay them in."""
    held = [card for card in TRAIL_CARDS if s.cards[seat][card] == IN_HAND]
    even = [card for card in held if is_forward(card)]
    stuck = len(even) / (len(even) + turns_left(s)) if even else 0.0
    return sum(held) - sum(even) * (1 + stuck)


def hard_value(s: State, seat: int) -> float:
    """§E2, option hard_count: cards beside the path, which others may still pick up."""
    return 0.7 * points_laid(s, seat) if s.hard_count == HARD_ON else 0.0


def nearness(s: State, seat: int) -> float:
    """How near behind the fox a seat's stones are."""
    gaps = [ahead(s, stone, s.fox) for stone in stones_of(s, seat)]
    return sum(NEAR * max(0.0, 1 - 2 * gap / s.fields) for gap in gaps)


def danger(s: State, seat: int) -> float:
    """How likely the fox takes both stones of a seat before its next turn."""
    first, second = stones_of(s, seat)
    near, far = sorted((ahead(s, s.fox, first), ahead(s, s.fox, second)))
    if near == 0:
        return 0.0
    if near == far:
        return exposed(s, near)
    together = s.seats > 2 and near <= fox_reach(s, POINTS) and far - near <= POINTS
    return ONE_BY_ONE if together else 0.0


def exposed(s: State, gap: int) -> float:
    """How likely the fox comes so far before the seat's next turn."""
    if gap <= fox_reach(s, POINTS):
        return CAUGHT_NEXT
    return max(0.0, CAUGHT_LATER * (1 - gap / (POINTS * s.seats)))


def stones_of(s: State, seat: int) -> list[int]:
    """The fields of a seat's two stones."""
    return s.stones[2 * seat : 2 * seat + 2]


def threat(s: State) -> float:
    """The prizes that the seat to move can win in this turn, as far as one can see."""
    best = 0.0
    brought, fox = 0, s.fox
    reach = fox_reach(s, POINTS)
    for steps in range(reach + 1):
        if steps:
            fox = onward(s, fox, 1)
            brought += is_fox_field(s, fox) + is_taken(s, fox)
        best = max(best, next_prizes(s, brought + chance_to_catch(s, fox, POINTS - steps)))
    return best


def is_taken(s: State, field: int) -> bool:
    """Does a stone stand there?"""
    return field in s.stones


def chance_to_catch(s: State, fox: int, points: int) -> float:
    """How likely the seat to move catches the fox on that field, with a card or without."""
    return max(
        chance_of_stone(s, stone, fox, spent)
        for stone in stones_of(s, s.turn)
        for spent in ((points, points - 1) if s.held[s.turn] else (points,))
    )


def chance_of_stone(s: State, field: int, fox: int, points: int) -> float:
    """A catch if nothing lies between; a card may lead to the fox or past him."""
    gap = ahead(s, field, fox)
    for step in range(1, min(gap, points + 1)):
        met = onward(s, field, step)
        owner = s.layer[met]
        if owner not in {NO_SEAT, s.turn}:
            card = s.card[met]
            return LURED * (is_forward(card) and ahead(s, met, fox) <= card)
    return 1.0 if gap == points else 0.0


def next_prizes(s: State, count: float) -> float:
    """What the next prizes are worth; the last may be a part of one."""
    if s.prizes == SHUFFLED:
        rest = [s.stack[place] for place in range(s.taken, len(s.stack))]
        return min(count, prizes_left(s)) * sum(rest) / len(rest)
    total, place = 0.0, s.taken
    while count > 0 and place < len(s.stack):
        total += min(count, 1.0) * s.stack[place]
        count, place = count - 1, place + 1
    return total
