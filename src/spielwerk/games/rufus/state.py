"""The state of a match of Rufus, and what can be asked of how the stones stand."""

from spielwerk.core.news import Telling
from spielwerk.games.rufus.board import MOST_FIELDS, MOST_SEATS
from spielwerk.games.rufus.cards import HIGHEST, PRIZE_CARDS, PRIZES
from spielwerk.games.rufus.records import RufusEvent

NOWHERE = -1
"""The field of a stone that is out."""

NO_SEAT = -1
POINTS = 7

FIRST, STACK, PLAY, OVER = range(4)
"""Phases: draw who begins, draw the order of the prizes (if shuffled), play, the end."""

PRIZES_TAKEN, ALONE, GUARD = range(1, 4)
"""How a match ends (§E1, E3 and the draw guard)."""


FOX_FIELD, CATCH, OVERTAKEN, REST = range(1, 5)
"""Why a prize is won."""


class State(Telling[RufusEvent]):
    """The whole truth about a match of Rufus at one moment."""

    def __init__(self) -> None:
        self.fields = 60
        self.prizes = 0
        self.prize_order = list(PRIZE_CARDS)  # the top first, with prizes: custom
        self.first = 0
        self.fox_continues = 0
        self.exact_catch = 0
        self.hard_count = 0
        self.out_hand_counts = 0
        self.survivor_takes_rest = 0
        self.max_plies = 0

        self.seats = MOST_SEATS
        self.phase = FIRST
        self.plies = 0  # actions of seats so far
        self.turn = 0  # the seat to move
        self.ended = 0  # how it ended

        self.points = POINTS  # left in this turn
        self.fox_moved = 0  # 1 after the fox was moved in this turn
        self.card_laid = 0  # 1 after a card was laid in this turn
        self.shown = 0  # 1 if the latest action turned up a prize that nobody knew

        self.fox = 0  # its field
        self.stones = [NOWHERE] * (2 * MOST_SEATS)  # field of each stone; stone // 2 is its owner
        self.layer = [NO_SEAT] * MOST_FIELDS  # whose trail card lies beside each field
        self.card = [0] * MOST_FIELDS  # which one
        self.cards = [
            [0] * (HIGHEST + 1) for _ in range(MOST_SEATS)
        ]  # where each trail card of a seat is: IN_HAND, LAID or PICKED
        self.held = [0] * MOST_SEATS  # trail cards in hand

        self.stack = list(PRIZE_CARDS)  # the prizes, the top first
        self.stacked = PRIZES  # so many of them have been put there
        self.taken = 0  # so many of them have been taken
        self.taker = [NO_SEAT] * PRIZES  # who has taken the 1, the 3, … the 19

        self.scratch = [0] * MOST_FIELDS  # stones on trial, or fields with room for a card


def ahead(s: State, field: int, other: int) -> int:
    """How many fields clockwise from one field to another; to the fox: the distance behind it."""
    fields = other - field
    return fields if fields >= 0 else fields + s.fields


def onward(s: State, field: int, steps: int) -> int:
    """The field so many steps clockwise, fewer than a lap."""
    field += steps
    return field if field < s.fields else field - s.fields


def backward(s: State, field: int, steps: int) -> int:
    """The field so many steps anticlockwise, fewer than a lap."""
    field -= steps
    return field if field >= 0 else field + s.fields


def is_fox_field(s: State, field: int) -> bool:
    """The two fox fields are half a lap apart."""
    return field == 0 or 2 * field == s.fields


def is_out(s: State, seat: int) -> bool:
    return s.stones[2 * seat] == NOWHERE


def seats_left(s: State, stones: list[int]) -> int:
    """How many seats are in the game, if the stones stand so."""
    left = 0
    for seat in range(s.seats):
        if stones[2 * seat] != NOWHERE:
            left += 1
    return left


def prizes_left(s: State) -> int:
    return PRIZES - s.taken


def is_foreign_card(s: State, field: int) -> bool:
    """Does a trail card of another seat than the one to move lie beside this field?"""
    return s.layer[field] != NO_SEAT and s.layer[field] != s.turn


def stone_on(s: State, field: int) -> int:
    """A stone of the seat to move on this field (they are interchangeable), NOWHERE if none."""
    for stone in range(2 * s.turn, 2 * s.turn + 2):
        if s.stones[stone] == field:
            return stone
    return NOWHERE


def mate(stone: int) -> int:
    """The other stone of the same seat."""
    return stone ^ 1
