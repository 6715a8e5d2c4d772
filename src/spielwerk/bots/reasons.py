"""What speaks for an action: what it brings, leaves or avoids, and others do not.

A game's `reasons.py` says what there may be to say; the texts are `<game>-because-<reason>`.
"""

from collections.abc import Sequence

from spielwerk.core import Game
from spielwerk.core.lines import Line
from spielwerk.turns import Reason, acted_each, begun, sentence, stands_out

MOST = 2
"""So many reasons are given for an action, the weightiest."""
COMPARED = 16
"""With about so many others an action is compared."""


def speaking(
    game: Game,
    reasons: Sequence[Reason],
    worlds: Sequence[object],
    seat: int,
    actions: Sequence[str],
) -> list[list[Line]]:
    """What speaks for each of these actions, the best of which comes first.

    It is so in every one of the `worlds`, the ways in which what the seat does not see may lie.
    """
    found = [named(game, reasons, world, seat, actions) for world in worlds]
    in_all = [
        [name for name in first if all(name in other for other in others)]
        for first, *others in zip(*found, strict=True)
    ]
    return [[sentence(game.name, name) for name in names[:MOST]] for names in in_all]


def named(
    game: Game, reasons: Sequence[Reason], world: object, seat: int, actions: Sequence[str]
) -> list[list[str]]:
    """The names of what speaks for each of these actions in a world."""
    turn = begun(game, world, seat)
    after = {game.moves.text(action): done for action, done in acted_each(turn)}
    some = [*after][:: len(after) // COMPARED + 1]
    compared = [*actions, *(action for action in some if action not in actions)]
    told: list[list[str]] = [[] for _ in actions]
    for reason in reasons:
        much = {action: reason.measure(after[action]) for action in compared}
        for names, action in zip(told, actions, strict=True):
            others = [much[other] for other in compared if other != action]
            if stands_out(reason, much[action], others):
                names.append(reason.name)
    return told
