"""What the search knows of Rufus: features of a position, what a seat sees, where it stops.

Written like rules: plain typed functions over the state, compiled as they stand.
"""

from collections.abc import Mapping

from spielwerk.bots.hashing import also, mixed
from spielwerk.bots.rufus.outlook import (
    card_ahead,
    cards_worth,
    chance_to_pass,
    laid_by,
    prize_ahead,
    prospect,
    rest_of_prizes,
    worth_of,
)
from spielwerk.core.documents import Written
from spielwerk.core.machine import Lot
from spielwerk.games.rufus.cards import (
    HAND,
    HIGHEST,
    IN_HAND,
    LAID,
    LOWEST,
    PICKED,
    PRIZE_CARDS,
    PRIZES,
    is_forward,
    prize_number,
)
from spielwerk.games.rufus.options import (
    ANY_POINTS,
    CONTINUES,
    HAND_COUNTS,
    HARD_ON,
    REST_TAKEN,
    SHUFFLED,
)
from spielwerk.games.rufus.prizes import points_won
from spielwerk.games.rufus.state import (
    NO_SEAT,
    PLAY,
    POINTS,
    State,
    ahead,
    is_out,
    onward,
    prizes_left,
)

SEAT_FEATURES = (
    "is in the game",
    "points of prizes",
    "points that its cards would count now",
    "fields from the nearer stone to the fox",
    "fields from the farther stone to the fox",
    "nearer stone within a turn's reach of the fox",
    "farther stone within a turn's reach of the fox",
    "both stones on one field",
    "a stone in reach of the fox",
    "both stones on one field in reach of the fox",
    "both stones on one field, how soon the fox comes",
    "prizes that its turn may bring",
    "points that its turn may bring",
    "cards in hand",
    "cards beside the path",
    "steps from the nearer stone to a card of another seat",
    "steps from the farther stone to a card of another seat",
    "card before the nearer stone may lead past the fox",
    "card before the farther stone may lead past the fox",
    "acts now",
    "turns until it acts",
    "points left of its turn",
    "may still lead the fox",
    "may still lay a card",
)
"""Asked of the own seat and the opponents in turn."""

OWN_FEATURES = (
    "even cards in hand",
    "points of even cards in hand",
    "points of odd cards in hand",
    "own odd cards before an opponent's stone",
    "points of own odd cards before an opponent's stone",
)
TABLE_FEATURES = (
    "prizes left",
    "points of the prizes left",
    "next prize",
    "prize after it",
    "third prize",
    "lead before the best opponent",
    "lead in parts of the points that are left",
    "cannot be overtaken",
    "cannot overtake",
    "fields from the fox to the next fox field",
    "next fox field within a turn's reach",
    "opponents",
    "opponents in the game",
    "fields of the path",
    "the fox runs on",
    "any points catch",
    "cards beside the path count",
    "cards of who is out count",
    "the last in the game takes the rest",
    "shuffled prizes",
)
WHO = ("own", "first opponent", "second", "third", "fourth")
NAMES = (
    *(f"{who}: {what}" for who in WHO for what in SEAT_FEATURES),
    *OWN_FEATURES,
    *TABLE_FEATURES,
)
FEW, MANY = "few", "many"
"""Two or three seats; four or five."""
SIMPLE = {
    FEW: (*(f"{who}: {what}" for who in WHO for what in SEAT_FEATURES[:5]), "prizes left"),
    MANY: tuple(f"own: {SEAT_FEATURES[i]}" for i in (0, 1)),
}
"""What a child looks at: points, and how near the stones are; among many its prizes alone."""
TRAINING_TABLES: dict[str, tuple[Written, ...]] = {
    FEW: (
        {"seats": 2},
        {"seats": 3},
        {"seats": 2},
        {"seats": 5},
        {"seats": 2},
        {"seats": 4},
    ),
    MANY: ({"seats": 5}, {"seats": 4}),
}
"""The tables at which each net is taught: one for all tables lost to `child` at the large ones."""
TRAINING = {"td_lambda": 0.9, "temperature": 0.02}
CLUB = {"iterations": 40, "worlds": 6}
LEVELS: dict[str, dict[str, Written]] = {
    FEW: {"club": CLUB, "casual": {"iterations": 6, "worlds": 2, "more": -6}},
    MANY: {"club": CLUB},
}
"""No luck helps the weaker here, and a few tries find a whole turn: hence so few; with three
seats or more `casual` looks one action ahead.

What was shown lies open, so that nobody forgets anything.
"""
INITIAL_WEIGHTS = {
    "own: is in the game": 1.0,
    "own: points that its turn may bring": 0.6,
    "own: both stones on one field": -0.2,
    "own: both stones on one field in reach of the fox": -1.5,
    "own: both stones on one field, how soon the fox comes": -0.8,
    "own: fields from the nearer stone to the fox": -0.4,
    "own: fields from the farther stone to the fox": -0.2,
    "first opponent: points that its turn may bring": -1.2,
    "first opponent: both stones on one field in reach of the fox": 0.8,
    "first opponent: fields from the nearer stone to the fox": 0.4,
    "first opponent: fields from the farther stone to the fox": 0.2,
    "second: points that its turn may bring": -0.5,
    "points of even cards in hand": 0.4,
    "lead before the best opponent": 1.5,
    "lead in parts of the points that are left": 2.5,
    "cannot be overtaken": 3.0,
    "cannot overtake": -3.0,
    "opponents": -1.0,
}
"""To begin with: what features add to the log odds of winning."""
EACH = 24
OWN = 5 * EACH
TABLE = OWN + 5
ALL_POINTS = 100
"""All prizes together."""

