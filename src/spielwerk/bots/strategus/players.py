"""`greedy` and `forgetful` for Strategus: they choose by `rule`, and by what they remember."""

import random
from collections.abc import Sequence

from spielwerk.bots.strategus.arranging import arranged, shuffled
from spielwerk.bots.strategus.memory import Fading
from spielwerk.bots.strategus.nearness import apple_of_board
from spielwerk.bots.strategus.rule import prepare, value
from spielwerk.bots.strategus.worlds import Table
from spielwerk.bots.uniform import Uniform
from spielwerk.core import Game
from spielwerk.core.documents import Document
from spielwerk.games.strategus.moves import parse

SPAN = 6
"""For how many of its turns `forgetful` remembers an ordinary face."""


class Greedy:
    """Chooses the action that looks best, among equals by lot. It forgets nothing."""

    def __init__(
        self, game: Game, seat: int, seed: int | str | None = None, fading: Fading | None = None
    ) -> None:
        self.game = game
        self.seat = seat
        self.seed = f"{seed}/{seat}"
        self.fading = fading

    def choose(
        self,
        observation: Document,
        legal: Sequence[str],
        events: Sequence[Document],
    ) -> str:
        if observation["phase"] == "setup":
            lot = random.Random(self.seed)
            placed = observation["pieces"][self.seat]
            return arranged(self.seat, placed, legal, lot, self.game.options["army"])
        if len(legal) == 1:
            return legal[0]
        lot = random.Random(f"{self.seed}/{observation['plies']}")
        state = Table(self.game, observation, events, self.fading).state
        prepare(state, self.seat, 0)
        apple = apple_of_board(state, self.seat)
        return max(
            legal, key=lambda text: (value(state, self.seat, parse(text), apple), lot.random())
        )


class Forgetful(Greedy):
    """Plays like Greedy, but forgets as `Fading` tells; `span` is counted in its own turns."""

    def __init__(
        self, game: Game, seat: int, seed: int | str | None = None, span: int = SPAN
    ) -> None:
        super().__init__(game, seat, seed, Fading(span))


class Anyhow(Uniform):
    """Lays any set-up, as a whole, and then plays any action, all equally likely."""

    def __init__(self, game: Game, seat: int, seed: int | str | None = None) -> None:
        super().__init__(game, seat, seed)
        self.army = str(game.options["army"])

    def choose(
        self,
        observation: Document,
        legal: Sequence[str],
        events: Sequence[Document],
    ) -> str:
        if observation["phase"] == "setup" and not observation["pieces"][observation["seat"]]:
            return shuffled(self.rng, self.army)
        return super().choose(observation, legal, events)
