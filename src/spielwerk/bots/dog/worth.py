"""What a position of Dog is worth to a seat, by rules of thumb. The unit is a step of a man.

Only what the seat may know is asked for: the men, its own hand, and how many cards others hold.
"""

from spielwerk.games.dog.board import MEN_EACH, depth, in_lane, on_track
from spielwerk.games.dog.cards import ACE, CARDS, FOUR, JACK, JOKER, KING, NO_CARD, SEVEN
from spielwerk.games.dog.state import (
    EMPTY,
    State,
    ahead,
    is_fresh,
    owner_of,
    receiver,
    start,
    team,
)

OUT = 14.0
"""A man that has come out, before its first step."""
HOME = 24.0
"""A man in its goal, above the steps it has gone: nothing can happen to it any more."""
DEEPER = 3.0
"""Each field that it stands deeper, as it leaves the lane free."""
STUCK = 6.0
"""Each field behind it that it closes to others of its seat."""

WORTH = {JOKER: 12.0, ACE: 5.0, KING: 5.0, SEVEN: 5.0, FOUR: 4.0, JACK: 4.0}
"""Cards that do more than walk; all others are worth ORDINARY."""
ORDINARY = 2.0
WAY_OUT = 16.0
"""Having a card that brings a man out while none is on the way."""
PARTNER_LACKS_WAY_OUT = 0.5
"""How likely it is that the partner needs the card given: a hand of six has none in a quarter of
deals, shorter hands more often."""

SHARE_OF_CARD = 14 / 110
"""How likely any one unseen card is a certain rank or a joker."""
HITTING = frozenset((1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13))
START_SHARE = 22 / 110
"""How likely any one unseen card brings a man out."""


def value(s: State, seat: int) -> float:
    """The own side's men and cards against the men of the others, of several sides their mean."""
    total = 0.0
    for owner in range(s.seats):
        if team(s, owner) == team(s, seat):
            total += men_value(s, owner) - danger(s, owner)
        else:
            total -= men_value(s, owner) / (s.sides - 1)
    return total + hand_value(s, seat) + gift_value(s, seat)


def men_value(s: State, owner: int) -> float:
    """How far a seat's men have come."""
    return sum(man_value(s, man) for man in range(MEN_EACH * owner, MEN_EACH * (owner + 1)))


def man_value(s: State, man: int) -> float:
    owner, field = owner_of(man), s.men[man]
    if on_track(field):
        return OUT + gone(s, man)
    if in_lane(field):
        behind = sum(s.board[field + i] == EMPTY for i in range(1, 5 - depth(field)))
        waiting = MEN_EACH - s.home[owner]
        return OUT + s.track + HOME + DEEPER * depth(field) - STUCK * min(behind, waiting)
    return 0.0


def gone(s: State, man: int) -> int:
    """Steps towards the goal: 0 just out, the whole track on the start field after a lap.

    A man that went 4 back from its start has 4 steps to go, as it may turn in (§M6).
    """
    if is_fresh(s, man):
        return 0
    return s.track - ahead(s, s.men[man], start(s, owner_of(man)))


def danger(s: State, owner: int) -> float:
    """What a seat's men on the track may lose until the team's next turn."""
    return sum(
        risk(s, man) * man_value(s, man)
        for man in range(MEN_EACH * owner, MEN_EACH * (owner + 1))
        if on_track(s.men[man]) and not is_fresh(s, man)
    )


def risk(s: State, man: int) -> float:
    """How likely another side hits this man with one of its next cards."""
    safe = 1.0
    for enemy in range(s.seats):
        if team(s, enemy) != team(s, owner_of(man)) and s.held[enemy]:
            ways = ways_to_hit(s, man, enemy)
            safe *= (1 - min(1.0, ways)) ** min(s.held[enemy], 3)
    return (1 - safe) * 0.5


def ways_to_hit(s: State, man: int, enemy: int) -> float:
    """The share of unseen cards with which an enemy seat hits this man."""
    field, share = s.men[man], 0.0
    for other in range(MEN_EACH * enemy, MEN_EACH * (enemy + 1)):
        if on_track(s.men[other]):
            share += SHARE_OF_CARD * (ahead(s, s.men[other], field) in HITTING)
            share += SHARE_OF_CARD * (ahead(s, field, s.men[other]) == FOUR)
    if field == start(s, enemy) and s.home[enemy] + men_out(s, enemy) < MEN_EACH:
        share += START_SHARE
    return share


def men_out(s: State, seat: int) -> int:
    """How many men of a seat are on the track."""
    return sum(on_track(s.men[man]) for man in range(MEN_EACH * seat, MEN_EACH * (seat + 1)))


def hand_value(s: State, seat: int) -> float:
    """The cards that a seat keeps; most of all one that brings a man out if none is on the way."""
    hand = s.hands[seat]
    worth = sum(hand[card] * card_worth(card) for card in CARDS)
    if needs_way_out(s, seat) and hand[ACE] + hand[KING] + hand[JOKER]:
        worth += WAY_OUT
    return worth


def card_worth(card: int) -> float:
    return WORTH.get(card, ORDINARY)


def needs_way_out(s: State, seat: int) -> bool:
    """Are there men to bring out, and none on the track?"""
    return men_out(s, seat) == 0 and s.home[seat] < MEN_EACH


def gift_value(s: State, seat: int) -> float:
    """§R2: the card on its way to the partner, above all one that brings a man out.

    §S4: what goes to another side helps that.
    """
    card = s.given[seat]
    if card == NO_CARD:
        return 0.0
    worth, to = card_worth(card), receiver(s, seat)
    if needs_way_out(s, to) and card in (ACE, KING, JOKER):
        worth += WAY_OUT * PARTNER_LACKS_WAY_OUT
    return worth if team(s, to) == team(s, seat) else -worth
