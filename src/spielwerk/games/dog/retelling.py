"""What the match itself tells of Dog: a part of a seven taken back, and the end."""

from collections.abc import Iterator

from spielwerk.core.news import Told
from spielwerk.games.dog.position import men_of, returns_of
from spielwerk.games.dog.records import DogEvent, Over, TakenBack
from spielwerk.games.dog.state import NO_TEAM, State


def taken_back(s: State, seat: int) -> Iterator[Told[DogEvent]]:
    """§M5: a part of a seven was taken back; the men stand as they stood before it."""
    yield Told(TakenBack(seat, men_of(s)))


def over(s: State) -> Over:
    """The end: a team is home, or the guard has ended it."""
    return Over(returns_of(s), "guard" if s.winner == NO_TEAM else "goal")
