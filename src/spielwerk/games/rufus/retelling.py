"""What the match itself tells of Rufus: a step taken back, and the end."""

from collections.abc import Iterator

import msgspec

from spielwerk.core.news import Told
from spielwerk.games.rufus.observation import observe
from spielwerk.games.rufus.records import Ending, Over, RufusEvent, TakenBack
from spielwerk.games.rufus.state import ALONE, GUARD, PRIZES_TAKEN, State

ENDINGS: dict[int, Ending] = {PRIZES_TAKEN: "prizes", ALONE: "alone", GUARD: "guard"}


def taken_back(s: State, seat: int) -> Iterator[Told[RufusEvent]]:
    """§T1: a part of a turn was taken back; all stands as before, as each viewer sees it."""
    seats = tuple(range(s.seats))
    yield Told(standing(s, seat, None), but=seats)
    for one in seats:
        yield Told(standing(s, seat, one), only=(one,))


def standing(s: State, seat: int, viewer: int | None) -> TakenBack:
    told = {**observe(s, viewer), "event": "taken_back", "seat": seat}
    return msgspec.convert(told, TakenBack)


def over(s: State) -> Over:
    """§E: the end; all cards are shown."""
    told = {**observe(s, None), "event": "over", "reason": ENDINGS[s.ended]}
    return msgspec.convert(told, Over)
