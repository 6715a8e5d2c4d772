"""The state of a match of Stramash, and how laddies stand on the board (README.md)."""

from spielwerk.core.news import Telling
from spielwerk.games.stramash.board import (
    CASTLE,
    DOCK,
    FIELDS,
    LADDIES,
    LADDIES_EACH,
    MOST_SEATS,
    in_castle,
)
from spielwerk.games.stramash.cards import FECHTER, NO_CARD
from spielwerk.games.stramash.options import PAIRS, REST_PARTNER
from spielwerk.games.stramash.records import StramashEvent

EMPTY = -1
NOBODY_YET = -1
SEVEN_STEPS = 7

FIRST, DEAL, DRAW, PLAY, OVER = range(5)
"""Phases: who begins, five cards each, the sixth card of a turn, its action, the end."""


class Chosen(Telling[StramashEvent]):
    """The options of a match."""

    def __init__(self) -> None:
        self.holes = 0
        self.start_safe = 0
        self.first = 0
        self.fechter_forced = 0
        self.castle_seven = 0
        self.fechter_from_dock = 0
        self.fechter_on_partner = 0
        self.pairs = 0
        self.entrance_full = 0
        self.seven_rest = 0
        self.partner_talk = 0
        self.max_plies = 0


class State(Chosen):
    """The whole truth about a match of Stramash at one moment."""

    def __init__(self) -> None:
        super().__init__()
        self.seats = 0
        self.track = 0  # holes all round
        self.entrances = [0] * MOST_SEATS  # the hole before each seat's castle
        self.starts = [0] * MOST_SEATS  # the hole on which each seat's laddies come out

        self.phase = FIRST
        self.plies = 0  # actions of seats so far
        self.turn = 0  # the seat that plays
        self.dealt = 0  # cards dealt at the beginning
        self.winner = NOBODY_YET  # a seat of the side that has won

        self.laddies = [DOCK] * LADDIES  # field of each; laddie // 5 is its owner
        self.board = [EMPTY] * FIELDS  # laddie on each field
        self.home = [0] * MOST_SEATS  # laddies in each castle

        self.hands = [[0] * (FECHTER + 1) for _ in range(MOST_SEATS)]  # how many of each card
        self.held = [0] * MOST_SEATS  # cards in each hand
        self.pile = [0] * (FECHTER + 1)  # a multiset: an order that does not exist cannot leak
        self.in_pile = 0
        self.laid = [0] * (FECHTER + 1)  # played cards but the last: which, not in which order
        self.in_laid = 0
        self.last = NO_CARD  # the played card on top

        self.left = 0  # steps left of a seven under way
        self.moved = EMPTY  # the laddie that has taken the first part of it

        self.trail = [0] * 4  # whom a part of a seven that is tried moves aside, and from where
        self.scratch = [0] * 512  # actions, where only their number matters


def owner_of(laddie: int) -> int:
    return laddie // LADDIES_EACH


def next_seat(s: State) -> int:
    return (s.turn + 1) % s.seats


def partner(s: State, seat: int) -> int:
    """§P: partners sit opposite; without pairs everybody is alone."""
    return (seat + s.seats // 2) % s.seats if s.pairs == PAIRS else seat


def team(s: State, seat: int) -> int:
    return seat % (s.seats // 2) if s.pairs == PAIRS else seat


def are_partners(s: State, seat: int, other: int) -> bool:
    """Two seats of a pair (never a seat with itself)."""
    return s.pairs == PAIRS and seat != other and partner(s, seat) == other


def is_home(s: State, seat: int) -> bool:
    return s.home[seat] == CASTLE


def side(s: State) -> int:
    """§P3: whose laddies are played: the own, or the partner's once the own are home.

    The second part of a seven is the same side's as the first; with the option `seven_rest:
    partner` the partner's, if the first part has brought the last own laddie home.
    """
    if s.left > 0:
        owner = owner_of(s.moved)
        if s.seven_rest == REST_PARTNER and is_home(s, owner):
            return partner(s, owner)
        return owner
    return partner(s, s.turn) if is_home(s, s.turn) else s.turn


def place(s: State, laddie: int, field: int) -> None:
    """Set a laddie down on a field, wherever it was."""
    owner, origin = owner_of(laddie), s.laddies[laddie]
    if origin != DOCK and s.board[origin] == laddie:
        s.board[origin] = EMPTY
    s.home[owner] += int(in_castle(field)) - int(in_castle(origin))
    s.laddies[laddie] = field
    if field != DOCK:
        s.board[field] = laddie


def laddie_in_dock(s: State, seat: int) -> int:
    """One of a seat's laddies in the dock (they are alike), EMPTY if there is none."""
    for laddie in range(LADDIES_EACH * seat, LADDIES_EACH * seat + LADDIES_EACH):
        if s.laddies[laddie] == DOCK:
            return laddie
    return EMPTY


def ahead(s: State, field: int, other: int) -> int:
    """How many steps forward from one hole of the track to another."""
    distance = other - field
    return distance if distance >= 0 else distance + s.track


def beyond(s: State, field: int, steps: int) -> int:
    """The hole of the track so many steps ahead."""
    target = field + steps
    return target if target < s.track else target - s.track


def before(s: State, field: int, steps: int) -> int:
    """The hole of the track so many steps back."""
    target = field - steps
    return target if target >= 0 else target + s.track
