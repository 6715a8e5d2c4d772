"""What a seat may know in Rufus, and what it may imagine of the rest.

Open: fox and stones, whose trail card lies where, how many cards everybody holds, what was picked
up or won. Hidden: the values of other seats' cards in hand and on the track (§T5), and the order
of the prizes if they were shuffled (§P). What is legal never depends on what is hidden.
"""

from typing import Final

from spielwerk.core.chance import Source
from spielwerk.core.documents import Document, Written
from spielwerk.core.records import changed
from spielwerk.games.rufus import rules
from spielwerk.games.rufus.cards import PRIZE_CARDS, TRAIL_CARDS
from spielwerk.games.rufus.options import SHUFFLED
from spielwerk.games.rufus.position import (
    fields_laid,
    hand_of,
    laid_of,
    out_of,
    picked_of,
    prizes_of,
    returns_of,
    stones_of,
    to_move,
    turn_of,
    won_of,
)
from spielwerk.games.rufus.prizes import points_in_hand, points_laid, points_won
from spielwerk.games.rufus.records import Count, Hidden, RufusObservation, TrailCard
from spielwerk.games.rufus.state import OVER, State, prizes_left

HIDDEN: Final = "?"
KEPT = ("phase", "to_move", "fox", "stones", "picked", "won", "out", "turn", "plies", "returns")


def public(s: State) -> RufusObservation:
    """What everybody may know."""
    over = s.phase == OVER
    return RufusObservation(
        phase="over" if over else "play",
        to_move=to_move(s),
        fox=s.fox,
        stones=stones_of(s),
        hand="",
        hand_sizes=s.held[: s.seats],
        trail=trail_seen(s, None),
        picked=picked_of(s),
        prizes=prizes_seen(s),
        won=won_of(s),
        out=out_of(s),
        turn=turn_of(s),
        plies=s.plies,
        returns=returns_of(s) if over else None,
        scores=scores_of(s) if over else None,
        hands=[hand_of(s, seat) for seat in range(s.seats)] if over else None,
        counted=[count_of(s, seat) for seat in range(s.seats)] if over else None,
    )


def own(s: State, seat: int, public: RufusObservation) -> RufusObservation:
    """What a seat may know besides: its hand, and the cards that it has laid."""
    return changed(public, hand=hand_of(s, seat), trail=trail_seen(s, seat))


def trail_seen(s: State, seat: int | None) -> list[TrailCard]:
    """§T5: the cards laid; only their owner knows the values, at the end everybody does."""
    return [
        laid_of(s, field)
        if s.phase == OVER or s.layer[field] == seat
        else TrailCard(field, s.layer[field], HIDDEN)
        for field in fields_laid(s)
    ]


def prizes_seen(s: State) -> list[int | Hidden]:
    """§P: the stack from the top, as far as its order is known."""
    return [HIDDEN] * prizes_left(s) if s.prizes == SHUFFLED else [*prizes_of(s)]


def scores_of(s: State) -> list[int]:
    """§E2, E3."""
    return [rules.score(s, seat) for seat in range(s.seats)]


def count_of(s: State, seat: int) -> Count:
    """How a score came about."""
    return Count(points_won(s, seat), points_in_hand(s, seat), points_laid(s, seat))


# Imagining


def imagine(seen: Document, s: State, source: Source) -> Written:
    """A position document that agrees with an observation; what is hidden is drawn at random.

    `s` is a new state with the options set. All values that are not seen are equally likely: they
    restrict nothing that anybody may do.
    """
    document = {key: seen[key] for key in KEPT if key in seen}
    document["trail"] = trail_imagined(seen, s, source)
    document["prizes"] = prizes_imagined(seen, source)
    return document


def trail_imagined(seen: Document, s: State, source: Source) -> list[Written]:
    """The cards laid, hidden values drawn from those that their owner has not shown."""
    unseen = [cards_unseen(seen, seat) for seat in range(s.seats)]
    trail: list[Written] = []
    for laid in seen["trail"]:
        card, owner = laid["value"], int(laid["seat"])
        if card == HIDDEN:
            cards = unseen[owner]
            card = cards.pop(source.below(len(cards)))
        trail.append(laid | {"value": card})
    return trail


def cards_unseen(seen: Document, seat: int) -> list[int]:
    """The trail cards of a seat that the observer does not know to be laid or in its own hand."""
    known = [laid["value"] for laid in [*seen["trail"], *seen["picked"]] if laid["seat"] == seat]
    return [card for card in TRAIL_CARDS if card not in known]


def prizes_imagined(seen: Document, source: Source) -> list[int]:
    """The prizes that are left; in any order, if it is hidden."""
    if HIDDEN not in seen["prizes"]:
        return list(seen["prizes"])
    left = [p for p in PRIZE_CARDS if not any(p in won for won in seen["won"])]
    return [left.pop(source.below(len(left))) for _ in range(len(left))]
