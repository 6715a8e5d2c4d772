"""A turn, tried out: what a seat is told of it, how it stands then, and what speaks for it."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from spielwerk.core.documents import Document
from spielwerk.core.game import Game
from spielwerk.core.lines import Line, You, line
from spielwerk.core.news import copied
from spielwerk.core.records import document
from spielwerk.core.seats import CHANCE

SIDES = ("teams", "pairs")
"""Options that say who plays together."""


class Turn(NamedTuple):
    """What a seat has done in its turn so far, and how it stands: the seat was told `events`."""

    game: Game
    seat: int
    team: Sequence[int]
    before: Any
    state: Any
    events: tuple[Document, ...]

    def told(self, *names: str) -> list[Document]:
        """What happened of these kinds."""
        return [event for event in self.events if event["event"] in names]


def begun(game: Game, state: object, seat: int) -> Turn:
    """The turn of a seat in which nothing has been done yet."""
    team = next(team for team in game.teams() if seat in team)
    return Turn(game, seat, team, state, state, ())


def acted(turn: Turn, action: int) -> Turn:
    """The turn with one action more."""
    after = copied(turn.state)
    told = turn.game.applied(after, turn.seat, action)
    heard = tuple(document(one.event) for one in told if one.is_for(turn.seat))
    return turn._replace(state=after, events=turn.events + heard)


def acted_each(turn: Turn) -> list[tuple[int, Turn]]:
    """Every action that is legal now, and the turn with it."""
    return [(action, acted(turn, action)) for action in legal(turn.game, turn.state, turn.seat)]


def tried(turn: Turn, state: object) -> list[Turn]:
    """What the seat could do in another state than that of its turn."""
    return [after for _, after in acted_each(turn._replace(before=state, state=state, events=()))]


def legal(game: Game, state: object, seat: int) -> list[int]:
    """What a seat can do; nothing if it need not act."""
    rules = game.rules
    if rules.to_act(state) == CHANCE or not rules.acts(state, seat):
        return []
    buffer = [0] * game.moves.MAX_ACTIONS
    return buffer[: rules.fill_actions(state, seat, buffer)]


# What speaks for it

Measure = Callable[[Turn], float]
"""How much of something good there is."""


class Reason(NamedTuple):
    """What an action may be better for: the text of this name says it where so much more is there.

    `least`: from this difference on it is worth telling. `deed`: it is what the action does, not
    how it leaves the table. `names`: it names what the action is done with. `holds`: it is said
    only where that is so, whatever the others bring. `caution`: it is no merit but a risk, said
    wherever it is run, after what speaks for the action.
    """

    name: str
    measure: Measure
    least: float = 1.0
    deed: bool = False
    names: bool = False
    caution: bool = False
    holds: Callable[[Turn], bool] = lambda _: True


def gained(measure: Measure) -> Callable[[Turn], bool]:
    """Is there more of it than before the turn?"""
    return lambda turn: measure(turn) > measure(turn._replace(state=turn.before, events=()))


def still(measure: Measure, turn: Turn) -> float:
    """The most that one action more of the turn may bring of this besides."""
    later = (measure(after) for _, after in acted_each(turn))
    return max(later, default=measure(turn)) - measure(turn)


def sentence(game: Game, reason: str, seat: int) -> Line:
    """The sentence that gives a reason for what the seat does, to it or to whoever looks on.

    It may vary by who plays together.
    """
    sides = {name: game.options[name] for name in SIDES if name in game.options}
    return line(f"{game.name}-because-{reason}", you=You([seat]), **sides)


def stands_out(
    reason: Reason, own: float, others: Sequence[float], beside: Sequence[float] = ()
) -> bool:
    """Is there so much more of it than with one `beside`, and than with most, or with none more?

    `beside`: of the `others` those that are told of as well, if any; so whichever has as much is
    said to have it, and what all of them have tells nothing. What an action does is said even
    then, if most others do not do it; what it risks is always said.
    """
    if reason.caution:
        return own > 0
    more = [own - other for other in others]
    if not more or (reason.deed and own <= 0):
        return False
    most = 2 * sum(one >= reason.least for one in more) >= len(more)
    if any(own - other >= reason.least for other in beside or others):
        return most or min(more) >= 0
    return most and reason.deed
