"""An experiment: many matches of one game by the same bots, each of them a row.

The seed of a match comes from the experiment's name and the match's number, so that matches can be
played in any order, anywhere, and again. A row holds all steps: it can be replayed by itself.
"""

import json
import time
from collections.abc import Collection, Iterator, Sequence
from concurrent.futures import Executor
from functools import lru_cache
from importlib.metadata import version
from typing import NamedTuple

import spielwerk
from spielwerk import bench, bots
from spielwerk.bots.knowledge import knowledge_of
from spielwerk.core import Game, Match
from spielwerk.core.documents import Written
from spielwerk.core.match import Step
from spielwerk.lab import newcomers, one_ply
from spielwerk.lab.executors import results
from spielwerk.lab.telling import measured

Options = tuple[tuple[str, str | int], ...]


class Experiment(NamedTuple):
    """What is played, and by whom."""

    game: str
    options: Options = ()
    seats: int | None = None  # None: the game's usual number
    bots: tuple[str, ...] = (one_ply.NAME,)  # one for all seats, or one for each
    name: str = "1"

    def seed(self, number: int) -> str:
        """The seed of a match."""
        return f"{self.name}/{number}"

    def table(self) -> Game:
        """The game under these options; GameError, OptionError as from `spielwerk.load`."""
        return table(self.game, self.options, self.seats)


class Row(NamedTuple):
    """One match, and what was measured in it. Lists have an item for each seat, if not said."""

    experiment: str
    number: int
    seed: str
    game: str
    options: str  # JSON: those that are not as the rulebook has them
    seats: int
    bots: list[str]
    commit: str | None
    version: str
    steps: str  # JSON: as in a transcript
    returns: list[int]  # 1 won (several may), -1 lost, 0 neither
    scores: list[int] | None  # points, where there are some
    starter: int | None  # the seat that began
    plies: int  # decisions of all seats
    turns: int  # turns of all seats; one may have several decisions
    decisions: list[int]
    choices: float  # legal actions that there were, on average over all decisions
    waits: list[float]  # decisions of others for each own turn
    leads: list[list[float]]  # each seat's chance to win, at moments evenly spaced (`telling`)
    happenings: dict[str, int]  # what the rules did, and how often (`happenings`)
    seconds: float  # CPU time

    def transcript(self) -> Written:
        """The match as a transcript, which can be replayed everywhere."""
        options = tuple(json.loads(self.options).items())
        return {
            "game": self.game,
            **table(self.game, options, self.seats).kept_options(),
            "seats": self.seats,
            "steps": json.loads(self.steps),
            "returns": self.returns,
        }


@lru_cache(maxsize=8)
def table(game: str, options: Options, seats: int | None) -> Game:
    """The game under these options; errors as from `spielwerk.load`. The last eight are kept."""
    return spielwerk.load(game, dict(options), seats=seats)


@lru_cache(maxsize=1)
def origin() -> tuple[str | None, str]:
    """The commit and the version that play here."""
    return bench.commit(), version("spielwerk")


def names(game: str) -> list[str]:
    """The bots that can take part."""
    looks_ahead = [one_ply.NAME] if knowledge_of(game).guide else []
    learned = [newcomers.NAME] if newcomers.is_taught(game) else []
    return [*bots.names(game), *looks_ahead, *learned]


def called_today(names: Sequence[str]) -> list[str]:
    """Bots by the names that they have now."""
    return [one_ply.NAME if name == one_ply.FORMER_NAME else name for name in names]


def play(experiment: Experiment, number: int) -> Row:
    """Play one match. BotError if there is no such bot."""
    began = time.process_time()
    game, seed = experiment.table(), experiment.seed(number)
    seated = called_today(experiment.bots) * (game.seats if len(experiment.bots) == 1 else 1)
    steps = steps_of(game, seated, seed)
    commit, released = origin()
    return Row(
        experiment=experiment.name,
        number=number,
        seed=seed,
        game=game.name,
        options=json.dumps(game.differing_options()),
        seats=game.seats,
        bots=seated,
        commit=commit,
        version=released,
        steps=json.dumps(steps, ensure_ascii=False),
        **measured(game, steps),
        seconds=round(time.process_time() - began, 4),
    )


def steps_of(game: Game, seated: Sequence[str], seed: str) -> list[Step]:
    """The steps of a match between these bots, one for each seat."""
    if set(seated) == {one_ply.NAME}:
        return one_ply.onlooker(game).steps(seed)
    match = game.match(seed)
    players = [player(name, game, seat, seed) for seat, name in enumerate(seated)]
    finish(match, players)
    return match.steps


def finish(match: Match, players: Sequence[bots.Bot]) -> None:
    """Let these players, one for each seat, play a match to its end."""
    while not match.over:
        seat = match.seats_to_act()[0]
        seen, legal = match.observation(seat), match.legal(seat)
        match.play(seat, players[seat].choose(seen, legal, match.events(seat)))


def player(name: str, game: Game, seat: int, seed: str) -> bots.Bot:
    """A bot for a seat; BotError names those that there are."""
    if name == one_ply.NAME:
        return one_ply.player(game, seat, seed)
    if name == newcomers.NAME and newcomers.is_taught(game.name):
        return newcomers.player(game, seat, seed)
    if name not in bots.names(game.name):
        raise bots.BotError(name, names(game.name))
    return bots.load(name, game, seat, seed)


def rows(
    experiment: Experiment, count: int, executor: Executor, done: Collection[int] = ()
) -> Iterator[Row]:
    """The matches from number 0 on that are not `done` yet, as they are played, in any order."""
    asked = ((experiment, number) for number in range(count) if number not in done)
    return results(executor, play, asked)
