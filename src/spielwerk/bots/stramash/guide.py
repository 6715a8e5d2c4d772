"""What the search knows of Stramash: features of a position, what a seat sees, where it stops.

Written like rules: plain typed functions over the state, compiled as they stand.
"""

from spielwerk.bots.hashing import also, mixed
from spielwerk.bots.stramash.risks import all_unseen, charging, risk, share_leaving, unseen
from spielwerk.core.documents import Written
from spielwerk.core.machine import Lot
from spielwerk.games.stramash.board import (
    CASTLE,
    DOCK,
    LADDIES_EACH,
    NOWHERE,
    depth,
    in_castle,
    on_track,
)
from spielwerk.games.stramash.cards import (
    ACE,
    CARDS,
    EIGHT,
    FECHTER,
    HAND,
    JACK,
    KING,
    TEN,
)
from spielwerk.games.stramash.moves import brings_out
from spielwerk.games.stramash.options import NOT_FROM_DOCK, PAIRS
from spielwerk.games.stramash.state import (
    DRAW,
    EMPTY,
    PLAY,
    SEVEN_STEPS,
    State,
    ahead,
    is_home,
    laddie_in_dock,
    owner_of,
    partner,
    team,
)
from spielwerk.games.stramash.ways import along, back, inside

SEAT_FEATURES = (
    "laddies in the castle",
    "all laddies in the castle",
    "depth of laddies in the castle",
    "gaps behind laddies in the castle",
    "laddies in the dock",
    "nobody on the track",
    "laddie on the own start hole",
    "steps gone by laddies on the track",
    "steps gone by the foremost laddie",
    "laddies that one card may lead into the castle",
    "laddies that an eight leads before the entrance",
    "likely hits on these laddies",
    "steps that these hits would cost",
    "the most that one hit would cost",
    "may charge with a Bonnie Fechter",
    "may bring a laddie out",
    "acts now",
    "turns until it acts",
)
"""Asked of the own seat, the partner and the opponents in turn."""

OWN_FEATURES = (
    *(
        f"{card} in hand"
        for card in ("A", *map(str, range(2, 11)), "J", "Q", "K", "Bonnie Fechter")
    ),
    "a way out in hand for a laddie in the dock",
    "a way out in hand while nobody is on the track",
    "no way out in hand while nobody is on the track",
    "cards that lead a laddie into the castle",
    "the deepest hole that they lead to",
    "cards that lead a laddie further in",
    "cards that hit somebody",
    "the most steps that such a hit costs",
    "the most steps that a Bonnie Fechter costs",
    "cards that can move a laddie",
    "no card can move a laddie",
    "an eight that leads before the entrance",
    "plays for the partner",
    "steps left of a seven",
    "a seven under way",
)
TABLE_FEATURES = (
    "steps gone by the best opponent",
    "laddies in the castle of the best opponent",
    "ways out among the unseen cards",
    "Bonnie Fechters among the unseen cards",
    "opponents",
    "pairs",
    "holes of the track",
    "Bonnie Fechters only from the track",
)
WHO = ("own", "partner", "first opponent", "second", "third", "fourth", "fifth")
NAMES = (
    *(f"{who}: {what}" for who in WHO for what in SEAT_FEATURES),
    *OWN_FEATURES,
    *TABLE_FEATURES,
)
SIMPLE = (
    *(f"own: {what}" for what in SEAT_FEATURES[:9]),
    "partner: laddies in the castle",
    "first opponent: laddies in the castle",
    "a way out in hand while nobody is on the track",
)
"""What a child looks at: how far its own laddies have come, and whose castles fill."""
TRAINING_TABLES: tuple[Written, ...] = (
    {"seats": 2},
    {"seats": 4},
    {"seats": 2},
    {"seats": 4, "pairs": "on"},
    {"seats": 3},
    {"seats": 2},
    {"seats": 5},
    {"seats": 6, "pairs": "on"},
)
"""The tables at which it is learned."""
TRAINING = {"td_lambda": 0.9, "temperature": 0.02}
LEVELS: dict[str, Written] = {
    "master": {"iterations": 5_000, "more": 5_000, "worlds": 64},
    "club": {"iterations": 400, "more": 400, "worlds": 32},
    "casual": {"memory": 3},
    "child": {"memory": 1},
}
"""With four seats or more fewer iterations are hardly better than one action ahead."""
AMONG_FEW: dict[str, Written] = {
    "club": {"iterations": 80},
    "casual": {"net": "simple", "iterations": 60, "more": 60, "worlds": 16},
}
"""A child's net looks ahead. It knows no opponent but the first: no help among four or more."""
INITIAL_WEIGHTS = {
    "own: laddies in the castle": 5.0,
    "own: depth of laddies in the castle": 0.3,
    "own: gaps behind laddies in the castle": -0.3,
    "own: steps gone by laddies on the track": 2.7,
    "own: steps that these hits would cost": -0.5,
    "partner: laddies in the castle": 4.0,
    "partner: steps gone by laddies on the track": 2.2,
    "partner: steps that these hits would cost": -0.4,
    "first opponent: laddies in the castle": -4.0,
    "first opponent: steps gone by laddies on the track": -2.2,
    "second: laddies in the castle": -1.5,
    "second: steps gone by laddies on the track": -0.8,
    "third: laddies in the castle": -1.0,
    "third: steps gone by laddies on the track": -0.5,
    "Bonnie Fechter in hand": 0.1,
    "7 in hand": 0.05,
    "a way out in hand while nobody is on the track": 0.1,
    "no way out in hand while nobody is on the track": -0.1,
    "cards that lead a laddie into the castle": 0.15,
    "an eight that leads before the entrance": 0.3,
    "opponents": -1.0,
}
"""To begin with: what features add to the log odds of winning."""
EACH = 18
OWN = 7 * EACH
TABLE = OWN + 29
BEYOND = 8
"""The steps that an eight goes back."""


