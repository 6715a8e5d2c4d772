"""The state of a match of Dog, the table and how men stand on it (README.md, *What you need*)."""

from spielwerk.core.news import Telling
from spielwerk.games.dog.board import FIELDS, KENNEL, MEN, MEN_EACH, SEATS, TRACK, in_lane, start
from spielwerk.games.dog.cards import JOKER, LARGEST_HAND, NO_CARD, PACK, PACK_SIZE
from spielwerk.games.dog.records import DogEvent

EMPTY = -1
NO_TEAM = -1
SEVEN_STEPS = 7
ROAD_FREE = TRACK
"""Further than any card goes: nothing bars the way."""

STARTER, DEAL, EXCHANGE, PLAY, OVER = range(5)
"""Phases: draw the first starter, deal a round, exchange cards, play, the end."""

NOTHING, RESHUFFLE, HAND_OVER, FOLD, NEXT_ROUND = range(5)
"""What the rules may force without an action."""


class State(Telling[DogEvent]):
    """The whole truth about a match of Dog at one moment."""

    def __init__(self) -> None:
        self.first = 0
        self.fold = 0
        self.shuffle = 0
        self.own_on_start = 0
        self.seven_men = 0
        self.seven_win = 0
        self.strict_fill = 0
        self.joker_finish = 0
        self.seven_rest = 0
        self.max_plies = 0

        self.phase = STARTER
        self.plies = 0  # actions of seats so far
        self.starter = 0
        self.turn = 0  # the seat that plays
        self.hand_size = LARGEST_HAND  # cards each in this round
        self.dealt = 0  # cards dealt in this round
        self.winner = NO_TEAM

        self.men = [KENNEL] * MEN  # field of each man; man // 4 is its owner
        self.board = [EMPTY] * FIELDS  # man on each field
        self.fresh = [0] * SEATS  # 1 while a fresh man stands on this seat's start field
        self.home = [0] * SEATS  # men in this seat's goal lane

        self.hands = [[0] * (JOKER + 1) for _ in range(SEATS)]  # how many of each card
        self.held = [0] * SEATS  # cards in each hand
        self.given = [NO_CARD] * SEATS  # cards on their way to the partner
        self.pile = list(PACK)  # a multiset: an order that does not exist cannot leak
        self.in_pile = PACK_SIZE
        self.discard = [NO_CARD] * PACK_SIZE  # played cards, oldest first
        self.discarded = 0

        self.left = 0  # steps left of a seven under way
        self.joker = 0  # 1 if that seven is a joker
        self.moved = [0] * MEN  # men that have taken their part of it
        self.parts = 0  # how many parts have been taken

        self.trail = [0] * 128  # what the search through a seven has to take back
        self.scratch = [0] * 64  # the actions of one card, where only their number matters


def partner(seat: int) -> int:
    return (seat + 2) % SEATS


def next_seat(seat: int) -> int:
    return (seat + 1) % SEATS


def team(s: State, seat: int) -> int:
    """Partners sit opposite."""
    return seat % 2


def owner_of(man: int) -> int:
    return man // MEN_EACH


def is_fresh(s: State, man: int) -> bool:
    """§M2: fresh is a man that came out and has not moved yet."""
    owner = owner_of(man)
    return s.fresh[owner] == 1 and s.men[man] == start(owner)


def side(s: State) -> int:
    """§M9: whose men the seat to move plays with: its own, or once they are home its partner's."""
    if s.home[s.turn] == MEN_EACH:
        return partner(s.turn)
    return s.turn


def place(s: State, man: int, field: int) -> None:
    """Set a man down on a field, wherever it was. A man that moves is no longer fresh (§M2)."""
    owner, origin = owner_of(man), s.men[man]
    if is_fresh(s, man):
        s.fresh[owner] = 0
    if origin != KENNEL and s.board[origin] == man:
        s.board[origin] = EMPTY
    s.home[owner] += int(in_lane(field)) - int(in_lane(origin))
    s.men[man] = field
    if field != KENNEL:
        s.board[field] = man


def clear(s: State, field: int) -> None:
    """§M4: a man on this field goes home, whoever owns it."""
    man = s.board[field]
    if man != EMPTY:
        place(s, man, KENNEL)
