"""What comes before the match proper in Strategus: the set-up, which needs no search."""

import random
from collections.abc import Sequence

from spielwerk.bots.strategus.arranging import invented
from spielwerk.core.documents import Document


def is_opening(seen: Document) -> bool:
    """Whether armies are still being set up."""
    return bool(seen["phase"] == "setup")


def opening(seen: Document, legal: Sequence[str], lot: random.Random) -> str:
    """The whole army as one action, or the next card."""
    army = seen.get("options", {}).get("army", "full")
    return invented(seen["seat"], seen["pieces"][seen["seat"]], legal, lot, army)
