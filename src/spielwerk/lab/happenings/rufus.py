"""What can be counted in Rufus."""

from collections.abc import Iterator, Sequence
from itertools import repeat

from spielwerk.core.documents import Document

RULES = {
    "fox_led": "T3",
    "caught_by_fox": "T3",
    "stones_set_back": "T3",
    "own_set_back": "T3",
    "fox_fields": "T4",
    "cards_laid": "T5",
    "fox_caught": "T6",
    "cards_met": "T6",
    "led_forward": "T7",
    "led_back": "T7",
    "overtaken": "T7",
    "ended_prizes": "E1",
    "ended_guard": "E1",
    "went_out": "E3",
    "rest_taken": "E3",
    "ended_alone": "E3",
}
SIMPLE = {"fox_moved": "fox_led", "laid": "cards_laid", "out": "went_out", "met": "cards_met"}
"""Events that tell of one happening by themselves."""
PRIZES = {"fox_field": "fox_fields", "overtaken": "overtaken", "rest": "rest_taken"}
"""Why a prize was won; where it was for a catch, the catch has been told."""


def happened(told: Sequence[Document], team_of: Sequence[int]) -> Iterator[str]:
    """The names of what happened, as often as it did."""
    for event in told:
        what = event["event"]
        if what in SIMPLE:
            yield SIMPLE[what]
        if what == "caught":
            yield from caught(event)
        elif what == "met":
            yield "led_back" if event["value"] % 2 else "led_forward"
        elif what == "won" and event["why"] in PRIZES:
            yield PRIZES[event["why"]]
        elif what == "over":
            yield f"ended_{event['reason']}"


def caught(event: Document) -> Iterator[str]:
    """§T3, T6: the fox has caught stones, both of a colour that goes out, or a stone the fox."""
    if event["by"] == "stone":
        yield "fox_caught"
        return
    yield "caught_by_fox"
    for stone in event["stones"]:
        what = "own_set_back" if stone["seat"] == event["seat"] else "stones_set_back"
        yield from repeat(what, 2 if stone["to"] is None else 1)
