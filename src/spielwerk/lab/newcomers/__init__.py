"""`newcomer`: who has played a game's lessons and nothing else, so that lessons can be measured.

It knows what their sentences say, as a few numbers in a module here for each game, and looks to
the end of its own turn; it never thinks of what others may do. Hidden things it imagines once.
"""

import importlib
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, cast

from spielwerk import Game, finding
from spielwerk.core.documents import Document
from spielwerk.core.news import copied
from spielwerk.core.records import document
from spielwerk.core.seats import CHANCE

NAME = "newcomer"
MOST = 3
"""Actions of a turn that it thinks through; then it plays, and thinks anew."""


class Place(NamedTuple):
    """What is the same in a whole match: the seat and its team, the board's cells by name."""

    seat: int
    team: Sequence[int]
    cells: Mapping[str, Document]


class Taught(Protocol):
    """What a game's module has."""

    def heard(self, event: Document, place: Place, /) -> float:
        """What something that happens in the own turn is worth."""
        ...

    def stands(self, seen: Document, place: Place, /) -> float:
        """What it is worth how things stand after the own turn."""
        ...


def is_taught(game: str) -> bool:
    """Is there a newcomer to this game?"""
    return finding.module_of(__name__, game) is not None


def player(game: Game, seat: int, seed: str) -> "Newcomer":
    """A newcomer in a seat."""
    module = finding.module_of(__name__, game.name)
    assert module is not None, f"nobody has said what the lessons of {game.name} teach"
    found = importlib.import_module(module)
    made = cast("Callable[..., Newcomer]", getattr(found, "Player", Newcomer))
    return made(cast("Taught", found), game, seat, seed)


class Newcomer:
    """Plays for one seat; among equals by lot."""

    def __init__(self, taught: Taught, game: Game, seat: int, seed: str) -> None:
        self.taught, self.game, self.seat = taught, game, seat
        self.seed = f"{seed}/{seat}/{NAME}"
        team = next(team for team in game.teams() if seat in team)
        self.place = Place(seat, team, {cell["name"]: cell for cell in game.geometry()["cells"]})

    def choose(
        self, observation: Document, legal: Sequence[str], events: Sequence[Document]
    ) -> str:
        """What leads to the best turn, by what the lessons say."""
        if len(legal) == 1:
            return legal[0]
        lot = random.Random(f"{self.seed}/{observation['plies']}")
        state = self.game.determinize(observation, seed=self.seed).state
        return max(legal, key=lambda text: (self._text_worth(state, text), lot.random()))

    def _text_worth(self, state: Any, text: str) -> float:
        return max(
            self._worth(state, one, MOST) for one in self.game.actions_meant(self.seat, text)
        )

    def _worth(self, state: Any, action: int, most: int) -> float:
        """What the best turn is worth that goes on with this action."""
        after = copied(state)
        told = self.game.applied(after, self.seat, action)
        heard = [document(one.event) for one in told if one.is_for(self.seat)]
        worth = sum(self.taught.heard(event, self.place) for event in heard)
        if most > 1 and (legal := self._legal(after)):
            return worth + max(self._worth(after, one, most - 1) for one in legal)
        return worth + self.taught.stands(self.game.observe(after, self.seat), self.place)

    def _legal(self, state: Any) -> list[int]:
        """What there still is to do in this turn."""
        rules = self.game.rules
        if rules.to_act(state) == CHANCE or not rules.acts(state, self.seat):
            return []
        buffer = [0] * self.game.moves.MAX_ACTIONS
        return buffer[: rules.fill_actions(state, self.seat, buffer)]
