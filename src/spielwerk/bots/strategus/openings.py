"""What comes before the match proper in Strategus: the set-up, which needs no search."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from spielwerk.bots.strategus.arranging import invented


def is_opening(seen: Mapping[str, Any]) -> bool:
    """Whether armies are still being set up."""
    return bool(seen["phase"] == "setup")


def opening(seen: Mapping[str, Any], legal: Sequence[str], lot: random.Random) -> str:
    """The whole army as one action, or the next card."""
    return invented(seen["seat"], seen["pieces"][seen["seat"]], legal, lot)
