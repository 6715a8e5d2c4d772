"""Players that look ahead: `child`, `casual`, `club`, `master`."""

import importlib
import importlib.util
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from typing import Any

import spielwerk
from spielwerk.bots.learning import weights
from spielwerk.bots.search.levels import LEVELS, Level
from spielwerk.bots.search.searcher import Choice, Searcher
from spielwerk.core import Game
from spielwerk.core.chance import seeded

Imagination = Callable[[Game, Mapping[str, Any], Sequence[Mapping[str, Any]], str], Any]


class Player:
    """Chooses for one seat: imagines worlds, searches them, takes what was tried most."""

    def __init__(self, level: Level, game: Game, seat: int, seed: int | str | None = None) -> None:
        self.level = level
        self.game = game
        self.seat = seat
        self.seed = f"{seed}/{seat}"

    def choose(
        self,
        observation: Mapping[str, Any],
        legal: Sequence[str],
        events: Sequence[Mapping[str, Any]],
    ) -> str:
        """The best of the legal actions, as far as this player sees."""
        if len(legal) == 1:
            return legal[0]
        best = self.judged(observation, events)[0]
        text: str = self.game.moves.text(best.action)
        return text

    def judged(
        self, observation: Mapping[str, Any], events: Sequence[Mapping[str, Any]]
    ) -> list[Choice]:
        """Every action that it looked at, the best first."""
        worlds = list(self.worlds(observation, events))
        searcher = searcher_for(self.game.name, self.level.net)
        seed = seeded(f"{self.seed}/{observation['plies']}").below(1 << 32)
        return searcher.search(worlds, self.seat, self.game.seats, self.level, seed)

    def worlds(
        self, observation: Mapping[str, Any], events: Sequence[Mapping[str, Any]]
    ) -> Iterator[Any]:
        imagined = imagination(self.game.name)
        for number in range(self.level.worlds):
            seed = f"{self.seed}/{observation['plies']}/{number}"
            yield imagined(self.game, observation, events, seed)


@lru_cache
def searcher_for(game: str, net: str) -> Searcher:
    """Where positions of a game are searched; its room is kept."""
    guide = importlib.import_module(f"spielwerk.bots.{game}.guide")
    return Searcher(spielwerk.load(game), guide, weights.net(game, net))


@lru_cache
def imagination(game: str) -> Imagination:
    """How worlds of a game are imagined: as its bots know best, or by counting."""
    name = f"spielwerk.bots.{game}.worlds"
    if importlib.util.find_spec(name) is None:
        return counted
    imagined: Imagination = importlib.import_module(name).imagined
    return imagined


def counted(
    game: Game, seen: Mapping[str, Any], events: Sequence[Mapping[str, Any]], seed: str
) -> Any:
    """A world of which only is known that it agrees with what is seen."""
    return game.determinize(seen, seed=seed).state


def players(game: str) -> dict[str, Callable[[Game, int, int | str | None], Player]]:
    """The levels at which a game can be played: those whose nets have been taught."""
    taught = weights.names(game)
    return {name: partial(Player, level) for name, level in LEVELS.items() if level.net in taught}
