"""What can be counted in Dog."""

from collections.abc import Iterator, Sequence
from itertools import repeat

from spielwerk.core.documents import Document

RULES = {
    "reshuffled": "R1",
    "fours_back": "R3",
    "folded": "R4",
    "cards_folded": "R4",
    "men_out": "M1",
    "men_sent_home": "M4",
    "own_sent_home": "M4",
    "sevens": "M5",
    "sevens_shared": "M5",
    "swept_by_sevens": "M5",
    "men_in": "M6",
    "swaps": "M7",
    "jokers": "M8",
    "partner_served": "M9",
    "ended_guard": "E",
}


def happened(told: Sequence[Document], team_of: Sequence[int]) -> Iterator[str]:
    """The names of what happened, as often as it did."""
    card, parts = "", 0
    for event in told:
        what = event["event"]
        if what == "played":
            card, parts = event["as"], 0
            yield from names(("sevens", card == "7"), ("jokers", event["card"] == "X"))
        elif what == "moved":
            parts += 1
            entered = event["from"].startswith("T") and event["to"].startswith("G")
            shared = card == "7" and parts == 2
            yield from names(
                ("fours_back", event["back"]), ("men_in", entered), ("sevens_shared", shared)
            )
        elif what == "sent_home":
            own = team_of[event["owner"]] == team_of[event["by"]]
            yield "own_sent_home" if own else "men_sent_home"
            yield from names(("swept_by_sevens", card == "7"))
        else:
            yield from others(event)
        yield from names(("partner_served", serves_partner(event)))


def others(event: Document) -> Iterator[str]:
    """What needs no look at the event before it."""
    what = event["event"]
    if what == "folded":
        yield "folded"
        yield from repeat("cards_folded", len(event["cards"].split()))
    elif what == "over":
        yield from names(("ended_guard", event["reason"] == "guard"))
    else:
        yield from names(
            ("men_out", what == "came_out"),
            ("swaps", what == "swapped"),
            ("reshuffled", what == "reshuffled"),
        )


def serves_partner(event: Document) -> bool:
    """§M9, M10: did a seat play with its partner's man?"""
    if event["event"] == "swapped":
        return bool(event["a"]["owner"] != event["seat"])
    return event["event"] in ("moved", "came_out") and bool(event["owner"] != event["seat"])


def names(*found: tuple[str, bool]) -> Iterator[str]:
    """Those that are true."""
    return (name for name, true in found if true)
