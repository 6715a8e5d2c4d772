"""A net that chooses actions at a table, with a hidden layer; it can be kept, and take a seat."""

import io
import json
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from spielwerk import files
from spielwerk.bots.learning.training import archive
from spielwerk.core import Game
from spielwerk.core.chance import seeded
from spielwerk.core.documents import Document
from spielwerk.core.tensors import bounds
from spielwerk.envs.room import Array
from spielwerk.envs.versions import load as load_named
from spielwerk.envs.versions import name_of

Floats = NDArray[np.float32]

UNREADABLE = (OSError, ValueError, TypeError, LookupError, EOFError, BadZipFile)
"""What reading a file may end with that nobody has saved."""

FEW = 16
"""A number that can have at most so many values is an input for each of them."""


class Policy:
    """A net over a game's observations and actions; `parts` are its weights."""

    def __init__(self, game: Game, units: int = 64, seed: int = 1) -> None:
        self.game = game
        low, high = (np.array(bound) for bound in bounds(game.fields))
        spread = high - low
        self._low, self._few = low, spread < FEW
        widths = np.where(self._few, spread + 1, 1)
        self._first = np.concatenate([[0], np.cumsum(widths)[:-1]])
        self._scale = np.maximum(spread, 1).astype(np.float32)
        dice, width = np.random.default_rng(seed), int(widths.sum())
        self.parts: list[Floats] = [
            (dice.normal(size=(width, units)) / sqrt(len(low))).astype(np.float32),
            np.zeros(units, np.float32),
            (dice.normal(size=(len(game.actions), units)) * 0.01).astype(np.float32),
            np.zeros(len(game.actions), np.float32),
            np.zeros(units, np.float32),
            np.zeros(1, np.float32),
        ]

    def inputs(self, observations: Array) -> Floats:
        """What the net is given for these observations, a row each."""
        offset = observations - self._low
        x = np.zeros((len(observations), len(self.parts[0])), np.float32)
        rows = np.arange(len(observations))[:, None]
        x[rows, (self._first + offset)[:, self._few]] = 1
        many = ~self._few
        x[:, self._first[many]] = offset[:, many] / self._scale[many]
        return x

    def hidden(self, inputs: Floats) -> Floats:
        """What the hidden layer makes of `inputs` (ReLU): a row of `units` numbers for each."""
        found: Floats = np.maximum(inputs @ self.parts[0] + self.parts[1], 0)
        return found

    def values(self, hidden: Floats) -> Floats:
        """What the seats to act expect to gain."""
        found: Floats = hidden @ self.parts[4] + self.parts[5][0]
        return found

    def chances(self, hidden: Floats, legal: Array, offsets: Array) -> Floats:
        """How likely each legal action is chosen, table after table."""
        rows = rows_of(offsets)
        worth = np.einsum("ij,ij->i", hidden[rows], self.parts[2][legal]) + self.parts[3][legal]
        worth = np.exp(worth - np.maximum.reduceat(worth, offsets[:-1])[rows])
        found: Floats = worth / np.add.reduceat(worth, offsets[:-1])[rows]
        return found

    def save(self, path: Path | str) -> None:
        """Write the net, and for which table it is, into an .npz file; NotWritten if need be."""
        about = {
            "environment": name_of(self.game.name),
            "options": self.game.differing_options(),
            "seats": self.game.seats,
        }
        content = io.BytesIO()
        np.savez(content, *self.parts, about=np.array(json.dumps(about)))
        files.write(Path(path), content.getvalue())

    @classmethod
    def load(cls, path: Path | str) -> "Policy":
        """The net that `save` has written there. ValueError: there is none, or not of today."""
        try:
            with archive(Path(path)) as kept:
                about, parts = json.loads(str(kept["about"])), [kept[f"arr_{n}"] for n in range(6)]
            game = load_named(about["environment"], about["options"], about["seats"])
            policy = cls(game, units=parts[0].shape[1])
        except UNREADABLE as error:
            raise ValueError(f"{path} is no net that `save` has written ({error})") from error
        if [part.shape for part in parts] != [part.shape for part in policy.parts]:
            raise ValueError(f"{path}: its weights do not fit {about['environment']}")
        policy.parts = parts
        return policy


class Learned:
    """A policy in one seat, as our bots are; it knows what the seat sees and nothing else."""

    def __init__(self, policy: Policy, seat: int, seed: int | str | None = None) -> None:
        self.policy, self.seat, self.chance = policy, seat, seeded(f"{seed}/{seat}")
        self.dice = np.random.default_rng(self.chance.below(1 << 64))

    def choose(
        self, observation: Document, legal: Sequence[str], events: Sequence[Document]
    ) -> str:
        """An action as likely as the policy has it."""
        game, seen = self.policy.game, np.array([self.numbers(observation)])
        numbers = np.array([game.action_numbers[game.moves.parse(text)] for text in legal])
        offsets = np.array([0, len(numbers)])
        hidden = self.policy.hidden(self.policy.inputs(seen))
        likely = self.policy.chances(hidden, numbers, offsets)
        return legal[int(drawn(likely, offsets, self.dice)[0])]

    def numbers(self, observation: Document) -> Sequence[int]:
        """An observation as numbers: those of any match in which the seat sees just this."""
        game = self.policy.game
        match = game.determinize(observation, chance=self.chance)
        return game.numbers_seen(match.state, self.seat)


def rows_of(offsets: Array) -> Array:
    """To which table each legal action belongs."""
    return np.repeat(np.arange(len(offsets) - 1), np.diff(offsets))


def drawn(chances: Floats, offsets: Array, dice: np.random.Generator) -> Array:
    """The place of an action for each table, as likely as the chances say."""
    worth = np.log(chances + 1e-9) - np.log(-np.log(dice.random(len(chances)) + 1e-12))
    best = np.flatnonzero(worth == np.maximum.reduceat(worth, offsets[:-1])[rows_of(offsets)])
    return best[np.searchsorted(best, offsets[:-1])]
