"""`greedy` for Streifzug durch: plans its whole roll, and plays its cards one by one."""

import random
from collections.abc import Callable, Sequence

from spielwerk.bots.streifzug.outlook import Outlook
from spielwerk.bots.streifzug.plans import Plans
from spielwerk.bots.streifzug.worth import value
from spielwerk.core import Game
from spielwerk.core.documents import Document
from spielwerk.core.news import copied
from spielwerk.games.streifzug.state import State

Judge = Callable[[int], float]
"""What an action is worth."""


class Greedy:
    """Chooses the action with the best prospects; among equals by lot."""

    def __init__(self, game: Game, seat: int, seed: int | str | None = None) -> None:
        self.game = game
        self.seat = seat
        self.seed = f"{seed}/{seat}"

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
        judge = self.moves(state) if observation["phase"] == "dice" else self.cards(state)
        return max(legal, key=lambda text: (judge(self.game.moves.parse(text)), lot.random()))

    def moves(self, state: State) -> Judge:
        return Plans(state, self.seat).worth

    def cards(self, state: State) -> Judge:
        """Judges what is done with cards, and answers to throws."""
        outlook = Outlook(state, self.seat)

        def worth(action: int) -> float:
            after = copied(state)
            self.game.rules.take(after, self.seat, action)
            return value(after, self.seat, outlook)

        return worth
