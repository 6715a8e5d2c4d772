"""`greedy`: tries every legal action in an imagined match and takes the one that looks best.

It looks one action ahead. What a position is worth says the game's own evaluation, the function
`value(state, seat)` of its `Knowledge`, which must ask only for what the seat may know.
"""

import random
from collections.abc import Sequence

from spielwerk.bots.knowledge import knowledge_of
from spielwerk.core import Game
from spielwerk.core.contract import S
from spielwerk.core.documents import Document
from spielwerk.core.news import copied


class Greedy:
    """Chooses the action with the best evaluation; among equals by lot."""

    def __init__(self, game: Game, seat: int, seed: int | str | None = None) -> None:
        self.game = game
        self.seat = seat
        self.seed = f"{seed}/{seat}"
        value = knowledge_of(game.name).value
        assert value is not None, f"nobody has said what positions of {game.name} are worth"
        self.value = value

    def choose(
        self,
        observation: Document,
        legal: Sequence[str],
        events: Sequence[Document],
    ) -> str:
        if len(legal) == 1:
            return legal[0]
        lot = random.Random(f"{self.seed}/{observation['plies']}")
        state = self.game.determinize(observation, seed=self.seed).state
        return max(legal, key=lambda text: (self.value_after(state, text), lot.random()))

    def value_after(self, state: S, text: str) -> float:
        """What the position is worth right after this action."""
        after = copied(state)
        self.game.rules.take(after, self.seat, self.game.moves.parse(text))
        return float(self.value(after, self.seat))
