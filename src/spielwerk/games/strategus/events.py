"""What happens in Strategus, told to those who may know it.

This file says who learns what: read every change of it against the rulebook. A card that is placed
is told to nobody but its seat, not even that one was placed (§S2); a fight shows both cards to
everybody (§M4); at the end both armies lie open.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from spielwerk.core.match import copied
from spielwerk.core.seats import CHANCE
from spielwerk.core.telling import Told
from spielwerk.games.strategus import moves, rules
from spielwerk.games.strategus.board import SEATS, name
from spielwerk.games.strategus.cards import CODES, NOTHING
from spielwerk.games.strategus.placing import is_ready
from spielwerk.games.strategus.position import pieces_of
from spielwerk.games.strategus.state import (
    APPLE_TAKEN,
    BOTH_STUCK,
    GUARD,
    OVER,
    PLAY,
    QUIET,
    STUCK,
    State,
    is_own,
    other,
)

ENDINGS = {
    APPLE_TAKEN: "apple",
    STUCK: "stuck",
    BOTH_STUCK: "both_stuck",
    QUIET: "quiet",
    GUARD: "guard",
}


def events(before: State, seat: int, action: int) -> list[Told]:
    """What happens when `seat` (or CHANCE) carries out a legal action."""
    s = copied(before)
    rules.take(s, seat, action)
    if before.phase == PLAY:
        told = [fought_told(s) if s.last_attacker != NOTHING else moved_told(s)]
    else:
        told = list(setup_told(s, seat, action))
    if s.phase == OVER:
        told.append(over_told(s))
    return told


def recalled(told: Sequence[Mapping[str, Any]], seat: int | None) -> int:
    """§M5: where the events begin that one who comes back is told: its own latest action.

    A spectator is told the latest action only; once the game is over, everything may be told.
    """
    if told and told[-1]["event"] == "over":
        return 0
    for number in range(len(told) - 1, -1, -1):
        event = told[number]
        if event["event"] in ("moved", "fought") and seat in (None, event["seat"]):
            return number
    return 0


def setup_told(s: State, seat: int, action: int) -> Iterator[Told]:
    """§S2, S3: a card is placed, a seat is ready, play begins."""
    if seat != CHANCE:
        at, piece = name(moves.target_of(action)), CODES[moves.kind_placed(action)]
        yield Told({"event": "placed", "seat": seat, "at": at, "piece": piece}, only=seat)
        if is_ready(s, seat):
            yield Told({"event": "ready", "seat": seat})
    if s.phase in (PLAY, OVER):
        yield Told({"event": "first", "seat": s.turn})


def moved_told(s: State) -> Told:
    """§M1: a card moves, face down."""
    return Told({"event": "moved", "seat": s.last_seat, **way(s)})


def fought_told(s: State) -> Told:
    """§M4: both cards are shown, and who is left."""
    kinds = {"attacker": CODES[s.last_attacker], "defender": CODES[s.last_defender]}
    return Told({"event": "fought", "seat": s.last_seat, **way(s), **kinds, "won": won(s)})


def way(s: State) -> dict[str, str]:
    return {"from": name(moves.origin_of(s.last_move)), "to": name(moves.target_of(s.last_move))}


def won(s: State) -> int | None:
    """The seat whose card is left after the fight; None if both are removed."""
    card = s.board[moves.target_of(s.last_move)]
    for seat in (s.last_seat, other(s.last_seat)):
        if is_own(card, seat):
            return seat
    return None


def over_told(s: State) -> Told:
    """§E: the end; both armies are shown."""
    result = [rules.returns(s, seat) for seat in range(SEATS)]
    shown = [pieces_of(s, seat) for seat in range(SEATS)]
    how = ENDINGS[s.ended]
    return Told({"event": "over", "returns": result, "reason": how, "pieces": shown})
