"""What a seat may know in Strategus, and what it may imagine of the rest.

Open: where cards lie, whose they are, what is lost, the latest action. Hidden: what the other
seat's cards are, and in the set-up all that the other seat does until it is ready (§S2, M5).
"""

from collections.abc import Mapping, Sequence
from typing import Final

from spielwerk.core.chance import Source, drawn, taken
from spielwerk.core.documents import Document, Written, whole
from spielwerk.core.errors import PositionError
from spielwerk.core.news import copied
from spielwerk.core.records import changed
from spielwerk.games.strategus import position, record
from spielwerk.games.strategus.board import (
    LAKES,
    SEATS,
    SQUARES,
    STEPS,
    ZONE,
    in_zone,
    name,
    square_named,
    zone_square,
)
from spielwerk.games.strategus.cards import CODES, KINDS, NOTHING, kind_named
from spielwerk.games.strategus.options import LAKES_ON
from spielwerk.games.strategus.past import WALKERS, Card, ImpossibleError
from spielwerk.games.strategus.placing import is_ready, is_seen
from spielwerk.games.strategus.position import (
    PHASE_OF,
    pieces_of,
    returns_of,
    squares_of,
    to_move,
)
from spielwerk.games.strategus.records import Army, Piece, StrategusObservation
from spielwerk.games.strategus.state import (
    FIRST,
    OVER,
    PLAY,
    SETUP,
    State,
    army_size,
    count_of,
    kind_of,
)

HIDDEN: Final = "?"
KEPT = ("phase", "to_move", "quiet", "plies", "last", "history", "fights", "seen", "returns")
PATIENCE = 20
"""How often cards are drawn anew before one with a free way is made an animal on purpose."""

ATTEMPTS = 1000
"""After so many an observation is taken to be impossible."""


def public(s: State) -> StrategusObservation:
    """What everybody may know."""
    begun = s.phase not in (SETUP, FIRST)
    return StrategusObservation(
        phase=PHASE_OF[s.phase],
        to_move=to_move(s),
        pieces=[pieces_seen(s, owner) for owner in range(SEATS)],
        ready=None if begun else [is_ready(s, owner) for owner in range(SEATS)],
        lost=[lost_seen(s, owner) for owner in range(SEATS)] if begun else None,
        quiet=s.quiet,
        plies=s.plies,
        last=record.last_of(s),
        history=record.history_of(s),
        fights=record.fights_of(s),
        seen=record.seen_of(s),
        returns=returns_of(s) if s.phase == OVER else None,
    )


def own(s: State, seat: int, public: StrategusObservation) -> StrategusObservation:
    """What a seat may know besides: its own cards, and in the set-up which are still to come."""
    pieces = [*public.pieces]
    pieces[seat] = pieces_of(s, seat)
    return changed(public, pieces=pieces, to_place=to_place(s, seat) if public.ready else None)


def pieces_seen(s: State, owner: int) -> Army:
    """A seat's cards: face up at the end; not there at all until they may be seen."""
    if s.phase == OVER:
        return pieces_of(s, owner)
    if not is_seen(s, owner):
        return {}
    return {name(at): piece_seen(s, at) for at in squares_of(s, owner)}


def piece_seen(s: State, at: int) -> Piece:
    """§M5: what the other side may know of a card; with `marked`, what a fight has shown."""
    return CODES[kind_of(s.board[at])] if s.seen[at] else HIDDEN


def to_place(s: State, seat: int) -> dict[Piece, int]:
    """§S1: how many of each kind a seat has yet to place."""
    return {CODES[kind]: s.left[seat][kind] for kind in KINDS if s.left[seat][kind]}


def lost_seen(s: State, owner: int) -> list[Piece]:
    """What a seat has lost, which both have seen."""
    return [CODES[kind] for kind in record.lost_by(s, owner)]


# Imagining


def imagine(seen: Document, s: State, source: Source) -> Written:
    """A position document that agrees with an observation; hidden cards are drawn at random.

    `s` is a new state with the options set, to try things on. What cannot be is not imagined: a
    card that is told to have moved is no trap, and both seats have a move, as play goes on (§E2).
    PositionError if nothing fits the observation.
    """
    document = {key: seen[key] for key in KEPT if key in seen}
    if seen["phase"] == "over":
        return document | {"pieces": seen["pieces"]}
    if seen["phase"] == "setup":
        return document | {
            "pieces": [army_imagined(seen, s, seat, source) for seat in range(SEATS)]
        }
    cards = cards_possible(seen, copied(s))
    for attempt in range(ATTEMPTS):
        armies = armies_drawn(seen, s, cards, source, on_purpose=attempt >= PATIENCE)
        if all(armies) and goes_on(document | {"pieces": armies}, copied(s), source):
            return document | {"pieces": armies}
    raise PositionError("pieces", "no two armies fit what is seen")


