"""What a position of Stramash is worth to a seat, by rules of thumb. The unit is a step.

Only what the seat may know is asked for: the laddies, and its own hand.
"""

from spielwerk.games.stramash.board import (
    CASTLE,
    DOCK,
    LADDIES_EACH,
    depth,
    in_castle,
    on_track,
)
from spielwerk.games.stramash.cards import (
    ACE,
    CARDS,
    EIGHT,
    FECHTER,
    JACK,
    KING,
    QUEEN,
    SEVEN,
    TEN,
)
from spielwerk.games.stramash.state import (
    EMPTY,
    State,
    ahead,
    is_home,
    owner_of,
    partner,
    team,
)

OUT = 14.0
"""A laddie that has come out, before its first step."""
HOME = 30.0
"""A laddie in its castle, above the steps it has gone: nothing can happen to it any more."""
DEEPER = 3.0
"""Each hole that it stands deeper, as it leaves the castle free."""
STUCK = 8.0
"""Each hole behind it that it closes to others of its seat."""
OTHERS = 0.6
"""How much the opponents' laddies count against the own, shared among the opponents."""
WON = 1000.0
"""All laddies of a seat at home."""

WORTH = {FECHTER: 8.0, ACE: 5.0, JACK: 5.0, QUEEN: 5.0, KING: 5.0, SEVEN: 4.0}
"""Cards that do more than walk; all others are worth ORDINARY."""
ORDINARY = 2.0
WAY_OUT = 16.0
"""Having a card that brings a laddie out while none is on the way."""
FITS = 5.0
"""Having a card that leads a laddie on the track into the castle."""
LEAVING = frozenset((ACE, JACK, QUEEN, KING))

SHARE = 4 / 54
"""How likely any one unseen card is a certain rank."""
TENS = 16 / 54
"""How likely any one unseen card goes ten forward, or brings a laddie out."""
FECHTERS = 2 / 54
HITS = frozenset((1, 2, 3, 4, 5, 6, 7, 9))
SEEN_CARDS = 3
"""Of an opponent's six cards, how many can be thought to be free to hit."""
MAY_BE_HIT = 0.5
"""How often an opponent that can hit does."""


def value(s: State, seat: int) -> float:
    """The own side's laddies and cards against those of the others."""
    own, others = 0.0, 0.0
    for owner in range(s.seats):
        if team(s, owner) == team(s, seat):
            own += laddies_value(s, owner) - danger(s, owner)
        else:
            others += laddies_value(s, owner)
    return own - OTHERS * others + hand_value(s, seat) + s.left


def laddies_value(s: State, owner: int) -> float:
    """How far a seat's laddies have come."""
    worth = sum(laddie_value(s, laddie) for laddie in laddies_of(owner))
    return worth + (WON if is_home(s, owner) else 0.0)


def laddies_of(owner: int) -> range:
    return range(LADDIES_EACH * owner, LADDIES_EACH * (owner + 1))


def laddie_value(s: State, laddie: int) -> float:
    owner, field = owner_of(laddie), s.laddies[laddie]
    if on_track(field):
        return OUT + s.track - to_go(s, laddie)
    if in_castle(field):
        behind = sum(s.board[field + i] == EMPTY for i in range(1, CASTLE + 1 - depth(field)))
        waiting = LADDIES_EACH - s.home[owner]
        return OUT + s.track + HOME + DEEPER * depth(field) - STUCK * min(behind, waiting)
    return 0.0


def to_go(s: State, laddie: int) -> int:
    """Steps to the entrance: 0 before the own castle, most just behind it."""
    return ahead(s, s.laddies[laddie], s.entrances[owner_of(laddie)])


def danger(s: State, owner: int) -> float:
    """What a seat's laddies on the track may lose until its side moves again."""
    return sum(
        risk(s, laddie) * laddie_value(s, laddie)
        for laddie in laddies_of(owner)
        if on_track(s.laddies[laddie])
    )


def risk(s: State, laddie: int) -> float:
    """How likely an opponent hits this laddie with one of its next cards."""
    safe = 1.0
    for enemy in range(s.seats):
        if team(s, enemy) != team(s, owner_of(laddie)):
            safe *= (1 - min(1.0, ways_to_hit(s, laddie, enemy))) ** SEEN_CARDS
    return (1 - safe) * MAY_BE_HIT


def ways_to_hit(s: State, laddie: int, enemy: int) -> float:
    """The share of unseen cards with which an enemy seat hits this laddie."""
    field, share = s.laddies[laddie], FECHTERS
    for other in laddies_of(enemy):
        if on_track(s.laddies[other]):
            steps = ahead(s, s.laddies[other], field)
            share += SHARE * (steps in HITS) + TENS * (steps == TEN)
            share += SHARE * (ahead(s, field, s.laddies[other]) == EIGHT)
    if field == s.starts[enemy] and has_in_dock(s, enemy):
        share += TENS
    return share


def has_in_dock(s: State, seat: int) -> bool:
    return any(s.laddies[laddie] == DOCK for laddie in laddies_of(seat))


def hand_value(s: State, seat: int) -> float:
    """The cards that a seat keeps, above all those that its laddies wait for."""
    hand = s.hands[seat]
    worth = sum(hand[card] * WORTH.get(card, ORDINARY) for card in CARDS)
    mover = partner(s, seat) if is_home(s, seat) else seat
    if needs_way_out(s, mover) and any(hand[card] for card in LEAVING):
        worth += WAY_OUT
    return worth + FITS * sum(fits(s, hand, laddie) for laddie in laddies_of(mover))


def needs_way_out(s: State, seat: int) -> bool:
    """Are there laddies to bring out, and none on the track?"""
    on_the_way = any(on_track(s.laddies[laddie]) for laddie in laddies_of(seat))
    return has_in_dock(s, seat) and not on_the_way


def fits(s: State, hand: list[int], laddie: int) -> bool:
    """Is there a card that leads this laddie from the track into its castle?"""
    if not on_track(s.laddies[laddie]):
        return False
    steps = to_go(s, laddie)
    return any(hand[card] and 1 <= steps_of(card) - steps <= CASTLE for card in CARDS)


def steps_of(card: int) -> int:
    """How far forward a card leads; 0: not forward."""
    if card in (EIGHT, FECHTER):
        return 0
    return min(card, TEN)
