"""What a seat of Rufus may know, in whole numbers (`core.tensors`)."""

from spielwerk.core.documents import MOST_PLIES, Document
from spielwerk.core.tensors import Field, seen_from
from spielwerk.games.rufus.cards import (
    HAND,
    HIGHEST,
    IN_HAND,
    PICKED,
    PRIZE_CARDS,
    PRIZES,
    TRAIL_CARDS,
)
from spielwerk.games.rufus.options import SHUFFLED
from spielwerk.games.rufus.rules import returns
from spielwerk.games.rufus.state import (
    NO_SEAT,
    OVER,
    PLAY,
    POINTS,
    State,
    prizes_left,
)


def fields(seats: int, options: Document) -> tuple[Field, ...]:
    """What the numbers mean that `fill` writes."""
    track = options["fields"]
    return (
        Field("over", (), 1, "1 once the match is over"),
        Field("to_move", (), seats, "whose turn it is"),
        Field("points", (), POINTS, "left in this turn"),
        Field("fox_moved", (), 1, "1 after the fox was moved in this turn"),
        Field("card_laid", (), 1, "1 after a card was laid in this turn"),
        Field("plies", (), MOST_PLIES, "actions of seats so far"),
        Field("fox", (), track - 1, "its field"),
        Field("stones", (seats, 2), track - 1, "their fields in ascending order, -1: out", -1),
        Field("hand_sizes", (seats,), HAND, "trail cards in hand"),
        Field("hands", (seats, HAND), 1, "1: holds the 2, … the 9; others' only at the end"),
        Field("picked", (seats, HAND), 1, "1: the 2, … the 9 of this seat is set aside"),
        Field("layers", (track,), seats, "whose trail card lies beside each field"),
        Field("cards", (track,), HIGHEST, "which one; 0: none, or not known"),
        Field("takers", (PRIZES,), seats, "who has won the 1, the 3, … the 19"),
        Field("prizes_left", (), PRIZES, "prizes in the stack"),
        Field("prizes", (PRIZES,), PRIZE_CARDS[-1], "the stack from the top; 0: none, not known"),
        Field("returns", (seats,), 1, "1 won, -1 lost; 0: drawn, or not over", -1),
    )


def fill(s: State, seat: int, x: list[int]) -> int:
    """Write all that this seat may know; returns how many numbers that are."""
    n = fill_turn(s, seat, x)
    n = fill_stones(s, seat, x, n)
    n = fill_hands(s, seat, x, n)
    n = fill_trail(s, seat, x, n)
    n = fill_prizes(s, seat, x, n)
    for step in range(s.seats):
        x[n + step] = returns(s, (seat + step) % s.seats) if s.phase == OVER else 0
    return n + s.seats


def fill_turn(s: State, seat: int, x: list[int]) -> int:
    x[0] = int(s.phase == OVER)
    x[1] = seen_from(seat, s.turn, s.seats) if s.phase == PLAY else 0
    x[2], x[3], x[4] = s.points, s.fox_moved, s.card_laid
    x[5] = s.plies
    return 6


def fill_stones(s: State, seat: int, x: list[int], n: int) -> int:
    """The fox and everybody's stones; those of a seat are interchangeable."""
    x[n] = s.fox
    for step in range(s.seats):
        first = 2 * ((seat + step) % s.seats)
        one, two, at = s.stones[first], s.stones[first + 1], n + 1 + 2 * step
        x[at], x[at + 1] = min(one, two), max(one, two)
    return n + 1 + 2 * s.seats


def fill_hands(s: State, seat: int, x: list[int], n: int) -> int:
    """How many cards each seat holds; which ones, as far as known; what is set aside."""
    hands = n + s.seats
    picked = hands + HAND * s.seats
    for step in range(s.seats):
        other = (seat + step) % s.seats
        x[n + step] = s.held[other]
        shown = step == 0 or s.phase == OVER
        for number in range(HAND):
            where = s.cards[other][TRAIL_CARDS[number]]
            x[hands + HAND * step + number] = int(shown and where == IN_HAND)
            x[picked + HAND * step + number] = int(where == PICKED)
    return picked + HAND * s.seats


def fill_trail(s: State, seat: int, x: list[int], n: int) -> int:
    """§T5: whose cards lie where; only their owner knows the values, at the end everybody."""
    for field in range(s.fields):
        owner = s.layer[field]
        x[n + field] = seen_from(seat, owner, s.seats)
        shown = owner == seat or (s.phase == OVER and owner != NO_SEAT)
        x[n + s.fields + field] = s.card[field] if shown else 0
    return n + 2 * s.fields


def fill_prizes(s: State, seat: int, x: list[int], n: int) -> int:
    """§P: who has won which, and the stack, as far as its order is known."""
    left = prizes_left(s)
    for place in range(PRIZES):
        x[n + place] = seen_from(seat, s.taker[place], s.seats)
        known = place < left and s.prizes != SHUFFLED
        x[n + PRIZES + 1 + place] = s.stack[s.taken + place] if known else 0
    x[n + PRIZES] = left
    return n + 2 * PRIZES + 1
