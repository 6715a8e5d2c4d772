"""What the lessons of Stramash teach."""

from spielwerk.core.documents import Document
from spielwerk.lab.newcomers import Place


def heard(event: Document, place: Place) -> float:
    """Hit others, above all who has come far; the Bonnie Fechter is for far ways."""
    match event["event"]:
        case "over":
            return 1000.0 * float(event["returns"][place.seat])
        case "docked":
            lost = worth(event["from"], event["owner"], place)
            return -lost if event["owner"] in place.team else lost
        case "promoted":
            return 10.0
        case "played":
            return -8.0 if event["card"] == "X" else 0.0
    return 0.0


def stands(seen: Document, place: Place) -> float:
    """Get out, get on, and get deep into the castle."""
    return sum(
        worth(laddie, owner, place) for owner in place.team for laddie in seen["laddies"][owner]
    )


def worth(laddie: str, owner: int, place: Place) -> float:
    """A laddie in the castle, the deeper the better; on the track, the nearer; in the dock."""
    if laddie == "D":
        return 0.0
    if laddie.startswith("C"):
        return 60.0 + 2.0 * float(place.cells[laddie]["depth"])
    entrance = next(
        name
        for name, cell in place.cells.items()
        if cell["kind"] == "entrance" and cell.get("seat") == owner
    )
    holes = sum(name.startswith("T") for name in place.cells)
    missing = (int(entrance[1:]) - int(laddie[1:])) % holes
    return 20.0 + (holes - missing) / 2
