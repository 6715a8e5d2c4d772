"""What speaks for an action: what it brings, leaves or avoids, and others do not.

A game's `reasons.py` says what there may be to say; the texts are `<game>-because-<reason>`.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from spielwerk.bots.turns import Turn, acted_each, begun
from spielwerk.core import Game
from spielwerk.core.lines import Line, line

MOST = 2
"""So many reasons are given for an action, the weightiest."""
COMPARED = 16
"""With about so many others an action is compared."""


Measure = Callable[[Turn], float]
"""How much of something good there is."""


class Reason(NamedTuple):
    """What an action may be better for: the text of this name says it where so much more is there.

    `least`: from this difference on it is worth telling. `deed`: it is what the action does, not
    how it leaves the table. `names`: it names what the action is done with.
    """

    name: str
    measure: Measure
    least: float = 1.0
    deed: bool = False
    names: bool = False


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


def sentence(game: str, reason: str) -> Line:
    """The sentence that gives a reason."""
    return line(f"{game}-because-{reason}")


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


def stands_out(reason: Reason, own: float, others: Sequence[float]) -> bool:
    """Is there so much more of it than with the next, and than with most, or with none more?

    What an action does is also said where the next does it, too, but most others do not.
    """
    more = [own - other for other in others]
    if not more:
        return False
    most = 2 * sum(one >= reason.least for one in more) >= len(more)
    if more[0] >= reason.least:
        return most or min(more) >= 0
    return most and reason.deed
