"""What a puzzle is made of, as its file says it.

Its sentences stand in the texts beside the file: `puzzle-dog-two_home` says what is to be done,
`.others` answers whoever does something else.
"""

from typing import Literal

import msgspec

from spielwerk.core.documents import Written

BEST = "best"
"""The task of puzzles in which the best action is to be found."""

Grade = Literal[1, 2, 3]


class Data(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a file of puzzles."""


class Judged(Data, kw_only=True):
    """Why an action is the best: what several searches of bots agreed on.

    `margin`: by how much the chance to win is better than with the second best action, by the
    search that saw the least of it; `chances`: with each action, on average of them, as people
    are shown them.
    """

    level: str
    searches: int
    margin: float
    chances: dict[str, float]


class Puzzle(Data, kw_only=True):
    """A position, a task for one seat, and everything that solves it.

    `right`: what the seat may play, action by action, until the task is done; nothing else does
    it. `turns`: how many ways the turn can go in all. What is hidden from the seat lies in
    `position` in one of many ways; what is right does not hang on it.
    """

    task: str
    grade: Grade
    seat: int
    position: Written
    right: list[list[str]]
    turns: int
    judged: Judged | None = None


class Puzzles(Data):
    """All puzzles of a game, the easiest first."""

    game: str
    puzzles: list[Puzzle]


def name_of(game: str, task: str) -> str:
    """The name of the sentence that says what is to be done."""
    return f"puzzle-{game}-{task}"
