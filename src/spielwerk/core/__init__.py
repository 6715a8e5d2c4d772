"""The contract that every game fulfils and everybody else relies on; the standard library only."""

from spielwerk.core.chance import Chance, Source
from spielwerk.core.errors import (
    GameError,
    IllegalAction,
    OptionError,
    PositionError,
    SeatError,
    TranscriptError,
)
from spielwerk.core.game import Game
from spielwerk.core.match import Match
from spielwerk.core.seats import CHANCE, NOBODY

__all__ = [
    "CHANCE",
    "NOBODY",
    "Chance",
    "Game",
    "GameError",
    "IllegalAction",
    "Match",
    "OptionError",
    "PositionError",
    "SeatError",
    "Source",
    "TranscriptError",
]
