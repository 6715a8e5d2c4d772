"""Why an action is the best: what it brings, leaves or avoids, and the others do not."""

from collections.abc import Sequence

from spielwerk.puzzles.reading import making_of, match_of
from spielwerk.puzzles.records import Puzzle
from spielwerk.puzzles.tasks import Reason, Turn, acted_each, begun

MOST = 3
"""So many reasons are given, the weightiest."""


def reasons(game: str, puzzle: Puzzle) -> list[str]:
    """The names of what there is to say of a puzzle's best action; nothing of a task's.

    They come in the order in which the game has them.
    """
    if puzzle.judged is None:
        return []
    match, chances = match_of(game, puzzle), puzzle.judged.chances
    turn = begun(match.game, match.state, puzzle.seat)
    after = {match.game.moves.text(action): done for action, done in acted_each(turn)}
    best, *others = sorted(after, key=lambda action: -chances[action])
    found = [
        reason.name
        for reason in making_of(game).reasons
        if stands_out(reason, after[best], [after[other] for other in others])
    ]
    return found[:MOST]


def stands_out(reason: Reason, best: Turn, others: Sequence[Turn]) -> bool:
    """Has the best so much more of this than what comes second, and than most, or less than none?

    What it does is also said where what comes second does it, too, but most others do not.
    """
    own = reason.measure(best)
    more = [own - reason.measure(other) for other in others]
    most = 2 * sum(one >= reason.least for one in more) >= len(more)
    if more[0] >= reason.least:
        return most or min(more) >= 0
    return most and reason.deed
