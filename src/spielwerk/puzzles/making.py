"""Makes the puzzles of a game anew: `python -m spielwerk.puzzles.making GAME`.

Equal seeds make equal puzzles, by the same rules and the same bots. Dog takes about ten minutes of
CPU time, the others less. `--again` keeps those that are there and looks at them anew, at all or
those of one `--task`: what does a task is found again, and best actions are judged by the bots of
today. What is no puzzle any more is left out, and all are graded.
"""

import argparse
import math
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import count
from pathlib import Path

import msgspec

from spielwerk.puzzles.collecting import Scene, scenes, tasks_in
from spielwerk.puzzles.grading import graded
from spielwerk.puzzles.judging import best_in, judged_again
from spielwerk.puzzles.reading import FILE, home_of, making_of, match_of, puzzles_of
from spielwerk.puzzles.records import BEST, Puzzle
from spielwerk.puzzles.tasks import Making
from spielwerk.puzzles.unfolding import after

PUZZLES = 108
SQUARE = re.compile(r"[A-Za-z]*\d[\d.]*(?=[>x-])|(?<=[>x@-])\S+")
"""A place in an action's text."""


class Collection:
    """The puzzles that have been found so far, no two of the same shape, and no copies."""

    def __init__(self, wanted: dict[str, int], puzzles: int, a_match: int) -> None:
        self.wanted, self.puzzles, self.a_match = wanted, puzzles, a_match
        self.found: list[Puzzle] = []
        self.shapes: set[str] = set()
        self.copies: set[bytes] = set()
        self.counts: Counter[str] = Counter()
        self.of_match: Counter[str] = Counter()

    @property
    def full(self) -> bool:
        return len(self.found) >= self.puzzles

    def wants(self, task: str) -> bool:
        """Is one more of this task welcome, from this match?"""
        few = self.counts[task] < self.wanted.get(task, 0)
        return few and self.of_match[task] < self.a_match and not self.full

    def add(self, found: Puzzle) -> None:
        """Keep a puzzle, unless one of its shape is there, or the same under another task."""
        known = shape_of(found) in self.shapes or copy_of(found) in self.copies
        if self.wants(found.task) and not known:
            self.keep(found)
            self.of_match[found.task] += 1

    def keep(self, puzzle: Puzzle) -> None:
        """Count a puzzle among those that are there."""
        self.found.append(puzzle)
        self.shapes.add(shape_of(puzzle))
        self.copies.add(copy_of(puzzle))
        self.counts[puzzle.task] += 1


def shape_of(puzzle: Puzzle) -> str:
    """What makes it like another: task, cards and dice; at Strategus the fight before."""
    words = [SQUARE.sub("", one) for one in puzzle.right[0]]
    last = puzzle.position.get("last") or {}
    return f"{puzzle.task} {puzzle.turns} {words} {last.get('attacker')} {last.get('defender')}"


def copy_of(puzzle: Puzzle) -> bytes:
    """What is the same in two puzzles of which whoever has solved one knows the other."""
    same = (puzzle.seat, puzzle.position, sorted(puzzle.right))
    return msgspec.json.encode(same, order="deterministic")


def collected(game: str, seed: str, puzzles: int) -> list[Puzzle]:
    """Enough puzzles of a game, from as many matches as it takes."""
    making = making_of(game)
    each = math.ceil(2 * (puzzles - making.best) / len(making.tasks))
    wanted = {**dict.fromkeys(making.tasks, each), BEST: making.best}
    collection = Collection(wanted, puzzles, making.a_match)
    collect(game, seed, collection, count())
    return collection.found


def collect(game: str, seed: str, collection: Collection, matches: Iterable[int]) -> None:
    """Add what is found in these matches, until there is enough."""
    making = making_of(game)
    for number in matches:
        table = making.tables[number % len(making.tables)]
        collection.of_match.clear()
        for scene in scenes(game, making, table, f"{seed}/{number}"):
            for found in found_in(scene, collection, making):
                collection.add(found)
        sys.stderr.write(f"{number + 1} matches: {dict(collection.counts)}\n")
        if collection.full:
            return


def found_in(scene: Scene, collection: Collection, making: Making) -> Iterator[Puzzle]:
    """The puzzles of a turn that are still wanted, those first whose task says most."""
    if collection.wants(BEST) and (best := best_in(scene, making)):
        yield best
    says_most = reversed(making.tasks.items())
    wanted = {name: task for name, task in says_most if collection.wants(name)}
    if wanted:
        others = map(scene.imagined, range(1, making.worlds))
        done = tasks_in(scene.imagined(), others, scene.seat, wanted)
        yield from (one for one in done if not loses(scene.match.game.name, one))


def loses(game: str, puzzle: Puzzle) -> bool:
    """Does what is asked for end the game, and not as its solver's? Nobody is to find that."""
    ends = (after(game, puzzle, way).match for way in puzzle.right)
    return any(end.returns is not None and end.returns[puzzle.seat] <= 0 for end in ends)


def again(game: str, task: str | None) -> list[Puzzle]:
    """The puzzles that are there, those of a task (None: all) looked at anew."""
    kept = []
    for number, puzzle in enumerate(puzzles_of(game), 1):
        left = puzzle if task not in {None, puzzle.task} else looked_at_again(game, puzzle)
        if left is None:
            sys.stderr.write(f"{number}: no puzzle any more\n")
        else:
            kept.append(left)
    return graded(game, kept)


def looked_at_again(game: str, puzzle: Puzzle) -> Puzzle | None:
    """A puzzle with what is right today; None if it is none any more."""
    return judged_again(game, puzzle) if puzzle.task == BEST else found_again(game, puzzle)


def found_again(game: str, puzzle: Puzzle) -> Puzzle | None:
    """A task with all that does it, in its world and as many others as it was found in."""
    making, match = making_of(game), match_of(game, puzzle)
    scene = Scene(match, puzzle.seat, "again")
    others = map(scene.imagined, range(1, making.worlds))
    tasks = {puzzle.task: making.tasks[puzzle.task]}
    found = tasks_in(match, others, puzzle.seat, tasks)
    return next((one for one in found if not loses(game, one)), None)


def write(game: str, puzzles: Sequence[Puzzle]) -> None:
    """Write the file of a game's puzzles, each on a line."""
    lines = ",\n".join(msgspec.json.encode(puzzle).decode() for puzzle in puzzles)
    text = f'{{"game":"{game}","puzzles":[\n{lines}\n]}}\n'
    (Path(str(home_of(game))) / FILE).write_text(text, encoding="utf-8")


def main() -> None:
    """Find puzzles and write them down."""
    parser = argparse.ArgumentParser(prog="python -m spielwerk.puzzles.making")
    parser.add_argument("game")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--puzzles", type=int, default=PUZZLES)
    parser.add_argument("--again", action="store_true", help="look anew at those that are there")
    parser.add_argument("--task", help="with --again: only at those that ask for this")
    given = parser.parse_args()
    if given.task and not given.again:
        parser.error("--task goes with --again")
    if given.again:
        found = again(given.game, given.task)
    else:
        found = graded(given.game, collected(given.game, given.seed, given.puzzles))
    write(given.game, found)


if __name__ == "__main__":
    main()
