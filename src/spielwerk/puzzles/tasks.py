"""What may be asked for in a turn, and the ways to do it: found by trying the whole turn."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from spielwerk import Game
from spielwerk.core.documents import Document
from spielwerk.core.records import Event
from spielwerk.turns import Reason, Turn, acted, begun, legal

MOST = 2_000
"""Actions that are tried in one turn; what has more is no puzzle."""
MOST_PLANS = 2
"""What can be done in more ways need not be looked for."""


Task = Callable[[Turn], bool]
"""Is it done?"""
Misses = Mapping[str, Task]
"""How a task may be missed, by the name that its answer has for it; the first that is so."""
Cells = Callable[[Turn], list[str]]
"""The cells that a sentence about a turn is about."""


def win(turn: Turn) -> bool:
    """Has the seat won the game by it?"""
    return any(event["returns"][turn.seat] > 0 for event in turn.told("over"))


class Making(NamedTuple):
    """What puzzles of a game ask for, and at which tables they are looked for.

    `tasks`: what says more of how it is done comes later. `best`: so many ask for the best action,
    where values of positions can be trusted. `worlds`: so many ways in which what is hidden may
    lie have to agree on what is right. `phases`: in which turns are played, where there are
    others. `a_match`: so many of a task come from one match. `obvious`: may a child find the best
    action, too? `margin`: by so much it is better than the second, as a chance to win, in every
    search. `before`: what happened right before the turn, as far as what the seat sees still tells
    of it. `misses`: what a wrong try at each task may have come to. `ends`: where something else
    is said at the end of a task, by the names of these sentences. `about`: the cells that what is
    said is about, by `TASK.NAME` of a miss or an end. `tool`: what an action is done with, a card
    or a die. `veiled`: does what is right hang on what lies face down? `blind`: does a turn, where
    not all do? `reasons`: why an action may be the best, the weightiest first.
    """

    tasks: dict[str, Task]
    tables: Sequence[Document]
    best: int = 0
    worlds: int = 6
    phases: Sequence[str] = ()
    a_match: int = 2
    obvious: bool = False
    margin: float = 0.08
    before: Callable[[Document], Event | None] | None = None
    misses: Mapping[str, Misses] = MappingProxyType({})
    ends: Mapping[str, Misses] = MappingProxyType({})
    about: Mapping[str, Cells] = MappingProxyType({})
    tool: Callable[[Document], str] | None = None
    veiled: bool = False
    blind: Task | None = None
    reasons: Sequence[Reason] = ()


class Ways(NamedTuple):
    """What does a task, up to the action that does it; and in how many ways the turn can go."""

    right: list[list[str]]
    turns: int


class TooLong(Exception):
    """There are too many ways for a turn to go."""


def ways(game: Game, state: object, seat: int, tasks: Mapping[str, Task]) -> dict[str, Ways]:
    """Every way to do each of these tasks in this turn; TooLong if there is too much to try."""
    waiting: list[tuple[Turn, list[str], set[str]]] = [(begun(game, state, seat), [], set(tasks))]
    right: dict[str, list[list[str]]] = {name: [] for name in tasks}
    turns = tried = 0
    while waiting:
        turn, played, undone = waiting.pop()
        actions = legal(game, turn.state, seat)
        turns += not actions
        tried += len(actions)
        if tried > MOST:
            raise TooLong
        for action in actions:
            after, longer = acted(turn, action), [*played, game.moves.text(action)]
            done = {name for name in undone if tasks[name](after)}
            for name in done:
                right[name].append(longer)
            waiting.append((after, longer, undone - done))
    return {name: Ways(sorted(found), turns) for name, found in right.items()}


def may_come(task: Task, turn: Turn) -> bool:
    """Is it done, or can it still be in this turn?"""
    after = (acted(turn, action) for action in legal(turn.game, turn.state, turn.seat))
    return task(turn) or any(may_come(task, one) for one in after)


def common(one: Ways, other: Ways) -> Ways:
    """What is right in two worlds."""
    return Ways([way for way in one.right if way in other.right], one.turns)


def plans(right: Sequence[Sequence[str]]) -> int:
    """How many really different ways there are: the order of the same actions does not count."""
    return len({tuple(sorted(way)) for way in right})
