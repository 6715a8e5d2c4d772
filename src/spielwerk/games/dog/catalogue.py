"""Every action that a seat of Dog can ever have."""

from collections.abc import Iterator

from spielwerk.core.documents import Document
from spielwerk.games.dog.board import LANE, goal, start_of, track_of
from spielwerk.games.dog.cards import ACE, CARDS, FOUR, JACK, KING, RANKS, SEVEN
from spielwerk.games.dog.moves import coming_out, encode, folding, giving
from spielwerk.games.dog.state import SEVEN_STEPS

Way = tuple[int, int]
"""From one field to another."""


def actions(seats: int, options: Document) -> list[int]:
    """A card given, a single one folded (with that option), a man brought out or moved.

    Each with the card itself and with a joker; swaps between any two fields of the track are two
    thirds of all.
    """
    folds = [folding(card) for card in CARDS] if options["fold"] == "one_card" else []
    gifts = [giving(card) for card in CARDS] if options["exchange"] != "none" else []
    outs = [coming_out(ACE, 0), coming_out(ACE, 1), coming_out(KING, 0)]
    moves = [
        encode(rank, joker, origin, target)
        for rank in RANKS
        for origin, target in ways_of(rank, seats)
        for joker in (0, 1)
    ]
    return sorted(folds + gifts + outs + moves)


def ways_of(rank: int, seats: int) -> Iterator[Way]:
    """The card table of §M, but for coming out."""
    track = track_of(seats)
    if rank == JACK:
        yield from ((own, other) for own in range(track) for other in range(track) if own != other)
    elif rank == SEVEN:
        for steps in range(1, SEVEN_STEPS + 1):
            yield from forward(steps, seats)
    else:
        yield from forward(rank, seats)
    if rank == ACE:
        yield from forward(11, seats)
    if rank == FOUR:
        yield from ((field, (field - FOUR) % track) for field in range(track))


def forward(steps: int, seats: int) -> Iterator[Way]:
    """§M4, M6: so many steps on the track, into a goal lane, or deeper in it."""
    track = track_of(seats)
    yield from ((field, (field + steps) % track) for field in range(track))
    for seat in range(seats):
        for deep in range(1, LANE + 1):
            if steps >= deep:
                yield (start_of(seat, seats) - (steps - deep)) % track, goal(seat, deep)
            else:
                yield goal(seat, deep - steps), goal(seat, deep)