EVEN_LAID = 6
"""So many times as likely as an odd card an even one is laid."""


def part_of(_options: Mapping[str, str | int], seats: int) -> str:
    """Few and many are learned one by one."""
    return MANY if seats > 3 else FEW


def count() -> int:
    """How many features there are."""
    return TABLE + 20


def fill_features(s: State, seat: int, x: list[float]) -> None:
    """All features of a position, as `seat` sees them, each about 0 to 1."""
    for i in range(TABLE + 20):
        x[i] = 0.0
    own, best = expected(s, seat, seat), -100.0
    for step in range(s.seats):
        other = (seat + step) % s.seats
        fill_seat(s, seat, other, step * EACH, x)
        if step > 0:
            best = max(best, expected(s, seat, other))
            x[TABLE + 12] += int(not is_out(s, other)) / 4
    fill_own(s, seat, x)
    fill_table(s, own - best, x)


def expected(s: State, viewer: int, seat: int) -> float:
    """A seat's points if it were over now, as far as the viewer knows."""
    return points_won(s, seat) + cards_worth(s, viewer, seat)


# A seat


def fill_seat(s: State, viewer: int, seat: int, at: int, x: list[float]) -> None:
    """A seat's points, cards and stones, and what its turn may bring."""
    x[at + 1] = points_won(s, seat) / ALL_POINTS
    x[at + 2] = cards_worth(s, viewer, seat) / 40
    x[at + 13] = s.held[seat] / HAND
    x[at + 14] = laid_by(s, seat) / HAND
    if is_out(s, seat):
        return
    x[at] = 1.0
    fill_stones(s, viewer, seat, at, x)
    prizes = prospect(s, viewer, seat)
    x[at + 11] = prizes / 3
    x[at + 12] = worth_of(s, prizes) / 40
    acts = s.phase == PLAY and s.turn == seat
    x[at + 19] = int(acts)
    x[at + 20] = (seat - s.turn) % s.seats / s.seats
    x[at + 21] = s.points / POINTS if acts else 0.0
    x[at + 22] = int(acts and s.fox_moved == 0)
    x[at + 23] = int(acts and s.card_laid == 0 and s.held[seat] > 0)


def fill_stones(s: State, viewer: int, seat: int, at: int, x: list[float]) -> None:
    """How far a seat's stones are behind the fox and before him, and which cards await them."""
    near, far = 2 * seat, 2 * seat + 1
    if behind(s, near) > behind(s, far):
        near, far = far, near
    x[at + 3], x[at + 4] = behind(s, near) / s.fields, behind(s, far) / s.fields
    x[at + 5], x[at + 6] = int(behind(s, near) <= POINTS), int(behind(s, far) <= POINTS)
    first, second = ahead(s, s.fox, s.stones[near]), ahead(s, s.fox, s.stones[far])
    x[at + 8] = int(0 < first <= POINTS or 0 < second <= POINTS)
    if first == second:
        x[at + 7] = 1.0
        x[at + 9] = int(0 < first <= POINTS)
        x[at + 10] = max(0.0, 1 - first / 30) if first > 0 else 0.0
    for i in range(2):
        stone = far if i == 1 else near
        steps = card_ahead(s, stone)
        if steps > 0:
            field = onward(s, s.stones[stone], steps)
            x[at + 15 + i] = max(0.0, 1 - steps / 15)
            x[at + 17 + i] = chance_to_pass(s, viewer, field, ahead(s, field, s.fox))


def behind(s: State, stone: int) -> int:
    """How far a stone is behind the fox; one on his field has the whole lap to go."""
    gap = ahead(s, s.stones[stone], s.fox)
    return gap if gap > 0 else s.fields


# The own cards


