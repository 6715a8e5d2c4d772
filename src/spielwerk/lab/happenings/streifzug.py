"""What can be counted in Streifzug durch."""

from collections.abc import Iterator, Sequence

from spielwerk.core.documents import Document

RULES = {
    "stacks_turned": "B6",
    "lapsed": "D6",
    "throws": "D9",
    "cards_caught": "D10",
    "doubles": "D11",
    "laid_out": "C1",
    "added": "C2",
    "jokers_exchanged": "C4",
    "mopsers": "L1",
    "hopsers": "L2",
    "patrons": "L3",
    "patrons_not_played": "L3",
    "cards_lost": "T1",
    "edge_cards_lost": "T4",
    "rung": "F1",
    "came_home": "F2",
    "ended_bell": "F3",
    "ended_goal": "F3",
    "ended_stall": "F4",
    "partners_thrown": "M1",
    "ended_guard": "E",
}
SIMPLE = {
    "turned": "stacks_turned",
    "lapsed": "lapsed",
    "caught": "cards_caught",
    "laid_out": "laid_out",
    "added": "added",
    "exchanged": "jokers_exchanged",
    "mopser": "mopsers",
    "hopped": "hopsers",
    "patron": "patrons",
    "let_go": "patrons_not_played",
    "robbed": "cards_lost",
    "took": "cards_lost",
    "melds": "edge_cards_lost",
    "rang": "rung",
}
"""Events that tell of one happening by themselves."""


def happened(told: Sequence[Document], team_of: Sequence[int]) -> Iterator[str]:
    """The names of what happened, as often as it did."""
    for event in told:
        what = event["event"]
        if what in SIMPLE:
            yield SIMPLE[what]
        elif what == "rolled" and event["dice"][0] == event["dice"][1]:
            yield "doubles"
        elif what == "moved" and event["to"].startswith("Z"):
            yield "came_home"
        elif what == "thrown":
            partners = team_of[event["seat"]] == team_of[event["by"]]
            yield "partners_thrown" if partners else "throws"
        elif what == "over":
            yield f"ended_{event['reason']}"
