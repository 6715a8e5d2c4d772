"""Puzzles as they are told to whoever solves them."""

from collections.abc import Mapping

import spielwerk
from spielwerk.core.records import Event, documents
from spielwerk.puzzles.answers import answer, end_of, pointed
from spielwerk.puzzles.reading import event_before, puzzle_of, puzzles_of
from spielwerk.puzzles.reasons import lacking
from spielwerk.puzzles.records import Puzzle, name_of
from spielwerk.puzzles.unfolding import Branch, branches
from spielwerk.server.matches.views import whole_view
from spielwerk.server.messages.lessons import (
    LessonMoment,
    LessonScene,
    LessonTask,
    LessonTold,
)
from spielwerk.server.messages.puzzles import (
    GamePuzzles,
    PuzzleBranch,
    PuzzleHead,
    PuzzleJudged,
    PuzzleTold,
)


def heads_told(game: str) -> GamePuzzles:
    """Which puzzles a game has."""
    heads = [PuzzleHead(task=one.task, grade=one.grade) for one in puzzles_of(game)]
    return GamePuzzles(game=game, puzzles=heads)


def puzzle_told(game: str, number: int) -> PuzzleTold:
    """A puzzle with all that can be done in it. PuzzleError: there is none of this number."""
    puzzle = puzzle_of(game, number)
    earlier = event_before(game, puzzle)
    heard = [] if earlier is None else [earlier]
    lacks = lacking(game, puzzle)
    return PuzzleTold(
        game=game,
        number=number,
        task=puzzle.task,
        grade=puzzle.grade,
        mode=_mode(game, puzzle),
        judged=_judged(puzzle),
        branches=[_branch(number, puzzle, one, heard, lacks) for one in branches(game, puzzle)],
    )


def _mode(game: str, puzzle: Puzzle) -> str | None:
    key = spielwerk.definition(game).preset_key
    mode = None if key is None else puzzle.position.get(key)
    return mode if isinstance(mode, str) else None


def _judged(puzzle: Puzzle) -> PuzzleJudged | None:
    judged = puzzle.judged
    if judged is None:
        return None
    others, chance = sorted(judged.chances.values())[-2:]
    return PuzzleJudged(level=judged.level, searches=judged.searches, chance=chance, others=others)


def _branch(
    number: int, puzzle: Puzzle, branch: Branch, before: list[Event], lacks: Mapping[str, str]
) -> PuzzleBranch:
    judged = puzzle.judged if branch.actions else None
    return PuzzleBranch(
        actions=branch.actions,
        told=_told(number, puzzle, branch, before),
        said=documents(answer(puzzle, branch, lacks)),
        point=pointed(puzzle, branch),
        chance=None if judged is None else judged.chances[branch.actions[0]],
    )


def _told(number: int, puzzle: Puzzle, branch: Branch, before: list[Event]) -> LessonTold:
    loaded, done = branch.match.game, branch.verdict == "right"
    name, missed = name_of(loaded.name, puzzle.task), branch.verdict == "wrong"
    return LessonTold(
        game=loaded.name,
        scene=_scene(number, name, end_of(puzzle, branch)),
        seat=puzzle.seat,
        seats=loaded.seats,
        teams=loaded.teams(),
        options=dict(loaded.options),
        agreed=loaded.agreed_options(),
        hide=[],
        beat=int(done),
        beats=1,
        verdict=branch.verdict,
        answer=None,
        why=None,
        take_back=len(branch.actions) if missed else 0,
        moments=[_moment(puzzle, branch, before)],
        task=None if done else _task(puzzle, name),
        done=done,
        barred=None,
    )


def _scene(number: int, name: str, end: str) -> LessonScene:
    return LessonScene(
        id=str(number),
        part="more",
        title=name,
        lesson=f"{name}.{end}",
        paragraphs=[],
        needs={},
        options={},
    )


def _moment(puzzle: Puzzle, branch: Branch, before: list[Event]) -> LessonMoment:
    return LessonMoment(
        kind="played" if branch.actions else "begun",
        text=None,
        point=[],
        update=whole_view(branch.match, puzzle.seat, branch.heard, before),
    )


def _task(puzzle: Puzzle, name: str) -> LessonTask:
    return LessonTask(
        text=name,
        hint=None,
        point=[],
        attempt=False,
        reason=None,
        show=min(puzzle.right, key=len),
    )
