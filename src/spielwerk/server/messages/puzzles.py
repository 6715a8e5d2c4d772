"""What is told of puzzles: which there are, and one with all that can be done in it."""

from spielwerk.server.messages.fields import Outgoing
from spielwerk.server.messages.lessons import LessonTold


class PuzzleHead(Outgoing):
    """What a puzzle asks for, from easy (1) to hard (3)."""

    task: str
    grade: int


class GamePuzzles(Outgoing):
    """The puzzles of a game, in their order; they are numbered from 1."""

    game: str
    puzzles: list[PuzzleHead]


class PuzzleJudged(Outgoing):
    """Why an action is the best: so many searches of bots of this level found it.

    `chance`: to win with it; `others`: with the best of all others.
    """

    level: str
    searches: int
    chance: float
    others: float


class PuzzleBranch(Outgoing):
    """Where actions lead, told as of a lesson."""

    actions: list[str]
    told: LessonTold


class PuzzleTold(Outgoing):
    """A puzzle, and everything that its solver can do: no more has to be asked for."""

    game: str
    number: int
    task: str
    grade: int
    judged: PuzzleJudged | None
    branches: list[PuzzleBranch]
