"""What bots know of a game, written once: `bots/<game>/__init__.py` fills in a `Knowledge`.

What a game does not need keeps its default; of a game of which nothing is known, any legal action
is as good as another. Where one game is several, as with and without cards, or among few and among
many, each part has a name and nets of its own, and what is learned and played differs by part.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING, Any, Generic, Protocol

from typing_extensions import TypeVar

from spielwerk import finding
from spielwerk.core.contract import S, S_contra
from spielwerk.core.documents import Document
from spielwerk.core.lines import Line
from spielwerk.core.machine import Floats, Ints, Lot, Playable
from spielwerk.core.options import Values
from spielwerk.turns import Reason

if TYPE_CHECKING:
    from spielwerk.bots.learning.mapping import StarMap
    from spielwerk.bots.learning.training import Learner, TrainingConfig
    from spielwerk.bots.search.searcher import Choice
    from spielwerk.core import Game

FLOOR = "spielwerk.bots"
WHOLE = ""
"""The part of a game that is one."""

P = TypeVar("P")
S_co = TypeVar("S_co", covariant=True, default=Any)
ByPart = Mapping[str, P]

Table = dict[str, str | int]
"""Options by name, and `seats`: where is learned."""

Level = Document
"""In which fields a level differs from what it is elsewhere (`bots.search.levels.Level`)."""


class Bot(Protocol):
    """A player that chooses for one seat."""

    def choose(
        self, observation: Document, legal: Sequence[str], events: Sequence[Document]
    ) -> str:
        """One of the legal actions."""
        ...


class Judge(Protocol):
    """Says how likely a seat is to win, from what it sees and was told."""

    def judged(self, observation: Document, events: Sequence[Document]) -> list[Choice]:
        """What it could do and the chance to win with that, the best first."""
        ...

    def chance(self, observation: Document, events: Sequence[Document]) -> float:
        """The chance to win as things stand."""
        ...

    def because(
        self, observation: Document, events: Sequence[Document], actions: Sequence[str]
    ) -> list[list[Line]]:
        """Why each of these actions is as good or bad as it is, in sentences; often in none."""
        ...


class JudgeMaker(Protocol):
    """What makes a judge for a seat, who thinks as long as a level."""

    def __call__(
        self, level: str, game: Game, seat: int, seed: int | str | None = None, /
    ) -> Judge:
        """The judge of a seat; what it draws by lot follows from the seed."""
        ...


class Maker(Protocol):
    """What makes a bot for a seat."""

    def __call__(self, game: Game, seat: int, seed: int | str | None = None, /) -> Bot:
        """The bot of a seat; what it draws by lot follows from the seed."""
        ...


class Guide(Protocol[S_contra]):
    """`guide.py`: what search and learning know, written like rules and compiled with them."""

    @property
    def NAMES(self) -> Sequence[str]:  # noqa: N802
        """What each feature is about, in words, in the order in which they are written."""
        ...

    def count(self) -> int:
        """How many features there are: as many as `NAMES`."""
        ...

    def fill_features(self, s: S_contra, seat: int, x: Floats, /) -> None:
        """Write all features of a position as `seat` sees them, each about 0 to 1.

        There has to be room for `count()` of them in `x`.
        """
        ...

    def information_state(self, s: S_contra, viewer: int, /) -> int:
        """A hash of all that `viewer` sees, by which a search finds its nodes again.

        Who sees the same gets the same number; who does not, nearly always another.
        """
        ...

    def stops(self, s: S_contra, /) -> bool:
        """Whether a search that has come to chance looks no further, and asks the net instead."""
        ...

    def determinize(self, s: S_contra, seat: int, rng: Lot, /) -> None:
        """Draw anew, in place, what `seat` does not see: in any way that can be.

        Where an action shows nothing of it, nothing has to be drawn.
        """
        ...


class Playout(Protocol[S_contra]):
    """How matches go on beyond the tree of a search."""

    def play_on(self, s: S_contra, plies: int, actions: Ints, weights: Ints, rng: Lot, /) -> None:
        """Play on from a position, in place, by rule: so many plies, or to the end.

        `actions` and `weights` are buffers, with room for `MAX_ACTIONS` and `MAX_OUTCOMES`.
        """
        ...

    def prior(self, s: S_contra, seat: int, action: int, /) -> float:
        """How much better than others an action is by rule, as a chance to win.

        0 where nothing is known. Where a search begins, it is added to what the net says.
        """
        ...


class Openings(Protocol):
    """`openings.py`: how a match begins that begins with something that needs no search."""

    def is_opening(self, seen: Document, /) -> bool:
        """Whether what a seat sees is still the opening."""
        ...

    def opening(self, seen: Document, legal: Sequence[str], lot: Random, /) -> str:
        """One of the legal actions, drawn by lot among good ones."""
        ...


class Teacher(Protocol):
    """`regression.py`: where the full net does not learn by play against itself."""

    @property
    def HOW(self) -> str:  # noqa: N802
        """How it teaches, in a few words, for the card of the net."""
        ...

    def train(
        self, learner: Learner, config: TrainingConfig, matches: int, starmap: StarMap, /
    ) -> Iterator[Learner]:
        """Teach by so many matches in all; yields the learner when it has learned more.

        `starmap` spreads the work over processes. Nothing is yielded if it has had so many.
        """
        ...


class Imagination(Protocol[S_co]):
    """Ways that the hidden things may lie, without end; who forgets, knows less of them."""

    def __call__(
        self,
        game: Game,
        seen: Document,
        events: Sequence[Document],
        seed: str,
        memory: int | None = None,
        /,
    ) -> Iterator[S_co]:
        """States that may be the true one, for all that a seat sees and was told.

        The same seed gives the same ones. What was seen fades after `memory` own turns; None:
        never.
        """
        ...


@dataclass(frozen=True, kw_only=True)
class Knowledge(Generic[S]):
    """What bots know of one game."""

    value: Callable[[S, int], float] | None = None
    """What a position is worth to a seat by rules of thumb, for `greedy`."""
    bots: Mapping[str, Maker] = field(default_factory=dict)
    """Bots of its own beside the levels or in their place, by name, the usual opponent first."""
    machine_code: Sequence[ModuleType] = ()
    """What these have compiled, besides what all games share."""
    worlds: Imagination[S] | None = None
    """Where events tell more of what is hidden than the observation."""
    openings: Openings | None = None
    judge: JudgeMaker | None = None
    """Who says what chances there are, where that is not the search over worlds."""

    reasons: Sequence[Reason] = ()
    """What may speak for an action, the weightiest first."""

    guide: Guide[S] | None = None
    rules: Playable[S] | None = None
    """Rules to search by, if not the game's: over a state that holds more."""
    training_rules: Playable[S] | None = None
    """Rules to learn by, if not those to search by."""
    playout: Playout[S] | None = None
    """How a search plays on by rule."""
    levels: ByPart[Mapping[str, Level]] = field(default_factory=dict)
    """What the levels do otherwise than in other games."""
    among_few: Mapping[str, Level] = field(default_factory=dict)
    """The same at small tables alone."""

    part_of: Callable[[Values, int], str] = lambda _options, _seats: WHOLE
    """The part of the game that is played under these options by so many seats."""
    log_odds: Callable[[Values, int], float] = lambda _options, _seats: 0.0
    """What the net's log odds lack at such a table, if it was taught where more of all win."""
    tables: ByPart[Sequence[Table]] = field(default_factory=lambda: {WHOLE: ({},)})
    """The tables at which each part is learned."""
    simple: ByPart[Sequence[str]] = field(default_factory=dict)
    """The features that a child looks at."""
    training: Document = field(default_factory=dict)
    """Fields of `TrainingConfig` that suit the game better."""
    initial_weights: Mapping[str, float] = field(default_factory=dict)
    """What features are worth to begin with."""
    off_policy: bool = False
    """Does a simple net learn from matches of the full one?"""
    teacher: Callable[[], Teacher] | None = None
    """What else teaches the full net; it is loaded only when it is to teach."""


@cache
def knowledge_of(game: str) -> Knowledge:
    """What bots know of a game; nothing, where nobody has told."""
    module = finding.module_of(FLOOR, game)
    if module is None:
        return Knowledge()
    found: Knowledge = importlib.import_module(module).KNOWLEDGE
    return found


def guide_of(game: str) -> Guide:
    """What search and learning know of a game, which has to have been told."""
    guide = knowledge_of(game).guide
    assert guide is not None, f"bots have no guide to {game}"
    return guide
