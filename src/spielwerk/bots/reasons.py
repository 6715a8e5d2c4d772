"""What there is to say of an action: what it brings, leaves or avoids, unlike others, or risks.

A game's `reasons.py` says what there may be to say; the texts are `<game>-because-<reason>`.
"""

import functools
from collections.abc import Sequence

from spielwerk.core import Game
from spielwerk.core.lines import Line
from spielwerk.turns import Reason, acted, begun, legal, sentence, stands_out

MOST = 2
"""So many reasons are given for an action: the weightiest, and what tells it from the others."""
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
    Where nothing tells an action from most others, what tells it from these has to do.
    """
    told = [[*reasons] for _ in actions]
    beside = [[*reasons] for _ in actions]
    for world in worlds:
        told = spoken_in(game, told, world, seat, actions, COMPARED)
        beside = spoken_in(game, beside, world, seat, actions, 0)
    told = [found if speaks_for(found) else near for found, near in zip(told, beside, strict=True)]
    return [
        [sentence(game, reason.name, seat) for reason in chosen(found, told)] for found in told
    ]


def speaks_for(found: Sequence[Reason]) -> bool:
    """Is there a merit among them?"""
    return not all(reason.caution for reason in found)


def chosen(found: Sequence[Reason], told: Sequence[Sequence[Reason]]) -> list[Reason]:
    """Which of the reasons for an action are given; `told` are those of all that are told of.

    The weightiest comes first, then what speaks for fewest of them, then what the action risks.
    """
    merits = [reason for reason in found if not reason.caution]
    risks = [reason for reason in found if reason.caution][:1]
    more = sorted(merits[1:], key=lambda reason: sum(reason in other for other in told))
    return [*merits[:1], *more][: MOST - len(risks)] + risks


def spoken_in(
    game: Game,
    reasons: Sequence[Sequence[Reason]],
    world: object,
    seat: int,
    actions: Sequence[str],
    more: int,
) -> list[list[Reason]]:
    """Which of these reasons, some for each action, hold in a world, beside so many `more`."""
    turn = begun(game, world, seat)
    known = {game.moves.text(action): action for action in legal(game, world, seat)}
    some = [*known][:: len(known) // more + 1] if more else []
    compared = [*actions, *(action for action in some if action not in actions)]
    after = {action: acted(turn, known[action]) for action in compared}

    @functools.cache
    def much(reason: Reason, action: str) -> float:
        return reason.measure(after[action])

    def speaks(reason: Reason, action: str) -> bool:
        others, beside = (
            [much(reason, other) for other in some if other != action]
            for some in (compared, actions)
        )
        holds = reason.holds(after[action])
        return holds and stands_out(reason, much(reason, action), others, beside)

    return [
        [reason for reason in found if speaks(reason, action)]
        for action, found in zip(actions, reasons, strict=True)
    ]
