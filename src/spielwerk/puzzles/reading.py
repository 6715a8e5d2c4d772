"""Where puzzles are found: in our own packages, or in any that is installed."""

import functools
import importlib
from importlib import resources
from importlib.resources.abc import Traversable

import msgspec

import spielwerk
from spielwerk import Match
from spielwerk.core.chance import seeded
from spielwerk.core.records import Event
from spielwerk.finding import module_of
from spielwerk.puzzles.records import Puzzle, Puzzles
from spielwerk.puzzles.tasks import Making
from spielwerk.text import Texts

FLOOR = "spielwerk.puzzles"
FILE = "puzzles.json"


class PuzzleError(ValueError):
    """There is no such puzzle, or a file of puzzles is not as it has to be."""


def games() -> list[str]:
    """The games that have puzzles."""
    return [game for game in spielwerk.games() if home_of(game) is not None]


def home_of(game: str) -> Traversable | None:
    """The folder of a game's puzzles and their texts; None where there are none."""
    module = module_of(FLOOR, game)
    return None if module is None else resources.files(module)


def making_of(game: str) -> Making:
    """What puzzles of a game ask for."""
    module = module_of(FLOOR, game)
    if module is None:
        raise PuzzleError(f"{game} has no puzzles")
    found: Making = importlib.import_module(module).MAKING
    return found


@functools.cache
def puzzles_of(game: str) -> list[Puzzle]:
    """All puzzles of a game; none where there are none."""
    home = home_of(game)
    return [] if home is None else read((home / FILE).read_bytes(), f"{game}/{FILE}").puzzles


def read(written: bytes, name: str) -> Puzzles:
    """The puzzles in a file. PuzzleError names the place that is not as it has to be."""
    try:
        return msgspec.json.decode(written, type=Puzzles)
    except msgspec.MsgspecError as error:
        raise PuzzleError(f"{name}: {error}") from None


def puzzle_of(game: str, number: int) -> Puzzle:
    """A game's puzzle of this number, counted from 1; PuzzleError if there is none."""
    puzzles = puzzles_of(game)
    if not 1 <= number <= len(puzzles):
        raise PuzzleError(f"{game} has puzzles 1 to {len(puzzles)}, not {number}")
    return puzzles[number - 1]


def match_of(game: str, puzzle: Puzzle) -> Match:
    """A match that begins in the puzzle; chance waits to be told."""
    named = spielwerk.load(game, seats=puzzle.position.get("seats"))
    loaded = named.for_document(puzzle.position)
    return Match(loaded, loaded.read(puzzle.position, seeded(0)), None, document=True)


def event_before(game: str, puzzle: Puzzle) -> Event | None:
    """What happened right before a puzzle, as its solver may know; None where nothing tells."""
    told = making_of(game).before
    return told and told(match_of(game, puzzle).observation(puzzle.seat))


@functools.cache
def texts_of(game: str, language: str) -> Texts:
    """The sentences of a game's puzzles."""
    home = home_of(game)
    return Texts(language) if home is None else Texts(language, home / "text" / f"{language}.ftl")
