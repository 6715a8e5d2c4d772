"""Why an action is the best: what it brings, leaves or avoids, and the others do not."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from spielwerk.puzzles.reading import making_of, match_of
from spielwerk.puzzles.records import Puzzle
from spielwerk.turns import Reason, Turn, acted_each, begun, stands_out

MOST = 3
"""So many reasons are given, the weightiest."""


class Weighed(NamedTuple):
    """How it stands after the best action and after the others, and what speaks for the best."""

    best: Turn
    others: Mapping[str, Turn]
    reasons: Sequence[Reason]


def weighed(game: str, puzzle: Puzzle) -> Weighed | None:
    """What is to be said of a puzzle's best action; None of a task's."""
    if puzzle.judged is None:
        return None
    match, chances = match_of(game, puzzle), puzzle.judged.chances
    turn = begun(match.game, match.state, puzzle.seat)
    after = {match.game.moves.text(action): done for action, done in acted_each(turn)}
    ranked = sorted(after, key=lambda action: -chances[action])
    best, others = after[ranked[0]], {action: after[action] for action in ranked[1:]}

    def is_best(reason: Reason) -> bool:
        had = [*map(reason.measure, others.values())]
        return stands_out(reason, reason.measure(best), had, had[:1])

    found = [one for one in making_of(game).reasons if one.holds(best) and is_best(one)]
    return Weighed(best, others, found[:MOST])


def reasons(game: str, puzzle: Puzzle) -> list[str]:
    """The names of what there is to say of a puzzle's best action; nothing of a task's.

    They come in the order in which the game has them.
    """
    found = weighed(game, puzzle)
    return [] if found is None else [reason.name for reason in found.reasons]


def lacking(game: str, puzzle: Puzzle) -> dict[str, str]:
    """What the best action has over each of the others, the weightiest, where there is such.

    Nothing that names what the best is done with.
    """
    found = weighed(game, puzzle)
    if found is None:
        return {}
    hints = [reason for reason in found.reasons if not reason.names]
    had = {reason: reason.measure(found.best) for reason in hints}
    lacks = {
        action: [one.name for one in hints if had[one] - one.measure(other) >= one.least]
        for action, other in found.others.items()
    }
    return {action: names[0] for action, names in lacks.items() if names}
