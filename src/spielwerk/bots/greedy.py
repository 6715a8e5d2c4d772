"""`greedy`: tries every legal action in an imagined match and takes the one that looks best.

It looks one action ahead. What a position is worth says the game's own evaluation, the function
`value(state, seat)` in `bots/<game>/__init__.py`, which must ask only for what the seat may know.
"""

import importlib
import random
from collections.abc import Mapping, Sequence
from typing import Any

from spielwerk.core import Game
from spielwerk.core.match import copied


class Greedy:
    """Chooses the action with the best evaluation; among equals by lot."""

    def __init__(self, game: Game, seat: int, seed: int | str | None = None) -> None:
        self.game = game
        self.seat = seat
        self.seed = f"{seed}/{seat}"
        self.value = importlib.import_module(f"spielwerk.bots.{game.name}").value

    def choose(
        self,
        observation: Mapping[str, Any],
        legal: Sequence[str],
        events: Sequence[Mapping[str, Any]],
    ) -> str:
        if len(legal) == 1:
            return legal[0]
        lot = random.Random(f"{self.seed}/{observation['plies']}")
        state = self.game.determinize(observation, seed=self.seed).state
        return max(legal, key=lambda text: (self.value_after(state, text), lot.random()))

    def value_after(self, state: Any, text: str) -> float:
        """What the position is worth right after this action."""
        after = copied(state)
        self.game.rules.take(after, self.seat, self.game.moves.parse(text))
        return float(self.value(after, self.seat))
