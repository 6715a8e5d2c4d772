"""The moments of a match that mattered to somebody, few enough to be told."""

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from spielwerk.bots.review import Outline

MOMENTS = 5


class Moment(NamedTuple):
    """What one did in a row, a seat or chance: the steps from `begin` on and before `end`.

    `before` and `after`: the chance to win of `seat`, to whom it mattered. Of its steps `step` is
    the one to be looked at.
    """

    begin: int
    end: int
    step: int
    who: int | str
    seat: int
    before: float
    after: float


def moments(outline: Outline, seat: int | None = None) -> list[Moment]:
    """The moments that mattered most to a seat (None: to whoever they mattered to), in order.

    What changed the chances matters, and where a seat could have done better. What one does in a
    row is one moment: nothing is told twice.
    """
    seats = range(len(outline.curve[0])) if seat is None else (seat,)
    found = [moment_of(outline, begin, end, seats) for begin, end in rows(outline)]
    found.sort(key=lambda moment: -weight(outline, moment))
    return sorted(found[:MOMENTS])


def rows(outline: Outline) -> list[tuple[int, int]]:
    """The steps that one makes in a row, a seat or chance."""
    numbered = enumerate(who for who, _ in outline.steps)
    grouped = [[step for step, _ in row] for _, row in groupby(numbered, lambda one: one[1])]
    return [(row[0], row[-1] + 1) for row in grouped]


def moment_of(outline: Outline, begin: int, end: int, seats: Sequence[int]) -> Moment:
    """These steps, as they mattered to the one of these seats to whom they mattered most."""
    who = outline.steps[begin][0]
    before, after = outline.curve[begin], outline.curve[end]
    seat = max(seats, key=lambda one: abs(after[one] - before[one]))
    if who in seats and doubt(outline, begin, end) >= abs(after[seat] - before[seat]):
        seat = int(who)
    step = max(range(begin, end), key=lambda one: outline.doubts.get(one, 0.0))
    return Moment(begin, end, step, who, seat, before[seat], after[seat])


def weight(outline: Outline, moment: Moment) -> float:
    """How much it mattered: by so much the chances changed, or would have been better."""
    own = moment.who == moment.seat
    missed = doubt(outline, moment.begin, moment.end) if own else 0.0
    return max(abs(moment.after - moment.before), missed)


def doubt(outline: Outline, begin: int, end: int) -> float:
    """How much better something else looked at one of these steps."""
    return max(outline.doubts.get(step, 0.0) for step in range(begin, end))
