"""Everything that can be done in a puzzle until it is solved or missed."""

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from spielwerk import Match
from spielwerk.puzzles.reading import match_of
from spielwerk.puzzles.records import Puzzle

Verdict = Literal["under_way", "right", "wrong"]


class Branch(NamedTuple):
    """Where these actions lead; before the last of them the seat had been told `heard` events.

    `before`: how it stood then; None where nothing has been done.
    """

    actions: list[str]
    verdict: Verdict | None
    match: Match
    heard: int
    before: Match | None = None


def branches(game: str, puzzle: Puzzle) -> Iterator[Branch]:
    """All of them, each after the one that it goes on from.

    From what is missed nothing goes on: after that no action does the task any more.
    """
    waiting = [Branch([], None, match_of(game, puzzle), 0)]
    while waiting:
        branch = waiting.pop()
        yield branch
        if branch.verdict not in {"right", "wrong"}:
            waiting += [
                after(game, puzzle, [*branch.actions, text])._replace(before=branch.match)
                for text in branch.match.legal(puzzle.seat)
            ]


def after(game: str, puzzle: Puzzle, actions: list[str]) -> Branch:
    """Where these actions lead."""
    match, heard = match_of(game, puzzle), 0
    for number, text in enumerate(actions):
        heard = len(match.told(puzzle.seat))
        match.repeat(number, (puzzle.seat, text))
    return Branch(actions, verdict_of(puzzle, actions), match, heard)


def verdict_of(puzzle: Puzzle, actions: Sequence[str]) -> Verdict:
    """What a seat has reached with these actions."""
    played = list(actions)
    if played in puzzle.right:
        return "right"
    leads = any(way[: len(played)] == played for way in puzzle.right)
    return "under_way" if leads else "wrong"
