"""What the search knows of Dog: features of a position, what a seat sees of it, where it stops.

Written like rules: plain typed functions over the state, compiled as they stand.
"""

from spielwerk.bots.hashing import also
from spielwerk.core.documents import Written
from spielwerk.core.machine import Lot
from spielwerk.core.playouts import pick
from spielwerk.games.dog.board import (
    KENNEL,
    MEN_EACH,
    depth,
    in_lane,
    on_track,
)
from spielwerk.games.dog.cards import (
    ACE,
    CARDS,
    FOUR,
    JACK,
    JOKER,
    KING,
    LARGEST_HAND,
    NO_CARD,
    SEVEN,
)
from spielwerk.games.dog.state import (
    DEAL,
    EXCHANGE,
    PLAY,
    State,
    ahead,
    is_fresh,
    next_seat,
    owner_of,
    start,
    team,
)

SEAT_FEATURES = (
    "men at home",
    "all men at home",
    "depth of men in the lane",
    "gaps behind men in the lane",
    "men in the kennel",
    "nobody on the track",
    "fresh man on the start field",
    "steps gone by men on the track",
    "steps gone by the foremost man",
    "men whose next steps may lead into the lane",
    "men within a card's reach before a man of the other side",
    "worth of these men",
    "men of the other side within a card's reach",
    "cards in hand",
    "has folded",
    "acts now",
    "acts next",
)
"""Asked of the own seat, of opponents on the left, of partners, of opponents on the right.

Pairs are taught at a table of four, with one of each. Where more sit there it takes their mean,
and of nobody nothing.
"""

HAND_FEATURES = ("aces and kings", "jokers", "fours", "sevens", "jacks", "low cards", "high cards")
OWN_FEATURES = (
    *HAND_FEATURES,
    "a way out in hand",
    "a way out in hand while nobody is on the track",
    "given a card",
    "given a way out",
    "cards dealt in this round",
    "exchange",
)
NAMES = (
    *(f"{who}: {what}" for who in ("own", "left", "partner", "right") for what in SEAT_FEATURES),
    *OWN_FEATURES,
)
SIMPLE = (
    *(f"own: {what}" for what in SEAT_FEATURES[:9]),
    *(f"{who}: men in the kennel" for who in ("left", "partner", "right")),
    *(f"{who}: men at home" for who in ("left", "partner", "right")),
    "a way out in hand while nobody is on the track",
)
"""What a child looks at: how far its own men have come, and whom it hits.

It sees no danger, no way into the lane before it is there, and keeps no good cards.
"""
LEVELS: dict[str, Written] = {
    "child": {"memory": 1},
    "casual": {"memory": 3},
    "master": {"iterations": 15_000, "worlds": 128, "extra_depth": 4},
}
"""How long they know what card they gave their partner, and what somebody who folded cannot have.

A master plays on once round the table.
"""
EACH = 17
OWN, LEFT, MATES, RIGHT = range(4)
"""Whom the features of a seat are about."""
REACH = 13
"""The furthest that an ordinary card goes."""


def count() -> int:
    """How many features there are."""
    return 4 * EACH + 13


def fill_features(s: State, seat: int, x: list[float]) -> None:
    """All features of a position, as `seat` sees them, each about 0 to 1."""
    for i in range(4 * EACH):
        x[i] = 0.0
    for step in range(1, s.seats):
        fill_seat(s, (seat + step) % s.seats, 0, x)
        for whom in range(LEFT, RIGHT + 1):
            if sits(s, step, whom):
                add_share(x, whom * EACH, number_of(s, whom))
    fill_seat(s, seat, 0, x)
    fill_own(s, seat, 4 * EACH, x)


def sits(s: State, step: int, whom: int) -> bool:
    """Is the seat so many steps on one of these? Whoever sits opposite is on both sides."""
    if step % s.sides == 0:
        return whom == MATES
    return (whom == LEFT and 2 * step <= s.seats) or (whom == RIGHT and 2 * step >= s.seats)


def number_of(s: State, whom: int) -> int:
    """How many seats these are."""
    number = 0
    for step in range(1, s.seats):
        number += int(sits(s, step, whom))
    return number


def add_share(x: list[float], at: int, among: int) -> None:
    """What was found of one seat, at the beginning of `x`, counts as one of so many."""
    for i in range(EACH):
        x[at + i] += x[i] / among


def fill_seat(s: State, seat: int, at: int, x: list[float]) -> None:
    """A seat's men and how many cards it has."""
    for i in range(EACH):
        x[at + i] = 0.0
    for man in range(MEN_EACH * seat, MEN_EACH * (seat + 1)):
        fill_man(s, man, at, x)
    x[at] = s.home[seat] / MEN_EACH
    x[at + 1] = int(s.home[seat] == MEN_EACH)
    x[at + 5] = int(x[at + 5] == 0)
    x[at + 13] = s.held[seat] / LARGEST_HAND
    x[at + 14] = int(s.phase == PLAY and s.held[seat] == 0)
    x[at + 15] = int(s.phase == PLAY and s.turn == seat)
    x[at + 16] = int(s.phase == PLAY and next_seat(s, s.turn) == seat)


