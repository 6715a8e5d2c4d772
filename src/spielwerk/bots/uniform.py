"""`random`: any legal action, all equally likely. A yardstick, and a player for the very young."""

import random
from collections.abc import Sequence

from spielwerk.core import Game
from spielwerk.core.documents import Document


class Uniform:
    """Chooses any legal action."""

    def __init__(self, game: Game, seat: int, seed: int | str | None = None) -> None:
        self.rng = random.Random(f"{seed}/{seat}")

    def choose(
        self,
        observation: Document,
        legal: Sequence[str],
        events: Sequence[Document],
    ) -> str:
        return self.rng.choice(legal)
