"""Takes copies out of a game's puzzles: `python -m spielwerk.puzzles.filling GAME`.

Of puzzles that are the same but for their task the one is kept whose task says most. Into the
place of each other comes a new one that is about as hard as its place asks, so that those that
stay keep their numbers, by which browsers know what has been solved, as far as that goes.
"""

import argparse
import sys
from collections.abc import Sequence

from spielwerk.puzzles.grading import Hardness, graded, hardness
from spielwerk.puzzles.making import Collection, collect, copy_of, write
from spielwerk.puzzles.reading import making_of, puzzles_of
from spielwerk.puzzles.records import BEST, Puzzle

MATCHES = 40
"""From so many matches new puzzles are taken."""


class Filling(Collection):
    """The puzzles of a game that stay, its tasks with empty places, and what may fill these."""

    def __init__(self, game: str, puzzles: Sequence[Puzzle]) -> None:
        making = making_of(game)
        most = dict.fromkeys(making.tasks, sys.maxsize)
        super().__init__(most, sys.maxsize, making.a_match)
        self.game = game
        staying = without_copies(game, puzzles)
        for one in staying:
            self.keep(one)
        self.tasks = [one if one in staying else None for one in puzzles if one.task != BEST]
        self.hard = [None if one is None else hardness(game, one) for one in self.tasks]
        self.spare: list[Puzzle] = []

    @property
    def full(self) -> bool:
        return None not in self.tasks

    def add(self, found: Puzzle) -> None:
        """Put a new puzzle where it fits, or keep it for a place where nothing does."""
        before, hard = len(self.found), hardness(self.game, found)
        super().add(found)
        if len(self.found) == before:
            return
        empty = [at for at, one in enumerate(self.tasks) if one is None]
        at = next((at for at in empty if shift(hard, self.hard, at) == 0), None)
        if at is None:
            self.spare.append(found)
        else:
            self.tasks[at], self.hard[at] = found, hard

    def fill(self) -> list[Puzzle]:
        """All tasks; in each empty place the spare one that moves the fewest others."""
        tasks = list(self.tasks)
        for at in (at for at, one in enumerate(tasks) if one is None):
            if self.spare:
                near = min(
                    self.spare, key=lambda one: shift(hardness(self.game, one), self.hard, at)
                )
                tasks[at] = near
                self.spare.remove(near)
        return [one for one in tasks if one is not None]


def without_copies(game: str, puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """Of those that are the same but for their task the one whose task says most."""
    names = [*making_of(game).tasks, BEST]
    ranked = sorted(puzzles, key=lambda one: names.index(one.task))
    says_most = {copy_of(one): one for one in ranked}
    return [one for one in puzzles if says_most[copy_of(one)] == one]


def shift(hard: Hardness, places: Sequence[Hardness | None], at: int) -> int:
    """How many puzzles get another number by one that is so hard, in this place."""
    harder = sum(one is not None and one > hard for one in places[:at])
    easier = sum(one is not None and one < hard for one in places[at:])
    return harder + easier


def filled(game: str, seed: str, matches: int = MATCHES) -> list[Puzzle]:
    """The puzzles of a game without copies, with others in their place."""
    puzzles = puzzles_of(game)
    filling = Filling(game, puzzles)
    collect(game, seed, filling, range(matches))
    return graded(game, [*filling.fill(), *(one for one in puzzles if one.task == BEST)])


def main() -> None:
    """Fill up the puzzles of a game and write them down."""
    parser = argparse.ArgumentParser(prog="python -m spielwerk.puzzles.filling")
    parser.add_argument("game")
    parser.add_argument("--seed", default="2")
    parser.add_argument("--matches", type=int, default=MATCHES)
    given = parser.parse_args()
    found = filled(given.game, given.seed, given.matches)
    sys.stderr.write(f"{len(found)} puzzles\n")
    write(given.game, found)


if __name__ == "__main__":
    main()
