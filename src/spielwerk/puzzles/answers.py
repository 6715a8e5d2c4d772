"""What is said of what somebody has tried: what it came to, and never which action is right.

What a wrong try at the best action lacks is said, too: a reason, which names no card.
"""

from collections.abc import Mapping

from spielwerk.core.lines import Line, line
from spielwerk.core.records import document
from spielwerk.puzzles.reading import making_of, match_of
from spielwerk.puzzles.reasons import reasons
from spielwerk.puzzles.records import BEST, Puzzle, name_of
from spielwerk.puzzles.unfolding import Branch
from spielwerk.turns import Turn, begun, sentence

DONE = "done"
NOTHING = "none"
"""What a try came to of which there is nothing special to say."""


def answer(puzzle: Puzzle, branch: Branch, lacks: Mapping[str, str]) -> list[Line]:
    """What is said of a branch.

    A wrong try at the best action is answered with what it `lacks`, and a right one with why.
    """
    played, seat = branch.match.game, puzzle.seat
    game = played.name
    if branch.verdict == "right":
        return [sentence(played, name, seat) for name in reasons(game, puzzle)]
    if branch.verdict != "wrong":
        return []
    if puzzle.task == BEST:
        lacked = lacks.get(branch.actions[0])
        return [] if lacked is None else [sentence(played, lacked, seat)]
    others = f"{name_of(game, puzzle.task)}.others"
    said = [line(others, how=missed(game, puzzle.task, turn_of(game, puzzle, branch)))]
    used = tool_used(game, puzzle, branch)
    return said if used is None else [*said, line(f"puzzle-{game}-used", used=used)]


def missed(game: str, task: str, turn: Turn) -> str:
    """What a try that missed a task came to."""
    misses = making_of(game).misses.get(task, {})
    return next((name for name, is_so in misses.items() if is_so(turn)), NOTHING)


def end_of(puzzle: Puzzle, branch: Branch) -> str:
    """What is said at the end of a puzzle, or would be, as the texts of its task name it."""
    game = branch.match.game.name
    ends = making_of(game).ends.get(puzzle.task)
    if branch.verdict != "right" or ends is None:
        return DONE
    turn = turn_of(game, puzzle, branch)
    return next((name for name, is_so in ends.items() if is_so(turn)), DONE)


def pointed(puzzle: Puzzle, branch: Branch) -> list[str]:
    """The cells that what is said of a branch is about."""
    game = branch.match.game.name
    about = making_of(game).about
    if not about or branch.verdict not in {"right", "wrong"}:
        return []
    turn, right = turn_of(game, puzzle, branch), branch.verdict == "right"
    said = end_of(puzzle, branch) if right else missed(game, puzzle.task, turn)
    cells = about.get(f"{puzzle.task}.{said}")
    return [] if cells is None else cells(turn)


def turn_of(game: str, puzzle: Puzzle, branch: Branch) -> Turn:
    """The turn that somebody has played so far."""
    first = match_of(game, puzzle)
    turn = begun(first.game, first.state, puzzle.seat)
    events = tuple(branch.match.events(puzzle.seat))
    return turn._replace(state=branch.match.state, events=events)


def tool_used(game: str, puzzle: Puzzle, branch: Branch) -> str | None:
    """Was the last action done with what is right (`same`) or not (`other`)?

    None where there was nothing else to do it with.
    """
    tool, before = making_of(game).tool, branch.before
    if tool is None or before is None:
        return None
    *led, last = branch.actions
    tools = {choice.text: tool(document(choice)) for choice in before.choices(puzzle.seat)}
    ways = [way for way in puzzle.right if way[: len(led)] == led]
    if len(set(tools.values())) < 2:
        return None
    return "same" if tools[last] in {tools[way[len(led)]] for way in ways} else "other"
