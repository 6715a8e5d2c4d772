"""What cards others may hold, and what they would do with them to a laddie of Stramash.

With the eyes of a viewer, who knows its own hand and counts the cards that lie open.
"""

from spielwerk.games.stramash.board import LADDIES_EACH, in_castle, on_track
from spielwerk.games.stramash.cards import ACE, FECHTER, JACK, KING, SEVEN, TEN, in_pack, packs
from spielwerk.games.stramash.state import State, ahead, laddie_in_dock, owner_of, team

HITTING = 9
"""The longest way that one certain card goes; ten is gone by four."""


def unseen(s: State, viewer: int, card: int) -> int:
    """How many of a card the viewer has seen nowhere."""
    known = s.hands[viewer][card] + s.laid[card] + int(s.last == card)
    return packs(s.seats) * in_pack(card) - known


def all_unseen(s: State, viewer: int) -> int:
    """How many cards are in the pile and in other hands."""
    total = s.in_pile
    for seat in range(s.seats):
        if seat != viewer:
            total += s.held[seat]
    return total


def share(s: State, viewer: int, holder: int, card: int) -> float:
    """How likely any one card of a hand is this one; of the own hand: is it there at all?"""
    if holder == viewer:
        return 1.0 if s.hands[viewer][card] > 0 else 0.0
    return unseen(s, viewer, card) / max(1, all_unseen(s, viewer))


def share_of_tens(s: State, viewer: int, holder: int) -> float:
    return share(s, viewer, holder, TEN) + share_leaving(s, viewer, holder, JACK)


def share_leaving(s: State, viewer: int, holder: int, lowest: int) -> float:
    """The cards that bring a laddie out, from the lowest on: an ace, a jack, a queen, a king."""
    total = share(s, viewer, holder, ACE) if lowest == ACE else 0.0
    for card in range(JACK, KING + 1):
        total += share(s, viewer, holder, card)
    return total


def chance_held(s: State, viewer: int, holder: int, part: float) -> float:
    """How likely a hand has one of the cards that are this part of all."""
    if holder == viewer:
        return min(1.0, part)
    none = max(0.0, 1.0 - part)
    return 1.0 - none * none * none * none * none * none


def risk(s: State, viewer: int, laddie: int) -> float:
    """How likely some enemy has a card with which it hits this laddie by steps."""
    safe = 1.0
    for enemy in range(s.seats):
        if team(s, enemy) != team(s, owner_of(laddie)):
            safe *= 1.0 - chance_held(s, viewer, enemy, hitting_share(s, viewer, laddie, enemy))
    return 1.0 - safe


def hitting_share(s: State, viewer: int, laddie: int, enemy: int) -> float:
    """The part of a seat's cards with which it hits this laddie by steps or coming out."""
    field, part, walkers = s.laddies[laddie], 0.0, 0
    near = 0
    for other in range(LADDIES_EACH * enemy, LADDIES_EACH * enemy + LADDIES_EACH):
        if on_track(s.laddies[other]):
            walkers += 1
            steps = ahead(s, s.laddies[other], field)
            near += int(steps < SEVEN)
            part += share_of_steps(s, viewer, enemy, steps)
    if near > 0 and walkers > 1:
        part += share(s, viewer, enemy, SEVEN)
    if field == s.starts[enemy] and laddie_in_dock(s, enemy) >= 0:
        part += share_leaving(s, viewer, enemy, ACE)
    return part


def share_of_steps(s: State, viewer: int, holder: int, steps: int) -> float:
    """The part of a seat's cards that go so many steps, or back."""
    if steps == TEN:
        return share_of_tens(s, viewer, holder)
    if steps <= HITTING and steps != 8:
        return share(s, viewer, holder, steps)
    return share(s, viewer, holder, 8) if steps == s.track - 8 else 0.0


def charging(s: State, viewer: int, holder: int) -> float:
    """How likely a seat has a Bonnie Fechter and a laddie for it."""
    for laddie in range(LADDIES_EACH * holder, LADDIES_EACH * holder + LADDIES_EACH):
        if not in_castle(s.laddies[laddie]):
            return chance_held(s, viewer, holder, share(s, viewer, holder, FECHTER))
    return 0.0
