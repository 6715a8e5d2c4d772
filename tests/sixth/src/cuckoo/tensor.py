"""What a seat of Cuckoo may know, in whole numbers (`core.tensors`), written like rules."""

from cuckoo.rules import returns
from cuckoo.state import CARDS, MET_CUCKOO, NO_CARD, OVER, PLAY, State, has_seen
from spielwerk.core.options import Values
from spielwerk.core.tensors import Field, seen_from


def fields(seats: int, options: Values) -> tuple[Field, ...]:
    """What the numbers mean that `fill` writes."""
    return (
        Field("over", (), 1, "1 once the match is over"),
        Field("to_move", (), seats, "whose turn it is"),
        Field("cards", (seats,), CARDS, "each seat's card; 0: not seen"),
        Field("done", (seats,), MET_CUCKOO, "1 kept, 2 swapped, 3 met the cuckoo; 0: nothing yet"),
        Field("returns", (seats,), 1, "1 won, -1 lost; 0: not over", -1),
    )


def fill(s: State, seat: int, x: list[int]) -> int:
    """Write all that this seat may know; returns how many numbers that are."""
    x[0] = int(s.phase == OVER)
    x[1] = seen_from(seat, s.turn, s.seats) if s.phase == PLAY else 0
    for step in range(s.seats):
        other = (seat + step) % s.seats
        x[2 + step] = s.cards[other] if has_seen(s, seat, other) else NO_CARD
        x[2 + s.seats + step] = s.done[other]
        x[2 + 2 * s.seats + step] = returns(s, other) if s.phase == OVER else 0
    return 2 + 3 * s.seats
