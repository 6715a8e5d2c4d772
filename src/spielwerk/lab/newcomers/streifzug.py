"""What the lessons of Streifzug durch teach: of the first game, which is the basic mode."""

from spielwerk.core.documents import Document
from spielwerk.lab.newcomers import Place

RINGS = {"S": 0.0, "o": 1.0, "m": 2.0, "i": 2.5, "b": 3.0, "Z": 3.0}


def heard(event: Document, place: Place) -> float:
    """Catch cards, knock out others, ring the bell."""
    match event["event"]:
        case "over":
            return 1000.0 * float(event["returns"][place.seat])
        case "caught":
            return 20.0 if event["seat"] == place.seat else 0.0
        case "thrown":
            return 5.0 if event["by"] == place.seat else -10.0
        case "moved":
            return 6.0 if event["from"] == "S" else 0.0
    return 0.0


def stands(seen: Document, place: Place) -> float:
    """Get free; with all ten cards, get to the middle."""
    figures = seen["figures"][place.seat]
    free = sum(2.0 for figure in figures if figure != "S" and is_free(figure, place))
    cards = (seen.get("cards") or [""] * (place.seat + 1))[place.seat].split()
    if len(cards) == 10:
        return free + 10 * max(RINGS[figure[0]] for figure in figures)
    return free


def is_free(figure: str, place: Place) -> bool:
    """Is it past its zone?"""
    kind = place.cells[figure]["kind"] if figure in place.cells else "goal"
    return kind not in {"entry", "follow"}
