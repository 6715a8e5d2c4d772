"""What a bot remembers of the cards on the table: which have moved, run, shown their face.

No card carries a number: who wants to know where it came from must have followed it with his eyes.
`recall` does so backwards, from where the cards lie now through everything that was told, newest
first, so that a match begun from any position is remembered as far as there is something to
remember. Squares are names, as in the events.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from spielwerk.core.documents import Document
from spielwerk.games.strategus.board import SQUARES, in_zone, is_step, name
from spielwerk.games.strategus.cards import (
    ELEPHANT,
    FOX,
    GRIZZLY,
    HARE,
    KINDS,
    MOUSE,
    RHINO,
    TRAP,
    can_walk,
    kind_named,
)

NUMBER_OF = {name(at): at for at in SQUARES}

ANY = frozenset(KINDS)
ANIMALS = frozenset(kind for kind in KINDS if can_walk(kind))
STRONG = frozenset((1, 2, 3))
MIDDLE = frozenset((4, 5, 6))
WEAK = frozenset((7, FOX, HARE, MOUSE))

IMPRESSION = {ELEPHANT: 4, GRIZZLY: 3, RHINO: 2, TRAP: 3, MOUSE: 2}
"""How many times longer than others' a face is remembered. A trap lies where it was seen."""


@dataclass(slots=True)
class Trace:
    """A card followed with the eyes. Times are in turns of the one who remembers, 0 just now."""

    owner: int
    origin: str
    """The square where it was when it was first seen."""
    face: int | None = None
    """The kind that it showed in its latest fight, if it was in one."""
    faced: int = 0
    """When that was."""
    moved: int | None = None
    """When it moved last, if it did."""
    ran: int | None = None
    """When it last went further than one square, if it did."""


@dataclass(frozen=True)
class Fading:
    """How a bot forgets, like a person who is not quite with it.

    A face is remembered exactly for `span` own turns, that of an elephant, grizzly, rhino, mouse
    or trap some times longer (IMPRESSION); then, as long again, only whether it was strong (1-3),
    middling (4-6) or weak; then not at all. Every fight shows the face anew. That a card has moved
    or run is remembered for `span` turns after it did so last. What everybody sees is never
    forgotten: which cards are lost, and that a card out of its own four rows has moved.
    """

    span: int

    def keeps(self, turns: int | None, times: int = 1) -> bool:
        """Is what happened so many turns ago still known?"""
        return turns is not None and turns <= self.span * times


def recall(observation: Document, events: Sequence[Document]) -> dict[str, Trace]:
    """Every card on the table, both sides', with all that was seen of it; by square."""
    pieces: Sequence[Mapping[str, str]] = observation["pieces"]
    now = {at: Trace(owner, at) for owner, side in enumerate(pieces) for at in side}
    before, turns = dict(now), 0
    for event in reversed(events):
        if event["event"] == "moved":
            step_back(before, event, turns)
        elif event["event"] == "fought":
            look_back(before, event, turns)
        elif event["event"] == "first":
            break
        turns += event.get("seat") == observation["seat"]
    return now


def step_back(before: dict[str, Trace], event: Document, turns: int) -> None:
    """Follow a card that moved back to where it came from. It may have been lost since."""
    trace = before.pop(event["to"], None)
    if trace is None:
        return
    origin = event["from"]
    before[origin] = trace
    if trace.moved is None:
        trace.moved = turns
    if trace.ran is None and not is_step(NUMBER_OF[origin], NUMBER_OF[trace.origin]):
        trace.ran = turns
    trace.origin = origin


def look_back(before: dict[str, Trace], event: Document, turns: int) -> None:
    """Remember the face of who is left after a fight; an attacker came from elsewhere."""
    attacked = event["won"] == event["seat"]
    trace = before.get(event["to"])
    if trace is None or event["won"] is None:
        return
    if trace.face is None:
        trace.face = kind_named(event["attacker" if attacked else "defender"])
        trace.faced = turns
    if attacked:
        step_back(before, event, turns)


def possible_kinds(at: str, trace: Trace, fading: Fading | None) -> frozenset[int]:
    """What a card can be, by all that is still known of it (`fading` None: all)."""
    if trace.face is not None:
        known = kinds_remembered(trace.face, trace.faced, fading)
        if known is not ANY:
            return known
    if trace.ran is not None and (fading is None or fading.keeps(trace.ran)):
        return frozenset((HARE,))
    moved = trace.moved is not None and (fading is None or fading.keeps(trace.moved))
    if moved or not in_zone(trace.owner, NUMBER_OF[at]):
        return ANIMALS
    return ANY


def kinds_remembered(face: int, turns: int, fading: Fading | None) -> frozenset[int]:
    """What is left of a face seen so many turns ago: exact, rough, nothing."""
    times = IMPRESSION.get(face, 1)
    if fading is None or fading.keeps(turns, times):
        return frozenset((face,))
    if fading.keeps(turns, 2 * times):
        return next((rough for rough in (STRONG, MIDDLE, WEAK) if face in rough), ANY)
    return ANY
