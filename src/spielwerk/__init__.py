"""Spielwerk: five German family games to play, study and tune.

    >>> import spielwerk
    >>> match = spielwerk.load("dog").match(seed=7)
    >>> match.seats_to_act()
    (0, 1, 2, 3)

A match is played in the game's own notation; `games/<game>/README.md` says how it is written.
"""

import functools
import importlib
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from spielwerk import finding as _finding
from spielwerk.core import (
    Game,
    GameError,
    IllegalAction,
    Match,
    OptionError,
    PositionError,
    SeatError,
    TranscriptError,
)
from spielwerk.core import luck as _luck
from spielwerk.core import receipts as _receipts
from spielwerk.core import transcript as _transcript
from spielwerk.core.contract import Definition
from spielwerk.core.documents import Document, Written

if TYPE_CHECKING:
    from spielwerk.text import Texts as _Texts

__all__ = [
    "Game",
    "GameError",
    "IllegalAction",
    "Match",
    "OptionError",
    "PositionError",
    "SeatError",
    "TranscriptError",
    "games",
    "load",
    "luck",
    "replay",
    "review",
    "verify",
]


def games() -> list[str]:
    """The names of all games: ours, and what installed packages offer (`spielwerk.finding`)."""
    return _finding.names()


def load(name: str, options: Document | None = None, seats: int | None = None) -> Game:
    """A game under these options (by name; `preset` too), for so many seats.

    GameError, OptionError: there is no such game, option, value or number of seats; the message
    says what is allowed.
    """
    if name not in games():
        raise GameError(name, games())
    return Game(definition(name), options, seats, _english, _coach)


def definition(name: str) -> Definition:
    """What the game of this name is made of."""
    package = _finding.module_of(_finding.GAMES, name)
    found: Definition = importlib.import_module(f"{package}.game").GAME
    return found


def replay(transcript: Document, watch: Callable[[Match], None] | None = None) -> Match:
    """The match that a transcript tells of. TranscriptError if it cannot be.

    `watch` is shown the match before the first step and after each.
    """
    return _transcript.replay(transcript, load, watch)


def review(
    transcript: Document, level: str = "club", watch: Callable[[int, int], object] | None = None
) -> Written:
    """What there is to say about a match: `spielwerk.bots.review.review`."""
    from spielwerk.bots import review as reviewing

    return reviewing.review(transcript, level, watch)


def luck(transcript: Document) -> Written:
    """What chance brought in a match, and how likely that was: `core.luck.luck`.

    TranscriptError if it cannot be replayed.
    """
    return _luck.luck(transcript, replay)


def verify(transcript: Document, seed: str | None = None) -> Written:
    """Where every outcome of a match with a receipt came from: `core.receipts.verified`.

    With the `seed` that one's own browser has added: whether that is among them. TranscriptError
    if it cannot be replayed, or has no receipt.
    """
    return _receipts.verified(transcript, replay, seed)


@functools.cache
def _texts(game: str) -> "_Texts":
    from spielwerk.text import game_texts

    return game_texts(game, "en")


def _english(game: str, message: str, variables: Mapping[str, object]) -> str:
    """A game's message in English."""
    return str(_texts(game).say(message, **variables))


def _coach(match: Match, seat: int, level: str) -> list[tuple[str, float]]:
    """Advice of the bots, which stand above the games: asked for only when somebody wants it."""
    from spielwerk.bots import coach

    return [(one.action, one.chance) for one in coach.hint(match, seat, level)]
