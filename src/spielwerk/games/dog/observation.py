"""What a seat may know in Dog, and what it may imagine of the rest.

Open: the men, the played cards, how many cards everybody holds, who has given a card already.
Hidden: other seats' hands and given cards (§R2, §R5). The pile has no order.
"""

from typing import Final

from spielwerk.core.chance import Source, drawn, taken
from spielwerk.core.documents import Document, Written
from spielwerk.core.records import changed
from spielwerk.games.dog import rules
from spielwerk.games.dog.cards import CARDS, NO_CARD, card_named, codes_of, in_box
from spielwerk.games.dog.options import ONE_CARD
from spielwerk.games.dog.position import (
    discard_of,
    gift_of,
    gifts_show,
    men_of,
    phase_of,
    put_men,
    returns_of,
    seven_of,
    to_move,
)
from spielwerk.games.dog.records import DogObservation
from spielwerk.games.dog.state import OVER, State

HIDDEN: Final = "?"
KEPT = ("phase", "to_move", "starter", "hand_size", "men", "discard", "seven", "plies", "returns")
PATIENCE = 100
"""How often a hand is drawn anew before a card that can be played is picked on purpose."""


def public(s: State) -> DogObservation:
    """What everybody may know."""
    return DogObservation(
        phase=phase_of(s),
        to_move=to_move(s),
        starter=s.starter,
        hand_size=s.hand_size,
        men=men_of(s),
        hand="",
        hand_sizes=s.held[: s.seats],
        pile=s.in_pile,
        discard=discard_of(s),
        given=given_seen(s, None) if gifts_show(s) else None,
        seven=seven_of(s),
        plies=s.plies,
        returns=returns_of(s) if s.phase == OVER else None,
    )


def own(s: State, seat: int, public: DogObservation) -> DogObservation:
    """What a seat may know besides: its hand, and the card that it gives."""
    given = None if public.given is None else given_seen(s, seat)
    return changed(public, hand=codes_of(s.hands[seat]), given=given)


def given_seen(s: State, seat: int | None) -> list[str | None]:
    """§R2: a card on its way lies face down."""
    return [
        gift_of(s, giver) if giver == seat or s.given[giver] == NO_CARD else HIDDEN
        for giver in range(s.seats)
    ]


# Imagining


def imagine(seen: Document, s: State, source: Source) -> Written:
    """A position document that agrees with an observation; hidden cards are drawn at random.

    `s` is a new state with the options set, to try things on. A seat that is to move is known to
    hold a card that can be played (§R4), so its imagined hand does.
    """
    put_men(seen, s)
    document = {key: seen[key] for key in KEPT if key in seen}
    unseen = unseen_cards(seen, s)
    hands = [seen["hand"] if seat == seen["seat"] else "" for seat in range(s.seats)]
    for seat in drawing_order(seen, s):
        hands[seat] = imagined_hand(seen, s, seat, unseen, source)
    document["hands"] = hands
    if "given" in seen:
        document["given"] = [
            gift_drawn(unseen, source) if c == HIDDEN else c for c in seen["given"]
        ]
    return document


def drawing_order(seen: Document, s: State) -> list[int]:
    """The seats whose hands are hidden, the one to move first."""
    others = [seat for seat in range(s.seats) if seat != seen["seat"]]
    return sorted(others, key=lambda seat: seat != seen["to_move"])


def imagined_hand(seen: Document, s: State, seat: int, unseen: list[int], source: Source) -> str:
    """A hand of the right size out of the unseen cards; they are taken out of `unseen`."""
    size = seen["hand_sizes"][seat]
    must_play = must_be_able(seen, s, seat)
    for _ in range(PATIENCE):
        left = list(unseen)
        hand = hand_drawn(left, size, source)
        if not must_play or plays(s, seat, hand):
            unseen[:] = left
            return codes_of(hand)
    return codes_of(playable_hand(s, seat, unseen, size, source))


def must_be_able(seen: Document, s: State, seat: int) -> bool:
    """§R4: whoever is to move can play a card, unless it is in a seven or folds single cards."""
    playing = seen["phase"] == "play" and seat == seen["to_move"] and "seven" not in seen
    return playing and s.fold != ONE_CARD


def plays(s: State, seat: int, hand: list[int]) -> bool:
    """Could this seat play any card of such a hand now?"""
    s.turn = seat
    s.hands[seat] = hand
    return rules.can_play(s)


def playable_hand(s: State, seat: int, unseen: list[int], size: int, source: Source) -> list[int]:
    """A hand with one card that can be played, the others drawn at random."""
    playable = [0] * len(unseen)
    for card in CARDS:
        single = [0] * len(unseen)
        single[card] = 1
        if unseen[card] and plays(s, seat, single):
            playable[card] = unseen[card]
    first = drawn(source, playable)
    unseen[first] -= 1
    hand = hand_drawn(unseen, size - 1, source)
    hand[first] += 1
    return hand


def unseen_cards(seen: Document, s: State) -> list[int]:
    """How many of each card the observer does not see anywhere."""
    counts = in_box(s.seats)
    known = seen["hand"].split() + seen["discard"].split()
    known += [card for card in seen.get("given", ()) if card not in (None, HIDDEN)]
    for card in known:
        counts[card_named(card)] -= 1
    return counts


def hand_drawn(counts: list[int], size: int, source: Source) -> list[int]:
    """So many cards drawn at random; they are taken out of `counts`."""
    hand = [0] * len(counts)
    for _ in range(size):
        hand[taken(source, counts)] += 1
    return hand


def gift_drawn(counts: list[int], source: Source) -> str:
    """One card drawn at random, taken out of `counts`."""
    return codes_of(hand_drawn(counts, 1, source))
