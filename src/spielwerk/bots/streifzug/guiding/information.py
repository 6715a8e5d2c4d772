"""What a seat of Streifzug durch sees, as one number.

Seats that see the same get the same number; others nearly always different ones. Which of a
party's two figures is which nobody sees.
"""

from spielwerk.bots.hashing import also
from spielwerk.bots.streifzug.guiding.cards import LETTER_CARDS
from spielwerk.games.streifzug.board import STACKS
from spielwerk.games.streifzug.cards import CARDS
from spielwerk.games.streifzug.chapters.melds import meld_at
from spielwerk.games.streifzug.options import ON
from spielwerk.games.streifzug.rules import rolls_again
from spielwerk.games.streifzug.state import (
    DICE,
    GIVE,
    NOWHERE,
    PATRON_ASKED,
    ROB,
    ROLL,
    State,
    figure_of,
    top,
)


def seen(s: State, viewer: int) -> int:
    h = also(int(s.plies) * 16 + int(s.phase), s.turn)
    for seat in range(s.seats):
        one, two = s.figures[figure_of(seat, 0)], s.figures[figure_of(seat, 1)]
        h = also(h, min(one, two) * 128 + max(one, two))
    for stack in range(STACKS):
        h = also(h, top(s, stack) * 8 + s.stacked[stack])
    if s.phase in (DICE, PATRON_ASKED, ROB, GIVE):
        h = with_turn(s, h)
    h = also(h, int(s.phase != ROLL and rolls_again(s)))
    return with_cards(s, viewer, h) if s.ext_cards == ON else with_collections(s, h)


def with_turn(s: State, h: int) -> int:
    """The dice that are left, the last move, and a throw that is settled."""
    h = also(h, s.left[0] * 8 + s.left[1])
    if s.at != NOWHERE:
        h = also(h, s.figures[figure_of(s.turn, s.at)] * 128 + s.began[s.at])
        h = also(h, s.came)
    if s.throw_field != NOWHERE:
        h = also(h, s.throw_field * 8 + s.victim)
        h = also(h, s.owed)
        for seat in range(s.seats):
            h = also(h, s.victims[seat])
    return h


def with_collections(s: State, h: int) -> int:
    """In the basic mode all cards lie open."""
    for seat in range(s.seats):
        for card in CARDS:
            h = also(h, s.hands[seat][card])
    return h


def with_cards(s: State, viewer: int, h: int) -> int:
    """The own hand, and what lies open."""
    for card in CARDS:
        h = also(h, s.hands[viewer][card])
    for seat in range(s.seats):
        h = also(h, s.held[seat] * 2 + s.rung[seat])
        for card in LETTER_CARDS:
            h = also(h, s.used[seat][card])
        for number in range(s.meld_counts[seat]):
            h = with_meld(s, meld_at(seat, number), also(h, number))
    return also(h, s.quiet + 1)


def with_meld(s: State, meld: int, h: int) -> int:
    for place in range(s.meld_sizes[meld]):
        h = also(h, s.melds[meld][place])
    return h
