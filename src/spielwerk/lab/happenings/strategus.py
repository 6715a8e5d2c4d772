"""What can be counted in Strategus."""

from collections.abc import Iterator, Sequence

from spielwerk.core.documents import Document

RULES = {
    "hare_runs": "M2",
    "hare_attacks": "M2",
    "fights": "M4",
    "attackers_won": "M4",
    "defenders_won": "M4",
    "both_removed": "M4",
    "traps_sprung": "M4",
    "traps_cleared": "M4",
    "mouse_beats_elephant": "M4",
    "ended_apple": "E1",
    "ended_stuck": "E2",
    "ended_both_stuck": "E3",
    "ended_quiet": "E4",
    "ended_guard": "E4",
}


def happened(told: Sequence[Document], team_of: Sequence[int]) -> Iterator[str]:
    """The names of what happened, as often as it did."""
    for event in told:
        if event["event"] == "moved" and distance(event) > 1:
            yield "hare_runs"
        elif event["event"] == "fought":
            yield "fights"
            yield from fought(event)
        elif event["event"] == "over":
            yield f"ended_{event['reason']}"


def fought(event: Document) -> Iterator[str]:
    """§M4: how a fight went."""
    attacker, defender = event["attacker"], event["defender"]
    if distance(event) > 1:
        yield "hare_attacks"
    if defender == "T":
        yield "traps_cleared" if attacker == "8" else "traps_sprung"
    elif event["won"] is None:
        yield "both_removed"
    else:
        yield "attackers_won" if event["won"] == event["seat"] else "defenders_won"
    if (attacker, defender) == ("M", "1"):
        yield "mouse_beats_elephant"


def distance(event: Document) -> int:
    """How many squares a card has gone, along its row or file."""
    origin, target = event["from"], event["to"]
    return abs(ord(origin[0]) - ord(target[0])) + abs(int(origin[1:]) - int(target[1:]))
