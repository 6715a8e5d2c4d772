"""What a turn of Rufus may bring a seat, and what its cards will count, as a viewer knows it.

Written like rules. A viewer knows its own cards; of those that others have not shown, each is as
likely as any other to lie where one of them lies.
"""

from spielwerk.games.rufus.cards import (
    HIGHEST,
    IN_HAND,
    LAID,
    LOWEST,
    PICKED,
    PRIZE_CARDS,
    PRIZES,
    is_forward,
    prize_number,
    worth,
)
from spielwerk.games.rufus.fox import fox_reach
from spielwerk.games.rufus.options import ANY_POINTS, HAND_COUNTS, HARD_ON, SHUFFLED
from spielwerk.games.rufus.state import (
    NO_SEAT,
    PLAY,
    POINTS,
    State,
    ahead,
    is_fox_field,
    is_out,
    onward,
    prizes_left,
)

# Prizes


def rest_of_prizes(s: State) -> int:
    """What all prizes that are left are worth together."""
    rest = 0
    for prize in PRIZE_CARDS:
        rest += prize * int(s.taker[prize_number(prize)] == NO_SEAT)
    return rest


def prize_ahead(s: State, place: int) -> float:
    """The next prize, the one after it and so on; the mean of all if the order is hidden."""
    if s.taken + place >= PRIZES:
        return 0.0
    if s.prizes == SHUFFLED:
        return rest_of_prizes(s) / prizes_left(s)
    return float(s.stack[s.taken + place])


def worth_of(s: State, number: float) -> float:
    """What so many of the next prizes are worth; the last may be a part of one."""
    total = 0.0
    for place in range(int(number)):
        total += prize_ahead(s, place)
    return total + (number - int(number)) * prize_ahead(s, int(number))


def prospect(s: State, viewer: int, seat: int) -> float:
    """How many prizes a seat may win in its turn, or in the rest of it, counting on the likely."""
    mine = s.phase == PLAY and s.turn == seat
    points = s.points if mine else POINTS
    card = s.held[seat] > 0 and not (mine and s.card_laid == 1)
    led = mine and s.fox_moved == 1
    fox, brought = s.fox, 0
    best = with_a_stone(s, viewer, seat, fox, points, card)
    for steps in range(1, 1 + (0 if led else fox_reach(s, points))):
        fox = onward(s, fox, 1)
        brought += int(is_fox_field(s, fox)) + int(is_stone(s, fox))
        best = max(best, brought + with_a_stone(s, viewer, seat, fox, points - steps, card))
    return best


def is_stone(s: State, field: int) -> bool:
    """Does anybody's stone stand there?"""
    for stone in range(2 * s.seats):
        if s.stones[stone] == field:
            return True
    return False


def with_a_stone(s: State, viewer: int, seat: int, fox: int, points: int, card: bool) -> float:
    """How likely a stone of the seat brings a prize, the fox being there; a card may be laid."""
    best = 0.0
    for stone in range(2 * seat, 2 * seat + 2):
        if points > 0:
            best = max(best, chance_to_catch(s, viewer, stone, fox, points))
        if points > 1 and card:
            best = max(best, chance_to_catch(s, viewer, stone, fox, points - 1))
    return best


def chance_to_catch(s: State, viewer: int, stone: int, fox: int, points: int) -> float:
    """How likely a stone with so many points catches the fox, or a card leads it past him."""
    seat, gap = stone // 2, ahead(s, s.stones[stone], fox)
    for step in range(1, min(points + 1, gap)):
        field = onward(s, s.stones[stone], step)
        if s.layer[field] != NO_SEAT and s.layer[field] != seat:
            return chance_to_pass(s, viewer, field, ahead(s, field, fox))
    return 1.0 if gap == points or (0 < gap < points and s.exact_catch == ANY_POINTS) else 0.0


# Cards


def chance_to_pass(s: State, viewer: int, field: int, far: int) -> float:
    """How likely the card beside a field leads forward so far at least."""
    owner = s.layer[field]
    if owner == viewer:
        return 1.0 if is_forward(s.card[field]) and s.card[field] >= far else 0.0
    leads, unseen = 0, 0
    for card in range(LOWEST, HIGHEST + 1):
        if s.cards[owner][card] != PICKED:
            unseen += 1
            leads += int(is_forward(card) and card >= far)
    return leads / max(1, unseen)


def cards_worth(s: State, viewer: int, seat: int) -> float:
    """What a seat's cards would count if it were over now, as far as the viewer knows."""
    if is_out(s, seat) and s.out_hand_counts != HAND_COUNTS:
        return 0.0
    if s.hard_count == HARD_ON:
        return float(shown_worth(s, seat, IN_HAND) + shown_worth(s, seat, LAID))
    if seat == viewer:
        return float(shown_worth(s, seat, IN_HAND))
    unseen = shown_worth(s, seat, IN_HAND) + shown_worth(s, seat, LAID)
    return unseen * s.held[seat] / max(1, s.held[seat] + laid_by(s, seat))


def shown_worth(s: State, seat: int, where: int) -> int:
    """What a seat's cards that are there count together."""
    total = 0
    for card in range(LOWEST, HIGHEST + 1):
        total += worth(card) * int(s.cards[seat][card] == where)
    return total


def laid_by(s: State, seat: int) -> int:
    """How many cards of a seat lie beside the path."""
    laid = 0
    for field in range(s.fields):
        laid += int(s.layer[field] == seat)
    return laid


def card_ahead(s: State, stone: int) -> int:
    """Steps to the first card of another seat that a stone can come to; 0: none before the fox."""
    gap = ahead(s, s.stones[stone], s.fox)
    for step in range(1, gap if gap > 0 else POINTS + 1):
        field = onward(s, s.stones[stone], step)
        if s.layer[field] != NO_SEAT and s.layer[field] != stone // 2:
            return step
    return 0
