"""What the lessons of Rufus teach."""

from spielwerk.core.documents import Document
from spielwerk.lab.newcomers import Place

PATH = 60


def heard(event: Document, place: Place) -> float:
    """Prizes are what counts; the own stones are not to be lost to Rufus."""
    match event["event"]:
        case "over":
            return 1000.0 * float(event["returns"][place.seat])
        case "won":
            return float(event["prize"]) if event["seat"] == place.seat else 0.0
        case "out":
            return -50.0 if event["seat"] == place.seat else 5.0
        case "laid":
            return 1.0 if event["value"] % 2 == 0 else -1.0
    return 0.0


def stands(seen: Document, place: Place) -> float:
    """Stones close behind Rufus are good, two on one field ahead of him are not."""
    if seen["phase"] == "over" or place.seat in seen["out"]:
        return 0.0
    near, far = sorted(behind(stone, seen) for stone in seen["stones"][place.seat])
    danger = near == far and PATH - near <= 7
    gift = int(seen["fox"] % 30 >= 23)
    return -near / 10 - far / 20 - 5.0 * danger - 3.0 * gift


def behind(stone: int, seen: Document) -> int:
    """How far a stone has to go to Rufus; from his own field once round."""
    fox: int = seen["fox"]
    return (fox - stone) % PATH or PATH
