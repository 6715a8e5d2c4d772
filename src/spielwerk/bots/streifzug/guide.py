"""What the search knows of Streifzug durch: features of a position, and what a seat sees of it.

Written like rules: plain typed functions over the state, compiled as they stand. The chapters are
in `guiding`: `walks` (where dice lead), `figures` (figures and dice), `basic` (collecting),
`cards` and `hand` (the extended mode), `information` and `determinize` (what is seen, and what is
not), `training` (how it is learned), `plays` (what is looked at).
"""

from collections.abc import Mapping

from spielwerk.bots.streifzug.guiding import (
    basic,
    cards,
    figures,
    hand,
)
from spielwerk.bots.streifzug.guiding.basic import BASIC, fill_collection
from spielwerk.bots.streifzug.guiding.cards import CARDS_EACH, fill_cards
from spielwerk.bots.streifzug.guiding.determinize import deal_again
from spielwerk.bots.streifzug.guiding.figures import (
    FIGURES,
    fill_figures,
    fill_thrown,
    is_about_to_go,
)
from spielwerk.bots.streifzug.guiding.hand import CARDS_OWN, fill_own
from spielwerk.bots.streifzug.guiding.information import seen
from spielwerk.bots.streifzug.guiding.training import WITH_CARDS, WITHOUT_CARDS
from spielwerk.core.machine import Lot
from spielwerk.games.streifzug.chapters.throws import way_back
from spielwerk.games.streifzug.options import ON
from spielwerk.games.streifzug.state import (
    FIGURES_EACH,
    MOST_SEATS,
    NOWHERE,
    State,
    is_partner,
    owner_of,
)

ALL = ("two seats", "three seats", "four seats", "teams")
WHO = ("own", "next", "second", "third")
SEAT_FEATURES = (*figures.NAMES, *basic.NAMES, *cards.NAMES)
"""Asked of every seat, from the own one clockwise."""
NAMES = (
    *(f"{who}: {what}" for who in WHO for what in SEAT_FEATURES),
    *hand.NAMES,
    *ALL,
)
EACH = FIGURES + BASIC + CARDS_EACH
LAST = MOST_SEATS * EACH
COUNT = LAST + CARDS_OWN + len(ALL)


def part_of(options: Mapping[str, str | int], _seats: int) -> str:
    """The basic and the extended mode are learned one by one."""
    return WITH_CARDS if options["ext_cards"] == "on" else WITHOUT_CARDS


def count() -> int:
    """How many features there are."""
    return COUNT


def fill_features(s: State, seat: int, x: list[float]) -> None:
    """All features of a position, as `seat` sees them, each about 0 to 1."""
    for i in range(COUNT):
        x[i] = 0.0
    if s.throw_field == NOWHERE:
        fill_seats(s, seat, x)
    else:
        fill_throw(s, seat, x)
    x[LAST + CARDS_OWN + s.seats - 2] = 1.0
    x[LAST + CARDS_OWN + 3] = s.ext_teams


def fill_throw(s: State, seat: int, x: list[float]) -> None:
    """§L3: while somebody is asked for a Patron, it is as if its figures had gone back already."""
    gone = 0  # a bit for each figure
    for figure in range(FIGURES_EACH * s.seats):
        if is_about_to_go(s, figure):
            s.figures[figure] = way_back(s, owner_of(figure), s.throw_field)
            gone |= 1 << figure
    fill_seats(s, seat, x)
    for figure in range(FIGURES_EACH * s.seats):
        if gone & 1 << figure:
            s.figures[figure] = s.throw_field
    for i in range(s.seats):
        fill_thrown(s, (seat + i) % s.seats, i * EACH, x)


def fill_seats(s: State, seat: int, x: list[float]) -> None:
    """What is asked of every seat, and of the own hand."""
    for i in range(s.seats):
        other = (seat + i) % s.seats
        fill_figures(s, other, i * EACH, x)
        x[i * EACH + 1] = int(is_partner(s, seat, other))
        if s.ext_cards == ON:
            fill_cards(s, other, i * EACH + FIGURES + BASIC, x)
        else:
            fill_collection(s, other, i * EACH + FIGURES, x)
    if s.ext_cards == ON:
        fill_own(s, seat, LAST, x)


def determinize(s: State, seat: int, rng: Lot) -> None:
    """Deal anew what this seat does not see: cards below the top ones, and others' hands."""
    deal_again(s, seat, rng)


def stops(s: State) -> bool:
    """A search looks beyond the next roll if it has the time: then it plays many of them."""
    return False


def information_state(s: State, viewer: int) -> int:
    """The hash of all that a seat sees.

    Seats that see the same get the same number; others nearly always different ones.
    """
    return seen(s, viewer)
