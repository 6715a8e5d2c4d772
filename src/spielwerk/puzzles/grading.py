"""How hard puzzles are: all of a game beside each other, in three grades."""

from collections.abc import Sequence

import msgspec

from spielwerk import definition
from spielwerk.core.records import document
from spielwerk.puzzles.answers import turn_of
from spielwerk.puzzles.reading import making_of, match_of
from spielwerk.puzzles.records import BEST, Puzzle
from spielwerk.puzzles.unfolding import after

GRADES = 3
Hardness = tuple[bool, int, bool, float]


def graded(game: str, puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """All puzzles of a game with their grades, the easiest first, of each those of the usual mode.

    Tasks are parted in three by how hard they are to find; best actions have their grade.
    """
    tasks = [one for one in puzzles if one.task != BEST]
    tasks.sort(key=lambda one: hardness(game, one))
    parts = [
        msgspec.structs.replace(one, grade=1 + GRADES * at // len(tasks))
        for at, one in enumerate(tasks)
    ]
    best = [one for one in puzzles if one.task == BEST]
    return sorted([*parts, *best], key=lambda one: (one.grade, is_special(game, one)))


def is_special(game: str, puzzle: Puzzle) -> bool:
    """Is it played in another mode than the usual one, where a game has several?"""
    several = definition(game).preset_key is not None
    return several and bool(match_of(game, puzzle).game.differing_options())


def hardness(game: str, puzzle: Puzzle) -> Hardness:
    """How hard a task is to find.

    By whether it hangs on a card that lies face down, where not all do; by its steps; by whether
    it falls at once; then by what else could be done.
    """
    steps = min(map(len, puzzle.right))
    least = puzzle.turns / len(puzzle.right)
    return is_blind(game, puzzle), steps, not falls_at_once(game, puzzle), least


def is_blind(game: str, puzzle: Puzzle) -> bool:
    """Can it only be done by knowing what lies face down, where not all tasks are so?"""
    blind = making_of(game).blind
    if blind is None:
        return False
    turns = (turn_of(game, puzzle, after(game, puzzle, way)) for way in puzzle.right)
    return all(map(blind, turns))


def falls_at_once(game: str, puzzle: Puzzle) -> bool:
    """Has one thing to do it with nothing else to do, so that whoever takes it has solved it?

    Where what is right hangs on what lies face down, that is no help: it has to be known.
    """
    making = making_of(game)
    if making.tool is None or making.veiled or is_blind(game, puzzle):
        return False
    choices = match_of(game, puzzle).choices(puzzle.seat)
    tools = {choice.text: making.tool(document(choice)) for choice in choices}
    used = [tools[way[0]] for way in puzzle.right if len(way) == 1]
    return any([*tools.values()].count(tool) == 1 for tool in used)
