"""Twelve partners of different styles, by plain rules, each a millisecond or so a move.

Six are there to tune against. The other six are held out: nothing is ever tuned on them, so that
they tell whether what was found holds against others, too.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any

from spielwerk.bots.search.players import Player, level_of
from spielwerk.bots.strategus.league.hunters import Chaser, Digger, Raider, Rusher, Sacrificer
from spielwerk.bots.strategus.league.waiters import Bluffer, Dancer, Mirror, Pacifist, Patient
from spielwerk.bots.strategus.players import Anyhow, Greedy
from spielwerk.core import Game
from spielwerk.core.documents import Document


class Late:
    """Plays at random at first, and by `greedy`'s rule once few cards are left."""

    FEW = 40

    def __init__(self, game: Game, seat: int, seed: int | str | None = None) -> None:
        self.early, self.late = Anyhow(game, seat, seed), Greedy(game, seat, seed)

    def choose(
        self,
        observation: Document,
        legal: Sequence[str],
        events: Sequence[Document],
    ) -> str:
        there = sum(len(pieces) for pieces in observation["pieces"])
        if observation["phase"] != "setup" and there <= self.FEW:
            return self.late.choose(observation, legal, events)
        return self.early.choose(observation, legal, events)


def before(level: str, game: Game, seat: int, seed: int | str | None = None) -> Player:
    """A level as it was before it read the board: worlds, and playing on by rule."""
    return Player(level_of(game, level), game, seat, seed)


TUNED: dict[str, Any] = {
    "patient": Patient,
    "chaser": Chaser,
    "raider": Raider,
    "rusher": Rusher,
    "dancer": Dancer,
    "club-before": partial(before, "club"),
}
"""By name: those that numbers may be tuned against."""
HELD_OUT: dict[str, Any] = {
    "digger": Digger,
    "bluffer": Bluffer,
    "pacifist": Pacifist,
    "sacrificer": Sacrificer,
    "mirror": Mirror,
    "late": Late,
}
"""Those that nothing is tuned against."""
PARTNERS = TUNED | HELD_OUT
OTHERS: dict[str, Any] = {"master-before": partial(before, "master")}
"""Too slow for the league, and there for whoever asks for them."""
