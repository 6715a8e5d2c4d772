"""Every action that a seat of Rufus can ever have."""

from spielwerk.core.documents import Document
from spielwerk.games.rufus.cards import TRAIL_CARDS
from spielwerk.games.rufus.moves import fox, laying, stone
from spielwerk.games.rufus.state import POINTS


def actions(seats: int, options: Document) -> list[int]:
    """The fox up to seven fields, any card beside any field, a stone on by one to seven points."""
    track = range(options["fields"])
    foxes = [fox(steps) for steps in range(1, POINTS + 1)]
    layings = [laying(card, field) for card in TRAIL_CARDS for field in track]
    stones = [
        stone(field, (field + points) % len(track))
        for field in track
        for points in range(1, POINTS + 1)
    ]
    return sorted(foxes + layings + stones)
