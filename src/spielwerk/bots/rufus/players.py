"""`greedy` for Rufus: looks at all sensible plans for its whole turn."""

import random
from collections.abc import Sequence

from spielwerk.bots.rufus.plans import Plans, sensible
from spielwerk.core import Game
from spielwerk.core.documents import Document


class Greedy:
    """Chooses the action that begins the best plan; among equals by lot."""

    def __init__(self, game: Game, seat: int, seed: int | str | None = None) -> None:
        self.game = game
        self.seat = seat
        self.seed = f"{seed}/{seat}"
        self.plans = Plans(seat)

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
        actions = sensible(state, map(self.game.moves.parse, legal))
        best = max(actions, key=lambda action: (self.plans.worth(state, action), lot.random()))
        return str(self.game.moves.text(best))
