"""What comes before the match proper in Strategus: the set-up, which needs no search."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from spielwerk.bots.strategus.arranging import invented


def opening(seen: Mapping[str, Any], legal: Sequence[str], lot: random.Random) -> str | None:
    """In the set-up, the whole army as one action or the next card; in play nothing."""
    if seen["phase"] != "setup":
        return None
    return invented(seen["seat"], seen["pieces"][seen["seat"]], legal, lot)
