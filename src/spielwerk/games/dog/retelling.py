"""What the match itself tells of Dog: a part of a seven taken back, and the end."""

from collections.abc import Iterator

from spielwerk.core.news import Told
from spielwerk.games.dog import rules
from spielwerk.games.dog.board import SEATS
from spielwerk.games.dog.position import men_of
from spielwerk.games.dog.records import DogEvent, Over, TakenBack
from spielwerk.games.dog.state import NO_TEAM, State


def taken_back(s: State, seat: int) -> Iterator[Told[DogEvent]]:
    """§M5: a part of a seven was taken back; the men stand as they stood before it."""
    yield Told(TakenBack(seat, men_of(s)))


def over(s: State) -> Over:
    returns = [rules.returns(s, seat) for seat in range(SEATS)]
    return Over(returns, "guard" if s.winner == NO_TEAM else "goal")