def count() -> int:
    """How many features there are."""
    return TABLE + 8


def fill_features(s: State, seat: int, x: list[float]) -> None:
    """All features of a position, as `seat` sees them, each about 0 to 1."""
    for i in range(TABLE + 8):
        x[i] = 0.0
    fill_seat(s, seat, seat, 0, x)
    opponents = 0
    for step in range(1, s.seats):
        other = (seat + step) % s.seats
        if team(s, other) == team(s, seat):
            fill_seat(s, seat, other, EACH, x)
        else:
            opponents += 1
            fill_seat(s, seat, other, (1 + opponents) * EACH, x)
            at = (1 + opponents) * EACH
            gone = x[at] + x[at + 7]
            x[TABLE] = max(x[TABLE], gone)
            x[TABLE + 1] = max(x[TABLE + 1], x[at])
    fill_hand(s, seat, x)
    fill_table(s, seat, opponents, x)


# A seat


def fill_seat(s: State, viewer: int, seat: int, at: int, x: list[float]) -> None:
    """A seat's laddies, and when it acts."""
    for laddie in range(LADDIES_EACH * seat, LADDIES_EACH * seat + LADDIES_EACH):
        field = s.laddies[laddie]
        if field == DOCK:
            x[at + 4] += 1 / LADDIES_EACH
        elif in_castle(field):
            x[at + 2] += depth(field) / 15
            x[at + 3] += gaps_behind(s, field) / CASTLE
        else:
            fill_walker(s, viewer, laddie, at, x)
    x[at] = s.home[seat] / LADDIES_EACH
    x[at + 1] = int(is_home(s, seat))
    x[at + 5] = int(x[at + 8] == 0)
    x[at + 14] = charging(s, viewer, seat)
    if laddie_in_dock(s, seat) != EMPTY and seat != viewer:
        x[at + 15] = min(1.0, HAND * share_leaving(s, viewer, seat, ACE))
    x[at + 16] = int(s.phase == PLAY and s.turn == seat)
    x[at + 17] = (seat - s.turn) % s.seats / s.seats


def gaps_behind(s: State, field: int) -> int:
    """Free holes further in than a laddie in the castle."""
    free = 0
    for deeper in range(field + 1, field + CASTLE + 1 - depth(field)):
        free += int(s.board[deeper] == EMPTY)
    return free


def fill_walker(s: State, viewer: int, laddie: int, at: int, x: list[float]) -> None:
    """A laddie on the track: how far it has come, and whether it may be hit."""
    owner = owner_of(laddie)
    left = ahead(s, s.laddies[laddie], s.entrances[owner])
    gone = way_gone(s, laddie)
    x[at + 6] += int(s.laddies[laddie] == s.starts[owner])
    x[at + 7] += gone / LADDIES_EACH
    x[at + 8] = max(x[at + 8], gone)
    x[at + 9] += int(left < TEN) / 2
    x[at + 10] += int(left >= s.track - BEYOND) / 2
    danger = risk(s, viewer, laddie)
    x[at + 11] += danger / 2
    x[at + 12] += danger * gone / 2
    x[at + 13] = max(x[at + 13], danger * gone)


def way_gone(s: State, laddie: int) -> float:
    """How much of its way a laddie on the track has behind it, coming out included."""
    left = ahead(s, s.laddies[laddie], s.entrances[owner_of(laddie)])
    return (s.track + 6 - left) / (s.track + 6)


# The own hand