def goes_on(document: Document, s: State, source: Source) -> bool:
    """Can this be, and does play go on from it?"""
    try:
        position.read({"game": "strategus", **document}, s, source)
    except PositionError:
        return False
    return s.phase == PLAY


def army_imagined(seen: Document, s: State, seat: int, source: Source) -> Army:
    """§S2: an army as far as it may have been set up; how far is anybody's guess."""
    if seat == seen["seat"]:
        return dict(seen["pieces"][seat])
    ready = seen["ready"][seat]
    squares = decided(s, source, ZONE if ready else source.below(ZONE))
    if not ready and len(squares) - squares.count(NOTHING) == army_size(s):
        squares.pop()
    army = {name(zone_square(seat, order)): CODES[kind] for order, kind in enumerate(squares)}
    return {at: code for at, code in army.items() if not ready or code != CODES[NOTHING]}


def decided(s: State, source: Source, count: int) -> list[int]:
    """§S4, S5: so many squares in their order, a kind or nothing for each; until the last card."""
    left = [count_of(s, kind) for kind in (NOTHING, *KINDS)]
    left[NOTHING] = ZONE - army_size(s)
    squares: list[int] = []
    while len(squares) < count and any(left[kind] for kind in KINDS):
        squares.append(taken(source, left))
    return squares


def cards_possible(seen: Document, s: State) -> dict[int, Card]:
    """The cards on the table with all kinds that each may be, by all that is seen."""
    cards: dict[int, Card] = {}
    for seat, pieces in enumerate(seen["pieces"]):
        lost = seen["lost"][seat]
        there = {kind for kind in KINDS if lost.count(CODES[kind]) < count_of(s, kind)}
        for square, code in pieces.items():
            at = square_named(square)
            kinds = there if in_zone(seat, at) else there & WALKERS
            cards[at] = Card(seat, set(kinds) if code == HIDDEN else {kind_named(code)})
    s.phase, s.turn = PLAY, whole(seen["to_move"], "to_move", 0, SEATS - 1)
    record.put_last(seen, s)
    record.put_history(seen, s)
    try:
        record.look_back(s, cards, [kinds_named(codes) for codes in seen["lost"]])
    except ImpossibleError as error:
        raise PositionError("history" if "history" in seen else "last", str(error)) from None
    return cards


def kinds_named(codes: Sequence[str]) -> list[int]:
    return [kind_named(code) for code in codes]


def armies_drawn(
    seen: Document,
    s: State,
    cards: Mapping[int, Card],
    source: Source,
    on_purpose: bool,
) -> list[Army]:
    """Both armies, the hidden cards drawn from those not lost; {} if that came to nothing.

    With `on_purpose` each seat gets an animal where it has a free way.
    """
    drawing = {at: Card(card.seat, set(card.kinds)) for at, card in cards.items()}
    for seat in range(SEATS):
        if on_purpose:
            free_a_card(s, seat, drawing, source)
    return [army_drawn(s, n, drawing, kinds_named(seen["lost"][n]), source) for n in range(SEATS)]


def free_a_card(s: State, seat: int, cards: dict[int, Card], source: Source) -> None:
    """§E2: make one of the seat's cards that have a free way an animal."""
    free = [at for at, card in cards.items() if card.seat == seat and has_way(s, at, cards)]
    free = [at for at in free if cards[at].kinds & WALKERS]
    if free:
        cards[free[source.below(len(free))]].kinds &= WALKERS


def has_way(s: State, at: int, cards: Mapping[int, Card]) -> bool:
    """§M1: is a neighbouring square empty or the enemy's?"""
    near = [at + step for step in STEPS if at + step in SQUARES]
    dry = [n for n in near if not (s.lakes == LAKES_ON and n in LAKES)]
    return any(n not in cards or cards[n].seat != cards[at].seat for n in dry)


def army_drawn(
    s: State, seat: int, cards: Mapping[int, Card], lost: list[int], source: Source
) -> Army:
    """A kind for each of a seat's cards, the most certain first; {} if that came to nothing."""
    own = {at: card for at, card in cards.items() if card.seat == seat}
    left = [count_of(s, kind) - lost.count(kind) for kind in (NOTHING, *KINDS)]
    army: dict[int, int] = {}
    for at in sorted(own, key=lambda at: len(own[at].kinds)):
        fitting = [left[kind] if kind in own[at].kinds else 0 for kind in range(len(left))]
        if not any(fitting):
            return {}
        kind = drawn(source, fitting)
        left[kind] -= 1
        army[at] = kind
    return {name(at): CODES[army[at]] for at in sorted(army)}
