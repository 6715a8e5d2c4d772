"""Players that look ahead: `child`, `casual`, `club`, `master`."""

import random
from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from itertools import count, islice
from statistics import fmean

import spielwerk
from spielwerk.bots.errors import BotError
from spielwerk.bots.knowledge import Imagination, Maker, Openings, knowledge_of
from spielwerk.bots.learning import configs, weights
from spielwerk.bots.learning.net import Net, with_log_odds
from spielwerk.bots.reasons import speaking
from spielwerk.bots.search.levels import FEW_SEATS, LEVELS, Level
from spielwerk.bots.search.searcher import Choice, Searcher
from spielwerk.bots.searching import Searching
from spielwerk.core import Game
from spielwerk.core.chance import seeded
from spielwerk.core.contract import S
from spielwerk.core.documents import Document
from spielwerk.core.lines import Line
from spielwerk.core.machine import Record

COMPARED_IN = 8
"""In so many worlds what speaks for an action has to be so."""


class Player(Searching):
    """Chooses for one seat: imagines worlds, searches them, takes what looks best."""

    level: Level

    def __init__(self, level: Level, game: Game, seat: int, seed: int | str | None = None) -> None:
        super().__init__(level)
        self.game = game
        self.seat = seat
        self.seed = f"{seed}/{seat}"

    def choose(
        self,
        observation: Document,
        legal: Sequence[str],
        events: Sequence[Document],
    ) -> str:
        """The best of the legal actions, as far as this player sees."""
        if len(legal) == 1:
            return legal[0]
        if opening := self.opening(observation):
            lot = random.Random(f"{self.seed}/{observation['plies']}")
            return opening.opening(observation, legal, lot)
        best = self.judged(observation, events)[0]
        return str(self.game.moves.text(best.action))

    def opening(self, observation: Document) -> Openings | None:
        """What knows how to begin, while a match begins with something that needs no search."""
        openings = knowledge_of(self.game.name).openings
        return openings if openings and openings.is_opening(observation) else None

    def judged(self, observation: Document, events: Sequence[Document]) -> list[Choice]:
        """Every action that it looked at, the best first; none in an opening."""
        self.cancelled.clear()
        if self.opening(observation):
            return []
        self.has_searched = True
        worlds = self.worlds(observation, events)
        number = seeded(f"{self.seed}/{observation['plies']}").below(1 << 32)
        seats = self.game.seats
        return self.searcher.search(worlds, self.seat, seats, self.level, number, self.cancelled)

    def chance(self, observation: Document, events: Sequence[Document]) -> float:
        """How likely it is to win as things stand, without looking ahead; 0 to 1."""
        if self.opening(observation):
            return 0.5
        worlds = self.worlds(observation, events)
        return fmean(self.searcher.value(world, self.seat) for world in worlds)

    def because(
        self, observation: Document, events: Sequence[Document], actions: Sequence[str]
    ) -> list[list[Line]]:
        """What speaks for each by the rules: what was learned is numbers, and gives no reasons."""
        reasons = knowledge_of(self.game.name).reasons
        if not reasons or not actions:
            return [[] for _ in actions]
        worlds = islice(self.imagined(observation, events), COMPARED_IN)
        states = [plain(self.game, world) for world in worlds]
        return speaking(self.game, reasons, states, self.seat, actions)

    def worlds(self, observation: Document, events: Sequence[Document]) -> list[Record]:
        """As many worlds as are searched."""
        return list(islice(self.imagined(observation, events), self.level.worlds))

    def imagined(self, observation: Document, events: Sequence[Document]) -> Iterator[Record]:
        """Ways that the hidden things may lie, as far as it remembers what it was told."""
        seed = f"{self.seed}/{observation['plies']}"
        imagine = imagination(self.game.name)
        return imagine(self.game, observation, events, seed, self.level.memory)

    @property
    def searcher(self) -> Searcher:
        """Where it searches, with what it has learned of this game under its options."""
        searcher = searcher_for(self.game.name, configs.net_for(self.game, self.level.net))
        searcher.net = net_at(self.game, self.level.net)
        return searcher


@lru_cache
def searcher_for(game: str, net: str) -> Searcher:
    """Where positions of a game are searched; its room is kept."""
    return Searcher(spielwerk.load(game), knowledge_of(game), weights.net(game, net))


def net_at(game: Game, net: str) -> Net:
    """What was learned for this table; `net`: `full`, or another one's name without its part."""
    log_odds = knowledge_of(game.name).log_odds(game.options, game.seats)
    return _net(game.name, configs.net_for(game, net), log_odds)


@lru_cache
def _net(game: str, net: str, log_odds: float) -> Net:
    return with_log_odds(weights.net(game, net), log_odds)


@lru_cache
def imagination(game: str) -> Imagination:
    """How worlds of a game are imagined: as its bots know best, or by counting."""
    return knowledge_of(game).worlds or counted


def plain(game: Game[S], world: Record) -> S:
    """An imagined world as the game's own rules have it."""
    state = game.new_state()
    for name in vars(state):
        setattr(state, name, getattr(world, name))
    return state


def counted(
    game: Game,
    seen: Document,
    events: Sequence[Document],
    seed: str,
    memory: int | None = None,
) -> Iterator[Record]:
    """Worlds of which only is known that they agree with what is seen."""
    for number in count():
        yield game.determinize(seen, seed=f"{seed}/{number}").state


def players(game: str) -> dict[str, Maker]:
    """The levels at which a game can be played: those whose nets have been taught."""
    taught = {name.partition("-")[0] for name in weights.names(game)}
    return {
        name: partial(player_at, name) for name, level in LEVELS.items() if level.net in taught
    }


def player_at(name: str, game: Game, seat: int, seed: int | str | None = None) -> Player:
    """A player of this level."""
    return Player(level_of(game, name), game, seat, seed)


def level_of(game: Game, name: str) -> Level:
    """How a level thinks at this table: as everywhere, but for what its guide says.

    BotError names the levels.
    """
    if name not in LEVELS:
        raise BotError(name, list(LEVELS))
    known = knowledge_of(game.name)
    own = known.levels.get(known.part_of(game.options, game.seats), {})
    among_few = known.among_few if game.seats <= FEW_SEATS else {}
    level = LEVELS[name]._replace(**{**own.get(name, {}), **among_few.get(name, {})})
    return level._replace(iterations=level.iterations + level.more * (game.seats - 2))
