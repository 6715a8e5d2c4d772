"""The state of a match of Strategus, and how cards lie on the board."""

from spielwerk.core.news import Telling
from spielwerk.games.strategus.board import BOARD, BORDER, SEATS
from spielwerk.games.strategus.cards import COUNT, COUNTS, MOUSE, NOTHING, SIZES
from spielwerk.games.strategus.records import StrategusEvent

EMPTY = 0
WALL = -1
GAP = -2
"""A square that a seat leaves empty, while it sets up a small army (§S5)."""
NO_SEAT = -1
SIDE_STEP = 16
"""A card lying on the board is its kind, for seat 1 plus this."""

SETUP, FIRST, PLAY, OVER = range(4)
"""Phases: place the cards, draw who begins, play, the end."""

APPLE_TAKEN, STUCK, BOTH_STUCK, QUIET, GUARD = range(1, 6)
"""How a match ends (§E1-E4 and the draw guard)."""

MOST_FIGHTS = 80
HISTORY = 1024
"""So many of the latest moves are remembered for §E5."""


BORDERED = tuple([WALL if at in BORDER else EMPTY for at in range(BOARD)])


def bordered_board() -> list[int]:
    """An empty board within its border."""
    return [*BORDERED]


class State(Telling[StrategusEvent]):
    """The whole truth about a match of Strategus at one moment."""

    def __init__(self) -> None:
        self.army = 0
        self.lakes = 0
        self.hare_attack = 0
        self.sprung_trap = 0
        self.memory_aid = 0
        self.first = 0
        self.quiet_plies = 0
        self.two_squares = 0
        self.chase = 0
        self.max_plies = 0

        self.phase = SETUP
        self.plies = 0  # actions of play so far
        self.turn = 0  # the seat to move
        self.quiet = 0  # actions in a row without a fight
        self.winner = NO_SEAT
        self.ended = 0  # how it ended

        self.board = bordered_board()
        self.left: list[list[int]] = [
            [*COUNT] for _ in range(SEATS)
        ]  # of each kind, not on the board: not placed yet, or lost
        self.placed = [0] * SEATS
        self.apples = [0] * SEATS  # 1 while the seat's apple lies on the board

        self.last_seat = NO_SEAT  # who made the latest move
        self.last_move = 0
        self.last_attacker = NOTHING  # the kinds, if it was a fight
        self.last_defender = NOTHING

        self.seen = [0] * BOARD  # memory_aid marked: 1 under a card that a fight has shown
        self.fights = 0  # memory_aid log: how many; each one's seat, move, attacker, defender
        self.fight_log = [[0] * 4 for _ in range(MOST_FIGHTS)]

        self.history = [0] * HISTORY  # for §E5: the latest moves of both, in a ring
        self.noted = 0  # moves ever written there
        self.fled = [0] * BOARD  # 1 under a card that has fled in the chase looked at
        self.trail = [0] * BOARD  # where each card lay in an earlier position
        self.scratch = [0] * 256  # actions, where only their number matters


def count_of(s: State, kind: int) -> int:
    """§S1, S5: how many of a kind an army has."""
    return COUNTS[s.army][kind]


def army_size(s: State) -> int:
    """§S1, S5: how many cards an army has."""
    return SIZES[s.army]


def card_of(seat: int, kind: int) -> int:
    """How a seat's card lies on the board."""
    return kind + SIDE_STEP * seat


def kind_of(card: int) -> int:
    return card % SIDE_STEP


def owner_of(card: int) -> int:
    return card // SIDE_STEP


def other(seat: int) -> int:
    return 1 - seat


def is_card(card: int) -> bool:
    """Is it a card, not an empty square or the border?"""
    return card > EMPTY


def is_own(card: int, seat: int) -> bool:
    return 0 < card - SIDE_STEP * seat < SIDE_STEP


def is_enemy(card: int, seat: int) -> bool:
    return is_own(card, other(seat))


def is_own_animal(card: int, seat: int) -> bool:
    """§M3: a card of this seat that can move."""
    return 0 < card - SIDE_STEP * seat <= MOUSE
