"""The score of the extended mode: what melds are worth, line by line of the table."""

from spielwerk.games.streifzug.cards import colour_of, is_joker
from spielwerk.games.streifzug.chapters.layouts import FLUSH, RUN
from spielwerk.games.streifzug.chapters.melds import colour_among, jokers_among, meld_at
from spielwerk.games.streifzug.options import MOST_PENALTY, ON
from spielwerk.games.streifzug.state import BY_GOAL, MELD_SIZE, State, is_partner

RUN_POINTS = (0, 0, 0, 3, 4, 5, 6, 8, 10, 12)
SET_POINTS = (0, 0, 0, 6, 9, 12)
FLUSH_POINTS = (0, 0, 0, 8, 12)
FULL_SET = 5
BETWEEN, FOREIGN = 1, 2
"""What a joker between numbers costs, and one of another colour than the run."""
ENDING = 6


def meld_points(s: State, meld: int) -> int:
    """What a meld that is laid is worth."""
    return points_of(s, s.meld_kinds[meld], s.melds[meld], s.meld_sizes[meld])


def points_of(s: State, kind: int, cards: list[int], size: int) -> int:
    """What so many cards are worth as a run, set or flush."""
    if kind == FLUSH:
        return FLUSH_POINTS[size]
    if kind == RUN:
        return RUN_POINTS[size] - run_penalty(s, cards, size)
    return SET_POINTS[size] - (jokers_among(cards, size) if size < FULL_SET else 0)


def run_penalty(s: State, cards: list[int], size: int) -> int:
    """Jokers between numbers and jokers of another colour; nothing in a run of nine."""
    penalty, colour = 0, colour_among(cards, size)
    if size == MELD_SIZE:
        return 0
    for place in range(size):
        if is_joker(cards[place]):
            between = BETWEEN if 0 < place < size - 1 else 0
            foreign = FOREIGN if colour_of(cards[place]) != colour else 0
            if s.joker_penalty == MOST_PENALTY:
                penalty += max(between, foreign)
            else:
                penalty += between + foreign
    return penalty


def points_laid(s: State, seat: int) -> int:
    """All melds of a seat."""
    points = 0
    for number in range(s.meld_counts[seat]):
        points += meld_points(s, meld_at(seat, number))
    return points


def points_ending(s: State, seat: int) -> int:
    """§F3: six for the party that ends the game with both figures in Z."""
    return ENDING if s.ender == seat and s.ended == BY_GOAL else 0


def points_alone(s: State, seat: int) -> int:
    """A party's points: its melds, less one for each card in hand, and the bonus."""
    return points_laid(s, seat) - s.held[seat] + points_ending(s, seat)


def points(s: State, seat: int) -> int:
    """§M2: partners' points are added."""
    total = points_alone(s, seat)
    for other in range(s.seats):
        if is_partner(s, seat, other):
            total += points_alone(s, other)
    return total


def counts_points(s: State) -> bool:
    """Points are counted where cards are laid out."""
    return s.ext_cards == ON
