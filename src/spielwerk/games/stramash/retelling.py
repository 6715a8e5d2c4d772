"""What the match itself tells of Stramash: a part of a seven taken back, and the end."""

from collections.abc import Iterator

from spielwerk.core.news import Told
from spielwerk.games.stramash.position import laddies_of, returns_of
from spielwerk.games.stramash.records import Over, StramashEvent, TakenBack
from spielwerk.games.stramash.state import NOBODY_YET, State


def taken_back(s: State, seat: int) -> Iterator[Told[StramashEvent]]:
    """§M3: the first part of a seven was taken back; the laddies stand as before it."""
    yield Told(TakenBack(seat, laddies_of(s)))


def over(s: State) -> Over:
    """The end: a side is home, or the guard has ended it."""
    return Over(returns_of(s), "guard" if s.winner == NOBODY_YET else "castle")
