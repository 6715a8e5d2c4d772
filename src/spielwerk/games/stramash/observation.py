"""What a seat may know in Stramash, and what it may imagine of the rest.

Open: the laddies, the played cards, how many cards everybody holds. Hidden: other seats' hands.
The pile has no order.
"""

from collections import Counter

from spielwerk.core.chance import Source, taken
from spielwerk.core.documents import Document, Written
from spielwerk.core.records import changed
from spielwerk.games.stramash.cards import CARDS, card_named, codes_of
from spielwerk.games.stramash.position import (
    discard_of,
    laddies_of,
    returns_of,
    seven_of,
    to_move,
)
from spielwerk.games.stramash.records import StramashObservation
from spielwerk.games.stramash.state import OVER, State

KEPT = ("to_move", "laddies", "discard", "seven", "plies", "returns")


def public(s: State) -> StramashObservation:
    """What everybody may know."""
    over = s.phase == OVER
    return StramashObservation(
        phase="over" if over else "play",
        to_move=to_move(s),
        laddies=laddies_of(s),
        hand="",
        hand_sizes=s.held[: s.seats],
        pile=s.in_pile,
        discard=discard_of(s),
        seven=seven_of(s),
        plies=s.plies,
        returns=returns_of(s) if over else None,
    )


def own(s: State, seat: int, public: StramashObservation) -> StramashObservation:
    """What a seat may know besides: its hand."""
    return changed(public, hand=codes_of(s.hands[seat]))


# Imagining


def imagine(seen: Document, s: State, source: Source) -> Written:
    """A position document that agrees with an observation; hidden cards are drawn at random.

    `s` is a new state with options and seats set: its pile is the whole box.
    """
    document = {key: seen[key] for key in KEPT if key in seen}
    if seen["phase"] == "over":
        document["phase"] = "over"
    unseen = unseen_cards(seen, s)
    document["hands"] = [
        seen["hand"] if seat == seen["seat"] else hand_drawn(unseen, size, source)
        for seat, size in enumerate(seen["hand_sizes"])
    ]
    return document


def unseen_cards(seen: Document, s: State) -> list[int]:
    """How many of each card the observer does not see anywhere."""
    known = Counter(map(card_named, f"{seen['hand']} {seen['discard']}".split()))
    return [0, *(s.pile[card] - known[card] for card in CARDS)]


def hand_drawn(unseen: list[int], size: int, source: Source) -> str:
    """So many cards drawn at random; they are taken out of `unseen`."""
    hand = [0] * len(unseen)
    for _ in range(size):
        hand[taken(source, unseen)] += 1
    return codes_of(hand)
