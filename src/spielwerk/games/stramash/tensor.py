"""What a seat of Stramash may know, in whole numbers (`core.tensors`)."""

from spielwerk.core.documents import MOST_PLIES, Document
from spielwerk.core.tensors import Field, seen_from
from spielwerk.games.stramash.board import (
    CASTLE,
    DOCK,
    LADDIES_EACH,
    NOWHERE,
    castle,
    castle_owner,
    depth,
    mashies,
    on_track,
)
from spielwerk.games.stramash.cards import CARDS, FECHTER, HAND, in_pack, packs
from spielwerk.games.stramash.rules import returns
from spielwerk.games.stramash.state import OVER, SEVEN_STEPS, State, owner_of


def fields(seats: int, options: Document) -> tuple[Field, ...]:
    """What the numbers mean that `fill` writes."""
    each, track = (seats,), options["holes"] * mashies(seats)
    copies = packs(seats) * max(in_pack(card) for card in CARDS)
    box = packs(seats) * sum(in_pack(card) for card in CARDS)
    return (
        Field("seat", (), seats - 1, "the seat that looks: the board is not turned"),
        Field("over", (), 1, "1 once the match is over"),
        Field("to_move", (), seats, "whose turn it is"),
        Field("plies", (), MOST_PLIES, "actions of seats so far"),
        Field("track", (track,), seats, "whose laddie stands in each hole"),
        Field("castles", (seats, CASTLE), 1, "1 where one stands, from the entrance inwards"),
        Field("docks", each, LADDIES_EACH, "laddies in the dock"),
        Field("hand", (len(CARDS),), copies, "how many of each card the seat itself holds"),
        Field("hand_sizes", each, HAND + 1, "cards in each hand"),
        Field("pile", (), box, "cards in the pile"),
        Field("laid", (len(CARDS),), copies, "how many of each lie below the last played card"),
        Field("last", (), FECHTER, "the last played card"),
        Field("left", (), SEVEN_STEPS, "steps left of a seven under way"),
        Field("moved", (), castle(seats - 1, CASTLE), "where who had its first part stands", -1),
        Field("returns", each, 1, "1 won, -1 lost; 0: drawn, or not over", -1),
    )


def fill(s: State, seat: int, x: list[int]) -> int:
    """Write all that this seat may know; returns how many numbers that are."""
    x[0], x[1] = seat, int(s.phase == OVER)
    x[2] = 0 if s.phase == OVER else seen_from(seat, s.turn, s.seats)
    x[3] = s.plies
    n = fill_laddies(s, seat, x, 4)
    n = fill_cards(s, seat, x, n)
    x[n], x[n + 1] = s.left, s.laddies[s.moved] if s.left > 0 else NOWHERE
    n += 2
    for step in range(s.seats):
        x[n + step] = returns(s, (seat + step) % s.seats) if s.phase == OVER else 0
    return n + s.seats


def fill_laddies(s: State, seat: int, x: list[int], n: int) -> int:
    """Laddies of one seat are interchangeable."""
    castles = n + s.track
    docks = castles + CASTLE * s.seats
    for i in range(n, docks + s.seats):
        x[i] = 0
    for laddie in range(LADDIES_EACH * s.seats):
        whose, field = seen_from(seat, owner_of(laddie), s.seats), s.laddies[laddie]
        if field == DOCK:
            x[docks + whose - 1] += 1
        elif on_track(field):
            x[n + field] = whose
        else:
            owner = seen_from(seat, castle_owner(field), s.seats)
            x[castles + CASTLE * (owner - 1) + depth(field) - 1] = 1
    return docks + s.seats


def fill_cards(s: State, seat: int, x: list[int], n: int) -> int:
    """The own hand, the sizes of all, the pile, and what was played: which, not in which order."""
    sizes = n + len(CARDS)
    laid = sizes + s.seats + 1
    for card in CARDS:
        x[n + card - 1] = s.hands[seat][card]
        x[laid + card - 1] = s.laid[card]
    for step in range(s.seats):
        x[sizes + step] = s.held[(seat + step) % s.seats]
    x[laid - 1] = s.in_pile
    x[laid + len(CARDS)] = s.last
    return laid + len(CARDS) + 1
