"""The state of a match of Dog, the table and how men stand on it (README.md, *What you need*)."""

from spielwerk.core.news import Telling
from spielwerk.games.dog.board import (
    ARM,
    FIELDS,
    KENNEL,
    MEN,
    MEN_EACH,
    MOST_SEATS,
    MOST_TRACK,
    depth,
    goal,
    in_lane,
    start_of,
    track_of,
)
from spielwerk.games.dog.cards import (
    CARDS,
    JOKER,
    LARGEST_HAND,
    MOST_CARDS,
    NO_CARD,
    box_size,
    copies,
)
from spielwerk.games.dog.options import ALONE, TO_NEXT, TRIOS
from spielwerk.games.dog.records import DogEvent

EMPTY = -1
NO_TEAM = -1
SEVEN_STEPS = 7
ROAD_FREE = MOST_TRACK
"""Further than any card goes: nothing bars the way."""

STARTER, DEAL, EXCHANGE, PLAY, OVER = range(5)
"""Phases: draw the first starter, deal a round, exchange cards, play, the end."""

NOTHING, RESHUFFLE, HAND_OVER, FOLD, NEXT_ROUND = range(5)
"""What the rules may force without an action."""


class Chosen(Telling[DogEvent]):
    """The options of a match."""

    def __init__(self) -> None:
        self.teams = 0
        self.exchange = 0
        self.first = 0
        self.fold = 0
        self.shuffle = 0
        self.own_on_start = 0
        self.seven_men = 0
        self.seven_win = 0
        self.strict_fill = 0
        self.joker_finish = 0
        self.seven_rest = 0
        self.seven_partner = 0
        self.max_plies = 0


class State(Chosen):
    """The whole truth about a match of Dog at one moment."""

    def __init__(self) -> None:
        super().__init__()
        self.seats = 0
        self.track = 0  # fields all round
        self.apart = 0  # fields from one seat's start to the next one's
        self.following = [0] * MOST_SEATS  # whose start field comes after each arm of the board
        self.sides = 0  # how many there are; mates sit so many seats apart
        self.mates = 0  # how many mates a seat has

        self.phase = STARTER
        self.plies = 0  # actions of seats so far
        self.starter = 0
        self.turn = 0  # the seat that plays, or is dealt the next card
        self.hand_size = LARGEST_HAND  # cards each in this round
        self.dealt = 0  # cards dealt in this round
        self.winner = NO_TEAM

        self.men = [KENNEL] * MEN  # field of each man; man // 4 is its owner
        self.board = [EMPTY] * FIELDS  # man on each field
        self.fresh = [0] * MOST_SEATS  # 1 while a fresh man stands on this seat's start field
        self.home = [0] * MOST_SEATS  # men in this seat's goal lane

        self.hands = [[0] * (JOKER + 1) for _ in range(MOST_SEATS)]  # how many of each card
        self.held = [0] * MOST_SEATS  # cards in each hand
        self.given = [NO_CARD] * MOST_SEATS  # cards on their way to another seat
        self.pile = [0] * (JOKER + 1)  # a multiset: an order that does not exist cannot leak
        self.in_pile = 0
        self.discard = [NO_CARD] * MOST_CARDS  # played cards, oldest first
        self.discarded = 0

        self.left = 0  # steps left of a seven under way
        self.joker = 0  # 1 if that seven is a joker
        self.moved = [0] * MEN  # men that have taken their part of it
        self.parts = 0  # how many parts have been taken

        self.trail = [0] * 128  # what the search through a seven has to take back
        self.scratch = [0] * 256  # the actions of one card, where only their number matters


def set_up(s: State, seats: int) -> None:
    """§S1-S3: the board, the cards and the sides for so many seats."""
    s.seats = seats
    s.track, s.apart = track_of(seats), start_of(1, seats)
    for arm in range(s.track // ARM):
        s.following[arm] = (ARM * arm // s.apart + 1) % seats
    s.sides = seats if s.teams == ALONE else 2 if s.teams == TRIOS else seats // 2
    s.mates = seats // s.sides - 1
    for card in CARDS:
        s.pile[card] = copies(card, seats)
    s.in_pile = box_size(seats)


# Seats


def next_seat(s: State, seat: int) -> int:
    return seat + 1 if seat + 1 < s.seats else 0


def mate(s: State, seat: int) -> int:
    """§S3: the first mate of a seat, in pairs its partner; itself where all play alone."""
    other = seat + s.sides
    return other if other < s.seats else other - s.seats


def team(s: State, seat: int) -> int:
    """§S3: the side of a seat."""
    return seat % s.sides


def receiver(s: State, giver: int) -> int:
    """§R2, S4: who gets the card that a seat gives."""
    return next_seat(s, giver) if s.exchange == TO_NEXT else mate(s, giver)


def owner_of(man: int) -> int:
    return man // MEN_EACH


def side(s: State) -> int:
    """§M9, S5: whose men the seat to move plays with.

    Its own, or once they are home those of its first mate that is not finished.
    """
    return s.turn if s.home[s.turn] < MEN_EACH else helped(s)


def helped(s: State) -> int:
    """§S5: the first mate that is not finished, of a seat that is; the last if all are."""
    seat = s.turn
    for _ in range(s.mates):
        seat = mate(s, seat)
        if s.home[seat] < MEN_EACH:
            break
    return seat


def away(s: State, seat: int) -> int:
    """How many men of this seat's side are not in their goals yet."""
    men = MEN_EACH * (s.mates + 1)
    for _ in range(s.mates + 1):
        men -= s.home[seat]
        seat = mate(s, seat)
    return men


def all_home(s: State, seat: int) -> bool:
    return s.home[seat] == MEN_EACH and away(s, seat) == 0


# Fields


def start(s: State, seat: int) -> int:
    """§S1: the field on which a seat's men come out."""
    return s.apart * seat


def ahead(s: State, field: int, other: int) -> int:
    """How many steps forward from one field of the track to another."""
    distance = other - field
    return distance if distance >= 0 else distance + s.track


def beyond(s: State, field: int, steps: int) -> int:
    """The field of the track so many steps ahead."""
    target = field + steps
    return target if target < s.track else target - s.track


def before(s: State, field: int, steps: int) -> int:
    """The field of the track so many steps back."""
    target = field - steps
    return target if target >= 0 else target + s.track


def steps_between(s: State, owner: int, origin: int, target: int) -> int:
    """How many steps forward a man of `owner` goes from `origin` to `target`."""
    if in_lane(origin):
        return target - origin
    if in_lane(target):
        return ahead(s, origin, start(s, owner)) + depth(target)
    return ahead(s, origin, target)


def next_on_way(s: State, owner: int, field: int, target: int) -> int:
    """The field after `field` for a man of `owner` on its way forward to `target`."""
    if in_lane(field):
        return field + 1
    if in_lane(target) and field == start(s, owner):
        return goal(owner, 1)
    return beyond(s, field, 1)


def way(s: State, owner: int, origin: int, target: int, back: bool) -> list[int]:
    """The fields that a man enters on its way."""
    field, entered = origin, [0] * 0
    while field != target:
        field = before(s, field, 1) if back else next_on_way(s, owner, field, target)
        entered.append(field)
    return entered


# Men


def is_fresh(s: State, man: int) -> bool:
    """§M2: fresh is a man that came out and has not moved yet."""
    owner = owner_of(man)
    return s.fresh[owner] == 1 and s.men[man] == start(s, owner)


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
