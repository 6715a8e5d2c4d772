"""What a seat may know in Stramash, and what it may imagine of the rest.

Open: the laddies, the played cards, how many cards everybody holds. Hidden: other seats' hands.
The pile has no order.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from spielwerk.core.chance import Source, taken
from spielwerk.games.stramash.cards import CARDS, card_named, codes_of
from spielwerk.games.stramash.position import discard_of, ending
from spielwerk.games.stramash.position import public as standing
from spielwerk.games.stramash.state import OVER, State

KEPT = ("to_move", "laddies", "discard", "seven", "plies", "returns")


def public(s: State) -> dict[str, Any]:
    """What everybody may know."""
    return observe(s, None)


def own(s: State, seat: int, public: dict[str, Any]) -> dict[str, Any]:
    """What this seat may know."""
    return observe(s, seat)


def observe(s: State, seat: int | None) -> dict[str, Any]:
    """What this seat (None: a spectator) may know."""
    seen = {"phase": "over" if s.phase == OVER else "play"} | standing(s)
    seen["hand"] = "" if seat is None else codes_of(s.hands[seat])
    seen["hand_sizes"] = s.held[: s.seats]
    seen["pile"] = s.in_pile
    seen["discard"] = discard_of(s)
    return seen | ending(s)


def imagine(seen: Mapping[str, Any], s: State, source: Source) -> dict[str, Any]:
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


def unseen_cards(seen: Mapping[str, Any], s: State) -> list[int]:
    """How many of each card the observer does not see anywhere."""
    known = Counter(map(card_named, f"{seen['hand']} {seen['discard']}".split()))
    return [0, *(s.pile[card] - known[card] for card in CARDS)]


def hand_drawn(unseen: list[int], size: int, source: Source) -> str:
    """So many cards drawn at random; they are taken out of `unseen`."""
    hand = [0] * len(unseen)
    for _ in range(size):
        hand[taken(source, unseen)] += 1
    return codes_of(hand)
