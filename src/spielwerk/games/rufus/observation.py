"""What a seat may know in Rufus, and what it may imagine of the rest.

Open: fox and stones, whose trail card lies where, how many cards everybody holds, what was picked
up or won. Hidden: the values of other seats' cards in hand and on the track (§T5), and the order
of the prizes if they were shuffled (§P). What is legal never depends on what is hidden.
"""

from collections.abc import Mapping
from typing import Any

from spielwerk.core.chance import Source
from spielwerk.games.rufus import rules
from spielwerk.games.rufus.cards import PRIZE_CARDS, TRAIL_CARDS
from spielwerk.games.rufus.options import SHUFFLED
from spielwerk.games.rufus.position import (
    earned,
    ending,
    fields_laid,
    hand_of,
    laid_of,
    prizes_of,
    standing,
)
from spielwerk.games.rufus.prizes import points_in_hand, points_laid, points_won
from spielwerk.games.rufus.state import OVER, State, prizes_left

HIDDEN = "?"
KEPT = ("phase", "to_move", "fox", "stones", "picked", "won", "out", "turn", "plies", "returns")


def public(s: State) -> dict[str, Any]:
    """What everybody may know."""
    return observe(s, None)


def own(s: State, seat: int, public: dict[str, Any]) -> dict[str, Any]:
    """What this seat may know."""
    return observe(s, seat)


def observe(s: State, seat: int | None) -> dict[str, Any]:
    """What this seat (None: a spectator) may know."""
    phase = {"phase": "over" if s.phase == OVER else "play"}
    hand = {
        "hand": "" if seat is None else hand_of(s, seat),
        "hand_sizes": s.held[: s.seats],
        "trail": trail_seen(s, seat),
    }
    seen = phase | standing(s) | hand | earned(s, prizes_seen(s)) | ending(s)
    return seen | (count_of(s) if s.phase == OVER else {})


def trail_seen(s: State, seat: int | None) -> list[dict[str, Any]]:
    """§T5: the cards laid; only their owner knows the values, at the end everybody does."""
    return [
        laid_of(s, field)
        | ({} if s.phase == OVER or s.layer[field] == seat else {"value": HIDDEN})
        for field in fields_laid(s)
    ]


def prizes_seen(s: State) -> list[Any]:
    """§P: the stack from the top, as far as its order is known."""
    return [HIDDEN] * prizes_left(s) if s.prizes == SHUFFLED else list(prizes_of(s))


def count_of(s: State) -> dict[str, Any]:
    """§E2, E3: the scores, and how they came about."""
    seats = range(s.seats)
    return {
        "scores": [rules.score(s, seat) for seat in seats],
        "hands": [hand_of(s, seat) for seat in seats],
        "counted": [
            {
                "won": points_won(s, seat),
                "hand": points_in_hand(s, seat),
                "laid": points_laid(s, seat),
            }
            for seat in seats
        ],
    }


# Imagining


def imagine(seen: Mapping[str, Any], s: State, source: Source) -> dict[str, Any]:
    """A position document that agrees with an observation; what is hidden is drawn at random.

    `s` is a new state with the options set. All values that are not seen are equally likely: they
    restrict nothing that anybody may do.
    """
    document = {key: seen[key] for key in KEPT if key in seen}
    document["trail"] = trail_imagined(seen, s, source)
    document["prizes"] = prizes_imagined(seen, source)
    return document


def trail_imagined(seen: Mapping[str, Any], s: State, source: Source) -> list[dict[str, Any]]:
    """The cards laid, hidden values drawn from those that their owner has not shown."""
    unseen = [cards_unseen(seen, seat) for seat in range(s.seats)]
    trail = []
    for laid in seen["trail"]:
        card, cards = laid["value"], unseen[laid["seat"]]
        if card == HIDDEN:
            card = cards.pop(source.below(len(cards)))
        trail.append(laid | {"value": card})
    return trail


def cards_unseen(seen: Mapping[str, Any], seat: int) -> list[int]:
    """The trail cards of a seat that the observer does not know to be laid or in its own hand."""
    known = [laid["value"] for laid in [*seen["trail"], *seen["picked"]] if laid["seat"] == seat]
    return [card for card in TRAIL_CARDS if card not in known]


def prizes_imagined(seen: Mapping[str, Any], source: Source) -> list[int]:
    """The prizes that are left; in any order, if it is hidden."""
    if HIDDEN not in seen["prizes"]:
        return list(seen["prizes"])
    left = [p for p in PRIZE_CARDS if not any(p in won for won in seen["won"])]
    return [left.pop(source.below(len(left))) for _ in range(len(left))]