def fill_hand(s: State, seat: int, x: list[float]) -> None:
    """The own cards, and what they can do with the laddies that this seat plays."""
    hand = s.hands[seat]
    for card in CARDS:
        x[OWN + card - 1] = hand[card] / 2
    mover = partner(s, seat) if is_home(s, seat) else seat
    ways_out = hand[ACE] + hand[JACK] + hand[JACK + 1] + hand[KING]
    waiting = laddie_in_dock(s, mover) != EMPTY
    x[OWN + 14] = int(ways_out > 0 and waiting)
    nobody = True
    for laddie in range(LADDIES_EACH * mover, LADDIES_EACH * mover + LADDIES_EACH):
        nobody = nobody and not on_track(s.laddies[laddie])
    x[OWN + 15] = int(ways_out > 0 and nobody and waiting)
    x[OWN + 16] = int(ways_out == 0 and nobody and waiting)
    able = 0
    for card in range(ACE, FECHTER):
        if hand[card] > 0:
            able += fill_card(s, mover, card, hand[card], x)
    if hand[FECHTER] > 0:
        x[OWN + 22] = dearest(s, mover)
        able += int(x[OWN + 22] > 0)
    x[OWN + 23] = able / HAND
    x[OWN + 24] = int(able == 0)
    x[OWN + 26] = int(mover != seat)
    x[OWN + 27] = s.left / SEVEN_STEPS
    x[OWN + 28] = int(s.left > 0)


def fill_card(s: State, mover: int, card: int, held: int, x: list[float]) -> int:
    """What a card can do; 1 if it can move a laddie."""
    able = brings_out(card) and laddie_in_dock(s, mover) != EMPTY
    steps = TEN if card >= JACK else card
    leads, hits = False, False
    for laddie in range(LADDIES_EACH * mover, LADDIES_EACH * mover + LADDIES_EACH):
        if s.laddies[laddie] != DOCK:
            if card == EIGHT:
                field = back(s, laddie, EIGHT)
                if field != NOWHERE and gets_nearer(s, laddie, field):
                    x[OWN + 25] = 1.0
            else:
                field = along(s, laddie, steps)
                target = inside(s, laddie, steps)
                if target != NOWHERE:
                    able = True
                    if in_castle(s.laddies[laddie]):
                        x[OWN + 19] += 1 / HAND
                    else:
                        leads = True
                        x[OWN + 18] = max(x[OWN + 18], depth(target) / CASTLE)
            if field != NOWHERE:
                able = True
                cost = cost_at(s, mover, field)
                hits = hits or cost > 0
                x[OWN + 21] = max(x[OWN + 21], cost)
    x[OWN + 17] += int(leads) * held / HAND
    x[OWN + 20] += int(hits) * held / HAND
    return held if able else 0


def gets_nearer(s: State, laddie: int, field: int) -> bool:
    """Is it fewer steps to the own entrance from this hole than from where the laddie stands?"""
    entrance = s.entrances[owner_of(laddie)]
    return ahead(s, field, entrance) < ahead(s, s.laddies[laddie], entrance)


def cost_at(s: State, mover: int, field: int) -> float:
    """How much an opponent loses that stands on this hole."""
    other = s.board[field]
    if other == EMPTY or team(s, owner_of(other)) == team(s, mover):
        return 0.0
    return way_gone(s, other)


def dearest(s: State, mover: int) -> float:
    """The most that a Bonnie Fechter may cost an opponent."""
    most = 0.0
    for other in range(LADDIES_EACH * s.seats):
        if on_track(s.laddies[other]):
            most = max(most, cost_at(s, mover, s.laddies[other]))
    return most


# The table


def fill_table(s: State, seat: int, opponents: int, x: list[float]) -> None:
    """Unseen cards, the number of seats, options."""
    rest = max(1, all_unseen(s, seat))
    ways_out = unseen(s, seat, ACE)
    for card in range(JACK, FECHTER):
        ways_out += unseen(s, seat, card)
    x[TABLE + 2] = 2 * ways_out / rest
    x[TABLE + 3] = 10 * unseen(s, seat, FECHTER) / rest
    x[TABLE + 4] = opponents / 5
    x[TABLE + 5] = int(s.pairs == PAIRS)
    x[TABLE + 6] = s.track / 120
    x[TABLE + 7] = int(s.fechter_from_dock == NOT_FROM_DOCK)


# The search


def determinize(s: State, seat: int, rng: Lot) -> None:
    """Draw anew what an action of this seat might show it: in Stramash nothing."""


def stops(s: State) -> bool:
    """Nobody looks beyond the first hands; a card is drawn for every turn."""
    return s.phase < DRAW


def information_state(s: State, viewer: int) -> int:
    """The hash of all that a seat sees, whichever of its laddies in one hole is which.

    Seats that see the same get the same number; others nearly always different ones.
    """
    h = s.plies * 8 + s.phase
    stand = 0
    for laddie in range(LADDIES_EACH * s.seats):
        stand += mixed(s.laddies[laddie] * 8 + owner_of(laddie) + 1)
    h = also(h, stand)
    for card in CARDS:
        h = also(h, s.hands[viewer][card] * 64 + s.laid[card])
    for seat in range(s.seats):
        h = also(h, s.held[seat])
    moved = DOCK if s.left == 0 else s.laddies[s.moved]
    return also(also(h, moved * 8 + s.left), s.last * 8 + s.turn)
