"""What can be counted in Stramash."""

from collections.abc import Iterator, Sequence

from spielwerk.core.documents import Document

RULES = {
    "reshuffled": "T1",
    "discarded": "T2",
    "eights_back": "M1",
    "laddies_out": "M2",
    "sevens": "M3",
    "sevens_shared": "M3",
    "docked": "M4",
    "laddies_in": "M5",
    "charged": "M6",
    "charged_from_dock": "M6",
    "promoted": "P1",
    "own_promoted": "P2",
    "partner_served": "P3",
    "ended_guard": "E",
}


def happened(told: Sequence[Document], team_of: Sequence[int]) -> Iterator[str]:
    """The names of what happened, as often as it did."""
    card, parts = "", 0
    for event in told:
        what = event["event"]
        if what == "played":
            card, parts = event["card"], 0
            if card == "7":
                yield "sevens"
        elif what == "moved":
            parts += 1
            if card == "7" and parts == 2:
                yield "sevens_shared"
        if what in ("moved", "came_out", "charged"):
            yield from played(event)
        else:
            yield from followed(event)


def played(event: Document) -> Iterator[str]:
    """A laddie came out, walked or charged."""
    if event["owner"] != event["seat"]:
        yield "partner_served"
    if event["event"] == "came_out":
        yield "laddies_out"
    elif event["event"] == "charged":
        yield "charged"
        if event["from"] == "D":
            yield "charged_from_dock"
    elif event["back"]:
        yield "eights_back"
    elif event["from"].startswith("T") and event["to"].startswith("C"):
        yield "laddies_in"


def followed(event: Document) -> Iterator[str]:
    """What became of others, and what needed no laddie."""
    what = event["event"]
    if what in ("reshuffled", "discarded", "docked"):
        yield what
    elif what == "promoted":
        yield "own_promoted" if event["owner"] == event["by"] else "promoted"
    elif what == "over" and event["reason"] == "guard":
        yield "ended_guard"