def fill_man(s: State, man: int, at: int, x: list[float]) -> None:
    """What one man adds to its seat's features."""
    field = s.men[man]
    if field == KENNEL:
        x[at + 4] += 1 / MEN_EACH
    elif in_lane(field):
        x[at + 2] += depth(field) / 10
        for deeper in range(field + 1, field + 5 - depth(field)):
            x[at + 3] += int(s.board[deeper] < 0) / 4
    else:
        x[at + 5] = 1.0
        if is_fresh(s, man):
            x[at + 6] = 1.0
        else:
            fill_walker(s, man, at, x)


def fill_walker(s: State, man: int, at: int, x: list[float]) -> None:
    """A man on its way: how far, and who is near."""
    left = to_start(s, man)
    gone = (s.track - left) / s.track
    x[at + 7] += gone / 2
    x[at + 8] = max(x[at + 8], gone)
    x[at + 9] += int(left < REACH) / 2
    near = enemies_behind(s, man)
    x[at + 10] += min(near, 2) / 2
    x[at + 11] += int(near > 0) * gone
    x[at + 12] += enemies_ahead(s, man) / 2


def to_start(s: State, man: int) -> int:
    """Steps to the own start field, on which a lap ends."""
    return ahead(s, s.men[man], start(s, owner_of(man)))


def enemies_behind(s: State, man: int) -> int:
    """How many men of the other side can reach this one by a card's steps."""
    near = 0
    for other in range(MEN_EACH * s.seats):
        if on_track(s.men[other]) and team(s, owner_of(other)) != team(s, owner_of(man)):
            steps = ahead(s, s.men[other], s.men[man])
            near += int(0 < steps <= REACH or steps == s.track - 4)
    return near


def enemies_ahead(s: State, man: int) -> int:
    """How many men of the other side this one can reach, and may hit."""
    near = 0
    for other in range(MEN_EACH * s.seats):
        if on_track(s.men[other]) and team(s, owner_of(other)) != team(s, owner_of(man)):
            steps = ahead(s, s.men[man], s.men[other])
            near += int((0 < steps <= REACH or steps == s.track - 4) and not is_fresh(s, other))
    return near


def fill_own(s: State, seat: int, at: int, x: list[float]) -> None:
    """The own hand, and what is on its way to the partner."""
    hand = s.hands[seat]
    for i in range(13):
        x[at + i] = 0.0
    for card in CARDS:
        x[at + kind(card)] += hand[card] / 2
    way_out = hand[ACE] + hand[KING] + hand[JOKER] > 0
    x[at + 7] = int(way_out)
    x[at + 8] = int(way_out and all_wait(s, seat))
    x[at + 9] = int(s.given[seat] != NO_CARD)
    x[at + 10] = int(s.given[seat] == ACE or s.given[seat] == KING or s.given[seat] == JOKER)
    x[at + 11] = s.hand_size / LARGEST_HAND
    x[at + 12] = int(s.phase == EXCHANGE)


def kind(card: int) -> int:
    """Which of HAND_FEATURES counts a card."""
    if card in (ACE, KING):
        return 0
    if card == JOKER:
        return 1
    if card in (FOUR, SEVEN, JACK):
        return 2 + (card > FOUR) + (card > SEVEN)
    return 5 + (card > 6)


def all_wait(s: State, seat: int) -> bool:
    """Is no man of this seat on the track?"""
    for man in range(MEN_EACH * seat, MEN_EACH * (seat + 1)):
        if on_track(s.men[man]):
            return False
    return True


def determinize(s: State, seat: int, rng: Lot) -> None:
    """Deal others' hands and gifts anew.

    Who gives last has the gifts change hands, and whoever cannot play folds when their turn comes.
    """
    for other in range(s.seats):
        if other != seat:
            take_up(s, other)
    for other in range(s.seats):
        if other != seat:
            deal_again(s, other, rng)


def take_up(s: State, seat: int) -> None:
    """A hand, and the card that it gives, into the pile."""
    for card in CARDS:
        s.pile[card] += s.hands[seat][card]
        s.hands[seat][card] = 0
    if s.given[seat] != NO_CARD:
        s.pile[s.given[seat]] += 1


def deal_again(s: State, seat: int, rng: Lot) -> None:
    """As many cards from the pile as there were."""
    for _ in range(s.held[seat]):
        s.hands[seat][draw(s, rng)] += 1
    if s.given[seat] != NO_CARD:
        s.given[seat] = draw(s, rng)


def draw(s: State, rng: Lot) -> int:
    """A card from the pile."""
    card = pick(s.pile, len(s.pile), rng)
    s.pile[card] -= 1
    return card


def stops(s: State) -> bool:
    """Where chance deals a new round nobody looks further."""
    return s.phase == DEAL


def information_state(s: State, viewer: int) -> int:
    """The hash of all that a seat sees, and for what it does not see of the moment's order.

    Seats that see the same get the same number; others nearly always different ones.
    """
    h = s.plies * 8 + s.phase
    for man in range(MEN_EACH * s.seats):
        h = also(h, s.men[man] * 2 + s.moved[man] * (s.left > 0))
    for card in CARDS:
        h = also(h, s.hands[viewer][card])
    for seat in range(s.seats):
        h = also(h, s.held[seat] * 32 + s.fresh[seat] * 16)
    return also(also(h, s.given[viewer] + 16 * s.turn), s.left * 2 + s.joker)
