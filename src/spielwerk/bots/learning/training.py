"""Teaching a net by TD(lambda): every position is to be worth what the later ones turn out to be.

Sutton, Learning to predict by the methods of temporal differences (1988). Matches are played as
machine code; the net learns from batches of them with Adam (Kingma, Ba 2015). How a match goes is
drawn by its number, so it is the same wherever it is played.
"""

import io
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spielwerk import files
from spielwerk.bots.knowledge import guide_of, knowledge_of
from spielwerk.bots.learning.net import Net, with_log_odds
from spielwerk.bots.search.searcher import rules_for
from spielwerk.core import Game
from spielwerk.core.compiled import bound, pack, records, state_of
from spielwerk.core.machine import Playable

SELFPLAY = "spielwerk.bots.learning.selfplay"
SAMPLES = 20_000
"""Positions written down of one match at most."""
ARCHIVE = b"PK"
"""How the files begin in which NumPy keeps several arrays."""
ORDER = 1
"""Tells the lot by which the positions of a batch are shuffled from those of its matches."""

Floats32 = NDArray[np.float32]
Samples = tuple[Floats32, Floats32, Floats32]
"""Positions of a match, what they should be worth, and what the net lacks there (`log_odds`)."""
Play = Callable[[Net, range], Iterable[Samples]]
"""Plays the matches of these numbers with a net, for their samples in that order."""


@dataclass
class TrainingConfig:
    """How a net is taught."""

    units: int = 32
    batch: int = 64  # matches of a batch
    td_lambda: float = 0.95
    temperature: float = 0.01  # of self-play, as a chance to win
    learning_rate: float = 0.002
    halving: float = 20_000  # matches after which the learning rate has halved
    seed: int = 1
    masked: tuple[int, ...] = ()  # features that the net does not look at


@dataclass
class Learner:
    """A net, and all that it takes to go on learning. `subject`: what it learns."""

    net: Net
    means: Net
    squares: Net
    steps: int = 0
    matches: int = 0
    losses: list[float] = field(default_factory=list)
    subject: str = ""


def new_net(features: int, units: int, rng: np.random.Generator) -> Net:
    """Small random weights: everything is worth about one half."""
    first = rng.normal(0, 1 / np.sqrt(features), (features, units)).astype(np.float32)
    second = rng.normal(0, 0.3 / np.sqrt(units), units).astype(np.float32)
    return Net(first, np.zeros(units, np.float32), second, np.zeros(1, np.float32))


def new_learner(features: int, config: TrainingConfig, initial: Sequence[float] = ()) -> Learner:
    """One that has learned nothing. `initial`: what features add to the log odds of winning."""
    net = new_net(features, config.units, np.random.default_rng(config.seed))
    if any(initial):
        net.first[:, 0], net.first[:, 1] = initial, np.negative(initial)
        net.second[:2] = 1, -1
    net.first[list(config.masked)] = 0
    return Learner(net, zeros_like(net), zeros_like(net))


def zeros_like(net: Net) -> Net:
    return Net(*(np.zeros_like(part) for part in net))


class SelfPlay:
    """Where matches of one game are played for learning, by the learner or by `behaviour`.

    `rules`: those to play by, if not those to learn by.
    """

    def __init__(
        self,
        game: Game,
        units: int,
        behaviour: Net | None = None,
        rules: Playable[Any] | None = None,
    ) -> None:
        guide, known = guide_of(game.name), knowledge_of(game.name)
        if rules is None:
            rules = known.training_rules or rules_for(known, game)
        self.code = bound(SELFPLAY, rules, True, guide)
        self.game = game
        self.behaviour = behaviour
        self.log_odds = known.log_odds(game.options, game.seats)
        self.start = records(rules, 1)
        pack(game.new_state(state_of(rules)), self.start[0])
        most = max(game.moves.MAX_ACTIONS, game.moves.MAX_OUTCOMES)
        features = guide.count()
        self.room = self.code.Room(
            state=records(rules, 1),
            determinized=records(rules, 1),
            after=records(rules, 1),
            actions=np.zeros(most, np.int32),
            weights=np.zeros(most, np.int32),
            worth=np.zeros(most, np.float64),
            x=np.zeros(features, np.float32),
            hidden=np.zeros(len(behaviour.bias) if behaviour else units, np.float32),
            features=np.zeros((SAMPLES, features), np.float32),
            seats=np.zeros(SAMPLES, np.int32),
            values=np.zeros(SAMPLES, np.float32),
            returns=np.zeros(game.seats, np.float64),
        )

    def play(self, net: Net, temperature: float, rng: np.random.Generator) -> int:
        """One match; returns how many positions the room holds of it."""
        self.room.state[0] = self.start[0]
        here = with_log_odds(net, self.log_odds)
        return int(self.code.play(self.room, here, temperature, rng))

    def samples(self, net: Net, config: TrainingConfig, number: int) -> Samples:
        """What is to be learned from the match of this number."""
        rng = np.random.default_rng([config.seed, number])
        count = self.play(self.behaviour or net, config.temperature, rng)
        features = self.room.features[:count].copy()
        features[:, config.masked] = 0
        lacking = np.full(count, self.log_odds, np.float32)
        return features, self.targets(count, config.td_lambda), lacking

    def targets(self, count: int, td_lambda: float) -> Floats32:
        """What every position turned out to be worth: (1 - lambda) next value + lambda later."""
        later = self.room.returns.copy()
        target = np.zeros(count, np.float32)
        for i in range(count - 1, -1, -1):
            seat = self.room.seats[i]
            target[i] = later[seat]
            later[seat] = (1 - td_lambda) * self.room.values[i] + td_lambda * later[seat]
        return target


