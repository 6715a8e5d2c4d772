"""What there is to say of an action: what it brings, leaves or avoids, unlike others, or risks.

A game's `reasons.py` says what there may be to say; the texts are `<game>-because-<reason>`.
"""

import functools
from collections.abc import Sequence

from spielwerk.core import Game
from spielwerk.core.lines import Line
from spielwerk.turns import Reason, acted, begun, legal, sentence, stands_out

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
    """What speaks for each of these actions; the first is the best, or the one that was played.

    It is so in every one of the `worlds`, the ways in which what the seat does not see may lie.
    """
    told = [[*reasons] for _ in actions]
    for world in worlds:
        told = spoken_in(game, told, world, seat, actions)
    return [[sentence(game, reason.name, seat) for reason in found[:MOST]] for found in told]


def spoken_in(
    game: Game,
    reasons: Sequence[Sequence[Reason]],
    world: object,
    seat: int,
    actions: Sequence[str],
) -> list[list[Reason]]:
    """Which of these reasons, some for each action, hold in a world."""
    turn = begun(game, world, seat)
    known = {game.moves.text(action): action for action in legal(game, world, seat)}
    some = [*known][:: len(known) // COMPARED + 1]
    compared = [*actions, *(action for action in some if action not in actions)]
    after = {action: acted(turn, known[action]) for action in compared}

    @functools.cache
    def much(reason: Reason, action: str) -> float:
        return reason.measure(after[action])

    def speaks(reason: Reason, action: str) -> bool:
        others = [much(reason, other) for other in compared if other != action]
        holds = reason.holds(after[action])
        return holds and stands_out(reason, much(reason, action), others)

    return [
        [reason for reason in found if speaks(reason, action)]
        for action, found in zip(actions, reasons, strict=True)
    ]
