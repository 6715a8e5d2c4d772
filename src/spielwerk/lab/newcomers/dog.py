"""What the lessons of Dog teach."""

from spielwerk.core.documents import Document
from spielwerk.lab.newcomers import Place

TRACK = 64
OPENERS = {"A", "K", "X"}


def heard(event: Document, place: Place) -> float:
    """Hit others, not your own; give a card that helps; keep the joker."""
    match event["event"]:
        case "over":
            return 1000.0 * float(event["returns"][place.seat])
        case "sent_home":
            return -25.0 if event["owner"] in place.team else 20.0
        case "gave":
            return 5.0 if event.get("card") in OPENERS else 0.0
        case "played":
            return -3.0 if event["card"] == "X" else 0.0
    return 0.0


def stands(seen: Document, place: Place) -> float:
    """Get out, get on, and get home, with all men of the team."""
    return sum(
        worth(man.rstrip("!"), owner, place) for owner in place.team for man in seen["men"][owner]
    )


def worth(man: str, owner: int, place: Place) -> float:
    """A man in the goal, the deeper the better; on the track, the farther; in the kennel."""
    if man == "K":
        return 0.0
    if man.startswith("G"):
        return 60.0 + 2.0 * float(place.cells[man]["depth"])
    start = next(
        name
        for name, cell in place.cells.items()
        if cell["kind"] == "start" and cell.get("seat") == owner
    )
    return 20.0 + (int(man[1:]) - int(start[1:])) % TRACK / 2
