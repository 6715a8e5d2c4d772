"""`random`: any legal action, all equally likely. A yardstick, and a player for the very young."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from spielwerk.core import Game


class Uniform:
    """Chooses any legal action."""

    def __init__(self, game: Game, seat: int, seed: int | str | None = None) -> None:
        self.rng = random.Random(f"{seed}/{seat}")

    def choose(
        self,
        observation: Mapping[str, Any],
        legal: Sequence[str],
        events: Sequence[Mapping[str, Any]],
    ) -> str:
        return self.rng.choice(legal)
