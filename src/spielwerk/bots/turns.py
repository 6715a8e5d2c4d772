"""What a seat does in its turn, tried out: what it is told of it, and how it stands then."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from spielwerk.core import Game
from spielwerk.core.documents import Document
from spielwerk.core.news import copied
from spielwerk.core.records import document
from spielwerk.core.seats import CHANCE


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


def legal(game: Game, state: object, seat: int) -> list[int]:
    """What a seat can do; nothing if it need not act."""
    rules = game.rules
    if rules.to_act(state) == CHANCE or not rules.acts(state, seat):
        return []
    buffer = [0] * game.moves.MAX_ACTIONS
    return buffer[: rules.fill_actions(state, seat, buffer)]
