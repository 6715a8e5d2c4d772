"""What the match itself tells of Strategus: the end; and what a late comer is told again."""

from collections.abc import Sequence
from typing import Any

from spielwerk.games.strategus.board import SEATS
from spielwerk.games.strategus.position import pieces_of, returns_of
from spielwerk.games.strategus.records import Ending, Fought, Moved, Over
from spielwerk.games.strategus.state import APPLE_TAKEN, BOTH_STUCK, GUARD, QUIET, STUCK, State

ENDINGS: dict[int, Ending] = {
    APPLE_TAKEN: "apple",
    STUCK: "stuck",
    BOTH_STUCK: "both_stuck",
    QUIET: "quiet",
    GUARD: "guard",
}


def over(s: State) -> Over:
    """§E: the end; both armies are shown."""
    return Over(returns_of(s), ENDINGS[s.ended], [pieces_of(s, seat) for seat in range(SEATS)])


def recalled(told: Sequence[Any], seat: int | None) -> int:
    """§M5: where the events begin that one who comes back is told: its own latest action.

    A spectator is told the latest action only; once the game is over, everything may be told.
    """
    if told and isinstance(told[-1], Over):
        return 0
    for number in range(len(told) - 1, -1, -1):
        event = told[number]
        if isinstance(event, (Moved, Fought)) and seat in (None, event.seat):
            return number
    return 0