def fill_own(s: State, seat: int, x: list[float]) -> None:
    """The cards in hand, and those that lie in somebody's way."""
    for card in range(LOWEST, HIGHEST + 1):
        if s.cards[seat][card] == IN_HAND:
            if is_forward(card):
                x[OWN] += 1 / 4
                x[OWN + 1] += card / 20
            else:
                x[OWN + 2] += card / 24
    for stone in range(2 * s.seats):
        if stone // 2 != seat and not is_out(s, stone // 2):
            steps = card_ahead(s, stone)
            field = onward(s, s.stones[stone], steps)
            if 0 < steps <= POINTS and s.layer[field] == seat and not is_forward(s.card[field]):
                x[OWN + 3] += 1 / 4
                x[OWN + 4] += s.card[field] / 24


# The table


def fill_table(s: State, lead: float, x: list[float]) -> None:
    """Prizes, the lead, the fox's way, options."""
    rest = rest_of_prizes(s)
    x[TABLE] = prizes_left(s) / PRIZES
    x[TABLE + 1] = rest / ALL_POINTS
    for place in range(3):
        x[TABLE + 2 + place] = prize_ahead(s, place) / 19
    x[TABLE + 5] = max(-1.0, min(1.0, lead / 50))
    x[TABLE + 6] = max(-1.0, min(1.0, lead / (rest + 8)))
    x[TABLE + 7] = int(lead > rest + 20)
    x[TABLE + 8] = int(-lead > rest + 20)
    way = s.fields // 2 - s.fox % (s.fields // 2)
    x[TABLE + 9] = way / 30
    x[TABLE + 10] = int(way <= POINTS)
    x[TABLE + 11] = (s.seats - 1) / 4
    x[TABLE + 13] = s.fields / 80
    x[TABLE + 14] = int(s.fox_continues == CONTINUES)
    x[TABLE + 15] = int(s.exact_catch == ANY_POINTS)
    x[TABLE + 16] = int(s.hard_count == HARD_ON)
    x[TABLE + 17] = int(s.out_hand_counts == HAND_COUNTS)
    x[TABLE + 18] = int(s.survivor_takes_rest == REST_TAKEN)
    x[TABLE + 19] = int(s.prizes == SHUFFLED)


# The search


def determinize(s: State, seat: int, rng: Lot) -> None:
    """Draw anew which cards others have laid, of all that they have not shown; shuffle prizes."""
    for other in range(s.seats):
        if other != seat:
            for card in range(LOWEST, HIGHEST + 1):
                if s.cards[other][card] == LAID:
                    s.cards[other][card] = IN_HAND
    for field in range(s.fields):
        owner = s.layer[field]
        if owner not in (NO_SEAT, seat):
            card = likely_laid(s, owner, rng.random())
            s.card[field] = card
            s.cards[owner][card] = LAID
    if s.prizes == SHUFFLED:
        shuffle(s, rng)


def shuffle(s: State, rng: Lot) -> None:
    """The prizes that nobody has won lie in any order."""
    place = s.taken
    for prize in PRIZE_CARDS:
        if s.taker[prize_number(prize)] == NO_SEAT:
            s.stack[place] = prize
            place += 1
    for place in range(s.taken, s.stacked):
        other = place + int(rng.random() * (s.stacked - place))
        s.stack[place], s.stack[other] = s.stack[other], s.stack[place]


def likely_laid(s: State, owner: int, lot: float) -> int:
    """One of the cards in a hand; the even ones, which count against it, are laid more often."""
    total = 0
    for card in range(LOWEST, HIGHEST + 1):
        total += chances(card) * int(s.cards[owner][card] == IN_HAND)
    ticket = int(lot * total)
    for card in range(LOWEST, HIGHEST + 1):
        ticket -= chances(card) * int(s.cards[owner][card] == IN_HAND)
        if ticket < 0:
            return card
    return 0


def chances(card: int) -> int:
    return EVEN_LAID if is_forward(card) else 1


def stops(s: State) -> bool:
    """Chance only begins a match."""
    return s.phase < PLAY


def information_state(s: State, viewer: int) -> int:
    """The hash of all that a seat sees, whichever of two stones is which.

    Seats that see the same get the same number; others nearly always different ones.
    """
    seen = 0
    for stone in range(2 * s.seats):
        seen += mixed(s.stones[stone] * 16 + stone // 2 + 17)
    for field in range(s.fields):
        if s.layer[field] != NO_SEAT:
            card = s.card[field] if s.layer[field] == viewer else 0
            seen += mixed(5_000 + (field * 16 + card) * 8 + s.layer[field])
    for seat in range(s.seats):
        for card in range(LOWEST, HIGHEST + 1):
            if s.cards[seat][card] == PICKED:
                seen += mixed(100_000 + seat * 16 + card)
    for number in range(PRIZES):
        seen += mixed(200_000 + number * 16 + s.taker[number])
    h = (s.plies * 8 + s.phase * 2 + s.fox_moved) * 2 + s.card_laid
    return also(also(h, seen), (s.fox * 8 + s.points) * 8 + s.turn)
