"""What a seat of Dog may know, in whole numbers (`core.tensors`)."""

from spielwerk.core.documents import MOST_PLIES, Document
from spielwerk.core.tensors import Field, seen_from
from spielwerk.games.dog.board import (
    KENNEL,
    LANE,
    MEN_EACH,
    MOST_TRACK,
    on_track,
    track_of,
)
from spielwerk.games.dog.cards import ACE, CARDS, JOKER, LARGEST_HAND, NO_CARD, box_size, copies
from spielwerk.games.dog.rules import returns
from spielwerk.games.dog.state import EXCHANGE, OVER, PLAY, SEVEN_STEPS, State, is_fresh, owner_of

HIDDEN = JOKER + 1
"""A card of which nothing is known."""


def fields(seats: int, options: Document) -> tuple[Field, ...]:
    """What the numbers mean that `fill` writes."""
    each, board, cards = (seats,), track_of(seats) + LANE * seats, box_size(seats)
    return (
        Field("seat", (), seats - 1, "the seat that looks: the board is not turned"),
        Field("phase", (), 2, "0 exchange, 1 play, 2 over"),
        Field("to_move", (), seats, "whose turn it is; in the exchange the starter"),
        Field("starter", (), seats, "who begins the round"),
        Field("hand_size", (), LARGEST_HAND, "cards each in this round"),
        Field("plies", (), MOST_PLIES, "actions of seats so far"),
        Field("board", (board,), seats, "whose man stands on each field, track then lanes"),
        Field("kennels", each, MEN_EACH, "men in the kennel"),
        Field("fresh", each, 1, "1 while a fresh man stands on this seat's start field"),
        Field(
            "hand",
            (len(CARDS),),
            copies(ACE, seats),
            "how many of each card the seat itself holds",
        ),
        Field("hand_sizes", each, LARGEST_HAND, "cards in each hand"),
        Field("given", each, HIDDEN, "in the exchange, the card on its way; 15: one not known"),
        Field("pile", (), cards, "cards in the pile"),
        Field("discarded", (), cards, "played cards"),
        Field("discard", (cards,), JOKER, "the played cards, the oldest first"),
        Field("left", (), SEVEN_STEPS, "steps left of a seven under way"),
        Field("joker", (), 1, "1 if that seven is a joker"),
        Field("moved", (board,), 1, "1 where a man stands that has had its part of it"),
        Field("returns", each, 1, "1 won, -1 lost; 0: drawn, or not over", -1),
    )


def fill(s: State, seat: int, x: list[int]) -> int:
    """Write all that this seat may know; returns how many numbers that are."""
    n = fill_turn(s, seat, x)
    n = fill_men(s, seat, x, n)
    n = fill_hands(s, seat, x, n)
    n = fill_discard(s, x, n)
    n = fill_seven(s, x, n)
    for step in range(s.seats):
        x[n + step] = returns(s, (seat + step) % s.seats) if s.phase == OVER else 0
    return n + s.seats


def fill_turn(s: State, seat: int, x: list[int]) -> int:
    x[0] = seat
    x[1] = max(0, s.phase - EXCHANGE)
    x[2] = seen_from(seat, s.turn if s.phase == PLAY else s.starter, s.seats)
    if s.phase == OVER:
        x[2] = 0
    x[3] = seen_from(seat, s.starter, s.seats)
    x[4], x[5] = s.hand_size, s.plies
    return 6


def fill_men(s: State, seat: int, x: list[int], n: int) -> int:
    """Men of one seat are interchangeable."""
    kennels = n + s.track + LANE * s.seats
    fresh = kennels + s.seats
    for i in range(n, fresh + s.seats):
        x[i] = 0
    for man in range(MEN_EACH * s.seats):
        whose = seen_from(seat, owner_of(man), s.seats)
        if s.men[man] == KENNEL:
            x[kennels + whose - 1] += 1
        else:
            x[n + number_of(s, s.men[man])] = whose
            x[fresh + whose - 1] += int(is_fresh(s, man))
    return fresh + s.seats


def number_of(s: State, field: int) -> int:
    """Of the fields of this board, track then lanes, which one it is."""
    return field if on_track(field) else field - MOST_TRACK + s.track


def fill_hands(s: State, seat: int, x: list[int], n: int) -> int:
    """The own hand, the sizes of all, and §R2: a card on its way lies face down."""
    for card in CARDS:
        x[n + card - 1] = s.hands[seat][card]
    n += len(CARDS)
    under_way = s.phase in (EXCHANGE, OVER)
    for step in range(s.seats):
        other = (seat + step) % s.seats
        x[n + step] = s.held[other]
        gift = s.given[other] if under_way else NO_CARD
        x[n + s.seats + step] = gift if step == 0 or gift == NO_CARD else HIDDEN
    return n + 2 * s.seats


def fill_discard(s: State, x: list[int], n: int) -> int:
    """§R5: pile and played cards."""
    x[n], x[n + 1] = s.in_pile, s.discarded
    cards = box_size(s.seats)
    for i in range(cards):
        x[n + 2 + i] = s.discard[i] if i < s.discarded else 0
    return n + 2 + cards


def fill_seven(s: State, x: list[int], n: int) -> int:
    """§M5: a seven under way."""
    board = s.track + LANE * s.seats
    for i in range(2 + board):
        x[n + i] = 0
    if s.left > 0:
        x[n], x[n + 1] = s.left, s.joker
        for man in range(MEN_EACH * s.seats):
            if s.moved[man] == 1 and s.men[man] != KENNEL:
                x[n + 2 + number_of(s, s.men[man])] = 1
    return n + 2 + board
