"""Every action that a seat of Stramash can ever have."""

from collections.abc import Iterator

from spielwerk.core.documents import Document
from spielwerk.games.stramash.board import (
    CASTLE,
    DOCK,
    ENTRANCE,
    castle,
    mashie_of,
    mashies,
)
from spielwerk.games.stramash.cards import CARDS, EIGHT, FECHTER, JACK, RANKS, SEVEN, TEN
from spielwerk.games.stramash.moves import brings_out, coming_out, discarding, encode
from spielwerk.games.stramash.state import SEVEN_STEPS

Way = tuple[int, int]
"""From one hole to another."""


def actions(seats: int, options: Document) -> list[int]:
    """A card discarded, a laddie brought out or moved.

    Most are the Bonnie Fechter's, between any two holes of the track.
    """
    holes = options["holes"]
    discards = [discarding(card) for card in CARDS]
    outs = [coming_out(card) for card in RANKS if brings_out(card)]
    moves = [
        encode(rank, origin, target)
        for rank in RANKS
        for origin, target in ways_of(rank, seats, holes, options["castle_seven"] == "on")
    ]
    track = range(holes * mashies(seats))
    docks = [DOCK] if options["fechter_from_dock"] == "on" else []
    charges = [
        encode(FECHTER, origin, target)
        for origin in [*track, *docks]
        for target in track
        if origin != target
    ]
    return sorted(discards + outs + moves + charges)


def ways_of(rank: int, seats: int, holes: int, castle_seven: bool) -> Iterator[Way]:
    """§M1, M3, M5: where a card leads; a seven also in parts."""
    track = holes * mashies(seats)
    if rank == EIGHT:
        yield from ((hole, (hole - EIGHT) % track) for hole in range(track))
    elif rank == SEVEN:
        for steps in range(1, SEVEN_STEPS + 1):
            yield from on_track(steps, seats, holes)
            if castle_seven:
                yield from in_castles(steps, seats)
    else:
        steps = TEN if rank >= JACK else rank
        yield from on_track(steps, seats, holes)
        yield from in_castles(steps, seats)


def on_track(steps: int, seats: int, holes: int) -> Iterator[Way]:
    """From every hole of the track so many steps on, or over an entrance into a castle."""
    track = holes * mashies(seats)
    yield from ((hole, (hole + steps) % track) for hole in range(track))
    for seat in range(seats):
        entrance = holes * mashie_of(seat, seats) + ENTRANCE
        for deep in range(1, min(CASTLE, steps) + 1):
            yield (entrance - (steps - deep)) % track, castle(seat, deep)


def in_castles(steps: int, seats: int) -> Iterator[Way]:
    """§M5: up inside a castle."""
    for seat in range(seats):
        for deep in range(1, CASTLE - steps + 1):
            yield castle(seat, deep), castle(seat, deep + steps)
