"""What is told of puzzles: which there are, and one with all that can be done in it."""

from spielwerk.server.messages.fields import Outgoing, Told
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
    """Where actions lead, told as of a lesson.

    `said`: what a wrong try came to, or why a right one is the best, in sentences. `point`: the
    cells that this, or what is said at the end, is about. `chance`: to win with it, where the best
    action is to be found.
    """

    actions: list[str]
    told: LessonTold
    said: list[Told]
    point: list[str]
    chance: float | None


class PuzzleTold(Outgoing):
    """A puzzle, and everything that its solver can do: no more has to be asked for."""

    game: str
    number: int
    task: str
    grade: int
    judged: PuzzleJudged | None
    branches: list[PuzzleBranch]