def train(learner: Learner, play: Play, config: TrainingConfig, matches: int) -> Iterator[Learner]:
    """Teach until so many matches were played; yields the learner after each batch."""
    while learner.matches < matches:
        rng = np.random.default_rng([config.seed, learner.matches, ORDER])
        numbers = range(learner.matches, learner.matches + config.batch)
        samples = list(play(learner.net, numbers))
        learner.matches += config.batch
        x, target, log_odds = map(np.concatenate, zip(*samples, strict=True))
        order = rng.permutation(len(target))
        rate = rate_of(config, learner.matches)
        losses = [
            learn(learner, x[part], target[part], rate, log_odds[part])
            for part in np.array_split(order, max(1, len(order) // 1024))
        ]
        learner.losses.append(float(np.mean(losses)))
        yield learner


def rate_of(config: TrainingConfig, matches: int) -> float:
    return config.learning_rate / (1 + matches / config.halving)


def learn(
    learner: Learner, x: Floats32, target: Floats32, rate: float, log_odds: Floats32 | float = 0
) -> float:
    """One step of Adam on cross-entropy; returns the mean squared error before it.

    `log_odds`: what is added to those of the net.
    """
    net, count = learner.net, len(target)
    hidden = np.maximum(x @ net.first + net.bias, 0)
    value = 1 / (1 + np.exp(-(hidden @ net.second + net.last[0] + log_odds)))
    error = (value - target) / count
    back = np.outer(error, net.second) * (hidden > 0)
    slope = Net(x.T @ back, back.sum(0), hidden.T @ error, error.sum(keepdims=True))
    learner.steps += 1
    for parts in zip(net, slope, learner.means, learner.squares, strict=True):
        adam(*parts, learner.steps, rate)
    return float(np.mean((value - target) ** 2))


def adam(
    weights: Floats32, slope: Floats32, mean: Floats32, square: Floats32, step: int, rate: float
) -> None:
    """Change weights against their slope, by its running mean over its running size."""
    mean += 0.1 * (slope - mean)
    square += 0.001 * (slope**2 - square)
    fair_mean, fair_square = mean / (1 - 0.9**step), square / (1 - 0.999**step)
    weights -= rate * fair_mean / (np.sqrt(fair_square) + 1e-8)


def save(learner: Learner, path: Path) -> None:
    """Write everything that is needed to go on. NotWritten: what was there before is whole."""
    parts = {
        f"{name}_{key}": part
        for name, net in (
            ("net", learner.net),
            ("means", learner.means),
            ("squares", learner.squares),
        )
        for key, part in net._asdict().items()
    }
    counted = np.array([learner.steps, learner.matches])
    losses, subject = np.array(learner.losses), np.array(learner.subject)
    content = io.BytesIO()
    np.savez(content, counted=counted, losses=losses, subject=subject, **parts)
    files.write(path, content.getvalue())


def archive(path: Path) -> np.lib.npyio.NpzFile:
    """The archive of arrays that lies there. ValueError: it is none.

    A pickle is not even opened: reading one can run any program.
    """
    with path.open("rb") as file:
        if file.read(len(ARCHIVE)) != ARCHIVE:
            raise ValueError("it is no archive of arrays")
    kept = np.load(path)
    if not isinstance(kept, np.lib.npyio.NpzFile):
        raise ValueError("it is a single array")
    return kept


def load(path: Path) -> Learner:
    """What `save` wrote. ValueError, KeyError or what NumPy says if it did not write this."""
    with archive(path) as kept:
        net, means, squares = (
            Net(*(kept[f"{name}_{key}"] for key in Net._fields))
            for name in ("net", "means", "squares")
        )
        steps, matches = (int(n) for n in kept["counted"])
        losses, subject = kept["losses"].tolist(), str(kept["subject"])
        return Learner(net, means, squares, steps, matches, losses, subject)
